"""The cards: their text, their order, the deck and what each is worth."""

from collections.abc import Iterable

from .settings import Settings

COLORS = ("red", "yellow", "green", "blue")
LETTERS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
FACES = "0123456789sr+"
WILD, DRAW_FOUR, SPECIAL = "w", "w4", "x"
COLORLESS = (WILD, DRAW_FOUR, SPECIAL)
KINDS = tuple(letter + face for letter in LETTERS for face in FACES) + COLORLESS
RANK = {kind: rank for rank, kind in enumerate(KINDS)}


def color_of(card: str) -> str | None:
    """The printed color; wilds, Draw Fours and specials have none. (Q48)"""
    return None if card in COLORLESS else LETTERS[card[0]]


def face_of(card: str) -> str | None:
    """The number or symbol that can be matched; a wild has none. (E1, Q11)"""
    return None if card in COLORLESS else card[1]


def number_of(card: str) -> int | None:
    """The number on a number card. (N2)"""
    face = face_of(card)
    return int(face) if face is not None and face.isdigit() else None


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of the 55 kinds."""
    return tuple(sorted(cards, key=RANK.__getitem__))


def copies(kind: str, settings: Settings) -> int:
    """One 0 and two of each other face in each color, four of each wild, four specials if any. (A2, A5-A12, Q8)"""
    if kind == SPECIAL:
        return 0 if settings.special == "none" else 4
    if kind in COLORLESS:
        return 4
    return 1 if face_of(kind) == "0" else 2


def deck(settings: Settings) -> tuple[str, ...]:
    """108 cards, or 112 with the special ones, in kind order. (A1, A13, Q8)"""
    return tuple(kind for kind in KINDS for _ in range(copies(kind, settings)))


def points_of(card: str) -> int:
    """A number counts its face, an action card 20, a wild or special 50. (N2, N3, N4, N5)"""
    if card in COLORLESS:
        return 50
    number = number_of(card)
    return 20 if number is None else number


def strength_of(card: str) -> int:
    """In a battle a number counts its face and any symbol zero. (K20, Q61)"""
    return number_of(card) or 0
