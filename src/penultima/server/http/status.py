"""The status page for whoever runs a server: who may see it, and what there is to see.

The token is a password that the browser asks for (any user name) or a bearer token; it is never part of an address,
because addresses are logged and sent on. Without a token in the settings there is no such page.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import platform
import shutil
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import penultima
from penultima.rules.version import RULES_VERSION
from penultima.runtime import WAY
from penultima.server.core.refusals import Refusal
from penultima.server.http.access import is_loopback, is_loopback_name
from penultima.server.http.limits import AddressLimits, ConnectionLimit
from penultima.server.http.pages import tagged
from penultima.server.http.responses import refusal_response
from penultima.server.http.status_page import status_page
from penultima.server.live.registry import TableRegistry
from penultima.server.live.store import StoreDownError
from penultima.server.ops.database_place import sqlite_file
from penultima.text.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from penultima.server.http.access import Access

LITTLE_DISK = 1 << 30
"""Bytes; with less than that left whoever runs a server should know it."""
SLOW_COMMIT = 0.25
SLOW_LOOP = 0.1
"""Seconds that a commit, and the event loop, should not take in one case of a hundred."""
NEARLY = 0.9
"""The part of a limit that is worth a warning."""
CROWD = 10
"""Connections that seldom all come from one address, unless a proxy is taken for everybody."""
ASK_FOR_PASSWORD = {"www-authenticate": 'Basic realm="Penultima", charset="UTF-8"', "cache-control": "no-store"}


@dataclass(slots=True)
class Warned:
    """Something that whoever runs the server should do something about: a message and its arguments."""

    message: str
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Status:
    """What the page shows: of this process, and of the store that it may share with others."""

    now: int
    ready: bool
    warnings: list[Warned]
    tables_live: int
    tables_playing: int
    tables_stored: int | None
    """None while the store cannot be asked; so in all that comes from it."""
    tables_most: int
    tables_archived: int | None
    connections: int
    connections_most: int
    addresses: int
    players: int
    watchers: int
    bots: int
    rows_rate: float
    rows_history: list[float]
    new_tables_rate: float
    refused_rate: float
    turned_away_rate: float
    failures: int
    commit: tuple[float | None, float | None]
    """Half of all commits, and all but one of a hundred, took no longer than so many seconds."""
    loop: tuple[float | None, float | None]
    """The same for how late the event loop is."""
    database: str
    database_bytes: int | None
    disk_free: int | None
    uptime: float
    process: str
    processes: int
    versions: dict[str, str]


class StatusPage:
    """Answers whoever has the token."""

    def __init__(self, registry: TableRegistry, access: Access, connections: ConnectionLimit) -> None:
        self.registry = registry
        self.access = access
        self.connections = connections
        self.rate = AddressLimits(0.5, 10)
        """For wrong tokens: nobody guesses one, and who guesses keeps nobody out who has it."""
        token = registry.settings.status_token
        self._token = _digest(token) if token else b""
        self._style = (files("penultima.server") / "status" / "status.css").read_bytes()
        self._started = registry.clock()

    def routes(self) -> list[BaseRoute]:
        """The page and its style; none without a token."""
        if not self._token:
            return []
        return [Route("/status", self.page), Route("/status.css", self.style)]

    async def style(self, request: Request) -> Response:
        """How it looks; there is no secret in it."""
        return tagged(request, self._style, "text/css; charset=utf-8")

    async def page(self, request: Request) -> Response:
        """The page, in the language that the browser asks for."""
        shown = shown_token(request.headers.get("authorization", ""))
        if not shown:
            return Response("401", 401, ASK_FOR_PASSWORD, "text/plain")
        if not hmac.compare_digest(_digest(shown), self._token):
            if not self.rate.take(self.access.bucket(request.scope), self.registry.clock()):
                return refusal_response(Refusal.SLOW_DOWN, 429)
            self.registry.metrics.count("turned_away", "status")
            return Response("401", 401, ASK_FOR_PASSWORD, "text/plain")
        wish = request.headers.get("accept-language", "")[:2].lower()
        language = wish if wish in LANGUAGES else ENGLISH
        status = await self.collect()
        body = await asyncio.to_thread(status_page, status, language)
        headers = {"cache-control": "no-store", "x-robots-tag": "noindex"}
        return Response(body, 200, headers, "text/html; charset=utf-8")

    async def collect(self) -> Status:
        """Everything as it is now."""
        registry, settings = self.registry, self.registry.settings
        tables = [one.table for one in registry.live_tables.values()]
        people = [person for table in tables for person in table.people if person.here]
        stored, archived, size = await self._of_store()
        rates = registry.rates
        status = Status(
            now=registry.now(),
            ready=registry.healthy,
            warnings=[],
            tables_live=len(tables),
            tables_playing=sum(table.status not in ("waiting", "over") for table in tables),
            tables_stored=stored,
            tables_most=settings.tables,
            tables_archived=archived,
            connections=self.connections.total,
            connections_most=settings.connections,
            addresses=len(self.connections.by_address),
            players=sum(person.seat is not None for person in people),
            watchers=sum(person.seat is None for person in people),
            bots=sum(bool(chair.bot) for table in tables for chair in table.chairs),
            rows_rate=rates.per_second("rows"),
            rows_history=rates.history("rows"),
            new_tables_rate=rates.per_second("tables", 300) * 60,
            refused_rate=rates.per_second("refused") * 60,
            turned_away_rate=rates.per_second("turned_away") * 60,
            failures=sum(n for (name, _), n in registry.metrics.counts.items() if name == "failures"),
            commit=(rates.quantile("commit", 0.5), rates.quantile("commit", 0.99)),
            loop=(rates.quantile("loop_late", 0.5), rates.quantile("loop_late", 0.99)),
            database="PostgreSQL" if "://" in settings.database else "SQLite",
            database_bytes=size,
            disk_free=await asyncio.to_thread(_disk_free, settings.database),
            uptime=registry.clock() - self._started,
            process=registry.process,
            processes=len(registry.processes),
            versions=_versions(),
        )
        status.warnings += self._warnings(status)
        return status

    async def _of_store(self) -> tuple[int | None, int | None, int | None]:
        store = self.registry.store
        try:
            async with asyncio.timeout(3):
                return await store.count(), await store.count_archived(), await store.size()
        except (StoreDownError, TimeoutError, OSError):
            return None, None, None

    def _warnings(self, status: Status) -> list[Warned]:
        """What should be done something about, the worst first."""
        registry, found = self.registry, list[Warned]()
        damaged = registry.metrics.counts["damaged", ""]
        if not status.ready:
            found.append(_trouble(registry.trouble))
        if damaged:
            found.append(Warned("status-warn-damaged", {"n": damaged}))
        if status.failures:
            found.append(Warned("status-warn-failures", {"n": status.failures}))
        if status.disk_free is not None and status.disk_free < LITTLE_DISK:
            found.append(Warned("status-warn-disk", {"megabytes": status.disk_free >> 20}))
        if status.tables_stored is not None and status.tables_stored >= NEARLY * status.tables_most:
            found.append(Warned("status-warn-tables", {"n": status.tables_stored, "most": status.tables_most}))
        if status.connections >= NEARLY * status.connections_most:
            found.append(Warned("status-warn-connections", {"n": status.connections, "most": status.connections_most}))
        if (status.commit[1] or 0) > SLOW_COMMIT:
            found.append(Warned("status-warn-commit", {"milliseconds": round((status.commit[1] or 0) * 1000)}))
        if (status.loop[1] or 0) > SLOW_LOOP:
            found.append(Warned("status-warn-loop", {"milliseconds": round((status.loop[1] or 0) * 1000)}))
        if registry.older_processes:
            found.append(Warned("status-warn-upgrading"))
        if self._all_from_one_address(status.connections):
            found.append(Warned("status-warn-one-address"))
        return found

    def _all_from_one_address(self, connections: int) -> bool:
        """Do many people come from one address? Then a proxy is taken for all of them."""
        settings = self.registry.settings
        people: Counter[str] = self.connections.by_address
        known = is_loopback_name(settings.host) and not settings.public_url
        return connections >= CROWD and len(people) == 1 and not (known and is_loopback(next(iter(people))))


def _trouble(error: StoreDownError | None) -> Warned:
    """Why the server is not ready; not in which folder its file is."""
    if error is None:
        return Warned("status-warn-stopping")
    facts = {name: PurePath(str(fact)).name if name == "path" else fact for name, fact in error.facts.items()}
    return Warned(f"error-{error.code}", facts)


def shown_token(authorization: str) -> str:
    """The token in an Authorization header: the password of any user, or a bearer token. Empty if there is none."""
    scheme, _, rest = authorization.partition(" ")
    try:
        if scheme.lower() == "bearer":
            return rest.strip().encode("latin-1").decode()  # as HTTP reads headers, and as people write them
        if scheme.lower() == "basic":
            return base64.b64decode(rest.strip(), validate=True).decode().partition(":")[2]
    except ValueError:
        return ""
    return ""


def _digest(token: str) -> bytes:
    """Of the same length for every token, so that a comparison tells nothing about it."""
    return hashlib.sha256(token.encode()).digest()


def _disk_free(database: str) -> int | None:
    """Bytes that are free where a SQLite file is."""
    file = sqlite_file(database)
    if file is None:
        return None
    try:
        return shutil.disk_usage(file.absolute().parent).free
    except OSError:
        return None


def _versions() -> dict[str, str]:
    return {
        "Penultima": penultima.__version__,
        "rules": str(RULES_VERSION),
        "engine": str(WAY),
        "Python": platform.python_version(),
        "SQLite": sqlite3.sqlite_version,
    }
