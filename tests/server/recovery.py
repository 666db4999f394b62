"""How long tables stood still after a kill: measured, reported, and held against the promise."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from statistics import median

from tests.hanging import HANGS

PROMISED = 5.0
"""Seconds in which tables go on. The median of several kills is held to it: a busy machine fails no single one."""


@dataclass(frozen=True, slots=True)
class Recovery:
    """One kill: who died, how long it was away, and how long after it was back until every table had gone on."""

    victim: str
    away: float
    after: float

    def __str__(self) -> str:
        return f"{self.victim} was away {self.away:.2f} s, all tables went on {self.after:.2f} s later"


class Stopwatch:
    """From the kill to the last table that goes on."""

    def __init__(self, victim: str) -> None:
        self.victim = victim
        self.killed = time.monotonic()

    def back(self) -> None:
        """The victim runs again."""
        self.returned = time.monotonic()

    def done(self) -> Recovery:
        """Every table has gone on."""
        return Recovery(self.victim, self.returned - self.killed, time.monotonic() - self.returned)


def summary(recoveries: Iterable[Recovery]) -> list[str]:
    """For each kind of victim: how many kills, and the times from the kill on."""
    kinds: dict[str, list[Recovery]] = {}
    for one in recoveries:
        kinds.setdefault(one.victim, []).append(one)
    lines = []
    for victim, found in sorted(kinds.items()):
        after = sorted(one.after for one in found)
        away = median(one.away for one in found)
        lines.append(
            f"{victim}: {len(found)} kills; went on after it was back: median {median(after):.2f} s, "
            f"9 of 10 within {after[ceil(len(after) * 0.9) - 1]:.2f} s, "
            f"slowest {after[-1]:.2f} s; away itself {away:.2f} s"
        )
    return lines


def keeps_the_promise(recoveries: list[Recovery]) -> bool:
    """Half of all kills, at least, were over within what is promised; a single one only did not hang."""
    return median(one.after for one in recoveries) < (PROMISED if len(recoveries) > 2 else HANGS)
