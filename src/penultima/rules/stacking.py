"""House rule: draw cards may be stacked, and the last victim draws the sum."""

from penultima.rules.cards import DRAW_FOUR, DRAW_FOURS, DRAW_TWOS, EMPTY, FACE_OF, Face, has
from penultima.rules.matching import would_be_bluff
from penultima.rules.piles import top_card
from penultima.rules.record import Kinds
from penultima.rules.settings import Bluff, Stacking
from penultima.rules.state import State
from penultima.runtime import compiled, inlined


@compiled
def stacks(state: State) -> bool:
    """Is the house rule played?"""
    return state.rules.stacking != Stacking.OFF


@inlined
def pile_up(state: State, kind: int) -> None:
    """A draw card that is laid adds to the sum. (X30)"""
    if stacks(state):
        if kind == DRAW_FOUR:
            state.pending += 4
        elif FACE_OF[kind] == Face.DRAW_TWO:
            state.pending += 2


@compiled
def burden(state: State) -> int:
    """What the victim of the face-up card must draw. (F1 J1, X33)"""
    if stacks(state):
        return state.pending
    return 4 if top_card(state) == DRAW_FOUR else 2


@compiled
def stackable(state: State, seat: int) -> Kinds:
    """The cards with which a victim may pass the sum on. (X31)"""
    if not stacks(state):
        return EMPTY
    kinds = DRAW_TWOS | DRAW_FOURS
    if state.rules.stacking == Stacking.SAME:
        kinds = DRAW_FOURS if top_card(state) == DRAW_FOUR else DRAW_TWOS
    kinds &= state.held[seat]
    if state.rules.bluff == Bluff.REFUSED and has(kinds, DRAW_FOUR) and would_be_bluff(state, seat):
        kinds &= ~DRAW_FOURS
    return kinds
