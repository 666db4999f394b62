"""Where a server keeps its tables, by its setting `database`. Nothing heavy is imported here, so that a place that
cannot be used is refused before anything starts."""

from __future__ import annotations

import os
from pathlib import Path

from penultima.errors import FileError, PenultimaError, StoreError
from penultima.files import check_writable


def sqlite_file(url: str) -> Path | None:
    """The file of `sqlite:PATH` or of a bare path, nothing for `postgresql://…`; any other kind is refused."""
    if url.startswith(("postgresql://", "postgres://")):
        return None
    scheme, colon, rest = url.partition(":")
    if colon and scheme != "sqlite" and len(scheme) > 1:  # one letter is a disk of Windows
        raise PenultimaError(f"there is no store {url!r}", "no-store", url=scheme)
    return Path(rest.removeprefix("//") if colon and scheme == "sqlite" else url)


def check_place(url: str) -> None:
    """Refuse a file that can be neither opened nor made; whether PostgreSQL answers is seen when it is asked."""
    file = sqlite_file(url)
    if file is None:
        return
    try:
        check_writable(file)
        usable = not file.exists() or (file.is_file() and os.access(file, os.R_OK | os.W_OK))
    except FileError:
        usable = False
    if not usable:
        raise StoreError(f"{file} cannot be opened or written", "store-denied", path=str(file))


def existing_file(url: str) -> Path | None:
    """The file of SQLite, which must be there: to open a missing one would make an empty one."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise StoreError(f"there is no database at {file}", "store-none", path=str(file))
    return file
