"""What SQLite's errors mean to whoever runs a server."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from penultima.server.live.store.interface import StoreDownError, StoreFault

BY_CODE = {
    sqlite3.SQLITE_BUSY: StoreFault.LOCKED,
    sqlite3.SQLITE_LOCKED: StoreFault.LOCKED,
    sqlite3.SQLITE_FULL: StoreFault.FULL,
    sqlite3.SQLITE_CANTOPEN: StoreFault.DENIED,
    sqlite3.SQLITE_PERM: StoreFault.DENIED,
    sqlite3.SQLITE_READONLY: StoreFault.DENIED,
    sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreFault.NO_DATABASE,
}
BY_NUMBER = {
    errno.ENOSPC: StoreFault.FULL,
    errno.EDQUOT: StoreFault.FULL,
    errno.EACCES: StoreFault.DENIED,
    errno.EPERM: StoreFault.DENIED,
    errno.EROFS: StoreFault.DENIED,
    errno.ENOTDIR: StoreFault.DENIED,
    errno.EEXIST: StoreFault.DENIED,
    errno.EISDIR: StoreFault.DENIED,
    errno.ENOENT: StoreFault.GONE,
}


def store_error(error: Exception, path: Path) -> StoreDownError:
    """An error of SQLite or of the disk as one that people are told in words; of any other, only its kind."""
    if isinstance(error, StoreDownError):
        return error
    if isinstance(error, OSError):
        fault = BY_NUMBER.get(error.errno or 0, StoreFault.OTHER)
    elif not isinstance(error, sqlite3.Error):
        return StoreDownError(type(error).__name__, path=str(path))
    else:
        # The low byte is the kind of error, the rest its details; errors of Python's own have no code.
        fault = BY_CODE.get((getattr(error, "sqlite_errorcode", None) or 0) & 0xFF, StoreFault.OTHER)
    return StoreDownError(str(error), fault, path=str(path))
