"""The action space: the rules' moves with seats counted from the one that acts, and silence.

An action below 85 is the move of the same number, except that `CHOOSE + k` and `CATCH + k` mean the k-th seat from the
acting one in the direction of play, so that the game looks the same from every seat. 85 is silence: to let it pass.
"""

import numpy as np

from penultima.rules.cards import EMPTY, KINDS
from penultima.rules.moves import CATCH, CHOOSE, DRAW, MOVES, SEATS, UNO
from penultima.rules.record import Kinds, compiled, hot

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


@hot
def far(who: int, seat: int, players: int, direction: int) -> int:
    """How many seats one is away from another in the direction of play."""
    steps = (who - seat) * direction
    return steps + players if steps < 0 else steps


@hot
def at_distance(k: int, seat: int, players: int, direction: int) -> int:
    """The seat that is so many away."""
    return (seat + k * direction + players) % players


@compiled
def turned(seats: Kinds, seat: int, players: int, direction: int) -> Kinds:
    """A set of seats, counted from one of them on."""
    found = EMPTY
    for who in range(players):
        if seats >> np.uint64(who) & np.uint64(1) != EMPTY:
            found |= np.uint64(1) << np.uint64(far(who, seat, players, direction))
    return found


@hot
def seen_from(acts: Kinds, seat: int, players: int, direction: int) -> Kinds:
    """A set of acts with the seats they are about counted from the acting one."""
    if acts & ~_REST == EMPTY:
        return acts
    chosen = turned(acts >> _CHOOSE & _TEN, seat, players, direction)
    caught = turned(acts >> _CATCH & _TEN, seat, players, direction)
    return acts & _REST | chosen << _CHOOSE | caught << _CATCH


@hot
def first_actions(cards: Kinds, acts: Kinds) -> Kinds:
    """The first 64 actions of a pair of sets."""
    return cards | acts << _KINDS


@hot
def other_actions(acts: Kinds, silence: bool) -> Kinds:
    """The actions from the 64th on."""
    return (acts | _QUIET if silence else acts) >> _OVER


@hot
def is_among(low: Kinds, high: Kinds, action: int) -> bool:
    """Is the action in the set?"""
    if action < 0 or action >= ACTIONS:
        return False
    if action < 64:
        return low >> np.uint64(action) & np.uint64(1) != np.uint64(0)
    return high >> np.uint64(action - 64) & np.uint64(1) != np.uint64(0)


@hot
def move_of(action: int, seat: int, players: int, direction: int) -> int:
    """The move that an action of this seat means; silence is none."""
    if action < CHOOSE or action == UNO:
        return action
    if action < UNO:
        return CHOOSE + at_distance(action - CHOOSE, seat, players, direction)
    return CATCH + at_distance(action - CATCH, seat, players, direction)


@hot
def action_of(move: int, seat: int, players: int, direction: int) -> int:
    """The action by which this seat makes a move."""
    if move < CHOOSE or move == UNO:
        return move
    if move < UNO:
        return CHOOSE + far(move - CHOOSE, seat, players, direction)
    return CATCH + far(move - CATCH, seat, players, direction)
