"""What belongs to a key: the list of its tables, every match played there, and their deletion from a server."""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path

import pytest

from penultima.client import Refused, TableClient, create_table, forget_me, match_record, my_tables, new_token
from penultima.game import Record
from penultima.game.fair.verify import verify
from penultima.server.core.table import replay
from penultima.server.live.registry import hash_token
from penultima.server.live.store import open_store
from penultima.server.ops.archive import archive_unused
from tests.hanging import HANGS
from tests.server.database_servers import Postgres
from tests.server.players import closed, over, play_on, seated
from tests.server.server_process import ServerProcess

_names = itertools.count()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "log.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"mine{next(_names)}")


async def two_matches(url: str) -> list[TableClient]:
    """Two people who have played two matches, and said something."""
    people = await seated(url, 2, rules="classic/en +match=round +hand=2", name="Ada Lovelace")
    for number in range(2):
        await (people[0].rematch(start=True) if number else people[0].start())
        for me in people:
            await me.until(lambda me=me, number=number: me.info.match > number and not over(me))
        await asyncio.gather(*(play_on(me, seed, over) for seed, me in enumerate(people)))
    await people[0].say(text="my secret recipe")
    await people[1].say(text="thank you")
    return people


async def all_bytes(database: str, table: str) -> bytes:
    """Everything that the log keeps of a table."""
    store = open_store(database)
    await store.open()
    rows = await store.rows(table)
    await store.close()
    return b"".join(str(row).encode() for row in rows)


def test_every_match_has_its_record_and_the_list_of_my_tables_says_so(database: str) -> None:
    async def run(url: str) -> None:
        people = await two_matches(url)
        table, token = people[0].table, people[0].token
        assert token is not None
        records = [Record.decode(await asyncio.to_thread(match_record, url, table, number)) for number in (1, 2)]
        assert [record.winners != [] for record in records] == [True, True]
        assert records[0].rounds != records[1].rounds
        assert [record.fair.match for record in records] == [f"{table}/1", f"{table}/2"]  # type: ignore[union-attr]
        for record in records:
            verify(record)
        last = Record.decode(await asyncio.to_thread(match_record, url, table))
        assert last.fair == records[1].fair
        with pytest.raises(Refused, match="no-table"):
            await asyncio.to_thread(match_record, url, table, 3)
        mine = await asyncio.to_thread(my_tables, url, token)
        assert [(one.table.table, one.person, one.seat, one.matches) for one in mine] == [(table, 0, 0, 2)]
        assert await asyncio.to_thread(my_tables, url, new_token()) == []
        await people[0].leave()
        assert await asyncio.to_thread(my_tables, url, token) == [], "a table that was left for good is not mine"
        await closed(people)

    with ServerProcess(database) as served:
        asyncio.run(run(served.url))


def test_an_archived_table_keeps_all_its_matches_and_loses_the_name_of_who_asks_for_it(database: str) -> None:
    async def run(served: ServerProcess) -> None:
        people = await two_matches(served.url)
        table, token = people[0].table, people[0].token
        assert token is not None
        await closed(people)
        await asyncio.to_thread(served.stop)
        store = open_store(database)
        await store.open()
        assert await archive_unused(store, 1 << 60, 1) == 1
        await store.close()
        await asyncio.to_thread(served.start_again)
        for number in (1, 2):
            record = Record.decode(await asyncio.to_thread(match_record, served.url, table, number))
            assert record.names == ["Ada Lovelace", "Guest 1"]
        assert await asyncio.to_thread(forget_me, served.url, token) == 1
        for number in (1, 2):
            record = Record.decode(await asyncio.to_thread(match_record, served.url, table, number))
            assert record.names == ["", "Guest 1"]
            verify(record)

    with ServerProcess(database) as served:
        asyncio.run(run(served))


def test_name_words_and_key_are_deleted_and_the_table_goes_on(database: str) -> None:
    async def run(url: str) -> None:
        people = await two_matches(url)
        table, token = people[0].table, people[0].token
        assert token is not None
        before = await all_bytes(database, table)
        assert all(text.encode() in before for text in ("Ada Lovelace", "my secret recipe", hash_token(token)[:16]))
        assert await asyncio.to_thread(forget_me, url, token) == 1
        after = await all_bytes(database, table)
        for text in ("Ada Lovelace", "my secret recipe", hash_token(token)[:16]):
            assert text.encode() not in after
        assert b"thank you" in after
        await people[1].until(lambda: people[1].info is not None and people[1].info.host == 1)
        async with TableClient(url, table, new_token()) as late:
            assert late.info is not None
            assert [one.name for one in late.info.people] == ["", "Guest 1"]
            assert "Ada" not in json.dumps([str(one) for one in late.received])
        assert b"Ada" not in await asyncio.to_thread(match_record, url, table, 1)
        assert await asyncio.to_thread(forget_me, url, token) == 0
        await people[1].rematch()
        await closed(people)
        store = open_store(database)
        await store.open()
        replayed = replay(await store.rows(table), await store.layouts())
        await store.close()
        assert replayed is not None
        assert replayed.replay_differences == 0
        assert replayed.people[0].gone

    with ServerProcess(database) as served:
        asyncio.run(run(served.url))


def test_a_key_that_is_none_is_refused(served: ServerProcess) -> None:
    for ask in (my_tables, forget_me):
        with pytest.raises((Refused, ValueError), match="bad-message"):
            ask(served.url, "short")


def test_a_banned_person_is_turned_away_for_good_and_a_dismissed_one_may_watch(served: ServerProcess) -> None:
    async def run() -> None:
        people = await seated(served.url, 3)
        host, one, two = people
        await host.dismiss(1)
        await one.until(lambda: one.person is None)
        assert one.seat is None
        await one.join("Again")
        assert one.person is not None
        await host.dismiss(2, ban=True)
        with pytest.raises(Refused, match="banned"):
            await two.until(lambda: False)
        async with TableClient(served.url, host.table, new_token()) as other:
            with pytest.raises(Refused, match="banned"):
                await other.join("Two by another key")
            assert host.info is not None
            assert [(one.ban, one.name) for one in host.info.banned] == [(0, "Guest 2")]
            await host.unban(0, key=False)
            await other.join("A sister of two")
            await host.until(lambda: host.info.banned[0].address is False)
            with pytest.raises(Refused, match="banned"):
                async with TableClient(served.url, host.table, two.token):
                    pass
            await host.unban(0)
            async with TableClient(served.url, host.table, two.token) as again:
                assert again.person is None
                await again.join("Two again")
        await closed(people)

    asyncio.run(run())


def test_what_is_said_at_a_waiting_table_reaches_everybody_spectators_and_late_comers_too(
    served: ServerProcess,
) -> None:
    async def run() -> None:
        people = await seated(served.url, 2, seats=4)
        spectator = TableClient(served.url, people[0].table)
        await spectator.__aenter__()
        watcher = TableClient(served.url, people[0].table, new_token())
        await watcher.__aenter__()
        await watcher.join("Watcher")
        await watcher.say(text="may I play too?")
        for me in (*people, spectator, watcher):
            async with asyncio.timeout(HANGS):
                while (await me.news.get()).text != "may I play too?":
                    pass
        async with TableClient(served.url, people[0].table, chat=True) as late:
            assert [one.text for one in late.said] == ["may I play too?"]
        await closed([*people, spectator, watcher])

    asyncio.run(run())


def test_one_address_cannot_fill_a_table(served: ServerProcess) -> None:
    """Sixty names in two seconds, and nobody else got in: so it was."""

    async def run() -> None:
        made = await asyncio.to_thread(create_table, served.url, token=new_token())
        clients = [TableClient(served.url, made.table, new_token()) for _ in range(25)]
        names, refusals = [], []
        for client in clients:
            await client.__aenter__()
            try:
                names.append(await client.join("Spam"))
            except Refused as refused:
                refusals.append(refused.code)
        assert len(names) == 20
        assert refusals == ["table-full"] * 5
        await closed(clients)

    asyncio.run(run())
