"""How many tables there may be, in all and from one address; and a wish that is sent again finds its table even when
there is room for no more."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from penultima.protocol import NewTable
from penultima.server.core.refusals import RefusedError
from penultima.server.live.registry import TableRegistry
from tests.server.database_servers import Postgres
from tests.server.http_requests import ask
from tests.server.in_process import a_registry
from tests.server.server_process import running_server

_numbers = itertools.count()


def wish(cmd: str) -> NewTable:
    """A wish for a new table."""
    return NewTable(rules="classic/en", seats=2, name="Host", token="x" * 32, cmd=cmd)


async def refused(registry: TableRegistry, cmd: str, address: str = "") -> bool:
    """Is there no room for one more?"""
    try:
        await registry.create(wish(cmd), address)
    except RefusedError as error:
        return error.refusal == "no-room"
    return False


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "log.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"room{next(_numbers)}")


def test_one_address_cannot_take_all_the_room(database: str, tmp_path: Path) -> None:
    """Twenty a minute, and the 50,000 of a server were one stranger's after 42 hours."""

    async def run() -> None:
        async with a_registry(tmp_path, database=database, tables_per_address=3) as registry:
            for number in range(3):
                assert not await refused(registry, f"a{number}", "203.0.113.7")
            assert await refused(registry, "one more", "203.0.113.7")
            assert not await refused(registry, "neighbor", "203.0.113.8")
            assert not await refused(registry, "v6", "2001:db8:1:2::1")
            first = await registry.create(wish("a0"), "203.0.113.7")
            assert await registry.store.archive(first, b"record", 1)
            assert not await refused(registry, "now there is room", "203.0.113.7")

    asyncio.run(run())


def test_a_wish_that_is_sent_again_finds_its_table_though_there_is_no_room(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path, tables=2, tables_per_address=1) as registry:
            mine = await registry.create(wish("mine"), "203.0.113.7")
            assert await registry.create(wish("mine"), "203.0.113.7") == mine
            await registry.create(wish("other"), "203.0.113.8")
            assert await refused(registry, "one more", "203.0.113.9")
            assert await registry.create(wish("mine"), "203.0.113.7") == mine

    asyncio.run(run())


def test_the_tables_are_counted_before_the_first_is_opened(tmp_path: Path) -> None:
    """A restart must not make room."""

    async def run() -> None:
        async with a_registry(tmp_path, tables=1) as registry:
            assert not await refused(registry, "first")
        async with a_registry(tmp_path, tables=1) as registry:
            assert await refused(registry, "second")

    asyncio.run(run())


def test_with_no_tables_allowed_nobody_opens_one_and_the_rest_works(tmp_path: Path) -> None:
    """`--tables 0` closes a server for new tables; those there are go on."""
    database = str(tmp_path / "tables.sqlite")
    body = {"cmd": "c", "token": "x" * 32, "name": "Host"}
    with running_server(database) as served:
        opened = ask(served.url, "/api/tables", body)
        assert opened.status == 201
    with running_server(database, tables=0) as served:
        answer = ask(served.url, "/api/tables", {**body, "cmd": "other"})
        assert (answer.status, answer.json["code"]) == (400, "no-room")
        assert ask(served.url, "/api/tables", body).json["table"] == opened.json["table"]
        assert ask(served.url, "/readyz").status == 200
        assert ask(served.url, "/api/mine", {"token": "x" * 32}).json[0]["table"]["table"] == opened.json["table"]
