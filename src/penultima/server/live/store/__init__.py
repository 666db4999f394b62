"""The store: where the log of every table is kept, in SQLite or PostgreSQL behind one small interface.

interface      what a store can do
sqlite         one file; one thread writes, all commands that wait share one sync
sqlite_writes  the transaction that writes commands into SQLite
life_signs     which processes live
checkpoints    SQLite's checkpoints, made beside the play
postgres       a pool of connections; several processes may share the database
row_columns    rows as database columns
migrations     the schema, step by step
"""

from __future__ import annotations

from pathlib import Path

from penultima.errors import PenultimaError
from penultima.server.live.store.interface import Append, Fate, Lease, Listing, Store, StoreDownError
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock

__all__ = ["Append", "Fate", "Lease", "Listing", "Store", "StoreDownError", "open_store"]


def open_store(url: str, clock: SystemClock = SYSTEM_CLOCK) -> Store:
    """The store of `sqlite:PATH` or `postgresql://…`; a bare path is SQLite's."""
    if url.startswith(("postgresql://", "postgres://")):
        from penultima.server.live.store.postgres import PostgresStore  # noqa: PLC0415 (an extra)

        return PostgresStore(url, clock)
    scheme, colon, rest = url.partition(":")
    if colon and scheme not in ("sqlite",) and len(scheme) > 1:
        raise PenultimaError(f"there is no store {url!r}", "no-store", url=scheme)
    from penultima.server.live.store.sqlite import SqliteStore  # noqa: PLC0415 (only one of the two is needed)

    return SqliteStore(Path(rest.removeprefix("//") if colon and scheme == "sqlite" else url), clock)
