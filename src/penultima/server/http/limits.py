"""Limits against those who ask for too much: requests and connections by address, and requests that never end."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from penultima.server.http.access import Access, address_bucket
from penultima.server.http.sockets import DirectWebSocketProtocol
from penultima.server.live.rate_limit import RateLimit

if TYPE_CHECKING:
    from penultima.server.ops.settings import Settings

SPARE_CONNECTIONS = 500
"""Connections beyond those of tables: for pages, health and metrics."""

ANSWER_SECONDS = 1.0
"""What a body has beyond its deadline, so that whoever reads it can say that it is late."""


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


def limited_http_protocol(settings: Settings, access: Access) -> type[asyncio.Protocol]:
    """uvicorn's HTTP protocol for a server with these settings. uvicorn itself waits for the rest of a request as long
    as the client likes, and lets one address have every socket there is."""
    seconds, most = settings.hello_ms / 1000, settings.connections + SPARE_CONNECTIONS
    sockets = ConnectionLimit(most, settings.per_address)

    class LimitedH11Protocol(H11Protocol):
        """Ends connections whose request is not whole in time, be it the first or a later one, and those that are too
        many: in all, or of one address. A trusted proxy's sockets belong to many people and are not counted."""

        _counted = ""
        """The address this socket counts for."""
        _asked = False
        """The first request is here."""
        _missing = ""
        """What of a request is waited for."""
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = self.client[0] if self.client else ""
            if len(self.connections) > most or not self._enter(peer):
                transport.abort()
            else:
                self._watch()

        def _enter(self, peer: str) -> bool:
            if not peer or access.trusts(peer):
                return True
            bucket = address_bucket(peer)
            if not sockets.enter(bucket):
                return False
            self._counted = bucket
            return True

        def _leave(self) -> None:
            if self._counted:
                sockets.leave(self._counted)
            self._counted = ""
            self._expect("")

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._asked = self._asked or self.conn.their_state is not h11.IDLE
            self._watch()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            """Hello has its own deadline. The socket counts here until it is counted with the connections of tables, or
            gone: one that is turned away stays open for as long as its client does not close it, up to ten seconds."""
            self._expect("")
            super().handle_websocket_upgrade(event)
            upgraded = self.transport.get_protocol()
            assert isinstance(upgraded, DirectWebSocketProtocol)
            upgraded.on_leaving_http = self._leave

        def _watch(self) -> None:
            """See what is missing of the request that has begun; between two requests uvicorn's own timer runs."""
            state = self.conn.their_state
            if self not in self.connections or self.transport.is_closing():
                self._expect("")
            elif state is h11.SEND_BODY:
                self._expect("body")
            elif state is h11.IDLE and (not self._asked or self.conn.trailing_data[0]):
                self._expect("header")
            else:
                self._expect("")

        def _expect(self, missing: str) -> None:
            """The deadline of each part begins once: a byte now and then does not move it."""
            if missing == self._missing:
                return
            if self._deadline is not None:
                self._deadline.cancel()
            self._missing = missing
            wait = seconds + (ANSWER_SECONDS if missing == "body" else 0)
            self._deadline = self.loop.call_later(wait, self.transport.abort) if missing else None

    return LimitedH11Protocol
