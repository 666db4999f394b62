"""Starts a server and stops it gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable

import uvicorn

from penultima.errors import PenultimaError
from penultima.server.entrance import Entrance
from penultima.server.logs import say, start_logging
from penultima.server.patience import impatient
from penultima.server.settings import Settings
from penultima.server.tidying import look_only_at_what_is_new
from penultima.server.wire import Line

FRAME = 8 * 1024
"""The longest message a client may send; the protocol, which is not loaded yet, says the same."""
Ready = Callable[[int, list[str]], None]
"""Told the port once it listens, and how others in the house get there."""


class GracefulServer(uvicorn.Server):
    """Says goodbye to everybody before it closes the door."""

    def __init__(self, config: uvicorn.Config, entrance: Entrance, lan: bool, ready: Ready | None) -> None:
        super().__init__(config)
        self.entrance = entrance
        self.lan = lan
        self.ready = ready
        self._settling: asyncio.Task[None] | None = None
        entrance.on_failure = self._give_up

    def _give_up(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen and tell where; the rest comes behind the page."""
        await super().startup(sockets)
        if not self.started:
            return
        if self.lan:
            await self._settle()
        self._tell()
        if not self.lan:
            self._settling = asyncio.create_task(self._settle())

    def _tell(self) -> None:
        if self.ready is not None and self.entrance.failed is None:
            app = self.entrance.app
            self.ready(self._port(), app.home.links if app is not None else [])

    def _port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])

    async def _settle(self) -> None:
        """Once the tables are there: the home network can be opened, and the engine gets warm."""
        await self.entrance.furnished.wait()
        app = self.entrance.app
        if app is None:
            return
        app.home.config, app.home.port = self.config, self._port()
        if self.lan:
            await app.home.open()
        # What lives long need not be looked through for garbage again and again: that would stop everybody.
        gc.freeze()
        from penultima.server.engine import start_warming  # noqa: PLC0415 (behind the page)

        start_warming()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Goodbye first, so that clients know when to come back."""
        say("stopping")
        await self.entrance.furnished.wait()
        app = self.entrance.app
        if app is None:
            await super().shutdown(sockets)
            return
        await app.hall.farewell()
        await asyncio.gather(app.home.close(), super().shutdown(sockets))


def make_server(settings: Settings, ready: Ready | None = None, *, lan: bool = False) -> GracefulServer:
    """A server that is not running yet."""
    entrance = Entrance(settings)
    config = uvicorn.Config(
        entrance,
        host=settings.host,
        port=settings.port,
        http=impatient(settings),
        ws=Line,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        backlog=2048,
        proxy_headers=False,
        lifespan="on",
    )
    return GracefulServer(config, entrance, lan, ready)


def serve(settings: Settings, ready: Ready | None = None, *, lan: bool = False) -> None:
    """Serve until told to stop; what kept the tables from being set up is raised."""
    start_logging(settings.log_level)
    # The store's thread wants the interpreter only for moments; it should not wait five milliseconds for each.
    sys.setswitchinterval(0.001)
    look_only_at_what_is_new()
    server = make_server(settings, ready, lan=lan)
    loop = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(server.serve())
    if isinstance(server.entrance.failed, PenultimaError):
        raise server.entrance.failed
    if server.entrance.failed is not None:
        raise SystemExit(3)  # the log says why
    _leave_at_once()


def _leave_at_once() -> None:
    """Everything is written and closed; what is being compiled would keep the process for half a minute."""
    engine = sys.modules.get("penultima.server.engine")
    if engine is not None and engine.is_warming():
        logging.shutdown()
        sys.stdout.flush()
        os._exit(0)
