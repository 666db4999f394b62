"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from penultima.bots.first import FirstBot
from penultima.bots.random import RandomBot
from penultima.errors import RulesError

if TYPE_CHECKING:
    from penultima.game.move import Move
    from penultima.game.view import View


class Bot(Protocol):
    """A player. It is asked when it must decide, and when it owes UNO; out of turn anything but `uno` means silence."""

    def choose(self, view: View) -> Move:
        """The move it makes, one of `view.legal_moves()`."""


BOTS: dict[str, Callable[[int | str], Bot]] = {"random": RandomBot, "first": FirstBot}


def bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of this name; the same seed and the same view give the same move for ever."""
    if name not in BOTS:
        raise RulesError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
