"""Settings of a server. Each is a field here, a flag, an environment variable PENULTIMA_… and a line in a TOML file."""

from __future__ import annotations

import ipaddress
import logging
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec

from penultima.errors import PenultimaError
from penultima.files import unreadable
from penultima.server.ops.database_place import sqlite_file
from penultima.spelling import no_setting, no_value


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server is run; the second part of each annotation is its line in --help."""

    host: Annotated[str, "Address to listen at."] = "127.0.0.1"
    port: Annotated[int, "Port to listen at; 0 for any."] = 8787
    lan_address: Annotated[str, "Addresses in the home network, if not those found by itself; with commas."] = ""
    database: Annotated[str, "Where tables are kept: a file for SQLite, or postgresql://…"] = ""
    bus: Annotated[str, "How processes tell each other: empty for one process, or redis://…"] = ""
    public_url: Annotated[str, "The address that people type, if it is not that of this machine."] = ""
    hosts: Annotated[str, "Other host names it may be called by, with commas between them."] = ""
    origins: Annotated[str, "Other origins whose pages may connect, with commas between them."] = ""
    trusted_proxy: Annotated[
        str, "Proxies whose X-Forwarded-For is believed: addresses, or networks like 10.0.0.0/8."
    ] = ""
    connections: Annotated[int, "How many may be connected."] = 10_000
    per_address: Annotated[int, "How many may be connected from one address."] = 100
    tables_per_minute: Annotated[int, "How many tables one address may open in a minute."] = 20
    tables: Annotated[int, "How many tables there may be, those in the archive not counted; 0: no new ones."] = 50_000
    tables_per_address: Annotated[int, "How many of them one address may have opened."] = 2000
    messages_per_second: Annotated[int, "How many messages one connection may send in a second."] = 20
    queue_bytes: Annotated[int, "What may wait for a slow reader before it is dropped."] = 262_144
    hello_ms: Annotated[int, "Milliseconds in which a connection must say who it is."] = 10_000
    lease_ms: Annotated[int, "Milliseconds without a sign of life after which a process counts as dead."] = 2000
    think_ms: Annotated[int, "Milliseconds that a bot takes for a move."] = 900
    shout_ms: Annotated[int, "Milliseconds that a bot takes to say UNO."] = 500
    between_ms: Annotated[int, "Milliseconds between the rounds of a timed table."] = 20_000
    contribute_ms: Annotated[int, "Milliseconds that a deal waits for contributions."] = 5000
    archive_days: Annotated[int, "Days after which an unused table becomes a record."] = 14
    metrics_port: Annotated[int, "Port for Prometheus, apart from the one for people; 0 for none."] = 0
    metrics_host: Annotated[str, "Address that the port for Prometheus listens at."] = "127.0.0.1"
    status_token: Annotated[str, "Password for the status page at /status; without one there is none."] = ""
    log_level: Annotated[
        str, "How much is logged: debug, info, warning, error; without it info, in a terminal warning."
    ] = ""


FIELDS: dict[str, tuple[type, str]] = {
    name: get_args(hint) for name, hint in get_type_hints(Settings, include_extras=True).items()
}
"""Type and help of each setting."""
PREFIX = "PENULTIMA_"


def load_settings(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """A flag beats the environment, which beats the file."""
    environment = os.environ if environment is None else environment
    chosen: dict[str, Any] = _from_file(file) if file else {}
    for name in FIELDS:
        if text := environment.get(PREFIX + name.upper()):
            chosen[name] = text
    chosen |= {name: value for name, value in flags.items() if value is not None}
    for name in chosen:
        if name not in FIELDS:
            raise no_setting(name, FIELDS)
    settings = Settings(**{name: _of_its_kind(name, value) for name, value in chosen.items()})
    _check_numbers(settings)
    if settings.log_level and settings.log_level.upper() not in logging.getLevelNamesMapping():
        raise no_value("log_level", ("debug", "info", "warning", "error"), settings.log_level)
    _check_status_token(settings.status_token)
    proxy_networks(settings.trusted_proxy)
    _check_public_url(settings.public_url)
    _check_bus(settings.bus)
    sqlite_file(settings.database)
    return msgspec.structs.replace(settings, database=settings.database or str(data_folder() / "tables.sqlite"))


def _of_its_kind(name: str, value: Any) -> Any:
    """A number or a text, as the setting is; from the environment a number comes as a text. A password is not shown."""
    kind, _ = FIELDS[name]
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        shown = "…" if name == "status_token" else str(value)
        wanted, code = ("a whole number", "setting-number") if kind is int else ("text in quotes", "setting-text")
        raise PenultimaError(f"{name} must be {wanted}, not {shown}", code, name=name, text=shown) from None


SHORTEST_TOKEN = 16


def _check_status_token(token: str) -> None:
    """A password that is asked for on the open network cannot be short; what it is, is not said again."""
    if token and (len(token) < SHORTEST_TOKEN or not token.isprintable()):
        text = f"status_token has fewer than {SHORTEST_TOKEN} characters, or some that cannot be typed"
        raise PenultimaError(text, "status-token", n=SHORTEST_TOKEN)


LAST_PORT = 65_535
HIGHEST = 1_000_000_000_000


def _check_numbers(settings: Settings) -> None:
    """No setting is less than nothing; ports end at 65535, all others at a million million."""
    numbers = {name: getattr(settings, name) for name, (kind, _) in FIELDS.items() if kind is int}
    for name, number in numbers.items():
        high = LAST_PORT if name in ("port", "metrics_port") else HIGHEST
        if not 0 <= number <= high:
            facts = {"name": name, "low": "0", "high": str(high), "text": str(number)}
            raise PenultimaError(f"{name} may be 0 to {high}, not {number}", "setting-range", **facts)


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def proxy_networks(text: str) -> tuple[Network, ...]:
    """The networks of trusted proxies: addresses and networks like 10.0.0.0/8, with commas between them."""
    found: list[Network] = []
    for word in filter(None, map(str.strip, text.split(","))):
        try:
            found.append(ipaddress.ip_network(word, strict=False))
        except ValueError:
            why = f"trusted_proxy: {word} is neither an address nor a network like 10.0.0.0/8"
            raise PenultimaError(why, "trusted-proxy", text=word) from None
    return tuple(found)


def _is_web_address(url: str) -> bool:
    """Has it a scheme of the web, a name without white space, and a port that can be one, if any?"""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and url.split() == [url] and parts.port != 0
    except ValueError:
        return False


def _check_public_url(url: str) -> None:
    """What people type is an address of the web; anything else would make links that lead nowhere."""
    if url and not _is_web_address(url):
        why = f"public_url: {url} does not begin with http:// or https:// and a name"
        raise PenultimaError(why, "public-url", text=url)


def _check_bus(url: str) -> None:
    """Redis, or Valkey, which is called by the same name."""
    if url and not url.startswith(("redis://", "rediss://", "unix://")):
        shown = re.sub("//.*@", "//…@", url)  # without a password
        why = f"bus: {shown} does not begin with redis://, rediss:// or unix://"
        raise PenultimaError(why, "bus", text=shown)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise unreadable(file, error) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PenultimaError(f"{file} cannot be read: {error}", "bad-settings", why=f"{file}: {error}") from None


def data_folder() -> Path:
    """Where this user's tables are kept."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "penultima"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "penultima"
