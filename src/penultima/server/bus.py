"""How processes tell each other that a row exists: no more than (game, seq). What gets lost is found in the log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

Listener = Callable[[str, int], None]


class Bus(Protocol):
    """Carries "(game, seq) exists". It may lose, repeat and reorder."""

    async def open(self, listener: Listener) -> None:
        """Hear what others say."""

    def tell(self, game: str, seq: int) -> None:
        """Say that a row exists; never waits and never fails."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """One process needs to tell nobody."""

    async def open(self, listener: Listener) -> None:
        """There is nobody to hear."""

    def tell(self, game: str, seq: int) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Nothing to stop."""


CHANNEL = "penultima"
WAITING = 10_000
"""What may wait while Redis is away; more is forgotten, as the log is asked every second anyway."""


class RedisBus:
    """Redis or Valkey publish and subscribe. When it goes away both directions come back by themselves."""

    def __init__(self, url: str, pause: float = 0.5) -> None:
        self.url = url
        self.pause = pause
        self.connected = False
        self._waiting: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """Speak and listen, for ever."""
        self._tasks = [
            asyncio.create_task(self._again(self._speak)),
            asyncio.create_task(self._again(lambda: self._listen(listener))),
        ]

    def tell(self, game: str, seq: int) -> None:
        """Say it as soon as possible, or never."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(f"{game} {seq}")

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, deed: Callable[[], Any]) -> None:
        """Whatever Redis does, try again."""
        while True:
            with contextlib.suppress(Exception):
                await deed()
            self.connected = False
            await asyncio.sleep(self.pause)

    def _client(self) -> Any:
        from redis.asyncio import Redis  # noqa: PLC0415 (an extra)

        return Redis.from_url(self.url, socket_connect_timeout=2, socket_keepalive=True)

    async def _speak(self) -> None:
        async with self._client() as client:
            while True:
                await client.publish(CHANNEL, await self._waiting.get())

    async def _listen(self, listener: Listener) -> None:
        async with self._client() as client, client.pubsub() as heard:
            await heard.subscribe(CHANNEL)
            async for message in heard.listen():
                self.connected = True
                if message["type"] == "message":
                    game, _, seq = message["data"].decode().partition(" ")
                    listener(game, int(seq))


def open_bus(url: str) -> Bus:
    """The bus of a URL; without one, none."""
    return RedisBus(url) if url else NoBus()
