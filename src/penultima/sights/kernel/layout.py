"""Two records: what is kept of a game beside its state, and what holds for all games of an environment."""

from enum import IntEnum
from typing import Annotated, Any, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import KINDS
from penultima.rules.moves import SEATS
from penultima.rules.record import LAYOUTS, Int, dtype_of

Wide = NDArray[np.int64]
Float = NDArray[np.float32]
Bytes = NDArray[np.int8]
Bits = NDArray[np.uint64]


class Stage(IntEnum):
    """Why a seat is asked, in the order in which seats are asked after every move."""

    OWING = 0
    """It owes UNO: it may say so before anybody notices."""
    NOTICING = 1
    """Somebody else owes UNO: it may catch."""
    JUMPING = 2
    """It holds a card identical to the face-up one, and the house allows to jump in."""
    ASKED = 3
    """The rules ask it."""


class Seating:
    """What is kept of one game beside its state."""

    game: Int
    """Its number, the last word of every key."""
    deals: Int
    """Rounds dealt so far, the last word but one of the next key."""
    rounds: Int
    """Rounds of this episode that are over."""
    steps: Int
    """Decisions of this round."""
    acted: Int
    """Decisions that came from outside in this episode."""
    learner: Int
    """The seat whose decisions come from outside, -1: all seats."""
    stage: Int
    place: Int
    """How far round the table the stage has come."""
    actor: Int
    """Whose decision it is, -1: nobody's, the round is over."""
    over: Int
    """The episode is over."""
    before: Int
    """The color in force before the last lay."""
    missed: Int
    """Colors that seats did not follow, four bits for each seat."""
    reshuffles: Int
    counted: Int
    """Cards of the discard pile that `discards` has counted, since so many reshuffles."""
    low: Annotated[np.uint64, np.uint64]
    high: Annotated[np.uint64, np.uint64]
    """The actor's legal actions, one bit each: 64 and the rest."""
    scores: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    sizes: Annotated[NDArray[np.int8], np.int8, (SEATS,)]
    """How many cards each seat held after the last move."""
    discards: Annotated[NDArray[np.int8], np.int8, (KINDS + 7,)]
    """How many of each kind lie on the discard pile."""


class Setup:
    """What holds for all games of an environment."""

    players: Int
    reward: Int
    match: Int
    """Rounds are played until a match is won."""
    kind: Int
    """What a match is played for (MatchKind)."""
    target: Int
    next_dealer: Int
    limit: Int
    """Decisions after which a round is given up."""
    onward: Int
    """Ends and new rounds are not shown: the next episode, or round, begins at once."""


Seatings = NewType("Seatings", NDArray[np.void])
Setups = NewType("Setups", NDArray[np.void])

SEATING = LAYOUTS[Seatings] = dtype_of(Seating)
SETUP = LAYOUTS[Setups] = dtype_of(Setup)
_plain: dict[Any, Any] = {Wide: np.dtype(np.int64), Float: np.dtype(np.float32)}
LAYOUTS.update(_plain)
