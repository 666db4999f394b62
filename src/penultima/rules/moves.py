"""All moves as one closed table of integers.

A move below 55 is a card: laid, given or fought with, whatever the phase asks for. A set of legal moves is two words:
a set of kinds, and a set of the other moves counted from `DRAW`.
"""

import numpy as np

from penultima.rules.cards import COLORS, KINDS
from penultima.rules.record import Acts, Kinds
from penultima.runtime import compiled

SEATS = 10

DRAW = KINDS
KEEP = DRAW + 1
NAME = KEEP + 1
NONE = NAME + COLORS
ACCEPT = NONE + 1
CHALLENGE = ACCEPT + 1
CHOOSE = CHALLENGE + 1
UNO = CHOOSE + SEATS
CATCH = UNO + 1
MOVES = CATCH + SEATS


ANY_COLOR = np.uint64(sum(1 << (NAME + color - DRAW) for color in range(COLORS)))
"""The set of all four colors, as moves."""
ANY_SEAT = np.uint64(sum(1 << (CHOOSE + seat - DRAW) for seat in range(SEATS)))
"""The set of all choices of a seat."""


@compiled
def move_bit(move: int) -> Acts:
    """The set of one move that is no card."""
    return np.uint64(1) << np.uint64(move - DRAW)


@compiled
def contains(cards: Kinds, acts: Acts, move: int) -> bool:
    """Is the move in this pair of sets?"""
    if move < KINDS:
        return (cards >> np.uint64(move)) & np.uint64(1) != np.uint64(0)
    return (acts & move_bit(move)) != np.uint64(0)
