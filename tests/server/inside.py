"""A hall in this process, all of it real but the network: connections keep every byte that they are sent."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec

from penultima import protocol
from penultima.protocol import Ack, Command, Held, No, read_answer
from penultima.server import facts
from penultima.server.bus import open_bus
from penultima.server.connection import Connection
from penultima.server.facts import Opened
from penultima.server.hall import Hall, hashed
from penultima.server.limits import Bucket
from penultima.server.room import Room
from penultima.server.rounds import digest
from penultima.server.settings import Settings
from penultima.server.store import Append, Fate, open_store
from penultima.server.table import new_table
from tests.server.kitchen import Kitchen

MUCH = 1 << 30
ANSWERS = (Ack, No, Held)


class Kept:
    """A wire that keeps what is sent."""

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
    """Somebody at a table: a token as the log keeps it, or none for a spectator, and the wire of the connection."""

    def __init__(self, hall: Hall, room: Room, token: str) -> None:
        self.hall = hall
        self.room = room
        self.token = token
        self.wire = Kept()
        self.connection: Connection | None = None
        self._numbers = 0

    @property
    def seat(self) -> int | None:
        """Where this guest sits."""
        return None if self.connection is None else self.room.seat_of(self.connection)

    async def enter(self, since: int | None = None) -> None:
        """Come, or come back."""
        self.wire = Kept()
        self.connection = Connection(self.wire, MUCH, Bucket(MUCH, MUCH), self.hall.metrics)
        self.connection.token = self.token
        await self.hall.enter(self.room, self.connection, since)

    async def leave(self) -> None:
        """The connection is gone."""
        assert self.connection is not None
        gone, self.connection = self.connection, None
        gone.closed = True
        await self.hall.leave(self.room, gone)

    async def do(self, kind: type[Command], **wish: object) -> None:
        """Say something; what comes of it is on the wires."""
        self._numbers += 1
        await self.say(kind(cmd=f"c{self._numbers}", **wish))

    async def say(self, command: Command) -> None:
        """Say exactly this."""
        assert self.connection is not None
        await self.room.heard(self.connection, command)

    def answers(self) -> list[str]:
        """What the guest's own commands were answered since this was last asked, without the rest."""
        found = [read_answer(message) for message in self.heard()]
        return [one.code if isinstance(one, No) else type(one).__name__ for one in found if isinstance(one, ANSWERS)]

    def heard(self) -> list[bytes]:
        """All messages since this was last asked."""
        if self.connection is not None:
            self.connection.flush()
        messages, self.wire.messages = self.wire.messages, []
        return messages


@contextlib.asynccontextmanager
async def a_hall(folder: Path, **settings: object) -> AsyncIterator[Hall]:
    """A hall with a store of its own; nobody waits for contributions."""
    chosen = Settings(**{"database": str(folder / "log.sqlite"), "contribute_ms": 0, **settings})  # type: ignore[arg-type]
    hall = Hall(chosen, open_store(chosen.database), open_bus(""))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def a_party(hall: Hall, people: int, seed: int, **wish: object) -> list[Guest]:
    """A table in play, with people on all its seats; the same seed deals the same cards."""
    tokens = [hashed(f"token {seed} {number}") for number in range(people)]
    game = f"{seed:08d}"
    root = hashlib.sha256(game.encode()).hexdigest()
    options = {"grace": 0, "catching": 0, "seats": people, "name": "Host", "pace": "untimed", "rules": "classic/en"}
    opened = Opened(**{**options, "token": tokens[0], "root": root, **wish})  # type: ignore[arg-type]
    _, row = new_table(game, opened).told(opened, hall.now(), "open")
    assert await hall.store.append(Append((row,))) is Fate.DONE
    room = await hall.room(game)
    assert room is not None
    guests = [Guest(hall, room, token) for token in tokens]
    for number, guest in enumerate(guests):
        await guest.enter()
        if number:
            await guest.do(protocol.Join, name=f"Guest {number}")
            await guest.do(protocol.Sit)
            await hall.runners[game].presence()
    await guests[0].do(protocol.Start)
    async with asyncio.timeout(30):
        while room.table.status != "playing":
            await asyncio.sleep(0.001)
    return guests


async def arranged_party(hall: Hall, position: str, people: int, **opened: object) -> list[Guest]:
    """A table whose log says that the round stands like this, with everybody there."""
    rules = position.partition(";")[0].removeprefix("rules: ")
    kitchen = Kitchen(people=people, rules=rules, **opened)  # type: ignore[arg-type]
    kitchen.now = hall.now()
    kitchen.start()
    kitchen.arrange(position)
    kitchen.write(facts.Said(0, phrase="hello"))
    assert kitchen.table.match is not None
    game = kitchen.table.match.game
    stands = {"state": game.table.tobytes(), "digest": digest(game)}
    rows = [msgspec.structs.replace(row, **stands) if row.state else row for row in kitchen.rows]
    assert await hall.store.append(Append(tuple(rows))) is Fate.DONE
    room = await hall.room(kitchen.table.id)
    assert room is not None
    guests = [Guest(hall, room, f"t{number}") for number in range(people)]
    for guest in guests:
        await guest.enter()
    for guest in guests:
        guest.heard()
    return guests
