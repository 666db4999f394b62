"""The doors: HTTP for the page, health and new tables, one WebSocket for everything at a table."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from penultima.protocol import (
    FRAME,
    VERSION,
    Bye,
    Command,
    Created,
    Hello,
    NewTable,
    Ping,
    Play,
    Pong,
    read_request,
)  # fmt: skip
from penultima.server import shelf
from penultima.server.access import ABROAD, Access
from penultima.server.answers import as_json, no, refused, short_body
from penultima.server.connection import Connection
from penultima.server.engine import engine_ready, search_ready
from penultima.server.hall import Hall, hashed
from penultima.server.home import HomeNetwork
from penultima.server.keeping import kept_record
from penultima.server.limits import Addresses, Bucket, Door
from penultima.server.lobby import Lobby
from penultima.server.logs import say
from penultima.server.pages import Pages
from penultima.server.refused import Refusal, RefusedError
from penultima.server.room import Room
from penultima.server.store import StoreDownError
from penultima.server.wire import SocketWire

BAD_MESSAGE, NO_SUCH_TABLE, TOO_LATE, TOO_MUCH, FULL = 4400, 4404, 4408, 4429, 4503
"""Close codes; 4413 is a reader too slow, 1009 a frame too long, 1012 a restart."""


class App:
    """Answers requests; everything that lasts is in the hall."""

    def __init__(self, hall: Hall, access: Access, pages: Pages) -> None:
        self.hall = hall
        self.access = access
        self.door = Door(hall.settings.connections, hall.settings.per_address)
        per_minute = hall.settings.tables_per_minute
        self.opening = Addresses(per_minute / 60, per_minute)
        self.home = HomeNetwork(hall.settings, self.access)
        self.tables = Lobby(hall)
        self.pages = pages
        self.coming = Addresses(hall.settings.per_address / 10, hall.settings.per_address * 2)
        self.reading = Addresses(2, 30)
        hall.metrics.gauges["connections"] = lambda: self.door.total
        hall.metrics.gauges["rooms"] = lambda: len(hall.rooms)
        hall.metrics.gauges["search_ready"] = search_ready

    def asgi(self) -> ASGIApp:
        """The application; the entrance guards it, opens the hall and closes it."""
        routes = [
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables", self.lobby),
            Route("/api/tables/{code}/record", self.record),
            WebSocketRoute("/ws", self.socket),
            *self.home.routes(),
            *shelf.routes(),
            *self.pages.routes(),
        ]
        return Starlette(routes=routes)

    async def healthz(self, _: Request) -> Response:
        """The process lives."""
        return PlainTextResponse("ok")

    async def readyz(self, _: Request) -> Response:
        """The store answers and the engine is warm."""
        if not self.hall.healthy:
            return PlainTextResponse("the store does not answer", 503)
        return PlainTextResponse("ok") if engine_ready() else PlainTextResponse("the engine is warming up", 503)

    async def metrics(self, _: Request) -> Response:
        """For Prometheus."""
        return PlainTextResponse(self.hall.metrics.text())

    async def lobby(self, _: Request) -> Response:
        """Tables that want to be found."""
        try:
            return as_json(await self.tables.listed())
        except StoreDownError:
            return no(Refusal.NOT_SAVED, 503)

    async def record(self, request: Request) -> Response:
        """The record of a table's match: what is over and revealed. To make it is work, so not too often."""
        if not self.reading.take(self.access.address(request.scope), self.hall.clock()):
            return no(Refusal.SLOW_DOWN, 429)
        try:
            found = await kept_record(self.hall.store, request.path_params["code"])
        except StoreDownError:
            return no(Refusal.NOT_SAVED, 503)
        if not found:
            return no(Refusal.NO_TABLE, 404)
        return Response(found, media_type="application/json")

    async def create(self, request: Request) -> Response:
        """A new table; a page of another origin cannot open one in somebody's name."""
        if not self.access.origin_allowed(request.scope):
            return no(Refusal.BAD_MESSAGE, 403)
        if not self.opening.take(self.access.address(request.scope), self.hall.now() / 1000):
            return no(Refusal.SLOW_DOWN, 429)
        try:
            async with asyncio.timeout(self.hall.settings.hello_ms / 1000):
                body = await short_body(request)
            game = await self.hall.create(msgspec.json.decode(body, type=NewTable))
        except (msgspec.DecodeError, UnicodeDecodeError, TimeoutError):
            return no(Refusal.BAD_MESSAGE, 400)
        except RefusedError as error:
            return refused(error)
        return as_json(Created(game, f"{self.access.base(request.scope)}/t/{game}"), 201)

    async def socket(self, socket: WebSocket) -> None:
        """One connection from hello to goodbye."""
        address = self.access.address(socket.scope)
        if not self.access.origin_allowed(socket.scope):
            self.hall.metrics.count("turned_away", "origin")
            await socket.close(4403)
            return
        await socket.accept()
        if not self.coming.take(address, self.hall.clock()):
            self.hall.metrics.count("turned_away", "often")
            await socket.close(TOO_MUCH, "often")
            return
        if not self.door.enter(address):
            self.hall.metrics.count("turned_away", "full")
            await socket.close(FULL, "full")
            return
        try:
            await self._serve(socket)
        finally:
            self.door.leave(address)

    async def _serve(self, socket: WebSocket) -> None:
        rate = self.hall.settings.messages_per_second
        connection = Connection(
            SocketWire(socket), self.hall.settings.queue_bytes, Bucket(rate, rate * 3), self.hall.metrics
        )
        room = None
        if socket.scope.get(ABROAD):
            self.home.guests.add(connection)
        try:
            room = await self._greet(socket, connection)
            if room is not None:
                await self._converse(socket, connection, room)
        except (TimeoutError, WebSocketDisconnect):
            if room is None:
                connection.end(TOO_LATE, "hello")
        except Exception:
            say("failure", logging.ERROR, exc_info=True)
            self.hall.metrics.count("failures", "connection")
            connection.end(1011, "failure")
        finally:
            self.home.guests.discard(connection)
            connection.closed = True
            await connection.flushed(2.0)
            if room is not None:
                await self.hall.leave(room, connection)

    async def _greet(self, socket: WebSocket, connection: Connection) -> Room | None:
        """Hello, and the room it names; nothing if there is none."""
        patience = self.hall.settings.hello_ms / 1000
        hello = self._read(connection, await asyncio.wait_for(_text(socket), patience))
        if hello is None:
            return None
        if not isinstance(hello, Hello):
            self._turn_away(connection, Refusal.HELLO_FIRST, BAD_MESSAGE)
        elif hello.version != VERSION:
            self._turn_away(connection, Refusal.OLD_VERSION, BAD_MESSAGE)
        elif not engine_ready():
            self._turn_away(connection, Refusal.WARMING, 1013, 1000)
        else:
            return await self._admit(connection, hello)
        return None

    async def _admit(self, connection: Connection, hello: Hello) -> Room | None:
        connection.token = hashed(hello.token) if hello.token else ""
        try:
            room = await self.hall.room(hello.table)
        except StoreDownError:
            self._turn_away(connection, Refusal.NOT_SAVED, 1013, 1000)
            return None
        if room is None:
            self._turn_away(connection, Refusal.NO_TABLE, NO_SUCH_TABLE)
            return None
        await self.hall.enter(room, connection, hello.since)
        return room

    def _turn_away(self, connection: Connection, why: Refusal, code: int, retry: int = 0) -> None:
        self.hall.metrics.count("turned_away", why.value)
        connection.answer(Bye(code=why.value, retry=retry))
        connection.end(code, why.value)

    def _read(self, connection: Connection, text: str) -> object | None:
        """A message, if it is one and not one too many."""
        if not connection.bucket.take(self.hall.clock()):
            self._turn_away(connection, Refusal.SLOW_DOWN, TOO_MUCH, 5000)
            return None
        try:
            if len(text.encode()) > FRAME:
                raise msgspec.ValidationError
            request: object = read_request(text)
            return request
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._turn_away(connection, Refusal.BAD_MESSAGE, BAD_MESSAGE)
            return None

    async def _converse(self, socket: WebSocket, connection: Connection, room: Room) -> None:
        while not connection.closed:
            request = self._read(connection, await _text(socket))
            if request is None:
                return
            if isinstance(request, Ping):
                connection.answer(Pong(n=request.n, now=self.hall.now()))
            elif isinstance(request, Play):
                self.hall.spawn(room.heard(connection, request))
            elif isinstance(request, Command):
                await room.heard(connection, request)
                await self._after(room, connection)
            else:
                self._turn_away(connection, Refusal.BAD_MESSAGE, BAD_MESSAGE)
                return

    async def _after(self, room: Room, connection: Connection) -> None:
        """Who has just joined is here."""
        person = connection.person
        if person is not None and not room.table.people[person].here:
            await self.hall.runners[room.table.id].presence()


async def _text(socket: WebSocket) -> str:
    """The next message; a binary one is nothing we understand."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    return message.get("text") or ""
