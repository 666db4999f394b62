"""Setting up a round: the deck, the hands, the first card and who starts."""

from penultima.rules.cards import (
    COLOR_OF,
    DECK,
    DECK_SIZE,
    DRAW_FOUR,
    FACE_OF,
    KINDS,
    NO_CARD,
    NO_COLOR,
    PLAIN_DECK,
    WILD,
    Face,
    is_number,
)
from penultima.rules.chance import DEAL, RETURN, below, shuffle
from penultima.rules.effects import reverse, skip
from penultima.rules.events import Happening, Log, Why, tell, tell_card, tell_of
from penultima.rules.moves import SEATS
from penultima.rules.record import compiled
from penultima.rules.settings import FirstAction, FirstDrawFour, Special
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.table import after, ask, begin_turn, discard, draw_cards, receive, take_top


@compiled
def clear(state: State) -> None:
    """An empty table: nothing dealt, nobody asked."""
    state.reshuffles = 0
    state.direction = int(state.rules.direction)
    state.color = NO_COLOR
    state.hyper = NO_COLOR
    state.winner = NOBODY
    state.empty = 0
    state.circles = 0
    state.owes = 0
    state.drawn = NO_CARD
    state.must = 0
    state.layer = NOBODY
    state.touched = 0
    state.said = 0
    state.breath = NOBODY
    state.guilty = 0
    state.give = NO_COLOR
    state.to = NOBODY
    state.shares = 0
    state.foe = NOBODY
    state.hidden = NO_CARD
    state.pending = 0
    state.draw_size = 0
    state.discard_size = 0
    state.shown_size = 0
    for seat in range(SEATS):
        state.sizes[seat] = 0
        state.held[seat] = 0
        for kind in range(KINDS):
            state.hands[seat, kind] = 0
    for i in range(DECK_SIZE):
        state.draw[i] = 0
        state.discard[i] = 0
        state.shown[i] = 0


@compiled
def stack_deck(state: State) -> None:
    """The whole deck in kind order as draw pile: 108 cards, or 112 with the special. (A1 A14, Q8)"""
    n = PLAIN_DECK if state.rules.special == Special.NONE else DECK_SIZE
    for i in range(n):
        state.draw[i] = DECK[i]
    state.draw_size = n


@compiled
def shuffle_deck(state: State) -> None:
    """The deck is shuffled. (C5)"""
    shuffle(state.key, DEAL, state.draw, state.draw_size)


@compiled
def deal_hands(state: State, log: Log) -> None:
    """One card at a time, from the dealer's neighbor in the first direction. (C5 C8, X6)"""
    hand, top = int(state.rules.hand), state.draw_size - 1
    seat = state.dealer
    for place in range(state.players):
        seat = after(state, seat)
        tell(log, Happening.DEALT, seat, NOBODY)
        for i in range(hand):
            kind = int(state.draw[top - i * state.players - place])
            receive(state, seat, kind)
            tell_card(log, kind)
    for i in range(hand * state.players):
        state.draw[top - i] = 0
    state.draw_size -= hand * state.players
    state.touched = 0


@compiled
def put_back(state: State, returns: int, log: Log) -> None:
    """A turned-up Draw Four goes back into the pile, at a random place or in the middle. (J8 J9, Q6)"""
    state.discard_size -= 1
    state.discard[state.discard_size] = 0
    tell_of(log, Happening.RETURNED, NOBODY, NOBODY, DRAW_FOUR)
    n = state.draw_size
    place = n // 2
    if state.rules.first_draw_four == FirstDrawFour.ANYWHERE:
        place = below(state.key, RETURN, returns, n + 1)
    for i in range(n, place, -1):
        state.draw[i] = state.draw[i - 1]
    state.draw[place] = DRAW_FOUR
    state.draw_size = n + 1


@compiled
def turn_up(state: State, log: Log) -> int:
    """The first face-up card: never a Draw Four; where actions are ignored, the first number. (C10 C12 J8, Q7)"""
    returns = 0
    while True:
        kind = take_top(state, log)
        discard(state, kind)
        tell_of(log, Happening.TURNED, NOBODY, NOBODY, kind)
        if state.rules.first_action == FirstAction.IGNORED:
            if is_number(kind):
                return kind
        elif kind == DRAW_FOUR:
            put_back(state, returns, log)
            returns += 1
        else:
            return kind


@compiled
def start(state: State, kind: int, log: Log) -> None:
    """The first card acts on the first player. (D1 D2 F3 G4 H3 I5 K9 K15 K28, Q4 Q5, X6)"""
    face = FACE_OF[kind]
    seat = after(state, state.dealer)
    state.color = COLOR_OF[kind]
    if face == Face.REVERSE:
        reverse(state, log)
        seat = state.dealer
    elif face == Face.DRAW_TWO:
        draw_cards(state, seat, 2, Why.TWO, log)
        seat = skip(state, seat, log)
    elif face == Face.SKIP:
        seat = skip(state, seat, log)
    tell(log, Happening.STARTS, seat, state.direction)
    begin_turn(state, seat)
    if kind >= WILD:
        ask(state, Phase.COLOR, seat)


@compiled
def deal_out(state: State, log: Log) -> None:
    """From a made pile to the first turn."""
    deal_hands(state, log)
    start(state, turn_up(state, log), log)


@compiled
def deal(state: State, log: Log) -> None:
    """A whole new round with the key, the seats and the dealer already set."""
    clear(state)
    stack_deck(state)
    shuffle_deck(state)
    deal_out(state, log)
