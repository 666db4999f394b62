"""Belief: one way in which the hidden cards can lie, and how well it explains how everybody has played.

`evidence` says what it leaves unexplained, `chain` goes from one belief to the next.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.determinization import battle_card_is_hidden
from penultima.bots.kernel.history import NOT_ASKED, ROWS, Column, History
from penultima.bots.kernel.memory import Memory
from penultima.rules.cards import DECK_SIZE, DRAW_FOUR, NO_CARD
from penultima.rules.moves import SEATS
from penultima.rules.record import Int, widened
from penultima.rules.stacking import stacks
from penultima.rules.state import Phase, State
from penultima.runtime import compiled, inlined

MOST_JUDGED = 12
"""So many of the latest decisions made with a hand are judged."""


class Belief:
    """One way in which the hidden cards can lie, and how well it explains what was seen."""

    begun: Int
    """1 once there is one."""
    in_hands: Int
    """How many hidden cards are in hands; those behind them are to be drawn."""
    hidden: Int
    """How many cards are hidden."""
    cards: Annotated[NDArray[np.int64], np.int64, (DECK_SIZE,)]
    """The hidden cards, hand by hand."""
    came: Annotated[NDArray[np.int64], np.int64, (DECK_SIZE,)]
    """When each of them came to its hand."""
    left: Annotated[NDArray[np.int64], np.int64, (ROWS,)]
    """When the card came that left with a row of the history."""
    starts: Annotated[NDArray[np.int64], np.int64, (SEATS + 1,)]
    """Where each seat's hand begins among the cards."""
    odd: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """How many decisions made with each seat's hand are unexplained."""
    judged: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """Of how many."""
    latest: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """The last row of the history for each seat's hand, or -1."""
    before: Annotated[NDArray[np.int64], np.int64, (ROWS,)]
    """The row of the same hand before a row, or -1."""


@compiled
def is_followed(view: State, memory: Memory) -> bool:
    """Was every hand followed from the deal on, so that the history knows how many cards each has?"""
    history = memory.history
    for seat in range(view.players):
        size = view.sizes[seat]
        if battle_card_is_hidden(view) and seat == view.laid_by:
            size += 1
        if seat != memory.seat and history.counts[history.hand_of[seat]] != size:
            return False
    return True


@inlined
def is_judged(view: State, history: History, row: int) -> bool:
    """Does a row tell of a decision that the hand explains? Without stacking, a Draw Two leaves no choice."""
    phase = history.rows[row, Column.PHASE]
    if phase == NOT_ASKED:
        return False
    return phase != Phase.CHALLENGE or stacks(view) or history.rows[row, Column.TOP] == DRAW_FOUR


@compiled
def arrange(view: State, memory: Memory, belief: Belief) -> None:
    """Find out where each hand's cards and rows are. It follows from view and history alone."""
    history, at = memory.history, 0
    for seat in range(view.players):
        belief.starts[seat] = at
        belief.latest[seat] = -1
        belief.judged[seat] = 0
        if seat != memory.seat:
            at += history.counts[history.hand_of[seat]]
    belief.starts[view.players] = at
    belief.in_hands = at
    belief.hidden = at + view.draw_size
    for row in range(history.length):
        for seat in range(view.players):
            hand = history.hand_of[seat]
            theirs = seat != memory.seat and history.rows[row, Column.HAND] == hand
            if theirs and history.rows[row, Column.MOMENT] > history.since[hand]:
                belief.before[row] = belief.latest[seat]
                belief.latest[seat] = row
                if is_judged(view, history, row) and belief.judged[seat] < MOST_JUDGED:
                    belief.judged[seat] += 1


@inlined
def swap_cards(belief: Belief, one: int, other: int) -> None:
    """Two hidden cards change places."""
    kind = belief.cards[one]
    belief.cards[one] = belief.cards[other]
    belief.cards[other] = kind


@compiled
def swap_arrivals(belief: Belief, place: int, row: int) -> None:
    """Suppose that a card came when one that has left was supposed to have come, and the other way round."""
    came = belief.came[place]
    belief.came[place] = belief.left[row]
    belief.left[row] = came


@compiled
def seat_at(belief: Belief, place: int) -> int:
    """The seat whose hand has the card at a place."""
    seat = 0
    while belief.starts[seat + 1] <= place:
        seat += 1
    return seat


@compiled
def is_known(memory: Memory, belief: Belief, seat: int, kind: int) -> bool:
    """Are all cards of a kind that we suppose in a hand known to be there?"""
    n = 0
    for i in range(belief.starts[seat], belief.starts[seat + 1]):
        n += belief.cards[i] == kind
    return n <= widened(memory.known[seat, kind])


@compiled
def find_lay(history: History, belief: Belief, seat: int, nth: int) -> int:
    """The nth last row with which a card left a seat's hand of which it is uncertain when it came; -1 if none."""
    row = belief.latest[seat]
    while row >= 0:
        if history.rows[row, Column.LEFT] != NO_CARD and history.rows[row, Column.CERTAIN] == 0:
            if nth == 0:
                return row
            nth -= 1
        row = belief.before[row]
    return -1
