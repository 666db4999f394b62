"""Files that are on the disk whole or not at all, whatever happens while they are written; and whether they can be."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from penultima.errors import FileError, system_facts

UNFINISHED = ".unfinished-"
"""How the name of a file begins while it is being written; whoever finds one later may delete it."""


@contextmanager
def written_whole(path: Path, *, private: bool = False) -> Iterator[Path]:
    """Give another name to write to; when all went well, what was written is on the disk under its own name.

    A private file can be read by its owner only; any other gets the permissions of a new file.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=UNFINISHED)
    os.close(handle)
    part = Path(name)
    try:
        if not private:
            part.chmod(0o666 & ~_mask())
        yield part
        _to_disk(part)
        part.replace(path)
        _to_disk(path.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def check_writable(path: Path, *, folder: bool = False) -> None:
    """Refuse a file, or a folder, that could not be written, before the work for it begins; folders above it may be
    missing. Only who writes knows for sure, so a file without a name is made there for a moment."""
    try:
        if not folder and path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        place = path if folder else path.parent
        while not place.exists() and place != place.parent:
            place = place.parent
        with tempfile.TemporaryFile(dir=place):
            pass
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> FileError:
    """What the disk says about a file that it did not take, in a sentence."""
    facts = system_facts(error)
    return FileError(f"{path} cannot be written: {facts['why']}", "unwritable", path=str(path), **facts)


def unreadable(path: Path, error: OSError) -> FileError:
    """What the disk says about a file that it did not give, in a sentence."""
    facts = system_facts(error)
    return FileError(f"{path} cannot be read: {facts['why']}", "unreadable", path=str(path), **facts)


def sweep(folder: Path) -> None:
    """Delete files that were left half written, by a process that was killed."""
    for part in folder.glob(f"{UNFINISHED}*"):
        part.unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk; Windows opens no folder and needs no such wait."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDWR if os.name == "nt" else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _mask() -> int:
    """The permissions that new files do not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
