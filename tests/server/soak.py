"""What takes too long for every day: `python -m tests.server.soak`, or parts of it: `--only kills-sqlite,leaks`.

Hundreds of kills of servers, PostgreSQL and Redis under load, for both databases; a restart with a thousand live
tables; ten thousand connections while others play; every frame of thousands of games. Each part says how far it is,
and what was measured is printed at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import psutil

from penultima.client import create_table, new_token
from penultima.server.live.kill_points import POINTS
from tests.server import test_deploy, test_leaks
from tests.server.database_servers import Postgres, Redis, a_postgres, a_redis
from tests.server.in_process import a_registry
from tests.server.many_connections import ManyConnections, room_for
from tests.server.recovery import Recovery, keeps_the_promise, summary
from tests.server.server_process import ServerProcess
from tests.server.test_kills import killed, killed_by_itself, under_load
from tests.server.test_leaks_on_the_wire import watched_game
from tests.server.witnesses import Witnesses, check

SITTING = 20
"""Kills before new tables are opened: nobody plays one table for an hour at twenty moves a second."""


def say(text: str) -> None:
    """A line of progress."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


class Kills:
    """Kills at random moments and at named points, a sitting at a time."""

    def __init__(self, name: str, kills: int, seed: int) -> None:
        self.name = name
        self.kills = kills
        self.chance = Random(f"{name} {seed}")
        self.recoveries: list[Recovery] = []
        self.acknowledged = 0

    def run(self, database: str, servers: list[ServerProcess], others: list[Postgres | Redis]) -> None:
        """All of them; after each sitting the log is held against what people were sent."""
        while len(self.recoveries) < self.kills:
            goal = min(self.kills, len(self.recoveries) + SITTING)
            doomed = self.chance.choice(servers)
            point = self.chance.choice(POINTS)
            doomed.kill()
            # Late enough that everybody has sat down before.
            doomed.start_again(f"{point}:{self.chance.randint(80, 200)}")

            async def work(
                witnesses: Witnesses, goal: int = goal, doomed: ServerProcess = doomed, point: str = point
            ) -> None:
                self._note(await killed_by_itself(doomed, witnesses, point))
                while len(self.recoveries) < goal:
                    await asyncio.sleep(self.chance.uniform(0.05, 0.8))
                    victim = self.chance.choice([*others, *servers])
                    self._note(await killed(victim, witnesses, self.chance.uniform(0.0, 0.5)))

            self.acknowledged += under_load(database, servers, work, self.chance.randrange(1 << 30))
            say(f"{self.name}: {self.acknowledged} acknowledged commands so far, each once in the log")

    def _note(self, recovery: Recovery) -> None:
        self.recoveries.append(recovery)
        say(f"{self.name}: kill {len(self.recoveries)} of {self.kills}, {recovery}")

    def summary(self) -> list[str]:
        """What was measured; fails if a promise was not kept."""
        assert keeps_the_promise(self.recoveries), summary(self.recoveries)
        lines = [f"{self.name}: {self.acknowledged} commands acknowledged, every one exactly once in the log"]
        return lines + [f"{self.name}: {line}" for line in summary(self.recoveries)]


def sqlite_kills(options: argparse.Namespace) -> list[str]:
    """A server on SQLite, killed again and again."""
    kills = Kills("sqlite", options.kills, options.seed)
    with tempfile.TemporaryDirectory() as folder, ServerProcess(str(Path(folder) / "log.sqlite")) as served:
        kills.run(served.database, [served], [])
    return kills.summary()


def postgres_kills(options: argparse.Namespace) -> list[str]:
    """Two servers, PostgreSQL and Redis, killed in turn at random."""
    kills = Kills("postgres", options.kills, options.seed)
    with (
        a_postgres() as postgres,
        a_redis() as redis,
        ServerProcess(postgres.url, bus=redis.url) as one,
        ServerProcess(postgres.url, bus=redis.url) as two,
    ):
        kills.run(postgres.url, [one, two], [postgres, redis])
    return kills.summary()


def restart(options: argparse.Namespace) -> list[str]:
    """A restart with many live tables."""
    lines: list[str] = []
    room_for(2 * options.tables)

    def report(name: str, value: object) -> None:
        lines.append(f"restart with {options.tables} tables: {name}: {value}")

    settings = {"think_ms": 3_600_000}
    with tempfile.TemporaryDirectory() as folder, ServerProcess(str(Path(folder) / "log.sqlite"), **settings) as served:  # type: ignore[arg-type]
        asyncio.run(test_deploy.survives_a_restart(served, options.tables, report))
    return lines


def connections(options: argparse.Namespace) -> list[str]:
    """More connections than the server takes, some silent and some watching, while two tables play on."""
    most = room_for(options.connections + 500) - 500
    settings = {"connections": most, "per_address": most, "hello_ms": 3_600_000}
    with tempfile.TemporaryDirectory() as folder, ServerProcess(str(Path(folder) / "log.sqlite"), **settings) as served:  # type: ignore[arg-type]
        return asyncio.run(_besieged(served, most))


async def _besieged(served: ServerProcess, most: int) -> list[str]:
    process = psutil.Process(served.process.pid)
    witnesses = Witnesses([served.url], tables=2)
    await witnesses.gather()
    playing = asyncio.create_task(witnesses.play())
    alone = await _pace(witnesses)
    watched = await asyncio.to_thread(create_table, served.url, token=new_token(), seats=2)
    connections, memory = ManyConnections(served.port), process.memory_info().rss
    started = time.monotonic()
    for part in range(20):
        await connections.come(most // 20, f'{{"do":"hello","table":"{watched.table}"}}' if part % 2 else "")
        say(f"connections: {len(connections.inside)} are in, {sum(connections.closed.values())} were shown out")
    seconds = time.monotonic() - started
    extra = 500
    await connections.come(extra)
    inside = most - len(witnesses.clients)
    await connections.settled(inside)
    grown = process.memory_info().rss - memory
    assert not connections.failed, connections.failed
    assert set(connections.closed) == {4503}, connections.closed
    assert len(connections.inside) == inside, "as many as there is room for, and not one more"
    crowded = await _pace(witnesses)
    await connections.go()
    assert grown / most < 64 << 10, f"{grown / most} bytes a connection"
    await witnesses.goes_on(30)
    witnesses.stopping = True
    await asyncio.wait([playing], timeout=15)
    await witnesses.leave()
    acknowledged = await check(witnesses, served.database)
    return [
        f"connections: {inside} in at once ({seconds:.1f} s), {connections.closed[4503]} refused with 4503",
        f"connections: {grown / most / 1024:.1f} KiB of memory for each",
        f"connections: two tables played on, {alone:.0f} moves a second before, {crowded:.0f} among all these",
        f"connections: {acknowledged} commands acknowledged and found",
    ]


async def _pace(witnesses: Witnesses, seconds: float = 5.0) -> float:
    """Moves a second that the players are acknowledged."""
    before = sum(len(me.acks) for me in witnesses.clients)
    await asyncio.sleep(seconds)
    return (sum(len(me.acks) for me in witnesses.clients) - before) / seconds


def leaks(options: argparse.Namespace) -> list[str]:
    """Every frame of thousands of games, other games than those of the suite."""

    async def on_the_wire() -> int:
        frames = 0
        with tempfile.TemporaryDirectory() as folder:
            async with a_registry(Path(folder)) as registry:
                for number in range(options.games):
                    frames += await watched_game(registry, 1_000_000 + options.seed * 100_000 + number)
                    if number % 250 == 249:
                        say(f"leaks: {number + 1} of {options.games} games on the wire, {frames} frames")
        return frames

    messages = 0
    for number in range(options.games):
        messages += test_leaks.play_watched(1000 + options.seed, number)
        if number % 500 == 499:
            say(f"leaks: {number + 1} of {options.games} games, {messages} messages")
    frames = asyncio.run(on_the_wire())
    return [
        f"leaks: {messages} messages of {options.games} games, {frames} frames of as many more: none showed too much"
    ]


PARTS: dict[str, Callable[[argparse.Namespace], list[str]]] = {
    "kills-sqlite": sqlite_kills,
    "kills-postgres": postgres_kills,
    "restart": restart,
    "connections": connections,
    "leaks": leaks,
}


def main() -> None:
    """All of it, or the parts asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200, help="for each database")
    parser.add_argument("--tables", type=int, default=1000, help="live at the restart")
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=10_000, help="read for leaks, twice")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default=",".join(PARTS), help="parts, with commas between them (default: all)")
    options = parser.parse_args()
    results = []
    for name in options.only.split(","):
        say(f"{name} begins")
        lines = PARTS[name](options)
        results += lines
        for line in lines:
            say(line)
    say("all of it held:")
    for line in results:
        say(line)


if __name__ == "__main__":
    main()
