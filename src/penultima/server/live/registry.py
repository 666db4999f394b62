"""All live tables of a process, and what they share: the store, the bus, time, signs of life."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakValueDictionary

from penultima.close_codes import CloseCode
from penultima.protocol import Bye, NewTable
from penultima.server.core.due_actions import Timing
from penultima.server.core.facts import (
    FACT_LEVEL,
    AnyFact,
    for_level,
    level_of,
)
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.view_reader import ViewReader
from penultima.server.live.bots_at_work import bot_threads
from penultima.server.live.bus import Bus
from penultima.server.live.connection import Connection
from penultima.server.live.live_table import LiveTable
from penultima.server.live.opening import TableOpening
from penultima.server.live.runner import Runner
from penultima.server.live.store import (
    Store,
    StoreDamagedError,
    StoreDownError,
    erasures_of,
    load_table,
)
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock
from penultima.server.live.task_ending import end_tasks
from penultima.server.ops.archive import archive_unused
from penultima.server.ops.garbage_collection import FullCollections
from penultima.server.ops.logs import anonymous_id, log_event
from penultima.server.ops.metrics import Metrics
from penultima.server.ops.rates import Rates
from penultima.server.ops.settings import Settings

HOUR = 3600.0
ELSEWHERE_MS = 200
"""Milliseconds after which people come back whose table another process has by now."""
RESTART_MS = 1000
"""Milliseconds after which they come back where there is no other process."""
IDLE = 60.0
"""Seconds after which a table that nobody is connected to leaves memory; its log stays."""


def hash_token(token: str) -> str:
    """A token as it is kept: whoever reads the database cannot take a seat with it."""
    return hashlib.sha256(f"penultima token {token}".encode()).hexdigest()


class TableRegistry:
    """Opens tables, loads them when somebody comes, and tells other processes that this one is alive."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.process = f"{FACT_LEVEL}-{secrets.token_hex(6)}"
        """The id of this process in the log, in leases and signs of life; it begins with its level of facts."""
        self.fact_level = FACT_LEVEL
        """The level of facts that all living processes can read."""
        self.metrics = Metrics()
        self.rates = Rates(self.metrics)
        self.processes: set[str] = set()
        """Those that live and share the store, this one included."""
        self.timing = Timing(
            think=settings.think_ms,
            shout=settings.shout_ms,
            between=settings.between_ms,
            contribute=settings.contribute_ms,
        )
        self.live_tables: dict[str, LiveTable] = {}
        self.runners: dict[str, Runner] = {}
        self.view_reader = ViewReader()
        """Shared by all tables: only the event loop projects, one view at a time."""
        self.bot_threads = bot_threads()
        self.system_clock = clock
        self.clock: Callable[[], float] = clock.monotonic
        """Seconds by the monotonic clock: to wait and to measure by."""
        self.healthy = False
        """The store could be written and read when it was last asked."""
        self.trouble: StoreDownError | None = None
        """Why it could not."""
        self.stopping = False
        """It says goodbye, or has said it."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By the id of a table, while somebody loads it or waits for that: it is loaded once."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._writable = True
        """The last sign of life could be written."""
        self._other_processes = False
        self._archived_at: float | None = None
        self._archiving = False
        self.opening = TableOpening(self)

    def now(self) -> int:
        """Milliseconds since 1970, by the wall clock, which may be set: nothing waits by it."""
        return self.system_clock.wall()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in a task of its own; what goes wrong in it is logged and counted."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._note_failure(error)

    def _note_failure(self, error: BaseException) -> None:
        """Something went wrong that nobody has thought of."""
        self.metrics.count("failures", type(error).__name__)
        log_event("failure", logging.ERROR, exc_info=error)

    async def open(self) -> None:
        """Start: the store must answer, the bus may come later."""
        await self.store.open()
        await self.store.beat(self.process, self.settings.lease_ms)
        self._note_processes(await self.store.alive())
        await self.opening.count_tables()
        await self.bus.open(self._row_announced)
        self.healthy = True
        self.spawn(self._give_signs_of_life())
        self.spawn(self._housekeeping())
        self.spawn(self._measure())
        self.spawn(self.store.examine())

    async def say_goodbye(self) -> None:
        """Stop what is due, and close every connection with a hint when to come back."""
        self.healthy, self.stopping = False, True
        retry = ELSEWHERE_MS if self._other_processes else RESTART_MS
        for runner in self.runners.values():
            runner.stop()
        connections = [one for live_table in self.live_tables.values() for one in live_table.connections]
        for connection in connections:
            connection.send(Bye(code=Refusal.GOING.value, retry=retry))
            connection.close(CloseCode.RESTARTING, "restarting")
        await asyncio.gather(*(one.wait_closed(1.0) for one in connections))

    async def close(self) -> None:
        """Finish what is being written, and take back the sign of life."""
        for runner in self.runners.values():
            runner.stop()
        for live_table in self.live_tables.values():
            async with live_table.lock:
                pass
        await end_tasks(self._tasks)
        with contextlib.suppress(StoreDownError):
            await self.store.beat(self.process, -1)
        await self.bus.close()
        await self.store.close()
        self.bot_threads.shutdown(wait=False, cancel_futures=True)

    async def create(self, wish: NewTable, address: str = "") -> str:
        """Open a new table and return its id; the same wish again is the same table."""
        return await self.opening.create(wish, hash_token(wish.token), address)

    async def find(self, table_id: str) -> LiveTable | None:
        """The live table of an id, loaded from its log if need be; nothing if there is no such table."""
        if table_id in self.live_tables:
            self.live_tables[table_id].idle_since = self.clock()
            return self.live_tables[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.live_tables:
                await self._load(table_id)
        return self.live_tables.get(table_id)

    async def _load(self, table_id: str) -> None:
        try:
            erasures = await erasures_of(self.store, table_id)
            table = await load_table(self.store, table_id)
        except StoreDamagedError as error:
            self.metrics.count("damaged")
            log_event("damaged", logging.ERROR, table=anonymous_id(table_id), row=error.seq)
            raise
        if table is None:
            return
        if table.replay_differences:
            self.metrics.count("replays_differed")
        self.live_tables[table_id] = LiveTable(self, table, erasures)
        self.runners[table_id] = Runner(self, self.live_tables[table_id])

    async def connect(
        self, live_table: LiveTable, connection: Connection, since: int | None, *, chat: bool = False
    ) -> None:
        """A connection comes to a table: it is shown the table, then the table is told that its person is here."""
        if live_table.store_failed or self._other_processes:
            with contextlib.suppress(RefusedError):
                await live_table.catch_up()
        live_table.connect(connection, since, chat=chat)
        runner = self.runners.get(live_table.table.id)
        if runner is None:  # handed over while it was read
            connection.close(CloseCode.RESTARTING, "handed over")
            return
        if runner.epoch is None:
            await runner.take_lease()
        await runner.update_presence()

    async def disconnect(self, live_table: LiveTable, connection: Connection) -> None:
        """A connection is gone; with the last one of a person, the person is."""
        live_table.disconnect(connection)
        runner = self.runners.get(live_table.table.id)
        gone = connection.person is not None and connection.person not in live_table.connected_people()
        if self.healthy and gone and runner is not None:
            await runner.update_presence()

    def _row_announced(self, table_id: str, seq: int) -> None:
        """Another process says that a row exists."""
        live_table = self.live_tables.get(table_id)
        if live_table is not None and live_table.table.seq < seq:
            self.spawn(self._catch_up(live_table))

    async def _catch_up(self, live_table: LiveTable) -> None:
        with contextlib.suppress(RefusedError):
            await live_table.catch_up()

    async def _read_again(self, live_table: LiveTable) -> None:
        with contextlib.suppress(RefusedError):
            await live_table.read_again()

    async def _give_signs_of_life(self) -> None:
        """Four times in a lease's life, whatever else takes long: to take over a thousand tables, for one."""
        while True:
            try:
                await self.store.beat(self.process, self.settings.lease_ms)
                self._writable = True
            except StoreDownError as error:
                self._writable = self.healthy = False
                self.trouble = error
            except Exception as error:
                self._note_failure(error)
            await asyncio.sleep(self.settings.lease_ms / 4000)

    async def _housekeeping(self) -> None:
        """As often: look for rows that were not announced, compare leases, take over from dead processes, unload what
        nobody uses."""
        pause = self.settings.lease_ms / 4000
        collections = FullCollections(self.clock())
        while True:
            try:
                await self.store.check()
                await self._check_tables(await self.store.alive())
                self.healthy = self._writable and not self.stopping
                self.trouble = None if self._writable else self.trouble
                await self.opening.count_tables()
                self._archive()
                collections.collect_if_due(self.clock(), self.metrics.counts["rows", ""])
            except StoreDownError as error:
                self.healthy, self.trouble = False, error
                log_event("store down", logging.ERROR, why=error.fault.value)
            except Exception as error:  # whatever it is, leases and dead processes are looked after again
                self._note_failure(error)
            await asyncio.sleep(pause)

    async def _measure(self) -> None:
        """Once a second: how late the event loop is, and what was done since."""
        while True:
            due = self.clock() + 1.0
            await asyncio.sleep(1.0)
            self.metrics.time("loop_late", max(0.0, self.clock() - due))
            self.rates.sample(self.clock())

    def _note_processes(self, alive: set[str]) -> None:
        """What there is beside this process, and what all of them can read."""
        self.processes = alive
        self._other_processes = len(alive) > 1
        self.fact_level = min([FACT_LEVEL, *map(level_of, alive)])

    @property
    def older_processes(self) -> bool:
        """Does a process live that cannot read all that this one can write?"""
        return self.fact_level < FACT_LEVEL

    def readable_by_all(self, fact: AnyFact) -> AnyFact:
        """A fact as every living process can read it; refused while an older one runs that would stumble over it."""
        readable = for_level(fact, self.fact_level)
        if readable is None:
            raise RefusedError(Refusal.UPGRADING)
        return readable

    async def hand_over(self, live_table: LiveTable) -> None:
        """A newer process has written what this one cannot read: the table is left to it, and so are its people."""
        table_id = live_table.table.id
        if self.live_tables.get(table_id) is not live_table:
            return
        log_event("handed over", logging.WARNING, table=anonymous_id(table_id))
        self.metrics.count("handed_over")
        runner = self.runners.pop(table_id)
        runner.stop()
        del self.live_tables[table_id]
        for connection in tuple(live_table.connections):
            connection.send(Bye(code=Refusal.GOING.value, retry=ELSEWHERE_MS))
            connection.close(CloseCode.RESTARTING, "handed over")
        with contextlib.suppress(StoreDownError):
            await self.store.release(table_id, self.process)

    async def _check_tables(self, alive: set[str]) -> None:
        self._note_processes(alive)
        if self._other_processes:
            for listed in await self.store.list(list(self.live_tables)):
                self._row_announced(listed.table_id, listed.seq)
                live_table = self.live_tables.get(listed.table_id)
                if live_table is not None and live_table.erasures != listed.erasures:
                    self.spawn(self._read_again(live_table))
        leases = await self.store.leases(list(self.live_tables))
        for table_id, live_table in list(self.live_tables.items()):
            runner = self.runners.get(table_id)
            if runner is None:  # handed over meanwhile
                continue
            await runner.check_lease(leases.get(table_id), alive)
            idle = not live_table.connections and self.clock() - live_table.idle_since > IDLE
            if idle and self.live_tables.get(table_id) is live_table:
                await self._unload(table_id)

    def _archive(self) -> None:
        """Once an hour, archive tables that nobody uses, in a task of its own: there may be thousands."""
        if not self._archiving and (self._archived_at is None or self.clock() - self._archived_at > HOUR):
            self._archived_at = self.clock()
            self.spawn(self._archive_all())

    async def _archive_all(self) -> None:
        self._archiving = True
        try:
            await archive_unused(self.store, self.now(), self.settings.archive_days)
        except StoreDownError as error:
            log_event("not archived", logging.WARNING, why=error.fault.value)
        finally:
            self._archiving = False

    async def _unload(self, table_id: str) -> None:
        runner = self.runners.pop(table_id)
        runner.stop()
        del self.live_tables[table_id]
        if runner.epoch is not None:
            await self.store.release(table_id, self.process)
