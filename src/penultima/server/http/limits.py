"""Limits against those who ask for too much: requests and connections by address, and connections that stay silent."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from penultima.server.live.rate_limit import RateLimit

if TYPE_CHECKING:
    from penultima.server.ops.settings import Settings

SPARE_CONNECTIONS = 500
"""Connections beyond those of tables: for pages, health and metrics."""


class AddressLimits:
    """A rate limit for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._limits: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """May this address do one more?"""
        limit = self._limits.pop(address, None) or RateLimit(self.rate, self.burst, at=now)
        self._limits[address] = limit
        if len(self._limits) > self.most:
            self._limits.popitem(last=False)
        return limit.take(now)


class ConnectionLimit:
    """Counts open connections, in all and by address."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        self.per_address = per_address
        self.by_address: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Let one in, if there is room."""
        if self.total >= self.most or self.by_address[address] >= self.per_address:
            return False
        self.by_address[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """One is gone."""
        self.total -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def limited_http_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """uvicorn's HTTP protocol for a server with these settings. uvicorn itself lets a connection that sends nothing
    stand for good."""
    seconds, most = settings.hello_ms / 1000, settings.connections + SPARE_CONNECTIONS

    class LimitedH11Protocol(H11Protocol):
        """Ends connections that ask for nothing in time, and those that are too many."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if len(self.connections) > most:
                transport.abort()
            else:
                self.loop.call_later(seconds, self._end_silence)

        def _end_silence(self) -> None:
            if self.scope is None:
                self.transport.abort()

    return LimitedH11Protocol
