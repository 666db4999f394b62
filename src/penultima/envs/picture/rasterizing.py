"""Drawings made of filled or stroked outlines, and how they become pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from penultima.envs.picture.outlines import STILL, Matrix, Outline, after, move, moved

OVERSAMPLING = 4
"""Everything is drawn this much larger and then made smaller: Pillow's own edges are jagged."""


class Piece(NamedTuple):
    """One piece: filled, or the line of a pen with a round nib."""

    outline: Outline
    fill: str = ""
    stroke: str = ""
    width: float = 1
    at: Matrix = STILL


class Group(NamedTuple):
    """Pieces that lie together."""

    at: Matrix
    of: Drawing


Drawing = Sequence[Piece | Group]


def flat(drawing: Drawing, at: Matrix = STILL) -> Iterator[Piece]:
    """All pieces where they lie, the lowest first."""
    for part in drawing:
        where = after(at, part.at)
        if isinstance(part, Group):
            yield from flat(part.of, where)
        else:
            yield part._replace(at=where)


def rasterize(drawing: Drawing, width: int, height: int, at: Matrix = STILL) -> Image.Image:
    """A drawing as an image of so many pixels; one unit is one pixel unless the matrix says otherwise."""
    large = Image.new("RGBA", (width * OVERSAMPLING, height * OVERSAMPLING))
    for piece in flat(drawing, after(move(0, 0, OVERSAMPLING), at)):
        if len(piece.fill) == len("#rrggbbaa"):
            veil = Image.new("RGBA", large.size)
            _put(ImageDraw.Draw(veil), piece)
            large.alpha_composite(veil)
        else:
            _put(ImageDraw.Draw(large), piece)
    return _smaller(large)


def _smaller(large: Image.Image) -> Image.Image:
    """Made smaller by averaging; colors count only where there is paper, so that edges get no dark seam."""
    return large.convert("RGBa").reduce(OVERSAMPLING).convert("RGBA")


def _put(draw: ImageDraw.ImageDraw, piece: Piece) -> None:
    a, b = piece.at[:2]
    pen = piece.width * (a * a + b * b) ** 0.5
    for line in piece.outline:
        points = moved(line, piece.at)
        if piece.fill and len(points) > 2:
            draw.polygon(points, fill=piece.fill)
        if piece.stroke:
            draw.line(points, fill=piece.stroke, width=max(1, round(pen)))
            for x, y in points:
                draw.ellipse((x - pen / 2, y - pen / 2, x + pen / 2, y + pen / 2), fill=piece.stroke)
