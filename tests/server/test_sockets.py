"""Frames as any WebSocket client reads and writes them; messages are answered in the order they came."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from penultima.client import create_table, new_token
from penultima.server.live.connection import frame
from tests.hanging import HANGS
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_it_was_meant(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    message = ("é" * size).encode()[:size] if size % 2 == 0 else b"x" * size
    client.receive_data(frame(message) + frame(b"next"))
    first, second = client.events_received()
    assert isinstance(first, Frame)
    assert isinstance(second, Frame)
    assert (first.opcode, first.fin, bytes(first.data)) == (Opcode.TEXT, True, message)
    assert bytes(second.data) == b"next"


def _heard(served: ServerProcess, messages: list[dict[str, object]], until: str) -> list[str]:
    """The answers to messages of which all but the hello arrive in one piece; the news between them are left out."""

    async def run() -> list[str]:
        token = new_token()
        made = await asyncio.to_thread(create_table, served.url, token=new_token())
        async with connect(served.url.replace("http", "ws") + "/ws", compression=None) as line:
            await line.send(json.dumps({"do": "hello", "table": made.table, "token": token}))
            for message in messages:
                line.protocol.send_text(json.dumps(message).encode())
            line.transport.write(b"".join(line.protocol.data_to_send()))
            heard: list[str] = []
            async with asyncio.timeout(HANGS):
                while not heard or heard[-1] != until:
                    answer = json.loads(await line.recv())
                    if answer["is"] != "news":
                        heard.append(f"{answer['is']} {answer.get('cmd', answer.get('n', ''))}".strip())
            return heard

    return asyncio.run(run())


def test_a_message_does_not_overtake_a_command(served: ServerProcess) -> None:
    messages: list[dict[str, object]] = [
        {"do": "ping", "n": 1},
        {"do": "join", "cmd": "j", "name": "Ann"},
        {"do": "ping", "n": 2},
        {"do": "say", "cmd": "s", "phrase": "hello"},
        {"do": "ping", "n": 3},
    ]
    answers = _heard(served, messages, "pong 3")
    assert answers == ["welcome", "pong 1", "ack j", "pong 2", "ack s", "pong 3"]


def test_a_message_in_pieces_is_one_message(served: ServerProcess) -> None:
    async def run() -> None:
        made = await asyncio.to_thread(create_table, served.url, token=new_token())
        async with connect(served.url.replace("http", "ws") + "/ws", compression=None) as line:
            await line.send(json.dumps({"do": "hello", "table": made.table}))
            assert json.loads(await line.recv())["is"] == "welcome"
            await line.send(['{"do":"pi', 'ng","n"', ":7}"])
            async with asyncio.timeout(HANGS):
                answer = json.loads(await line.recv())
            assert (answer["is"], answer["n"]) == ("pong", 7)

    asyncio.run(run())
