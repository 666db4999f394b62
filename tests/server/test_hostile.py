"""Clients that mean harm: each gets the right close code, memory stays bounded, and the others play on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import socket as socket_module
import urllib.error
import urllib.request
from collections.abc import Iterator
from random import Random

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

from penultima import protocol
from penultima.client import new_token
from penultima.protocol import MAX_MESSAGE_BYTES
from tests.hanging import HANGS
from tests.server.players import closed, seated
from tests.server.server_process import ServerProcess, running_server
from tests.server.witnesses import Witnesses, check


@pytest.fixture(scope="module")
def strict() -> Iterator[ServerProcess]:
    """A server with the limits it has for everybody, but patience while a busy machine connects a thousand."""
    limits = {"messages_per_second": 20, "per_address": 1100, "connections": 1200, "queue_bytes": 65536}
    limits["hello_ms"] = 60_000
    with running_server(**limits) as running:  # type: ignore[arg-type]
        yield running


def socket(served: ServerProcess) -> connect:
    return connect(served.url.replace("http", "ws") + "/ws", compression=None, max_size=None)


def hello(table: str, token: str | None = None) -> str:
    return json.dumps({"do": "hello", "table": table, **({"token": token} if token else {})})


async def ending(wire: ClientConnection) -> int:
    """Read to the end; the close code."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(HANGS):
            while True:
                await wire.recv()
    return wire.close_code or 0


BAD = [
    (b"", 4400),
    (b"{}", 4400),
    (b"[]" * 100, 4400),
    (b'{"do":"hello"}', 4400),
    (b'{"do":"hello","table":"TOO-LONG-CODE"}', 4400),
    (b'{"do":"hello","table":"00000000","extra":1}', 4400),
    (b'{"do":"hello","table":"00000000","since":-1}', 4400),
    (b'{"do":"hello","table":"00000000","since":99999999999999999999999}', 4400),
    (b'{"do":"hello","table":"00000000","version":2}', 4400),
    (b'{"do":"hello","table":"00000000","token":"short"}', 4400),
    (b'{"do":"play","cmd":"a","move":"r7","decision":0}', 4400),
    (b'{"do":"hello","table":"00000000"}', 4404),
    (b'{"do":"hello","table":"00000000","do":"ping"}', 4400),
    (b"[" * 5000, 4400),
    (b"x" * (MAX_MESSAGE_BYTES + 1), 1009),
]


@pytest.mark.parametrize(("text", "code"), BAD)
def test_a_bad_first_message_ends_with_its_code(strict: ServerProcess, text: bytes, code: int) -> None:
    async def run() -> None:
        async with socket(strict) as wire:
            await wire.send(text.decode())
            assert await ending(wire) == code

    asyncio.run(run())


def test_bad_utf8_and_binary_frames(strict: ServerProcess) -> None:
    async def run() -> None:
        async with socket(strict) as wire:
            wire.protocol.send_text(b"\xff\xfe{}")
            wire.transport.writelines(wire.protocol.data_to_send())
            assert await ending(wire) in (1007, 4400)
        async with socket(strict) as wire:
            await wire.send(b"\x00\x01\x02")
            assert await ending(wire) in (1003, 4400)

    asyncio.run(run())


def test_fuzzed_messages_never_break_the_server(strict: ServerProcess) -> None:
    async def run() -> None:
        people = await seated(strict.url, 2)
        chance = Random(3)
        seeds = [
            hello(people[0].table, new_token()),
            '{"do":"play","cmd":"a","move":"r7 uno","decision":3}',
            '{"do":"say","cmd":"b","text":"hé"}',
            '{"do":"join","cmd":"c","name":"Eve"}',
            '{"do":"give","cmd":"d","value":"' + "0" * 64 + '"}',
        ]
        for _ in range(150):
            async with socket(strict) as wire:
                await wire.send(seeds[0])
                for _ in range(5):
                    text = list(chance.choice(seeds))
                    for _ in range(chance.randrange(4)):
                        text[chance.randrange(len(text))] = chance.choice('{}[]":,0-9eE\\\u202e\u0000x')
                    with contextlib.suppress(ConnectionClosed):
                        await wire.send("".join(text))
        await people[0].say(phrase="hello")
        await closed(people)

    asyncio.run(run())
    assert "failures" not in strict.metrics()


def test_a_flood_is_cut_off_and_others_play_on(strict: ServerProcess) -> None:
    async def run() -> None:
        witnesses = Witnesses([strict.url], tables=1)
        await witnesses.gather()
        witnesses.stopping = False
        playing = asyncio.create_task(_gently(witnesses))
        table = witnesses.clients[0].table
        codes = []
        for _ in range(5):
            async with socket(strict) as wire:
                await wire.send(hello(table))
                with contextlib.suppress(ConnectionClosed):
                    for number in range(500):
                        await wire.send(json.dumps({"do": "ping", "n": number}))
                codes.append(await ending(wire))
        assert codes == [4429] * 5
        await witnesses.goes_on(20)
        witnesses.stopping = True
        await asyncio.wait([playing], timeout=15)
        await witnesses.leave()
        assert await check(witnesses, strict.database) > 0

    asyncio.run(run())


async def _gently(witnesses: Witnesses) -> None:
    """Play within the limits of a person."""
    chance = Random(1)
    while not witnesses.stopping:
        for me in witnesses.clients:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(witnesses._step(me, chance), 2)
        await asyncio.sleep(0.1)


def test_who_never_reads_is_dropped_and_costs_nobody_anything() -> None:
    async def run(served: ServerProcess) -> None:
        people = await seated(served.url, 2, seats=10, bots=["first"] * 8)
        plug = socket_module.socket()
        plug.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_RCVBUF, 4096)
        plug.connect(("127.0.0.1", served.port))
        url = served.url.replace("http", "ws") + "/ws"
        wire = await connect(url, sock=plug, compression=None, max_size=None)
        await wire.send(hello(people[0].table))
        await wire.recv()
        # Long names make long messages: the kernel keeps megabytes before anybody notices, and after 40 seconds
        # without an answer to a ping the reader would be dropped for that. An address has 20 names at most.
        for guest in range(54):
            here = f"127.0.0.{2 + guest % 3}"
            async with connect(url, compression=None, local_addr=(here, 0)) as watcher:
                await watcher.send(hello(people[0].table, new_token()))
                await watcher.recv()
                await watcher.send(json.dumps({"do": "join", "cmd": "j", "name": f"{guest} {'W' * 20}"}))
                while '"ack"' not in str(await watcher.recv()):
                    pass
        numbers = itertools.count()

        async def chatter() -> None:
            for number in itertools.islice(numbers, 100):
                await people[0].command(protocol.Public(cmd=f"p{number}", public=number % 2 == 0))

        await chatter()
        before = psutil.Process(served.process.pid).memory_info().rss
        async with asyncio.timeout(240):
            while 'kind="slow"' not in await asyncio.to_thread(served.metrics):
                await chatter()
        assert psutil.Process(served.process.pid).memory_info().rss - before < 30 << 20
        await people[0].say(phrase="hello")
        wire.transport.abort()
        await closed(people)

    with running_server(queue_bytes=16384) as served:
        asyncio.run(run(served))


def test_a_foreign_page_is_turned_away(strict: ServerProcess) -> None:
    async def run() -> None:
        url = strict.url.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403
        async with connect(url, origin=strict.url):  # type: ignore[arg-type]
            pass

    asyncio.run(run())


def test_another_host_name_is_refused(strict: ServerProcess) -> None:
    request = urllib.request.Request(strict.url + "/", headers={"Host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=10)
    with refused.value:
        assert refused.value.code == 421


def test_every_answer_carries_the_headers_of_a_careful_server(strict: ServerProcess) -> None:
    for path in ("/", "/icon.svg", "/healthz"):
        with urllib.request.urlopen(strict.url + path, timeout=10) as answer:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["set-cookie"] is None


def test_guessing_a_token_teaches_nothing(strict: ServerProcess) -> None:
    async def run() -> None:
        people = await seated(strict.url, 2)
        await people[0].start()
        await people[0].until(lambda: people[0].view is not None)
        answers = set()
        for _ in range(50):
            async with socket(strict) as wire:
                await wire.send(hello(people[0].table, secrets.token_urlsafe(32)))
                welcome = json.loads(await wire.recv())
                answers.add((welcome.get("person"), len(welcome["look"].get("hand", []))))
        assert answers == {(None, 0)}
        await closed(people)

    asyncio.run(run())


def test_a_thousand_connects_are_borne_and_more_are_refused(strict: ServerProcess) -> None:
    async def run() -> None:
        people = await seated(strict.url, 2)
        before = psutil.Process(strict.process.pid).memory_info().rss
        wires = []
        for _ in range(20):
            wires += await asyncio.gather(*(socket(strict) for _ in range(55)))
        codes = [await ending(wire) for wire in wires if wire.state is not State.OPEN]
        assert codes
        assert set(codes) == {4503}
        grown = psutil.Process(strict.process.pid).memory_info().rss - before
        assert grown / 1000 < 64 << 10
        ack = await people[0].say(phrase="hello")
        assert ack.seq > 0
        await asyncio.gather(*(wire.close() for wire in wires))
        await closed(people)

    asyncio.run(run())


def test_silence_is_ended(hasty: ServerProcess) -> None:
    """Who never says hello is shown out; nobody waits for it."""

    async def run() -> None:
        async with socket(hasty) as wire:
            assert await ending(wire) == 4408

    asyncio.run(run())


@pytest.fixture(scope="module")
def hasty() -> Iterator[ServerProcess]:
    """A server that does not wait long for words, but long enough for an honest client on a busy machine."""
    with running_server(hello_ms=3000, per_address=100) as running:
        yield running


@pytest.mark.parametrize("words", [b"", b"GET /ws HTT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
def test_who_connects_and_never_finishes_asking_is_shown_out(hasty: ServerProcess, words: bytes) -> None:
    async def run() -> None:
        people = await seated(hasty.url, 2)
        plugs = [await asyncio.open_connection("127.0.0.1", hasty.port) for _ in range(200)]
        for _, writer in plugs:
            writer.write(words)
        async with asyncio.timeout(HANGS):
            for reader, _ in plugs:
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b""
        assert (await people[0].say(phrase="hello")).seq > 0
        for _, writer in plugs:
            writer.close()
        await closed(people)

    asyncio.run(run())


def test_a_body_that_never_ends_is_given_up(hasty: ServerProcess) -> None:
    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", hasty.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        async with asyncio.timeout(HANGS):
            assert b" 400 " in await reader.readline()
        writer.close()

    asyncio.run(run())


def test_who_comes_and_goes_all_the_time_is_stopped_and_the_neighbors_are_not(hasty: ServerProcess) -> None:
    """Each coming and going of a person is a row of the log: nobody may write it full that way."""

    async def run() -> None:
        people = await seated(hasty.url, 2)
        table, codes = people[0].table, list[int]()
        while codes.count(4429) < 10:
            codes.append(await knocked(hasty, table, "127.0.0.3"))
            assert len(codes) < 5000
        assert codes[:200] == [0] * 200, "a house full of people may come back at once"
        assert set(codes) == {0, 4429}
        assert await knocked(hasty, table, "127.0.0.4") == 0
        await closed(people)

    asyncio.run(run())


async def knocked(served: ServerProcess, table: str, address: str) -> int:
    """Come from an address, and go; the close code of who is not let in."""
    async with connect(served.url.replace("http", "ws") + "/ws", local_addr=(address, 0)) as wire:
        with contextlib.suppress(ConnectionClosed):
            await wire.send(hello(table))
            assert json.loads(await wire.recv())["is"] == "welcome"
            return 0
        return wire.close_code or 0


def test_records_are_not_made_for_who_asks_all_the_time(hasty: ServerProcess) -> None:
    def status() -> int:
        try:
            with urllib.request.urlopen(hasty.url + "/api/tables/00000000/record", timeout=10) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                return error.code

    codes = [status() for _ in range(60)]
    assert codes[:20] == [404] * 20
    assert 429 in codes


def test_more_silent_connections_than_there_is_room_for_lock_nobody_out() -> None:
    async def run(served: ServerProcess) -> None:
        people = await seated(served.url, 2)
        plugs = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(700)]
        async with asyncio.timeout(HANGS):
            while psutil.Process(served.process.pid).num_fds() > 700:
                await asyncio.sleep(0.05)
        assert (await people[0].say(phrase="hello")).seq > 0, "who is inside stays inside"
        async with asyncio.timeout(HANGS):
            while "ok" not in await asyncio.to_thread(health, served):
                await asyncio.sleep(0.1)
        for _, writer in plugs:
            writer.close()
        await closed(people)

    def health(served: ServerProcess) -> str:
        with contextlib.suppress(OSError):
            return served.get("/healthz")
        return ""

    with running_server(connections=50, hello_ms=3000) as served:
        asyncio.run(run(served))


def test_a_bad_request_to_open_a_table(strict: ServerProcess) -> None:
    def post(body: bytes) -> tuple[int, dict[str, object]]:
        request = urllib.request.Request(strict.url + "/api/tables", body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read())

    wish: dict[str, object] = {"cmd": "a", "token": new_token(), "name": "Ada"}
    assert post(b"nonsense")[0] == 400
    assert post(b"x" * 9000)[0] == 400
    assert post(json.dumps({**wish, "seats": 11}).encode())[1]["code"] == "bad-message"
    assert post(json.dumps({**wish, "rules": "chess"}).encode())[1] == {
        "is": "no", "code": "bad-rules", "reason": "no-edition",
        "facts": {"name": "chess", "editions": "classic, scary, revenge, battle, hyper"},
    }  # fmt: skip
    assert post(json.dumps({**wish, "rules": "classic/en +forced=on"}).encode())[1] == {
        "is": "no", "code": "bad-rules", "reason": "no-setting-but",
        "facts": {"name": "forced", "guess": "forced_play, forced_draw"},
    }  # fmt: skip
    assert post(json.dumps({**wish, "bots": ["genius"]}).encode())[1]["code"] == "no-bot"
    status, made = post(json.dumps(wish).encode())
    assert status == 201
    assert post(json.dumps(wish).encode()) == (201, made), "the same wish again is the same table"
