"""Why a move is refused: the most helpful reason, for a person or a program."""

from penultima.rules import specials
from penultima.rules.calls import calls_are_open
from penultima.rules.cards import EMPTY, KINDS, has
from penultima.rules.legal import asked_acts, legal_acts, legal_cards
from penultima.rules.matching import matching
from penultima.rules.moves import ANY_SEAT, CATCH, CHALLENGE, CHOOSE, DRAW, KEEP, MOVES, NONE, UNO, contains
from penultima.rules.piles import can_draw
from penultima.rules.reasons import Reason
from penultima.rules.settings import OffOn, Uno
from penultima.rules.stacking import stacks
from penultima.rules.state import Phase, State
from penultima.runtime import compiled


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
        return Reason.MUST_PLAY if can_draw(state) else Reason.NOTHING_TO_DRAW
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
    if phase == Phase.COLOR:
        return Reason.NAME_A_COLOR
    if phase == Phase.CHALLENGE:
        return why_not_this_stack(state, seat, move)
    if CHOOSE <= move < UNO and (asked_acts(state) & ANY_SEAT) != EMPTY:
        return Reason.NOT_YOURSELF if move - CHOOSE == seat else Reason.NO_SUCH_SEAT
    return specials.why_not(state, seat, move)
