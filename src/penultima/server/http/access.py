"""Who may connect: host names, origins, addresses behind a proxy; and the security headers of every response."""

from __future__ import annotations

import hmac
import ipaddress
import re
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from penultima.server.ops.settings import Settings, proxy_networks

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'{sockets}; "
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
FORWARDED = (
    b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-forwarded-port",
    b"x-forwarded-server", b"x-real-ip", b"x-client-ip", b"true-client-ip", b"cf-connecting-ip",
)  # fmt: skip
"""Headers that a proxy adds: a browser on this machine needs none."""
KEY_HEADER = b"x-penultima-key"
"""The header in which the page of this machine shows the key of the switch for the home network."""
REFUSED = [(b"content-type", b"text/plain"), *HEADERS]
LOOPBACK = {"localhost", "127.0.0.1", "::1"}


def _listed(text: str) -> set[str]:
    return {word.strip().lower() for word in text.split(",") if word.strip()}


def header(scope: Scope, name: bytes) -> str:
    """A request header, or nothing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


class Access:
    """Decides by the settings. A server that listens at all addresses may be called by any address of its own."""

    def __init__(self, settings: Settings, switch_key: str = "") -> None:
        """`switch_key` is told to nobody but the browser at this machine; without one nobody may open the LAN."""
        self._switch_key = "" if settings.public_url else switch_key
        public = urlsplit(settings.public_url)
        self.public = settings.public_url.rstrip("/")
        named = _listed(settings.hosts) | {settings.host.lower(), public.hostname or ""}
        self.hosts = LOOPBACK | {host_name(name) for name in named if name}
        self.origins = _listed(settings.origins)
        self.proxies = proxy_networks(settings.trusted_proxy)

    def host_allowed(self, scope: Scope) -> bool:
        """Is the server called by one of its names?"""
        name = host_name(header(scope, b"host").lower())
        server = scope.get("server") or ("", 0)
        return name in self.hosts or (bool(name) and name == host_name(server[0]))

    def origin_allowed(self, scope: Scope) -> bool:
        """Programs send no origin; a page must be ours. Where people come by https, a page of plain http is not:
        anybody between it and its reader could have written it."""
        origin = header(scope, b"origin").lower()
        if not origin:
            return True
        host = header(scope, b"host").lower()
        ours = {f"https://{host}", self.public.lower()}
        if scope.get(FROM_LAN) or is_loopback_name(host) or not self.public.lower().startswith("https:"):
            ours.add(f"http://{host}")
        return origin in ours or origin in self.origins

    def address(self, scope: Scope) -> str:
        """Where a request comes from. Every trusted proxy adds the address it was called from to X-Forwarded-For, so it
        is read from its end, over as many proxies as are trusted; what stands before that anybody can write."""
        address: str = (scope.get("client") or ("", 0))[0]
        lines = [value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for"]
        for hop in reversed(",".join(lines).split(",")):
            found = _hop_address(hop.strip())
            if not self.trusts(address) or not found:
                break
            address = found
        return address

    def bucket(self, scope: Scope) -> str:
        """Whom the limits of a request count for."""
        return address_bucket(self.address(scope))

    def trusts(self, address: str) -> bool:
        """Is this the address of a trusted proxy?"""
        if not self.proxies:
            return False
        ip = plain_ip(address)
        return ip is not None and any(ip in network for network in self.proxies)

    def may_switch_lan(self, scope: Scope) -> bool:
        """May this request open and close the home network? It must come from this machine itself and show the key: to
        a server behind a proxy that adds no header, everybody seems to be at this machine."""
        shown = header(scope, KEY_HEADER)
        return (
            bool(self._switch_key)
            and at_this_machine(scope)
            and hmac.compare_digest(shown.encode(), self._switch_key.encode())
        )

    def by_proxy(self, scope: Scope) -> bool:
        """Does the request come from a trusted proxy?"""
        return self.trusts((scope.get("client") or ("", 0))[0])

    def base(self, scope: Scope) -> str:
        """The address of this server as the client called it: what a link begins with."""
        if self.public:
            return self.public
        protocol = header(scope, b"x-forwarded-proto") if self.by_proxy(scope) else scope["scheme"]
        scheme = "https" if protocol in ("https", "wss") else "http"
        return f"{scheme}://{header(scope, b'host')}"


def plain_ip(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; an IPv4 address written as IPv6 is the IPv4 address."""
    try:
        ip = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(ip, "ipv4_mapped", None) or ip


def _hop_address(hop: str) -> str:
    """The address in an entry of X-Forwarded-For, which may have a port; empty if it is none."""
    bracketed = re.fullmatch(r"\[([^\]]+)\](:\d+)?", hop)
    text = bracketed[1] if bracketed else hop.partition(":")[0] if hop.count(":") == 1 else hop
    ip = plain_ip(text)
    return "" if ip is None else str(ip)


def address_bucket(address: str) -> str:
    """The network that limits count for: of IPv6 the first 64 bits; the others a household may choose."""
    ip = plain_ip(address)
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
    return address if ip is None else str(ip)


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
    return host_name(host.lower()) in LOOPBACK


def host_name(host: str) -> str:
    """The name or address in a host header, without the port; an IPv6 address in its one short form, without
    brackets."""
    bracketed = re.fullmatch(r"\[([0-9a-f:.]+)\](:\d+)?", host)
    name = bracketed[1] if bracketed else re.sub(r":\d+$", "", host) if host.count(":") == 1 else host
    return str(plain_ip(name) or name)


def url_host(address: str) -> str:
    """An address or name as it stands in a link: an IPv6 address in brackets."""
    return f"[{address}]" if ":" in address else address


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
            await refuse(scope, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, _with_headers(send, header(scope, b"host").lower()))
        else:
            await self.app(scope, receive, send)


@lru_cache(64)
def policy(host: str) -> bytes:
    """What the page may load. Not every browser takes a socket to the same host for 'self'; IPv6 addresses cannot be
    written in a policy."""
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[a-z0-9.-]+(:\d+)?", host) else ""
    return POLICY.format(sockets=sockets).encode()


def _with_headers(send: Send, host: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = (b"content-security-policy", policy(host))
            message["headers"] = [*message.get("headers", []), *HEADERS, own]
        await send(message)

    return sending


async def refuse(scope: Scope, send: Send) -> None:
    """The request was meant for a server of another name."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4421, "reason": "host"})
        return
    await send({"type": "http.response.start", "status": 421, "headers": REFUSED})
    await send({"type": "http.response.body", "body": b"this server has another name"})
