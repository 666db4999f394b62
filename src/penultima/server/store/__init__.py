"""Where the log is kept: SQLite in a file, or PostgreSQL by URL, behind one small interface."""

from penultima.server.store.interface import (
    Append,
    Fate,
    Lease,
    Listing,
    Store,
    StoreDownError,
)
from penultima.server.store.opening import open_store

__all__ = ["Append", "Fate", "Lease", "Listing", "Store", "StoreDownError", "open_store"]
