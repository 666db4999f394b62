"""House rule: a seven swaps two hands, a zero passes all hands on."""

from penultima.rules.cards import FACE_OF, KINDS
from penultima.rules.events import Happening, Log, tell
from penultima.rules.record import compiled, wide
from penultima.rules.settings import OffOn
from penultima.rules.state import NOBODY, State
from penultima.rules.table import after


@compiled
def is_seven(state: State, kind: int) -> bool:
    """Does the card swap two hands? (X39)"""
    return state.rules.sevens_zeros == OffOn.ON and FACE_OF[kind] == 7


@compiled
def is_zero(state: State, kind: int) -> bool:
    """Does the card pass all hands on? (X40)"""
    return state.rules.sevens_zeros == OffOn.ON and FACE_OF[kind] == 0


@compiled
def trade(state: State, one: int, other: int) -> None:
    """Two hands change places; changed hands owe no UNO. (X41)"""
    for kind in range(KINDS):
        cards = wide(state.hands[one, kind])
        state.hands[one, kind] = state.hands[other, kind]
        state.hands[other, kind] = cards
    held, size = state.held[one], state.sizes[one]
    state.held[one] = state.held[other]
    state.sizes[one] = state.sizes[other]
    state.held[other] = held
    state.sizes[other] = size
    both = (1 << one) | (1 << other)
    state.touched |= both
    state.circles = 0
    state.owes &= ~both


@compiled
def swap(state: State, seat: int, other: int, log: Log) -> None:
    """The player of a seven swaps hands with the seat he chose. (X39)"""
    trade(state, seat, other)
    tell(log, Happening.SWAPPED, seat, other)


@compiled
def pass_on(state: State, log: Log) -> None:
    """Every hand goes to the next seat in the direction of play. (X40)"""
    seat = state.layer
    for _ in range(state.players - 1):
        seat = after(state, seat)
        trade(state, state.layer, seat)
    tell(log, Happening.ROTATED, NOBODY, state.direction)
