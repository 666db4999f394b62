"""A card in words."""

from __future__ import annotations

from penultima.errors import NotationError
from penultima.rules.cards import COLOR_OF, FACE_OF, FACES, KINDS, POINTS, Color, Face

COLOR_LETTERS = "rygb"
FACE_LETTERS = "0123456789sr+"
COLOR_NAMES = tuple(color.name.lower() for color in Color)


class Card:
    """A kind of card, one object for each: `Card("r7") is Card("r7")`."""

    __slots__ = ("code", "text")
    code: int
    text: str

    def __new__(cls, text: str) -> Card:
        card = _BY_TEXT.get(text)
        if card is None:
            raise NotationError(f"{text!r} is no card; cards are written like r7 gs br y+ w w4 x")
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Card, (self.text,)

    def __lt__(self, other: Card) -> bool:
        return self.code < other.code

    @property
    def color(self) -> str | None:
        """Its color, if it has one."""
        return COLOR_NAMES[COLOR_OF[self.code]] if 0 <= self.code < 4 * FACES else None

    @property
    def face(self) -> str:
        """Its number, or the name of its symbol."""
        if self.code < 0:
            return "hidden"
        face = int(FACE_OF[self.code])
        return str(face) if face < Face.SKIP else Face(face).name.lower()

    @property
    def points(self) -> int:
        """What it counts in a hand at the end of a round."""
        return int(POINTS[self.code]) if self.code >= 0 else 0


def _make(code: int, text: str) -> Card:
    card = object.__new__(Card)
    card.code = code
    card.text = text
    return card


_TEXTS = [color + face for color in COLOR_LETTERS for face in FACE_LETTERS] + ["w", "w4", "x"]
CARDS = tuple(_make(code, text) for code, text in enumerate(_TEXTS))
HIDDEN = _make(-1, "?")
"""A card that one may not know."""
_BY_TEXT = {card.text: card for card in (*CARDS, HIDDEN)}

if len(CARDS) != KINDS:
    raise AssertionError("every kind has a text")


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by blanks."""
    return tuple(Card(word) for word in text.split())


def show_cards(cards: tuple[Card, ...] | list[Card]) -> str:
    """Cards separated by blanks."""
    return " ".join(card.text for card in cards)
