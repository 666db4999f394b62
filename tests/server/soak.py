"""What takes too long for every day: `python -m tests.server.soak --kills 200`.

Hundreds of kills of servers, PostgreSQL and Redis under load, for both databases, and a restart with a thousand live
tables.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.server import test_deploy, test_kills
from tests.server.crowd import Crowd
from tests.server.machines import Postgres, Redis, a_postgres, a_redis
from tests.server.served import Served


def say(text: str) -> None:
    """A line of progress."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def sqlite_kills(kills: int, seed: int) -> int:
    """A server on SQLite, killed again and again."""
    with tempfile.TemporaryDirectory() as folder:
        served, chance = Served(str(Path(folder) / "log.sqlite")), Random(seed)

        async def deed(crowd: Crowd) -> None:
            for number in range(kills):
                await asyncio.sleep(chance.uniform(0.05, 0.8))
                await test_kills.killed_and_back(served, crowd, lambda *_: None)
                say(f"sqlite: kill {number + 1} of {kills}")

        return test_kills.under_load(served.database, [served], deed, seed)[0]


def postgres_kills(kills: int, seed: int) -> int:
    """Two servers, PostgreSQL and Redis, killed in turn at random."""
    with a_postgres() as postgres, a_redis() as redis:
        servers, chance = [Served(postgres.url, bus=redis.url) for _ in range(2)], Random(seed)
        victims: list[Postgres | Redis | Served] = [postgres, redis, *servers]

        async def deed(crowd: Crowd) -> None:
            for number in range(kills):
                victim = chance.choice(victims)
                await asyncio.sleep(chance.uniform(0.05, 0.8))
                await asyncio.to_thread(victim.kill)
                await asyncio.sleep(chance.uniform(0.0, 0.5))
                await asyncio.to_thread(victim.start_again if isinstance(victim, Served) else victim.start)
                seconds = await crowd.goes_on(test_kills.HANGS)
                say(f"postgres: kill {number + 1} of {kills}, on again after {seconds:.2f} s")

        return test_kills.under_load(postgres.url, servers, deed, seed)[0]


def restart(tables: int) -> None:
    """A restart with many live tables."""
    test_deploy.TABLES = tables
    with tempfile.TemporaryDirectory() as folder:
        test_deploy.test_a_hundred_live_tables_survive_a_restart(Path(folder), lambda *told: say(f"restart: {told}"))


def main() -> None:
    """All of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    say(f"{sqlite_kills(options.kills, options.seed)} commands acknowledged and found, SQLite")
    say(f"{postgres_kills(options.kills, options.seed)} commands acknowledged and found, PostgreSQL")
    restart(options.tables)


if __name__ == "__main__":
    main()
