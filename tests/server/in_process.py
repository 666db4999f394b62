"""A registry of live tables in this process, all of it real but the network: connections keep what is sent to them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec

from penultima import protocol
from penultima.protocol import Ack, Command, Held, No, read_server_message
from penultima.server.core import facts
from penultima.server.core.facts import Opened
from penultima.server.core.table import new_table
from penultima.server.core.table_match import digest
from penultima.server.live.bus import open_bus
from penultima.server.live.connection import Connection
from penultima.server.live.live_table import LiveTable
from penultima.server.live.rate_limit import RateLimit
from penultima.server.live.registry import TableRegistry, hash_token
from penultima.server.live.store import Append, Fate, open_store
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock
from penultima.server.ops.settings import Settings
from tests.hanging import HANGS
from tests.server.offline_table import OfflineTable

MUCH = 1 << 30
ANSWERS = (Ack, No, Held)


class RecordingTransport:
    """A transport that keeps what is sent."""

    ready = True

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def on_ready(self, call: Callable[[], None]) -> None:
        """It is always ready."""

    def write(self, frames: bytes) -> None:
        """Some more frames, taken apart as a browser would."""
        while frames:
            assert frames[0] == 0x81, "one whole text message"
            long = {126: 2, 127: 8}.get(frames[1], 0)
            size = int.from_bytes(frames[2 : 2 + long], "big") if long else frames[1]
            self.messages.append(frames[2 + long : 2 + long + size])
            frames = frames[2 + long + size :]

    async def close(self, code: int, reason: str) -> None:
        """Nobody listens any more."""

    def cut(self) -> None:
        """Nobody listens any more."""


class Guest:
    """A client without network: a token as the log keeps it (none for a spectator), and a connection."""

    def __init__(self, registry: TableRegistry, live_table: LiveTable, token: str) -> None:
        self.registry = registry
        self.live_table = live_table
        self.token = token
        self.address = ""
        self.transport = RecordingTransport()
        self.connection: Connection | None = None
        self._numbers = 0

    @property
    def seat(self) -> int | None:
        """Where this guest sits."""
        return None if self.connection is None else self.live_table.seat_of(self.connection)

    async def enter(self, since: int | None = None) -> None:
        """Come, or come back."""
        self.transport = RecordingTransport()
        self.connection = Connection(self.transport, MUCH, RateLimit(MUCH, MUCH), self.registry.metrics)
        self.connection.token = self.token
        self.connection.address = self.address
        await self.registry.connect(self.live_table, self.connection, since)

    async def leave(self) -> None:
        """The connection is gone."""
        assert self.connection is not None
        gone, self.connection = self.connection, None
        gone.closed = True
        await self.registry.disconnect(self.live_table, gone)

    async def do(self, kind: type[Command], **wish: object) -> None:
        """Send a command; what comes of it is in `messages` of everybody at the table."""
        self._numbers += 1
        await self.say(kind(cmd=f"c{self._numbers}", **wish))

    async def say(self, command: Command) -> None:
        """Send exactly this command."""
        assert self.connection is not None
        await self.live_table.execute(self.connection, command)

    def answers(self) -> list[str]:
        """The answers to the guest's own commands since this was last asked, without the rest."""
        found = [read_server_message(message) for message in self.messages()]
        return [one.code if isinstance(one, No) else type(one).__name__ for one in found if isinstance(one, ANSWERS)]

    def messages(self) -> list[bytes]:
        """All messages since this was last asked."""
        if self.connection is not None:
            self.connection.flush()
        messages, self.transport.messages = self.transport.messages, []
        return messages


@contextlib.asynccontextmanager
async def a_registry(
    folder: Path, clock: SystemClock = SYSTEM_CLOCK, **settings: object
) -> AsyncIterator[TableRegistry]:
    """A registry with a store of its own; no deal waits for contributions."""
    chosen = Settings(**{"database": str(folder / "log.sqlite"), "contribute_ms": 0, **settings})  # type: ignore[arg-type]
    registry = TableRegistry(chosen, open_store(chosen.database, clock), open_bus(""), clock)
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


async def table_in_play(registry: TableRegistry, people: int, seed: int, **wish: object) -> list[Guest]:
    """A table in play, with people on all its seats; the same seed deals the same cards."""
    tokens = [hash_token(f"token {seed} {number}") for number in range(people)]
    table_id = f"{seed:08d}"
    root = hashlib.sha256(table_id.encode()).hexdigest()
    options = {"grace": 0, "catching": 0, "seats": people, "name": "Host", "pace": "untimed", "rules": "classic/en"}
    opened = Opened(**{**options, "token": tokens[0], "root": root, **wish})  # type: ignore[arg-type]
    _, row = new_table(table_id, opened).after(opened, registry.now(), "open")
    assert await registry.store.append(Append((row,))) is Fate.DONE
    live_table = await registry.find(table_id)
    assert live_table is not None
    guests = [Guest(registry, live_table, token) for token in tokens]
    for number, guest in enumerate(guests):
        await guest.enter()
        if number:
            await guest.do(protocol.Join, name=f"Guest {number}")
            await guest.do(protocol.Sit)
            await registry.runners[table_id].update_presence()
    await guests[0].do(protocol.Start)
    async with asyncio.timeout(HANGS):
        while live_table.table.status != "playing":
            await asyncio.sleep(0.001)
    return guests


async def arranged_table(registry: TableRegistry, position: str, people: int, **opened: object) -> list[Guest]:
    """A table whose log says that the round stands like this, with everybody there."""
    rules = position.partition(";")[0].removeprefix("rules: ")
    offline = OfflineTable(people=people, rules=rules, **opened)  # type: ignore[arg-type]
    offline.now = registry.now()
    offline.start()
    offline.arrange(position)
    offline.write(facts.Said(0, phrase="hello"))
    assert offline.table.match is not None
    state = offline.table.match.round.states.tobytes()
    stands = {"state": state, "digest": digest(state)}
    rows = [msgspec.structs.replace(row, chain=b"", **(stands if row.state else {})) for row in offline.rows]
    assert await registry.store.append(Append(tuple(rows))) is Fate.DONE
    live_table = await registry.find(offline.table.id)
    assert live_table is not None
    guests = [Guest(registry, live_table, f"t{number}") for number in range(people)]
    for guest in guests:
        await guest.enter()
    for guest in guests:
        guest.messages()
    return guests
