"""Kill points: named moments at which a test can kill the server, as a power cut or the system would.

`PENULTIMA_KILL=after_commit:3` kills the process the third time that it comes to this point.
"""

from __future__ import annotations

import os
import signal

POINTS = ("before_commit", "after_commit", "after_ack")
_NAME, _, _COUNT = os.environ.get("PENULTIMA_KILL", "").partition(":")
_left = [int(_COUNT or 1)]


def is_chosen(name: str) -> bool:
    """Has a test chosen this point, this time round?"""
    if name != _NAME:
        return False
    _left[0] -= 1
    return _left[0] <= 0


def kill_process() -> None:
    """Die at once; nothing is flushed or closed."""
    os.kill(os.getpid(), signal.SIGKILL)


def kill_point(name: str) -> None:
    """The process dies here if a test has chosen this point."""
    if is_chosen(name):
        kill_process()
