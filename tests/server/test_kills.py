"""Servers, databases and buses are killed under load: nothing acknowledged is lost, nothing untrue was shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.crowd import Crowd, check
from tests.server.machines import a_postgres, a_redis
from tests.server.served import Served

HANGS = 30.0
"""Seconds after which play counts as hanging; how long it took is told."""


def under_load(
    database: str, servers: list[Served], deed: Callable[[Crowd], Awaitable[None]], seed: int = 0
) -> list[int]:
    """Do something terrible while people play; how many commands were acknowledged."""
    found = []

    async def run() -> None:
        crowd = Crowd([served.url for served in servers], seed=seed)
        await crowd.gather()
        playing = asyncio.create_task(crowd.play())
        try:
            await crowd.goes_on(HANGS)
            await deed(crowd)
            await crowd.goes_on(HANGS)
        finally:
            crowd.stopping = True
            await asyncio.wait([playing], timeout=15)
            await crowd.leave()
        found.append(await check(crowd, database))

    try:
        asyncio.run(run())
    finally:
        for served in servers:
            served.kill()
    return found


async def killed_and_back(served: Served, crowd: Crowd, report: Callable[[str, object], None], kill: str = "") -> None:
    """The server is gone at once; people find it again by themselves."""
    if served.process.poll() is None and not kill:
        served.kill()
    else:
        await asyncio.to_thread(served.closed)
    await asyncio.to_thread(served.start_again)
    report("seconds until every table went on after the server was back", round(await crowd.goes_on(HANGS), 2))


@pytest.mark.parametrize("point", ["before_commit", "after_commit", "after_ack"])
def test_sqlite_server_killed_at_a_named_point(
    tmp_path: Path, point: str, record_property: Callable[[str, object], None]
) -> None:
    database = str(tmp_path / "log.sqlite")
    served = Served(database, kill=f"{point}:120")

    async def deed(crowd: Crowd) -> None:
        await killed_and_back(served, crowd, record_property, kill=point)

    assert under_load(database, [served], deed)[0] > 50


def test_sqlite_server_killed_at_random_moments(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    database = str(tmp_path / "log.sqlite")
    served, chance = Served(database), Random(5)

    async def deed(crowd: Crowd) -> None:
        for _ in range(4):
            await asyncio.sleep(chance.uniform(0.1, 0.6))
            await killed_and_back(served, crowd, record_property)

    assert under_load(database, [served], deed)[0] > 100


@pytest.mark.parametrize("point", ["before_commit", "after_commit", "after_ack"])
def test_postgres_server_killed_at_a_named_point(
    tmp_path: Path, point: str, record_property: Callable[[str, object], None]
) -> None:
    with a_postgres() as postgres:
        served = Served(postgres.url, kill=f"{point}:120")

        async def deed(crowd: Crowd) -> None:
            await killed_and_back(served, crowd, record_property, kill=point)

        assert under_load(postgres.url, [served], deed)[0] > 50


def test_postgres_and_redis_killed_under_two_servers(record_property: Callable[[str, object], None]) -> None:
    with a_postgres() as postgres, a_redis() as redis:
        servers = [Served(postgres.url, bus=redis.url) for _ in range(2)]
        chance = Random(6)

        async def deed(crowd: Crowd) -> None:
            for victim in (postgres, redis, servers[1], postgres, redis, servers[0]):
                await asyncio.sleep(chance.uniform(0.1, 0.6))
                await asyncio.to_thread(victim.kill)
                await asyncio.sleep(chance.uniform(0.0, 0.5))
                await asyncio.to_thread(victim.start_again if isinstance(victim, Served) else victim.start)
                record_property("seconds until every table went on", round(await crowd.goes_on(HANGS), 2))

        assert under_load(postgres.url, servers, deed)[0] > 100
