"""The home network: a second door of a running server, which only whoever sits at its machine opens and closes."""

from __future__ import annotations

import asyncio
import contextlib
import io
import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

import penultima
from penultima.pagedata import Here, HomeDoor
from penultima.protocol import Bye
from penultima.server.access import ABROAD, Access, at_this_machine, is_loopback, is_loopback_name
from penultima.server.answers import as_json, no, short_body
from penultima.server.engine import engine_ready, warmth
from penultima.server.logs import say
from penultima.server.refused import Refusal

if TYPE_CHECKING:
    from penultima.server.connection import Connection
    from penultima.server.settings import Settings

DOOR_CLOSED = 4410


def home_address() -> str:
    """This machine's address in the home network; nothing is sent to find it out. Empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(address) else address


class SecondDoor(uvicorn.Server):
    """A server beside the first: signals are not for it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are the first one's."""
        yield


class HomeNetwork:
    """Open or closed; those who came in by this door are told when it closes."""

    def __init__(self, settings: Settings, access: Access) -> None:
        self.settings = settings
        self.access = access
        self.port = 0
        """Where the first door is, once it is open."""
        self.config: uvicorn.Config | None = None
        """How the first door is served; without it nothing can be opened."""
        self.guests: set[Connection] = set()
        self._address = ""
        self._door: SecondDoor | None = None
        self._serving: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def links(self) -> list[str]:
        """How others in the house get here; none while the door is closed."""
        return [f"http://{self._address}:{self.port}"] if self._door else []

    @property
    def has_switch(self) -> bool:
        """Can there be a second door? Not where the first one is open to everybody already."""
        return self.config is not None and is_loopback_name(self.settings.host)

    async def open(self) -> bool:
        """Listen at the address of this machine in the home network, at the same port; false if it is in none."""
        async with self._lock:
            if self._door is not None:
                return True
            address = self.settings.lan_address or home_address()
            if not address or not self.has_switch:
                return False
            door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            try:
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                door.bind((address, self.port))
            except OSError:
                door.close()
                return False
            await self._serve(door, address)
            say("home network open")
            return True

    async def _serve(self, listening: socket.socket, address: str) -> None:
        assert self.config is not None
        config = uvicorn.Config(_Marked(self.config.app), lifespan="off", **second_manner(self.config))  # type: ignore[arg-type]
        self._door, self._address = SecondDoor(config), address
        self._serving = asyncio.create_task(self._door.serve([listening]))
        while not self._door.started and not self._serving.done():
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Say goodbye to those who came in by it, then close it."""
        async with self._lock:
            if self._door is None or self._serving is None:
                return
            for guest in tuple(self.guests):
                guest.answer(Bye(code=Refusal.DOOR_CLOSED.value))
                guest.end(DOOR_CLOSED, Refusal.DOOR_CLOSED.value)
            await asyncio.gather(*(guest.flushed(1.0) for guest in tuple(self.guests)))
            self._door.should_exit = True
            await self._serving
            self._door, self._serving, self._address = None, None, ""
            say("home network closed")

    def routes(self) -> list[BaseRoute]:
        """What the page asks about this machine."""
        return [
            Route("/api/here", self.here),
            Route("/api/lan", self.switch, methods=["POST"]),
            Route("/api/qr", self.qr),
        ]

    def told(self, scope: Scope) -> Here:
        """Where one is, and what one may do about it."""
        local = at_this_machine(scope)
        ways = [self.access.public] if self.access.public else self.links if local else [self.access.base(scope)]
        return Here(
            local=local,
            switch=local and self.has_switch,
            lan=bool(self._door) or not is_loopback_name(self.settings.host),
            links=ways,
            version=penultima.__version__,
            ready=engine_ready(),
            warming=warmth(),
        )

    async def here(self, request: Request) -> Response:
        """Where the page is shown: at this machine or elsewhere, and whether the engine is warm."""
        return as_json(self.told(request.scope))

    async def switch(self, request: Request) -> Response:
        """Open the home network, or close it; nobody else's page can make this browser ask for it."""
        if not at_this_machine(request.scope) or not self.access.origin_allowed(request.scope):
            return no(Refusal.ONLY_HERE, 403)
        try:
            wish = msgspec.json.decode(await short_body(request), type=HomeDoor)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return no(Refusal.BAD_MESSAGE, 400)
        if wish.open and not await self.open():
            return no(Refusal.NO_NETWORK, 409)
        if not wish.open:
            await self.close()
        return as_json(self.told(request.scope))

    async def qr(self, request: Request) -> Response:
        """A link of this server to point a phone at."""
        import segno  # noqa: PLC0415 (few ask for it)

        text = request.query_params.get("text", "")
        ours = {self.access.base(request.scope), self.access.public, *self.links} - {""}
        if len(text) > 200 or not any(text == base or text.startswith(f"{base}/") for base in ours):
            return no(Refusal.BAD_MESSAGE, 400)
        out = io.BytesIO()
        segno.make(text, micro=False).save(out, kind="svg", border=4, scale=8, light="#fff", xmldecl=False)
        return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


class _Marked:
    """An application whose every request is marked as come in by the second door."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, ABROAD: True}, receive, send)


def second_manner(first: uvicorn.Config) -> dict[str, object]:
    """How the second door is served: as the first."""
    names = (
        "ws", "ws_max_size", "ws_per_message_deflate", "ws_ping_interval", "ws_ping_timeout", "access_log",
        "server_header", "timeout_graceful_shutdown", "backlog", "proxy_headers",
    )  # fmt: skip
    return {"log_config": None, **{name: getattr(first, name) for name in names}}
