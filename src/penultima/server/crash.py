"""Named moments at which a test can kill the server, as a power cut or the system would: PENULTIMA_KILL=name:count."""

from __future__ import annotations

import os
import signal

POINTS = ("before_commit", "after_commit", "after_ack")
_NAME, _, _COUNT = os.environ.get("PENULTIMA_KILL", "").partition(":")
_left = [int(_COUNT or 1)]


def armed(name: str) -> bool:
    """Will the process die here this time?"""
    return name == _NAME and _left[0] <= 1


def kill_point(name: str) -> None:
    """The process dies here if the test has chosen this moment, the chosen number of times round."""
    if name != _NAME:
        return
    _left[0] -= 1
    if _left[0] <= 0:
        os.kill(os.getpid(), signal.SIGKILL)
