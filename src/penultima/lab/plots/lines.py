"""Estimates over a number, as lines with bands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from penultima.lab.intervals import Interval
from penultima.lab.plots.numbers import Format, tick_format, ticks
from penultima.lab.plots.svg import GLYPH, Scale, corners, line, picture, shape, tag, text

HEIGHT = 280.0


@dataclass(frozen=True)
class Series:
    """A line: at each number an estimate."""

    label: str
    points: dict[int, Interval]
    color: str = "blue"
    shape: str = "circle"


def lines(
    series: list[Series],
    width: int,
    name: tuple[str, str, str],
    *,
    form: Callable[[int], Format],
    unit: str,
    reference: float | None = None,
    across: str = "players",
) -> str:
    """The whole plot: the legend above, the unit of the vertical axis below it; `across` is what the numbers count."""
    legends, top = legend(series, width)
    values = [x for one in series for i in one.points.values() for x in (i.low, i.high)]
    values += [] if reference is None else [reference]
    marks = ticks(min(values), max(values), 5)
    tick_text = tick_format(marks, form)
    left = max(len(tick_text(mark)) for mark in marks) * GLYPH + 18
    down = Scale(marks[0], marks[-1], top + HEIGHT - 60, top + 36)
    numbers = sorted({number for one in series for number in one.points})
    along = Scale(numbers[0], max(numbers[-1], numbers[0] + 1), left + 12, width - 12)
    parts = [*legends, text(0, top + 16, unit, "quiet")]
    for mark in marks:
        parts += [line(left, down(mark), width, down(mark), "grid")]
        parts += [text(left - 8, down(mark) + 4.5, tick_text(mark), "quiet number end")]
    parts += [text(along(n), top + HEIGHT - 36, str(n), "quiet number middle") for n in numbers]
    parts.append(text((left + width) / 2, top + HEIGHT - 14, across, "quiet middle"))
    if reference is not None:
        parts.append(line(left, down(reference), width, down(reference), "fair"))
    for draw in (band, path):
        parts += [part for one in series for part in draw(one, along, down)]
    return picture(width, top + HEIGHT, parts, name)


def legend(series: list[Series], width: int) -> tuple[list[str], float]:
    """Shapes and names in as many rows as they need, and the height of that."""
    parts, x, y = [], 8.0, 12.0
    for one in series:
        room = len(one.label) * GLYPH + 40
        if x > 8 and x + room > width + 16:
            x, y = 8.0, y + 24
        parts += [shape(one.shape, x, y, 6, f"mark {one.color}"), text(x + 12, y + 4.5, one.label)]
        x += room
    return parts, y + 14


def band(one: Series, across: Scale, down: Scale) -> list[str]:
    """Where the line may be."""
    upper = [(across(x), down(i.high)) for x, i in sorted(one.points.items())]
    lower = [(across(x), down(i.low)) for x, i in sorted(one.points.items(), reverse=True)]
    return [tag("polygon", points=corners(upper + lower), class_=f"band {one.color}")] if len(upper) > 1 else []


def path(one: Series, across: Scale, down: Scale) -> list[str]:
    """The line and its shapes; a point that stands alone shows its whisker."""
    points = [(across(x), down(i.value)) for x, i in sorted(one.points.items())]
    parts = [tag("polyline", points=corners(points), class_=f"path {one.color}-line")]
    if len(points) == 1:
        (alone,) = one.points.values()
        parts = [line(points[0][0], down(alone.low), points[0][0], down(alone.high), f"whisker {one.color}-line")]
    return parts + [shape(one.shape, x, y, 5, f"mark {one.color}") for x, y in points]
