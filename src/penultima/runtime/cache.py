"""The cache folder: what can be made again, but not in a moment."""

from __future__ import annotations

import os
import tempfile
from functools import cache
from pathlib import Path


@cache
def cache_folder() -> Path | None:
    """The folder, made if it is missing; None if nothing can be written there. PENULTIMA_CACHE may name another one."""
    home = os.environ.get("PENULTIMA_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        folder = (Path(home) if home else Path.home() / ".cache") / "penultima"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        return None
