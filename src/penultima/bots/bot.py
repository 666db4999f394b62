"""What a bot is, and how one is made by its name."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING, Protocol

from penultima.bots.registry import find_bot
from penultima.errors import RulesError

if TYPE_CHECKING:
    from penultima.game.move import Move
    from penultima.game.view import View

PLAYER = r"""(?:[^,"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+"""
"""One name in a list of players: commas inside quotes or behind a backslash belong to it."""


class Bot(Protocol):
    """A player. It is asked when it must decide, and whenever it may speak out of turn."""

    def choose(self, view: View) -> Move | None:
        """The move it makes, one of `view.legal_moves()`; out of turn `None` is silence."""


def asked_seat(view: View) -> int:
    """The seat that a bot is asked for; refused for a spectator's view and after the end of a round."""
    if view.seat is None or view.over:
        raise RulesError("nothing is asked of a spectator, nor after the end of a round")
    return view.seat


def bot(name: str, seed: int | str = 0, *, strict: bool = False) -> Bot:
    """The bot of this name; the same seed and the same view give the same move for ever (`trained`: on the same kind of
    processor, for it adds up fractions).

    `search:400` plays 400 rounds out for each decision, `search:20ms` thinks for 20 milliseconds (and is the only one
    that the machine's speed changes). `run:COMMAND` is a program of its own (docs/bots.md); if it fails, a strict bot
    raises BotError, another lets `careful` decide.
    """
    entry = find_bot(name)
    return entry.make(entry, seed, strict)


def split_players(text: str) -> list[str]:
    """Bots named with commas between them. A comma inside quotes, or behind a backslash, belongs to the name."""
    players = [player.strip() for player in re.findall(PLAYER, text, re.DOTALL)]
    if not all(players) or not re.fullmatch(f"{PLAYER}(?:,{PLAYER})*", text, re.DOTALL):
        raise RulesError(f"{text!r} is no list of players", "players-list", text=text)
    return [_unquoted(player) for player in players]


def _unquoted(name: str) -> str:
    """A name that is quoted as a whole, without its quotes; quotes inside a command are the command's own."""
    words = shlex.split(name) if name[0] in "\"'" else []
    return words[0] if len(words) == 1 else name
