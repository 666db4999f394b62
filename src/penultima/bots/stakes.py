"""What the end of a round is worth to a seat, from its view: the round itself, or what it does for the match.

How that is found is in `bots/kernel/stakes.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.search import STAKES
from penultima.bots.kernel.stakes import match_stakes
from penultima.rules.moves import SEATS
from penultima.rules.settings import MatchKind

if TYPE_CHECKING:
    from penultima.game.view import View

Curve = NDArray[np.float64]


def stakes_of(view: View) -> Curve:
    """What the end of the round is worth to the view's seat, as `bots/kernel/search.py` reads it."""
    if view.scores is None:
        return round_stakes()
    return stakes_for(view.rules["match"], view.rules["target"], view.scores, view.seat or 0)


def round_stakes() -> Curve:
    """Winning the round is all."""
    return stakes_for(MatchKind.ROUND)


@lru_cache(maxsize=256)
def stakes_for(kind: int, target: int = 0, scores: tuple[int, ...] = (), seat: int = 0) -> Curve:
    """The stakes of a seat in a match of this kind with these scores."""
    room, stakes = np.zeros(SEATS, np.int64), np.zeros(STAKES)
    room[: len(scores)] = scores
    match_stakes(kind, target, len(scores), seat, room, stakes)
    return stakes
