"""Whose decision it is: those who may speak unasked come first, and after every move all may speak again.

First whoever owes UNO, then whoever could catch him, then whoever could jump in, then the seat that the rules ask: the
same order as in rounds between bots.
"""

from penultima.rules.calls import calls_are_open, owes
from penultima.rules.cards import EMPTY
from penultima.rules.legal import asked_acts, asked_cards, calls, jump_cards
from penultima.rules.record import compiled, hot
from penultima.rules.settings import OffOn
from penultima.rules.state import NOBODY, Phase, State
from penultima.sights.kernel.actions import first_actions, other_actions, seen_from
from penultima.sights.kernel.layout import Seating, Stage


@hot
def ask_anew(seating: Seating) -> None:
    """Something has happened: everybody may speak again."""
    seating.stage = Stage.OWING
    seating.place = 0


@hot
def pass_by(seating: Seating) -> None:
    """The actor kept silent: whoever comes after it."""
    seating.place += 1


@compiled
def next_caller(state: State, seating: Seating) -> bool:
    """The next who owes UNO, or could catch; is there one?"""
    while seating.stage <= Stage.NOTICING:
        owing = seating.stage == Stage.OWING
        while seating.place < state.players:
            if owes(state, seating.place) == owing and calls(state, seating.place) != EMPTY:
                seating.actor = seating.place
                return True
            seating.place += 1
        seating.stage += 1
        seating.place = 0
    return False


@compiled
def next_jumper(state: State, seating: Seating) -> bool:
    """The next seat after the asked one that could jump in; is there one?"""
    while seating.place < state.players - 1:
        seat = (state.asked + state.direction * (seating.place + 1) + state.players) % state.players
        if jump_cards(state, seat) != EMPTY:
            seating.actor = seat
            return True
        seating.place += 1
    return False


@hot
def find_actor(state: State, seating: Seating) -> None:
    """Go on round the table to the next seat that has a choice."""
    if seating.stage <= Stage.NOTICING:
        if state.owes != 0 and calls_are_open(state) and next_caller(state, seating):
            return
        seating.stage = Stage.JUMPING
        seating.place = 0
    if seating.stage == Stage.JUMPING:
        if state.rules.jump_in == OffOn.ON and state.phase == Phase.TURN and next_jumper(state, seating):
            return
        seating.stage = Stage.ASKED
    seating.actor = state.asked


@hot
def note_choices(state: State, seating: Seating) -> None:
    """Write down what the actor may do."""
    seat = seating.actor
    cards, acts = EMPTY, EMPTY
    if seat == NOBODY:
        seating.low = EMPTY
        seating.high = EMPTY
        return
    if seating.stage == Stage.ASKED:
        cards, acts = asked_cards(state), asked_acts(state)
        if state.breath == seat:
            acts |= calls(state, seat)
    elif seating.stage == Stage.JUMPING:
        cards = jump_cards(state, seat)
    else:
        acts = calls(state, seat)
    acts = seen_from(acts, seat, state.players, state.direction)
    seating.low = first_actions(cards, acts)
    seating.high = other_actions(acts, seating.stage != Stage.ASKED)
