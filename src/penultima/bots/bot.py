"""The bots there are, by name."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING, Protocol

from penultima.bots.skills import LEVELS, NAMED, TRAINED, skill
from penultima.errors import RulesError

if TYPE_CHECKING:
    from penultima.game.move import Move
    from penultima.game.view import View

BOTS = (*NAMED, TRAINED)
BUDGET = re.compile(r"search:([1-9][0-9]{0,7})(ms)?")
PLAYER = r"""(?:[^,"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+"""


class Bot(Protocol):
    """A player. It is asked when it must decide, and whenever it may speak out of turn."""

    def choose(self, view: View) -> Move | None:
        """The move it makes, one of `view.legal_moves()`; out of turn `None` is silence."""


def asked_seat(view: View) -> int:
    """The seat that a bot is asked for."""
    if view.seat is None or view.over:
        raise RulesError("nothing is asked of a spectator, nor after the end of a round")
    return view.seat


def is_program(name: str) -> bool:
    """Is it a command to run?"""
    return name.startswith(("run:", "run["))


def is_bot(name: str) -> bool:
    """Is there a bot of this name?"""
    return name in BOTS or BUDGET.fullmatch(name) is not None


def check_bot(name: str) -> None:
    """Refuse a name that no bot has; whether a program runs is seen when it is run."""
    if not is_bot(name) and not is_program(name):
        there = ", ".join((*BOTS, "search:400", "search:20ms"))
        text = f"there is no bot {name!r}; there are {there}, and run:COMMAND for a program"
        raise RulesError(text, "unknown-bot", name=name, there=there)


def bot(name: str, seed: int | str = 0, *, strict: bool = False) -> Bot:
    """The bot of this name; the same seed and the same view give the same move for ever (`trained`: on the same kind of
    processor, for it adds up fractions).

    `search:400` plays 400 rounds out for each decision, `search:20ms` thinks for 20 milliseconds (and is the only one
    that the machine's speed changes). `run:COMMAND` is a program of its own (docs/bots.md); if it fails, a strict bot
    raises BotError, another lets `careful` decide.
    """
    check_bot(name)
    if is_program(name):
        from penultima.bots.program import program_bot  # noqa: PLC0415 (few tables have a program)

        return program_bot(name, seed, strict)
    if name == TRAINED:
        from penultima.bots.network import trained_bot  # noqa: PLC0415 (few tables have one either)

        return trained_bot()
    from penultima.bots.thinking import MindBot, SearchBot, searches  # noqa: PLC0415 (names need no engine)

    if found := BUDGET.fullmatch(name):
        number, clock = int(found[1]), found[2] is not None
        if clock:
            return SearchBot(skill("search", seed), number)
        return SearchBot(skill("search", seed, number))
    return (SearchBot if searches(name) else MindBot)(skill(name, seed))


def split_players(text: str) -> list[str]:
    """Bots named with commas between them. A comma inside quotes, or behind a backslash, belongs to the name."""
    players = [player.strip() for player in re.findall(PLAYER, text, re.DOTALL)]
    if not all(players) or not re.fullmatch(f"{PLAYER}(?:,{PLAYER})*", text, re.DOTALL):
        raise RulesError(f"{text!r} is no list of players", "players-list", text=text)
    return [_unquoted(player) for player in players]


def _unquoted(name: str) -> str:
    """A name in quotes as a whole; quotes inside a command are the command's own."""
    words = shlex.split(name) if name[0] in "\"'" else []
    return words[0] if len(words) == 1 else name


__all__ = ["BOTS", "LEVELS", "Bot", "bot", "check_bot", "is_bot", "is_program", "split_players"]
