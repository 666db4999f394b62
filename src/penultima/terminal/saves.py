"""Where matches are kept between sittings."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from penultima.errors import RecordError

if TYPE_CHECKING:
    from penultima.game import Record


def folder() -> Path:
    """The user's data folder; OSError if there is none."""
    given = os.environ.get("XDG_DATA_HOME", "")
    if given and Path(given).is_absolute():
        return Path(given) / "penultima" / "matches"
    try:
        return Path.home() / ".local" / "share" / "penultima" / "matches"
    except (RuntimeError, KeyError):
        raise OSError("there is no home folder") from None


def keep(record: Record, path: Path | None) -> Path:
    """Save a match, in the data folder if no file is named; OSError says why not."""
    if path is None:
        name = record.rules.split()[0].replace("/", "-")
        path = folder() / f"{name}-{datetime.now():%Y%m%d-%H%M%S}-{record.key[:4]}.json"
    record.save(path)
    return path


def any_saved() -> bool:
    """Is there anything in the data folder?"""
    try:
        return any(folder().glob("*.json"))
    except OSError:
        return False


def last_unfinished() -> tuple[Path, Record] | None:
    """The newest match in the data folder that can go on."""
    from penultima.game import Record

    try:
        files = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for file in files:
        try:
            record = Record.load(file)
        except RecordError:
            continue
        if not record.winners and "me" in record.extra:
            return file, record
    return None


def called() -> str:
    """How this program was started, so that it can be started again."""
    name = Path(sys.argv[0])
    if name.suffix == ".py" or name.name in ("-m", "-c", ""):
        return f"{shlex.quote(sys.executable)} -m penultima"
    found = shutil.which(name.name)
    return name.name if found and Path(found).resolve() == name.resolve() else shlex.quote(str(name))


def command(*words: str) -> str:
    """A command to type."""
    return f"{called()} {shlex.join(words)}"
