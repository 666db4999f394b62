"""How a seat plays: its policy, how attentive it is, and how it weighs cards."""

from enum import IntEnum, auto
from typing import Annotated, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.rules.record import LAYOUTS, Int, dtype_of


class Policy(IntEnum):
    """How a seat decides."""

    RANDOM = 0
    """Any playable card; a baseline."""
    FIRST = 1
    """The first playable card in kind order; a baseline."""
    HABIT = 2
    """As people play who do not think ahead: stays on the color, wilds as soon as they fit."""
    CAREFUL = 3
    """Weighs each card."""
    SEARCH = 4
    """Plays the round out many times before it decides."""


class Weight(IntEnum):
    """What counts when cards are weighed, in hundredths of whatever a point of preference is."""

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
    DOUBT = auto()
    """Challenging, from 0 (always) to 100 (never): how sure it must be that the color was held."""
    FIGHT = auto()
    """The lowest number worth a battle that need not be fought."""


WEIGHTS = len(Weight)


class Skill:
    """One seat's way of playing. Chances are in thousandths."""

    policy: Int
    seed: Int
    forgets: Int
    """The chance to forget UNO."""
    notices: Int
    """The chance to notice that somebody forgot it."""
    slips: Int
    """The chance to play by habit."""
    playouts: Int
    """How many rounds a searching seat plays out for one decision."""
    weights: Annotated[NDArray[np.int64], np.int64, (2 * WEIGHTS,)]
    """For two players, then for more."""


Skills = NewType("Skills", NDArray[np.void])
"""An array of ways to play, one for each seat."""

SKILL = LAYOUTS[Skills] = dtype_of(Skill)
