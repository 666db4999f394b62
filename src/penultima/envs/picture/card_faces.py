"""A card's face or back: which pieces of paper lie where on 100 by 150."""

from __future__ import annotations

from penultima.envs.picture.outlines import circle, move, path, polygon, rect
from penultima.envs.picture.rasterizing import Drawing, Group, Piece
from penultima.envs.picture.special_cards import PICTURES, SIGNS, hyper_named
from penultima.envs.picture.symbols import (
    BASELINE,
    PEN,
    numeral,
    plus,
    quarters,
    reverse,
    scatter,
    shape,
    skip,
    tiles,
)
from penultima.game.card import Card
from penultima.game.palette import BOXES, PAPER, Papers, all_papers, papers

WIDTH, HEIGHT = 100, 150
LETTER = (16, 53.5)
"""Where a color's letter stands, by its middle."""
EDGE = Piece(rect(0, 0, WIDTH, HEIGHT, 11), fill=PAPER)
_FIELD = rect(4, 4, 92, 142, 7.5)
_TAB = path("M4 11.5A7.5 7.5 0 0 1 11.5 4H29V43.5A7.5 7.5 0 0 1 21.5 51H4Z")
_TURNED = (-1.0, 0.0, 0.0, -1.0, 100.0, 150.0)
_INDEX = (16, 19.5)
_SMALL = {"circle": 0.162, "triangle": 0.17, "square": 0.172, "diamond": 0.158}
"""The shapes in the index look equally large at these sizes."""
_MIDDLE = {"circle": (0, 0.92), "triangle": (2.5, 0.78), "square": (0, 0.88), "diamond": (0, 0.88)}
"""Where the middle of what stands on a shape belongs, and its size: a triangle is widest below."""
_LETTERED = 0.9
"""Beside letters the large shape is a little smaller."""


def face(card: Card, edition: str, named: str | None = None) -> Drawing:
    """The face of a card, or its back if it may not be known."""
    if card.face == "hidden":
        return back(edition)
    if card.color:
        return [EDGE, *_colored(card.face, papers(card.color, edition))]
    return [EDGE, *(_declared(card.face, edition, named) if named else _colorless(card.face, edition))]


def _corners(drawing: list[Piece | Group]) -> list[Piece | Group]:
    return [*drawing, Group(_TURNED, drawing)]


def _colored(sign: str, color: Papers) -> Drawing:
    low, scale = _MIDDLE[color.shape]
    x, y = _INDEX
    return [
        Piece(_FIELD, fill=color.field),
        Piece(shape(color.shape, _LETTERED), fill=color.shade, at=move(51.2, 77.2)),
        Piece(shape(color.shape, _LETTERED), fill=color.tint, at=move(50, 75)),
        Group(move(50, 75 + low, scale * _LETTERED), _motif(sign, color)),
        *_corners(
            [
                Group(move(x + (1.5 if sign == "draw_two" else 0), y, 0.375), _index(sign, color.on)),
                Piece(shape(color.shape, _SMALL[color.shape]), fill=color.on, at=move(x, 39.2)),
            ]
        ),
    ]


def _motif(sign: str, color: Papers) -> Drawing:
    if sign == "skip":
        return skip(color.deep)
    if sign == "reverse":
        return [Group(move(0, 0, 0.9), reverse(color.deep))]
    if sign == "draw_two":
        return scatter([color, color], 1.16, own=True)
    if sign in "69":
        line = Piece(path(BASELINE), stroke=color.deep, width=6)
        return [Group(move(0, -5, 0.9), [numeral(int(sign), color.deep), line])]
    return [numeral(int(sign), color.deep)]


def _index(sign: str, ink: str) -> Drawing:
    if sign == "skip":
        return [Group(move(0, 2, 0.98), skip(ink))]
    if sign == "reverse":
        return [Group(move(0, 2, 0.92), reverse(ink))]
    return plus(2, ink) if sign == "draw_two" else [numeral(int(sign), ink, PEN + 0.5)]


def _colorless(sign: str, edition: str) -> Drawing:
    x, y = _INDEX
    if sign == "wild":
        mark = Group(move(x, y, 0.6), quarters(edition))
        return [
            Piece(_FIELD, fill=BOXES["classic"].field),
            Group(move(50, 75), tiles(edition)),
            *_corners([mark]),
        ]
    if sign == "draw_four":
        leaves = Group(move(50, 76.5, 1.04), scatter(all_papers(edition)))
        four = Group(move(x + 2, y, 0.44), plus(4, "#ffffff"))
        return [Piece(_FIELD, fill=BOXES["classic"].field), leaves, *_corners([four])]
    mark = Group(move(x, 40.5, 0.48), quarters(edition))
    return [
        Piece(_FIELD, fill=BOXES[edition].field),
        *PICTURES[edition](),
        *_corners([Piece(_TAB, fill=BOXES[edition].shade)]),
        *_corners([Group(move(x, y - 1, 0.38), SIGNS[edition]()), mark]),
    ]


def _declared(sign: str, edition: str, named: str) -> Drawing:
    """A wild that has been named shows the color as a card of that color does; what it was lies small on it."""
    color = papers(named, edition)
    big = _corners([Piece(shape(color.shape, 0.25), fill=color.on, at=move(17, 19.5))])
    if sign == "special" and edition == "hyper":
        return [Piece(_FIELD, fill=color.field), *hyper_named(color), *big]
    small = Group(move(50 - 46 / 2, 75 - 69 / 2, 0.46), [EDGE, *_colorless(sign, edition)])
    return [
        Piece(_FIELD, fill=color.field),
        Piece(shape(color.shape, 1.02), fill=color.shade, at=move(51.2, 77.2)),
        Piece(shape(color.shape, 1.02), fill=color.tint, at=move(50, 75)),
        Piece(rect(28, 42, 47, 71, 5.5), fill="#00000040"),
        small,
        *big,
    ]


def back(edition: str) -> Drawing:
    """The back of a box's cards: the same whichever way up it is held."""
    box = BOXES[edition]
    return [
        EDGE,
        Piece(_FIELD, fill=box.field),
        Piece(_weave(), stroke=box.shade, width=2.2),
        Piece(rect(9.5, 9.5, 81, 131, 4), stroke=box.accent, width=1.5),
        Piece(polygon([(50, 20), (88, 75), (50, 130), (12, 75)], 7), fill=box.shade),
        Piece(polygon([(50, 27), (83, 75), (50, 123), (17, 75)], 6), stroke=box.accent, width=1.5),
        *_emblem(edition),
    ]


def _weave() -> tuple[tuple[tuple[float, float], ...], ...]:
    """A lattice across the field that stays inside the border."""
    left, right, top, bottom = 9.5, 90.5, 9.5, 140.5
    lines = []
    for at in range(-10, 18):
        x = left + at * 13.5
        near, far = max(0.0, left - x), min(bottom - top, right - x)
        if far - near >= 3:
            lines.append(((x + near, top + near), (x + far, top + far)))
            lines.append(((100 - x - near, top + near), (100 - x - far, top + far)))
    return tuple(lines)


def _emblem(edition: str) -> Drawing:
    if edition == "classic":
        places = ((0, -21), (13.5, 0), (-13.5, 0), (0, 21))
        return [
            Piece(shape(color.shape, 0.24), fill=color.bright, at=move(50 + x, 75 + y))
            for (x, y), color in zip(places, all_papers("classic"), strict=True)
        ]
    dots = circle(31, 75, 2) + circle(69, 75, 2) + circle(50, 75, 2)
    sign: list[Piece | Group] = [Group(move(50, 57, 0.5), SIGNS[edition]())]
    return [*_corners(sign), Piece(dots, fill=BOXES[edition].accent)]
