"""One client over one WebSocket, from hello to goodbye.

There are two ways in. Every message is offered here as it arrives (`_receive_now`); moves and pings, nearly all of the
traffic, are carried out at once. What is left goes through uvicorn's queue and is carried out in order (`_receive`).
Whichever way it takes, a message is counted and decoded once, by `_read`.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocketDisconnect

from penultima.close_codes import CloseCode
from penultima.protocol import (
    MAX_MESSAGE_BYTES,
    VERSION,
    AnyClientMessage,
    Bye,
    Command,
    Hello,
    Ping,
    Play,
    Pong,
    read_client_message,
)
from penultima.server.core.facts import UnknownFactError
from penultima.server.core.refusals import Refusal
from penultima.server.http.sockets import WebSocketTransport
from penultima.server.live.connection import Connection
from penultima.server.live.live_table import LiveTable
from penultima.server.live.registry import ELSEWHERE_MS, TableRegistry, hash_token
from penultima.server.live.store import StoreDamagedError, StoreDownError
from penultima.server.ops.logs import log_event


class ClientSession:
    """Answers messages in the order they came, but for moves: they are carried out beside, since they may be held."""

    def __init__(self, registry: TableRegistry, transport: WebSocketTransport, connection: Connection) -> None:
        self.registry = registry
        self.transport = transport
        self.connection = connection
        self._busy = False
        """A command is being carried out: what arrives now waits in the queue."""
        self._read_ahead: tuple[AnyClientMessage | None] | None = None
        """What `_receive_now` made of a message that it left to the queue, which holds no other message before it."""

    async def run(self) -> None:
        """Until the client leaves or is turned away."""
        live_table = None
        try:
            live_table = await self._greet()
            if live_table is not None:
                await self._receive_all(live_table)
        except (TimeoutError, WebSocketDisconnect):
            if live_table is None:
                self.connection.close(CloseCode.NO_HELLO, "hello")
        except Exception:
            log_event("failure", logging.ERROR, exc_info=True)
            self.registry.metrics.count("failures", "connection")
            self.connection.close(CloseCode.FAILURE, "failure")
        finally:
            self.transport.set_receiver(None)
            self.connection.closed = True
            await self.connection.wait_closed(2.0)
            if live_table is not None:
                await self.registry.disconnect(live_table, self.connection)

    async def _greet(self) -> LiveTable | None:
        """Wait for hello; the table it names, or nothing if the client was turned away."""
        seconds = self.registry.settings.hello_ms / 1000
        hello = self._read(await asyncio.wait_for(self.transport.receive(), seconds))
        if hello is None:
            return None
        if not isinstance(hello, Hello):
            self._turn_away(Refusal.HELLO_FIRST, CloseCode.BAD_MESSAGE)
        elif hello.version != VERSION:
            self._turn_away(Refusal.OLD_VERSION, CloseCode.BAD_MESSAGE)
        else:
            return await self._admit(hello)
        return None

    async def _admit(self, hello: Hello) -> LiveTable | None:
        self.connection.token = hash_token(hello.token) if hello.token else ""
        try:
            live_table = await self.registry.find(hello.table)
        except StoreDamagedError:
            self._turn_away(Refusal.DAMAGED, CloseCode.NO_SUCH_TABLE)
            return None
        except StoreDownError:
            self._turn_away(Refusal.NOT_SAVED, CloseCode.TRY_AGAIN, 1000)
            return None
        except UnknownFactError:  # another process has to have this table
            self._turn_away(Refusal.GOING, CloseCode.RESTARTING, ELSEWHERE_MS)
            return None
        if live_table is None:
            self._turn_away(Refusal.NO_TABLE, CloseCode.NO_SUCH_TABLE)
            return None
        if live_table.is_banned(self.connection.token):
            self._turn_away(Refusal.BANNED, CloseCode.BANNED)
            return None
        await self.registry.connect(live_table, self.connection, hello.since, chat=hello.chat is True)
        return live_table

    def _turn_away(self, why: Refusal, code: int, retry: int = 0) -> None:
        """Say why, and close; the client may come back after `retry` milliseconds."""
        self.registry.metrics.count("turned_away", why.value)
        self.connection.send(Bye(code=why.value, retry=retry))
        self.connection.close(code, why.value)

    def _read(self, message: bytes) -> AnyClientMessage | None:
        """Count a message against the rate limit and decode it. If it is one too many, too long or none of the
        protocol's, the client is turned away."""
        if not self.connection.rate_limit.take(self.registry.clock()):
            self._turn_away(Refusal.SLOW_DOWN, CloseCode.TOO_MANY_MESSAGES, 5000)
            return None
        try:
            if len(message) > MAX_MESSAGE_BYTES:
                raise msgspec.ValidationError
            read: AnyClientMessage = read_client_message(message)
            return read
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._turn_away(Refusal.BAD_MESSAGE, CloseCode.BAD_MESSAGE)
            return None

    async def _receive(self) -> AnyClientMessage | None:
        """The next message of the queue, read if `_receive_now` has not done so; nothing if the client was turned away
        for it."""
        message = await self.transport.receive()
        if self._read_ahead is None:
            return self._read(message)
        (read,), self._read_ahead = self._read_ahead, None
        return read

    async def _receive_all(self, live_table: LiveTable) -> None:
        """Carry out what comes through the queue, one after the other."""
        self.transport.set_receiver(lambda message: self._receive_now(live_table, message))
        while not self.connection.closed:
            message = await self._receive()
            if message is None:
                return
            if self._execute_now(live_table, message):
                continue
            if not isinstance(message, Command):
                self._turn_away(Refusal.BAD_MESSAGE, CloseCode.BAD_MESSAGE)
                return
            self._busy = True
            await live_table.execute(self.connection, message)
            await self._note_new_person(live_table)
            self._busy = False

    def _receive_now(self, live_table: LiveTable, message: bytes) -> bool:
        """Offered a message as it arrives, with nothing in the queue before it: was it carried out? A message that was
        read, but is left to the queue, is remembered so that it is not counted and decoded twice."""
        if self._busy or self.connection.closed:
            return False
        read = self._read(message)
        if read is not None and self._execute_now(live_table, read):
            return True
        self._read_ahead = (read,)
        return False

    def _execute_now(self, live_table: LiveTable, message: AnyClientMessage) -> bool:
        """Moves and pings need not wait for their turn. A move gets a task of its own: it may be held while UNO can be
        called, and what comes after it must not wait for that."""
        if isinstance(message, Play):
            self.registry.spawn(live_table.execute(self.connection, message))
        elif isinstance(message, Ping):
            self.connection.send(Pong(n=message.n, now=live_table.now()))
        else:
            return False
        return True

    async def _note_new_person(self, live_table: LiveTable) -> None:
        """Who has just joined is here, and the log says so."""
        person = self.connection.person
        runner = self.registry.runners.get(live_table.table.id)
        if person is not None and runner is not None and not live_table.table.people[person].here:
            await runner.update_presence()
