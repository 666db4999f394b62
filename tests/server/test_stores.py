"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from penultima.server.core import facts
from penultima.server.core.facts import Row
from penultima.server.live.store import Append, Fate, Store, StoreDownError, open_store
from penultima.server.live.store.postgres import UNDER_WAY, PostgresStore
from penultima.server.ops.archive import DAY, archive_unused
from tests.server.database_servers import Postgres, a_postgres
from tests.server.offline_table import OfflineTable

_names = itertools.count()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh store of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "log.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"stores{next(_names)}")


def row(table_id: str, seq: int, cmd: str | None = None) -> Row:
    return Row(
        table_id,
        seq,
        1000 + seq,
        cmd or f"c{seq}",
        facts.Said(0, text=f"{table_id} {seq}"),
        "v",
        ["kept 1"],
        b"d",
        b"s",
    )


def one(table_id: str, seq: int, cmd: str | None = None, epoch: int | None = None) -> Append:
    return Append((row(table_id, seq, cmd),), epoch)


def within(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(url)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_written_is_read(url: str) -> None:
    async def write(store: Store) -> None:
        assert await store.append(one("a", 1)) is Fate.DONE
        assert await store.append(Append((row("a", 2), row("a", 3)))) is Fate.DONE

    async def read(store: Store) -> None:
        assert await store.rows("a") == [row("a", 1), row("a", 2), row("a", 3)]
        assert await store.rows("a", 2) == [row("a", 3)]
        assert await store.command("a", "c2") == 2
        assert await store.command("a", "c9") is None
        assert await store.heads(["a", "b"]) == {"a": 3}

    within(url, write)
    within(url, read)


def test_a_conflicting_row_never_fails_its_neighbors(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(one("b", 1))
        batch = [one(f"n{number}", 1) for number in range(50)]
        batch[20:20] = [one("b", 1, "other"), Append((row("b", 1, "x"), row("b", 2, "y"))), one("b", 2, "c1")]
        fates = await asyncio.gather(*map(store.append, batch))
        assert fates[20:23] == [Fate.TAKEN] * 3
        assert fates[:20] + fates[23:] == [Fate.DONE] * 50
        assert await store.rows("b") == [row("b", 1)]

    within(url, work)


def test_of_two_processes_one_writes_the_row(url: str) -> None:
    async def work(first: Store) -> None:
        second = open_store(url)
        await second.open()
        try:
            for seq in range(1, 40):
                tries = [one("c", seq, f"{who}-{seq}") for who in range(8)]
                stores = itertools.cycle((first, second))
                fates = await asyncio.gather(*(store.append(one) for store, one in zip(stores, tries, strict=False)))
                assert sorted(fate.name for fate in fates) == ["DONE", *["TAKEN"] * 7]
            rows = await first.rows("c")
            assert [row.seq for row in rows] == list(range(1, 40))
        finally:
            await second.close()

    within(url, work)


def test_a_lease_passes_only_from_the_dead_and_fences_them(url: str) -> None:
    async def work(store: Store) -> None:
        await store.beat("old", 60_000)
        await store.beat("new", 60_000)
        assert (await store.lease("d", "old")).epoch == 1
        assert (await store.lease("d", "old")).epoch == 1
        assert (await store.lease("d", "new")).holder == "old"
        assert await store.append(one("d", 1, epoch=1)) is Fate.DONE
        await store.beat("old", -1)
        assert await store.alive() == {"new"}
        lease = await store.lease("d", "new")
        assert (lease.holder, lease.epoch) == ("new", 2)
        fates = await asyncio.gather(
            store.append(one("d", 2, "late", epoch=1)), store.append(one("e", 1)), store.append(one("d", 2, epoch=2))
        )
        assert list(fates) == [Fate.FENCED, Fate.DONE, Fate.DONE]
        await store.release("d", "new")
        assert await store.append(one("d", 3, epoch=2)) is Fate.FENCED

    within(url, work)


@pytest.mark.parametrize("preparing", [False, True], ids=["between statements", "while one is prepared"])
def test_whoever_falls_asleep_while_writing_holds_no_lease_for_ever(postgres: Postgres, *, preparing: bool) -> None:
    """A process that is stopped within a transaction keeps its locks until its transaction is ended: between two
    statements by the database, between the messages of one by the next sign of life of another process."""
    url = postgres.new_database(f"sleeper_{preparing}".lower())

    async def write_while(sleeper: PostgresStore, store: Store) -> None:
        async with sleeper._connection() as connection, connection.transaction():
            await connection.fetch("SELECT epoch FROM leases WHERE game = 'd' FOR SHARE")
            if preparing:
                await connection.prepare("SELECT 1")
            # As many as there are connections: the sign of life that ends the sleep needs none of them.
            leases = await asyncio.gather(*(store.lease("d", "new") for _ in range(8)))
            assert {(lease.holder, lease.epoch) for lease in leases} == {("new", 2)}

    async def give_signs_of_life(store: Store) -> None:
        while True:
            await store.beat("new", 4000)
            await asyncio.sleep(0.25)

    async def work(store: Store) -> None:
        sleeper = PostgresStore(url)
        await sleeper.open()
        living = asyncio.create_task(give_signs_of_life(store))
        try:
            assert (await sleeper.lease("d", "old")).epoch == 1
            with pytest.raises(StoreDownError):
                await write_while(sleeper, store)
            assert await sleeper.append(one("d", 1, epoch=1)) is Fate.FENCED
        finally:
            living.cancel()
            await sleeper.close()

    within(url, work)


class Simultaneous(PostgresStore):
    """A database that answers the first three transactions at the same moment."""

    def __init__(self) -> None:
        super().__init__("postgresql://nowhere")
        self.asked = 0
        self.together = asyncio.Event()

    async def _write(self, batch: Sequence[Append]) -> list[Fate]:
        self.asked += 1
        if self.asked == UNDER_WAY:
            asyncio.get_running_loop().call_soon(self.together.set)
        await self.together.wait()
        return [Fate.DONE] * len(batch)


def test_nobody_waits_for_writers_that_have_all_just_ended() -> None:
    """Whoever was told first writes again in the very moment in which all three writers have found nothing to do."""

    async def run() -> None:
        store = Simultaneous()

        async def write_again() -> None:
            await store.append(one("a", 1))
            async with asyncio.timeout(60):
                await store.append(one("a", 4))

        await asyncio.gather(write_again(), store.append(one("a", 2)), store.append(one("a", 3)))
        assert store.asked == UNDER_WAY + 1

    asyncio.run(run())


def test_the_lobby_is_told_by_the_same_write(url: str) -> None:
    async def work(store: Store) -> None:
        def listed(table_id: str, seq: int, public: bool) -> Append:
            return Append(
                (msgspec.structs.replace(row(table_id, seq), fact=facts.Listed(public)), row(table_id, seq + 1))
            )

        async def shown() -> list[str]:
            return sorted(found.table_id for found in await store.list(public=True))

        await asyncio.gather(store.append(listed("h", 1, True)), store.append(listed("i", 1, True)))
        assert await shown() == ["h", "i"]
        await store.append(listed("h", 3, False))
        assert await store.append(listed("i", 1, False)) is Fate.TAKEN
        await store.append(one("i", 3))
        assert await shown() == ["i"]

    within(url, work)


def test_a_table_that_somebody_is_with_or_that_went_on_is_not_archived(url: str) -> None:
    async def work(store: Store) -> None:
        await store.beat("living", 60_000)
        await store.append(one("j", 1))
        await store.append(one("j", 2))
        assert not await store.archive("j", b"record", 1), "somebody has played since it was read"
        await store.lease("j", "living")
        assert not await store.archive("j", b"record", 2), "a living process is with it"
        assert [row.seq for row in await store.rows("j")] == [1, 2]
        assert await store.record("j") is None
        assert await store.append(one("j", 3)) is Fate.DONE
        await store.release("j", "living")
        assert await store.archive("j", b"record", 3)
        assert await store.rows("j") == []

    within(url, work)


def test_the_code_of_an_archived_table_is_never_used_again(url: str) -> None:
    """Fails without the check: the table was opened anew, and archiving it wrote over the first record."""

    async def work(store: Store) -> None:
        await store.append(one("k", 1))
        assert await store.archive("k", b"record", 1)
        fates = await asyncio.gather(store.append(one("k", 1)), store.append(one("l", 1)), store.append(one("m", 1)))
        assert list(fates) == [Fate.TAKEN, Fate.DONE, Fate.DONE]
        assert await store.append(one("k", 1)) is Fate.TAKEN
        assert await store.rows("k") == []
        assert await store.record("k") == b"record"
        assert await store.count() == 2

    within(url, work)


def test_unused_tables_are_archived_until_none_is_left(url: str) -> None:
    """Fails with one page an hour; a table that keeps its log is in nobody's way."""

    async def work(store: Store) -> None:
        opened = OfflineTable(people=1).rows[0]
        for number in range(250):
            first = msgspec.structs.replace(opened, table_id=f"u{number:03}", chain=b"")
            await store.append(Append((first,)))
        await store.append(one("aaa", 1))  # no opening: it cannot be replayed
        assert await archive_unused(store, opened.at + 15 * DAY, 14) == 250
        assert await store.count() == 1

    within(url, work)


def test_a_backup_of_either_store_restores_into_either(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "backup.sqlite"

    async def keep(store: Store) -> None:
        await store.append(one("f", 1))
        await store.append(Append((msgspec.structs.replace(row("f", 2), fact=facts.Listed(True)),)))
        await store.append(one("g", 1))
        assert await store.archive("g", b"record", 1)
        await store.backup(copy)
        await store.append(one("f", 3))

    async def restored(store: Store) -> None:
        await store.restore(copy)
        assert [row.seq for row in await store.rows("f")] == [1, 2]
        assert [(found.table_id, found.seq) for found in await store.list(public=True)] == [("f", 2)]
        assert await store.record("g") == b"record"
        assert await store.rows("g") == []
        with pytest.raises(StoreDownError, match="not empty"):
            await store.restore(copy)

    within(url, keep)
    within(str(tmp_path / "again.sqlite"), restored)


def test_a_machine_without_postgresql_takes_it_from_a_wheel() -> None:
    async def work(store: Store) -> None:
        assert await store.append(one("w", 1)) is Fate.DONE
        assert [row.seq for row in await store.rows("w")] == [1]

    with a_postgres(from_wheel=True) as server:
        within(server.new_database("wheel"), work)
