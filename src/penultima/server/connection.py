"""One WebSocket: what waits to be sent to it, and who it speaks for."""

from __future__ import annotations

import asyncio

from penultima.protocol import Answer, write
from penultima.server.limits import Bucket
from penultima.server.metrics import Metrics
from penultima.server.wire import Wire, frame

SLOW = 4413
"""The close code of a reader too far behind."""
PATIENCE = 5.0
"""Seconds that a goodbye may take."""


class Connection:
    """Messages are sent in order; who does not read is dropped, and nobody waits for it."""

    def __init__(self, wire: Wire, queue_bytes: int, bucket: Bucket, metrics: Metrics) -> None:
        self.wire = wire
        self.bucket = bucket
        self.metrics = metrics
        self.person: int | None = None
        self.token = ""
        self.closed = False
        self._limit = queue_bytes
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._loop = asyncio.get_running_loop()
        self._ending: asyncio.Task[None] | None = None
        wire.on_ready(self.flush)

    def answer(self, answer: Answer) -> None:
        """Send a message of its own, a moment later: the news that follow go with it."""
        if not self.closed:
            self._queue(frame(write(answer)))
            self._loop.call_soon(self.flush)

    def send(self, news: bytes) -> None:
        """Send a frame that others get as well."""
        if not self.closed:
            self._queue(news)
            self.flush()

    def _queue(self, message: bytes) -> None:
        self._waiting.append(message)
        self._bytes += len(message)

    def flush(self) -> None:
        """Send what waits, all at once; a reader that is too far behind is given up."""
        if self._waiting and self.wire.ready:
            self.wire.write(b"".join(self._waiting))
            self._waiting.clear()
            self._bytes = 0
        elif self._bytes > self._limit and not self.closed:
            self.metrics.count("turned_away", "slow")
            self.end(SLOW, "slow")

    def end(self, code: int, reason: str) -> None:
        """Close after what is already queued; a slow reader gets no more."""
        if not self.closed:
            self.closed = True
            if code == SLOW:
                self._waiting.clear()
            self.flush()
            self._ending = self._loop.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.wire.close(code, reason)
        except TimeoutError:
            self.wire.cut()

    async def flushed(self, seconds: float) -> None:
        """Wait until the goodbye is said, but not for ever."""
        if self._ending is not None:
            await asyncio.wait([self._ending], timeout=seconds)
