"""How many cards of each kind a deck has: plain numbers without numba, so that listing booklets is instant."""

from penultima.rules.settings import Special

COLORS, FACES = 4, 13
"""Four colors with thirteen faces each: 0 to 9, skip, reverse, draw two."""
NUMBERS = 10
COLORLESS_COPIES = 4
"""Wild, Draw Four and the edition's special: four of each. (A7 A8 A9)"""


def _copies_of_face(face: int) -> int:
    """One zero of each color, two of every other face. (A2 A5 A6)"""
    return 1 if face == 0 else 2


COPIES = (
    *(_copies_of_face(face) for _ in range(COLORS) for face in range(FACES)),
    *(COLORLESS_COPIES,) * 3,
)
"""How many of each kind, in the order of the kinds: the colored ones, Wild, Draw Four, special. (A2 A5 A6 A7 A8 A9)"""
DECK_SIZES = tuple(sum(COPIES) - (COLORLESS_COPIES if special is Special.NONE else 0) for special in Special)
"""How many cards are in the deck, by the edition's special: 108, or 112 with one. (A1 A14, Q8)"""
NUMBER_CARDS = COLORS * sum(_copies_of_face(face) for face in range(NUMBERS))
"""How many cards of a deck have a number: 76."""
