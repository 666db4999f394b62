"""Calls that do not end, in a program of its own: the host stops them soon, or else the program is ended."""

from __future__ import annotations

import faulthandler
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from penultima.runtime import watchdog

SECONDS = 120.0
"""After so long the host should have stopped any call."""


def be_impatient() -> None:
    """Let the host stop calls of this process after a fraction of a second."""
    watchdog.LOOK_SECONDS = 0.05


@contextmanager
def must_end(what: str) -> Iterator[None]:
    """End this program, and say what it did, if that does not end."""
    print(what, file=sys.stderr, flush=True)
    faulthandler.dump_traceback_later(SECONDS, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
