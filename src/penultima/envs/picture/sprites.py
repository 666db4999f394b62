"""Cards, words and labels as small images, each made once for every size it is wanted in."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from penultima.envs.picture.card_faces import HEIGHT, LETTER, WIDTH, face
from penultima.envs.picture.outlines import move, polygon, rect
from penultima.envs.picture.rasterizing import OVERSAMPLING, Piece, rasterize
from penultima.envs.picture.symbols import shape
from penultima.game.card import Card
from penultima.game.palette import papers

READABLE = 40
"""Cards narrower than this carry no letter: it would be a smudge."""
_TURN = polygon([(5, 0), (-3, 5), (-3, -5)], 1)
"""Points at the name of whoever is asked."""


@cache
def font(size: float) -> ImageFont.FreeTypeFont:
    """Pillow's own font: it comes along, wherever one is."""
    found = ImageFont.load_default(size)
    if not isinstance(found, ImageFont.FreeTypeFont):
        raise RuntimeError("this Pillow was built without FreeType, and its only font has one size")
    return found


@lru_cache(4096)
def card_sprite(card: Card, edition: str, width: int, named: str | None = None, lean: float = 0) -> Image.Image:
    """A card with its shadow; in the middle of the image, so that it can be put down by its center."""
    if lean:
        return card_sprite(card, edition, width, named).rotate(lean, Image.Resampling.BICUBIC, expand=True)
    height = round(width * HEIGHT / WIDTH)
    image = rasterize(face(card, edition, named), width, height, move(0, 0, width / WIDTH))
    color = card.color or named
    if color and width >= READABLE:
        _write_letters(image, papers(color, edition).letter, papers(color, edition).on, named is not None)
    return _with_shadow(image, max(2, width // 16))


def _write_letters(image: Image.Image, letter: str, ink: str, declared: bool) -> None:
    scale = image.width / WIDTH
    x, y = (17, 41) if declared else LETTER
    sheet = Image.new("RGBA", image.size)
    place = (x * scale, y * scale)
    ImageDraw.Draw(sheet).text(place, letter, ink, font(16.5 * scale), "mm", stroke_width=0.045 * 16.5 * scale)
    image.alpha_composite(sheet)
    image.alpha_composite(sheet.transpose(Image.Transpose.ROTATE_180))


def _with_shadow(image: Image.Image, soft: int) -> Image.Image:
    room = 2 * soft
    size = (image.width + 2 * room, image.height + 2 * room)
    dark = Image.new("L", size)
    dark.paste(image.getchannel("A").point(lambda alpha: alpha * 2 // 5), (room, room + soft // 2))
    shadow = Image.new("RGBA", size)
    shadow.putalpha(dark.filter(ImageFilter.GaussianBlur(soft / 1.6)))
    shadow.alpha_composite(image, (room, room))
    return shadow


@lru_cache(1024)
def words(text: str, size: float, ink: str) -> Image.Image:
    """A line of text; every line of one size is equally high, so that lines stand on one level."""
    pen = font(size * OVERSAMPLING)
    width, high = math.ceil(pen.getlength(text) / OVERSAMPLING) + 2, math.ceil(size * 1.3)
    large = Image.new("L", (width * OVERSAMPLING, high * OVERSAMPLING))
    ImageDraw.Draw(large).text(
        (OVERSAMPLING, size * OVERSAMPLING), text, 255, pen, "ls", stroke_width=size * OVERSAMPLING / 40
    )
    image = Image.new("RGBA", (width, high), ink)
    image.putalpha(large.reduce(OVERSAMPLING))
    return image


@lru_cache(1024)
def label(text: str, size: float, ink: str, paper: str, mark: tuple[str, str] | None = None) -> Image.Image:
    """Text on a strip of paper, perhaps with a shape before it (its name and its color)."""
    line = words(text, size, ink)
    high = round(size * 1.75)
    first = round(high * 0.95) if mark else round(size * 0.6)
    width = first + line.width + round(size * 0.6)
    pieces = [Piece(rect(0, 0, width, high, high / 2 - 0.01), fill=paper)]
    if mark and mark[0] == "turn":
        pieces.append(Piece(_TURN, fill=mark[1], at=move(high * 0.58, high / 2, size / 14)))
    elif mark:
        pieces.append(Piece(shape(mark[0], size / 105), fill=mark[1], at=move(high * 0.58, high * 0.52)))
    image = rasterize(pieces, width, high)
    image.alpha_composite(line, (first, max(0, round((high - line.height) / 2))))
    return image
