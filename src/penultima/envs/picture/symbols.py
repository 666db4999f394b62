"""What stands on cards: the four shapes, heavy round numerals, the signs of the action cards."""

from __future__ import annotations

from penultima.envs.picture.outlines import Outline, circle, move, path, polygon, rect
from penultima.envs.picture.rasterizing import Drawing, Group, Piece
from penultima.game.palette import PAPER, Papers, all_papers

PEN = 13.5
NUMERALS = (
    "M0-23C9-23 14-14 14 0S9 23 0 23-14 14-14 0-9-23 0-23Z",
    "M-8.5-13.5 4-23V23",
    "M-13-11.5C-12-19-6.5-23 0-23 7.5-23 13-18.5 13-11.5 13-6 10-2.5 6 1.5L-13 23H14",
    (
        "M-12.5-15.5C-10.5-20-6-23 0-23 7.5-23 12.5-18.5 12.5-12.5 12.5-6.5 7.5-2 0-2H-2"
        "M0-2C8-2 13.5 3 13.5 10.5 13.5 18 8 23 0 23-6.5 23-11.5 19.5-13.5 14"
    ),
    "M-2-23-16 9H15.5M7.5-4V23",
    "M12-23H-9L-11-3C-8-6-4-7 0-7 8-7 13.5-1.5 13.5 8 13.5 17 8 23 0 23-6 23-11 20-13.5 15",
    "M6-23C-6-15-13.5-4-13.5 9.5A13.5 13.5 0 1 0 13.5 9.5 13.5 13.5 0 0 0-13 8",
    "M-13-23H13L-4 23",
    "M0-1.5A10.75 10.75 0 1 0 0-23 10.75 10.75 0 0 0 0-1.5 12.25 12.25 0 1 0 0 23 12.25 12.25 0 0 0 0-1.5",
    "M-6 23C6 15 13.5 4 13.5-9.5A13.5 13.5 0 1 0-13.5-9.5 13.5 13.5 0 0 0 13-8",
)
BASELINE = "M-9 36.5H9"
"""Six and nine are each other upside down, so they stand on a line."""
PLUS = "M-9 0H9M0-9V9"

_SKIP = "M21 0A21 21 0 1 1-21 0 21 21 0 1 1 21 0ZM-14.8 14.8 14.8-14.8"
_ARROW = "M-19.6 4.5A20 20 0 0 1 10.5-17"
_ARROW_HEAD = "M6.5-31.5Q6-34 8.4-33L26.4-19.4Q28.6-17.6 26.4-15.8L9.4-2.6Q7-1.2 6.8-3.8Z"
_CORNERS = {
    "triangle": ((0, -51), (45, 28), (-45, 28)),
    "square": ((-31, -31), (31, -31), (31, 31), (-31, 31)),
    "diamond": ((0, -52), (40, 0), (0, 52), (-40, 0)),
}
_QUARTERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_DROPPED = {
    2: ((-8, -5, -12), (8, 6, 9)),
    4: ((-15, -17, -11), (16, -23, 8), (-16, 23, 7), (15, 18, -9)),
}


def shape(name: str, size: float = 1) -> Outline:
    """One of the four shapes around its optical center; size 1 is the large one on a card."""
    if name == "circle":
        return circle(0, 0, 37 * size)
    return polygon([(x * size, y * size) for x, y in _CORNERS[name]], 6 * size)


def numeral(digit: int, ink: str, pen: float = PEN) -> Piece:
    """A digit."""
    return Piece(path(NUMERALS[digit]), stroke=ink, width=pen)


def skip(ink: str) -> Drawing:
    """A barred ring."""
    return [Piece(path(_SKIP), stroke=ink, width=10.5)]


def reverse(ink: str) -> Drawing:
    """Two arrows chasing each other around a ring."""
    arrow = [Piece(path(_ARROW), stroke=ink, width=10), Piece(path(_ARROW_HEAD), fill=ink)]
    return [Group(move(0, 0), arrow), Group(move(0, 0, 1, 180), arrow)]


def plus(number: int, ink: str) -> Drawing:
    """A plus and a digit share the width of one numeral and a half."""
    return [
        Piece(path(PLUS), stroke=ink, width=10, at=move(-14.5, 1, 0.74)),
        Group(move(17.5, 0, 0.86), [numeral(number, ink)]),
    ]


def leaf(color: Papers, shadow: str = "#00000047", mark: str = "") -> Drawing:
    """A card so small that it has only its color and shape."""
    return [
        Piece(rect(-15.5, -21.5, 32.5, 46.5, 5), fill=shadow),
        Piece(rect(-15, -22, 30, 44, 4.5), fill=PAPER),
        Piece(rect(-12.6, -19.6, 25.2, 39.2, 2.8), fill=color.field),
        Piece(shape(color.shape, 0.25), fill=mark or color.tint),
    ]


def scatter(leaves: list[Papers], scale: float = 1, own: bool = False) -> Drawing:
    """Two or four leaves as they fall on the table; on a shape of their own color they need a firmer shadow."""
    return [
        Group(move(x * scale, y * scale, scale, turn), leaf(color, color.shade, color.on) if own else leaf(color))
        for color, (x, y, turn) in zip(leaves, _DROPPED[len(leaves)], strict=True)
    ]


def quarters(edition: str, size: float = 0.23, step: float = 9.5) -> Drawing:
    """The four shapes in quarters, the sign of every card that names a color."""
    return [
        Piece(shape(color.shape, size), fill=color.bright, at=move(x * step, y * step))
        for color, (x, y) in zip(all_papers(edition), _QUARTERS, strict=True)
    ]


def tiles(edition: str) -> Drawing:
    """Four cards' worth of paper in the middle of a wild."""
    drawing: list[Piece] = []
    for color, (x, y) in zip(all_papers(edition), _QUARTERS, strict=True):
        low = 2.5 if color.shape == "triangle" else 0
        drawing += [
            Piece(rect(-17, -20, 34, 40, 5), fill=color.field, at=move(x * 18.25, y * 21.25)),
            Piece(shape(color.shape, 0.34), fill=color.tint, at=move(x * 18.25, y * 21.25 + low)),
        ]
    return drawing
