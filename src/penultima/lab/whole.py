"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

UNFINISHED = ".unfinished-"
"""How a file is called while it is being written; whoever finds one may throw it away."""


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A name to write to: when all went well it is on the disk under its own."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=UNFINISHED)
    os.close(handle)
    part = Path(name)
    try:
        part.chmod(0o666 & ~_mask())
        yield part
        _to_disk(part)
        part.replace(path)
        _to_disk(path.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sweep(folder: Path) -> None:
    """Throw away what was left half written by a run that was killed."""
    for part in folder.glob(f"{UNFINISHED}*"):
        part.unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _mask() -> int:
    """The permissions that new files do not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
