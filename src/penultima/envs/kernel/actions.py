"""The action space: the rules' moves with seats counted from the one that acts, and silence.

An action below 85 is the move of the same number, except that `CHOOSE + k` and `CATCH + k` mean the k-th seat to the
left of the acting one, so that the game looks the same from every seat. 85 is silence: to let it pass.
"""

import numpy as np

from penultima.rules.cards import KINDS
from penultima.rules.moves import CATCH, CHOOSE, DRAW, MOVES, SEATS, UNO
from penultima.rules.record import Kinds, hot

SILENCE = MOVES
ACTIONS = SILENCE + 1
MASK_WORDS = (ACTIONS + 7) // 8
MASK_ROW = 8 * MASK_WORDS
"""Bytes from one mask to the next: rows are written eight actions at a time."""

SPREAD = np.array([sum(1 << (8 * bit) for bit in range(8) if byte >> bit & 1) for byte in range(256)], np.uint64)
"""Eight bits as eight bytes."""
_CHOOSE, _UNO, _CATCH = np.uint64(CHOOSE - DRAW), np.uint64(UNO - DRAW), np.uint64(CATCH - DRAW)
_TEN = np.uint64((1 << SEATS) - 1)
_REST = ~(_TEN << _CHOOSE | _TEN << _CATCH)
_QUIET = np.uint64(1) << np.uint64(SILENCE - DRAW)
_KINDS = np.uint64(KINDS)
_OVER = np.uint64(64 - KINDS)


@hot
def turned(seats: Kinds, seat: int, players: int) -> Kinds:
    """A set of seats, counted from one of them on."""
    return (seats >> np.uint64(seat) | seats << np.uint64(players - seat)) & (
        (np.uint64(1) << np.uint64(players)) - np.uint64(1)
    )


@hot
def seen_from(acts: Kinds, seat: int, players: int) -> Kinds:
    """A set of acts with the seats they are about counted from the acting one."""
    chosen = turned(acts >> _CHOOSE & _TEN, seat, players)
    caught = turned(acts >> _CATCH & _TEN, seat, players)
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
def move_of(action: int, seat: int, players: int) -> int:
    """The move that an action of this seat means; silence is none."""
    if action < CHOOSE or action == UNO:
        return action
    if action < UNO:
        return CHOOSE + (action - CHOOSE + seat) % players
    return CATCH + (action - CATCH + seat) % players


@hot
def action_of(move: int, seat: int, players: int) -> int:
    """The action by which this seat makes a move."""
    if move < CHOOSE or move == UNO:
        return move
    if move < UNO:
        return CHOOSE + (move - CHOOSE - seat + players) % players
    return CATCH + (move - CATCH - seat + players) % players
