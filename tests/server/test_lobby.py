"""The lobby shows tables with people first, and no address can push all others out of it."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from penultima.client import TableClient, create_table, new_token
from penultima.server.core import facts
from penultima.server.core.facts import Row
from penultima.server.core.origins import lobby_origin, network_of, origin_of
from penultima.server.live.store import Append, open_store
from penultima.server.live.store.interface import PER_ORIGIN
from tests.hanging import HANGS
from tests.server.database_servers import Postgres
from tests.server.http_requests import ask
from tests.server.offline_table import OfflineTable
from tests.server.server_process import ServerProcess

_names = itertools.count()


def opening(table_id: str, at: int) -> Row:
    """The first row of a public table."""
    opened = facts.Opened("classic/en", 4, "untimed", "Host", f"token of {table_id}", "00" * 32, public=True)
    return Row(table_id, 1, at, "open", opened, "v")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "log.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"lobby{next(_names)}")


def test_a_hundred_tables_of_one_address_hide_nobody(url: str) -> None:
    async def run() -> None:
        store = open_store(url)
        await store.open()
        await store.append(Append((opening("honest", 1),), here=1, origin="home"))
        await store.append(Append((opening("quiet", 2),), origin="school"))
        await store.append(Append((opening("old", 3),)))
        for number in range(120):
            await store.append(Append((opening(f"spam{number}", 1000 + number),), here=0, origin="spammer"))
        found = [one.table_id for one in await store.list(public=True)]
        assert found[0] == "honest", "people count more than time"
        assert {"quiet", "old"} <= set(found)
        assert [one for one in found if one.startswith("spam")] == [f"spam{119 - n}" for n in range(PER_ORIGIN)]
        seq = Row("quiet", 2, 5, "c", facts.Back(0, "p"), "v")
        await store.append(Append((seq,), here=2))
        assert [one.table_id for one in await store.list(public=True)][:2] == ["quiet", "honest"]
        again = Row("quiet", 3, 6, "d", facts.Said(0, phrase="hello"), "v")
        await store.append(Append((again,)))
        assert (await store.list(public=True))[0].table_id == "quiet", "a row that says nothing of it changes nothing"
        await store.close()

    asyncio.run(run())


def test_the_lobby_of_a_server_ranks_by_people_present(tmp_path: Path) -> None:
    async def run(served: ServerProcess) -> None:
        token = new_token()
        honest = await asyncio.to_thread(create_table, served.url, token=token, public=True)
        async with TableClient(served.url, honest.table, token):
            for _ in range(PER_ORIGIN + 3):
                await asyncio.to_thread(create_table, served.url, token=new_token(), public=True)
            async with asyncio.timeout(HANGS):
                while not (tables := (await asyncio.to_thread(ask, served.url, "/api/tables")).json)[0]["here"]:
                    await asyncio.sleep(0.05)
            assert tables[0]["table"] == honest.table
            assert len(tables) == PER_ORIGIN, "all were opened from one address"

    with ServerProcess(str(tmp_path / "log.sqlite")) as served:
        asyncio.run(run(served))


def test_an_origin_tells_that_two_came_from_one_place_and_not_from_which() -> None:
    one, other = OfflineTable(people=2).table, OfflineTable(people=2, root="11" * 32).table
    assert origin_of(one, "192.0.2.1") == origin_of(one, "192.0.2.1") != origin_of(one, "192.0.2.2")
    assert origin_of(one, "192.0.2.1") != origin_of(other, "192.0.2.1") != lobby_origin("192.0.2.1", one.opened.root)
    assert origin_of(one, "") == lobby_origin("", "secret") == ""
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
