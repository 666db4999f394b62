"""How a seat plays: its policy, how attentive it is, and what counts for it when it compares cards."""

from enum import IntEnum, auto
from typing import Annotated, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.rules.record import Int, dtype_of
from penultima.runtime import LAYOUTS


class Weight(IntEnum):
    """What counts when cards are compared. The unit is arbitrary: only sums are compared with each other."""

    COLOR_LEFT = 0
    """For each kind of the same color that stays in the hand."""
    FACE_LEFT = auto()
    """For each card of the same number or symbol that stays."""
    SWITCH = auto()
    """The color in force changes."""
    SWITCH_THREAT = auto()
    """… for each step of danger that the next seat is in going out."""
    COLORS = auto()
    """For each color that stays in the hand."""
    NUMBER = auto()
    """For each point of a number card."""
    SKIP = auto()
    REVERSE = auto()
    DRAW_TWO = auto()
    WILD = auto()
    DRAW_FOUR = auto()
    SPECIAL = auto()
    ACTION_LATE = auto()
    """A colored action card, for each card that the hand is shorter than five."""
    SKIP_THREAT = auto()
    """… for each step of danger."""
    REVERSE_THREAT = auto()
    """… for each step that the next seat is more dangerous than the one before."""
    DRAW_TWO_THREAT = auto()
    WILD_THREAT = auto()
    DRAW_FOUR_THREAT = auto()
    SPECIAL_THREAT = auto()
    WILD_LATE = auto()
    """A colorless card, for each card that the hand is shorter than five."""
    SPARE = auto()
    """A colorless card, when another one stays."""
    HURRY = auto()
    """A colorless card, for each step of the greatest danger at the table."""
    BLUFF = auto()
    """A Draw Four that would be a bluff."""
    LAST_WILD = auto()
    """A colorless card is all that stays."""
    LONELY = auto()
    """Nothing of the color in force stays in the hand."""
    DRAW = auto()
    """Drawing although something fits."""
    KEEP = auto()
    """Keeping a drawn card that fits."""
    NAME_HELD = auto()
    """Naming a color, for each kind of it in the hand."""
    NAME_UNSEEN = auto()
    """… for each card of it that may be in other hands."""
    NAME_AGAIN = auto()
    """Naming the color that was in force, for each step of danger."""
    CHALLENGE = auto()
    """Challenging, from 0 (always) to 100 (never): how sure it must be that the color was held."""
    FIGHT = auto()
    """The lowest number worth a battle that need not be fought."""


WEIGHTS = len(Weight)


class Skill:
    """One seat's way of playing. Chances are in thousandths."""

    policy: Int
    """One of `Policy`."""
    seed: Int
    """Where its random numbers come from."""
    forgets: Int
    """The chance to forget UNO."""
    notices: Int
    """The chance to notice that somebody forgot it."""
    slips: Int
    """The chance to decide as a beginner would."""
    playouts: Int
    """How many rounds a searching seat plays out for one decision."""
    infers: Int
    """1 if a searching seat infers from the others' decisions which cards they hold."""
    weights: Annotated[NDArray[np.int64], np.int64, (2 * WEIGHTS,)]
    """For two players, then for more."""


Skills = NewType("Skills", NDArray[np.void])
"""An array of ways to play, one for each seat."""

SKILL = LAYOUTS[Skills] = dtype_of(Skill)
