"""A round of the game as one flat record of about 1.4 kB."""

from enum import IntEnum
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import DECK_SIZE, KINDS
from penultima.rules.moves import SEATS
from penultima.rules.record import LAYOUTS, Int, Small, Table, dtype_of
from penultima.rules.settings import ROUND_SETTINGS

NOBODY = -1


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


class RulesInForce:
    """The settings of the round; no move writes them."""

    special: Small
    direction: Small
    first_action: Small
    first_draw_four: Small
    forced_draw: Small
    free_draw: Small
    wild_guilt: Small
    bluff: Small
    uno: Small
    uno_due: Small
    uno_until: Small
    uno_penalty: Small
    scary_gives: Small
    scary_round: Small
    battle: Small
    battle_next: Small
    last_draw: Small
    two_player_reverse: Small
    hand: Small
    stacking: Small
    jump_in: Small
    sevens_zeros: Small
    draw: Small
    forced_play: Small


class State:
    """Everything there is to know of a round. Scalars are 64 bits wide so that compiled and plain Python agree."""

    rules: RulesInForce
    spare: Annotated[NDArray[np.int8], np.int8, (8,)]
    players: Int
    dealer: Int
    key: Annotated[NDArray[np.uint32], np.uint32, (8,)]
    reshuffles: Int

    phase: Int
    asked: Int
    direction: Int
    color: Int
    hyper: Int
    winner: Int
    empty: Int
    """Empty draws in a row."""
    circles: Int
    """Reshuffles since a hand last changed."""
    owes: Int
    """Seats that owe UNO, one bit each."""

    drawn: Int
    must: Int

    layer: Int
    """The seat whose lay is being carried out."""
    touched: Int
    """Seats whose hand this lay has changed, one bit each."""
    said: Int
    """The layer said UNO in the same breath."""
    breath: Int
    """The seat whose very next move may still be UNO."""
    guilty: Int
    give: Int
    to: Int
    shares: Int
    foe: Int
    hidden: Int
    pending: Int
    """Cards that a stack of draw cards stands at."""

    draw_size: Int
    discard_size: Int
    shown_size: Int
    sizes: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    held: Annotated[NDArray[np.uint64], np.uint64, (SEATS,)]
    """The kinds in each hand."""
    hands: Annotated[NDArray[np.int8], np.int8, (SEATS, KINDS)]
    """How many of each kind are in each hand."""
    draw: Annotated[NDArray[np.int8], np.int8, (DECK_SIZE,)]
    discard: Annotated[NDArray[np.int8], np.int8, (DECK_SIZE,)]
    shown: Annotated[NDArray[np.int8], np.int8, (DECK_SIZE,)]
    """Cards set aside in a battle."""


STATE = LAYOUTS[Table] = dtype_of(State)
STATE_BYTES = STATE.itemsize

if tuple(RulesInForce.__annotations__) != tuple(setting.name for setting in ROUND_SETTINGS):
    raise AssertionError("the rules part of the state must list the round's settings in their order")


# An array over bytes of its own: NumPy takes many times as long to make, or to copy, an array of records by itself.
def new_table(games: int = 1) -> Table:
    """Room for so many games, all zero."""
    return np.ndarray(games, STATE, bytearray(games * STATE_BYTES))


def same_table(table: Table) -> Table:
    """The same games again."""
    return np.ndarray(len(table), STATE, bytearray(table.tobytes()))
