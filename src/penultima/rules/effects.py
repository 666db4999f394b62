"""What a laid card does to the next player: Draw Two, Reverse, Skip, Draw Four and its challenge."""

from penultima.rules import specials
from penultima.rules.calls import duties_arise
from penultima.rules.cards import COLOR_OF, DRAW_FOUR, FACE_OF, SPECIAL, Face
from penultima.rules.events import DrawReason, EventCode, EventLog, emit, emit_card
from penultima.rules.piles import ask, begin_turn, draw_cards, next_seat, top_card
from penultima.rules.settings import Bluff, TwoPlayerReverse
from penultima.rules.stacking import burden, stacks
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, inlined, rare


@compiled
def reverse(state: State, log: EventLog) -> None:
    """The direction of play turns round. (G1)"""
    state.direction = -state.direction
    emit(log, EventCode.REVERSED, NOBODY, state.direction)


@compiled
def skip(state: State, seat: int, log: EventLog) -> int:
    """A seat loses its turn; the one after it is next. (H1, X1)"""
    emit(log, EventCode.SKIPPED, seat, NOBODY)
    return next_seat(state, seat)


@compiled
def reverse_skips(state: State) -> bool:
    """Between two players a Reverse acts as a Skip. (G2, Q9)"""
    return state.players == 2 and state.rules.two_player_reverse == TwoPlayerReverse.SKIP


@inlined
def colored_card(state: State, kind: int, log: EventLog) -> None:
    """A colored card does what its face says, and one loss of turn is enough. (F1 G1 H1, Q72 Q73)"""
    face = FACE_OF[kind]
    loses = specials.hurries(state, COLOR_OF[kind]) or face == Face.SKIP or face == Face.DRAW_TWO
    if face == Face.REVERSE:
        reverse(state, log)
        loses = loses or reverse_skips(state)
    seat = next_seat(state, state.laid_by)
    if face == Face.DRAW_TWO:
        if stacks(state):
            ask(state, Phase.CHALLENGE, seat)
            return
        draw_cards(state, seat, 2, DrawReason.TWO, log)
    if loses:
        seat = skip(state, seat, log)
    begin_turn(state, seat)


@compiled
def draw_four(state: State, log: EventLog) -> None:
    """The next player draws four, or doubts it, or stacks. (J1 J11 J15, X14 X30)"""
    victim = next_seat(state, state.laid_by)
    if state.rules.bluff == Bluff.REFUSED and not stacks(state):
        suffer(state, victim, 0, log)
    else:
        ask(state, Phase.CHALLENGE, victim)


@compiled
def take_burden(state: State, seat: int, more: int, log: EventLog) -> None:
    """A seat draws what the face-up card, or the stack, demands."""
    n = burden(state) + more
    state.guilty = 0
    state.pending = 0
    draw_cards(state, seat, n, DrawReason.FOUR if top_card(state) == DRAW_FOUR else DrawReason.TWO, log)


@compiled
def suffer(state: State, victim: int, more: int, log: EventLog) -> None:
    """The victim draws and loses the turn. (J1 J19 J23, X33)"""
    take_burden(state, victim, more, log)
    begin_turn(state, skip(state, victim, log))


@rare
def challenge(state: State, seat: int, log: EventLog) -> None:
    """The hand is shown to the challenger; the guilty draws, or a vain challenger, 2 more. (J16 J17 J19 J24, X34)"""
    accused = state.laid_by
    emit(log, EventCode.CHALLENGED, seat, accused)
    emit(log, EventCode.SHOWN, accused, seat)
    for kind in range(SPECIAL + 1):
        for _ in range(state.hands[accused, kind]):
            emit_card(log, kind)
    if state.guilty == 0:
        emit(log, EventCode.INNOCENT, accused, NOBODY)
        suffer(state, seat, 2, log)
        return
    emit(log, EventCode.GUILTY, accused, NOBODY)
    take_burden(state, accused, 0, log)
    begin_turn(state, seat)


@compiled
def colorless_card(state: State, log: EventLog) -> None:
    """The color is named and duties have arisen: the next turn, or a Draw Four to answer."""
    if top_card(state) == DRAW_FOUR:
        draw_four(state, log)
        return
    seat = specials.next_turn(state)
    state.foe = NOBODY
    begin_turn(state, seat)


@compiled
def name_color(state: State, seat: int, color: int, log: EventLog) -> None:
    """A color is named, for a card just laid or for one turned up at the start. (I1 I5 I6 I9, Q5)"""
    state.color = color
    emit(log, EventCode.NAMED, seat, color)
    if state.laid_by == NOBODY:
        begin_turn(state, seat)
        return
    specials.color_named(state, color, log)
    duties_arise(state, log)
    colorless_card(state, log)


@compiled
def still_drawn(state: State, kind: int, log: EventLog) -> None:
    """A Draw Two or Draw Four as last card is still drawn by the next player. (M5 M6)"""
    if FACE_OF[kind] == Face.DRAW_TWO or kind == DRAW_FOUR:
        take_burden(state, next_seat(state, state.winner), 0, log)
