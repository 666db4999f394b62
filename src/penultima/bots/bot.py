"""The bots there are, by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

from penultima.bots.skills import LEVELS, NAMED, skill
from penultima.errors import RulesError

if TYPE_CHECKING:
    from penultima.game.move import Move
    from penultima.game.view import View

BOTS = tuple(NAMED)
BUDGET = re.compile(r"search:([1-9][0-9]{0,7})(ms)?")


class Bot(Protocol):
    """A player. It is asked when it must decide, and whenever it may speak out of turn."""

    def choose(self, view: View) -> Move | None:
        """The move it makes, one of `view.legal_moves()`; out of turn `None` is silence."""


def is_bot(name: str) -> bool:
    """Is there a bot of this name?"""
    return name in NAMED or BUDGET.fullmatch(name) is not None


def check_bot(name: str) -> None:
    """Refuse a name that no bot has."""
    if not is_bot(name):
        there = ", ".join(BOTS)
        text = f"there is no bot {name!r}; there are {there}, and search:400 or search:20ms"
        raise RulesError(text, "unknown-bot", name=name, there=there)


def bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of this name; the same seed and the same view give the same move for ever.

    `search:400` plays 400 rounds out for each decision, `search:20ms` thinks for 20 milliseconds (and is the only one
    that the machine's speed changes).
    """
    check_bot(name)
    from penultima.bots.thinking import MindBot, SearchBot, searches  # noqa: PLC0415 (naming bots must not load the engine)

    if found := BUDGET.fullmatch(name):
        number, clock = int(found[1]), found[2] is not None
        if clock:
            return SearchBot(skill("search", seed), number)
        return SearchBot(skill("search", seed, number))
    return (SearchBot if searches(name) else MindBot)(skill(name, seed))


__all__ = ["BOTS", "LEVELS", "Bot", "bot", "check_bot", "is_bot"]
