"""Plain HTTP by those who mean harm: requests that never end, one address with all sockets, pictures by the hundred."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from urllib.parse import quote

import pytest

from tests.hanging import HANGS
from tests.server.http_requests import ask
from tests.server.ports import free_port
from tests.server.server_process import ServerProcess, running_server

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
UNFINISHED = {
    "nothing": b"",
    "half a first header": WHOLE[:20],
    "half a second header": WHOLE + WHOLE[:20],
    "half a third header": WHOLE + WHOLE + WHOLE[:30],
    "a body that does not come": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "the body of a second request": WHOLE
    + b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "a body that nobody reads": b"POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "a body in chunks": WHOLE
    + b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
}


@pytest.fixture(scope="module")
def impatient() -> Iterator[ServerProcess]:
    """A server that waits a second and a half for a request: long enough for honest ones on a busy machine."""
    with running_server(hello_ms=1500, per_address=40) as running:
        yield running


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED.keys())
@pytest.mark.parametrize("trickle", [False, True])
def test_a_request_that_does_not_end_is_ended(impatient: ServerProcess, sent: bytes, trickle: bool) -> None:
    """Also if a byte comes now and then."""

    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
        writer.write(sent)
        reading = asyncio.create_task(reader.read())
        async with asyncio.timeout(HANGS):
            while not reading.done():
                await asyncio.sleep(0.1)
                if trickle and sent:
                    with contextlib.suppress(OSError):
                        writer.write(b"a")
        with contextlib.suppress(OSError):
            await reading
        writer.close()

    asyncio.run(run())


def test_requests_one_after_the_other_are_served_as_long_as_they_come(impatient: ServerProcess) -> None:
    """The deadline is that of a request, not of the connection."""

    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
        for _ in range(6):
            writer.write(WHOLE)
            assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\nok"), HANGS)
            await asyncio.sleep(0.4)
        writer.close()

    asyncio.run(run())


def test_one_address_cannot_have_all_sockets(impatient: ServerProcess) -> None:
    async def run() -> None:
        plugs = [await asyncio.open_connection("127.0.0.1", impatient.port) for _ in range(60)]
        await asyncio.sleep(0.1)
        other, writer = await asyncio.open_connection("127.0.0.1", impatient.port, local_addr=("127.0.0.9", 0))
        writer.write(WHOLE)
        assert b"200 OK" in await asyncio.wait_for(other.readuntil(b"ok"), HANGS), "others get in"
        refused = 0
        for reader, plug in plugs[40:]:
            with contextlib.suppress(OSError):
                plug.write(WHOLE)
                refused += await asyncio.wait_for(reader.read(100), HANGS) == b""
                continue
            refused += 1
        assert refused == 20
        for _, plug in [*plugs, (other, writer)]:
            plug.close()
        async with asyncio.timeout(HANGS):
            while (await asyncio.to_thread(_status, impatient)) != 200:
                await asyncio.sleep(0.05)

    asyncio.run(run())


def _status(served: ServerProcess) -> int:
    try:
        return ask(served.url, "/healthz").status
    except OSError:
        return 0


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def test_sockets_that_were_turned_away_still_count_for_their_address() -> None:
    """Who never answers the close of a WebSocket keeps it for ten seconds: an address with ten connections had as many
    sockets as it liked by that, and nobody else got in."""

    async def run(served: ServerProcess) -> None:
        plugs = []
        for _ in range(560):
            reader, plug = await asyncio.open_connection("127.0.0.1", served.port, local_addr=("127.0.0.2", 0))
            plug.write(UPGRADE)
            plugs.append((reader, plug))
        answers = [await _first_bytes(reader) for reader, _ in plugs]
        assert answers.count(b"HTTP/1.1 101") >= 10, "the connections that it may have"
        other, writer = await asyncio.open_connection("127.0.0.1", served.port, local_addr=("127.0.0.9", 0))
        writer.write(WHOLE)
        assert b"200 OK" in await asyncio.wait_for(other.readuntil(b"ok"), HANGS), "others get in"
        assert answers.count(b"") > 500
        for _, plug in [*plugs, (other, writer)]:
            plug.close()

    with running_server(per_address=10, connections=50) as served:
        asyncio.run(run(served))


async def _first_bytes(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(12), HANGS)
    except OSError:
        return b""


def test_connections_of_tables_leave_room_for_plain_http() -> None:
    """One address has so many sockets for HTTP and as many for tables."""

    async def run(served: ServerProcess) -> None:
        plugs = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(4)]
        for reader, plug in plugs:
            plug.write(UPGRADE)
            assert await _first_bytes(reader) == b"HTTP/1.1 101"
        async with asyncio.timeout(HANGS):
            while await asyncio.to_thread(_status, served) != 200:
                await asyncio.sleep(0.05)
        for _, plug in plugs:
            plug.close()

    with running_server(per_address=4) as served:
        asyncio.run(run(served))


def test_a_trusted_proxy_may_have_more() -> None:
    with running_server(per_address=3, trusted_proxy="127.0.0.0/8") as served:
        plugs = [socket.create_connection(("127.0.0.1", served.port)) for _ in range(10)]
        for plug in plugs:
            plug.sendall(WHOLE)
            assert b"200 OK" in plug.recv(1000)
            plug.close()


def test_pictures_are_drawn_so_many_a_second(impatient: ServerProcess) -> None:
    def status(number: int) -> int:
        return ask(impatient.url, f"/api/qr?text={quote(f'{impatient.url}/t/{number:08d}', safe='')}").status

    found = [status(number) for number in range(60)]
    assert found[:15] == [200] * 15
    assert 429 in found


def test_rulebooks_are_written_so_many_a_second(impatient: ServerProcess) -> None:
    """Each takes as long as a picture, and there is one for every choice of house rules."""

    def status(target: int) -> int:
        return ask(impatient.url, f"/api/rulebook?rules={quote(f'classic/en +target={target}')}").status

    found = [status(target) for target in range(200, 400)]
    assert found[:30] == [200] * 30
    assert 429 in found


def test_metrics_have_a_port_of_their_own(impatient: ServerProcess) -> None:
    assert ask(impatient.url, "/metrics").status == 404
    assert "penultima_connections" in impatient.metrics()
    port = impatient.settings["metrics_port"]
    assert ask(f"http://127.0.0.1:{port}", "/").status == 404
    assert ask(f"http://127.0.0.1:{port}", "/healthz").status == 404


def test_metrics_are_off_unless_asked_for() -> None:
    with running_server(metrics_port=0) as served:
        assert ask(served.url, "/metrics").status == 404


def test_a_taken_port_for_metrics_keeps_nobody_from_playing() -> None:
    port = free_port()
    with socket.create_server(("127.0.0.1", port)), running_server(metrics_port=port) as served:
        assert ask(served.url, "/healthz").status == 200
        assert any('"no metrics"' in line for line in served.log)


LIMITS = """
import json, resource, sys
from penultima.server.ops.file_limit import raise_file_limit
from penultima.server.ops.logs import start_logging
start_logging("info")
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (64, min(int(sys.argv[1]), hard)))
print(json.dumps([raise_file_limit(1000), *resource.getrlimit(resource.RLIMIT_NOFILE)]))
"""


@pytest.mark.parametrize(("hard", "told"), [(1500, False), (500, True)])
def test_the_file_limit_is_raised_and_told_if_it_is_low(hard: int, told: bool) -> None:
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 1500:
        pytest.skip("the machine's own limit is lower")
    command = [sys.executable, "-c", LIMITS, str(hard)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert json.loads(done.stdout) == [hard, hard, hard]
    assert ("few files" in done.stderr) is told


def test_what_is_no_handshake_is_answered_closed_and_keeps_no_server_from_stopping(impatient: ServerProcess) -> None:
    """Nobody waits for the hello of a socket that never became a WebSocket."""
    lines = (
        "GET /ws HTTP/1.1", f"Host: localhost:{impatient.port}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Content-Length: 5", "", "",
    )  # fmt: skip
    with running_server() as served, socket.create_connection(("127.0.0.1", served.port), HANGS) as asking:
        asking.sendall("\r\n".join(lines).encode())
        answer = b"".join(iter(lambda: asking.recv(4096), b""))
        assert answer.startswith(b"HTTP/1.1 400 ")
        with socket.create_connection(("127.0.0.1", served.port), HANGS) as another:
            another.sendall("\r\n".join(lines).encode())
            served.stop()
        assert not [line for line in served.log if "Error" in line]
