"""Backups from the command line."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from penultima.errors import PenultimaError


def backup(database: str, path: Path) -> None:
    """Copy all tables, also while a server runs."""
    from penultima.server.store import StoreDownError, open_store

    async def run() -> None:
        store = open_store(database)
        await store.open()
        try:
            await store.backup(path)
        finally:
            await store.close()

    if path.exists():
        raise PenultimaError(f"{path} exists already", "file-exists", path=str(path))
    with _spoken(StoreDownError):
        asyncio.run(run())


def restore(database: str, path: Path) -> None:
    """Fill an empty store from a backup."""
    from penultima.server.store import StoreDownError, open_store

    async def run() -> None:
        store = open_store(database)
        await store.open()
        try:
            await store.restore(path)
        finally:
            await store.close()

    if not path.is_file():
        raise PenultimaError(f"{path} is no backup", "no-backup", path=str(path))
    with _spoken(StoreDownError):
        asyncio.run(run())


@contextlib.contextmanager
def _spoken(down: type[Exception]):  # type: ignore[no-untyped-def]
    """What the store says, as a sentence."""
    try:
        yield
    except down as error:
        raise PenultimaError(f"the database does not do that: {error}", "store", why=str(error)) from None
