"""What may be laid on the discard pile, and when a Draw Four is a bluff."""

from penultima.rules.cards import COLORLESS, DRAW_FOUR, DRAW_FOURS, EMPTY, NO_COLOR, SAME_COLOR, SAME_FACE, has
from penultima.rules.piles import top_card
from penultima.rules.record import Kinds
from penultima.rules.settings import Bluff, YesNo
from penultima.rules.state import State
from penultima.runtime import compiled, inlined


@inlined
def matching(state: State) -> Kinds:
    """All kinds that fit: the color in force, the number or symbol on top, anything colorless. (E1 E3 E4 I3 I8 J26)"""
    return SAME_COLOR[state.color] | SAME_FACE[top_card(state)] | COLORLESS


@compiled
def is_bluff(state: State, seat: int, draw_fours: int) -> bool:
    """Does the hand, with so many Draw Fours left in it, prove a Draw Four guilty? (J2 J3 J21 J22, X15)"""
    held = state.held[seat]
    if state.color != NO_COLOR and (held & SAME_COLOR[state.color]) != EMPTY:
        return True
    if state.rules.wild_guilt == YesNo.NO:
        return False
    return draw_fours > 0 or (held & COLORLESS & ~DRAW_FOURS) != EMPTY


@compiled
def would_be_bluff(state: State, seat: int) -> bool:
    """Would a Draw Four laid from this hand be a bluff?"""
    return is_bluff(state, seat, state.hands[seat, DRAW_FOUR] - 1)


@compiled
def was_bluff(state: State, seat: int) -> bool:
    """Was the Draw Four that just left this hand a bluff?"""
    return is_bluff(state, seat, int(state.hands[seat, DRAW_FOUR]))


@inlined
def playable(state: State, seat: int) -> Kinds:
    """The kinds in a hand that may be laid."""
    kinds = state.held[seat] & matching(state)
    if state.rules.bluff == Bluff.REFUSED and has(kinds, DRAW_FOUR) and would_be_bluff(state, seat):
        kinds &= ~DRAW_FOURS
    return kinds


@compiled
def must_draw(state: State, seat: int) -> bool:
    """Is there nothing to lay, an innocent Draw Four included? (E8 E9 E17, X16)"""
    kinds = playable(state, seat)
    if (kinds & ~DRAW_FOURS) != EMPTY:
        return False
    return kinds == EMPTY or would_be_bluff(state, seat)
