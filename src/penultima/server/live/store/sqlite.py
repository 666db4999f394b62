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
from urllib.parse import quote

import msgspec

from penultima.server.core.facts import AnyFact, Row
from penultima.server.core.table_match import LAYOUT, rules_digest
from penultima.server.live.store.checkpoints import Checkpoints
from penultima.server.live.store.file_identity import FileIdentity, make_private
from penultima.server.live.store.interface import (
    PUBLIC_TABLES,
    Append,
    Fate,
    Lease,
    Listing,
    StoreDamagedError,
    StoreDownError,
    StoreFault,
)
from penultima.server.live.store.life_signs import LifeSigns
from penultima.server.live.store.migrations import BACKED_UP, MARK_EVERY, migrate_sqlite
from penultima.server.live.store.row_columns import (
    COLUMNS,
    MIN_INTERVAL,
    check_last_row,
    known_by_log,
    read_rows,
    rewritten,
    to_columns,
)
from penultima.server.live.store.sqlite_faults import store_error
from penultima.server.live.store.sqlite_writes import write
from penultima.server.live.store.wal_check import check_write_ahead_log
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock

T = TypeVar("T")
BATCH = 512
"""Commands in one transaction, at most."""
EXAMINED_AT_START = 128 << 20
"""Bytes of a file that is looked through when the server starts: a fraction of a second."""
FILES = ("main", "kept")
"""The names by which SQLite knows the store's own file, and a backup that is attached to it."""
_REWRITE = "UPDATE log SET cmd = :cmd, fact = :fact, events = :events, chain = :chain WHERE game = :game AND cmd = :was"
"""By their commands, because there is no index of all numbers."""


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
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            await asyncio.to_thread(self._checkpoints.stop)
        if self._reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
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
                self._identity.check()
                connection = connection or self._connect_again()
                fates: list[Fate] | StoreDownError = self.write(connection, [append for append, _ in batch])
            except (sqlite3.Error, OSError, StoreDownError) as error:
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

    def _down(self, error: sqlite3.Error | OSError | StoreDownError) -> StoreDownError:
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

    async def _read(self, question: Callable[[Any], T]) -> T:
        def ask() -> T:
            try:
                self._identity.check()
                return question(self._reading)
            except (sqlite3.Error, OSError) as error:
                raise self._down(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, ask)

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        def ask(reading: Any) -> list[Any]:
            found: list[Any] = reading.execute(sql, values).fetchall()
            return found

        return await self._read(ask)

    async def rows(self, table_id: str, after: int = 0, chain: bytes | None = None) -> list[Row]:
        """The log of a table after a row."""

        def ask(reading: Any) -> list[Row]:
            return _rows_after(reading, table_id, after, chain)

        return await self._read(ask)

    async def snapshot(self, table_id: str, match: int = 0) -> bytes | None:
        """The latest snapshot of a table, or that of the beginning of a match."""
        found = await self._all("SELECT data FROM snapshots WHERE game = ? AND match = ?", table_id, match)
        return bytes(found[0][0]) if found else None

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

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self._all("SELECT count(*) FROM tables"))[0][0])

    async def list(
        self, table_ids: Iterable[str] = (), *, public: bool = False, before: int = 0, after: str = "", limit: int = 100
    ) -> list[Listing]:
        """Tables: those named, or the public ones, or those untouched since a moment, by their ids after this one."""
        columns = "SELECT game, seq, at, public, erasures FROM tables WHERE "
        if public:
            found = await self._all(PUBLIC_TABLES + "?", limit)
        elif before:
            found = await self._all(columns + "at < ? AND game > ? ORDER BY game LIMIT ?", before, after, limit)
        else:
            named = msgspec.json.encode(list(table_ids)).decode()
            found = await self._all(columns + "game IN (SELECT value FROM json_each(?))", named)
        return [Listing(table_id, seq, at, bool(shown), erasures) for table_id, seq, at, shown, erasures in found]

    async def check(self) -> None:
        """Is it the file that was opened, and can its newest row be read? Also asked by `beat`, which writes to it."""
        if self._damage is not None:
            raise self._damage
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
            # An older program may have used the code of an archived table again: its record stays.
            known = connection.execute("SELECT 1 FROM records WHERE game = ?", (table_id,)).fetchone()
            living_process = connection.execute(living, (table_id, alive)).fetchone()
            free = head == (seq,) and living_process is None and known is None
            if free:
                connection.execute("INSERT INTO records VALUES (?, ?)", (table_id, record))
                for place in ("log", "tables", "leases", "snapshots", "lobby"):
                    connection.execute(f"DELETE FROM {place} WHERE game = ?", (table_id,))
            connection.execute("COMMIT")
            return free

        return await self._read(move)

    async def record(self, table_id: str) -> bytes | None:
        """The record of an archived table."""
        found = await self._all("SELECT record FROM records WHERE game = ?", table_id)
        return bytes(found[0][0]) if found else None

    async def save_record(self, table_id: str, record: bytes) -> None:
        """Another record in place of that of an archived table, of which an older program may have left snapshots."""
        await self._all("UPDATE records SET record = ? WHERE game = ?", record, table_id)
        await self._all("DELETE FROM snapshots WHERE game = ?", table_id)

    async def tables_of(self, token: str) -> dict[str, str]:
        """The tables that a key is known at, and its name at each."""
        return dict(await self._all("SELECT game, name FROM people WHERE token = ?", token))

    async def rewrite(self, table_id: str, changes: Mapping[int, tuple[str, AnyFact]]) -> None:
        """Other commands and facts in place of those of some rows; what was there is overwritten on the disk too."""

        def change(connection: Any) -> None:
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("BEGIN IMMEDIATE")
            try:
                rows = _rows_from(connection, 0, table_id, 0, None)
                for row in rewritten(rows, changes):
                    columns = dict(zip(COLUMNS.split(", "), to_columns(row), strict=True))
                    connection.execute(_REWRITE, {**columns, "was": rows[row.seq - 1].cmd})
                connection.execute("UPDATE tables SET erasures = erasures + 1 WHERE game = ?", (table_id,))
                connection.execute("DELETE FROM snapshots WHERE game = ?", (table_id,))
                connection.execute("COMMIT")
            except BaseException:
                connection.execute("ROLLBACK")
                raise

        await self._read(change)

    async def forget_key(self, token: str) -> None:
        """Forget at which tables a key is known, also in the write-ahead log, which may hold what was rewritten."""
        await self._all("DELETE FROM people WHERE token = ?", token)
        await self._all("PRAGMA wal_checkpoint(TRUNCATE)")

    async def backup(self, path: Path) -> None:
        """A copy of the whole file as of one moment, while play goes on."""
        make_private(path)
        await self._all("VACUUM INTO ?", str(path))

    async def restore(self, path: Path) -> None:
        """Take everything from a backup; the file must be empty."""

        def copy(connection: Any) -> None:
            if connection.execute("SELECT count(*) FROM tables").fetchone()[0]:
                raise StoreDownError("the database is not empty")
            connection.execute("ATTACH ? AS kept", (str(path),))
            connection.execute("BEGIN IMMEDIATE")
            for place, order in BACKED_UP.items():
                columns = _columns_of_both(connection, place)
                if columns:
                    kept = f"SELECT {columns} FROM kept.{place} ORDER BY {order}"
                    connection.execute(f"INSERT OR IGNORE INTO main.{place} ({columns}) {kept}")
            newcomers = known_by_log(connection.execute("SELECT game, fact FROM log ORDER BY seq").fetchall())
            connection.executemany("INSERT OR IGNORE INTO people VALUES (?, ?, ?)", newcomers)
            connection.execute("COMMIT")
            connection.execute("DETACH kept")

        await self._read(copy)


def _columns_of_both(connection: Any, place: str) -> str:
    """The columns that this file and the backup have: an older one lacks some, which then have their defaults."""
    names = [[one[1] for one in connection.execute(f"PRAGMA {file}.table_info({place})").fetchall()] for file in FILES]
    return ", ".join(name for name in names[0] if name in names[1])


def _rows_after(reading: Any, table_id: str, after: int, chain: bytes | None) -> list[Row]:
    """The rows of a table after this one, read from the nearest mark on. Rows of a table lie in their order, unless an
    older program has restored them from a backup of PostgreSQL: then all of them are looked through."""
    try:
        return _rows_from(reading, _place_before(reading, table_id, after), table_id, after, chain)
    except StoreDamagedError:
        return _rows_from(reading, 0, table_id, after, chain)


def _rows_from(reading: Any, place: int, table_id: str, after: int, chain: bytes | None) -> list[Row]:
    """The rows that lie behind a place; StoreDamagedError if they do not reach to the table's last one."""
    head = reading.execute("SELECT seq FROM tables WHERE game = ?", (table_id,)).fetchone()
    sql = f"SELECT {COLUMNS} FROM log INDEXED BY log_command WHERE game = ? AND rowid > ? AND seq > ? ORDER BY seq"
    rows = read_rows(reading.execute(sql, (table_id, place, after)).fetchall(), after, chain)
    check_last_row(rows, head[0] if head else 0)
    return rows


def _place_before(reading: Any, table_id: str, after: int) -> int:
    """The place of a marked row, before which none of the rows after this one lie."""
    mark = after - after % MARK_EVERY
    sql = f"SELECT rowid FROM log WHERE game = ? AND seq = ? AND seq % {MARK_EVERY} = 0"
    found = reading.execute(sql, (table_id, mark)).fetchone() if mark else None
    return int(found[0]) if found else 0


def _drop(connection: sqlite3.Connection | None) -> None:
    """A connection that failed is not used again: the next batch opens a new one."""
    if connection is not None:
        connection.close()
