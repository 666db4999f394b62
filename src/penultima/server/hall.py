"""All rooms of a process, and what they share: the store, the bus, time, and signs of life."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from penultima.bots import BOTS
from penultima.protocol import CODE_LETTERS, Bye, NewTable
from penultima.server.bus import Bus
from penultima.server.clock import Manner
from penultima.server.connection import Connection
from penultima.server.desk import good_name, playable
from penultima.server.engine import be_modest
from penultima.server.facts import Opened
from penultima.server.keeping import archive_unused
from penultima.server.logs import say
from penultima.server.metrics import Metrics
from penultima.server.refused import Refusal, RefusedError
from penultima.server.room import Room
from penultima.server.runner import Runner
from penultima.server.settings import Settings
from penultima.server.store import Append, Fate, Store, StoreDownError
from penultima.server.table import new_table, replay
from penultima.server.tidying import Tidying

HOUR = 3_600_000
IDLE = 60_000
"""Milliseconds after which a room that nobody is in is forgotten; its log stays."""


def hashed(token: str) -> str:
    """A token as it is kept."""
    return hashlib.sha256(f"penultima token {token}".encode()).hexdigest()


class Hall:
    """Opens tables, finds rooms, keeps the process alive in the eyes of others."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.process = secrets.token_hex(6)
        self.metrics = Metrics()
        self.manner = Manner(
            think=settings.think_ms,
            shout=settings.shout_ms,
            between=settings.between_ms,
            contribute=settings.contribute_ms,
        )
        self.rooms: dict[str, Room] = {}
        self.runners: dict[str, Runner] = {}
        self.thinkers = ThreadPoolExecutor(2, "bot", be_modest)
        self.clock: Callable[[], float] = time.perf_counter
        self.healthy = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._others = False
        self._archived = 0

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def spawn(self, deed: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(deed)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.count("failures", type(error).__name__)
            say("failure", logging.ERROR, kind=type(error).__name__)

    async def open(self) -> None:
        """Start: the store must answer, the bus may come later."""
        await self.store.open()
        await self.store.beat(self.process, self.settings.lease_ms)
        await self.bus.open(self._rumor)
        self.healthy = True
        self.spawn(self._live())

    async def farewell(self) -> None:
        """Nothing more is due, and everybody is told when to come back."""
        self.healthy = False
        for runner in self.runners.values():
            runner.stop()
        connections = [one for room in self.rooms.values() for one in room.connections]
        for connection in connections:
            connection.answer(Bye(code=Refusal.GOING.value, retry=1000))
            connection.end(1012, "restarting")
        await asyncio.gather(*(one.flushed(1.0) for one in connections))

    async def close(self) -> None:
        """Finish what is being written, and leave no sign of life."""
        for room in self.rooms.values():
            async with room.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StoreDownError):
            await self.store.beat(self.process, -1)
        await self.bus.close()
        await self.store.close()
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    async def create(self, wish: NewTable) -> str:
        """A new table; the same wish again is the same table."""
        token = hashed(wish.token)
        game = _code(f"{token} {wish.cmd}")
        opened = _opened(wish, token)
        _, row = new_table(game, opened).told(opened, self.now(), "open")
        try:
            fate = await self.store.append(Append((row,)))
            if fate is Fate.TAKEN:
                rows = await self.store.rows(game)
                if not rows or not isinstance(rows[0].fact, Opened) or rows[0].fact.token != token:
                    raise RefusedError(Refusal.BUSY)
                return game
        except StoreDownError:
            raise RefusedError(Refusal.NOT_SAVED) from None
        self.metrics.count("tables")
        return game

    async def room(self, game: str) -> Room | None:
        """The room of a table, read from its log if need be."""
        if game in self.rooms:
            self.rooms[game].idle_since = self.now()
            return self.rooms[game]
        async with self._loading.setdefault(game, asyncio.Lock()):
            if game not in self.rooms:
                await self._load(game)
            self._loading.pop(game, None)
        return self.rooms.get(game)

    async def _load(self, game: str) -> None:
        rows = await self.store.rows(game)
        table = replay(rows, await self.store.layouts())
        if table is None:
            return
        if table.differed:
            self.metrics.count("replays_differed")
        self.rooms[game] = Room(self, table)
        self.runners[game] = Runner(self, self.rooms[game])

    async def enter(self, room: Room, connection: Connection, since: int | None) -> None:
        """A connection takes its place: it is shown the table, then the table is told."""
        if room.doubt or self._others:
            with contextlib.suppress(RefusedError):
                await room.catch_up()
        room.enter(connection, since)
        runner = self.runners[room.table.id]
        if runner.epoch is None:
            await runner.take_lease()
        await runner.presence()

    async def leave(self, room: Room, connection: Connection) -> None:
        """A connection is gone; with the last one of a person, the person is."""
        room.leave(connection)
        if self.healthy and connection.person is not None and connection.person not in room.connected():
            await self.runners[room.table.id].presence()

    def _rumor(self, game: str, seq: int) -> None:
        """Another process says that a row exists."""
        room = self.rooms.get(game)
        if room is not None and room.table.seq < seq:
            self.spawn(self._look_up(room))

    async def _look_up(self, room: Room) -> None:
        with contextlib.suppress(RefusedError):
            await room.catch_up()

    async def _live(self) -> None:
        """Signs of life, leases of the dead, rows that no rumor told of, rooms to forget."""
        pause = self.settings.lease_ms / 4000
        tidying = Tidying(self.clock())
        while True:
            try:
                await self.store.beat(self.process, self.settings.lease_ms)
                await self._tend(await self.store.alive())
                self.healthy = True
                await self._archive()
                tidying.perhaps(self.clock(), self.metrics.counts["rows", ""])
            except StoreDownError:
                self.healthy = False
                say("store down", logging.ERROR)
            await asyncio.sleep(pause)

    async def _tend(self, alive: set[str]) -> None:
        self._others = len(alive) > 1
        if self._others:
            heads = await self.store.heads(list(self.rooms))
            for game, seq in heads.items():
                self._rumor(game, seq)
        for game, room in list(self.rooms.items()):
            runner = self.runners[game]
            if room.connections:
                await runner.tend(alive)
            elif self.now() - room.idle_since > IDLE:
                await self._forget(game)

    async def _archive(self) -> None:
        """Once an hour, put away what nobody uses."""
        if self.now() - self._archived > HOUR:
            self._archived = self.now()
            await archive_unused(self.store, self.now(), self.settings.archive_days)

    async def _forget(self, game: str) -> None:
        runner = self.runners.pop(game)
        runner.stop()
        del self.rooms[game]
        if runner.epoch is not None:
            await self.store.release(game, self.process)


def _opened(wish: NewTable, token: str) -> Opened:
    """What a table is opened with; RefusedError if that cannot be."""
    rules = playable(wish.rules, wish.seats)
    if any(level not in BOTS for level in wish.bots):
        raise RefusedError(Refusal.NO_BOT)
    if len(wish.bots) >= wish.seats:
        raise RefusedError(Refusal.TABLE_FULL)
    return Opened(
        rules=str(rules),
        seats=wish.seats,
        pace=wish.pace,
        name=good_name(wish.name),
        token=token,
        root=secrets.token_hex(32),
        public=wish.public,
        chat=wish.chat,
        grace=wish.grace,
        catching=wish.catching,
        leaving=wish.leaving,
        bots=list(wish.bots),
    )


def _code(text: str) -> str:
    """A code of eight letters that nobody guesses."""
    number = int.from_bytes(hashlib.sha256(f"penultima code {text}".encode()).digest()[:5])
    return "".join(CODE_LETTERS[number >> 5 * place & 31] for place in range(8))
