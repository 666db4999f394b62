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

from penultima.protocol import FRAME
from penultima.server.app import App
from penultima.server.bus import open_bus
from penultima.server.engine import is_warming, start_warming
from penultima.server.hall import Hall
from penultima.server.home import HomeNetwork
from penultima.server.logs import say, start_logging
from penultima.server.patience import impatient
from penultima.server.settings import Settings
from penultima.server.store import open_store
from penultima.server.wire import Line

Ready = Callable[[int, list[str]], None]
"""Told the port once it listens, and how others in the house get there."""


class GracefulServer(uvicorn.Server):
    """Says goodbye to everybody before it closes the door."""

    def __init__(self, config: uvicorn.Config, hall: Hall, home: HomeNetwork, lan: bool, ready: Ready | None) -> None:
        super().__init__(config)
        self.hall = hall
        self.home = home
        self.lan = lan
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then tell where."""
        await super().startup(sockets)
        if self.started:
            self.home.config = self.config
            self.home.port = self.servers[0].sockets[0].getsockname()[1]
            if self.lan:
                await self.home.open()
        if self.started and self.ready is not None:
            self.ready(self.home.port, self.home.links)
        if self.started:
            start_warming()  # behind the page: until now it would only have been in the way

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Goodbye first, so that clients know when to come back."""
        say("stopping")
        await self.hall.farewell()
        await asyncio.gather(self.home.close(), super().shutdown(sockets))


def make_server(settings: Settings, ready: Ready | None = None, *, lan: bool = False) -> GracefulServer:
    """A server that is not running yet."""
    hall = Hall(settings, open_store(settings.database), open_bus(settings.bus))
    app = App(hall)
    config = uvicorn.Config(
        app.asgi(),
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
    )
    return GracefulServer(config, hall, app.home, lan, ready)


def serve(settings: Settings, ready: Ready | None = None, *, lan: bool = False) -> None:
    """Serve until told to stop."""
    start_logging(settings.log_level)
    # The store's thread wants the interpreter only for moments; it should not wait five milliseconds for each.
    sys.setswitchinterval(0.001)
    # Tables and connections live long: to look through all of them for garbage again and again would stop everybody.
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)
    server = make_server(settings, ready, lan=lan)
    loop = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(server.serve())
    if is_warming():
        # Everything is written and closed; what is being compiled would keep the process for half a minute.
        logging.shutdown()
        sys.stdout.flush()
        os._exit(0 if server.started else 1)
