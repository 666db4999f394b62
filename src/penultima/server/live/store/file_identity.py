"""Whether a SQLite file is still the one that was opened. A file that was deleted or replaced is still written to by
whoever has it open, and everything in it is lost when they close it."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from penultima.server.live.store.interface import StoreDownError, StoreFault

SUFFIXES = ("", "-wal")
"""The file itself, and its write-ahead log, in which the newest rows are."""


def make_private(path: Path) -> None:
    """A file that only its owner may read, made if it is not there yet: all cards of all tables follow from what is in
    it. The files that SQLite puts beside it are as private as it is."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with contextlib.suppress(OSError):  # whoever owns it may have made it so
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)


class FileIdentity:
    """Remembers which files were opened by their numbers on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened: dict[str, tuple[int, int]] = {}

    def remember(self) -> None:
        """These are the files; called when they have just been opened."""
        self._opened = {name: found for name in self._names() if (found := _numbers(name)) is not None}

    def check(self) -> None:
        """StoreDownError if one of them is gone or another lies in its place."""
        for name, opened in self._opened.items():
            found = _numbers(name)
            if found != opened:
                fault = StoreFault.GONE if found is None else StoreFault.REPLACED
                raise StoreDownError(f"{name} is not the file that was opened", fault, path=name)

    def _names(self) -> list[str]:
        return [f"{self.path}{suffix}" for suffix in SUFFIXES]


def _numbers(name: str) -> tuple[int, int] | None:
    """The numbers of a file on its disk; nothing if there is no such file."""
    try:
        found = os.stat(name)  # before every transaction: a Path takes three times as long  # noqa: PTH116
    except OSError:
        return None
    return found.st_dev, found.st_ino
