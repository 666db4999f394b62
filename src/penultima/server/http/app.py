"""The application: routes for the page, health and new tables, and one WebSocket for everything at a table."""

from __future__ import annotations

import asyncio
from pathlib import PurePath

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from penultima.close_codes import CloseCode
from penultima.errors import PenultimaError
from penultima.protocol import Created, NewTable
from penultima.server.core.facts import UnknownFactError
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.http.access import FROM_LAN, Access
from penultima.server.http.catalog import Rulebooks
from penultima.server.http.client_session import ClientSession
from penultima.server.http.lan import Lan
from penultima.server.http.limits import AddressLimits, ConnectionLimit
from penultima.server.http.lobby import Lobby
from penultima.server.http.my_data import MyData
from penultima.server.http.pages import Pages
from penultima.server.http.responses import error_response, json_response, refusal_response, short_body
from penultima.server.http.sockets import WebSocketTransport
from penultima.server.http.status import StatusPage
from penultima.server.live.connection import Connection
from penultima.server.live.rate_limit import RateLimit
from penultima.server.live.registry import TableRegistry
from penultima.server.live.store import StoreDamagedError, StoreDownError
from penultima.server.ops.archive import Records, TooManyRecordsError
from penultima.text import translator

MATCH_DIGITS = 10
"""The number of a match is shorter than this."""


class App:
    """Answers requests; everything that lasts is in the registry of live tables."""

    def __init__(self, registry: TableRegistry, access: Access, pages: Pages) -> None:
        settings = registry.settings
        self.registry = registry
        self.access = access
        self.pages = pages
        self.lan = Lan(settings, self.access, registry.clock)
        self.lobby = Lobby(registry)
        self.my_data = MyData(registry, access)
        self.rulebooks = Rulebooks(access, registry.clock)
        self.connections = ConnectionLimit(settings.connections, settings.per_address)
        self.connection_rate = AddressLimits(settings.per_address / 10, settings.per_address * 2)
        self.table_rate = AddressLimits(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.status = StatusPage(registry, access, self.connections)
        self.records = Records(registry.store)
        self.record_rate = AddressLimits(2, 30)
        registry.metrics.gauges["connections"] = lambda: self.connections.total
        registry.metrics.gauges["rooms"] = lambda: len(registry.live_tables)

    def asgi(self) -> ASGIApp:
        """The routes as an ASGI application; `StartupApp` guards it, and opens and closes the registry."""
        routes = [
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables", self.list_tables),
            Route("/api/tables/{code}/record", self.record),
            WebSocketRoute("/ws", self.socket),
            *self.my_data.routes(),
            *self.lan.routes(),
            *self.rulebooks.routes(),
            *self.status.routes(),
            *self.pages.routes(),
        ]
        return Starlette(routes=routes)

    async def healthz(self, _: Request) -> Response:
        """The process lives."""
        return PlainTextResponse("ok")

    async def readyz(self, _: Request) -> Response:
        """The store can be written and read; if not, why. (In which folder it is, is nobody's business.)"""
        if self.registry.healthy:
            return PlainTextResponse("ok")
        trouble = self.registry.trouble
        if trouble is None:
            return PlainTextResponse("the server is stopping", 503)
        facts = {name: PurePath(str(fact)).name if name == "path" else fact for name, fact in trouble.facts.items()}
        return PlainTextResponse(translator().error(PenultimaError("", trouble.code, **facts)), 503)

    async def list_tables(self, _: Request) -> Response:
        """Tables that want to be found."""
        try:
            return json_response(await self.lobby.tables())
        except StoreDownError:
            return refusal_response(Refusal.NOT_SAVED, 503)

    async def record(self, request: Request) -> Response:
        """The record of a table's match, the last one or that of a number: what is over and revealed. To make it is
        work, so not too often."""
        if not self.record_rate.take(self.access.bucket(request.scope), self.registry.clock()):
            return refusal_response(Refusal.SLOW_DOWN, 429)
        match = request.query_params.get("match", "0")
        if not (match.isascii() and match.isdecimal() and len(match) < MATCH_DIGITS):
            return refusal_response(Refusal.BAD_MESSAGE, 400)
        try:
            found = await self.records.of_match(request.path_params["code"], int(match))
        except (StoreDownError, UnknownFactError, TooManyRecordsError) as error:
            return _unreadable(error)
        if not found:
            return refusal_response(Refusal.NO_TABLE, 404)
        return Response(found, media_type="application/json")

    async def create(self, request: Request) -> Response:
        """A new table; a page of another origin cannot open one in somebody's name."""
        if not self.access.origin_allowed(request.scope):
            return refusal_response(Refusal.BAD_MESSAGE, 403)
        if not self.table_rate.take(self.access.bucket(request.scope), self.registry.clock()):
            return refusal_response(Refusal.SLOW_DOWN, 429)
        try:
            async with asyncio.timeout(self.registry.settings.hello_ms / 1000):
                body = await short_body(request)
            wish = msgspec.json.decode(body, type=NewTable)
            table_id = await self.registry.create(wish, self.access.bucket(request.scope))
        except (msgspec.DecodeError, UnicodeDecodeError, TimeoutError):
            return refusal_response(Refusal.BAD_MESSAGE, 400)
        except RefusedError as error:
            return error_response(error)
        return json_response(Created(table_id, f"{self.access.base(request.scope)}/t/{table_id}"), 201)

    async def socket(self, socket: WebSocket) -> None:
        """One WebSocket, if it may come in."""
        address = self.access.bucket(socket.scope)
        if not self.access.origin_allowed(socket.scope):
            self.registry.metrics.count("turned_away", "origin")
            await socket.close(CloseCode.FOREIGN_ORIGIN)
            return
        await socket.accept()
        if not self.connection_rate.take(address, self.registry.clock()):
            self.registry.metrics.count("turned_away", "often")
            await socket.close(CloseCode.TOO_MANY_MESSAGES, "often")
            return
        if not self.connections.enter(address):
            self.registry.metrics.count("turned_away", "full")
            await socket.close(CloseCode.SERVER_FULL, "full")
            return
        try:
            await self._serve(socket, address)
        finally:
            self.connections.leave(address)

    async def _serve(self, socket: WebSocket, address: str) -> None:
        settings, rate = self.registry.settings, self.registry.settings.messages_per_second
        transport = WebSocketTransport(socket)
        transport.leave_http()
        connection = Connection(transport, settings.queue_bytes, RateLimit(rate, rate * 3), self.registry.metrics)
        connection.address = address
        if socket.scope.get(FROM_LAN):
            self.lan.connections.add(connection)
        try:
            await ClientSession(self.registry, transport, connection).run()
        finally:
            self.lan.connections.discard(connection)


def _unreadable(error: Exception) -> Response:
    """Why the record of a table cannot be had now."""
    if isinstance(error, StoreDamagedError):
        return refusal_response(Refusal.DAMAGED, 500)
    if isinstance(error, StoreDownError):
        return refusal_response(Refusal.NOT_SAVED, 503)
    if isinstance(error, UnknownFactError):
        return refusal_response(Refusal.UPGRADING, 503)
    return refusal_response(Refusal.SLOW_DOWN, 429)
