"""The action space: the rules' moves with seats counted from the one that acts, and silence.

An action below 85 is the move of the same number, except that `CHOOSE + k` and `CATCH + k` mean the k-th seat from the
acting one in the direction of play, so that a round looks the same from every seat. 85 is silence: to let it pass.
"""

import numpy as np

from penultima.rules.cards import EMPTY, KINDS
from penultima.rules.moves import CATCH, CHOOSE, DRAW, MOVES, SEATS, UNO
from penultima.rules.record import Acts, Kinds
from penultima.runtime import compiled, inlined

SILENCE = MOVES
ACTIONS = SILENCE + 1
MASK_WORDS = (ACTIONS + 7) // 8
MASK_ROW = 8 * MASK_WORDS
"""Bytes from one mask to the next: rows are written eight actions at a time."""

SPREAD = np.array([sum(1 << (8 * bit) for bit in range(8) if byte >> bit & 1) for byte in range(256)], np.uint64)
"""Eight bits as eight bytes."""
_CHOOSE, _CATCH = np.uint64(CHOOSE - DRAW), np.uint64(CATCH - DRAW)
_TEN = np.uint64((1 << SEATS) - 1)
_REST = ~(_TEN << _CHOOSE | _TEN << _CATCH)
_QUIET = np.uint64(1) << np.uint64(SILENCE - DRAW)
_KINDS = np.uint64(KINDS)
_OVER = np.uint64(64 - KINDS)


@inlined
def distance(who: int, seat: int, players: int, direction: int) -> int:
    """How many seats `who` is from `seat`, in the direction of play."""
    steps = (who - seat) * direction
    return steps + players if steps < 0 else steps


@inlined
def seat_at(k: int, seat: int, players: int, direction: int) -> int:
    """The seat that is k seats from `seat`."""
    return (seat + k * direction + players) % players


@compiled
def relative_seats(seats: Kinds, seat: int, players: int, direction: int) -> Kinds:
    """A set of seats, one bit each, with the seats counted from one of them."""
    found = EMPTY
    for who in range(players):
        if seats >> np.uint64(who) & np.uint64(1) != EMPTY:
            found |= np.uint64(1) << np.uint64(distance(who, seat, players, direction))
    return found


@inlined
def relative_acts(acts: Acts, seat: int, players: int, direction: int) -> Acts:
    """A set of acts with the seats they are about counted from the acting one."""
    if acts & ~_REST == EMPTY:
        return acts
    chosen = relative_seats(acts >> _CHOOSE & _TEN, seat, players, direction)
    caught = relative_seats(acts >> _CATCH & _TEN, seat, players, direction)
    return acts & _REST | chosen << _CHOOSE | caught << _CATCH


@inlined
def low_actions(cards: Kinds, acts: Acts) -> Kinds:
    """The first 64 actions of a pair of sets, one bit each."""
    return cards | acts << _KINDS


@inlined
def high_actions(acts: Acts, silence: bool) -> Kinds:
    """The actions from the 64th on, one bit each."""
    return (acts | _QUIET if silence else acts) >> _OVER


@inlined
def is_among(low: Kinds, high: Kinds, action: int) -> bool:
    """Is the action in the set?"""
    if action < 0 or action >= ACTIONS:
        return False
    if action < 64:
        return low >> np.uint64(action) & np.uint64(1) != np.uint64(0)
    return high >> np.uint64(action - 64) & np.uint64(1) != np.uint64(0)


@inlined
def move_of(action: int, seat: int, players: int, direction: int) -> int:
    """The move that an action of this seat means; silence is none."""
    if action < CHOOSE or action == UNO:
        return action
    if action < UNO:
        return CHOOSE + seat_at(action - CHOOSE, seat, players, direction)
    return CATCH + seat_at(action - CATCH, seat, players, direction)


@inlined
def action_of(move: int, seat: int, players: int, direction: int) -> int:
    """The action by which this seat makes a move."""
    if move < CHOOSE or move == UNO:
        return move
    if move < UNO:
        return CHOOSE + distance(move - CHOOSE, seat, players, direction)
    return CATCH + distance(move - CATCH, seat, players, direction)
