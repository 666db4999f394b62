"""Starts a server and stops it gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable
from typing import Any

import uvicorn

from penultima.errors import PenultimaError, ServerError, system_facts
from penultima.exit_codes import ExitCode
from penultima.server.http.limits import SPARE_CONNECTIONS, limited_http_protocol
from penultima.server.http.metrics_server import MetricsServer
from penultima.server.http.sockets import DirectWebSocketProtocol
from penultima.server.http.startup import StartupApp
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock
from penultima.server.ops.database_place import check_place, sqlite_file
from penultima.server.ops.file_limit import raise_file_limit
from penultima.server.ops.garbage_collection import collect_only_young_objects
from penultima.server.ops.logs import log_event, start_logging
from penultima.server.ops.settings import Settings

MAX_MESSAGE_BYTES = 8 * 1024
"""The longest message a client may send; the protocol, which is not loaded yet, says the same."""
ABSENT = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)
"""A name may have addresses of a family that this machine has not: those are passed over by whoever listens."""
STOP_SECONDS = 12.0
"""A process that is still stopping after so long is ended: nothing acknowledged is lost by that, and whoever waits for
the port waits no longer. (deploy/systemd gives it 15.)"""
OnReady = Callable[[int, list[str]], None]
"""Called with the port once the server listens, and with the links by which others in the home network get there."""


class GracefulServer(uvicorn.Server):
    """Says goodbye to every client before it stops."""

    def __init__(self, config: uvicorn.Config, startup_app: StartupApp, lan: bool, on_ready: OnReady | None) -> None:
        super().__init__(config)
        self.startup_app = startup_app
        self.lan = lan
        self.on_ready = on_ready
        self.metrics_server = MetricsServer(startup_app.settings.metrics_host, startup_app.settings.metrics_port)
        self._preparing: asyncio.Task[None] | None = None
        self.on_stopping: Callable[[], None] = lambda: None
        """Called when stopping begins."""
        startup_app.on_failure = self._give_up

    def _give_up(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen and report it; the rest is prepared while the page is shown already. Only two things must be known
        before: the links of the home network, if it shall be open from the start, and whether a database server
        answers. (A file was looked at before anything was started.)"""
        await super().startup(sockets)
        if not self.started:
            return
        wait = self.lan or sqlite_file(self.startup_app.settings.database) is None
        if wait:
            await self._prepare()
        self._report_ready()
        if not wait:
            self._preparing = asyncio.create_task(self._prepare())

    def _report_ready(self) -> None:
        if self.on_ready is not None and self.startup_app.failed is None:
            app = self.startup_app.app
            self.on_ready(self._port(), app.lan.links if app is not None else [])

    def _port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])

    async def _prepare(self) -> None:
        """Once the application is loaded, the home network can be opened."""
        await self.startup_app.loaded.wait()
        app = self.startup_app.app
        if app is None:
            return
        app.lan.config, app.lan.port = self.config, self._port()
        await self.metrics_server.open(app.registry.metrics)
        if self.lan:
            await app.lan.open()
        # What lives long need not be looked through for garbage again and again: that would stop everybody.
        gc.freeze()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye first, so that clients know when to come back."""
        log_event("stopping")
        self.on_stopping()
        await self.startup_app.loaded.wait()
        app = self.startup_app.app
        if app is None:
            await super().shutdown(sockets)
            return
        await app.registry.say_goodbye()
        await self.metrics_server.close()
        await asyncio.gather(app.lan.close(), super().shutdown(sockets))


def check_address(host: str, port: int) -> None:
    """Refuse an address that cannot be listened at: one that another program has, or a name that nobody knows."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        refusals: list[OSError | UnicodeError] = [error for one in found if (error := _refusal(one[0], one[4]))]
    except (OSError, UnicodeError) as error:
        found, refusals = [], [error]
    serious = [error for error in refusals if getattr(error, "errno", None) not in ABSENT]
    if serious or len(refusals) >= max(1, len(found)):
        facts = system_facts((serious or refusals)[0])
        text = f"the server cannot listen at {host}, port {port}: {facts['why']}"
        raise ServerError(text, "no-listening", host=host, port=str(port), **facts)


def _refusal(family: int, address: tuple[Any, ...]) -> OSError | None:
    """Why nobody can listen at one of the addresses of a name, if so."""
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            probe.bind(address)
    except OSError as error:
        return error
    return None


def make_server(
    settings: Settings,
    on_ready: OnReady | None = None,
    *,
    lan: bool = False,
    switch_key: str = "",
    clock: SystemClock = SYSTEM_CLOCK,
) -> GracefulServer:
    """A server that is not running yet. `lan` opens the home network from the start; whoever shows `switch_key` from
    this machine may open and close it later."""
    startup_app = StartupApp(settings, clock, switch_key)
    config = uvicorn.Config(
        startup_app,
        host=settings.host,
        port=settings.port,
        http=limited_http_protocol(settings, startup_app.access),
        ws=DirectWebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
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
    return GracefulServer(config, startup_app, lan, on_ready)


class StopDeadline:
    """Ends this process if it is still stopping after `STOP_SECONDS`, whatever hangs."""

    def __init__(self) -> None:
        self._timer: threading.Timer | None = None

    def start(self) -> None:
        """Stopping begins."""
        self._timer = threading.Timer(STOP_SECONDS, self._end_process, [asyncio.get_running_loop()])
        self._timer.daemon = True
        self._timer.start()

    def cancel(self) -> None:
        """It has stopped."""
        if self._timer is not None:
            self._timer.cancel()

    def _end_process(self, loop: asyncio.AbstractEventLoop) -> None:
        """End the process; what it waited for is logged before, unless that hangs, too."""
        try:
            logging_thread = threading.Thread(target=_log_waiting, args=[loop], daemon=True)
            logging_thread.start()
            logging_thread.join(1)
        finally:
            os._exit(ExitCode.SERVER)


def _log_waiting(loop: asyncio.AbstractEventLoop) -> None:
    """Say in the log which tasks still run."""
    waiting = sorted(getattr(task.get_coro(), "__qualname__", "?") for task in asyncio.all_tasks(loop))
    log_event("stopping took too long", logging.ERROR, tasks=waiting)


def serve(
    settings: Settings,
    on_ready: OnReady | None = None,
    *,
    lan: bool = False,
    switch_key: str = "",
    clock: SystemClock = SYSTEM_CLOCK,
) -> None:
    """Serve until a signal stops it; what kept the application from being loaded is raised. An address or a database
    file that cannot be used is refused before anything is started."""
    check_place(settings.database)
    check_address(settings.host, settings.port)
    start_logging(settings.log_level)
    # The store's thread wants the interpreter only for moments; it should not wait five milliseconds for each.
    sys.setswitchinterval(0.001)
    collect_only_young_objects()
    raise_file_limit(settings.connections + SPARE_CONNECTIONS)
    server = make_server(settings, on_ready, lan=lan, switch_key=switch_key, clock=clock)
    deadline = StopDeadline()
    server.on_stopping = deadline.start
    loop = server.config.get_loop_factory()
    try:
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
            runner.run(server.serve())
    finally:
        deadline.cancel()
    if isinstance(server.startup_app.failed, PenultimaError):
        raise server.startup_app.failed
    if server.startup_app.failed is not None:
        raise SystemExit(ExitCode.SERVER)  # the log says why
