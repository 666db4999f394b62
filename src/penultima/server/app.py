"""The doors: HTTP for the page, health and new tables, one WebSocket for everything at a table."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from penultima.protocol import Created, NewTable
from penultima.server import shelf
from penultima.server.access import ABROAD, Access
from penultima.server.answers import as_json, no, refused, short_body
from penultima.server.connection import Connection
from penultima.server.conversation import TOO_MUCH, Conversation
from penultima.server.engine import engine_ready, search_ready
from penultima.server.hall import Hall
from penultima.server.home import HomeNetwork
from penultima.server.keeping import kept_record
from penultima.server.limits import Addresses, Bucket, Door
from penultima.server.lobby import Lobby
from penultima.server.pages import Pages
from penultima.server.refused import Refusal, RefusedError
from penultima.server.store import StoreDownError
from penultima.server.wire import SocketWire

FOREIGN, FULL = 4403, 4503
"""Close codes of who is not let in."""


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
            await socket.close(FOREIGN)
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
        wire = SocketWire(socket)
        connection = Connection(wire, self.hall.settings.queue_bytes, Bucket(rate, rate * 3), self.hall.metrics)
        if socket.scope.get(ABROAD):
            self.home.guests.add(connection)
        try:
            await Conversation(self.hall, wire, connection).run()
        finally:
            self.home.guests.discard(connection)
