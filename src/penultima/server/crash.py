"""Named moments at which a test can kill the server, as a power cut or the system would: PENULTIMA_KILL=name:count."""

from __future__ import annotations

import os
import signal

POINTS = ("before_commit", "after_commit", "after_ack")
_NAME, _, _COUNT = os.environ.get("PENULTIMA_KILL", "").partition(":")
_left = [int(_COUNT or 1)]


def doomed(name: str) -> bool:
    """Has a test chosen this moment, this time round?"""
    if name != _NAME:
        return False
    _left[0] -= 1
    return _left[0] <= 0


def die() -> None:
    """At once, without a word."""
    os.kill(os.getpid(), signal.SIGKILL)


def kill_point(name: str) -> None:
    """The process dies here if a test wants it."""
    if doomed(name):
        die()
