"""The application that uvicorn starts with: it serves the page at once, and everything else as soon as that is loaded.

What is imported here is light. To load the rules and all that plays takes as long again as to load this, and nobody
should wait for that before they see anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from penultima.server.http.access import Access, GuardedApp
from penultima.server.http.pages import Pages
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock
from penultima.server.ops.logs import log_event
from penultima.server.ops.settings import Settings

if TYPE_CHECKING:
    from penultima.server.http.app import App

LATER = ("/api/", "/ws", "/status")
"""Requests that wait until the whole application is loaded."""


class StartupApp:
    """Checks every request's host name, then passes it on: to the page alone at first, to the whole `App` later."""

    def __init__(self, settings: Settings, clock: SystemClock = SYSTEM_CLOCK, switch_key: str = "") -> None:
        self.settings = settings
        self.clock = clock
        self.access = Access(settings, switch_key)
        self.pages = Pages()
        self.app: App | None = None
        self.failed: Exception | None = None
        """Why the whole application could not be loaded."""
        self.loaded = asyncio.Event()
        """The whole application is there, or never will be."""
        self.on_failure: Callable[[], None] = lambda: None
        self.guarded = GuardedApp(self._pass_on, self.access)
        self._loading: asyncio.Task[None] | None = None
        self._whole: ASGIApp | None = None
        early = [Route("/healthz", _healthz), Route("/readyz", _readyz)]
        self._early = Starlette(routes=[*early, *self.pages.routes()])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, or the start and the end of the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self.guarded(scope, receive, send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith(LATER):
            if not self._serves_tables and self.access.by_proxy(scope):
                await _not_ready(scope, receive, send)
                return
            await self.loaded.wait()
        await (self._whole or self._early)(scope, receive, send)

    @property
    def _serves_tables(self) -> bool:
        """Is everything loaded, and nothing being stopped?"""
        return self.app is not None and not self.app.registry.stopping

    async def _live(self, receive: Receive, send: Send) -> None:
        """ASGI's lifespan: load in the background after the start, close the registry at the end."""
        await receive()
        self._loading = asyncio.create_task(self._load())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await _ended(self._loading)
        if self.app is not None:
            await self.app.registry.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _load(self) -> None:
        try:
            app = await asyncio.to_thread(self._build)
            await app.registry.open()
            self._whole = app.asgi()
            self.app = app
        except Exception as error:
            log_event("not opened", logging.CRITICAL, kind=type(error).__name__, why=str(getattr(error, "code", "")))
            self.failed = error
            self.on_failure()
        finally:
            self.loaded.set()

    def _build(self) -> App:
        """Import everything, and put it together."""
        from penultima.bots.kernel import entries, rounds  # noqa: F401, PLC0415 (behind the page, like all of these)
        from penultima.runtime import build_entries  # noqa: PLC0415
        from penultima.server.core.seats import bot_name  # noqa: PLC0415
        from penultima.server.http.app import App  # noqa: PLC0415
        from penultima.server.live.bus import open_bus  # noqa: PLC0415
        from penultima.server.live.registry import TableRegistry  # noqa: PLC0415
        from penultima.server.live.store import open_store  # noqa: PLC0415

        bot_name(0)  # reads the messages that name bots, which the first table would wait for
        build_entries()  # loads the engine file, in a moment; native code, where that is asked for, takes minutes
        store, bus = open_store(self.settings.database, self.clock), open_bus(self.settings.bus)
        registry = TableRegistry(self.settings, store, bus, self.clock)
        return App(registry, self.access, self.pages)


async def _not_ready(scope: Scope, receive: Receive, send: Send) -> None:
    """A proxy is told at once that this server is starting or stopping: it asks another one, which is quicker."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.http.response.start", "status": 503, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})
        return
    await PlainTextResponse("the tables are being set up", 503)(scope, receive, send)


async def _ended(task: Awaitable[None]) -> None:
    await asyncio.wait([asyncio.ensure_future(task)])


async def _healthz(_: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok")


async def _readyz(_: Request) -> Response:
    """Not yet."""
    return PlainTextResponse("the tables are being set up", 503)
