"""Servers, databases and buses are killed under load: nothing acknowledged is lost, nothing untrue was shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from penultima.server.live.kill_points import POINTS
from tests.choosing import few
from tests.hanging import HANGS
from tests.server.database_servers import Postgres, Redis, a_postgres, a_redis
from tests.server.recovery import Recovery, Stopwatch, keeps_the_promise, summary
from tests.server.server_process import ServerProcess
from tests.server.witnesses import Witnesses, check

Report = Callable[[str, object], None]


def under_load(
    database: str, servers: list[ServerProcess], work: Callable[[Witnesses], Awaitable[None]], seed: int = 0
) -> int:
    """Do something terrible while people play; how many commands were acknowledged, all of them found in the log."""

    async def run() -> int:
        witnesses = Witnesses([served.url for served in servers], seed=seed)
        await witnesses.gather()
        playing = asyncio.create_task(witnesses.play())
        try:
            await witnesses.goes_on(HANGS)
            await work(witnesses)
            await witnesses.goes_on(HANGS)
            await witnesses.acknowledged(100)
        finally:
            witnesses.stopping = True
            await asyncio.wait([playing], timeout=15)
            await witnesses.leave()
        return await check(witnesses, database)

    return asyncio.run(run())


async def killed(victim: ServerProcess | Postgres | Redis, witnesses: Witnesses, pause: float = 0.0) -> Recovery:
    """The victim is gone at once and comes back after a while; people find it again by themselves."""
    watch = Stopwatch(type(victim).__name__.replace("Served", "Server"))
    await asyncio.to_thread(victim.kill)
    return await _back(victim, witnesses, watch, pause)


async def killed_by_itself(served: ServerProcess, witnesses: Witnesses, point: str) -> Recovery:
    """The server dies at the named point that it was started with."""
    async with asyncio.timeout(4 * HANGS):
        while served.process.poll() is None:
            await asyncio.sleep(0.01)
    watch = Stopwatch(f"Server {point}")
    await asyncio.to_thread(served.closed)
    return await _back(served, witnesses, watch, 0)


async def _back(
    victim: ServerProcess | Postgres | Redis, witnesses: Witnesses, watch: Stopwatch, pause: float
) -> Recovery:
    await asyncio.sleep(pause)
    await asyncio.to_thread(victim.start_again if isinstance(victim, ServerProcess) else victim.start)
    watch.back()
    await witnesses.goes_on(HANGS)
    return watch.done()


def report_recoveries(recoveries: list[Recovery], report: Report) -> None:
    """The times go into the report of the tests; half of the kills are over within what is promised."""
    for line in summary(recoveries):
        report("kills", line)
    assert keeps_the_promise(recoveries), recoveries


@pytest.mark.parametrize("point", few(POINTS, "after_commit"))
def test_sqlite_server_killed_at_a_named_point(tmp_path: Path, point: str, record_property: Report) -> None:
    database = str(tmp_path / "log.sqlite")
    served, recoveries = ServerProcess(database, kill=f"{point}:120"), list[Recovery]()

    async def work(witnesses: Witnesses) -> None:
        recoveries.append(await killed_by_itself(served, witnesses, point))

    with served:
        assert under_load(database, [served], work) >= 100
    report_recoveries(recoveries, record_property)


@pytest.mark.parametrize("kills", few([2, 9], 2))
def test_sqlite_server_killed_at_random_moments(tmp_path: Path, kills: int, record_property: Report) -> None:
    database = str(tmp_path / "log.sqlite")
    served, chance, recoveries = ServerProcess(database), Random(5), list[Recovery]()

    async def work(witnesses: Witnesses) -> None:
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            recoveries.append(await killed(served, witnesses))

    with served:
        assert under_load(database, [served], work) >= 100
    report_recoveries(recoveries, record_property)


@pytest.mark.long
@pytest.mark.parametrize("point", POINTS)
def test_postgres_server_killed_at_a_named_point(postgres: Postgres, point: str, record_property: Report) -> None:
    database = postgres.new_database(f"named_{point}")
    served, recoveries = ServerProcess(database, kill=f"{point}:120"), list[Recovery]()

    async def work(witnesses: Witnesses) -> None:
        recoveries.append(await killed_by_itself(served, witnesses, point))

    with served:
        assert under_load(database, [served], work) >= 100
    report_recoveries(recoveries, record_property)


@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.long)])
def test_postgres_and_redis_killed_under_two_servers(times: int, record_property: Report) -> None:
    recoveries = list[Recovery]()
    with (
        a_postgres() as postgres,
        a_redis() as redis,
        ServerProcess(postgres.url, bus=redis.url) as one,
        ServerProcess(postgres.url, bus=redis.url) as two,
    ):
        chance = Random(6)

        async def work(witnesses: Witnesses) -> None:
            for victim in (postgres, redis, two, one) * times:
                await asyncio.sleep(chance.uniform(0.05, 0.5))
                recoveries.append(await killed(victim, witnesses, chance.uniform(0.0, 0.5)))

        assert under_load(postgres.url, [one, two], work) >= 100
    report_recoveries(recoveries, record_property)
