"""What a seat may do now, as a set of kinds and a set of other moves."""

from penultima.rules import specials
from penultima.rules.calls import calls_are_open, owes
from penultima.rules.cards import COLORED, DRAW_FOUR, EMPTY, only
from penultima.rules.matching import must_draw, playable
from penultima.rules.moves import ACCEPT, ANY_COLOR, CATCH, CHALLENGE, DRAW, KEEP, UNO, move_bit
from penultima.rules.piles import can_draw, top_card
from penultima.rules.record import Acts, Kinds
from penultima.rules.settings import Bluff, OffOn, Uno
from penultima.rules.stacking import stackable
from penultima.rules.state import Phase, State
from penultima.runtime import compiled, inlined


@compiled
def can_doubt(state: State) -> bool:
    """Only a Draw Four can be a bluff, and only where bluffing is allowed. (X14 X30)"""
    return top_card(state) == DRAW_FOUR and state.rules.bluff == Bluff.ALLOWED


@compiled
def jump_cards(state: State, seat: int) -> Kinds:
    """House rule: out of turn, a card identical to the face-up one. (X37)"""
    if state.rules.jump_in == OffOn.OFF or state.phase != Phase.TURN or seat < 0 or seat >= state.players:
        return EMPTY
    return state.held[seat] & only(top_card(state)) & COLORED


@inlined
def asked_cards(state: State) -> Kinds:
    """The cards the asked seat may choose."""
    seat = state.asked
    phase = state.phase
    if phase == Phase.TURN:
        return playable(state, seat)
    if phase == Phase.DRAWN:
        return only(state.drawn)
    if phase == Phase.CHALLENGE:
        return stackable(state, seat)
    return specials.cards_to_choose(state)


@inlined
def may_draw(state: State, seat: int) -> bool:
    """While a card can be drawn, or as a pass if nothing can be laid; who must play if he can, only then. (E14, X43)"""
    if state.rules.forced_play == OffOn.ON and not must_draw(state, seat):
        return False
    return can_draw(state) or playable(state, seat) == EMPTY


@inlined
def asked_acts(state: State) -> Acts:
    """The other moves the asked seat may make, calls apart."""
    phase = state.phase
    if phase == Phase.TURN:
        return move_bit(DRAW) if may_draw(state, state.asked) else EMPTY
    if phase == Phase.DRAWN:
        return EMPTY if state.must_lay == 1 else move_bit(KEEP)
    if phase == Phase.COLOR:
        return ANY_COLOR
    if phase == Phase.CHALLENGE:
        return move_bit(ACCEPT) | move_bit(CHALLENGE) if can_doubt(state) else move_bit(ACCEPT)
    return specials.acts_to_choose(state)


@compiled
def calls(state: State, seat: int) -> Acts:
    """Saying UNO and catching, on turn or not. (X11 X13)"""
    if state.may_add_uno == seat and state.rules.uno == Uno.SAID:
        return move_bit(UNO)
    acts = EMPTY
    if state.owes == 0 or not calls_are_open(state):
        return acts
    for other in range(state.players):
        if owes(state, other):
            acts |= move_bit(UNO) if other == seat else move_bit(CATCH + other)
    return acts


@compiled
def legal_cards(state: State, seat: int) -> Kinds:
    """The cards a seat may choose now."""
    return asked_cards(state) if seat == state.asked else jump_cards(state, seat)


@compiled
def legal_acts(state: State, seat: int) -> Acts:
    """The other moves a seat may make now."""
    if seat < 0 or seat >= state.players:
        return EMPTY
    acts = calls(state, seat)
    return acts | asked_acts(state) if seat == state.asked else acts
