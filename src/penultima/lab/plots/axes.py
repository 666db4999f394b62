"""The horizontal axis that row plots share, and the layout of their rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from penultima.lab.plots.numbers import Format, tick_format, ticks
from penultima.lab.plots.svg import GLYPH, NARROW, WIDE, Scale, line, text

EDGE = 10.0


@dataclass(frozen=True)
class Frame:
    """Where things go: labels left of the plot on a desk, above their row on a phone."""

    width: int
    left: float
    right: float
    row: float

    @property
    def narrow(self) -> bool:
        """Is it a phone?"""
        return self.width == NARROW

    def middle(self, top: float) -> float:
        """The line of a row that starts at `top`, on which its marks lie."""
        return top + (self.row - 14 if self.narrow else self.row / 2)

    def label(self, top: float, words: str, class_: str = "") -> str:
        """A row's name."""
        return text(0, top + 16, words, class_) if self.narrow else text(0, self.middle(top) + 4.5, words, class_)

    def value(self, top: float, words: str, class_: str = "quiet number end") -> str:
        """A row's number at the right."""
        return text(self.width, top + 16 if self.narrow else self.middle(top) + 4.5, words, class_)


def frame(width: int, labels: Iterable[str], values: Iterable[str], row: float = 30.0) -> Frame:
    """Room for the longest label and the longest value."""
    if width != WIDE:
        return Frame(width, EDGE, width - EDGE, row + 14)
    left = min(max(map(len, labels), default=0) * GLYPH + 16, 250)
    return Frame(width, left + EDGE, width - max(map(len, values), default=0) * GLYPH - 14 - EDGE, row)


def axis(
    place: Frame, values: Iterable[float], form: Callable[[int], Format], rows: tuple[float, float], unit: str
) -> tuple[Scale, list[str]]:
    """A scale a little wider than the values; lines at round numbers, which stand below with the unit."""
    low, high, bottom = min(values := list(values)), max(values), rows[1]
    room = (high - low or 1) * 0.04
    marks = [mark for mark in ticks(low, high, 4 if place.narrow else 6) if low - room <= mark <= high + room]
    scale = Scale(min(low, marks[0]) - room / 4, max(high, marks[-1]) + room / 4, place.left, place.right)
    tick_text = tick_format(marks, form)
    parts = [line(scale(mark), rows[0], scale(mark), bottom, "grid") for mark in marks]
    parts += [text(scale(mark), bottom + 17, tick_text(mark), "quiet number middle") for mark in marks]
    parts.append(text((place.left + place.right) / 2, bottom + 36, unit, "quiet middle"))
    return scale, parts


FOOT = 42.0
"""Height of the axis below the rows."""
