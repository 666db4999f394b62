"""The application: routes for the page, health and new tables, and one WebSocket for everything at a table."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from penultima.close_codes import CloseCode
from penultima.protocol import Created, NewTable
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.http import catalog
from penultima.server.http.access import FROM_LAN, Access
from penultima.server.http.client_session import ClientSession
from penultima.server.http.lan import Lan
from penultima.server.http.limits import AddressLimits, ConnectionLimit
from penultima.server.http.lobby import Lobby
from penultima.server.http.pages import Pages
from penultima.server.http.responses import error_response, json_response, refusal_response, short_body
from penultima.server.http.sockets import WebSocketTransport
from penultima.server.live.connection import Connection
from penultima.server.live.rate_limit import RateLimit
from penultima.server.live.registry import TableRegistry
from penultima.server.live.store import StoreDownError
from penultima.server.ops.archive import match_record


class App:
    """Answers requests; everything that lasts is in the registry of live tables."""

    def __init__(self, registry: TableRegistry, access: Access, pages: Pages) -> None:
        settings = registry.settings
        self.registry = registry
        self.access = access
        self.pages = pages
        self.lan = Lan(settings, self.access, registry.clock)
        self.lobby = Lobby(registry)
        self.connections = ConnectionLimit(settings.connections, settings.per_address)
        self.connection_rate = AddressLimits(settings.per_address / 10, settings.per_address * 2)
        self.table_rate = AddressLimits(settings.tables_per_minute / 60, settings.tables_per_minute)
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
            *self.lan.routes(),
            *catalog.routes(),
            *self.pages.routes(),
        ]
        return Starlette(routes=routes)

    async def healthz(self, _: Request) -> Response:
        """The process lives."""
        return PlainTextResponse("ok")

    async def readyz(self, _: Request) -> Response:
        """The store answers."""
        return PlainTextResponse("ok") if self.registry.healthy else PlainTextResponse("the store does not answer", 503)

    async def list_tables(self, _: Request) -> Response:
        """Tables that want to be found."""
        try:
            return json_response(await self.lobby.tables())
        except StoreDownError:
            return refusal_response(Refusal.NOT_SAVED, 503)

    async def record(self, request: Request) -> Response:
        """The record of a table's match: what is over and revealed. To make it is work, so not too often."""
        if not self.record_rate.take(self.access.bucket(request.scope), self.registry.clock()):
            return refusal_response(Refusal.SLOW_DOWN, 429)
        try:
            found = await match_record(self.registry.store, request.path_params["code"])
        except StoreDownError:
            return refusal_response(Refusal.NOT_SAVED, 503)
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
            table_id = await self.registry.create(msgspec.json.decode(body, type=NewTable))
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
            await self._serve(socket)
        finally:
            self.connections.leave(address)

    async def _serve(self, socket: WebSocket) -> None:
        settings, rate = self.registry.settings, self.registry.settings.messages_per_second
        transport = WebSocketTransport(socket)
        connection = Connection(transport, settings.queue_bytes, RateLimit(rate, rate * 3), self.registry.metrics)
        if socket.scope.get(FROM_LAN):
            self.lan.connections.add(connection)
        try:
            await ClientSession(self.registry, transport, connection).run()
        finally:
            self.lan.connections.discard(connection)
