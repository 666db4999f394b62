"""Estimates as dots with whiskers, one row each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from penultima.lab.intervals import Interval
from penultima.lab.plots.axes import FOOT, Frame, axis, frame
from penultima.lab.plots.numbers import Format
from penultima.lab.plots.svg import Scale, line, picture, shape, text

HEAD = 30.0


@dataclass(frozen=True)
class Dot:
    """A row; without an interval it is a heading for those below."""

    label: str
    interval: Interval | None = None
    color: str = "blue"
    shape: str = "circle"


def dots(
    rows: list[Dot],
    width: int,
    name: tuple[str, str, str],
    *,
    form: Callable[[int], Format],
    unit: str,
    digits: int = 1,
    reference: tuple[float, str] | None = None,
) -> str:
    """The whole plot; the reference is a dashed line with its name on top."""
    known = [row.interval for row in rows if row.interval]
    place = frame(width, (row.label for row in rows), (form(digits)(i.value) for i in known))
    top = 24.0 if reference else 4.0
    bottom = top + sum(place.row if row.interval else HEAD for row in rows) + 4
    ends = [x for i in known for x in (i.low, i.high)] + ([reference[0]] if reference else [])
    scale, parts = axis(place, ends, form, (top - 4, bottom), unit)
    if reference:
        parts += reference_line(scale, reference, bottom, place)
    for row in rows:
        parts += draw(row, place, scale, top, form(digits))
        top += place.row if row.interval else HEAD
    return picture(width, bottom + FOOT, parts, name)


def reference_line(scale: Scale, reference: tuple[float, str], bottom: float, place: Frame) -> list[str]:
    """A dashed line from top to bottom, with a name that stays within the picture."""
    x, words = scale(reference[0]), reference[1]
    half = len(words) * 3.6
    return [
        line(x, 18, x, bottom, "fair"),
        text(min(max(x, half), place.width - half), 12, words, "quiet middle"),
    ]


def draw(row: Dot, place: Frame, scale: Scale, top: float, form: Format) -> list[str]:
    """One row."""
    if row.interval is None:
        return [text(0, top + 20, row.label, "strong")]
    y = place.middle(top)
    return [
        place.label(top, row.label),
        line(scale(row.interval.low), y, scale(row.interval.high), y, f"whisker {row.color}-line"),
        shape(row.shape, scale(row.interval.value), y, 6, f"mark {row.color}"),
        place.value(top, form(row.interval.value)),
    ]
