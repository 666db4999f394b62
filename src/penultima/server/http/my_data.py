"""What belongs to a key: the list of its tables, and their deletion. A key is sent in the body, never in an address."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from penultima.pagedata import Erased, MyTable
from penultima.protocol import Key
from penultima.server.core.facts import UnknownFactError
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.table import Table
from penultima.server.http.limits import AddressLimits
from penultima.server.http.lobby import listed
from penultima.server.http.responses import error_response, json_response, refusal_response, short_body
from penultima.server.live.erasing import erase
from penultima.server.live.registry import TableRegistry, hash_token
from penultima.server.live.store import StoreDamagedError, StoreDownError, load_table

if TYPE_CHECKING:
    from penultima.server.http.access import Access

SHOWN = 20
"""Tables of a key that are listed, the newest first."""


class MyData:
    """Answers whoever has a key. Both questions are work, so not too often."""

    def __init__(self, registry: TableRegistry, access: Access) -> None:
        self.registry = registry
        self.access = access
        self.rate = AddressLimits(0.5, 10)

    def routes(self) -> list[BaseRoute]:
        """What can be asked about a key."""
        return [
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/forget", self.forget, methods=["POST"]),
        ]

    async def mine(self, request: Request) -> Response:
        """The tables that a key is known at."""
        key = await self._key(request)
        if isinstance(key, Response):
            return key
        try:
            return json_response(await self._tables(key))
        except StoreDownError:
            return refusal_response(Refusal.NOT_SAVED, 503)

    async def forget(self, request: Request) -> Response:
        """Delete everything that belongs to a key."""
        key = await self._key(request)
        if isinstance(key, Response):
            return key
        try:
            return json_response(Erased(await erase(self.registry, key)))
        except StoreDamagedError:
            return refusal_response(Refusal.DAMAGED, 500)
        except StoreDownError:
            return refusal_response(Refusal.NOT_SAVED, 503)
        except UnknownFactError:
            return refusal_response(Refusal.UPGRADING, 503)
        except RefusedError as error:
            return error_response(error)

    async def _key(self, request: Request) -> str | Response:
        """The key that was sent, hashed; or why it is refused."""
        if not self.access.origin_allowed(request.scope):
            return refusal_response(Refusal.BAD_MESSAGE, 403)
        if not self.rate.take(self.access.bucket(request.scope), self.registry.clock()):
            return refusal_response(Refusal.SLOW_DOWN, 429)
        try:
            async with asyncio.timeout(self.registry.settings.hello_ms / 1000):
                body = await short_body(request)
            return hash_token(msgspec.json.decode(body, type=Key).token)
        except (msgspec.DecodeError, UnicodeDecodeError, TimeoutError):
            return refusal_response(Refusal.BAD_MESSAGE, 400)

    async def _tables(self, token: str) -> list[MyTable]:
        store = self.registry.store
        listings = await store.list(await store.tables_of(token))
        newest = sorted(listings, key=lambda one: -one.at)[:SHOWN]
        found = [_my_table(await self._table(one.table_id), token) for one in newest]
        return [one for one in found if one is not None]

    async def _table(self, table_id: str) -> Table | None:
        """The table as it stands; nothing if it is damaged, or only a newer process can read it."""
        live_table = self.registry.live_tables.get(table_id)
        if live_table is not None:
            return live_table.table
        try:
            return await load_table(self.registry.store, table_id)
        except (StoreDamagedError, UnknownFactError):
            return None


def _my_table(table: Table | None, token: str) -> MyTable | None:
    """A table as whoever has this key sees it in their list; nothing if they have left it."""
    if table is None:
        return None
    number = next((number for number, one in enumerate(table.people) if one.token == token), None)
    if number is None:
        return None
    seat = table.people[number].seat
    asked = seat is not None and table.turn == seat
    return MyTable(table=listed(table), person=number, seat=seat, asked=asked, matches=table.matches)
