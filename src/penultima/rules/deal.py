"""Setting up a round: the deck, the hands, the first card and who starts."""

from penultima.rules import specials
from penultima.rules.cards import (
    COLOR_OF,
    DECK,
    DECK_SIZE,
    DECK_SIZES,
    DRAW_FOUR,
    FACE_OF,
    KINDS,
    NO_CARD,
    NO_COLOR,
    WILD,
    Face,
    is_number,
)
from penultima.rules.chance import DEAL, RETURN, below, shuffle
from penultima.rules.effects import reverse, skip
from penultima.rules.events import DrawReason, EventCode, EventLog, emit, emit_card, emit_with_card
from penultima.rules.moves import SEATS
from penultima.rules.piles import add_to_hand, ask, begin_turn, discard, draw_cards, next_seat, take_top
from penultima.rules.settings import FirstAction, FirstDrawFour
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, rare


@compiled
def clear(state: State) -> None:
    """An empty table: nothing dealt, nobody asked."""
    state.reshuffles = 0
    state.direction = int(state.rules.direction)
    state.color = NO_COLOR
    state.winner = NOBODY
    state.empty_draws = 0
    state.stale_reshuffles = 0
    state.owes = 0
    state.drawn = NO_CARD
    state.must_lay = 0
    state.laid_by = NOBODY
    state.touched = 0
    state.uno_said = 0
    state.may_add_uno = NOBODY
    state.guilty = 0
    state.pending = 0
    state.draw_size = 0
    state.discard_size = 0
    specials.clear(state)
    for seat in range(SEATS):
        state.sizes[seat] = 0
        state.held[seat] = 0
        for kind in range(KINDS):
            state.hands[seat, kind] = 0
    for i in range(DECK_SIZE):
        state.draw[i] = 0
        state.discard[i] = 0


@compiled
def stack_deck(state: State) -> None:
    """The whole deck in kind order as draw pile: 108 cards, or 112 with the special. (A1 A14, Q8)"""
    n = DECK_SIZES[int(state.rules.special)]
    for i in range(n):
        state.draw[i] = DECK[i]
    state.draw_size = n


@compiled
def shuffle_deck(state: State) -> None:
    """The deck is shuffled. (C5)"""
    shuffle(state.key, DEAL, state.draw, state.draw_size)


@compiled
def deal_hands(state: State, log: EventLog) -> None:
    """One card at a time, from the dealer's neighbor in the first direction. (C5 C8, X6)"""
    hand, top = int(state.rules.hand), state.draw_size - 1
    seat = state.dealer
    for place in range(state.players):
        seat = next_seat(state, seat)
        emit(log, EventCode.DEALT, seat, NOBODY)
        for i in range(hand):
            kind = int(state.draw[top - i * state.players - place])
            add_to_hand(state, seat, kind)
            emit_card(log, kind)
    for i in range(hand * state.players):
        state.draw[top - i] = 0
    state.draw_size -= hand * state.players


@rare
def put_back(state: State, returns: int, log: EventLog) -> None:
    """A turned-up Draw Four goes back into the pile, at a random place or in the middle. (J8 J9, Q6)"""
    state.discard_size -= 1
    state.discard[state.discard_size] = 0
    emit_with_card(log, EventCode.RETURNED, NOBODY, NOBODY, DRAW_FOUR)
    n = state.draw_size
    place = n // 2
    if state.rules.first_draw_four == FirstDrawFour.ANYWHERE:
        place = below(state.key, RETURN, returns, n + 1)
    for i in range(n, place, -1):
        state.draw[i] = state.draw[i - 1]
    state.draw[place] = DRAW_FOUR
    state.draw_size = n + 1


@compiled
def turn_up(state: State, log: EventLog) -> int:
    """The first face-up card: never a Draw Four; where actions are ignored, the first number. (C10 C12 J8, Q7)"""
    returns = 0
    while True:
        kind = take_top(state, log)
        discard(state, kind)
        emit_with_card(log, EventCode.TURNED, NOBODY, NOBODY, kind)
        if state.rules.first_action == FirstAction.IGNORED:
            if is_number(kind):
                return kind
        elif kind == DRAW_FOUR:
            put_back(state, returns, log)
            returns += 1
        else:
            return kind


@compiled
def start(state: State, kind: int, log: EventLog) -> None:
    """The first card acts on the first player. (D1 D2 F3 G4 H3 I5 K9 K15 K28, Q4 Q5, X6)"""
    face = FACE_OF[kind]
    seat = next_seat(state, state.dealer)
    state.color = COLOR_OF[kind]
    if face == Face.REVERSE:
        reverse(state, log)
        seat = state.dealer
    elif face == Face.DRAW_TWO:
        draw_cards(state, seat, 2, DrawReason.TWO, log)
        seat = skip(state, seat, log)
    elif face == Face.SKIP:
        seat = skip(state, seat, log)
    emit(log, EventCode.STARTS, seat, state.direction)
    begin_turn(state, seat)
    if kind >= WILD:
        ask(state, Phase.COLOR, seat)


@compiled
def deal_out(state: State, log: EventLog) -> None:
    """From a made pile to the first turn."""
    deal_hands(state, log)
    start(state, turn_up(state, log), log)


@compiled
def deal(state: State, log: EventLog) -> None:
    """A whole new round with the key, the seats and the dealer already set."""
    clear(state)
    stack_deck(state)
    shuffle_deck(state)
    deal_out(state, log)
