"""Counters, gauges and times in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times:
    """A histogram: how often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one more time."""
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """What a process has done, and how it is now."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.times: dict[str, Times] = {}

    def count(self, name: str, label: str = "", n: int = 1) -> None:
        """Something happened."""
        self.counts[name, label] += n

    def time(self, name: str, seconds: float) -> None:
        """Something took a while."""
        self.times.setdefault(name, Times()).add(seconds)

    def text(self) -> str:
        """Everything in Prometheus's format."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE penultima_{name}_total counter")
            for (one, label), n in sorted(self.counts.items()):
                if one == name:
                    lines.append(f"penultima_{name}_total{_labels('kind', label)} {n}")
        for name, ask in sorted(self.gauges.items()):
            lines += [f"# TYPE penultima_{name} gauge", f"penultima_{name} {float(ask()):g}"]
        for name, times in sorted(self.times.items()):
            lines += _histogram(f"penultima_{name}_seconds", times)
        return "\n".join(lines) + "\n"


def _labels(name: str, value: str) -> str:
    return f'{{{name}="{value}"}}' if value else ""


def _histogram(name: str, times: Times) -> list[str]:
    lines, total = [f"# TYPE {name} histogram"], 0
    for step, n in zip((*map(str, STEPS), "+Inf"), times.counts, strict=True):
        total += n
        lines.append(f"{name}_bucket{_labels('le', step)} {total}")
    return [*lines, f"{name}_sum {times.sum}", f"{name}_count {total}"]
