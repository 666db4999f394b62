"""The log in one SQLite file: write-ahead log, full sync, and one sync for all commands that wait for it."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from penultima.server.core.facts import Row
from penultima.server.core.table_match import LAYOUT, rules_digest
from penultima.server.live.store.checkpoints import Checkpoints
from penultima.server.live.store.interface import Append, Fate, Lease, Listing, StoreDownError
from penultima.server.live.store.life_signs import LifeSigns
from penultima.server.live.store.migrations import migrate_sqlite
from penultima.server.live.store.row_columns import COLUMNS, MIN_INTERVAL, from_columns
from penultima.server.live.store.sqlite_writes import write
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock

T = TypeVar("T")
BATCH = 512
"""Commands in one transaction, at most."""


class SqliteStore:
    """One thread writes and one reads, each with a connection of its own; the loop only waits for answers."""

    def __init__(self, path: Path, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self.path = path
        self._clock = clock
        self._signs = LifeSigns(clock)
        self._queue: queue.SimpleQueue[tuple[Append, asyncio.Future[Fate]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._reading: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._checkpoints = Checkpoints(self.connect)

    def connect(self) -> sqlite3.Connection:
        """A connection that syncs before it says done. Tests replace it by one whose disk can lose power."""
        connection = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
        self.prepare(connection)
        return connection

    def prepare(self, connection: sqlite3.Connection) -> None:
        """Write-ahead log, and every commit on disk before it returns."""
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_autocheckpoint=25000")

    async def open(self) -> None:
        """Make the file and its tables, and start the writer."""
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        await self._read(self._prepare)
        self._thread = threading.Thread(target=self._write_for_ever, name="sqlite-writer", daemon=True)
        self._thread.start()
        self._checkpoints.start()

    def _prepare(self, _: Any) -> None:
        self._reading = self.connect()
        migrate_sqlite(self._reading)
        self._reading.execute("INSERT OR IGNORE INTO versions VALUES (?, ?)", (rules_digest(), LAYOUT))
        self.sync_folder()

    def sync_folder(self) -> None:
        """A new file's first journal must not come back after a power cut: it would undo everything."""
        folder = os.open(self.path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            await asyncio.to_thread(self._checkpoints.stop)
        if self._reading is not None:
            await self._read(lambda reading: reading.close())
        self._reader.shutdown()

    async def append(self, append: Append) -> Fate:
        """Write with all others that wait; one sync for all of them."""
        future: asyncio.Future[Fate] = asyncio.get_running_loop().create_future()
        self._queue.put((append, future))
        return await future

    def _write_for_ever(self) -> None:
        connection: sqlite3.Connection | None = None
        written = 0.0
        while (first := self._queue.get()) is not None:
            # A lone command waits for nobody.
            time.sleep(max(0.0, written + MIN_INTERVAL - time.monotonic()))
            batch, last = [first], False
            while len(batch) < BATCH:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            try:
                connection = connection or self.connect()
                fates: list[Fate] | Exception = self.write(connection, [append for append, _ in batch])
            except (sqlite3.Error, OSError) as error:
                _drop(connection)
                connection = None
                fates = error
            self._answer([future for _, future in batch], fates)
            self._checkpoints.wrote(len(batch))
            written = time.monotonic()
            if last:
                break
        _drop(connection)

    def write(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Fate]:
        """One transaction; tests watch it."""
        return write(connection, batch)

    def _answer(self, futures: Sequence[asyncio.Future[Fate]], fates: list[Fate] | Exception) -> None:
        """All answers of a batch in one call into the loop."""

        def answer() -> None:
            for number, future in enumerate(futures):
                if future.done():
                    continue
                if isinstance(fates, Exception):
                    future.set_exception(StoreDownError(str(fates)))
                else:
                    future.set_result(fates[number])

        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(answer)

    async def _read(self, question: Callable[[Any], T]) -> T:
        def ask() -> T:
            try:
                return question(self._reading)
            except (sqlite3.Error, OSError) as error:
                raise StoreDownError(str(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, ask)

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        def ask(reading: Any) -> list[Any]:
            found: list[Any] = reading.execute(sql, values).fetchall()
            return found

        return await self._read(ask)

    async def rows(self, table_id: str, after: int = 0) -> list[Row]:
        """The log of a table after a row."""
        sql = f"SELECT {COLUMNS} FROM log WHERE game = ? AND seq > ? ORDER BY seq"
        return [from_columns(found) for found in await self._all(sql, table_id, after)]

    async def command(self, table_id: str, cmd: str) -> int | None:
        """The row of a command, if it was ever written."""
        found = await self._all("SELECT seq FROM log WHERE game = ? AND cmd = ?", table_id, cmd)
        return found[0][0] if found else None

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last row of each of these tables."""
        listed = await self.list(table_ids)
        return {one.table_id: one.seq for one in listed}

    async def layouts(self) -> Mapping[str, str]:
        """How states of each rules version are laid out."""
        return dict(await self._all("SELECT version, layout FROM versions"))

    async def list(self, table_ids: Iterable[str] = (), *, public: bool = False, before: int = 0) -> list[Listing]:
        """Tables: those named, or the public ones, or those untouched since a moment."""
        if public:
            found = await self._all("SELECT game, seq, at, public FROM tables WHERE public ORDER BY at DESC LIMIT 100")
        elif before:
            found = await self._all("SELECT game, seq, at, public FROM tables WHERE at < ? LIMIT 100", before)
        else:
            named = msgspec.json.encode(list(table_ids)).decode()
            sql = "SELECT game, seq, at, public FROM tables WHERE game IN (SELECT value FROM json_each(?))"
            found = await self._all(sql, named)
        return [Listing(table_id, seq, at, bool(shown)) for table_id, seq, at, shown in found]

    async def beat(self, process: str, life: int) -> None:
        """A sign of life."""
        if life < 0:
            await self._all("DELETE FROM processes WHERE process = ?", process)
            return
        now = self._clock.wall()
        self._signs.longest = life
        await self._all("INSERT OR REPLACE INTO processes VALUES (?, ?)", process, now + life)
        await self._all("DELETE FROM processes WHERE until < ?", now - 3_600_000)

    async def alive(self) -> set[str]:
        """The processes that gave a sign of life lately."""
        sql = "SELECT process, until, until - ? FROM processes"
        return self._signs.alive(await self._all(sql, self._clock.wall()))

    async def _alive_names(self) -> str:
        """The living processes as a JSON list, to be used within a statement."""
        return msgspec.json.encode(sorted(await self.alive())).decode()

    async def lease(self, table_id: str, process: str) -> Lease:
        """The lease of a table: one's own already, taken now if its holder is dead, or another's."""
        sql = (
            "INSERT INTO leases VALUES (?, ?, 1) ON CONFLICT (game) DO UPDATE SET holder = excluded.holder, "
            "epoch = epoch + 1 WHERE holder <> excluded.holder AND holder NOT IN "
            "(SELECT value FROM json_each(?))"
        )
        await self._all(sql, table_id, process, await self._alive_names())
        holder, epoch = (await self._all("SELECT holder, epoch FROM leases WHERE game = ?", table_id))[0]
        return Lease(holder, epoch)

    async def leases(self, table_ids: Sequence[str]) -> dict[str, Lease]:
        """The leases of these tables as they are; nothing is taken."""
        named = msgspec.json.encode(list(table_ids)).decode()
        sql = "SELECT game, holder, epoch FROM leases WHERE game IN (SELECT value FROM json_each(?))"
        return {table_id: Lease(holder, epoch) for table_id, holder, epoch in await self._all(sql, named)}

    async def release(self, table_id: str, process: str) -> None:
        """Give a lease back."""
        sql = "UPDATE leases SET holder = '', epoch = epoch + 1 WHERE game = ? AND holder = ?"
        await self._all(sql, table_id, process)

    async def archive(self, table_id: str, record: bytes, seq: int) -> bool:
        """Keep a table as a record in place of its log, if nobody is with it."""
        living = "SELECT 1 FROM leases WHERE game = ? AND holder IN (SELECT value FROM json_each(?))"
        alive = await self._alive_names()

        def move(connection: Any) -> bool:
            connection.execute("BEGIN IMMEDIATE")
            head = connection.execute("SELECT seq FROM tables WHERE game = ?", (table_id,)).fetchone()
            free = head == (seq,) and connection.execute(living, (table_id, alive)).fetchone() is None
            if free:
                connection.execute("INSERT OR REPLACE INTO records VALUES (?, ?)", (table_id, record))
                for place in ("log", "tables", "leases"):
                    connection.execute(f"DELETE FROM {place} WHERE game = ?", (table_id,))
            connection.execute("COMMIT")
            return free

        return await self._read(move)

    async def record(self, table_id: str) -> bytes | None:
        """The record of an archived table."""
        found = await self._all("SELECT record FROM records WHERE game = ?", table_id)
        return bytes(found[0][0]) if found else None

    async def backup(self, path: Path) -> None:
        """A copy of the whole file as of one moment, while play goes on."""
        await self._all("VACUUM INTO ?", str(path))

    async def restore(self, path: Path) -> None:
        """Take everything from a backup; the file must be empty."""

        def copy(connection: Any) -> None:
            if connection.execute("SELECT count(*) FROM tables").fetchone()[0]:
                raise StoreDownError("the database is not empty")
            connection.execute("ATTACH ? AS kept", (str(path),))
            connection.execute("BEGIN IMMEDIATE")
            for place in ("log", "tables", "versions", "records"):
                connection.execute(f"INSERT OR IGNORE INTO main.{place} SELECT * FROM kept.{place}")
            connection.execute("COMMIT")
            connection.execute("DETACH kept")

        await self._read(copy)


def _drop(connection: sqlite3.Connection | None) -> None:
    """A connection that failed is not used again: the next batch opens a new one."""
    if connection is not None:
        connection.close()
