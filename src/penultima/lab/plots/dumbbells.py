"""From one thing to another, one row each: a hollow dot for before, a filled shape for after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from penultima.lab.intervals import Interval
from penultima.lab.plots.axes import FOOT, Frame, axis, frame
from penultima.lab.plots.numbers import Format
from penultima.lab.plots.svg import GLYPH, Scale, line, picture, shape, text


@dataclass(frozen=True)
class Dumbbell:
    """A row."""

    label: str
    before: Interval
    after: Interval
    color: str = "blue"
    shape: str = "circle"


def dumbbells(
    rows: list[Dumbbell],
    width: int,
    name: tuple[str, str, str],
    *,
    form: Callable[[int], Format],
    unit: str,
    ends: tuple[str, str],
    digits: int = 1,
) -> str:
    """The whole plot; `ends` says what the hollow and the filled end are."""
    labels = [f"{form(digits)(row.before.value)} → {form(digits)(row.after.value)}" for row in rows]
    place = frame(width, (row.label for row in rows), labels)
    top = 30.0
    bottom = top + place.row * len(rows) + 4
    values = [x for row in rows for i in (row.before, row.after) for x in (i.low, i.high)]
    scale, parts = axis(place, values, form, (top - 4, bottom), unit)
    parts = legend(ends, place) + parts
    for row, words in zip(rows, labels, strict=True):
        parts += [place.label(top, row.label), *draw(row, place.middle(top), scale), place.value(top, words)]
        top += place.row
    return picture(width, bottom + FOOT, parts, name)


def legend(ends: tuple[str, str], place: Frame) -> list[str]:
    """What hollow and filled mean, above the plot."""
    start = 6.0 if place.narrow else place.left
    second = start + len(ends[0]) * GLYPH + 36
    return [
        shape("circle", start, 10, 5, "hollow"),
        text(start + 11, 14.5, ends[0], "quiet"),
        shape("circle", second, 10, 6, "mark blue"),
        text(second + 11, 14.5, ends[1], "quiet"),
    ]


def draw(row: Dumbbell, y: float, scale: Scale) -> list[str]:
    """The way from before to after, and how sure after is."""
    start, end = scale(row.before.value), scale(row.after.value)
    return [
        line(start, y, end, y, f"path {row.color}-line"),
        line(scale(row.after.low), y, scale(row.after.high), y, f"whisker {row.color}-line"),
        shape("circle", start, y, 5, "hollow"),
        shape(row.shape, end, y, 6, f"mark {row.color}"),
    ]
