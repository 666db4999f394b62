"""Who runs a table, whatever happens to processes: stopped, fenced, woken, killed, in every order. In the end exactly
one runs it: the lease is that of a living process, and what is due at the table is done."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Iterator
from random import Random

import pytest

from penultima.client import Refused, TableClient, create_table, new_token
from penultima.server.core import facts
from penultima.server.live.store import Lease, Store, open_store
from penultima.server.live.store.loading import load_table
from tests.hanging import HANGS
from tests.server.database_servers import Postgres, Redis
from tests.server.players import choose, status
from tests.server.server_process import ServerProcess

STORIES = [
    "stop0 fence wake0 kill1",
    "stop0 kill1 wake0",
    "stop0 fence wake0 stop1 fence wake1 kill0",
]
MORE_STORIES = [
    "stop0 fence kill1 wake0",
    "stop1 sleep wake1 kill1",
    "stop0 wake0 kill1",
    "stop0 fence kill0",
    "stop1 sleep wake1 kill0",
    "stop1 sleep wake1 sleep stop1 sleep wake1 kill1",
    "stop0 fence wake0 stop1 fence wake1 kill1",
]
"""Process 0 opens the table. `fence`: until the process that was stopped has lost the lease, if it had it, which a busy
machine decides; `sleep`: longer than a lease."""


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[list[ServerProcess]]:
    """Two servers on one database; who was killed is started again for the next story."""
    database = postgres.new_database("leases")
    servers = [ServerProcess(database, bus=redis.url, lease_ms=1000) for _ in range(2)]
    yield servers
    for served in servers:
        served.send(signal.SIGCONT)
        served.kill()


@pytest.mark.parametrize("story", [*STORIES, *(pytest.param(story, marks=pytest.mark.long) for story in MORE_STORIES)])
def test_exactly_one_process_runs_a_table_in_the_end(pair: list[ServerProcess], story: str) -> None:
    """One person at each server, no bot and no time limit, so that nothing else is due: after the kill only a process
    that knows that it holds the lease writes that the other person is gone, and has a bot play for them."""
    for served in pair:
        if served.process.poll() is not None:
            served.start_again()
    asyncio.run(_tell(pair, story))


async def _tell(pair: list[ServerProcess], story: str) -> None:
    store = open_store(pair[0].database)
    await store.open()
    clients = await _sit_down(pair)
    playing = [asyncio.create_task(_play(me, number)) for number, me in enumerate(clients)]
    killed = stopped = 0
    try:
        names = await _names(store, clients[0].table)
        for deed in story.split():
            what, number = deed.rstrip("01"), int(deed[-1]) if deed[-1].isdigit() else 0
            if what == "fence":
                await _loses_lease(store, clients[0].table, names[stopped])
            elif what == "sleep":
                await asyncio.sleep(1.5)
            elif what == "kill":
                pair[number].kill()
                killed = number
            elif what == "stop":
                pair[number].send(signal.SIGSTOP)
                stopped = number
            else:
                pair[number].send(signal.SIGCONT)
        await _bot_plays_for(store, clients, killed)
        holder = (await _lease(store, clients[0].table)).holder
        assert holder in await store.alive()
    finally:
        for task in playing:
            task.cancel()
        for served in pair:
            served.send(signal.SIGCONT)
        await asyncio.gather(*(me.__aexit__() for me in clients), return_exceptions=True)
        await store.close()


async def _sit_down(pair: list[ServerProcess]) -> list[TableClient]:
    """A person at each server, at a table of the first; once more if a busy machine let that one sleep meanwhile, for
    then the other has become the host."""
    for _ in range(5):
        clients = await _at_a_table(pair)
        with contextlib.suppress(Refused):
            await clients[0].start()
            return clients
        await asyncio.gather(*(me.__aexit__() for me in clients))
    raise AssertionError("the host is never the host for long")


async def _at_a_table(pair: list[ServerProcess]) -> list[TableClient]:
    token = new_token()
    options = {"rules": "classic/en +target=5000", "seats": 2, "grace": 0, "catching": 0}
    made = await asyncio.to_thread(create_table, pair[0].url, token=token, leaving=100, **options)
    clients = [TableClient(pair[0].url, made.table, token), TableClient(pair[1].url, made.table, new_token())]
    for me in clients:
        await me.__aenter__()
    await clients[1].join("Other")
    await clients[1].sit()
    host = clients[0]
    await host.until(lambda: host.info is not None and host.info.seats[1].person is not None)
    return clients


async def _play(me: TableClient, seed: int) -> None:
    """Play on; between rounds, on to the next one."""
    chance = Random(seed)
    while True:
        with contextlib.suppress(Refused, TimeoutError):
            view = me.view
            move = choose(view, chance) if view is not None and status(me) == "playing" else None
            if view is not None and move is not None:
                await asyncio.wait_for(me.play(move, view.decision), 2)
            elif status(me) == "between":
                await asyncio.wait_for(me.deal(), 2)
        await asyncio.sleep(0.05)


async def _lease(store: Store, table_id: str) -> Lease:
    async with asyncio.timeout(HANGS):
        while not (found := await store.leases([table_id])):
            await asyncio.sleep(0.02)
    return found[table_id]


async def _names(store: Store, table_id: str) -> list[str]:
    """What the processes are called to which the two people are connected."""
    async with asyncio.timeout(HANGS):
        while True:
            table = await load_table(store, table_id)
            assert table is not None
            if all(names := [person.process for person in table.people]):
                return names
            await asyncio.sleep(0.02)


async def _loses_lease(store: Store, table_id: str, process: str) -> None:
    async with asyncio.timeout(HANGS):
        while (await _lease(store, table_id)).holder == process:
            await asyncio.sleep(0.02)


async def _bot_plays_for(store: Store, clients: list[TableClient], gone: int) -> None:
    """Wait until a bot has moved, from now on, on the seat of the person whose server was killed."""
    table_id = clients[0].table
    head = (await store.heads([table_id]))[table_id]
    async with asyncio.timeout(HANGS):
        while True:
            moved = [row.fact for row in await store.rows(table_id, head) if isinstance(row.fact, facts.Moved)]
            if any(fact.seat == gone and fact.by == "bot" for fact in moved):
                return
            await asyncio.sleep(0.1)
