"""A log whose rows are whole and that cannot be played all the same: nobody has thought of how it came to be, and it is
in nobody's way. And what becomes of tables that several ask for, archive or rewrite at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from penultima.game import Record
from penultima.server.core import facts
from penultima.server.core.facts import Row, UnknownFactError
from penultima.server.http.lobby import Lobby
from penultima.server.live.erasing import erase
from penultima.server.live.registry import TableRegistry
from penultima.server.live.store import Append, Fate, StoreDamagedError, StoreDownError, in_record_thread
from penultima.server.ops import archive
from penultima.server.ops.archive import archive_unused
from tests.server.in_process import a_registry
from tests.server.offline_table import OfflineTable
from tests.server.test_erasing import database, everything

__all__ = ["database"]
LATER = 1 << 60
UNPLAYABLE = "bbbbbbbb"


def opening(table_id: str) -> Row:
    """The first row of a table that wants to be found."""
    return msgspec.structs.replace(OfflineTable(people=1, public=True).rows[0], table_id=table_id, chain=b"")


async def three_tables(registry: TableRegistry) -> None:
    """Three tables of one key; at the second somebody sits down who never came."""
    for table_id in ("aaaaaaaa", UNPLAYABLE, "cccccccc"):
        assert await registry.store.append(Append((opening(table_id),))) is Fate.DONE
    nobody = msgspec.structs.replace(opening(UNPLAYABLE), seq=2, cmd="sit", fact=facts.Sat(7, 0))
    assert await registry.store.append(Append((nobody,))) is Fate.DONE


def test_it_is_refused_by_name_and_the_lobby_lists_all_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path, archive_days=0) as registry:
            await three_tables(registry)
            assert sorted(one.table for one in await Lobby(registry).tables()) == ["aaaaaaaa", "cccccccc"]
            with pytest.raises(StoreDamagedError):
                await registry.find(UNPLAYABLE)

    asyncio.run(run())


def test_all_others_are_archived(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path, archive_days=0) as registry:
            await three_tables(registry)
            assert await archive_unused(registry.store, LATER, 1) == 2
            assert [one.table_id for one in await registry.store.list(before=LATER)] == [UNPLAYABLE]

    asyncio.run(run())


@pytest.mark.parametrize("newer", [False, True])
def test_data_are_deleted_from_all_others(newer: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is only that a newer program has written a fact there."""

    async def run() -> None:
        async with a_registry(tmp_path, archive_days=0) as registry:
            await three_tables(registry)
            real = registry.store.rows

            async def rows(table_id: str, after: int = 0, chain: bytes | None = None) -> list[Row]:
                if newer and table_id == UNPLAYABLE:
                    raise UnknownFactError
                return await real(table_id, after, chain)

            monkeypatch.setattr(registry.store, "rows", rows)
            with pytest.raises(UnknownFactError if newer else StoreDamagedError):
                await erase(registry, "t0")
            for table_id in ("aaaaaaaa", "cccccccc"):
                first = (await real(table_id))[0].fact
                assert isinstance(first, facts.Opened)
                assert (first.name, first.token) == ("", "")
            assert list(await registry.store.tables_of("t0")), "it is known where something is left"

    asyncio.run(run())


def test_what_was_deleted_while_a_record_was_made_does_not_come_back_with_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She has left the table for good: her name is deleted without a new row, by which archiving would notice."""
    offline = OfflineTable(people=2, grace=0, catching=0, rules="classic/en +match=round +hand=2", name="Ada")
    offline.start()
    while offline.table.status == "playing":
        turn, match = offline.table.turn or 0, offline.table.match
        assert match is not None
        moves = [move.text for move in match.round.legal_moves(turn)]
        offline.pass_time() if offline.coming() else offline.play(turn, next((m for m in moves if m != "draw"), "draw"))
    offline.write(facts.Handed(1), facts.Forgotten(0, "Ada"))

    async def run() -> None:
        async with a_registry(tmp_path, database=database, archive_days=0) as registry:
            assert await registry.store.append(Append(tuple(offline.rows))) is Fate.DONE
            real = in_record_thread

            async def and_meanwhile(work):  # type: ignore[no-untyped-def]
                made = await real(work)
                monkeypatch.undo()
                assert await erase(registry, "t0") == 1
                return made

            monkeypatch.setattr(archive, "in_record_thread", and_meanwhile)
            assert await archive_unused(registry.store, LATER, 1) == 0
            assert await archive_unused(registry.store, LATER, 1) == 1
            assert Record.decode(await registry.store.record("offline0") or b"").names == ["", "P1"]
            assert b"Ada" not in await everything(database)

    asyncio.run(run())


def test_a_table_is_loaded_once_however_many_ask_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came when the first had not found it, and one was still waiting, loaded it beside that one: there were
    two tables of one id in memory, and the people of each saw nothing of the other's."""

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            loading, most = 0, 0

            async def load(_: str) -> None:
                nonlocal loading, most
                loading += 1
                most = max(most, loading)
                await asyncio.sleep(0.01)
                loading -= 1

            monkeypatch.setattr(registry, "_load", load)
            first, second = (asyncio.create_task(registry.find("aaaaaaaa")) for _ in range(2))
            await first
            await asyncio.gather(second, registry.find("aaaaaaaa"))
            assert most == 1

    asyncio.run(run())


def test_tables_that_cannot_be_read_leave_nothing_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with a_registry(tmp_path) as registry:

            async def down(*_: object, **__: object) -> None:
                raise StoreDownError("away")

            monkeypatch.setattr(registry.store, "list", down)
            for number in range(20):
                with pytest.raises(StoreDownError):
                    await registry.find(f"{number:08d}")
            monkeypatch.undo()
            assert not registry._loading

    asyncio.run(run())
