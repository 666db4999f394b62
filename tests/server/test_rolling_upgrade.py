"""Servers are upgraded one after the other while tables are played: each version meets the other at the same tables."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from penultima.client import Refused, TableClient, new_token
from penultima.protocol import Play
from penultima.server.core.facts import (
    FACT_LEVEL,
    Fact,
    Forgotten,
    Joined,
    Moved,
    Paused,
    UnknownFactError,
    chain_after,
    for_level,
    level_of,
    write_fact,
)
from penultima.server.live.store import Append, Fate, StoreDamagedError, open_store
from tests.choosing import few
from tests.hanging import HANGS
from tests.server.database_servers import Postgres, Redis
from tests.server.in_process import Guest, a_registry, table_in_play
from tests.server.players import asked, closed, seated
from tests.server.server_process import ServerProcess
from tests.server.upgrade import BEFORE, BEFORE_NAMES, install_before, install_with_new_fact
from tests.server.witnesses import Witnesses, check


class Novel(Fact, tag="novel", frozen=True, omit_defaults=True, gc=False):
    """A fact of a version to come."""


def test_a_process_says_in_its_id_what_it_can_read() -> None:
    assert level_of("0a1b2c3d4e5f") == 1, "an id of version 0.1.0"
    assert level_of(f"{FACT_LEVEL}-0a1b2c3d4e5f") == FACT_LEVEL
    assert for_level(Paused(), 1) is None
    assert for_level(Forgotten(1), FACT_LEVEL) == Forgotten(1)
    assert for_level(Joined("Ada", "t", origin="o"), 1) == Joined("Ada", "t")


def test_rows_hold_whole_rounds_while_a_process_lives_that_knows_no_changes(tmp_path: Path) -> None:
    """A server of 0.1.0 whose rules differ puts the round back from the row alone."""

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            guests = await table_in_play(registry, 2, 7)
            live_table = guests[0].live_table
            await registry.store.beat("0a1b2c3d4e5f", 60_000)
            registry._note_processes(await registry.store.alive())
            await play_one(guests)
            registry._note_processes({registry.process})
            await play_one(guests)
            moved = [row for row in await registry.store.rows(live_table.table.id) if isinstance(row.fact, Moved)]
            assert [bool(row.state) for row in moved] == [True, False]
            assert [bool(row.change) for row in moved] == [False, True]

    asyncio.run(run())


async def play_one(guests: list[Guest]) -> None:
    """A move of whoever is asked."""
    table = guests[0].live_table.table
    assert table.match is not None
    assert table.turn is not None
    move = str(table.match.round.legal_moves()[0])
    await guests[table.turn].do(Play, move=move, decision=table.decision)


def test_a_row_that_cannot_be_read_is_told_from_a_damaged_one(tmp_path: Path) -> None:
    """What a newer process wrote fits its checksum, and that process is left the table; damage fits none."""

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            live_table = (await table_in_play(registry, 2, 8))[0].live_table
            await future_row(registry.store, live_table.table.id)
            with pytest.raises(UnknownFactError):
                await registry.store.rows(live_table.table.id)
            with closing(sqlite3.connect(registry.settings.database)) as hurt:
                hurt.execute("UPDATE log SET at = at + 1 WHERE cmd = 'novel'")
                hurt.commit()
            with pytest.raises(StoreDamagedError):
                await registry.store.rows(live_table.table.id)

    asyncio.run(run())


@pytest.mark.parametrize("commit", few([BEFORE, BEFORE_NAMES], BEFORE))
def test_an_earlier_version_plays_on_beside_this_one(
    postgres: Postgres, redis: Redis, tmp_path: Path, commit: str
) -> None:
    """As long as a server of 0.1.0 runs, nothing is written that it could not read; then everything can be done. One
    that came between can do both before."""
    before = install_before(tmp_path, commit)

    async def run(old: ServerProcess, new: ServerProcess) -> None:
        witnesses = Witnesses([old.url, new.url], tables=3, seed=11)
        await witnesses.gather()
        playing = asyncio.create_task(witnesses.play())
        await witnesses.goes_on(HANGS)
        people = await seated(new.url, 2)
        await people[0].start()
        await asked(people)
        if commit == BEFORE:
            with pytest.raises(Refused, match="upgrading"):
                await people[0].pause()
        async with TableClient(old.url, people[0].table, new_token()) as other:
            await other.join("Ada")
            await people[0].until(lambda: people[0].info is not None and len(people[0].info.people) == 3)
        await witnesses.acknowledged(100)
        witnesses.stopping = True
        await asyncio.wait([playing], timeout=15)
        await witnesses.leave()
        assert await check(witnesses, new.database) >= 100
        assert not [line for line in old.log if '"failure"' in line]
        await asyncio.to_thread(old.stop)
        async with asyncio.timeout(HANGS):
            while people[0].info is None or not people[0].info.paused:
                try:
                    await people[0].pause()
                except Refused as refused:
                    assert refused.code == "upgrading"  # noqa: PT017
                    await asyncio.sleep(0.1)
        await people[0].resume()
        await closed(people)

    database = postgres.new_database(f"rolling_{commit}")
    with (
        ServerProcess(database, bus=redis.url, environment=before, metrics_port=None) as old,
        ServerProcess(database, bus=redis.url) as new,
    ):
        asyncio.run(run(old, new))


def test_a_table_with_an_unknown_fact_is_handed_over(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """A newer server writes a fact that this version does not know: this one lets go of the table, lease and people and
    all, and says so to whoever asks; there the table goes on. Its other tables do not notice."""

    async def run(here: ServerProcess, newer: ServerProcess) -> None:
        people = await seated(here.url, 2, bots=["first"], seats=3)
        others = await seated(here.url, 2)
        await people[0].start()
        for me in people:
            await me.until(lambda me=me: me.view is not None)
        store = open_store(here.database)
        await store.open()
        table_id = people[0].table
        await future_row(store, table_id)
        async with asyncio.timeout(HANGS):
            while not any('"handed over"' in line for line in here.log):
                await asyncio.sleep(0.05)
        started = time.monotonic()
        moved = [TableClient(newer.url, table_id, me.token) for me in people]
        for me in moved:
            await me.__aenter__()
            assert me.seat is not None
        async with asyncio.timeout(HANGS):
            while not (await store.lease(table_id, "nobody")).holder:
                await asyncio.sleep(0.05)
        turns = {me.view.turn for me in moved if me.view is not None}
        assert len(turns) == 1
        me = next((me for me in moved if me.view is not None and me.view.turn == me.seat), moved[0])
        await me.until(lambda: me.view is not None and me.view.turn == me.seat, HANGS)
        assert me.view is not None
        await me.play(next(move for move in me.view.moves if move != "uno"), me.view.decision)
        assert time.monotonic() - started < HANGS
        stranded = TableClient(here.url, table_id, people[0].token)
        stranded.keep_received = True
        task = asyncio.create_task(stranded._stay())
        async with asyncio.timeout(HANGS):
            while not stranded.received:
                await asyncio.sleep(0.05)
        task.cancel()
        assert {one.code for one in stranded.received} == {"going"}  # type: ignore[attr-defined]
        await others[0].say(text="nothing happened here")
        assert not [line for line in here.log if '"failure"' in line]
        await closed([*people, *moved, *others])
        await store.close()

    database = postgres.new_database("handed")
    with (
        ServerProcess(database, bus=redis.url) as here,
        ServerProcess(database, bus=redis.url, environment=install_with_new_fact(tmp_path)) as newer,
    ):
        asyncio.run(run(here, newer))


async def future_row(store: object, table_id: str) -> None:
    """Append a row with a fact of the future, as a newer process does."""
    for _ in range(50):
        rows = await store.rows(table_id)  # type: ignore[attr-defined]
        last = rows[-1]
        row = msgspec.structs.replace(
            last, seq=last.seq + 1, cmd="novel", fact=Novel(), events=[], digest=b"", state=b"", change=b""
        )
        row = msgspec.structs.replace(row, chain=chain_after(last.chain, row, write_fact(row.fact), b"[]"))
        if await store.append(Append((row,))) is Fate.DONE:  # type: ignore[attr-defined]
            return
    raise AssertionError("others were always faster")
