"""How much one connection, one person and one address may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """So many deeds a second, and a burst of a few seconds' worth."""

    rate: float
    burst: float
    level: float = 0.0
    at: float = 0.0

    def take(self, now: float) -> bool:
        """May one more be done now?"""
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now
        if self.level + 1 > self.burst:
            return False
        self.level += 1
        return True


class Addresses:
    """Buckets by address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """May this address do one more?"""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst, at=now)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Door:
    """Counts who is inside."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        self.per_address = per_address
        self.inside: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Let one in, if there is room."""
        if self.total >= self.most or self.inside[address] >= self.per_address:
            return False
        self.inside[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """One is gone."""
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
