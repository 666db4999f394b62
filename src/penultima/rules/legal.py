"""What a seat may do now, as a set of kinds and a set of other moves; and why not."""

import numpy as np

from penultima.rules.calls import calls_are_open, owes
from penultima.rules.cards import COLORED, COLORS, DRAW_FOUR, EMPTY, KINDS, SAME_COLOR, SPECIAL, has, only
from penultima.rules.matching import matching, must_draw, playable
from penultima.rules.moves import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    CHOOSE,
    DRAW,
    KEEP,
    MOVES,
    NAME,
    NONE,
    UNO,
    act,
    contains,
)
from penultima.rules.reasons import Reason
from penultima.rules.record import Kinds, compiled, hot
from penultima.rules.settings import Bluff, Fight, Gives, OffOn, Uno
from penultima.rules.stacking import stackable, stacks
from penultima.rules.state import Phase, State
from penultima.rules.table import top_card

ANY_COLOR = np.uint64(sum(1 << (NAME + color - DRAW) for color in range(COLORS)))


@compiled
def gift_colors(state: State, seat: int) -> Kinds:
    """The colors a Scary player may give: those held, those or none, or any. (K1 K2 K3)"""
    if state.rules.scary_gives == Gives.ANY:
        return ANY_COLOR
    acts = EMPTY
    for color in range(COLORS):
        if (state.held[seat] & SAME_COLOR[color]) != EMPTY:
            acts |= act(NAME + color)
    if state.rules.scary_gives == Gives.HELD_OR_NONE:
        acts |= act(NONE)
    return acts


@compiled
def opponents(state: State, seat: int) -> Kinds:
    """Any seat but one's own. (K13 K16, Q66)"""
    acts = EMPTY
    for other in range(state.players):
        if other != seat:
            acts |= act(CHOOSE + other)
    return acts


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


@hot
def asked_cards(state: State) -> Kinds:
    """The cards the asked seat may choose."""
    seat = state.asked
    phase = state.phase
    if phase == Phase.TURN:
        return playable(state, seat)
    if phase == Phase.DRAWN:
        return only(state.drawn)
    if phase == Phase.GIVE_CARD:
        return state.held[seat] & SAME_COLOR[state.give]
    if phase == Phase.FIGHT:
        return state.held[seat]
    if phase == Phase.CHALLENGE:
        return stackable(state, seat)
    return EMPTY


@hot
def asked_acts(state: State) -> Kinds:
    """The other moves the asked seat may make, calls apart."""
    phase = state.phase
    if phase == Phase.TURN:
        return act(DRAW) if state.rules.forced_play == OffOn.OFF or must_draw(state, state.asked) else EMPTY
    if phase == Phase.DRAWN:
        return EMPTY if state.must == 1 else act(KEEP)
    if phase == Phase.COLOR:
        return ANY_COLOR
    if phase == Phase.CHALLENGE:
        return act(ACCEPT) | act(CHALLENGE) if can_doubt(state) else act(ACCEPT)
    if phase == Phase.GIVE_COLOR:
        return gift_colors(state, state.asked)
    if phase == Phase.SHARE or phase == Phase.SWAP:
        return opponents(state, state.asked)
    if phase == Phase.FOE:
        acts = opponents(state, state.asked)
        return acts | act(NONE) if state.rules.battle == Fight.MAY else acts
    return EMPTY


@compiled
def calls(state: State, seat: int) -> Kinds:
    """Saying UNO and catching, on turn or not. (X11 X13)"""
    if state.breath == seat and state.rules.uno == Uno.SAID:
        return act(UNO)
    acts = EMPTY
    if state.owes == 0 or not calls_are_open(state):
        return acts
    for other in range(state.players):
        if owes(state, other):
            acts |= act(UNO) if other == seat else act(CATCH + other)
    return acts


@compiled
def legal_cards(state: State, seat: int) -> Kinds:
    """The cards a seat may choose now."""
    return asked_cards(state) if seat == state.asked else jump_cards(state, seat)


@compiled
def legal_acts(state: State, seat: int) -> Kinds:
    """The other moves a seat may make now."""
    if seat < 0 or seat >= state.players:
        return EMPTY
    acts = calls(state, seat)
    return acts | asked_acts(state) if seat == state.asked else acts


@compiled
def why_not(state: State, seat: int, move: int) -> Reason:
    """The reason why a move is refused, or FINE."""
    if seat < 0 or seat >= state.players:
        return Reason.NO_SUCH_SEAT
    if move < 0 or move >= MOVES:
        return Reason.NO_SUCH_MOVE
    if contains(legal_cards(state, seat), legal_acts(state, seat), move):
        return Reason.FINE
    if state.phase == Phase.OVER:
        return Reason.ROUND_OVER
    if move >= UNO:
        return why_no_call(state, seat, move)
    if seat != state.asked:
        jumping = move < KINDS and state.rules.jump_in == OffOn.ON and state.phase == Phase.TURN
        return Reason.NOT_IDENTICAL if jumping else Reason.NOT_YOUR_TURN
    if state.phase == Phase.TURN:
        return why_not_on_turn(state, seat, move)
    if state.phase == Phase.DRAWN:
        return why_not_after_drawing(move)
    return why_not_this_answer(state, seat, move)


@compiled
def why_no_call(state: State, seat: int, move: int) -> Reason:
    """A call is refused: at another time, nothing owed, or nobody there."""
    if move >= CATCH:
        whom = move - CATCH
        if whom >= state.players:
            return Reason.NO_SUCH_SEAT
        if whom == seat:
            return Reason.NOT_YOURSELF
    if state.rules.uno == Uno.AUTOMATIC:
        return Reason.UNO_IS_AUTOMATIC
    if not calls_are_open(state) and state.owes != 0:
        return Reason.CALL_LATER
    return Reason.UNO_NOT_OWED if move == UNO else Reason.NOTHING_TO_CATCH


@compiled
def why_not_asked(move: int) -> Reason:
    """The move answers a question that nobody asked."""
    if move == KEEP:
        return Reason.NOTHING_DRAWN
    if move < NONE:
        return Reason.NO_COLOR_ASKED
    if move == NONE:
        return Reason.NOTHING_TO_DECLINE
    if move < CHOOSE:
        return Reason.NO_DRAW_FOUR
    return Reason.NO_SEAT_ASKED


@compiled
def why_not_on_turn(state: State, seat: int, move: int) -> Reason:
    """On turn one lays a card that matches, or draws."""
    if move == DRAW:
        return Reason.MUST_PLAY
    if move >= KINDS:
        return why_not_asked(move)
    if not has(state.held[seat], move):
        return Reason.NOT_IN_HAND
    return Reason.WOULD_BE_BLUFF if has(matching(state), move) else Reason.NO_MATCH


@compiled
def why_not_after_drawing(move: int) -> Reason:
    """After drawing one lays that card or keeps it."""
    if move < KINDS:
        return Reason.ONLY_THE_DRAWN_CARD
    if move == DRAW:
        return Reason.ALREADY_DRAWN
    if move == KEEP:
        return Reason.MUST_LAY_IT
    return why_not_asked(move)


@compiled
def why_not_this_stack(state: State, seat: int, move: int) -> Reason:
    """A draw card waits for its answer and this is none."""
    if move == CHALLENGE:
        return Reason.NO_DRAW_FOUR
    if move >= KINDS or not stacks(state):
        return Reason.ANSWER_THE_DRAW_FOUR
    if not has(state.held[seat], move):
        return Reason.NOT_IN_HAND
    return Reason.CANNOT_STACK


@compiled
def why_not_this_answer(state: State, seat: int, move: int) -> Reason:
    """A question is open and this is no answer to it."""
    phase = state.phase
    chosen = move - CHOOSE if move >= CHOOSE else -1
    if phase == Phase.COLOR:
        return Reason.NAME_A_COLOR
    if phase == Phase.CHALLENGE:
        return why_not_this_stack(state, seat, move)
    if phase == Phase.GIVE_COLOR:
        if NAME <= move < NONE:
            return Reason.COLOR_NOT_HELD
        return Reason.MUST_GIVE if move == NONE else Reason.CHOOSE_A_COLOR_TO_GIVE
    if phase == Phase.GIVE_CARD:
        if move <= SPECIAL:
            return Reason.NOT_THAT_COLOR if has(state.held[seat], move) else Reason.NOT_IN_HAND
        return Reason.GIVE_A_CARD
    if phase == Phase.FIGHT:
        return Reason.NOT_IN_HAND if move <= SPECIAL else Reason.CHOOSE_A_CARD_TO_SHOW
    if chosen >= 0:
        return Reason.NOT_YOURSELF if chosen == seat else Reason.NO_SUCH_SEAT
    if phase == Phase.SHARE:
        return Reason.CHOOSE_WHO_GETS_IT
    if phase == Phase.SWAP:
        return Reason.CHOOSE_WHO_SWAPS
    return Reason.MUST_FIGHT if move == NONE else Reason.CHOOSE_A_FOE
