"""A match: what a round adds to the score, when it is won, and who deals.

Functions of numbers and of a round that is over, so that any host can keep a match: Python's `Match`, environments,
or a page without a server.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import DECK, DECK_SIZE, DECK_SIZES, FACE_OF, NO_CARD, VALUE, Face
from penultima.rules.chance import below, shuffle
from penultima.rules.record import States, Words
from penultima.rules.score import hand_points
from penultima.rules.settings import Dealer, DealerSymbol, MatchKind, NextDealer
from penultima.rules.state import NOBODY, State
from penultima.runtime import Wide, compiled, entry, record_at, scratch

Scores = NDArray[np.int64]
"""The score of each seat."""
new_deck = scratch(np.int8, DECK_SIZE)


@compiled
def round_points(state: State, kind: int, seat: int) -> int:
    """What a seat scores for the round: the winner all cards left, or in a low-score match each his own. (N1 N8 N13)"""
    if kind == MatchKind.LOW:
        return hand_points(state, seat)
    points = 0
    if seat == state.winner:
        for other in range(state.players):
            points += hand_points(state, other)
    return points


@compiled
def winners_of(state: State, kind: int, target: int, scores: Scores) -> int:
    """Who has won the match with this round, one bit each; nobody while it goes on. (N7 N8)

    A match of one round goes to whoever went out; another ends when somebody has reached the target, and goes to the
    best score, in a low-score match to the lowest, perhaps of several.
    """
    if kind == MatchKind.ROUND:
        return 0 if state.winner == NOBODY else 1 << state.winner
    most = least = scores[0]
    for seat in range(1, state.players):
        most = max(most, scores[seat])
        least = min(least, scores[seat])
    if most < target:
        return 0
    best = least if kind == MatchKind.LOW else most
    winners = 0
    for seat in range(state.players):
        if scores[seat] == best:
            winners |= 1 << seat
    return winners


@compiled
def dealer_after(state: State, custom: int, drawn: int) -> int:
    """The deal passes to the dealer's neighbor in the first direction, or as the table has it. (Q3)"""
    if custom == NextDealer.NEIGHBOR:
        return (state.dealer + int(state.rules.direction) + state.players) % state.players
    if custom == NextDealer.WINNER:
        return state.dealer if state.winner == NOBODY else state.winner
    return state.dealer if custom == NextDealer.SAME else drawn


@entry
def points_for_round(states: States, kind: int, out: NDArray[np.int32]) -> None:
    """What each seat scores for a round that is over."""
    state = record_at(states, 0)
    for seat in range(state.players):
        out[seat] = round_points(state, kind, seat)


@entry
def match_winners(states: States, kind: int, target: int, scores: Scores) -> int:
    """Who has won the match, given the score after the round; one bit each, none while the match goes on."""
    return winners_of(record_at(states, 0), kind, target, scores)


@entry
def next_dealer(states: States, custom: int) -> int:
    """Who deals after a round that is over; `NOBODY` where a new dealer is to be drawn."""
    return dealer_after(record_at(states, 0), custom, NOBODY)


@compiled
def worth_for_dealer(kind: int, symbol: int) -> int:
    """What a card drawn for the dealer counts: its number; a symbol zero, in one booklet less. (C2 C3, Q1)"""
    if symbol == DealerSymbol.BELOW and FACE_OF[kind] >= Face.SKIP:
        return -1
    return VALUE[kind]


@compiled
def dealer_drawn(deck: NDArray[np.int8], size: int, players: int, symbol: int, drawn: NDArray[np.int8]) -> int:
    """The seat that draws the highest number of a shuffled deck; the tied draw on. (C1 C2 C3, Q1 Q2)"""
    for i in range(drawn.size):
        drawn[i] = NO_CARD
    used, tied = 0, (1 << players) - 1
    while tied & (tied - 1) != 0:
        best, leaders, drawers = -2, 0, 0
        for seat in range(players):
            drawers += (tied >> seat) & 1
        if size - used < drawers:
            break
        for seat in range(players):
            if (tied >> seat) & 1 == 1:
                drawn[used] = deck[used]
                worth = worth_for_dealer(int(deck[used]), symbol)
                used += 1
                if worth > best:
                    best, leaders = worth, 0
                if worth == best:
                    leaders |= 1 << seat
        tied = leaders
    dealer = 0
    while (tied >> dealer) & 1 == 0:
        dealer += 1
    return dealer


@entry
def draw_for_dealer(deck: NDArray[np.int8], size: int, players: int, symbol: int, drawn: NDArray[np.int8]) -> int:
    """Seats draw in order from a shuffled deck and the highest number deals; the tied draw on. (C1 C2 C3, Q1 Q2)

    The cards drawn are written into `drawn`, which has room for the whole deck, with `NO_CARD` behind them. If the deck
    runs out, the first of the tied seats deals.
    """
    return dealer_drawn(deck, size, players, symbol, drawn)


@entry
def find_dealer(
    key: Words, nonce: Wide, players: int, special: int, how: int, symbol: int, drawn: NDArray[np.int8]
) -> int:
    """The first dealer: everyone draws a card of a shuffled deck, or a dealer is chosen by lot. (C1 C4)"""
    if how == Dealer.CHOSEN:
        for i in range(drawn.size):
            drawn[i] = NO_CARD
        return below(key, nonce, 0, players)
    size = DECK_SIZES[special]
    deck = new_deck()
    for i in range(size):
        deck[i] = DECK[i]
    shuffle(key, nonce, deck, size)
    return dealer_drawn(deck, size, players, symbol, drawn)
