"""Distributions under each other, each a leaf of paper; a dotted outline repeats the first for comparison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from penultima.lab.plots.axes import FOOT, Frame, axis, frame
from penultima.lab.plots.numbers import decimal
from penultima.lab.plots.svg import Scale, corners, line, picture, tag, text

SHARE = 0.99
"""What lies beyond this share of all rounds is left out of the picture."""


@dataclass(frozen=True)
class Ridge:
    """A row: how many in each bar of equal width, from 0 on."""

    label: str
    counts: Sequence[int]
    bar: int
    median: int
    color: str = "blue"

    @property
    def reach(self) -> int:
        """Where the picture ends: almost all rounds are shorter."""
        seen, total = 0, sum(self.counts)
        for number, count in enumerate(self.counts, 1):
            seen += count
            if seen >= SHARE * total:
                return number * self.bar
        return len(self.counts) * self.bar


def ridges(rows: list[Ridge], width: int, name: tuple[str, str, str], unit: str) -> str:
    """The whole plot; the number at the right is the median, marked by a line."""
    place = frame(width, (row.label for row in rows), ("median 100",), 46)
    bottom = place.row * len(rows) + 14
    scale, parts = axis(place, (0, max(row.reach for row in rows)), decimal, (0, bottom), unit)
    tall = max(max(densities(row)) for row in rows)
    for number, row in enumerate(rows):
        base = place.row * (number + 1) + 6
        rise = Scale(0, tall, base, base - 44)
        parts.append(tag("polygon", points=outline(row, scale, rise), class_=f"leaf {row.color}"))
        if number:
            parts.append(tag("polyline", points=outline(rows[0], scale, rise), class_="ghost"))
        parts.append(line(scale(row.median), base, scale(row.median), base - 44, "fair"))
        parts += labels(row, place, base - place.row)
    return picture(width, bottom + FOOT, parts, name)


def labels(row: Ridge, place: Frame, top: float) -> list[str]:
    """Name and median; on a phone both over the thin end of the leaf."""
    median = f"median {row.median}"
    if place.narrow:
        return [text(place.width, top + 26, row.label, "end"), text(place.width, top + 44, median, "quiet number end")]
    return [place.label(top + 14, row.label), place.value(top + 14, median)]


def densities(row: Ridge) -> list[float]:
    """The share of each bar, per unit of length."""
    total = sum(row.counts)
    return [count / total / row.bar for count in row.counts]


def outline(row: Ridge, scale: Scale, rise: Scale) -> str:
    """From the middle of bar to the middle of bar, ending on the base line."""
    high = densities(row)
    first, last = (next(places) for places in (visible(high), visible(high, -1)))
    points = [((i + 0.5) * row.bar, high[i]) for i in range(first, last + 1)]
    kept = [(x, y) for x, y in points if x <= scale.high]
    ends = (max(kept[0][0] - row.bar, 0.0), 0.0), (min(kept[-1][0] + row.bar, scale.high), 0.0)
    return corners([(scale(x), rise(y)) for x, y in (ends[0], *kept, ends[1])])


def visible(heights: list[float], step: int = 1) -> Iterator[int]:
    """Which bars are high enough to see, from the left or from the right."""
    places = range(len(heights))[::step]
    return (place for place in places if heights[place] > max(heights) / 200)
