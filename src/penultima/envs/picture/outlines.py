"""Outlines of pieces of paper as points, from the paths that the page's cards are drawn with."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

Point = tuple[float, float]
Line = tuple[Point, ...]
Outline = tuple[Line, ...]
Matrix = tuple[float, float, float, float, float, float]

STILL: Matrix = (1, 0, 0, 1, 0, 0)
FINE = 14
"""Points on a bend."""
_TOKEN = re.compile(r"[MLHVCSQAZ]|[-+]?(?:\d+\.?\d*|\.\d+)", re.IGNORECASE)
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


def move(x: float, y: float, scale: float = 1, turn: float = 0) -> Matrix:
    """Scaled, turned clockwise by degrees, then moved."""
    cos, sin = scale * math.cos(math.radians(turn)), scale * math.sin(math.radians(turn))
    return cos, sin, -sin, cos, x, y


def after(outer: Matrix, inner: Matrix) -> Matrix:
    """First the inner, then the outer."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def moved(line: Sequence[Point], at: Matrix) -> list[Point]:
    """A line where a matrix puts it."""
    a, b, c, d, e, f = at
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in line]


@cache
def path(text: str) -> Outline:
    """An outline written as an SVG path."""
    words = _TOKEN.findall(text)
    lines: list[list[Point]] = []
    command, at = "M", 0
    bend: Point | None = None
    while at < len(words):
        if words[at].isalpha():
            command, at = words[at], at + 1
        upper = command.upper()
        numbers = [float(word) for word in words[at : at + _TAKES[upper]]]
        at += _TAKES[upper]
        if upper == "Z":
            lines[-1].append(lines[-1][0])
            continue
        x, y = lines[-1][-1] if lines else (0.0, 0.0)
        new, bend = _step(upper, _absolute(upper, numbers, (x, y) if command.islower() else (0, 0)), (x, y), bend)
        if upper == "M":
            lines.append([])
            command = "L" if command == "M" else "l"
        lines[-1].extend(new)
    return tuple(tuple(line) for line in lines)


def _absolute(command: str, numbers: list[float], origin: Point) -> list[float]:
    x, y = origin
    if command in "HV":
        return [numbers[0] + (x if command == "H" else y)]
    if command == "A":
        return [*numbers[:5], numbers[5] + x, numbers[6] + y]
    return [number + (y if i % 2 else x) for i, number in enumerate(numbers)]


def _step(command: str, n: list[float], here: Point, bend: Point | None) -> tuple[Iterable[Point], Point | None]:
    """The points that one command adds, and where a smooth bend would go on."""
    if command in "ML":
        return [(n[0], n[1])], None
    if command in "HV":
        return [(n[0], here[1]) if command == "H" else (here[0], n[0])], None
    if command == "A":
        return _arc(here, n[0], n[3] != 0, n[4] != 0, (n[5], n[6])), None
    if command == "Q":
        return _curve([here, (n[0], n[1]), (n[2], n[3])]), None
    if command == "S":
        n = [*(bend or here), *n]
    end = (n[4], n[5])
    return _curve([here, (n[0], n[1]), (n[2], n[3]), end]), (2 * end[0] - n[2], 2 * end[1] - n[3])


def _curve(knots: list[Point]) -> list[Point]:
    """A Bézier curve without its first point."""
    points = []
    for i in range(1, FINE + 1):
        left, t = knots, i / FINE
        while len(left) > 1:
            left = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in pairwise(left)]
        points.append(left[0])
    return points


def _arc(here: Point, radius: float, large: bool, clockwise: bool, to: Point) -> list[Point]:
    """A part of a circle without its first point."""
    (x, y), (u, v) = here, to
    far = math.hypot(u - x, v - y)
    radius = max(radius, far / 2)
    high = math.sqrt(max(radius**2 - far**2 / 4, 0)) * (1 if large != clockwise else -1)
    middle = ((x + u) / 2 - high * (v - y) / far, (y + v) / 2 + high * (u - x) / far)
    start, end = (math.atan2(q - middle[1], p - middle[0]) for p, q in (here, to))
    sweep = (end - start) % (2 * math.pi)
    if not clockwise:
        sweep -= 2 * math.pi
    n = max(3, int(abs(sweep) * FINE / 2))
    angles = [start + sweep * i / n for i in range(1, n + 1)]
    return [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles]


def circle(x: float, y: float, radius: float, n: int = 48) -> Outline:
    """A circle of so many points."""
    angles = [2 * math.pi * i / n for i in range(n + 1)]
    return (tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles),)


def polygon(points: Sequence[Point], radius: float) -> Outline:
    """A polygon whose corners are rounded with the same scissors."""
    n = len(points)
    line = [p for i in range(n) for p in _corner(points[i - 1], points[i], points[(i + 1) % n], radius)]
    return ((*line, line[0]),)


def _corner(before: Point, point: Point, behind: Point, radius: float) -> list[Point]:
    a, b = _toward(point, before), _toward(point, behind)
    half = math.acos(max(-1.0, min(1.0, a[0] * b[0] + a[1] * b[1]))) / 2
    cut = radius / math.tan(half)
    start = (point[0] + a[0] * cut, point[1] + a[1] * cut)
    end = (point[0] + b[0] * cut, point[1] + b[1] * cut)
    return [start, *_arc(start, radius, False, a[0] * b[1] - a[1] * b[0] < 0, end)]


def _toward(here: Point, there: Point) -> Point:
    far = math.hypot(there[0] - here[0], there[1] - here[1])
    return (there[0] - here[0]) / far, (there[1] - here[1]) / far


def rect(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    """A rectangle with round corners."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], max(radius, 0.01))


def star(x: float, y: float, outer: float, inner: float, tips: int, *, cut: float, turn: float = 0) -> Outline:
    """A star, with the same rounding at every tip and notch."""
    angles = [math.pi * i / tips - math.pi / 2 + turn for i in range(2 * tips)]
    reach = [inner if i % 2 else outer for i in range(2 * tips)]
    points = [(x + far * math.cos(a), y + far * math.sin(a)) for far, a in zip(reach, angles, strict=True)]
    return polygon(points, cut)
