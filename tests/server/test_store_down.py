"""The disk is full, the database is away: a visible refusal, never an acknowledgement, and it recovers by itself."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
import urllib.error
from pathlib import Path

import pytest

from penultima import protocol
from penultima.client import Refused, TableClient
from penultima.server.live.store import Append, Fate, StoreDownError
from penultima.server.live.store.sqlite import SqliteStore
from tests.hanging import HANGS
from tests.server.database_servers import a_postgres
from tests.server.players import closed, seated
from tests.server.server_process import ServerProcess
from tests.server.test_stores import row


class SmallDisk(SqliteStore):
    """A store on a disk of a few pages."""

    pages = 24

    def prepare(self, connection: sqlite3.Connection) -> None:
        """SQLite says that the disk is full, as it does when it is."""
        super().prepare(connection)
        connection.execute(f"PRAGMA max_page_count={self.pages}")


async def filled(store: SmallDisk) -> int:
    """Write until nothing fits any more; how many rows did."""
    for seq in range(1, 3000):
        try:
            assert await store.append(Append((row("a", seq),))) is Fate.DONE
        except StoreDownError:
            return seq - 1
    raise AssertionError("the disk was not full")


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    async def run() -> None:
        store = SmallDisk(tmp_path / "log.sqlite")
        await store.open()
        done = await filled(store)
        assert done > 5
        with pytest.raises(StoreDownError, match="full"):
            await store.append(Append((row("a", done + 1),)))
        assert len(await store.rows("a")) == done
        store.pages = 10_000
        assert await store.append(Append((row("a", done + 1),))) is Fate.DONE
        await store.close()

    asyncio.run(run())


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="files of another process are limited on Linux only")
def test_a_server_whose_disk_is_full_refuses_and_recovers(tmp_path: Path) -> None:
    """A running server can write no byte more, then again: nobody is acknowledged or told what is not in the log."""
    database = tmp_path / "log.sqlite"
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

    async def run(served: ServerProcess) -> None:
        people = await seated(served.url, 2)
        me, other = people
        ack = await me.say(phrase="hello")
        await other.until(lambda: other.seq >= ack.seq)
        full = (Path(f"{database}-wal").stat().st_size, resource.RLIM_INFINITY)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, full)
        for number in range(3):
            with pytest.raises(Refused, match="not-saved"):
                await me.command(protocol.Say(cmd=f"full{number}", phrase="oops"))
        assert (me.seq, other.seq) == (ack.seq, ack.seq), "nobody was told"
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, unlimited)
        for number in range(3):
            assert await _until_saved(me, protocol.Say(cmd=f"full{number}", phrase="oops")) == ack.seq + 1 + number
        await other.until(lambda: other.seq == ack.seq + 3)
        await closed(people)

    with ServerProcess(str(database)) as served:
        asyncio.run(run(served))


def test_a_database_that_went_away_refuses_and_recovers() -> None:
    with a_postgres() as postgres:
        served = ServerProcess(postgres.url)

        async def run() -> None:
            people = await seated(served.url, 2)
            me = people[0]
            ack = await people[1].say(phrase="hello")
            await me.until(
                lambda: me.seq >= ack.seq and me.info is not None and all(one.here for one in me.info.people)
            )
            seq = me.seq
            await asyncio.to_thread(postgres.kill)
            command = protocol.Say(cmd="again", phrase="oops")
            with pytest.raises(Refused, match="not-saved"):
                await me.command(command)
            assert me.seq == seq, "nobody was told"
            assert await _status(served) == 503
            await asyncio.to_thread(postgres.start)
            assert await _until_saved(me, command) == seq + 1
            await me.until(lambda: me.seq == seq + 1)
            await closed(people)

        try:
            asyncio.run(run())
        finally:
            served.kill()


async def _until_saved(me: TableClient, command: protocol.Command) -> int:
    """Say it until it is acknowledged; its row."""
    async with asyncio.timeout(HANGS):
        while True:
            with contextlib.suppress(Refused):
                return (await me.command(command)).seq
            await asyncio.sleep(0.1)


async def _status(served: ServerProcess) -> int:
    """What a load balancer is told, once the server has noticed."""
    async with asyncio.timeout(HANGS):
        while True:
            try:
                await asyncio.to_thread(served.get, "/readyz")
            except urllib.error.HTTPError as error:
                with error:
                    return error.code
            await asyncio.sleep(0.1)
