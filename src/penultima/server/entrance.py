"""The entrance: the page at once, everything else as soon as the tables are set up behind it.

What is imported here is light. The engine and all that plays takes a second to load, and nobody should wait for that
before they see anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from penultima import __version__
from penultima.server.access import Access, Guarded, at_this_machine
from penultima.server.logs import say
from penultima.server.pages import Pages
from penultima.server.settings import Settings

if TYPE_CHECKING:
    from penultima.server.app import App

LATER = ("/api/", "/ws", "/metrics")
"""What waits until the tables are there, `/api/here` apart."""


class Entrance:
    """Guards everything behind it; while there is only the page, shows that."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.access = Access(settings)
        self.pages = Pages()
        self.app: App | None = None
        self.failed: Exception | None = None
        self.furnished = asyncio.Event()
        """The tables are there, or never will be."""
        self.on_failure: Callable[[], None] = lambda: None
        self.guarded = Guarded(self._pass_on, self.access)
        self._furnishing: asyncio.Task[None] | None = None
        self._whole: ASGIApp | None = None
        early = [Route("/healthz", _healthz), Route("/readyz", _readyz), Route("/api/here", _here)]
        self._early = Starlette(routes=[*early, *self.pages.routes()])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, or the beginning and the end of everything."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self.guarded(scope, receive, send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if self._whole is None and path.startswith(LATER) and path != "/api/here":
            await self.furnished.wait()
        await (self._whole or self._early)(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._furnishing = asyncio.create_task(self._furnish())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await _ended(self._furnishing)
        if self.app is not None:
            await self.app.hall.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _furnish(self) -> None:
        try:
            app = await asyncio.to_thread(self._build)
            await app.hall.open()
            self._whole = app.asgi()
            self.app = app
        except Exception as error:
            say("not opened", logging.CRITICAL, kind=type(error).__name__)
            self.failed = error
            self.on_failure()
        finally:
            self.furnished.set()

    def _build(self) -> App:
        """Load everything, and put it together."""
        from penultima.server.app import App  # noqa: PLC0415 (it takes a second)
        from penultima.server.bus import open_bus  # noqa: PLC0415
        from penultima.server.hall import Hall  # noqa: PLC0415
        from penultima.server.store import open_store  # noqa: PLC0415

        hall = Hall(self.settings, open_store(self.settings.database), open_bus(self.settings.bus))
        return App(hall, self.access, self.pages)


async def _ended(task: Awaitable[None]) -> None:
    await asyncio.wait([asyncio.ensure_future(task)])


async def _healthz(_: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok")


async def _readyz(_: Request) -> Response:
    """Not yet."""
    return PlainTextResponse("the tables are being set up", 503)


async def _here(request: Request) -> Response:
    """The same as later, as far as it is known."""
    local = at_this_machine(request.scope)
    told = {"local": local, "switch": False, "lan": False, "links": [], "version": __version__}
    return JSONResponse({**told, "ready": False, "warming": 0.0}, headers={"cache-control": "no-store"})
