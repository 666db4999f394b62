"""Files of matches that people left: where they are kept, and which one was left last."""

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


def save(record: Record, path: Path | None) -> Path:
    """Save a match, in the data folder if no file is named; OSError says why not."""
    if path is None:
        name = record.rules.split()[0].replace("/", "-")
        path = folder() / f"{name}-{datetime.now():%Y%m%d-%H%M%S}-{record.key[:4]}.json"
    record.save(path)
    return path


def last_unfinished() -> tuple[Path, Record] | None:
    """The newest match in the data folder that can go on."""
    try:
        files = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return None
    if not files:
        return None
    from penultima.game import Record

    for file in files:
        try:
            record = Record.load(file)
        except RecordError:
            continue
        if not record.winners and "me" in record.extra:
            return file, record
    return None


def program_name() -> str:
    """The command that started this program."""
    name = Path(sys.argv[0])
    if name.suffix == ".py" or name.name in ("-m", "-c", ""):
        return f"{shlex.quote(sys.executable)} -m penultima"
    found = shutil.which(name.name)
    return name.name if found and Path(found).resolve() == name.resolve() else shlex.quote(str(name))


def shell_command(*words: str) -> str:
    """A command of this program as one would type it in a shell."""
    return f"{program_name()} {shlex.join(words)}"
