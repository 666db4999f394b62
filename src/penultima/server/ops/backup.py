"""Backups: all tables of a database in one SQLite file, and back into an empty database of either kind."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import quote

from penultima.errors import FileError
from penultima.files import check_writable, unreadable, unwritable
from penultima.server.live.store import Store, open_store
from penultima.server.ops.database_place import check_place, existing_file


def backup(database: str, path: Path) -> None:
    """Copy all tables into a new file, also while a server runs."""
    if path.exists():
        raise FileError(f"{path} exists already", "file-exists", path=str(path))
    check_writable(path)
    existing_file(database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None
    _with_store(database, lambda store: store.backup(path))


def restore(database: str, path: Path) -> None:
    """Fill an empty database from a backup."""
    try:
        with path.open("rb"):
            pass
    except OSError as error:
        raise unreadable(path, error) from None
    if not _is_backup(path):
        raise FileError(f"{path} is no backup", "no-backup", path=str(path))
    check_place(database)
    _with_store(database, lambda store: store.restore(path))


def _is_backup(path: Path) -> bool:
    """Has the file the tables of a backup? SQLite takes an empty file for an empty database."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as file:
            names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        return False
    return {"log", "tables", "records"} <= names


def _with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store, do something with it, close it."""

    async def run() -> None:
        store = open_store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())
