"""The home network: only who sits at the machine opens it, it really opens and closes, and its clients are told."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from penultima.client import Refused, TableClient, create_table, new_token
from tests.server.http_requests import Answered
from tests.server.http_requests import ask as plain_ask
from tests.server.ports import free_port
from tests.server.server_process import ServerProcess, running_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a second loopback address stands for the network")
ABROAD = "127.0.0.2"


@pytest.fixture(scope="module")
def home() -> Iterator[ServerProcess]:
    with running_server(lan_address=ABROAD) as running:
        yield running


def ask(url: str, path: str, body: Any = None, *, by: ServerProcess | None = None, **headers: str) -> Answered:
    """A request; `by` the page of this server's machine, with its key."""
    return plain_ask(url, path, body, **headers, **({"x_penultima_key": by.here_key} if by else {}))


def abroad(served: ServerProcess) -> str:
    return f"http://{ABROAD}:{served.port}"


def reachable(url: str) -> bool:
    try:
        return ask(url, "/healthz").status == 200
    except OSError:
        return False


def test_the_switch_opens_and_closes_the_network(home: ServerProcess) -> None:
    before = ask(home.url, "/api/here", by=home).json
    assert (before["local"], before["switch"], before["lan"], before["links"]) == (True, True, False, [])
    assert (before["ready"], before["warming"]) == (True, 1.0), "older pages wait for these"
    assert not reachable(abroad(home))
    opened = ask(home.url, "/api/lan", {"open": True}, by=home)
    assert opened.status == 200, opened.body
    assert opened.json["lan"] is True
    assert opened.json["links"] == [abroad(home)]
    assert reachable(abroad(home))
    assert ask(home.url, "/api/lan", {"open": True}, by=home).json["links"] == [abroad(home)]
    guest = ask(abroad(home), "/api/here").json
    assert (guest["local"], guest["switch"], guest["links"]) == (False, False, [abroad(home)])
    assert ask(abroad(home), "/api/lan", {"open": False}, by=home).status == 403
    closed = ask(home.url, "/api/lan", {"open": False}, by=home).json
    assert (closed["lan"], closed["links"]) == (False, [])
    assert not reachable(abroad(home))
    assert reachable(home.url)


def test_who_came_by_the_network_is_told_and_who_sits_here_stays(home: ServerProcess) -> None:
    async def run() -> None:
        assert (await asyncio.to_thread(ask, home.url, "/api/lan", {"open": True}, by=home)).status == 200
        token = new_token()
        made = await asyncio.to_thread(create_table, home.url, token=token)
        async with TableClient(home.url, made.table, token) as host:
            async with TableClient(abroad(home), made.table, new_token()) as guest:
                await guest.join("Far")
                await guest.sit()
                await asyncio.to_thread(ask, home.url, "/api/lan", {"open": False}, by=home)
                with pytest.raises(Refused, match="door-closed"):
                    await guest.until(lambda: False)
            await host.until(lambda: host.info is not None and not host.info.people[1].here)
            await host.say(phrase="hello")

    asyncio.run(run())


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "example.org"},
        {"x_forwarded_for": "10.0.0.1"},
        {"forwarded": "for=10.0.0.1"},
        {"origin": "http://example.org"},
        {"origin": "null"},
    ],
)
def test_nobody_else_turns_the_switch(home: ServerProcess, headers: dict[str, str]) -> None:
    answer = plain_ask(home.url, "/api/lan", {"open": True}, x_penultima_key=home.here_key, **headers)
    assert answer.status in (403, 421)
    assert not reachable(abroad(home))


def test_without_the_key_nobody_turns_the_switch(home: ServerProcess) -> None:
    """Behind a proxy that adds no header every stranger seems to sit at this machine."""
    assert ask(home.url, "/api/here").json["switch"] is False
    for shown in ({}, {"x_penultima_key": "x" * 24}, {"x_penultima_key": ""}):
        assert plain_ask(home.url, "/api/lan", {"open": True}, **shown).status == 403
    assert not reachable(abroad(home))


def test_where_a_public_url_is_set_there_is_no_switch() -> None:
    port = free_port()
    with running_server(lan_address=ABROAD, port=port, public_url=f"http://localhost:{port}") as served:
        assert "#here=" not in served.printed
        assert plain_ask(served.url, "/api/here").json["switch"] is False


def test_a_switch_must_be_asked_for_in_words_that_it_knows(home: ServerProcess) -> None:
    for body in (b"", b"{}", b"[1]", {"open": "yes"}, {"open": True, "port": 1}, b"\xff", b" " * 9000):
        assert ask(home.url, "/api/lan", body, by=home).status == 400
    assert ask(home.url, "/api/lan").json["code"] == "no-page"


def test_without_a_network_it_says_so() -> None:
    with running_server(lan_address="192.0.2.77") as served:
        answer = ask(served.url, "/api/lan", {"open": True}, by=served)
        assert (answer.status, answer.json["code"]) == (409, "no-network")


def test_a_picture_shows_links_of_this_server_and_nothing_else(home: ServerProcess) -> None:
    link = f"{home.url}/t/abcdefgh"
    drawn = ask(home.url, f"/api/qr?text={quote(link, safe='')}")
    assert (drawn.status, drawn.headers["content-type"]) == (200, "image/svg+xml")
    assert drawn.body.startswith(b"<svg")
    assert b"script" not in drawn.body
    for text in ("", "hello", "http://example.org/t/abcdefgh", f"{home.url}.example.org/", f"{home.url}/{'a' * 300}"):
        assert ask(home.url, f"/api/qr?text={quote(text, safe='')}").status == 400


def test_a_page_of_another_origin_opens_no_table(home: ServerProcess) -> None:
    wish = {"cmd": "x", "token": new_token(), "name": "Mallory"}
    assert ask(home.url, "/api/tables", wish, origin="http://example.org").status == 403
    assert ask(home.url, "/api/tables", wish, origin=home.url).status == 201
