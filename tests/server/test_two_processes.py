"""One table, two servers: the key of a row decides, a lease says who runs the clock, announcements may be wrong."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator

import pytest

from penultima.client import TableClient, new_token
from penultima.server.core import facts
from penultima.server.live.store import open_store
from tests.choosing import few
from tests.hanging import HANGS
from tests.server.database_servers import Postgres, Redis
from tests.server.players import clicked_at_once, closed, seated
from tests.server.server_process import ServerProcess
from tests.server.witnesses import Witnesses, check


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[list[ServerProcess]]:
    """Two servers on one fresh database and one bus; whoever hurts them makes them well again."""
    servers = [ServerProcess(postgres.new_database("pair"), bus=redis.url)]
    servers.append(ServerProcess(servers[0].database, bus=redis.url))
    yield servers
    for served in servers:
        served.send(signal.SIGCONT)
        served.kill()


def test_people_on_different_servers_play_at_one_table(pair: list[ServerProcess]) -> None:
    async def run() -> None:
        witnesses = Witnesses([served.url for served in pair], tables=3, seed=1)
        await witnesses.gather()
        playing = asyncio.create_task(witnesses.play())
        await witnesses.goes_on(HANGS)
        await witnesses.acknowledged(200)
        witnesses.stopping = True
        await asyncio.wait([playing], timeout=15)
        await witnesses.leave()
        assert await check(witnesses, pair[0].database) >= 200

    asyncio.run(run())


@pytest.mark.parametrize("same", [True, False])
def test_two_tabs_at_two_servers_click_at_once(pair: list[ServerProcess], same: bool) -> None:
    clicked_at_once(pair[0].url, pair[1].url, same)


def test_a_server_that_slept_beyond_its_lease_is_fenced(pair: list[ServerProcess]) -> None:
    """The one that runs clock and bots is stopped, the other takes over; awake again it writes nothing of its own."""

    async def run() -> None:
        witnesses = Witnesses([pair[0].url, pair[1].url], tables=2, bots=2, seed=2, leaving=500)
        await witnesses.gather()
        playing = asyncio.create_task(witnesses.play())
        await witnesses.goes_on(HANGS)
        store = open_store(pair[0].database)
        await store.open()
        table_id = witnesses.clients[0].table
        before = await store.lease(table_id, "nobody")
        pair[0].send(signal.SIGSTOP)
        try:
            async with asyncio.timeout(HANGS):
                while (await store.lease(table_id, before.holder)).holder == before.holder:
                    await asyncio.sleep(0.2)
            during = await store.lease(table_id, before.holder)
            assert during.epoch > before.epoch
            head = (await store.heads([table_id]))[table_id]
            async with asyncio.timeout(HANGS):
                while (await store.heads([table_id]))[table_id] < head + 20:
                    await asyncio.sleep(0.1)
        finally:
            pair[0].send(signal.SIGCONT)
        await witnesses.goes_on(HANGS)
        await witnesses.acknowledged(50)
        async with asyncio.timeout(HANGS):
            while not any('"fenced"' in line for line in pair[0].log):
                await asyncio.sleep(0.05)
        witnesses.stopping = True
        await asyncio.wait([playing], timeout=15)
        await witnesses.leave()
        assert await check(witnesses, pair[0].database) >= 50
        rows = await store.rows(table_id)
        assert any(isinstance(row.fact, facts.Moved) and row.fact.by == "bot" for row in rows)
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("lies", few(["down", "noise"], "noise"))
def test_without_a_trustworthy_bus_everybody_converges(pair: list[ServerProcess], redis: Redis, lies: str) -> None:
    """The bus is dead, or repeats and reorders and makes things up: the log is asked anyway."""

    tables: list[str] = []

    async def noise() -> None:
        from redis.asyncio import Redis as Client

        async with Client.from_url(redis.url) as client:
            for number in range(400):
                for seq in (number % 7, 10**9, number):
                    await client.publish("penultima", f"{tables[0]} {seq}")
                await client.publish("penultima", "nonsense")
                await asyncio.sleep(0.005)

    async def run() -> None:
        people = await seated(pair[0].url, 2)
        tables.append(people[0].table)
        other = TableClient(pair[1].url, people[0].table, new_token())
        await other.__aenter__()
        making = asyncio.create_task(noise()) if lies == "noise" else None
        if lies == "down":
            await asyncio.to_thread(redis.kill)
        try:
            for number in range(5):
                ack = await people[0].say(text=f"word {number}")
                await other.until(lambda seq=ack.seq: other.seq >= seq, 3)
        finally:
            if making:
                await making
            else:
                await asyncio.to_thread(redis.start)
        await closed([*people, other])

    asyncio.run(run())
