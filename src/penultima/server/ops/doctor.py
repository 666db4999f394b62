"""The doctor: looks at an installation without changing it, and says what is wrong and what to do about it."""

from __future__ import annotations

import asyncio
import ipaddress
import platform
import shutil
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

import msgspec

from penultima import __version__
from penultima.errors import PenultimaError, StoreError
from penultima.server.live.store import Examination, examine
from penultima.server.ops.database_place import check_place, sqlite_file
from penultima.server.ops.settings import Settings

OLDEST_SQLITE = (3, 37, 0)
LITTLE_DISK = 1 << 30
"""Bytes; a busy server writes so much in some days."""
FILES_BESIDE = 100
"""Files that a server has open beside its connections."""
CLOCK_TOLERANCE = 300
"""Milliseconds by which clocks may differ: as much as the time to say UNO forgives."""
MUCH = 100_000
"""Bytes; more than a server says about where it is."""
LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: a message and its arguments, and whether something should be done."""

    message: str
    well: bool = True
    facts: dict[str, Any] = field(default_factory=dict)


def look(settings: Settings) -> Iterator[Finding]:
    """Everything that there is to look at, one after the other."""
    checks: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
        _versions, _database, _disk, _file_limit, _address, _proxy, _running,
    )  # fmt: skip
    for check in checks:
        yield from check(settings)


def _versions(_: Settings) -> Iterator[Finding]:
    facts = {"version": __version__, "python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    yield Finding("doctor-versions", facts=facts)
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        yield Finding("doctor-old-sqlite", False, {"sqlite": sqlite3.sqlite_version, "wanted": wanted})


def _database(settings: Settings) -> Iterator[Finding]:
    try:
        found = asyncio.run(examine(settings.database))
    except PenultimaError as error:
        yield Finding(f"error-{error.code}", False, dict(error.facts))
        return
    if found is None:
        yield from _place(settings.database)
        return
    for table_id, row in found.damaged:
        yield Finding("doctor-damaged-table", False, {"table": table_id, "row": row})
    counts = {"tables": found.tables, "rows": found.rows, "archived": found.archived}
    if not found.damaged:
        yield Finding("doctor-database", facts=counts)
    if found.unreadable:
        yield Finding("doctor-unreadable-tables", False, {"n": found.unreadable})
    if found.open_to_others:
        yield Finding("doctor-open-to-others", False, {"path": settings.database})
    if found.steps_ahead > 0:
        yield Finding("doctor-newer-database", False)
    elif found.steps_ahead < 0:
        yield Finding("doctor-older-database")
    yield from _clocks(found)


def _place(database: str) -> Iterator[Finding]:
    """Can the server make the database when it starts?"""
    try:
        check_place(database)
        yield Finding("doctor-no-database-yet", facts={"path": database})
    except StoreError as error:
        yield Finding(f"error-{error.code}", False, dict(error.facts))


def _clocks(found: Examination) -> Iterator[Finding]:
    ahead = found.newest - time.time_ns() // 1_000_000
    if ahead > CLOCK_TOLERANCE:
        yield Finding("doctor-clock-back", False, {"seconds": ahead // 1000 + 1})
    elif abs(found.clock_difference) > CLOCK_TOLERANCE:
        yield Finding("doctor-clocks-differ", False, {"milliseconds": abs(found.clock_difference)})
    else:
        yield Finding("doctor-clock")


def _disk(settings: Settings) -> Iterator[Finding]:
    file = sqlite_file(settings.database)
    if file is None:
        return
    folder = file.absolute().parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    yield Finding("doctor-disk", free >= LITTLE_DISK, {"megabytes": free >> 20, "path": str(folder)})


def _file_limit(settings: Settings) -> Iterator[Finding]:
    try:
        import resource  # noqa: PLC0415 (not on every system)
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.connections + FILES_BESIDE
    enough = soft == resource.RLIM_INFINITY or max(soft, hard) >= wanted
    yield Finding("doctor-file-limit", enough, {"limit": max(soft, hard), "wanted": wanted})


def _address(settings: Settings) -> Iterator[Finding]:
    public = urlsplit(settings.public_url)
    if settings.public_url and (public.scheme not in ("http", "https") or not public.hostname):
        yield Finding("doctor-bad-public-url", False, {"url": settings.public_url})
    elif public.scheme == "http" and public.hostname not in LOOPBACK:
        yield Finding("doctor-no-tls", False, {"url": settings.public_url})
    elif settings.public_url:
        yield Finding("doctor-public-url", facts={"url": settings.public_url})


def _proxy(settings: Settings) -> Iterator[Finding]:
    named = [one.strip() for one in settings.trusted_proxy.split(",") if one.strip()]
    for one in named:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            yield Finding("doctor-bad-proxy", False, {"address": one})
    if settings.public_url.startswith("https:") and not named:
        yield Finding("doctor-no-proxy", False)
    if settings.database.startswith("postgres") and not settings.bus:
        yield Finding("doctor-no-bus")


def _running(settings: Settings) -> Iterator[Finding]:
    """What the server says about itself, if one runs at the address of the settings."""
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    link = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    try:
        with urllib.request.urlopen(f"{link}/readyz", timeout=3):
            yield Finding("doctor-running", facts={"link": link})
    except urllib.error.HTTPError as error:
        with error:
            yield Finding("doctor-not-ready", False, {"link": link, "why": error.read(500).decode("utf-8", "replace")})
        return
    except OSError:
        yield Finding("doctor-not-running", facts={"link": link})
        return
    if settings.public_url:
        yield _through_proxy(settings.public_url.rstrip("/"))


def _through_proxy(url: str) -> Finding:
    """What comes of a request by the address that people type: does a proxy before the server pass on what it needs to
    know? That this machine cannot reach the address says little, since not every router leads back into its network."""
    try:
        with urllib.request.urlopen(f"{url}/api/here", timeout=3) as answer:
            here = msgspec.json.decode(answer.read(MUCH), type=dict[str, Any])
    except urllib.error.HTTPError as error:
        with error:
            if error.code == HTTPStatus.MISDIRECTED_REQUEST:
                return Finding("doctor-proxy-host", False, {"url": url})
            return Finding("doctor-not-ready", False, {"link": url, "why": f"{error.code} {error.reason}"})
    except msgspec.DecodeError:
        return Finding("doctor-elsewhere", False, {"url": url})
    except (OSError, HTTPException, ValueError) as error:
        why = str(getattr(error, "reason", error)) or type(error).__name__
        return Finding("doctor-not-reached", facts={"url": url, "why": why})
    if here.get("local"):
        return Finding("doctor-proxy-headers", False, {"url": url})
    return Finding("doctor-through-proxy", facts={"url": url})
