"""Signs of life: which processes live, judged by how long their last sign stays the same on the monotonic clock.

A sign says until when it is good, by the wall clock of whoever wrote it. That clock may be set: back, and a process
that died would count as alive for that long; forward, and all would count as dead. So the moment is believed only once,
when the sign is first seen, and never for longer than a lease.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock


@dataclass(slots=True)
class LifeSigns:
    """What one process has seen of the others' signs, and when."""

    clock: SystemClock = SYSTEM_CLOCK
    longest: int = 4000
    """Milliseconds that a sign counts, at most: as long as this process's own."""
    _seen: dict[str, tuple[int, float]] = field(default_factory=dict)
    """Of each process the last sign, and until when it counts on the monotonic clock."""

    def alive(self, signs: Iterable[tuple[str, int, int]]) -> set[str]:
        """The processes that live, from the signs that the store has: process, until when it is good, and in how many
        milliseconds that is."""
        now, seen = self.clock.monotonic(), self._seen
        self._seen = {
            process: seen[process]
            if process in seen and seen[process][0] == until
            else (until, now + min(left, self.longest) / 1000)
            for process, until, left in signs
        }
        return {process for process, (_, deadline) in self._seen.items() if deadline >= now}
