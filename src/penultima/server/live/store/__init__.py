"""The store: where the log of every table is kept, in SQLite or PostgreSQL behind one small interface.

interface      what a store can do
queries        what both databases are asked in the same words
sqlite         one file; one thread writes, all commands that wait share one sync
sqlite_writes  the transaction that writes commands into SQLite
life_signs     which processes live
checkpoints    SQLite's checkpoints, made beside the play
postgres       a pool of connections; several processes may share the database
row_columns    rows as database columns
migrations     the schema, step by step
file_identity  whether a SQLite file is still the one that was opened
wal_check      damage in the middle of SQLite's write-ahead log
sqlite_faults  what SQLite's errors mean
examination    whether a database is whole, without changing it
loading        tables from their snapshots and rows
"""

from __future__ import annotations

from penultima.server.live.store.examination import Examination, accept_loss, examine
from penultima.server.live.store.interface import (
    Append,
    Fate,
    Lease,
    Listing,
    Rewrite,
    RewrittenRow,
    Store,
    StoreDamagedError,
    StoreDownError,
    StoredSnapshot,
    StoreFault,
)
from penultima.server.live.store.loading import erasures_of, in_record_thread, load_table, table_after_match
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock
from penultima.server.ops.database_place import sqlite_file

__all__ = [
    "Append",
    "Examination",
    "Fate",
    "Lease",
    "Listing",
    "Rewrite",
    "RewrittenRow",
    "Store",
    "StoreDamagedError",
    "StoreDownError",
    "StoreFault",
    "StoredSnapshot",
    "accept_loss",
    "erasures_of",
    "examine",
    "in_record_thread",
    "load_table",
    "open_store",
    "table_after_match",
]


def open_store(url: str, clock: SystemClock = SYSTEM_CLOCK) -> Store:
    """The store of `sqlite:PATH` or `postgresql://…`; a bare path is SQLite's."""
    file = sqlite_file(url)
    if file is None:
        from penultima.server.live.store.postgres import PostgresStore  # noqa: PLC0415 (an extra)

        return PostgresStore(url, clock)
    from penultima.server.live.store.sqlite import SqliteStore  # noqa: PLC0415 (only one of the two is needed)

    return SqliteStore(file, clock)
