"""What is said over one WebSocket, from hello to goodbye."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocketDisconnect

from penultima.protocol import FRAME, VERSION, Bye, Command, Hello, Ping, Play, Pong, read_request
from penultima.server.connection import Connection
from penultima.server.engine import engine_ready
from penultima.server.hall import Hall, hashed
from penultima.server.logs import say
from penultima.server.refused import Refusal
from penultima.server.room import Room
from penultima.server.store import StoreDownError
from penultima.server.wire import SocketWire

BAD_MESSAGE, NO_SUCH_TABLE, TOO_LATE, TOO_MUCH = 4400, 4404, 4408, 4429
"""Close codes; 4413 is a reader too slow, 1009 a frame too long, 1012 a restart."""


class Conversation:
    """Messages are answered in the order they came; a move need not wait for its turn in line when nothing is ahead."""

    def __init__(self, hall: Hall, wire: SocketWire, connection: Connection) -> None:
        self.hall = hall
        self.wire = wire
        self.connection = connection
        self._busy = False
        """A command is being carried out: what comes now waits in line."""

    async def run(self) -> None:
        """Until somebody leaves."""
        room = None
        try:
            room = await self._greet()
            if room is not None:
                await self._converse(room)
        except (TimeoutError, WebSocketDisconnect):
            if room is None:
                self.connection.end(TOO_LATE, "hello")
        except Exception:
            say("failure", logging.ERROR, exc_info=True)
            self.hall.metrics.count("failures", "connection")
            self.connection.end(1011, "failure")
        finally:
            self.wire.hear(None)
            self.connection.closed = True
            await self.connection.flushed(2.0)
            if room is not None:
                await self.hall.leave(room, self.connection)

    async def _greet(self) -> Room | None:
        """Hello, and the room it names; nothing if there is none."""
        patience = self.hall.settings.hello_ms / 1000
        hello = self._read(await asyncio.wait_for(self.wire.text(), patience))
        if hello is None:
            return None
        if not isinstance(hello, Hello):
            self._turn_away(Refusal.HELLO_FIRST, BAD_MESSAGE)
        elif hello.version != VERSION:
            self._turn_away(Refusal.OLD_VERSION, BAD_MESSAGE)
        elif not engine_ready():
            self._turn_away(Refusal.WARMING, 1013, 1000)
        else:
            return await self._admit(hello)
        return None

    async def _admit(self, hello: Hello) -> Room | None:
        self.connection.token = hashed(hello.token) if hello.token else ""
        try:
            room = await self.hall.room(hello.table)
        except StoreDownError:
            self._turn_away(Refusal.NOT_SAVED, 1013, 1000)
            return None
        if room is None:
            self._turn_away(Refusal.NO_TABLE, NO_SUCH_TABLE)
            return None
        await self.hall.enter(room, self.connection, hello.since)
        return room

    def _turn_away(self, why: Refusal, code: int, retry: int = 0) -> None:
        self.hall.metrics.count("turned_away", why.value)
        self.connection.answer(Bye(code=why.value, retry=retry))
        self.connection.end(code, why.value)

    def _read(self, text: str) -> object | None:
        """A message, if it is one and not one too many."""
        if not self.connection.bucket.take(self.hall.clock()):
            self._turn_away(Refusal.SLOW_DOWN, TOO_MUCH, 5000)
            return None
        try:
            if len(text.encode()) > FRAME:
                raise msgspec.ValidationError
            request: object = read_request(text)
            return request
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._turn_away(Refusal.BAD_MESSAGE, BAD_MESSAGE)
            return None

    async def _converse(self, room: Room) -> None:
        """What need not wait is done as it arrives; the rest is done here, one after the other."""
        self.wire.hear(lambda message: self._done_at_once(room, message))
        while not self.connection.closed:
            request = self._read(await self.wire.text())
            if request is None:
                return
            if self._needs_no_waiting(room, request):
                continue
            if not isinstance(request, Command):
                self._turn_away(Refusal.BAD_MESSAGE, BAD_MESSAGE)
                return
            self._busy = True
            await room.heard(self.connection, request)
            await self._after(room)
            self._busy = False

    def _done_at_once(self, room: Room, message: bytes) -> bool:
        """Moves make up nearly all messages, and the way through the line costs more than to read them. Whatever is
        odd about a message is left to be found at the end of that way."""
        connection = self.connection
        if self._busy or connection.closed or len(message) > FRAME:
            return False
        try:
            request = read_request(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if not isinstance(request, (Play, Ping)) or not connection.bucket.take(self.hall.clock()):
            return False
        return self._needs_no_waiting(room, request)

    def _needs_no_waiting(self, room: Room, request: object) -> bool:
        """A move is carried out beside, since it may be held while UNO can be called."""
        if isinstance(request, Play):
            self.hall.spawn(room.heard(self.connection, request))
        elif isinstance(request, Ping):
            self.connection.answer(Pong(n=request.n, now=self.hall.now()))
        else:
            return False
        return True

    async def _after(self, room: Room) -> None:
        """Who has just joined is here."""
        person = self.connection.person
        if person is not None and not room.table.people[person].here:
            await self.hall.runners[room.table.id].presence()
