"""UNO: who owes it, who may say it, who may be caught, and until when."""

from penultima.rules.events import DrawReason, EventCode, EventLog, emit
from penultima.rules.piles import draw_cards, owe_no_uno
from penultima.rules.settings import Uno, UnoDue, UnoUntil
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, inlined, rare


@compiled
def calls_are_open(state: State) -> bool:
    """UNO is said and caught while a turn, a drawn card or a Draw Four waits, never during a special. (X13)"""
    return state.phase == Phase.TURN or state.phase == Phase.DRAWN or state.phase == Phase.CHALLENGE


@compiled
def owes(state: State, seat: int) -> bool:
    """Does the seat owe UNO?"""
    return (state.owes >> seat) & 1 == 1


@compiled
def one_card_left(state: State, seat: int, log: EventLog) -> None:
    """A lay has left this seat with one card: UNO is due, unless it was said with the lay. (L1 L2, X11 X12)"""
    if state.rules.uno == Uno.AUTOMATIC:
        emit(log, EventCode.SAID_UNO, seat, NOBODY)
    elif seat != state.laid_by or state.uno_said == 0:
        state.owes |= 1 << seat


@inlined
def duties_arise(state: State, log: EventLog) -> None:
    """After a lay's whole effect, whoever it left with exactly one card owes UNO. (L1 L2, Q33, X8)"""
    if state.rules.uno_due == UnoDue.LAYER:
        if state.sizes[state.laid_by] == 1:
            one_card_left(state, state.laid_by, log)
        return
    for seat in range(state.players):
        if (state.touched >> seat) & 1 == 1 and state.sizes[seat] == 1:
            one_card_left(state, seat, log)


@compiled
def turn_begins(state: State, seat: int) -> None:
    """The seat on turn lays or draws: windows that last until a turn begins, or until one's own, close. (L3 L6, X10)"""
    if state.owes == 0:
        return
    if state.rules.uno_until == UnoUntil.BEGINS:
        state.owes = 0
    elif state.rules.uno_until == UnoUntil.OWN_TURN:
        owe_no_uno(state, seat)


@compiled
def turn_played(state: State) -> None:
    """Whether to lay is decided: windows that last until a turn has been played close. (L4 L5, X10)"""
    if state.owes != 0 and state.rules.uno_until == UnoUntil.PLAYED:
        state.owes = 0


@compiled
def say_uno(state: State, seat: int, log: EventLog) -> None:
    """UNO! While the lay is still being carried out it counts for what is to come. (X11)"""
    if calls_are_open(state):
        owe_no_uno(state, seat)
    else:
        state.uno_said = 1
    emit(log, EventCode.SAID_UNO, seat, NOBODY)


@rare
def catch(state: State, seat: int, whom: int, log: EventLog) -> None:
    """Somebody forgot: the caught seat draws two. (L3)"""
    owe_no_uno(state, whom)
    emit(log, EventCode.CAUGHT, seat, whom)
    touched = state.touched
    draw_cards(state, whom, int(state.rules.uno_penalty), DrawReason.UNO, log)
    state.touched = touched
