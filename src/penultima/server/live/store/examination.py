"""Looks at a database without changing it: is it whole, is every row of every table what was once written?"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

from penultima.server.core.facts import UnknownFactError
from penultima.server.live.store.interface import StoreDamagedError, StoreDownError, StoreFault
from penultima.server.live.store.migrations import POSTGRES, SQLITE
from penultima.server.live.store.row_columns import COLUMNS, check_last_row, read_rows
from penultima.server.live.store.sqlite_faults import store_error
from penultima.server.live.store.wal_check import check_write_ahead_log
from penultima.server.ops.database_place import sqlite_file

OPEN_TO_OTHERS = 0o077
"""The bits of a file's mode that let others than its owner do something."""


@dataclass(slots=True)
class Examination:
    """What was found in a database."""

    tables: int = 0
    rows: int = 0
    archived: int = 0
    damaged: list[tuple[str, int]] = field(default_factory=list)
    """Tables with a row that is missing or altered, and the number of that row."""
    unreadable: int = 0
    """Tables with a row that is whole, but that only a newer program understands."""
    steps_ahead: int = 0
    """How many steps of migration it has seen that this program does not know; fewer than none: it will be migrated."""
    newest: int = 0
    """The time of the newest row."""
    clock_difference: int = 0
    """Milliseconds by which the clock of the database is ahead of this machine's."""
    open_to_others: bool = False
    """Others than its owner may read the file."""


async def examine(url: str) -> Examination | None:
    """What there is to say about a database, or nothing if there is none yet; StoreDownError if it cannot be used."""
    path = sqlite_file(url)
    return await (_examine_postgres(url) if path is None else asyncio.to_thread(examine_sqlite, path))


def examine_sqlite(path: Path) -> Examination | None:
    """A file, opened for reading only."""
    try:
        if not path.exists():
            return None
        check_write_ahead_log(path)
        with contextlib.closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", timeout=5, uri=True)) as connection:
            found = _examine_rows(connection, path)
    except (sqlite3.Error, OSError) as error:
        raise store_error(error, path) from None
    found.open_to_others = bool(path.stat().st_mode & OPEN_TO_OTHERS)
    return found


def _examine_rows(connection: sqlite3.Connection, path: Path) -> Examination:
    (steps,) = connection.execute("PRAGMA user_version").fetchone()
    if not steps:
        if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise StoreDownError("another program's database", StoreFault.NO_DATABASE, path=str(path))
        return Examination(steps_ahead=-len(SQLITE))
    (pages,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if pages != "ok":
        raise StoreDownError(pages, StoreFault.DAMAGED, path=str(path))
    found = Examination(steps_ahead=steps - len(SQLITE))
    try:
        _examine_sqlite_tables(connection, found)
    except sqlite3.OperationalError:
        if found.steps_ahead <= 0:
            raise
        found = Examination(steps_ahead=found.steps_ahead)  # a later version keeps its tables otherwise
    return found


def _examine_sqlite_tables(connection: sqlite3.Connection, found: Examination) -> None:
    found.archived = connection.execute("SELECT count(*) FROM records").fetchone()[0]
    names = {one[1] for one in connection.execute("PRAGMA table_info(log)")}
    columns = ", ".join(name if name in names else "x''" for name in COLUMNS.split(", "))
    for table_id, head, at in connection.execute("SELECT game, seq, at FROM tables ORDER BY game").fetchall():
        sql = f"SELECT {columns} FROM log WHERE game = ? ORDER BY seq"
        _examine_table(found, table_id, head, at, connection.execute(sql, (table_id,)).fetchall())


def _examine_table(found: Examination, table_id: str, head: int, at: int, rows: list[Any]) -> None:
    """Count a table and its rows; remember it if they are not what was once written."""
    found.tables += 1
    found.newest = max(found.newest, at)
    try:
        read = read_rows(rows)
        if not read:
            raise StoreDamagedError(table_id, 1)
        check_last_row(read, head)
        found.rows += len(read)
    except StoreDamagedError as error:
        found.damaged.append((table_id, error.seq))
    except UnknownFactError:
        found.unreadable += 1


async def _examine_postgres(url: str) -> Examination:
    import asyncpg  # noqa: PLC0415 (an extra)

    from penultima.server.live.store.postgres import DOWN, postgres_error  # noqa: PLC0415

    try:
        connection = await asyncpg.connect(url, timeout=5)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await _examine_tables(connection)
        finally:
            await connection.close()
    except DOWN as error:
        raise postgres_error(error, url) from None


async def _examine_tables(connection: Any) -> Examination:
    before = time.time()
    theirs = (await connection.fetchval("SELECT clock_timestamp()")).timestamp()
    ahead = round((theirs - (before + time.time()) / 2) * 1000)
    if await connection.fetchval("SELECT to_regclass('steps')") is None:
        return Examination(clock_difference=ahead, steps_ahead=-len(POSTGRES))
    steps = await connection.fetchval("SELECT coalesce(max(number), 0) FROM steps")
    found = Examination(clock_difference=ahead, steps_ahead=steps - len(POSTGRES))
    there = [await connection.fetchval(f"SELECT to_regclass('{name}')") for name in ("log", "tables", "records")]
    if found.steps_ahead > 0 and None in there:
        return found  # a later version keeps its tables otherwise
    found.archived = await connection.fetchval("SELECT count(*) FROM records")
    sql = "SELECT column_name FROM information_schema.columns WHERE table_name = 'log'"
    names = {one[0] for one in await connection.fetch(sql)}
    columns = ", ".join(name if name in names else "''::bytea" for name in COLUMNS.split(", "))
    for table_id, head, at in await connection.fetch("SELECT game, seq, at FROM tables ORDER BY game"):
        rows = await connection.fetch(f"SELECT {columns} FROM log WHERE game = $1 ORDER BY seq", table_id)
        _examine_table(found, table_id, head, at, rows)
    return found


def accept_loss(path: Path) -> list[Path]:
    """Go on with a database whose write-ahead log is damaged, without what lies behind the damage. Copies of the files
    as they were are kept beside them; these are their names."""
    kept = []
    for file in (path, Path(f"{path}-wal")):
        if file.exists():  # without a log nothing is lost
            kept.append(Path(f"{file}.damaged"))
            shutil.copy2(file, kept[-1])
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return kept
