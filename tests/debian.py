"""Programs that tests run as they are: those of the machine, else, for whoever may, Debian's."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

PLACES = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"


def program(names: Iterable[str]) -> str | None:
    """Where the machine has the first of some programs that it has."""
    return next((path for name in names if (path := shutil.which(name, path=PLACES))), None)


@cache
def program_of(package: str, *names: str) -> str | None:
    """Where a program is, after asking Debian for its package if need be; nothing where Debian cannot be asked."""
    found = program(names)
    if found or os.getuid() != 0 or not shutil.which("apt-get"):
        return found
    # Several workers may want a package at once; services that come with one are not started.
    with (Path(tempfile.gettempdir()) / "penultima-tests-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        for words in ("update -q", f"install -qy --no-install-recommends {package}"):
            if not program(names):
                subprocess.run(["apt-get", *words.split()], env=quiet, stdout=subprocess.DEVNULL, check=False)
    return program(names)
