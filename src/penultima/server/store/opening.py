"""From a URL to a store."""

from __future__ import annotations

from pathlib import Path

from penultima.errors import PenultimaError
from penultima.server.store.interface import Store


def open_store(url: str) -> Store:
    """`sqlite:PATH` or `postgresql://…`; a bare path is SQLite's."""
    if url.startswith(("postgresql://", "postgres://")):
        from penultima.server.store.postgres import PostgresStore  # noqa: PLC0415 (an extra)

        return PostgresStore(url)
    scheme, colon, rest = url.partition(":")
    if colon and scheme not in ("sqlite",) and len(scheme) > 1:
        raise PenultimaError(f"there is no store {url!r}", "no-store", url=scheme)
    from penultima.server.store.sqlite import SqliteStore  # noqa: PLC0415 (only one of the two is needed)

    return SqliteStore(Path(rest.removeprefix("//") if colon and scheme == "sqlite" else url))
