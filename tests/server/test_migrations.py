"""A file of an older version is taken over whole, and so is its backup."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from penultima.server.core import facts
from penultima.server.core.facts import Row
from penultima.server.core.table_match import changed_state
from penultima.server.live.store import Append, Fate, load_table, open_store
from penultima.server.live.store.migrations import SQLITE
from penultima.server.live.store.row_columns import to_columns
from tests.server.long_tables import play_some
from tests.server.offline_table import OfflineTable
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


def test_an_older_program_may_write_beside_a_newer_one(tmp_path: Path) -> None:
    """During an upgrade both run: the older one names the columns that it knows, and whole rounds."""
    file = tmp_path / "log.sqlite"
    offline = OfflineTable(people=2, grace=0, catching=0)
    offline.start()
    for _ in play_some(offline, Random(1), 6):
        pass
    later = offline.rows[-3:]
    stood = b""
    for one in offline.rows[:-3]:
        stood = one.state or (changed_state(stood, one.change) if one.change else stood)

    async def write(rows: list[Row]) -> None:
        store = open_store(str(file))
        await store.open()
        assert await store.append(Append(tuple(rows))) is Fate.DONE
        await store.close()

    asyncio.run(write(offline.rows[:-3]))
    with closing(sqlite3.connect(file)) as older:
        for one in later:
            stood = one.state or (changed_state(stood, one.change) if one.change else stood)
            columns = to_columns(msgspec.structs.replace(one, state=stood if one.digest else b""))
            places = ",".join("?" * len(FIRST_COLUMNS))
            sql = f"INSERT INTO log ({', '.join(FIRST_COLUMNS)}) VALUES ({places})"
            older.execute(sql, columns[: len(FIRST_COLUMNS)])
        older.execute("UPDATE tables SET seq = ?", (later[-1].seq,))
        older.commit()

    async def read() -> None:
        store = open_store(str(file))
        await store.open()
        table = await load_table(store, offline.table.id)
        assert table is not None
        assert table.chain == b""
        assert table.match is not None
        assert offline.table.match is not None
        assert table.match.round.states.tobytes() == offline.table.match.round.states.tobytes()
        _, next_row = table.after(facts.Said(0, phrase="hello"), offline.now, "new")
        assert await store.append(Append((next_row,))) is Fate.DONE
        assert len(await store.rows(offline.table.id)) == len(offline.rows) + 1
        await store.close()

    asyncio.run(read())


def test_a_backup_of_the_first_version_is_restored(tmp_path: Path) -> None:
    _old_file(tmp_path / "old.sqlite")
    assert asyncio.run(_read_and_go_on(tmp_path / "new.sqlite", tmp_path / "old.sqlite")) == ROWS
