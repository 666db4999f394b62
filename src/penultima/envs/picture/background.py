"""The background of the picture: the cloth of the table, and the ring around the piles."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from PIL import Image

from penultima.envs.picture.outlines import Outline, circle, move, path, rect
from penultima.envs.picture.oval import oval
from penultima.envs.picture.rasterizing import Drawing, Group, Piece, rasterize
from penultima.envs.picture.symbols import shape
from penultima.game.palette import BOXES, PAPER, all_papers, papers

STARS = (
    *((64, 81), (105, 126), (21, 9), (78, 208), (19, 60), (96, 74), (215, 31), (10, 216), (46, 83), (226, 191)),
    *((221, 229), (220, 159), (67, 125), (219, 80), (78, 150), (53, 109), (208, 15), (150, 60), (160, 190)),
)
RING = (252, 164)
"""How wide and high the ribbon around the piles is."""
ARROWS = (304, 214)
"""The same for the arrows around it."""


@lru_cache(16)
def cloth(edition: str, width: int, height: int, scale: float) -> Image.Image:
    """The cloth of a box's table with its weave and trim, and the oval that is played on."""
    box = BOXES[edition]
    wide, high = width / scale, height / scale
    ground = Piece((((0, 0), (wide, 0), (wide, high), (0, high)),), fill=box.cloth)
    well = [
        Piece(_oval(236, 137), fill=box.well, at=move(wide / 2, 196)),
        Piece(_oval(236, 137), stroke=box.line, width=1.6, at=move(wide / 2, 196)),
        Piece(_oval(231, 132), stroke=box.line, width=0.8, at=move(wide / 2, 196)),
    ]
    table = [ground, *_weave(edition, wide, high), *_trim(edition, wide, high), *well]
    return rasterize(table, width, height, move(0, 0, scale)).convert("RGB")


def _oval(wide: float, high: float) -> Outline:
    return (tuple((wide * x, high * y) for x, y in circle(0, 0, 1, 160)[0]),)


def _weave(edition: str, wide: float, high: float) -> Drawing:
    """The pattern woven into the cloth."""
    if edition == "hyper":
        spots = [(x + 240 * i, y + 240 * j) for i in range(3) for j in range(3) for x, y in STARS]
        stars = tuple(line for i, (x, y) in enumerate(spots) for line in circle(x, y, 0.6 + i % 3 * 0.3))
        return [Piece(stars, fill="#a3a8dd")]
    if edition == "battle":
        tile = path("M8 8H56V56H8ZM20 20H44V44H20ZM32 0V20M32 44V64M0 32H20M44 32H64")
        return [
            Group(move(64 * i, 64 * j), [Piece(tile, stroke="#176d5b", width=1.3)]) for i in range(11) for j in range(9)
        ]
    if edition == "revenge":
        tile = path("M0 0 48 28 96 0M48 28V84M0 84 48 56 96 84")
        return [
            Group(move(96 * i, 84 * j), [Piece(tile, stroke="#29588d", width=1.3)]) for i in range(8) for j in range(7)
        ]
    step, ink = (56, "#6d3683") if edition == "scary" else (14, "#1a6449")
    n = int((wide + high) / step) + 1
    down = [((i * step - high, 0.0), (i * step, high)) for i in range(n)]
    lines = down + [((i * step, 0.0), (i * step - high, high)) for i in range(n)]
    return [Piece(tuple(lines), stroke=ink, width=1.2 if edition == "scary" else 0.9)]


def _trim(edition: str, wide: float, high: float) -> Drawing:
    """What runs along the rim of the table."""
    box = BOXES[edition]
    if edition == "revenge":
        far = path("M0 14 24 5 50 14 80 2 108 13 138 5 160 12 180 14V30H0Z")
        return [
            Group(move(180 * i, high - 26 + low), [Piece(far, fill=ink)])
            for low, ink in ((0, "#7fc4ea"), (6, "#e6f5fd"))
            for i in range(4)
        ]
    if edition == "battle":
        return [
            Piece(rect(5, 5, wide - 10, high - 10, 5), stroke="#e9b949", width=1.4),
            Piece(rect(9, 9, wide - 18, high - 18, 3), stroke="#e9b949", width=1.4),
        ]
    frame = rect(6, 6, wide - 12, high - 12, 16)
    if edition == "scary":
        stitches = []
        for (x, y), (u, v) in pairwise(frame[0]):
            n = max(1, round(((u - x) ** 2 + (v - y) ** 2) ** 0.5 / 11))
            stitches += [
                ((x + (u - x) * i / n, y + (v - y) * i / n), (x + (u - x) * (i + 0.5) / n, y + (v - y) * (i + 0.5) / n))
                for i in range(n)
            ]
        return [Piece(tuple(stitches), stroke="#ff78bd", width=1.8)]
    return [Piece(frame, stroke=box.line, width=1.2)]


@lru_cache(128)
def ring(edition: str, color: str | None, clockwise: bool, burning: bool, scale: float) -> Image.Image:
    """Arrows in the direction of play, a ribbon of the color in force with its shape, flames while it is hyper."""
    box = BOXES[edition]
    width, height = round((ARROWS[0] + 40) * scale), round((ARROWS[1] + 40) * scale)
    way, band = oval(*ARROWS), oval(*RING)
    dots = tuple(line for spot in way.spots(96) for line in circle(spot.x, spot.y, 0.9))
    arrow = path("M-6.5-8.5 8.5 0-6.5 8.5-3 0Z")
    turn = 0 if clockwise else 180
    drawing: list[Piece | Group] = [Piece(dots, fill=box.line)]
    if burning and color:
        drawing += _flames(edition, color)
    drawing += [
        Piece(arrow, fill=box.call, stroke=box.call, width=2, at=move(spot.x, spot.y, 1, spot.heading + turn))
        for spot in way.spots(8, 1 / 16)
    ]
    cut = papers(color, edition) if color else None
    drawing += [
        Piece(band.outline, stroke=box.shade, width=22, at=move(0, 1.5)),
        Piece(band.outline, stroke=PAPER, width=20.5),
        Piece(band.outline, stroke=cut.field if cut else box.field, width=16.5),
    ]
    shapes = [cut] if cut else all_papers(edition)
    for i, spot in enumerate(band.spots(32)):
        one = shapes[i % len(shapes)]
        drawing.append(Piece(shape(one.shape, 0.125), fill=one.on if cut else one.bright, at=move(spot.x, spot.y)))
    return rasterize(drawing, width, height, move(width / 2, height / 2, scale))


def _flames(edition: str, color: str) -> Drawing:
    cut = papers(color, edition)
    outer, inner = path("M-13-4C-15-16-5-20-4-35 6-26 14-17 13-4Z"), path("M-7-4C-8-12-2-15-1-24 4-18 8-12 7-4Z")
    drawing: list[Piece] = []
    for spot in oval(*RING).spots(26):
        at = move(spot.x, spot.y, 0.82, spot.heading)
        drawing += [Piece(outer, fill=cut.bright, at=at), Piece(inner, fill=cut.tint, at=at)]
    return drawing
