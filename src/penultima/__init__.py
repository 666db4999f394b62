"""Penultima: the card game of the penultimate card, exact, fast and friendly.

>>> from penultima import Match, Round
>>> round = Round("battle/fr", players=4, seed=7)
>>> events = round.play(round.legal_moves()[-1])

The names below are loaded when they are first used: the server shows its page before the engine is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from penultima.later import loaded_later

if TYPE_CHECKING:
    from penultima.booklets import Rules
    from penultima.errors import IllegalMove, NotationError, PenultimaError, RecordError, RulesError
    from penultima.game import Card, Event, Match, Move, Record, Round, View

__version__ = "0.1.0"

__all__ = [
    "Card",
    "Event",
    "IllegalMove",
    "Match",
    "Move",
    "NotationError",
    "PenultimaError",
    "Record",
    "RecordError",
    "Round",
    "Rules",
    "RulesError",
    "View",
    "__version__",
]

__getattr__ = loaded_later(
    __name__,
    {
        "penultima.booklets": ("Rules",),
        "penultima.errors": ("IllegalMove", "NotationError", "PenultimaError", "RecordError", "RulesError"),
        "penultima.game": ("Card", "Event", "Match", "Move", "Record", "Round", "View"),
    },
)


def __dir__() -> list[str]:
    return __all__
