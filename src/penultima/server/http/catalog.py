"""The catalog (`/api/shelf`) and the rulebook of any rules (`/api/rulebook`) over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from penultima.booklets import Rules
from penultima.catalog import catalog, rulebook_shown
from penultima.errors import PenultimaError
from penultima.protocol import write
from penultima.server.core.refusals import Refusal
from penultima.server.http.limits import AddressLimits
from penultima.server.http.pages import tagged
from penultima.server.http.responses import refusal_response
from penultima.text.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from penultima.server.http.access import Access

JSON = "application/json"


class Rulebooks:
    """Writes rulebooks for whoever asks. Each takes some milliseconds, and there are more than can be kept: so not too
    many for one address."""

    def __init__(self, access: Access, clock: Callable[[], float]) -> None:
        self.access = access
        self.clock = clock
        self.rate = AddressLimits(5, 60)

    def routes(self) -> list[BaseRoute]:
        """The catalog and the rulebook."""
        return [Route("/api/shelf", catalog_response), Route("/api/rulebook", self.rulebook)]

    async def rulebook(self, request: Request) -> Response:
        """The rulebook of the rules asked for."""
        if not self.rate.take(self.access.bucket(request.scope), self.clock()):
            return refusal_response(Refusal.SLOW_DOWN, 429)
        query = request.query_params
        try:
            rules = Rules.parse(query.get("rules", "classic/en")[:400])
        except PenultimaError as error:
            arguments = {name: str(value) for name, value in error.facts.items()}
            return refusal_response(Refusal.BAD_RULES, 400, error.code, arguments)
        language = query.get("lang", ENGLISH)
        # Reading a language's messages takes a moment: nobody at a table should wait for it.
        body = await asyncio.to_thread(
            rulebook_bytes, str(rules), language if language in LANGUAGES else ENGLISH, query.get("everything") == "1"
        )
        return tagged(request, body, JSON)


async def catalog_response(request: Request) -> Response:
    """Editions, booklets, settings and bots."""
    return tagged(request, _catalog_bytes(), JSON)


@cache
def _catalog_bytes() -> bytes:
    return write(catalog())


@lru_cache(256)
def rulebook_bytes(rules: str, language: str, everything: bool) -> bytes:
    """A rulebook in JSON."""
    return write(rulebook_shown(Rules.parse(rules), language, everything))
