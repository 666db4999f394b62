"""What an erasure once missed: joins that an older program wrote, former names, where somebody came from; and what it
cost others: the time in which they could not write, and the next return to the table."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
from pathlib import Path

import msgspec
import pytest

from penultima import protocol
from penultima.game import Record
from penultima.server.core import facts
from penultima.server.core.erasing import Eraser
from penultima.server.core.facts import Row
from penultima.server.core.origins import lobby_origin, lobby_origin_before
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.table import Table, replay
from penultima.server.live.erasing import erase
from penultima.server.live.registry import hash_token
from penultima.server.live.rewriting import Rewriting
from penultima.server.live.store import Append, Fate, Store, StoreDamagedError, load_table, open_store
from penultima.server.live.store.postgres import PostgresStore
from penultima.server.live.store.row_columns import to_columns
from penultima.server.live.store.sqlite import SqliteStore
from penultima.server.ops.archive import archive_unused
from tests.server.in_process import Guest, a_registry, table_in_play
from tests.server.long_tables import long_table, stored
from tests.server.offline_table import OfflineTable
from tests.server.test_erasing import database, everything
from tests.server.test_snapshots import Counted, same_table

__all__ = ["database"]
_numbers = itertools.count(5000)
OLD_COLUMNS = "game, seq, at, cmd, fact, version, events, digest, state"


async def written_by_an_older_program(url: str, rows: list[Row]) -> None:
    """Rows as 0.1.0 writes them: it knows nothing of checksums, nor of who is known where."""
    columns = [to_columns(row)[:9] for row in rows]
    if url.startswith("postgresql"):
        store = PostgresStore(url)
        await store.open()
        for one in columns:
            places = ", ".join(f"${number}" for number in range(1, 10))
            await store._all(f"INSERT INTO log ({OLD_COLUMNS}) VALUES ({places})", *one)
        await store._all("INSERT INTO tables (game, seq, at) VALUES ($1, $2, $3)", rows[0].table_id, len(rows), 1)
        await store.close()
        return
    with contextlib.closing(sqlite3.connect(url)) as connection:
        connection.executemany(f"INSERT INTO log ({OLD_COLUMNS}) VALUES ({','.join('?' * 9)})", columns)
        connection.execute("INSERT INTO tables (game, seq, at) VALUES (?, ?, ?)", (rows[0].table_id, len(rows), 1))
        connection.commit()


def test_who_joined_by_an_older_program_after_the_upgrade_is_forgotten_too(database: str, tmp_path: Path) -> None:
    """The old process runs beside the new one: its rows come after the migration."""
    offline = OfflineTable(people=2, grace=0, catching=0)

    async def run() -> None:
        async with a_registry(tmp_path, database=database, archive_days=0) as registry:
            await written_by_an_older_program(database, offline.rows)
            assert list(await registry.store.tables_of("t1")) == ["offline0"]
            assert await erase(registry, "t1") == 1
            table = await load_table(registry.store, "offline0")
            assert table is not None
            assert [one.name for one in table.people] == ["P0", ""]
            assert await erase(registry, "t1") == 0

    asyncio.run(run())


async def came_from(guest: Guest, address: str, name: str) -> None:
    """Somebody comes from an address and joins."""
    guest.address = address
    await guest.enter()
    await guest.do(protocol.Join, name=name)
    assert guest.answers() == ["Ack"]


def origins(rows: list[Row]) -> list[str]:
    """Where people came from, as the log has it."""
    return [row.fact.origin for row in rows if isinstance(row.fact, facts.Joined)]


@pytest.mark.parametrize("banned", [False, True])
def test_where_somebody_came_from_is_forgotten_unless_they_are_banned(
    database: str, tmp_path: Path, banned: bool
) -> None:
    """A ban cannot be shaken off by being forgotten: the address it holds for stays, all else goes."""

    async def run() -> None:
        async with a_registry(tmp_path, database=database) as registry:
            guests = await table_in_play(registry, 2, next(_numbers))
            live_table = guests[0].live_table
            stranger = Guest(registry, live_table, "5" * 64)
            await came_from(stranger, "203.0.113.7", "Stranger")
            if banned:
                await guests[0].do(protocol.Dismiss, person=2, ban=True)
            before = origins(await registry.store.rows(live_table.table.id))
            assert before[-1]
            assert await erase(registry, stranger.token) == 1
            assert origins(await registry.store.rows(live_table.table.id))[-1] == (before[-1] if banned else "")
            assert b"Stranger" not in await everything(database)
            assert stranger.token.encode() not in await everything(database)
            again = Guest(registry, live_table, "6" * 64)
            again.address = "203.0.113.7"
            await again.enter()
            await again.do(protocol.Join, name="Me again")
            assert again.answers() == (["banned"] if banned else ["Ack"])

    asyncio.run(run())


def test_who_has_data_deleted_opens_no_more_tables_than_others(database: str, tmp_path: Path) -> None:
    """Where a table was opened from is counted until it is archived, in a form that says nothing without a secret. As
    older programs noted it, anybody could try all addresses: that is deleted."""

    async def run() -> None:
        async with a_registry(tmp_path, database=database, tables_per_address=1) as registry:
            wish = protocol.NewTable(cmd="c", token="k" * 32, name="Host", seats=2)
            await registry.create(wish, "203.0.113.7")
            (token, *_), *_ = await registry.store._all("SELECT token FROM people")  # type: ignore[attr-defined]
            sql = "SELECT origin FROM lobby"
            assert [one[0] != "" for one in await registry.store._all(sql)] == [True]  # type: ignore[attr-defined]
            assert await erase(registry, token) == 1
            ((origin,),) = await registry.store._all(sql)  # type: ignore[attr-defined]
            assert origin == lobby_origin("203.0.113.7", await registry.store.origin_secret())
            assert origin != lobby_origin("203.0.113.7", "another secret")
            again = msgspec.structs.replace(wish, cmd="d", token="l" * 32)
            with pytest.raises(RefusedError) as refused:
                await registry.create(again, "203.0.113.7")
            assert refused.value.refusal is Refusal.NO_ROOM
            await registry.create(again, "203.0.113.8")
            before = lobby_origin_before("203.0.113.8")
            other = f"UPDATE lobby SET origin = '{before}' WHERE origin <> '{origin}'"
            await registry.store._all(other)  # type: ignore[attr-defined]
            with pytest.raises(RefusedError):
                await registry.create(msgspec.structs.replace(again, cmd="e"), "203.0.113.8")
            assert await erase(registry, hash_token("l" * 32)) == 1
            found = {one[0] for one in await registry.store._all(sql)}  # type: ignore[attr-defined]
            assert found == {origin, ""}

    asyncio.run(run())


def test_who_saw_cards_and_was_forgotten_sees_no_other_hand_in_this_round(database: str, tmp_path: Path) -> None:
    """Neither key nor address tells any more who it was: so it may be anybody who sits down in this round."""

    async def run() -> None:
        async with a_registry(tmp_path, database=database, think_ms=600_000) as registry:
            guests = await table_in_play(registry, 3, next(_numbers))
            live_table = guests[0].live_table
            await guests[2].do(protocol.Stand)
            assert await erase(registry, guests[1].token) == 1
            assert live_table.table.chairs[1].bot
            assert live_table.table.chairs[2].bot
            again = Guest(registry, live_table, "7" * 64)
            await again.enter()
            await again.do(protocol.Join, name="Me again")
            await again.do(protocol.Sit, seat=2)
            await again.do(protocol.Sit, seat=1)
            assert again.answers() == ["Ack", "not-now", "Ack"]

    asyncio.run(run())


def test_a_former_name_in_an_archived_record_is_forgotten(database: str, tmp_path: Path) -> None:
    """She played as Ada, left, and came back by the same key under another name."""
    offline = OfflineTable(people=2, grace=0, catching=0, rules="classic/en +match=round +hand=2", name="Ada")
    offline.start()
    while offline.table.status == "playing":
        offline.pass_time() if offline.coming() else offline.play(offline.table.turn or 0, _some_move(offline.table))
    offline.write(facts.Forgotten(0, "Ada"), facts.Joined("Countess", "t0", 0))

    async def run() -> None:
        async with a_registry(tmp_path, database=database, archive_days=0) as registry:
            assert await registry.store.append(Append(tuple(offline.rows))) is Fate.DONE
            assert await archive_unused(registry.store, 1 << 60, 1) == 1
            record = Record.decode(await registry.store.record("offline0") or b"")
            assert record.names == ["Ada", "P1"]
            assert await erase(registry, "t0") == 1
            record = Record.decode(await registry.store.record("offline0") or b"")
            assert record.names == ["", "P1"]
            assert b"Ada" not in await everything(database)
            assert b"Countess" not in await everything(database)

    asyncio.run(run())


def _some_move(table: Table) -> str:
    assert table.match is not None
    moves = [move.text for move in table.match.round.legal_moves(table.turn or 0)]
    return next((move for move in moves if move != "draw"), moves[0])


def test_what_is_written_meanwhile_stays_and_only_the_end_keeps_others_from_writing(database: str) -> None:
    """Preparing takes seconds for a long log, and holds no lock: rows that come meanwhile are taken along."""
    offline = long_table(700)

    async def run() -> None:
        store = open_store(database)
        await store.open()
        await stored(store, offline)
        rewriting = Rewriting(store, offline.table.id, Eraser("t1"))
        await rewriting.prepare()
        late = offline.write(facts.Said(1, text="my secret"), facts.Said(0, text="what secret?"))
        assert await store.append(Append(tuple(late))) is Fate.DONE
        assert not await rewriting.finish(), "the log has gone on"
        assert len(await store.rows(offline.table.id)) == len(offline.rows)
        await rewriting.prepare()
        assert await rewriting.finish()
        said = [row.fact.text for row in (await store.rows(offline.table.id))[-2:] if isinstance(row.fact, facts.Said)]
        assert said == ["", "what secret?"]
        stale = offline.write(facts.Said(0, phrase="hello"))
        assert await store.append(Append(tuple(stale))) is Fate.REWRITTEN
        other = Rewriting(store, offline.table.id, Eraser("t2"))
        await other.prepare()
        again = Rewriting(store, offline.table.id, Eraser("t0"))
        await again.prepare()
        assert await again.finish()
        assert not await other.finish(), "the log was rewritten"
        await other.prepare()
        assert await other.finish()
        table = await load_table(store, offline.table.id)
        assert table is not None
        assert [one.name for one in table.people] == ["", "", ""]
        await store.close()

    asyncio.run(run())


def test_another_process_rewrites_the_log_between_two_looks_at_it(tmp_path: Path) -> None:
    """Rows that follow on another chain are no damage then: it is begun anew. Real damage is told as before."""
    offline = long_table(120)

    class Overtaken(SqliteStore):
        meanwhile: Rewriting | None = None

        async def rows(self, table_id: str, after: int = 0, chain: bytes | None = None) -> list[Row]:
            if self.meanwhile is not None and after:
                first, self.meanwhile = self.meanwhile, None
                await first.prepare()
                assert await first.finish()
            return await super().rows(table_id, after, chain)

    async def run() -> None:
        store = Overtaken(tmp_path / "log.sqlite")
        await store.open()
        await stored(store, offline)
        rewriting = Rewriting(store, offline.table.id, Eraser("t1"))
        await rewriting.prepare()
        late = offline.write(facts.Said(0, text="anybody here?"))
        assert await store.append(Append(tuple(late))) is Fate.DONE
        store.meanwhile = Rewriting(store, offline.table.id, Eraser("t0"))
        await rewriting.prepare()
        assert await rewriting.finish()
        table = await load_table(store, offline.table.id)
        assert table is not None
        assert [one.name for one in table.people][:2] == ["", ""]
        _, row = table.after(facts.Said(2, phrase="hello"), offline.now, "later")
        assert await store.append(Append((row,), erasures=2)) is Fate.DONE
        await store._all("UPDATE log SET at = at + 1 WHERE cmd = 'later'")
        with pytest.raises(StoreDamagedError):
            await Rewriting(store, offline.table.id, Eraser("t2")).prepare()
        await store.close()

    asyncio.run(run())


def test_the_next_return_replays_only_the_last_rows(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots of the latest row and of the start of each match take the place of those that knew the name."""
    offline = long_table(1500)

    async def run() -> None:
        store = open_store(database)
        await store.open()
        await stored(store, offline)
        matches = await _snapshots(store, offline.table)
        rewriting = Rewriting(store, offline.table.id, Eraser("t1"))
        await rewriting.prepare()
        assert await rewriting.finish()
        assert await _snapshots(store, offline.table) == matches
        whole = replay(await store.rows(offline.table.id), await store.layouts())
        counted = Counted(monkeypatch)
        table = await load_table(store, offline.table.id)
        assert counted.rows == 0
        assert table is not None
        assert whole is not None
        same_table(table, whole)
        await store.close()

    asyncio.run(run())


async def _snapshots(store: Store, table: Table) -> list[int]:
    """The matches that have a snapshot."""
    return [match for match in range(table.matches + 1) if await store.snapshot(table.id, match) is not None]


def test_rows_without_somebody_replay_to_the_same_round() -> None:
    offline = long_table(300)
    eraser = Eraser("t1")
    rows = [msgspec.structs.replace(eraser.without(row), chain=b"") for row in offline.rows]
    table = replay(rows, {})
    assert table is not None
    assert table.replay_differences == 0
    assert table.match is not None
    assert offline.table.match is not None
    assert table.match.round.states.tobytes() == offline.table.match.round.states.tobytes()
    assert not eraser.opener
