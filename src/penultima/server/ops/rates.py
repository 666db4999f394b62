"""What a process has done in the last minutes: its counters and times as they were every few seconds."""

from __future__ import annotations

import itertools
from collections import deque
from dataclasses import dataclass

from penultima.server.ops.metrics import STEPS, Metrics

EVERY = 5.0
"""Seconds between two samples."""
SAMPLES = 61
"""Five minutes of them, both ends included."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The counters at one moment of the monotonic clock."""

    at: float
    counts: dict[str, int]
    """By name, all labels together."""
    times: dict[str, tuple[int, ...]]


class Rates:
    """Looks back over the last minutes of a process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._samples: deque[Sample] = deque(maxlen=SAMPLES)

    def sample(self, now: float) -> None:
        """Called again and again; a sample is kept every few seconds."""
        if not self._samples or now - self._samples[-1].at >= EVERY:
            counts: dict[str, int] = {}
            for (name, _), n in self._metrics.counts.items():
                counts[name] = counts.get(name, 0) + n
            times = {name: tuple(one.counts) for name, one in self._metrics.times.items()}
            self._samples.append(Sample(now, counts, times))

    def per_second(self, name: str, seconds: float = 60.0) -> float:
        """How often something happened in a second, over the last minute or what there is of it."""
        if not self._samples:
            return 0.0
        last = self._samples[-1]
        first = next(one for one in self._samples if last.at - one.at <= seconds)
        passed = last.at - first.at
        return (last.counts.get(name, 0) - first.counts.get(name, 0)) / passed if passed else 0.0

    def history(self, name: str) -> list[float]:
        """How often it happened in a second, from sample to sample; the last is the newest."""
        samples = list(self._samples)
        return [
            (after.counts.get(name, 0) - before.counts.get(name, 0)) / (after.at - before.at)
            for before, after in itertools.pairwise(samples)
        ]

    def quantile(self, name: str, part: float) -> float | None:
        """The time, in seconds, within which this part of all was done in the last minutes: the upper end of the step
        it falls into, the longest step for what took longer. None if nothing was measured."""
        if not self._samples or name not in self._samples[-1].times:
            return None
        last = self._samples[-1].times[name]
        first = self._samples[0].times.get(name, (0,) * len(last)) if len(self._samples) > 1 else (0,) * len(last)
        counts = [after - before for before, after in zip(first, last, strict=True)]
        wanted, seen = part * sum(counts), 0
        if not sum(counts):
            return None
        for step, n in zip((*STEPS, STEPS[-1]), counts, strict=True):
            seen += n
            if seen >= wanted:
                return step
        return STEPS[-1]
