"""Stops calls into the engine file that take longer than any can: garbage in a record may send a loop round for ever.

Looks are counted and not seconds: a process that was asleep for an hour had no time to finish its call.
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from typing import Protocol

LOOK_SECONDS = 1.0
"""Time between two looks."""
MOMENT, LONG = 5, 3600
"""Looks after which a call is stopped: one that makes a move, and one that plays for as long as it was told."""


class Watched(Protocol):
    """Something that counts its calls."""

    calls: int
    returns: int
    patience: int

    def interrupt(self) -> None:
        """Stop the call that is under way."""


_watched: weakref.WeakSet[Watched] = weakref.WeakSet()
_starting = threading.Lock()
_thread: threading.Thread | None = None


def watch(host: Watched) -> None:
    """Look after a host from now on."""
    with _starting:
        _watched.add(host)
        if _thread is None:
            _start()


def _start() -> None:
    global _thread  # noqa: PLW0603 (one for the process)
    _thread = threading.Thread(target=_look, name="penultima-watchdog", daemon=True)
    _thread.start()


def _start_in_child() -> None:
    """A forked process has its parent's hosts, but none of its threads; whoever held the lock is gone."""
    global _starting  # noqa: PLW0603
    _starting = threading.Lock()
    if _thread is not None:
        _start()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_start_in_child)


def _look() -> None:
    """Look at every host now and then: is it still in the call that it was in at the last look?"""
    seen: weakref.WeakKeyDictionary[Watched, tuple[int, int]] = weakref.WeakKeyDictionary()
    while True:
        time.sleep(LOOK_SECONDS)
        with _starting:
            hosts = list(_watched)
        for host in hosts:
            call, looks = seen.get(host, (-1, 0))
            looks = looks + 1 if host.calls != host.returns and host.calls == call else 0
            seen[host] = (host.calls, looks)
            if looks >= host.patience:
                host.interrupt()
