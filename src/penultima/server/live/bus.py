"""The bus: how processes tell each other that a row exists. It carries no more than the table's id and the row's
number; what gets lost is found in the log within a second."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

from penultima.server.live.task_ending import end_tasks

Listener = Callable[[str, int], None]
"""Called with a table's id and a row's number."""


class Bus(Protocol):
    """Carries "row `seq` of this table exists". It may lose, repeat and reorder."""

    async def open(self, listener: Listener) -> None:
        """Start, and call the listener for what other processes announce."""

    def announce(self, table_id: str, seq: int) -> None:
        """Say that a row exists; never waits and never fails."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """For a single process, which needs to tell nobody."""

    async def open(self, listener: Listener) -> None:
        """Nobody announces anything."""

    def announce(self, table_id: str, seq: int) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to stop."""


CHANNEL = "penultima"
MAX_WAITING = 10_000
"""Announcements that may wait while Redis is away; more are dropped, as the log is read every second anyway."""


class RedisBus:
    """Redis or Valkey publish and subscribe. When it goes away both directions come back by themselves."""

    def __init__(self, url: str, pause: float = 0.5) -> None:
        self.url = url
        self.pause = pause
        self.connected = False
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MAX_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """Publish and listen in two tasks, until closed."""
        self._tasks = [
            asyncio.create_task(self._retry(self._publish)),
            asyncio.create_task(self._retry(lambda: self._listen(listener))),
        ]

    def announce(self, table_id: str, seq: int) -> None:
        """Publish as soon as possible; dropped if too many wait."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(f"{table_id} {seq}")

    async def close(self) -> None:
        """Stop."""
        await end_tasks(self._tasks)

    async def _retry(self, work: Callable[[], Any]) -> None:
        """Whatever goes wrong with Redis, try again."""
        while True:
            with contextlib.suppress(Exception):
                await work()
            self.connected = False
            await asyncio.sleep(self.pause)

    def _client(self) -> Any:
        from redis.asyncio import Redis  # noqa: PLC0415 (an extra)

        return Redis.from_url(self.url, socket_connect_timeout=2, socket_keepalive=True)

    async def _publish(self) -> None:
        async with self._client() as client:
            while True:
                await client.publish(CHANNEL, await self._waiting.get())

    async def _listen(self, listener: Listener) -> None:
        async with self._client() as client, client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                self.connected = True
                if message["type"] == "message":
                    table_id, _, seq = message["data"].decode().partition(" ")
                    listener(table_id, int(seq))


def open_bus(url: str) -> Bus:
    """The bus of a URL; without one, none."""
    return RedisBus(url) if url else NoBus()
