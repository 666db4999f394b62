"""Who may connect: host names, origins, addresses behind a proxy; and the security headers of every response."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from penultima.server.ops.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'{sockets}; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
FROM_LAN = "penultima.from_lan"
"""The key in an ASGI scope of a request that came in from the home network, by the socket opened for it."""
FORWARDED = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip")
"""Headers that a proxy adds: a browser on this machine needs none."""
REFUSED = [(b"content-type", b"text/plain"), *HEADERS]
LOOPBACK = {"localhost", "127.0.0.1", "[::1]", "::1"}


def _listed(text: str) -> set[str]:
    return {word.strip().lower() for word in text.split(",") if word.strip()}


def header(scope: Scope, name: bytes) -> str:
    """A request header, or nothing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


class Access:
    """Decides by the settings. A server that listens at all addresses may be called by any address of its own."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url)
        self.public = settings.public_url.rstrip("/")
        self.hosts = LOOPBACK | _listed(settings.hosts) | ({public.hostname} if public.hostname else set())
        self.hosts.add(settings.host)
        self.origins = _listed(settings.origins)
        self.proxies = _listed(settings.trusted_proxy)

    def host_allowed(self, scope: Scope) -> bool:
        """Is the server called by one of its names?"""
        name = header(scope, b"host").lower()
        server = scope.get("server") or ("", 0)
        return _without_port(name) in self.hosts or _without_port(name) == server[0]

    def origin_allowed(self, scope: Scope) -> bool:
        """Programs send no origin; a page must be ours."""
        origin = header(scope, b"origin").lower()
        if not origin:
            return True
        host = header(scope, b"host").lower()
        ours = {f"http://{host}", f"https://{host}", self.public.lower()}
        return origin in ours or origin in self.origins

    def address(self, scope: Scope) -> str:
        """Where a request comes from; of a trusted proxy's header the last address is believed."""
        client: str = (scope.get("client") or ("", 0))[0]
        if self.by_proxy(scope) and (forwarded := header(scope, b"x-forwarded-for")):
            return forwarded.rpartition(",")[2].strip()
        return client

    def by_proxy(self, scope: Scope) -> bool:
        """Does the request come from a trusted proxy?"""
        return (scope.get("client") or ("", 0))[0].lower() in self.proxies

    def base(self, scope: Scope) -> str:
        """The address of this server as the client called it: what a link begins with."""
        if self.public:
            return self.public
        protocol = header(scope, b"x-forwarded-proto") if self.by_proxy(scope) else scope["scheme"]
        scheme = "https" if protocol in ("https", "wss") else "http"
        return f"{scheme}://{header(scope, b'host')}"


def is_loopback(address: str) -> bool:
    """Is it an address of this machine for itself?"""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def at_this_machine(scope: Scope) -> bool:
    """Does whoever asks sit at this machine? By the address, the name called, and no proxy between."""
    peer = (scope.get("client") or ("", 0))[0]
    forwarded = not {key for key, _ in scope["headers"]}.isdisjoint(FORWARDED)
    by_name = is_loopback_name(header(scope, b"host"))
    return not scope.get(FROM_LAN) and is_loopback(peer) and by_name and not forwarded


def is_loopback_name(host: str) -> bool:
    """Is this machine called by a name that it has for itself?"""
    return _without_port(host.lower()) in LOOPBACK


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


class GuardedApp:
    """An application behind the check of the host name, with security headers on every response."""

    def __init__(self, app: ASGIApp, access: Access) -> None:
        self.app = app
        self.access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what calls the server by one of its names."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif not self.access.host_allowed(scope):
            await _refuse(scope, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, _with_headers(send, header(scope, b"host").lower()))
        else:
            await self.app(scope, receive, send)


@lru_cache(64)
def policy(host: str) -> bytes:
    """What the page may load. Not every browser takes a socket to the same host for 'self'."""
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[a-z0-9.:\[\]-]+", host) else ""
    return POLICY.format(sockets=sockets).encode()


def _with_headers(send: Send, host: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = (b"content-security-policy", policy(host))
            message["headers"] = [*message.get("headers", []), *HEADERS, own]
        await send(message)

    return sending


async def _refuse(scope: Scope, send: Send) -> None:
    """The request was meant for a server of another name."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4421, "reason": "host"})
        return
    await send({"type": "http.response.start", "status": 421, "headers": REFUSED})
    await send({"type": "http.response.body", "body": b"this server has another name"})
