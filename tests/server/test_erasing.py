"""Somebody's data is deleted from a log whose rows carry checksums, and of which snapshots, records and other processes
have copies: nothing of it is left, and the table is as whole as before."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
import zlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from penultima import protocol
from penultima.server.core import facts
from penultima.server.core.snapshots import write_snapshot
from penultima.server.core.table import replay
from penultima.server.live.erasing import erase
from penultima.server.live.live_table import LiveTable
from penultima.server.live.registry import TableRegistry
from penultima.server.live.store import (
    Append,
    Fate,
    Rewrite,
    RewrittenRow,
    Store,
    StoreDamagedError,
    StoredSnapshot,
    erasures_of,
    examine,
    load_table,
    open_store,
)
from penultima.server.live.store.postgres import PostgresStore
from penultima.server.live.store.row_columns import rechained
from penultima.server.live.store.sqlite import SqliteStore
from penultima.server.live.store.sqlite_writes import ERASE, RECHAIN
from penultima.server.ops.archive import Records
from tests.server.database_servers import Postgres
from tests.server.in_process import Guest, a_registry, table_in_play
from tests.server.long_tables import long_table, stored
from tests.server.test_snapshots import Counted, same_table

NAME, WORDS = "Ada Lovelace", "my secret recipe"
_names = itertools.count()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "log.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"erasing{next(_names)}")


async def everything(url: str) -> bytes:
    """All bytes that a database keeps, unpacked."""
    cells: list[Any] = []
    if url.startswith("postgresql"):
        store = PostgresStore(url)
        await store.open()
        for place in ("log", "tables", "records", "people", "lobby", "snapshots"):
            cells += [cell for one in await store._all(f"SELECT * FROM {place}") for cell in one]
        await store.close()
    else:
        with contextlib.closing(sqlite3.connect(url)) as connection:
            for place in ("log", "tables", "records", "people", "lobby", "snapshots"):
                cells += [cell for one in connection.execute(f"SELECT * FROM {place}") for cell in one]
    return b"\n".join(unpacked(cell) for cell in cells)


def unpacked(cell: object) -> bytes:
    """A cell as bytes; of a snapshot, which has a checksum before it, what was packed."""
    if not isinstance(cell, bytes):
        return str(cell).encode()
    with contextlib.suppress(zlib.error):
        return zlib.decompress(cell[4:])
    return bytes(cell)


async def talking_table(registry: TableRegistry) -> list[Guest]:
    """A table in play, at which the first person has said something; with snapshots that know her name and key."""
    guests = await table_in_play(registry, 3, next(_names) + 100, name=NAME)
    await guests[0].do(protocol.Say, text=WORDS)
    await guests[1].do(protocol.Say, text="thank you")
    live_table = guests[0].live_table
    table, row = live_table.table.after(facts.Said(1, phrase="hello"), registry.now(), "with a snapshot")
    kept = tuple(StoredSnapshot(match, table.seq, write_snapshot(table)) for match in (0, 1))
    assert await registry.store.append(Append((row,), snapshots=kept)) is Fate.DONE
    await live_table.catch_up()
    return guests


def test_nothing_is_left_and_the_table_is_whole(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path, database=database) as registry:
            guests = await talking_table(registry)
            live_table, token = guests[0].live_table, guests[0].token
            table_id = live_table.table.id
            marks = [text.encode() for text in (NAME, WORDS, token, token[:16])]
            before = await everything(database)
            assert all(mark in before for mark in marks)
            records = Records(registry.store)
            await records.of_match(table_id)
            assert await erase(registry, token) == 1
            after = await everything(database)
            assert not [mark for mark in marks if mark in after]
            assert b"thank you" in after
            ahead = Path(f"{database}-wal")
            assert not ahead.exists() or not [mark for mark in marks if mark in ahead.read_bytes()]
            assert NAME.encode() not in (await records.of_match(table_id) or b"")
            found = await examine(database)
            assert found is not None
            assert (found.tables, found.damaged) == (1, [])
            await go_on(guests[1])
            again = await load_table(registry.store, table_id)
            whole = replay(await registry.store.rows(table_id), await registry.store.layouts())
            assert again is not None
            assert whole is not None
            same_table(again, whole)
            same_table(again, live_table.table)
            assert again.people[0].gone
            assert again.replay_differences == 0

    asyncio.run(run())


async def go_on(guest: Guest) -> None:
    """The table can be written to, and its rows can be read again."""
    guest.messages()
    await guest.do(protocol.Say, phrase="hello")
    assert guest.answers() == ["Ack"]
    table = guest.live_table.table
    assert (await guest.registry.store.rows(table.id))[-1].chain == table.chain


@contextlib.asynccontextmanager
async def two_processes(database: str, folder: Path) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    """Two registries over one database, as two processes have them, which do not look for each other by themselves."""
    quiet: dict[str, Any] = {"database": database, "lease_ms": 600_000}
    async with a_registry(folder, **quiet) as one, a_registry(folder, **quiet) as other:
        yield one, other


@pytest.mark.parametrize("left_before", [False, True])
def test_another_process_reads_the_table_again_before_it_writes(
    database: str, tmp_path: Path, left_before: bool
) -> None:
    """Its rows would follow on checksums that are no more, and the table would be damaged."""

    async def run() -> None:
        async with two_processes(database, tmp_path) as (here, there):
            guests = await talking_table(here)
            if left_before:
                await guests[0].do(protocol.Leave)
            elsewhere = await there.find(guests[0].live_table.table.id)
            assert elsewhere is not None
            other = Guest(there, elsewhere, guests[1].token)
            await other.enter()
            assert await erase(here, guests[0].token) == 1
            assert WORDS.encode() not in await everything(database)
            await go_on(other)
            assert said(elsewhere) == ["", "thank you", "", ""]
            assert guests[0].token not in str(elsewhere.table)
            await guests[1].live_table.catch_up()
            await go_on(guests[1])
            found = await examine(database)
            assert found is not None
            assert found.damaged == []

    asyncio.run(run())


def said(live_table: LiveTable) -> Sequence[str]:
    """What was said at a table, as memory has it."""
    return [row.fact.text for row in live_table.table.recent_rows if isinstance(row.fact, facts.Said)]


def test_another_process_forgets_without_writing_anything(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with two_processes(database, tmp_path) as (here, there):
            guests = await talking_table(here)
            await guests[0].do(protocol.Leave)
            elsewhere = await there.find(guests[0].live_table.table.id)
            assert elsewhere is not None
            assert WORDS in said(elsewhere)
            assert await erase(here, guests[0].token) == 1
            await there._check_tables(await there.store.alive())
            async with asyncio.timeout(60):
                while WORDS in said(elsewhere):
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_damaged_table_does_not_look_whole_again(tmp_path: Path) -> None:
    """Its checksums are not made anew; what belongs to the key at other tables is deleted all the same."""
    database = str(tmp_path / "log.sqlite")

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            guests = await talking_table(registry)
            token, table_id = guests[0].token, guests[0].live_table.table.id
            opened, live_table = registry.store, guests[0].live_table
            wish = protocol.NewTable(cmd="c" * 16, token="k" * 32, name=NAME, rules="classic/en", seats=2)
            healthy = await registry.create(wish)
            with contextlib.closing(sqlite3.connect(database)) as hurt:
                hurt.execute("UPDATE log SET at = at + 1 WHERE game = ? AND seq = 2", (table_id,))
                hurt.execute("UPDATE names SET token = ? WHERE game = ?", (token, healthy))
                hurt.commit()
            with pytest.raises(StoreDamagedError):
                await live_table.erase(token)
            with pytest.raises(StoreDamagedError):
                await erase(registry, token)
            found = await examine(database)
            assert found is not None
            assert found.damaged == [(table_id, 2)]
            assert await erasures_of(opened, healthy) == 1
            assert await erasures_of(opened, table_id) == 0

    asyncio.run(run())


async def rewritten(store: Store, table_id: str, seq: int, cmd: str, fact: facts.AnyFact) -> bool:
    """Another command and fact in place of those of one row."""
    again, rows, chain = [], await store.rows(table_id), b""
    for row in rows:
        other = msgspec.structs.replace(row, cmd=cmd, fact=fact) if row.seq == seq else row
        other = rechained(other, chain)
        again.append(RewrittenRow(row.cmd, other.chain, (cmd, facts.write_fact(fact)) if row.seq == seq else None))
        chain = other.chain
    return await store.rewrite(Rewrite(table_id, len(rows), 0, again, ()))


def test_rows_of_another_log_are_not_written(database: str) -> None:
    offline = long_table(30)

    async def run() -> None:
        store = open_store(database)
        await store.open()
        await stored(store, offline)
        assert await rewritten(store, offline.table.id, 3, "erased/3", offline.rows[2].fact)
        stale = Append(tuple(offline.write(facts.Said(0, phrase="hello"))))
        assert await store.append(stale) is Fate.REWRITTEN
        assert len(await store.rows(offline.table.id)) == len(offline.rows) - 1
        table = await load_table(store, offline.table.id)
        assert table is not None
        _, row = table.after(facts.Said(0, phrase="hello"), offline.now, "hello")
        assert await store.append(Append((row,), erasures=1)) is Fate.DONE
        assert (await store.rows(offline.table.id))[-1].chain == row.chain
        await store.close()

    asyncio.run(run())


def test_records_of_matches_that_are_over_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the table goes on, and without a replay of all that was played before and after; until its log is
    rewritten."""
    offline = long_table(1500)

    async def run() -> None:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        await stored(store, offline)
        table_id, records = offline.table.id, Records(store)
        await records.of_match(table_id)
        counted = Counted(monkeypatch)
        first = await records.of_match(table_id, 1)
        assert 0 < counted.rows < 300
        assert records.made == 2
        assert first
        assert first != await records.of_match(table_id, 2)
        counted.rows = 0
        await store.append(Append(tuple(offline.write(facts.Said(0, phrase="hello")))))
        assert await records.of_match(table_id, 1) == first
        assert (counted.rows, records.made) == (0, 3)
        assert not await records.of_match(table_id, offline.table.matches + 1)
        assert await records.of_match(table_id, offline.table.matches) == await records.of_match(table_id)
        assert records.made == 4
        assert await rewritten(store, table_id, 1, "erased/1", without_name(offline.rows[0].fact))
        assert b'"P0"' in first
        again = await records.of_match(table_id, 1)
        assert again
        assert b'"P0"' not in again
        await store.close()

    asyncio.run(run())


def without_name(fact: facts.AnyFact) -> facts.AnyFact:
    """The opening of a table by nobody."""
    assert isinstance(fact, facts.Opened)
    return facts.Opened(
        rules=fact.rules, seats=fact.seats, pace=fact.pace, name="", token="", root=fact.root, bots=fact.bots,
        grace=fact.grace, catching=fact.catching,
    )  # fmt: skip


def test_rows_to_be_rewritten_are_found_by_an_index(tmp_path: Path) -> None:
    """A log of twenty thousand rows would be looked through twenty thousand times, and every writer would wait."""

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            assert isinstance(registry.store, SqliteStore)
            with contextlib.closing(sqlite3.connect(registry.settings.database)) as connection:
                for sql in (RECHAIN, ERASE):
                    plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}", [""] * sql.count("?")).fetchall()
                    assert ["log_command (game=? AND cmd=?)" in one[3] for one in plan] == [True]

    asyncio.run(run())
