"""A rate limit: so many actions a second, and a burst of a few seconds' worth."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class RateLimit:
    """A leaky bucket: every action adds one, and `rate` flow out a second. Time comes in as an argument, in seconds of
    a clock that is never set."""

    rate: float
    burst: float
    level: float = 0.0
    at: float = 0.0

    def take(self, now: float) -> bool:
        """May one more action be done now? If so it is counted."""
        self.level = max(0.0, self.level - max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level + 1 > self.burst:
            return False
        self.level += 1
        return True
