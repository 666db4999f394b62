"""RLCard's words for cards and actions (`r-7`, `g-draw_2`, `b-wild`, `draw`), and ours."""

from penultima.game.card import COLOR_LETTERS, COLOR_NAMES, Card

DRAW = "draw"
FACES = {"skip": "s", "reverse": "r", "draw_2": "+"}
WILDS = {"wild": "w", "wild_draw_4": "w4"}
TRAITS = {face: trait for trait, face in (FACES | WILDS).items()}


def card(text: str) -> Card:
    """Their card as one of ours; the color of a wild is not part of it."""
    color, trait = text.split("-")
    return Card(WILDS[trait] if trait in WILDS else color + FACES.get(trait, trait))


def color(text: str) -> int:
    """The color of their card, which a wild has too."""
    return COLOR_LETTERS.index(text[0])


def color_name(text: str) -> str:
    """The same in words."""
    return COLOR_NAMES[color(text)]


def is_wild(text: str) -> bool:
    """A Wild or a Draw Four?"""
    return text[2:6] == "wild"


def action(laid: Card, named: int | None = None) -> str:
    """Our lay as one of their actions; a wild names its color with it."""
    if named is not None:
        return f"{COLOR_LETTERS[named]}-{TRAITS[laid.text]}"
    face = laid.text[1:]
    return f"{laid.text[0]}-{TRAITS.get(face, face)}"
