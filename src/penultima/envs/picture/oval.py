"""Places on a rounded oval, evenly spaced."""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from penultima.envs.picture.outlines import Outline

FINE = 720
FULLNESS = 2.7
"""2 is an ellipse, more is closer to a rectangle."""


class Spot(NamedTuple):
    """A place, and which way clockwise is there, in degrees."""

    x: float
    y: float
    heading: float


class Oval:
    """An oval as wide and high as given, around 0 0."""

    def __init__(self, width: float, height: float) -> None:
        def bend(n: float) -> float:
            return math.copysign(abs(n) ** (2 / FULLNESS), n)

        angles = [2 * math.pi * i / FINE - math.pi / 2 for i in range(FINE + 1)]
        self._points = [(width / 2 * bend(math.cos(a)), height / 2 * bend(math.sin(a))) for a in angles]
        self._walked = [0.0, *accumulate(math.dist(p, q) for p, q in pairwise(self._points))]
        self.length = self._walked[-1]

    def at(self, part: float) -> Spot:
        """The spot after this part of the way around, clockwise from the top."""
        far = part % 1 * self.length
        low = min(bisect_right(self._walked, far), FINE) - 1
        (x, y), (u, v) = self._points[low], self._points[low + 1]
        rest = (far - self._walked[low]) / (self._walked[low + 1] - self._walked[low])
        return Spot(x + (u - x) * rest, y + (v - y) * rest, math.degrees(math.atan2(v - y, u - x)))

    def spots(self, count: int, start: float = 0) -> list[Spot]:
        """So many spots around it."""
        return [self.at(start + i / count) for i in range(count)]

    @property
    def outline(self) -> Outline:
        """Its outline."""
        return (tuple(self._points[::6]),)


@cache
def oval(width: float, height: float) -> Oval:
    """An oval, measured once."""
    return Oval(width, height)
