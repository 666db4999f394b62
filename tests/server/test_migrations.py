"""A file of an older version is taken over whole, and so is its backup."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg
import msgspec

from penultima.server.core import facts
from penultima.server.core.facts import Row
from penultima.server.core.table_match import changed_state
from penultima.server.live.store import Append, Fate, load_table, open_store
from penultima.server.live.store.migrations import POSTGRES, SQLITE
from penultima.server.live.store.row_columns import to_columns
from tests.server.database_servers import Postgres
from tests.server.long_tables import play_some
from tests.server.offline_table import OfflineTable
from tests.server.test_stores import row

ROWS = [row(table_id, seq) for table_id in ("older", "oldest") for seq in range(1, 40)]
FIRST_COLUMNS = ("game", "seq", "at", "cmd", "fact", "version", "events", "digest", "state")
STEPS_BEFORE_NAMES, STEPS_BEFORE_NAMES_POSTGRES = 5, 4
OLD_NEWCOMER = "INSERT OR REPLACE INTO people VALUES (?, ?, ?)"
OLD_NEWCOMER_POSTGRES = (
    "INSERT INTO people VALUES ($1, $2, $3) ON CONFLICT (token, game) DO UPDATE SET name = excluded.name"
)
"""As programs wrote that knew so many steps."""


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


def test_the_program_of_the_step_before_writes_on_beside_this_one(tmp_path: Path) -> None:
    """It puts a new name in place of the old one, by a key that the table must have; all names are kept."""
    file = tmp_path / "log.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as older:
        for step in SQLITE[:STEPS_BEFORE_NAMES]:
            older.executescript(step)
        older.execute(f"PRAGMA user_version = {STEPS_BEFORE_NAMES}")
        older.execute(OLD_NEWCOMER, ("key", "older", "Ada"))

        async def run() -> None:
            store = open_store(str(file))
            await store.open()
            older.execute(OLD_NEWCOMER, ("key", "older", "Bea"))
            older.execute(OLD_NEWCOMER, ("key", "oldest", "Cleo"))
            assert await store.tables_of("key") == {"older": ["Ada", "Bea"], "oldest": ["Cleo"]}
            assert dict(older.execute("SELECT game, name FROM people WHERE token = 'key'").fetchall()) == {
                "older": "Bea", "oldest": "Cleo"
            }  # fmt: skip
            opened = msgspec.structs.replace(row("newer", 1), fact=facts.Joined("Dora", "key"))
            assert await store.append(Append((opened,))) is Fate.DONE
            await store.backup(tmp_path / "backup.sqlite")
            older.execute("DELETE FROM people WHERE token = 'key'")
            assert await store.tables_of("key") == {}
            await store.close()

        asyncio.run(run())

    async def restored() -> None:
        store = open_store(str(tmp_path / "new.sqlite"))
        await store.open()
        await store.restore(tmp_path / "backup.sqlite")
        assert await store.tables_of("key") == {"newer": ["Dora"], "older": ["Ada", "Bea"], "oldest": ["Cleo"]}
        await store.close()

    asyncio.run(restored())


def test_the_program_of_the_step_before_writes_on_in_postgres(postgres: Postgres, tmp_path: Path) -> None:
    """The same where a statement that names a key which is not there fails, and a whole batch with it."""
    database, another = postgres.new_database("names"), postgres.new_database("names_again")

    async def run() -> None:
        older = await asyncpg.connect(database)
        await older.execute("CREATE TABLE steps (number int PRIMARY KEY)")
        for number, step in enumerate(POSTGRES[:STEPS_BEFORE_NAMES_POSTGRES], 1):
            await older.execute(step)
            await older.execute("INSERT INTO steps VALUES ($1)", number)
        await older.execute(OLD_NEWCOMER_POSTGRES, "key", "older", "Bea")
        store = open_store(database)
        await store.open()
        for name in ("Cleo", "Ada"):
            await older.execute(OLD_NEWCOMER_POSTGRES, "key", "older", name)
        joined = msgspec.structs.replace(row("newer", 1), fact=facts.Joined("Dora", "key"))
        assert await store.append(Append((joined,))) is Fate.DONE
        assert await store.tables_of("key") == {"newer": ["Dora"], "older": ["Ada", "Bea", "Cleo"]}
        assert dict(await older.fetch("SELECT game, name FROM people")) == {"newer": "Dora", "older": "Ada"}
        await store.backup(tmp_path / "backup.sqlite")
        await older.execute("DELETE FROM people WHERE token = $1", "key")
        assert await store.tables_of("key") == {}
        await older.close()
        await store.close()
        again = open_store(another)
        await again.open()
        await again.restore(tmp_path / "backup.sqlite")
        assert await again.tables_of("key") == {"newer": ["Dora"], "older": ["Ada", "Bea", "Cleo"]}
        await again.close()

    asyncio.run(run())
