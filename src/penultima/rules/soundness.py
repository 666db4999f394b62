"""Is a record sound? Garbage would send code without checks out of bounds, or round a loop for ever.

Whole rounds run without such checks in the engine file (`runtime/wasm_host.py`). Before they begin, the entry point of
the same name with `may_` in front looks at everything that the rules index with, loop over or count on. A sound round
stays sound, by the rules themselves. What is not found sound runs with checks: garbage, and, to keep the question
simple, a round that waits for the answer to a special or in which so many cards are dealt that the pile may run out.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import (
    COLORS,
    COPIES,
    DECK_SIZE,
    DECK_SIZES,
    DRAW_FOUR,
    EMPTY,
    KINDS,
    NO_CARD,
    NO_COLOR,
    SPECIAL,
    only,
)
from penultima.rules.deck import NUMBER_CARDS
from penultima.rules.events import CELLS, EVENT_HEADER, EventLog
from penultima.rules.moves import SEATS
from penultima.rules.piles import MOST_RESHUFFLES
from penultima.rules.record import EventLogs, States, widened
from penultima.rules.settings import FirstAction, Special
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import Wide, compiled, entry, record_at, scratch

SPECIALS = len(Special)
SYMBOLS = DECK_SIZE - NUMBER_CARDS
"""So many cards may be turned up before the first number; where symbols count, only the Draw Fours."""
DRAW_FOURS = int(COPIES[DRAW_FOUR])
new_counts = scratch(np.int64, KINDS)


@compiled
def is_way_round(direction: int) -> bool:
    """Is it a direction of play?"""
    return direction == 1 or direction == -1


@compiled
def can_be_dealt(state: State) -> bool:
    """Are seats and settings such that any deal finds its cards and its first face-up card?"""
    special, hand = int(state.rules.special), int(state.rules.hand)
    if special < 0 or special >= SPECIALS or hand < 1:
        return False
    if not is_way_round(int(state.rules.direction)) or not is_way_round(int(state.rules.scary_round)):
        return False
    if state.players < 2 or state.players > SEATS or state.dealer < 0 or state.dealer >= state.players:
        return False
    turned = SYMBOLS if state.rules.first_action == FirstAction.IGNORED else DRAW_FOURS
    return DECK_SIZES[special] - hand * state.players > turned


@compiled
def is_at_rest(state: State) -> bool:
    """Is a turn, a drawn card, a color or a draw card to be answered, and nothing of a special under way?"""
    if state.phase < Phase.TURN or state.phase > Phase.CHALLENGE:
        return False
    if state.giving != NO_COLOR or state.recipient != NOBODY or state.shares != 0:
        return False
    return state.hidden == NO_CARD and state.shown_size == 0


@compiled
def seats_are_sound(state: State) -> bool:
    """Are the seats that a round at rest names at the table, and the colors those of cards?"""
    if state.asked < 0 or state.asked >= state.players or not is_way_round(state.direction):
        return False
    if state.laid_by < NOBODY or state.laid_by >= state.players or state.foe < NOBODY or state.foe >= state.players:
        return False
    if state.phase == Phase.CHALLENGE and state.laid_by == NOBODY:
        return False
    if state.hyper < NO_COLOR or state.hyper >= COLORS or state.color < NO_COLOR or state.color >= COLORS:
        return False
    return state.color != NO_COLOR or (state.phase == Phase.COLOR and state.laid_by == NOBODY)


@compiled
def counts_are_sound(state: State) -> bool:
    """Are the piles no larger than a deck, and does what ends a round not lie out of reach?"""
    if state.draw_size < 0 or state.draw_size > DECK_SIZE or state.discard_size < 1 or state.discard_size > DECK_SIZE:
        return False
    if state.reshuffles < 0 or state.reshuffles > MOST_RESHUFFLES or state.stale_reshuffles < 0:
        return False
    return state.empty_draws >= 0


@compiled
def hand_is_sound(state: State, seat: int, counts: NDArray[np.int64]) -> bool:
    """Do the three ways in which a hand is kept agree? Its cards are added to the counts."""
    size, held = 0, EMPTY
    for kind in range(KINDS):
        cards = widened(state.hands[seat, kind])
        if cards < 0:
            return False
        if cards > 0:
            held |= only(kind)
        size += cards
        counts[kind] += cards
    return size == state.sizes[seat] and held == state.held[seat]


@compiled
def count_pile(pile: NDArray[np.int8], size: int, counts: NDArray[np.int64]) -> bool:
    """Add the cards of a pile to the counts; are they all cards?"""
    for i in range(size):
        kind = widened(pile[i])
        if kind < 0 or kind >= KINDS:
            return False
        counts[kind] += 1
    return True


@compiled
def copies_of(state: State, kind: int) -> int:
    """How many cards of a kind are in this round's deck."""
    return 0 if kind == SPECIAL and state.rules.special == Special.NONE else COPIES[kind]


@compiled
def drawn_card_is_sound(state: State) -> bool:
    """Does the asked seat hold the drawn card that it may lay?"""
    if state.phase != Phase.DRAWN:
        return True
    return state.drawn >= 0 and state.drawn < KINDS and state.hands[state.asked, state.drawn] > 0


@compiled
def is_sound(state: State) -> bool:
    """Is it a round at rest, or over, with every card of the deck in exactly one place?"""
    if state.phase == Phase.OVER:
        return True
    if not can_be_dealt(state) or not is_at_rest(state) or not seats_are_sound(state) or not counts_are_sound(state):
        return False
    counts = new_counts()
    for kind in range(KINDS):
        counts[kind] = 0
    for seat in range(state.players):
        if not hand_is_sound(state, seat, counts):
            return False
    if not count_pile(state.draw, state.draw_size, counts) or not count_pile(state.discard, state.discard_size, counts):
        return False
    for kind in range(KINDS):
        if counts[kind] != copies_of(state, kind):
            return False
    return drawn_card_is_sound(state)


@compiled
def log_is_sound(log: EventLog) -> bool:
    """Is there room where the log would go on?"""
    if log.listening == 0:
        return True
    return log.used >= 0 and log.used <= CELLS and log.latest >= 0 and log.latest <= CELLS - EVENT_HEADER


@entry
def may_play_rounds(
    states: States,
    logs: EventLogs,
    first: Wide,
    policy: int,
    limit: int,
    moves: NDArray[np.int32],
    winners: NDArray[np.int32],
) -> bool:
    """May `play_rounds` run without checks with these arguments?"""
    if logs.size == 0 or states.size == 0 or winners.size < moves.size or not log_is_sound(record_at(logs, 0)):
        return False
    if first >= 0:
        return can_be_dealt(record_at(states, 0))
    if states.size < moves.size:
        return False
    for i in range(moves.size):
        if not is_sound(record_at(states, i)):
            return False
    return True
