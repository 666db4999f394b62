"""The home network (LAN): a second listening socket of a running server, which only whoever sits at its machine opens
and closes, from the page."""

from __future__ import annotations

import asyncio
import contextlib
import io
import socket
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

import penultima
from penultima.close_codes import CloseCode
from penultima.pagedata import Here, LanSwitch
from penultima.protocol import Bye
from penultima.server.core.refusals import Refusal
from penultima.server.http.access import FROM_LAN, Access, at_this_machine, is_loopback, is_loopback_name
from penultima.server.http.limits import AddressLimits
from penultima.server.http.responses import json_response, refusal_response, short_body
from penultima.server.ops.logs import log_event

if TYPE_CHECKING:
    from penultima.server.live.connection import Connection
    from penultima.server.ops.settings import Settings


def lan_address() -> str:
    """This machine's address in the home network; nothing is sent to find it out. Empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(address) else address


class LanServer(uvicorn.Server):
    """A second uvicorn server in the same process; signals are handled by the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


class Lan:
    """The home network, open or closed. Clients that came in from there are told when it closes."""

    def __init__(self, settings: Settings, access: Access, clock: Callable[[], float]) -> None:
        self.settings = settings
        self.access = access
        self.clock = clock
        self._qr_rate = AddressLimits(1, 20)
        self.port = 0
        """The port of the first server, once it listens; the second one uses the same."""
        self.config: uvicorn.Config | None = None
        """How the first server serves; without it nothing can be opened."""
        self.connections: set[Connection] = set()
        """Those that came in from the home network."""
        self._address = ""
        self._server: LanServer | None = None
        self._serving: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def links(self) -> list[str]:
        """How others in the home network get here; none while it is closed."""
        return [f"http://{self._address}:{self.port}"] if self._server else []

    @property
    def can_switch(self) -> bool:
        """Can the home network be opened and closed? Not where the server listens to everybody already."""
        return self.config is not None and is_loopback_name(self.settings.host)

    async def open(self) -> bool:
        """Listen at the address of this machine in the home network, at the same port; false if it is in none."""
        async with self._lock:
            if self._server is not None:
                return True
            address = self.settings.lan_address or lan_address()
            if not address or not self.can_switch:
                return False
            listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            try:
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listening.bind((address, self.port))
            except OSError:
                listening.close()
                return False
            await self._serve(listening, address)
            log_event("home network open")
            return True

    async def _serve(self, listening: socket.socket, address: str) -> None:
        assert self.config is not None
        options = lan_server_options(self.config)
        config = uvicorn.Config(_MarkedFromLan(self.config.app), lifespan="off", **options)  # type: ignore[arg-type]
        self._server, self._address = LanServer(config), address
        self._serving = asyncio.create_task(self._server.serve([listening]))
        while not self._server.started and not self._serving.done():
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Say goodbye to those who came in from the home network, then stop listening there."""
        async with self._lock:
            if self._server is None or self._serving is None:
                return
            for connection in tuple(self.connections):
                connection.send(Bye(code=Refusal.LAN_CLOSED.value))
                connection.close(CloseCode.LAN_CLOSED, Refusal.LAN_CLOSED.value)
            await asyncio.gather(*(connection.wait_closed(1.0) for connection in tuple(self.connections)))
            self._server.should_exit = True
            await self._serving
            self._server, self._serving, self._address = None, None, ""
            log_event("home network closed")

    def routes(self) -> list[BaseRoute]:
        """What the page asks about this machine."""
        return [
            Route("/api/here", self.here),
            Route("/api/lan", self.switch, methods=["POST"]),
            Route("/api/qr", self.qr),
        ]

    def here_for(self, scope: Scope) -> Here:
        """Where whoever asks is, and what they may do about it."""
        local = at_this_machine(scope)
        links = [self.access.public] if self.access.public else self.links if local else [self.access.base(scope)]
        return Here(
            local=local,
            switch=self.can_switch and self.access.may_switch_lan(scope),
            lan=bool(self._server) or not is_loopback_name(self.settings.host),
            links=links,
            version=penultima.__version__,
            ready=True,
            warming=1.0,
        )

    async def here(self, request: Request) -> Response:
        """Where the page is shown: at this machine or elsewhere, and how others get here."""
        return json_response(self.here_for(request.scope))

    async def switch(self, request: Request) -> Response:
        """Open the home network, or close it; nobody else's page can make this browser ask for it."""
        try:
            wish = msgspec.json.decode(await short_body(request), type=LanSwitch)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return refusal_response(Refusal.BAD_MESSAGE, 400)
        if not self.access.may_switch_lan(request.scope) or not self.access.origin_allowed(request.scope):
            return refusal_response(Refusal.ONLY_HERE, 403)
        if wish.open and not await self.open():
            return refusal_response(Refusal.NO_NETWORK, 409)
        if not wish.open:
            await self.close()
        return json_response(self.here_for(request.scope))

    async def qr(self, request: Request) -> Response:
        """A link of this server as a QR code to point a phone at. To draw one is work, so not too often."""
        text = request.query_params.get("text", "")
        ours = {self.access.base(request.scope), self.access.public, *self.links} - {""}
        if len(text) > 200 or not any(text == base or text.startswith(f"{base}/") for base in ours):
            return refusal_response(Refusal.BAD_MESSAGE, 400)
        if not self._qr_rate.take(self.access.bucket(request.scope), self.clock()):
            return refusal_response(Refusal.SLOW_DOWN, 429)
        return Response(
            qr_picture(text), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"}
        )


@lru_cache(64)
def qr_picture(text: str) -> bytes:
    """A QR code as SVG."""
    import segno  # noqa: PLC0415 (few ask for it)

    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", border=4, scale=8, light="#fff", xmldecl=False)
    return out.getvalue()


class _MarkedFromLan:
    """An application whose every request is marked as come in from the home network."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, FROM_LAN: True}, receive, send)


def lan_server_options(first: uvicorn.Config) -> dict[str, object]:
    """uvicorn's options for the second server: those of the first."""
    names = (
        "http", "ws", "ws_max_size", "ws_per_message_deflate", "ws_ping_interval", "ws_ping_timeout", "access_log",
        "server_header", "timeout_graceful_shutdown", "backlog", "proxy_headers",
    )  # fmt: skip
    return {"log_config": None, **{name: getattr(first, name) for name in names}}
