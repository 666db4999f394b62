"""What is still to be played, cut into portions that take about a second each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

QUICK, SLOW = 0.5, 2.0
"""Seconds; a portion that took less is followed by a bigger one, one that took more by a smaller one."""
LARGEST = 1 << 16


def gaps(parts: Iterable[tuple[int, int]], end: int) -> list[tuple[int, int]]:
    """What parts, each from a round to before another, leave open below an end."""
    found, at = [], 0
    for start, stop in sorted(parts):
        if start > at:
            found.append((at, min(start, end)))
        at = max(at, stop)
    return [(start, stop) for start, stop in [*found, (at, end)] if start < stop]


class Portions(Iterator[tuple[int, int]]):
    """The first round and the number of rounds of one portion after another, until all is played or it is stopped."""

    def __init__(self, open_: list[tuple[int, int]], size: int = 8) -> None:
        self._open = open_[::-1]
        self._size = size
        self._stopped = False

    def __next__(self) -> tuple[int, int]:
        if self._stopped or not self._open:
            raise StopIteration
        start, stop = self._open.pop()
        if stop - start > self._size:
            self._open.append((start + self._size, stop))
        return start, min(self._size, stop - start)

    def stop(self) -> None:
        """Nothing more is begun."""
        self._stopped = True

    def learn(self, rounds: int, seconds: float) -> None:
        """A portion of so many rounds took so long."""
        if seconds < QUICK and rounds == self._size:
            self._size = min(2 * self._size, LARGEST)
        elif seconds > SLOW:
            self._size = max(1, min(self._size, rounds // 2))
