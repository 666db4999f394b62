"""A whole session over HTTP and WebSocket, said again word for word: the server answers as it did.

The file it starts from holds the table just opened, with the secret that all cards grow from; everything after follows
from what is said. Each connection hears its messages in the same order; only moments differ.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.compatibility.player import PATIENCE, Message
from tests.compatibility.running import STILL, http, server
from tests.compatibility.stored import database, read_lines

SESSION: list[Message] = [json.loads(line) for line in read_lines("session.jsonl.xz")]
MOMENTS = ("now", "at", "until", "held")
"""Milliseconds since 1970: whether there is one matters, not which."""
LISTS = ("names", "editions")
"""In the arguments of a refusal: what there is to choose from may become more."""


def timeless(message: Any) -> Any:
    """A message without the time of day, and without what may grow."""
    if isinstance(message, list):
        return [timeless(one) for one in message]
    if not isinstance(message, dict):
        return message
    found = {name: timeless(value) for name, value in message.items()}
    found |= {name: bool(found[name]) for name in MOMENTS if name in found}
    if isinstance(found.get("facts"), dict):
        found["facts"] |= {name: "" for name in LISTS if name in found["facts"]}
    of_today = {"program": "", "version": 0, "rules_version": 0}
    return found | (of_today if "program" in found else {})


class Replay:
    """The client's side of the session."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self.url = url
        self.stack = stack
        self.wires: dict[str, ClientConnection] = {}

    def step(self, line: Message) -> None:
        """One line: something is asked for, said or heard."""
        if "http" in line:
            self.ask(line)
            return
        name = line["on"]
        if "open" in line:
            wire = connect(self.url.replace("http", "ws", 1) + "/ws", compression=None, proxy=None)
            self.wires[name] = self.stack.enter_context(wire)
        elif "close" in line:
            self.wires.pop(name).close()
        elif "send" in line or "raw" in line:
            self.wires[name].send(line["raw"] if "raw" in line else json.dumps(line["send"]))
        elif "got" in line:
            assert timeless(json.loads(self.wires[name].recv(PATIENCE))) == timeless(line["got"])
        else:
            self.is_closed(name, line["closed"])

    def ask(self, line: Message) -> None:
        """A request over HTTP."""
        method, path = line["http"].split()
        status, answer = http(self.url, method, path, line["send"])
        expected = json.loads(json.dumps(line["got"]).replace("http://localhost:8787", self.url))
        assert (status, timeless(answer)) == (line["status"], timeless(expected)), line["http"]

    def is_closed(self, name: str, code: int) -> None:
        """The server has ended this connection, for this reason."""
        with pytest.raises(ConnectionClosed) as closed:
            self.wires[name].recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code, name


def test_a_session_said_again_is_answered_as_it_was(tmp_path: Path) -> None:
    with server(database("session.sqlite.xz", tmp_path), STILL) as served, ExitStack() as stack:
        replay = Replay(served.url, stack)
        for number, line in enumerate(SESSION):
            try:
                replay.step(line)
            except AssertionError as error:
                raise AssertionError(f"line {number}: {json.dumps(line)[:300]}") from error
        assert "failures" not in served.metrics()
