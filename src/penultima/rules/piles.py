"""Hands and piles: how cards move, who sits next to whom."""

import numpy as np

from penultima.rules.cards import EMPTY, KINDS, NO_CARD, SAME_COLOR, has, only
from penultima.rules.chance import RESHUFFLE, shuffle
from penultima.rules.events import EventCode, EventLog, emit, emit_drawn
from penultima.rules.moves import CHOOSE, move_bit
from penultima.rules.record import Acts
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, inlined, rare

MOST_RESHUFFLES = 10_000
"""So often the discard pile is reshuffled in one round; then nothing more is drawn, so that every round ends. (X44)"""


@compiled
def neighbor(state: State, seat: int, direction: int) -> int:
    """The neighbor of a seat on one side."""
    seat = seat + direction
    if seat == state.players:
        return 0
    if seat < 0:
        return state.players - 1
    return seat


@compiled
def next_seat(state: State, seat: int) -> int:
    """The next seat in the direction of play."""
    return neighbor(state, seat, state.direction)


@compiled
def opponents(state: State, seat: int) -> Acts:
    """Any seat but one's own, to be chosen. (K13 K16, Q66)"""
    acts = EMPTY
    for other in range(state.players):
        if other != seat:
            acts |= move_bit(CHOOSE + other)
    return acts


@compiled
def fullest_hand(state: State, seat: int) -> int:
    """The opponent with the most cards."""
    best = NOBODY
    for other in range(state.players):
        if other != seat and (best == NOBODY or state.sizes[other] > state.sizes[best]):
            best = other
    return best


@compiled
def cards_of(state: State, seat: int, color: int) -> int:
    """How many cards of a color a hand holds."""
    n = 0
    for kind in range(KINDS):
        if has(SAME_COLOR[color], kind):
            n += state.hands[seat, kind]
    return n


@compiled
def ask(state: State, phase: int, seat: int) -> None:
    """Ask a seat for a decision."""
    state.phase = phase
    state.asked = seat


@inlined
def add_to_hand(state: State, seat: int, kind: int) -> None:
    """One more card of a kind in a hand."""
    state.hands[seat, kind] += 1
    state.held[seat] |= only(kind)
    state.sizes[seat] += 1


@inlined
def owe_no_uno(state: State, seat: int) -> None:
    """A seat owes no UNO. (X9)"""
    if state.owes != 0:
        state.owes &= ~(1 << seat)


@compiled
def receive(state: State, seat: int, kind: int) -> None:
    """A card enters a hand; a changed hand owes no UNO. (X9)"""
    add_to_hand(state, seat, kind)
    state.stale_reshuffles = 0
    owe_no_uno(state, seat)
    state.touched |= 1 << seat


@compiled
def part_with(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand; a changed hand owes no UNO. (X9)"""
    left = int(state.hands[seat, kind]) - 1
    state.hands[seat, kind] = left
    state.held[seat] &= ~(np.uint64(left == 0) << np.uint64(kind))
    state.sizes[seat] -= 1
    state.stale_reshuffles = 0
    owe_no_uno(state, seat)
    state.touched |= 1 << seat


@compiled
def discard(state: State, kind: int) -> None:
    """A card comes to lie on the discard pile."""
    state.discard[state.discard_size] = kind
    state.discard_size += 1


@inlined
def top_card(state: State) -> int:
    """The face-up card."""
    return int(state.discard[state.discard_size - 1])


@inlined
def can_reshuffle(state: State) -> bool:
    """Does a card lie under the face-up one, and may it still be used? (X44)"""
    return state.discard_size > 1 and state.reshuffles < MOST_RESHUFFLES


@inlined
def can_draw(state: State) -> bool:
    """Is there a card to draw, from the pile or from what a reshuffle would make of the discard pile? (E14)"""
    return state.draw_size > 0 or can_reshuffle(state)


@rare
def reshuffle(state: State, log: EventLog) -> None:
    """The discard pile without its top card becomes the draw pile, exactly when a card is needed. (M7 M8 M9, Q17)"""
    if not can_reshuffle(state):
        return
    under = state.discard_size - 1
    for i in range(under):
        state.draw[i] = state.discard[i]
        state.discard[i] = 0
    state.discard[0] = state.discard[under]
    state.discard[under] = 0
    state.discard_size = 1
    state.draw_size = under
    shuffle(state.key, RESHUFFLE + state.reshuffles, state.draw, under)
    state.reshuffles += 1
    state.stale_reshuffles += 1
    emit(log, EventCode.RESHUFFLED, NOBODY, under)


@inlined
def take_top(state: State, log: EventLog) -> int:
    """The top card of the draw pile, or none if there is nothing left to draw."""
    if state.draw_size == 0:
        reshuffle(state, log)
        if state.draw_size == 0:
            return NO_CARD
    state.draw_size -= 1
    kind = int(state.draw[state.draw_size])
    state.draw[state.draw_size] = 0
    state.empty_draws = 0
    return kind


@compiled
def draw_cards(state: State, seat: int, n: int, why: int, log: EventLog) -> None:
    """A seat draws so many cards, or what there is. (Q18, X2)"""
    got = 0
    while got < n:
        kind = take_top(state, log)
        if kind == NO_CARD:
            break
        receive(state, seat, kind)
        log.passing[got] = kind
        got += 1
    emit_drawn(log, seat, why, got)


@compiled
def begin_turn(state: State, seat: int) -> None:
    """The lay before is over; a seat is on turn."""
    state.laid_by = NOBODY
    state.touched = 0
    state.uno_said = 0
    ask(state, Phase.TURN, seat)


@compiled
def end_round(state: State, winner: int) -> None:
    """The round is over. (M1)"""
    state.winner = winner
    state.laid_by = NOBODY
    state.touched = 0
    state.uno_said = 0
    state.owes = 0
    ask(state, Phase.OVER, NOBODY)


@compiled
def go_out(state: State, seat: int, log: EventLog) -> None:
    """A seat without cards has won the round. (M1 M2 M3)"""
    end_round(state, seat)
    emit(log, EventCode.WENT_OUT, seat, NOBODY)
