"""What the end of a round is worth to a seat: the round itself, or what it does for the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from penultima.bots.minds.search import STAKES, STEPS

if TYPE_CHECKING:
    from penultima.game.view import View


def round_stakes() -> NDArray[np.float64]:
    """Winning is all."""
    stakes = np.zeros(STAKES)
    stakes[:STEPS] = 1.0
    return stakes


def stakes_of(view: View) -> NDArray[np.float64]:
    """Seats are told from this one on round the table."""
    return round_stakes()
