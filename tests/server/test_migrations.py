"""A file of an older version is taken over whole, and so is its backup."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from penultima.server.core.facts import Row
from penultima.server.live.store import Append, Fate, open_store
from penultima.server.live.store.migrations import SQLITE
from penultima.server.live.store.row_columns import to_columns
from tests.server.test_stores import row

ROWS = [row(table_id, seq) for table_id in ("older", "oldest") for seq in range(1, 40)]
FIRST_COLUMNS = ("game", "seq", "at", "cmd", "fact", "version", "events", "digest", "state")


def _old_file(path: Path) -> None:
    """As the first version made it."""
    connection = sqlite3.connect(path)
    connection.executescript(SQLITE[0])
    connection.execute("PRAGMA user_version = 1")
    rows = [to_columns(row)[: len(FIRST_COLUMNS)] for row in ROWS]
    places = ",".join("?" * len(FIRST_COLUMNS))
    connection.executemany(f"INSERT INTO log ({', '.join(FIRST_COLUMNS)}) VALUES ({places})", rows)
    connection.executemany("INSERT INTO tables VALUES (?, 39, 1039, 0)", [("older",), ("oldest",)])
    connection.commit()
    connection.close()


async def _read_and_go_on(path: Path, backup: Path | None = None) -> list[Row]:
    """All rows, after seeing that a taken row and a known command are refused and the next row is written."""
    store = open_store(str(path))
    await store.open()
    if backup is not None:
        await store.restore(backup)
    found = [*await store.rows("older"), *await store.rows("oldest")]
    assert await store.append(Append((row("older", 39, "another"),))) is Fate.TAKEN
    assert await store.append(Append((row("older", 40, "c7"),))) is Fate.TAKEN
    assert await store.append(Append((row("older", 40),))) is Fate.DONE
    assert [one.seq for one in await store.rows("older", 38)] == [39, 40]
    await store.close()
    return found


def test_a_file_of_the_first_version_is_taken_over(tmp_path: Path) -> None:
    _old_file(tmp_path / "old.sqlite")
    assert asyncio.run(_read_and_go_on(tmp_path / "old.sqlite")) == ROWS


def test_a_backup_of_the_first_version_is_restored(tmp_path: Path) -> None:
    _old_file(tmp_path / "old.sqlite")
    assert asyncio.run(_read_and_go_on(tmp_path / "new.sqlite", tmp_path / "old.sqlite")) == ROWS
