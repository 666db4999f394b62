"""The special card of each box: the picture that fills it (100 by 150), and its small sign."""

from __future__ import annotations

from collections.abc import Callable

from penultima.envs.picture.outlines import circle, move, path, rect, star
from penultima.envs.picture.rasterizing import Drawing, Group, Piece
from penultima.envs.picture.symbols import leaf, shape
from penultima.game.palette import BOXES, INK, PAPER, Papers, all_papers, papers

_SHEET = (
    "M-14 17V-7A14 14 0 0 1 14-7V17A4.67 4.67 0 0 1 4.67 17 4.67 4.67 0 0 1-4.67 17 4.67 4.67 0 0 1-14 17Z"
)  # fmt: skip
_HILL = "M4 138.5V133C22 133 38 126 54 112 68 100 78 72 96 63V138.5A7.5 7.5 0 0 1 88.5 146H11.5A7.5 7.5 0 0 1 4 138.5Z"
_COLUMN = (
    "M41 124C45 104 43 92 38 84 32 75 21 76 19 85 17.5 92 24 97 29 93.5 22 104 9 98 10 84 11 69 27 62 39 69 43 62 57 "
    "62 61 69 73 62 89 69 90 84 91 98 78 104 71 93.5 76 97 82.5 92 81 85 79 76 68 75 62 84 57 92 55 104 59 124Z"
)
_COLUMN_SHADE = (
    "M50 124C53 104 51 88 56 76 58 71.5 61 69 61 69 73 62 89 69 90 84 91 98 78 104 71 93.5 76 97 82.5 92 81 85 79 76 "
    "68 75 62 84 57 92 55 104 59 124Z"
)
_FAR_ICE = "M4 119 20 110 34 115 50 109 68 115 82 109 96 117V138.5A7.5 7.5 0 0 1 88.5 146H4Z"
_ICE = "M4 125 22 117 38 121H64L80 116 96 123V138.5A7.5 7.5 0 0 1 88.5 146H11.5A7.5 7.5 0 0 1 4 138.5Z"
_ICE_SHADE = (
    "M4 138 24 131 40 146H11.5A7.5 7.5 0 0 1 4 138ZM60 146 78 130 96 136V138.5A7.5 7.5 0 0 1 88.5 146Z"
)  # fmt: skip
_SPECKS = "M36 22 38 15M88 38 90.5 30M79 24 81 17M10 66 12 59M38 62 40 55M62 140 64 133M24 140 26 133M74 48 76 41"


def _ghost(sheet: str) -> list[Piece]:
    """A sheet with a scalloped hem; it looks where it goes."""
    return [
        Piece(path(_SHEET), fill=sheet),
        Piece(path("M14-2q6 1 7 6q-4 2-7 0Z"), fill=sheet),
        Piece(circle(1.5, -9, 2.5) + circle(9.2, -9, 2.5), fill=INK),
    ]


def _scary() -> Drawing:
    """A hand of paper ghosts, each with a card's shape, walks off to the neighbors."""
    walk = ((83, 48, 0.6, 9, "#f3d3ea"), (70, 66, 0.78, 6, "#f8e2f0"), (51, 87, 1, 3, "#fcf1f4"),
            (25, 108, 1.26, -2, PAPER))  # fmt: skip
    feet = Piece(path("M-5 21v6h4M5 20v7h4"), stroke=BOXES["scary"].accent, width=3.4)
    ghosts = [
        Group(
            move(x, y, size, turn),
            [feet, *_ghost(sheet), Piece(shape(color.shape, 0.15), fill=color.field, at=move(0, 7.5))],
        )
        for (x, y, size, turn, sheet), color in zip(walk, reversed(all_papers("scary")), strict=True)
    ]
    moon = [Piece(circle(56, 58, 37), fill="#ff9dd2"), Piece(circle(56, 58, 30), fill="#ffbfe2")]
    return [*moon, Piece(path(_HILL), fill=BOXES["scary"].shade), *ghosts]


def _scary_sign() -> Drawing:
    return [Group(move(-1, -1, 1.25), _ghost(BOXES["scary"].light))]


def _revenge() -> Drawing:
    """A spout breaks through the ice and throws four cards."""
    snow = ((12, 62, 1), (50, 14, 1.2), (72, 12, 0.8), (90, 28, 1.1), (62, 17, 0.7), (88, 84, 0.8))
    drops = ((14, 108, 3), (24, 113, 2), (87, 107, 2.6), (79, 114, 1.8), (55, 58, 2.4))
    thrown = ((21, 72, -42), (43, 45, -14), (67, 37, 12), (80, 65, 38))
    leaves = [
        Group(move(x, y, 0.8, turn), leaf(color))
        for (x, y, turn), color in zip(thrown, all_papers("revenge"), strict=True)
    ]
    return [
        Piece(tuple(line for one in snow for line in circle(*one)), fill=BOXES["revenge"].light),
        Piece(path(_FAR_ICE), fill="#9fd3ef"),
        Piece(path(_ICE), fill="#eaf7fe"),
        Piece(path(_ICE_SHADE), fill="#c3e4f6"),
        Piece(path("M30 125.5C30 121 70 121 70 125.5S30 130 30 125.5Z"), fill=BOXES["revenge"].shade),
        Piece(path(_COLUMN), fill="#6cc4ee"),
        Piece(path(_COLUMN_SHADE), fill="#2f86bd"),
        Piece(path("M47 120C49 104 47 88 43 79"), stroke="#c9ecfc", width=3.2),
        Piece(tuple(line for one in drops for line in circle(*one)), fill="#6cc4ee"),
        *leaves,
    ]


def _revenge_sign() -> Drawing:
    return [
        Piece(path("M0-29C3-29 21-5 21 8A21 21 0 0 1-21 8C-21-5-3-29 0-29Z"), fill="#6cc4ee"),
        Piece(path("M-11 9A11 11 0 0 0-2 19"), stroke="#ffffff", width=5),
    ]


def _fist(paper: Papers) -> Drawing:
    """A fist that strikes to the right; its sleeve ends where the card does."""
    fingers: list[Piece] = []
    for y, long in ((-21, 0), (-10.6, 2), (-0.3, 2), (10, 0)):
        fingers += [
            Piece(rect(-22, y, 19.5 + long, 10.2, 4.6), fill=paper.shade),
            Piece(rect(-21, y + 0.4, 17.8 + long, 8.8, 4), fill=paper.bright),
        ]
    return [
        Piece(path("M-48.6-14.5H-38V14.5H-72.8Z"), fill=paper.shade),
        Piece(rect(-45, -18.5, 9.5, 37, 3), fill=PAPER),
        Piece(path("M-37-9C-37-17-31-21-24-21H-14V20H-24C-31 20-37 16-37 9Z"), fill=paper.field),
        *fingers,
        Piece(path("M-30 11C-25 15-18 13-13.5 1"), stroke=paper.shade, width=13.5),
        Piece(path("M-30 10.5C-25 14.5-18.5 12.5-14 1"), stroke=paper.field, width=10.5),
    ]


def _battle() -> Drawing:
    """Two paper fists meet; where they meet there is a spark."""
    blow: Drawing = [
        Group(move(1, 0), _fist(papers("red"))),
        Group(move(-1, 0, 1, 180), _fist(papers("blue"))),
        Piece(star(0, -24, 11, 3.6, 4, cut=0.5), fill="#ffffff"),
        Piece(star(0, 25, 8, 2.6, 4, cut=0.5), fill="#ffffff"),
    ]
    return [
        Piece(star(50, 75, 45, 31, 16, cut=0.8, turn=0.1), fill="#a87d1f"),
        Piece(star(50, 75, 43, 25, 11, cut=0.8, turn=0.3), fill=BOXES["battle"].accent),
        Piece(star(50, 75, 34, 17, 11, cut=0.8, turn=0.3), fill="#fff0b8"),
        Group(move(50, 75, 1, -40), blow),
    ]


def _battle_sign() -> Drawing:
    return [Piece(star(0, 0, 29, 12, 8, cut=1.5), fill=BOXES["battle"].accent)]


def _comet(color: Papers, streaks: tuple[str, str, str], size: float, length: float) -> Drawing:
    """A shape that flies to the right with its streaks behind it."""
    high = {"diamond": 34, "triangle": 30}.get(color.shape, 32) * size

    def streak(y: float, thick: float, to: float, fill: str) -> Piece:
        line = ((0.0, y - thick / 2), (to, y - thick * 0.12), (to, y + thick * 0.12), (0.0, y + thick / 2))
        return Piece((line,), fill=fill)

    return [
        streak(-high * 0.66, high * 0.5, -length * 0.72, streaks[0]),
        streak(high * 0.66, high * 0.5, -length * 0.86, streaks[0]),
        streak(0, high * 1.1, -length, streaks[1]),
        streak(0, high * 0.42, -length * 0.8, streaks[2]),
        Piece(shape(color.shape, size), fill=color.tint, at=move(0, 0, 1, 0 if color.shape == "circle" else 90)),
    ]


def _hyper() -> Drawing:
    """Shapes so fast that they are drawn out into streaks."""
    flight = (("yellow", 26, 81, 0.38, 46), ("blue", 84, 66, 0.34, 56), ("green", 63, 96, 0.38, 44),
              ("red", 58, 43, 0.52, 96))  # fmt: skip
    comets = []
    for name, x, y, size, length in flight:
        color = papers(name)
        streaks = (color.shade, color.field, color.bright)
        comets.append(Group(move(x, y, 1, -72), _comet(color, streaks, size, length)))
    return [Piece(path(_SPECKS), stroke="#5f6ad0", width=1.7), *comets]


def hyper_named(color: Papers) -> Drawing:
    """Once a color is named, its shape alone fills the card."""
    return [Group(move(57, 58, 1, -66), _comet(color, (color.shade, color.shade, color.bright), 0.86, 88))]


def _hyper_sign() -> Drawing:
    return [
        Piece(path("M-20 24-8 8M-9 26 2 11M3 26 12 13"), stroke=BOXES["hyper"].accent, width=7),
        Piece(circle(8, -8, 16), fill=BOXES["hyper"].light),
    ]


PICTURES: dict[str, Callable[[], Drawing]] = {
    "scary": _scary, "revenge": _revenge, "battle": _battle, "hyper": _hyper,
}  # fmt: skip
SIGNS: dict[str, Callable[[], Drawing]] = {
    "scary": _scary_sign, "revenge": _revenge_sign, "battle": _battle_sign, "hyper": _hyper_sign,
}  # fmt: skip
