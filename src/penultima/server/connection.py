"""One WebSocket: what waits to be sent to it, and who it speaks for."""

from __future__ import annotations

import asyncio
import functools
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Protocol

from penultima.protocol import Answer, write
from penultima.server.limits import Bucket
from penultima.server.metrics import Metrics


class Wire(Protocol):
    """What a connection needs of the network."""

    async def send(self, text: str) -> None:
        """Send a frame, waiting while the reader is slow."""

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""


class Resumed:
    """What is left of a coroutine that has already run to its first pause."""

    def __init__(self, rest: Coroutine[Any, Any, None], pause: Any) -> None:
        self.rest = rest
        self.pause = pause

    def __await__(self) -> Generator[Any, Any, None]:
        while True:
            try:
                value = yield self.pause
            except BaseException as error:
                step = functools.partial(self.rest.throw, error)
            else:
                step = functools.partial(self.rest.send, value)
            try:
                self.pause = step()
            except StopIteration:
                return


async def _finish(rest: Resumed) -> None:
    await rest


def started(deed: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run a coroutine at once; only if it has to wait does it become a task. Nearly no reader is slow."""
    try:
        pause = deed.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_finish(Resumed(deed, pause)))


class Connection:
    """Messages are queued and sent in order; who does not read is dropped, and nobody waits for it."""

    def __init__(self, wire: Wire, queue_bytes: int, bucket: Bucket, metrics: Metrics) -> None:
        self.wire = wire
        self.bucket = bucket
        self.metrics = metrics
        self.person: int | None = None
        self.token = ""
        self.closed = False
        self._limit = queue_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._sending: asyncio.Task[None] | None = None
        self._ending: tuple[int, str] | None = None

    def answer(self, answer: Answer) -> None:
        """Queue a message of its own."""
        self.send(write(answer))

    def send(self, message: bytes) -> None:
        """Queue a message; a reader that is too far behind is given up."""
        if self.closed:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > self._limit:
            self.metrics.count("turned_away", "slow")
            self.end(4413, "slow")
            return
        if self._sending is None:
            self._sending = started(self._send_all())

    def end(self, code: int, reason: str) -> None:
        """Close after what is already queued; a slow reader gets no more."""
        if self.closed:
            return
        self.closed = True
        self._ending = (code, reason)
        if code == 4413:
            self._waiting.clear()
            if self._sending is not None:
                self._sending.cancel()
                self._sending = None
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self.wire.send(message.decode())
            if self._ending:
                await self.wire.close(*self._ending)
        except (OSError, RuntimeError):
            self.closed = True
        finally:
            self._sending = None

    async def flushed(self, seconds: float) -> None:
        """Wait until all is sent, but not for ever."""
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=seconds)
