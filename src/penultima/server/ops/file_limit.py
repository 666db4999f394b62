"""How many files and sockets the process may have open: as many as the system allows, and a warning if that is few."""

from __future__ import annotations

import logging
import sys

from penultima.server.ops.logs import log_event

OTHER_FILES = 200
"""Files that a server needs beside its sockets: the database, libraries, the log."""


def raise_file_limit(sockets: int) -> int:
    """Raise the limit to what the system allows, and log a warning if so many sockets do not fit; the limit that holds.

    Systems begin with 256 or 1024, for the sake of old programs: a thousand clients and nobody else gets in.
    """
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415 (not everywhere)

    wanted = sockets + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError) as error:
            log_event("file limit not raised", logging.WARNING, limit=soft, why=type(error).__name__)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        log_event("few files", logging.WARNING, limit=soft, wanted=wanted)
    return soft
