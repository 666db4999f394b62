"""Numbers as people read them, and where the ticks of an axis go."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, log10

from penultima.lab.intervals import Interval

Format = Callable[[float], str]
MINUS = "−"


def decimal(digits: int = 0, sign: bool = False) -> Format:
    """1,234.5 with so many digits after the point; −0 is 0."""

    def form(value: float) -> str:
        rounded = round(value, digits) + 0.0
        text = f"{rounded:{'+' if sign and rounded else ''},.{digits}f}"
        return text.replace("-", MINUS)

    return form


def percent(digits: int = 1, sign: bool = False) -> Format:
    """A share of 1 in percent."""
    form = decimal(digits, sign)
    return lambda value: f"{form(value * 100)}%"


def ranged(interval: Interval, form: Format) -> str:
    """The estimate with its interval: 25.3% (24.9% to 25.7%)."""
    return f"{form(interval.value)} ({form(interval.low)} to {form(interval.high)})"


def step_for(span: float, count: int) -> float:
    """The round step that gives about so many ticks."""
    rough = span / max(count, 1)
    power = 10.0 ** floor(log10(rough))
    return next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= rough * 0.999)


def ticks(low: float, high: float, count: int) -> list[float]:
    """Round numbers from at most the lowest to at least the highest, about so many."""
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    step = step_for(high - low, count)
    first, last = floor(low / step + 1e-6), ceil(high / step - 1e-6)
    return [round(i * step, 10) + 0.0 for i in range(first, last + 1)]


def tick_format(marks: list[float], form: Callable[[int], Format]) -> Format:
    """The fewest digits that write every tick exactly."""
    for digits in range(4):
        if all(number_in(form(digits)(mark)) == number_in(form(4)(mark)) for mark in marks):
            return form(digits)
    return form(4)


def number_in(text: str) -> float:
    """The number that was written."""
    return float(text.replace(MINUS, "-").replace(",", "").removesuffix("%"))
