"""Backups: all tables of a database in one SQLite file, and back into an empty database of either kind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from penultima.errors import PenultimaError
from penultima.server.live.store import Store, StoreDownError, open_store


def backup(database: str, path: Path) -> None:
    """Copy all tables into a new file, also while a server runs."""
    if path.exists():
        raise PenultimaError(f"{path} exists already", "file-exists", path=str(path))
    _with_store(database, lambda store: store.backup(path))


def restore(database: str, path: Path) -> None:
    """Fill an empty database from a backup."""
    if not path.is_file():
        raise PenultimaError(f"{path} is no backup", "no-backup", path=str(path))
    _with_store(database, lambda store: store.restore(path))


def _with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store, do something with it, close it; what the store says becomes a sentence."""

    async def run() -> None:
        store = open_store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    try:
        asyncio.run(run())
    except StoreDownError as error:
        raise PenultimaError(f"the database does not do that: {error}", error.code, **error.facts) from None
