"""The log in one SQLite file: write-ahead log, full sync, and one sync for all commands that wait for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec

from penultima.server.core.facts import Row
from penultima.server.core.table_match import LAYOUT, rules_digest
from penultima.server.live.store.checkpoints import Checkpoints
from penultima.server.live.store.file_identity import FileIdentity, make_private
from penultima.server.live.store.interface import (
    Append,
    Fate,
    Rewrite,
    StoreDamagedError,
    StoreDownError,
    StoreFault,
)
from penultima.server.live.store.life_signs import LifeSigns
from penultima.server.live.store.migrations import MARK_EVERY, migrate_sqlite
from penultima.server.live.store.queries import StoreQueries
from penultima.server.live.store.row_columns import (
    COLUMNS,
    MIN_INTERVAL,
    check_last_row,
    read_rows,
)
from penultima.server.live.store.sqlite_faults import store_error
from penultima.server.live.store.sqlite_writes import archive_table, restore_from, rewrite_log, write
from penultima.server.live.store.wal_check import check_write_ahead_log
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock
from penultima.server.ops.logs import log_event

T = TypeVar("T")
BATCH = 512
"""Commands that are enough for one transaction."""
EXAMINED_AT_START = 128 << 20
"""Bytes of a file that is looked through when the server starts: a fraction of a second."""


class SqliteStore(StoreQueries):
    """One thread writes, one reads logs and one all else, each with a connection of its own; the loop only waits for
    answers."""

    AMONG = "IN (SELECT value FROM json_each(?))"

    def __init__(self, path: Path, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self.path = path
        self._clock = clock
        self._signs = LifeSigns(clock)
        self._waiting: list[tuple[Append, asyncio.Future[Fate]]] = []
        """What came in this turn of the event loop. The writer is woken once for all of it."""
        self._queue: queue.SimpleQueue[list[tuple[Append, asyncio.Future[Fate]]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._reading: sqlite3.Connection | None = None
        self._log_reader = ThreadPoolExecutor(1, "sqlite-log-reader")
        """Reads logs, which may be long: signs of life and leases do not wait for them."""
        self._reading_logs: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._checkpoints = Checkpoints(self._connect_again)
        self._identity = FileIdentity(path)
        self._damage: StoreDownError | None = None
        """Once SQLite has found damage, it is not trusted again before a restart."""

    def connect(self) -> sqlite3.Connection:
        """A connection that syncs before it says done. Tests replace it by one whose disk can lose power."""
        connection = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
        self.prepare(connection)
        return connection

    def _connect_again(self) -> sqlite3.Connection:
        """Another connection to the file that was opened; where it is gone, SQLite would make an empty one."""
        self._identity.check()
        return self.connect()

    def prepare(self, connection: sqlite3.Connection) -> None:
        """Write-ahead log, and every commit on disk before it returns."""
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_autocheckpoint=25000")

    async def open(self) -> None:
        """Make the file and its tables, and start the writer."""
        self._loop = asyncio.get_running_loop()
        await self._read(self._prepare)
        self._thread = threading.Thread(target=self._write_for_ever, name="sqlite-writer", daemon=True)
        self._thread.start()
        self._checkpoints.start()

    def _prepare(self, _: Any) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        make_private(self.path)
        check_write_ahead_log(self.path)
        self._reading = self.connect()
        migrate_sqlite(self._reading)
        self._reading_logs = self.connect()
        self._identity.remember()
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
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            await asyncio.to_thread(self._checkpoints.stop)
        for reader, reading in ((self._reader, self._reading), (self._log_reader, self._reading_logs)):
            if reading is not None:
                await asyncio.get_running_loop().run_in_executor(reader, reading.close)
            reader.shutdown()

    async def append(self, append: Append) -> Fate:
        """Write with all others that wait; one sync for all of them."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Fate] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._hand_over)
        self._waiting.append((append, future))
        return await future

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._queue.put(waiting)

    def _write_for_ever(self) -> None:
        connection: sqlite3.Connection | None = None
        written = 0.0
        while (first := self._queue.get()) is not None:
            # A lone command waits for nobody.
            time.sleep(max(0.0, written + MIN_INTERVAL - time.monotonic()))
            batch, last = first, False
            while len(batch) < BATCH:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch += more
            try:
                self._identity.check()
                connection = connection or self._connect_again()
                fates: list[Fate] | StoreDownError = self.write(connection, [append for append, _ in batch])
            except Exception as error:  # whatever it is, those who wait are told, and the next batch is written
                if not isinstance(error, sqlite3.Error | OSError | StoreDownError):
                    log_event("failure", logging.ERROR, exc_info=error)
                _drop(connection)
                connection = None
                fates = self._down(error)
            self._answer([future for _, future in batch], fates)
            self._checkpoints.wrote(len(batch))
            written = time.monotonic()
            if last:
                break
        _drop(connection)

    def write(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Fate]:
        """One transaction; tests watch it."""
        return write(connection, batch)

    def _down(self, error: Exception) -> StoreDownError:
        """What an error means; damage is remembered."""
        down = store_error(error, self.path)
        if down.fault in (StoreFault.DAMAGED, StoreFault.NO_DATABASE):
            self._damage = down
        return down

    def _answer(self, futures: Sequence[asyncio.Future[Fate]], fates: list[Fate] | StoreDownError) -> None:
        """All answers of a batch in one call into the loop."""

        def answer() -> None:
            for number, future in enumerate(futures):
                if future.done():
                    continue
                if isinstance(fates, StoreDownError):
                    future.set_exception(fates)
                else:
                    future.set_result(fates[number])

        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(answer)

    async def _read(self, question: Callable[[Any], T], *, logs: bool = False) -> T:
        def ask() -> T:
            try:
                self._identity.check()
                return question(self._reading_logs if logs else self._reading)
            except (sqlite3.Error, OSError) as error:
                raise self._down(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._log_reader if logs else self._reader, ask)

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        def ask(reading: Any) -> list[Any]:
            found: list[Any] = reading.execute(sql, values).fetchall()
            return found

        return await self._read(ask)

    def _listed(self, names: Iterable[str]) -> str:
        return msgspec.json.encode([*names]).decode()

    async def rows(self, table_id: str, after: int = 0, chain: bytes | None = None) -> list[Row]:
        """The log of a table after a row."""

        def ask(reading: Any) -> list[Row]:
            return _rows_after(reading, table_id, after, chain)

        return await self._read(ask, logs=True)

    async def check(self) -> None:
        """Is it the file that was opened, and can its newest row be read? Also asked by `beat`, which writes to it."""
        if self._damage is not None:
            raise self._damage
        if self._thread is not None and not self._thread.is_alive():
            raise StoreDownError("the thread that writes has ended", path=str(self.path))
        await self._all("SELECT * FROM log ORDER BY rowid DESC LIMIT 1")

    async def examine(self) -> None:
        """Look through the file for damage, beside the play; what is found is told by `check` from then on. A long file
        is left to `penultima doctor`: checkpoints, and with them writers, would wait for whoever reads so much."""
        if self.path.stat().st_size > EXAMINED_AT_START:
            return

        def look() -> None:
            connection = sqlite3.connect(f"file:{quote(str(self.path))}?mode=ro", timeout=10, uri=True)
            try:
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if found != "ok":
                    raise sqlite3.DatabaseError(found)
            except sqlite3.Error as error:
                if self._down(error).fault is StoreFault.OTHER:
                    self._damage = StoreDownError(str(error), StoreFault.DAMAGED, path=str(self.path))
            finally:
                connection.close()

        await asyncio.to_thread(look)

    async def size(self) -> int:
        """Bytes of the file and of its write-ahead log."""
        files = (Path(f"{self.path}{suffix}") for suffix in ("", "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

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

    async def archive(self, table_id: str, record: bytes, seq: int, erasures: int = 0) -> bool:
        """Keep a table as a record in place of its log, if nobody is with it and the log is what the record tells."""
        alive, log = self._listed(sorted(await self.alive())), (seq, erasures)
        return await self._read(lambda connection: archive_table(connection, table_id, record, log, alive))

    async def rewrite(self, rewrite: Rewrite) -> bool:
        """Put other rows in place of some, by a connection of its own: nobody who reads waits for it."""

        def change() -> bool:
            try:
                with contextlib.closing(self._connect_again()) as connection:
                    return rewrite_log(connection, rewrite)
            except (sqlite3.Error, OSError) as error:
                raise self._down(error) from None

        return await asyncio.to_thread(change)

    async def forget_key(self, token: str) -> None:
        """Forget at which tables a key is known, also in the write-ahead log, which may hold what was rewritten: at
        once if nobody reads it, else as soon as they are done."""
        await self._all("DELETE FROM people WHERE token = ?", token)

        def empty() -> None:
            try:
                self._checkpoints.empty()
            except (sqlite3.Error, OSError) as error:
                raise self._down(error) from None

        await asyncio.to_thread(empty)

    async def backup(self, path: Path) -> None:
        """A copy of the whole file as of one moment, while play goes on."""
        make_private(path)
        await self._all("VACUUM INTO ?", str(path))

    async def restore(self, path: Path) -> None:
        """Take everything from a backup; the file must be empty."""
        await self._read(lambda connection: restore_from(connection, path))


def _rows_after(reading: Any, table_id: str, after: int, chain: bytes | None) -> list[Row]:
    """The rows of a table after this one, read from the nearest mark on. Rows of a table lie in their order, unless an
    older program has restored them from a backup of PostgreSQL: then all of them are looked through."""
    found = reading.execute("SELECT seq FROM tables WHERE game = ?", (table_id,)).fetchone()
    last = int(found[0]) if found else 0

    def behind(place: int) -> list[Row]:
        """The rows that lie behind a place; StoreDamagedError if they do not reach to the table's last one."""
        sql = f"SELECT {COLUMNS} FROM log INDEXED BY log_command WHERE game = ? AND rowid > ? AND seq > ? ORDER BY seq"
        rows = read_rows(reading.execute(sql, (table_id, place, after)).fetchall(), after, chain)
        check_last_row(rows, last)
        return rows

    if place := _place_before(reading, table_id, after):
        with contextlib.suppress(StoreDamagedError):
            rows = behind(place)
            if rows or last <= after:
                return rows
    return behind(0)


def _place_before(reading: Any, table_id: str, after: int) -> int:
    """The place of a marked row, before which none of the rows after this one lie."""
    mark = after - after % MARK_EVERY
    sql = f"SELECT rowid FROM log WHERE game = ? AND seq = ? AND seq % {MARK_EVERY} = 0"
    found = reading.execute(sql, (table_id, mark)).fetchone() if mark else None
    return int(found[0]) if found else 0


def _drop(connection: sqlite3.Connection | None) -> None:
    """A connection that failed is not used again: the next batch opens a new one."""
    if connection is not None:
        with contextlib.suppress(sqlite3.Error):
            connection.close()
