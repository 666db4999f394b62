"""The home network (LAN): a second server with a listening socket at each of this machine's addresses there, which only
whoever sits at the machine opens and closes, from the page."""

from __future__ import annotations

import asyncio
import contextlib
import io
import ipaddress
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
from penultima.server.http.access import FROM_LAN, Access, at_this_machine, is_loopback_name, plain_ip, refuse, url_host
from penultima.server.http.interfaces import Interface, home_interfaces
from penultima.server.http.limits import AddressLimits
from penultima.server.http.responses import json_response, refusal_response, short_body
from penultima.server.ops.logs import log_event

if TYPE_CHECKING:
    from penultima.server.live.connection import Connection
    from penultima.server.ops.settings import Settings


def lan_addresses(settings: Settings) -> list[Interface]:
    """This machine's addresses in its home networks, the best first: those of the settings, or those that it has."""
    named = [word.strip().strip("[]") for word in settings.lan_address.split(",") if word.strip()]
    if not named:
        return home_interfaces()
    found = [ip for ip in map(plain_ip, named) if ip is not None]
    return [Interface("", 0, ip, ipaddress.ip_network("::/0" if ip.version == 6 else "0.0.0.0/0")) for ip in found]


def listen(address: Interface, port: int) -> socket.socket | None:
    """A socket that listens at an address; nothing if it cannot, because it is not this machine's or in use."""
    family = socket.AF_INET6 if address.address.version == 6 else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind((str(address.address), port))
        listening.listen()
    except OSError:
        listening.close()
        return None
    return listening


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
        self._addresses: list[Interface] = []
        """Where it listens, the best first."""
        self._server: LanServer | None = None
        self._serving: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def links(self) -> list[str]:
        """How others in the home network get here, the best link first; none while it is closed."""
        return [f"http://{url_host(str(one.address))}:{self.port}" for one in self._addresses]

    @property
    def can_switch(self) -> bool:
        """Can the home network be opened and closed? Not where the server listens to everybody already."""
        return self.config is not None and is_loopback_name(self.settings.host)

    async def open(self) -> bool:
        """Listen at every address of this machine in a home network, at the same port; false if it is in none."""
        async with self._lock:
            if self._server is not None:
                return True
            if not self.can_switch:
                return False
            tried = [(one, listen(one, self.port)) for one in await asyncio.to_thread(lan_addresses, self.settings)]
            listening = {one: found for one, found in tried if found is not None}
            if not listening:
                return False
            await self._serve(listening)
            log_event("home network open", addresses=len(listening))
            return True

    async def _serve(self, listening: dict[Interface, socket.socket]) -> None:
        assert self.config is not None
        options = lan_server_options(self.config)
        app = _MarkedFromLan(self.config.app, list(listening))  # type: ignore[arg-type]
        config = uvicorn.Config(app, lifespan="off", **options)  # type: ignore[arg-type]
        self._server, self._addresses = LanServer(config), list(listening)
        self._serving = asyncio.create_task(self._server.serve(list(listening.values())))
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
            self._server, self._serving, self._addresses = None, None, []
            log_event("home network closed")

    def routes(self) -> list[BaseRoute]:
        """What the page asks about this machine."""
        return [
            Route("/api/here", self.here),
            Route("/api/lan", self.switch, methods=["POST"]),
            Route("/api/qr", self.qr),
        ]

    def _links_for(self, scope: Scope, *, local: bool) -> list[str]:
        """How others get here, for who asks: by the public address, by the one that was called, and at this machine by
        its addresses in the home network. A server that listens at all addresses has them without a switch."""
        if self.access.public:
            return [self.access.public]
        if not local:
            return [self.access.base(scope)]
        if is_loopback_name(self.settings.host):
            return self.links
        listening = plain_ip(self.settings.host)
        everywhere = listening is not None and listening.is_unspecified
        hosts = [str(one.address) for one in lan_addresses(self.settings)] if everywhere else [self.settings.host]
        return [f"http://{url_host(host)}:{self.port}" for host in hosts]

    def here_for(self, scope: Scope) -> Here:
        """Where whoever asks is, and what they may do about it."""
        local = at_this_machine(scope)
        links = self._links_for(scope, local=local)
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
    """An application whose every request is marked as come in from the home network. At an address that the whole
    Internet could call, only neighbors in the same network are let in."""

    def __init__(self, app: ASGIApp, addresses: list[Interface]) -> None:
        self.app = app
        self._neighbors = {str(one.address): one.network for one in addresses if one.is_public}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        network = self._neighbors.get((scope.get("server") or ("", 0))[0])
        peer = plain_ip((scope.get("client") or ("", 0))[0])
        if network is not None and (peer is None or peer not in network):
            await refuse(scope, send)
        else:
            await self.app({**scope, FROM_LAN: True}, receive, send)


def lan_server_options(first: uvicorn.Config) -> dict[str, object]:
    """uvicorn's options for the second server: those of the first."""
    names = (
        "http", "ws", "ws_max_size", "ws_per_message_deflate", "ws_ping_interval", "ws_ping_timeout", "access_log",
        "server_header", "timeout_graceful_shutdown", "backlog", "proxy_headers",
    )  # fmt: skip
    return {"log_config": None, **{name: getattr(first, name) for name in names}}
