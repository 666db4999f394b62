"""The two clocks of a machine: one that tells the time and may be set, one that only counts and is waited by."""

from __future__ import annotations

import time


class SystemClock:
    """What time it is, and how much time has passed. Everything in `live/` gets its time here; tests pass a clock whose
    wall clock they set."""

    def wall(self) -> int:
        """Milliseconds since 1970. Whoever runs the machine may set this clock, in both directions."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment; it never goes back and is never set."""
        return time.monotonic()


SYSTEM_CLOCK = SystemClock()
