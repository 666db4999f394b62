"""A round of the game as one flat record of about 1.4 kB."""

from enum import IntEnum
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import DECK_SIZE, KINDS
from penultima.rules.moves import SEATS
from penultima.rules.record import CardOrNone, ColorOrNone, Count, Flag, Int, Seat, Seats, States, dtype_of, kinds_of
from penultima.rules.settings import ROUND_SETTINGS, RulesInForce
from penultima.runtime import LAYOUTS

NOBODY = -1
RULES_ROOM = 32
"""Bytes of a state for its settings."""


class Phase(IntEnum):
    """What is being asked, of exactly one seat."""

    TURN = 0
    DRAWN = 1
    COLOR = 2
    CHALLENGE = 3
    GIVE_COLOR = 4
    GIVE_CARD = 5
    SHARE = 6
    FOE = 7
    FIGHT = 8
    SWAP = 9
    OVER = 10


LAYING = (Phase.TURN, Phase.DRAWN, Phase.CHALLENGE)
"""Phases in which a card that is chosen is laid; in the others it is given away or fought with."""


class State:
    """Everything there is to know of a round. Scalars are 64 bits wide so that compiled and plain Python agree.

    The layout has no padding of its own and unused cells are zero, so equal rounds have equal bytes.
    A renamed field needs a line in `OLD_NAMES`: states that servers have stored are read by field name.
    """

    rules: RulesInForce
    """The settings of this round."""
    padding: Annotated[NDArray[np.int8], np.int8, (RULES_ROOM - len(ROUND_SETTINGS),)]
    """Always zero: room for further settings, so that a new one moves nothing of what follows."""
    players: Int
    """How many seats play."""
    dealer: Seat
    """The seat that dealt."""
    key: Annotated[NDArray[np.uint32], np.uint32, (8,)]
    """The 256-bit key of all chance in this round."""
    reshuffles: Count
    """How often the discard pile has become the draw pile; the number of the next reshuffle's stream."""

    phase: Int
    """What is being asked (`Phase`)."""
    asked: Seat
    """The seat that is asked, `NOBODY` when the round is over."""
    direction: Int
    """The direction of play: 1 to the left, -1 to the right."""
    color: ColorOrNone
    """The color in force, named ones included; `NO_COLOR` while a turned-up wild waits for its color."""
    hyper: ColorOrNone
    """The hyper color, or `NO_COLOR`."""
    winner: Seat
    """The seat that went out, or `NOBODY`."""
    empty_draws: Count
    """Draws in a row that found no card; as many as players block the round."""
    stale_reshuffles: Count
    """Reshuffles for draws by seats that could lay nothing, since a hand last changed otherwise or somebody could."""
    owes: Seats
    """Seats that owe UNO, one bit each."""

    drawn: CardOrNone
    """The card that the asked seat has just drawn and may lay, or `NO_CARD`."""
    must_lay: Flag
    """1 if the drawn card may not be kept."""

    laid_by: Seat
    """The seat whose lay is being carried out, or `NOBODY` between lays."""
    touched: Seats
    """Seats whose hand this lay has changed, one bit each."""
    uno_said: Flag
    """1 if UNO was said for this lay before it was carried out."""
    may_add_uno: Seat
    """The seat whose very next move may still add UNO to the lay it has just made, or `NOBODY`."""
    guilty: Flag
    """1 if the Draw Four being answered was a bluff."""
    giving: ColorOrNone
    """Scary: the color being given away, or `NO_COLOR`."""
    recipient: Seat
    """Scary: the seat that gets the next card, or `NOBODY`."""
    shares: Count
    """Blowhole: cards still to be shared out."""
    foe: Seat
    """Battle: the seat that was challenged, or `NOBODY`."""
    hidden: CardOrNone
    """Battle: the card that the challenger has chosen and nobody has seen yet, or `NO_CARD`."""
    pending: Count
    """Stacking: the cards that the stack of draw cards adds up to."""

    draw_size: Int
    """Cards in the draw pile."""
    discard_size: Int
    """Cards in the discard pile."""
    shown_size: Int
    """Battle: cards set aside by ties."""
    sizes: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """How many cards each seat holds."""
    held: Annotated[NDArray[np.uint64], np.uint64, (SEATS,)]
    """The kinds in each hand, one bit each."""
    hands: Annotated[NDArray[np.int8], np.int8, (SEATS, KINDS)]
    """How many of each kind are in each hand."""
    draw: Annotated[NDArray[np.int8], np.int8, (DECK_SIZE,)]
    """The draw pile, its top last."""
    discard: Annotated[NDArray[np.int8], np.int8, (DECK_SIZE,)]
    """The discard pile, the face-up card last."""
    shown: Annotated[NDArray[np.int8], np.int8, (DECK_SIZE,)]
    """Battle: cards set aside by ties, in the order they were shown."""


OLD_NAMES = {
    "spare": "padding",
    "empty": "empty_draws",
    "circles": "stale_reshuffles",
    "must": "must_lay",
    "layer": "laid_by",
    "said": "uno_said",
    "breath": "may_add_uno",
    "give": "giving",
    "to": "recipient",
}
"""What fields of `State` were called before, and are called now."""


STATE = LAYOUTS[States] = dtype_of(State)
if taken := OLD_NAMES.keys() & {*(STATE.names or ()), *(STATE["rules"].names or ())}:
    raise AssertionError(f"{taken} had another meaning in stored states; choose other names")
STATE_BYTES = STATE.itemsize
FIELD_KINDS = kinds_of(State)
"""What each number of a state stands for."""


# An array over bytes of its own: NumPy takes many times as long to make, or to copy, an array of records by itself.
def new_states(count: int = 1) -> States:
    """Room for so many states, all zero."""
    return np.ndarray(count, STATE, bytearray(count * STATE_BYTES))


def copy_states(states: States) -> States:
    """The same states again, in memory of their own."""
    return np.ndarray(len(states), STATE, bytearray(states.tobytes()))
