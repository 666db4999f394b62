"""One client's connection: what waits to be sent to it, and the person it speaks for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from penultima.close_codes import CloseCode
from penultima.protocol import ServerMessage, write
from penultima.server.live.rate_limit import RateLimit
from penultima.server.ops.metrics import Metrics

CLOSE_SECONDS = 5.0
"""How long closing may take before the connection is cut."""
SHORT, LONG = 126, 1 << 16


def frame(message: bytes) -> bytes:
    """A text message as the WebSocket frame that a server sends (RFC 6455, 5.2): whole, and not masked. A message that
    many get becomes a frame once."""
    size = len(message)
    if size < SHORT:
        return b"\x81%c%b" % (size, message)
    if size < LONG:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


class SocketTransport(Protocol):
    """What a connection needs of the network."""

    @property
    def ready(self) -> bool:
        """Does the reader take more now?"""

    def on_ready(self, call: Callable[[], None]) -> None:
        """Call this when a slow reader has caught up."""

    def write(self, frames: bytes) -> None:
        """Send frames; once the connection is being closed they are dropped."""

    async def close(self, code: int, reason: str) -> None:
        """Close with a code, waiting while the reader is slow."""

    def cut(self) -> None:
        """Drop the connection without waiting."""


class Connection:
    """Messages are sent in order. A client that does not read is dropped: nobody waits for it."""

    def __init__(self, transport: SocketTransport, queue_bytes: int, rate_limit: RateLimit, metrics: Metrics) -> None:
        self.transport = transport
        self.rate_limit = rate_limit
        """How many messages this client may send."""
        self.metrics = metrics
        self.person: int | None = None
        self.token = ""
        """Hashed; empty for a spectator."""
        self.address = ""
        """Where the client is; empty if nobody knows."""
        self.closed = False
        self._limit = queue_bytes
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._loop = asyncio.get_running_loop()
        self._closing: asyncio.Task[None] | None = None
        transport.on_ready(self.flush)

    def send(self, message: ServerMessage) -> None:
        """Send a message to this client alone, a moment later: news that follow at once go with it in one write."""
        if not self.closed:
            self._queue(frame(write(message)))
            self._loop.call_soon(self.flush)

    def send_frame(self, frame: bytes) -> None:
        """Send a frame that others get as well."""
        if self.closed:
            return
        transport = self.transport
        if not self._waiting and transport.ready:  # as nearly always
            transport.write(frame)
        else:
            self._queue(frame)
            self.flush()

    def _queue(self, frame: bytes) -> None:
        self._waiting.append(frame)
        self._bytes += len(frame)

    def flush(self) -> None:
        """Send what waits, all at once; a reader that is too far behind is given up."""
        if self._waiting and self.transport.ready:
            self.transport.write(b"".join(self._waiting))
            self._waiting.clear()
            self._bytes = 0
        elif self._bytes > self._limit and not self.closed:
            self.metrics.count("turned_away", "slow")
            self.close(CloseCode.SLOW_READER, "slow")

    def close(self, code: int, reason: str) -> None:
        """Close after what is already queued; a slow reader gets no more."""
        if not self.closed:
            self.closed = True
            if code == CloseCode.SLOW_READER:
                self._waiting.clear()
            self.flush()
            self._closing = self._loop.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.transport.close(code, reason)
        except TimeoutError:
            self.transport.cut()

    async def wait_closed(self, seconds: float) -> None:
        """Wait until the connection is closed, but no longer than this."""
        if self._closing is not None:
            await asyncio.wait([self._closing], timeout=seconds)
