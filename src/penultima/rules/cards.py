"""The 55 kinds of card: 4 colors x 13 faces, wild, Draw Four and the edition's special.

The only file, with `moves`, that computes with card codes; elsewhere they have names.
"""

from enum import IntEnum

import numpy as np

from penultima.rules import deck
from penultima.rules.record import Kinds
from penultima.runtime import compiled

COLORS = deck.COLORS
FACES = deck.FACES
KINDS = 55
NO_COLOR = -1
NO_CARD = -1


class Color(IntEnum):
    """The four colors; red is pink in the Scary edition."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3


class Face(IntEnum):
    """What is on a card besides its color; 0 to 9 are the numbers."""

    SKIP = 10
    REVERSE = 11
    DRAW_TWO = 12
    WILD = 13
    DRAW_FOUR = 14
    SPECIAL = 15


WILD = 52
DRAW_FOUR = 53
SPECIAL = 54

COLOR_OF = np.array([kind // FACES if kind < WILD else NO_COLOR for kind in range(KINDS)], np.int64)
FACE_OF = np.array([kind % FACES if kind < WILD else kind - WILD + FACES for kind in range(KINDS)], np.int64)
VALUE = np.array([FACE_OF[kind] if FACE_OF[kind] <= 9 else 0 for kind in range(KINDS)], np.int64)
"""What a card is worth in a battle: its number, a symbol nothing. (K20)"""
POINTS = np.array(
    [50 if kind >= WILD else 20 if FACE_OF[kind] > 9 else FACE_OF[kind] for kind in range(KINDS)], np.int64
)
"""What a card left in a hand counts. (N2 N3 N4 N5)"""
COPIES = np.array(deck.COPIES, np.int64)
"""How many of each kind are in a deck. (A2 A5 A6 A7 A8 A9)"""


def _set_of(kinds: list[int]) -> Kinds:
    return np.uint64(sum(1 << kind for kind in kinds))


EMPTY = np.uint64(0)
COLORED = _set_of([kind for kind in range(KINDS) if kind < WILD])
COLORLESS = _set_of([WILD, DRAW_FOUR, SPECIAL])
DRAW_FOURS = _set_of([DRAW_FOUR])
DRAW_TWOS = _set_of([kind for kind in range(WILD) if FACE_OF[kind] == Face.DRAW_TWO])
SAME_COLOR = np.array([_set_of([k for k in range(KINDS) if COLOR_OF[k] == color]) for color in Color], np.uint64)
"""The kinds of a color."""
SAME_FACE = np.array(
    [_set_of([k for k in range(WILD) if kind < WILD and FACE_OF[k] == FACE_OF[kind]]) for kind in range(KINDS)],
    np.uint64,
)
"""The colored kinds with the same number or symbol as a kind."""

DECK = np.array([kind for kind in range(KINDS) for _ in range(COPIES[kind])], np.int8)
"""All cards in kind order: 108 and the four specials at the end."""
PLAIN_DECK = len(DECK) - int(COPIES[SPECIAL])
DECK_SIZE = len(DECK)
DECK_SIZES = np.array(deck.DECK_SIZES, np.int64)
"""How many cards are in the deck, by the edition's special (`Special`): 108, or 112 with one. (A1 A14, Q8)"""


@compiled
def only(kind: int) -> Kinds:
    """The set of one kind."""
    return np.uint64(1) << np.uint64(kind)


@compiled
def has(kinds: Kinds, kind: int) -> bool:
    """Is the kind in the set?"""
    return (kinds & only(kind)) != EMPTY


@compiled
def is_number(kind: int) -> bool:
    """Is it a card with a number?"""
    return FACE_OF[kind] < Face.SKIP
