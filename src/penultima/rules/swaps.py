"""House rule: a seven swaps two hands, a zero passes all hands on."""

from penultima.rules.cards import FACE_OF, KINDS
from penultima.rules.events import EventCode, EventLog, emit
from penultima.rules.piles import ask, next_seat
from penultima.rules.record import widened
from penultima.rules.settings import OffOn
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, rare


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
        cards = widened(state.hands[one, kind])
        state.hands[one, kind] = state.hands[other, kind]
        state.hands[other, kind] = cards
    held, size = state.held[one], state.sizes[one]
    state.held[one] = state.held[other]
    state.sizes[one] = state.sizes[other]
    state.held[other] = held
    state.sizes[other] = size
    both = (1 << one) | (1 << other)
    state.touched |= both
    state.stale_reshuffles = 0
    state.owes &= ~both


@compiled
def swap(state: State, seat: int, other: int, log: EventLog) -> None:
    """The player of a seven swaps hands with the seat he chose. (X39)"""
    trade(state, seat, other)
    emit(log, EventCode.SWAPPED, seat, other)


@compiled
def pass_on(state: State, log: EventLog) -> None:
    """Every hand goes to the next seat in the direction of play. (X40)"""
    seat = state.laid_by
    for _ in range(state.players - 1):
        seat = next_seat(state, seat)
        trade(state, state.laid_by, seat)
    emit(log, EventCode.ROTATED, NOBODY, state.direction)


@rare
def begin(state: State, seat: int, kind: int, log: EventLog) -> bool:
    """A zero passes hands on, a seven asks whose hand shall be swapped: is something asked? (X39 X40)"""
    if is_seven(state, kind):
        state.may_add_uno = seat
        ask(state, Phase.SWAP, seat)
        return True
    if is_zero(state, kind):
        pass_on(state, log)
    return False
