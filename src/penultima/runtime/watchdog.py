"""Stops calls into the engine file that take longer than any can: garbage in a record may send a loop round for ever.

Looks are counted and not seconds, and the processor's time of the process beside them: one that was asleep for an hour,
or that shares its machine with twenty others, had no time to finish its call.
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
"""Looks after which a call is stopped, if the process has computed for so many seconds meanwhile: a call that makes a
move, and one that plays for as long as it was told."""


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
    seen: weakref.WeakKeyDictionary[Watched, tuple[int, int, float]] = weakref.WeakKeyDictionary()
    while True:
        time.sleep(LOOK_SECONDS)
        with _starting:
            hosts = list(_watched)
        computed = time.process_time()
        for host in hosts:
            call, looks, since = seen.get(host, (-1, 0, computed))
            still = host.calls != host.returns and host.calls == call
            looks, since = (looks + 1, since) if still else (0, computed)
            seen[host] = (host.calls, looks, since)
            if looks >= host.patience and computed - since >= host.patience * LOOK_SECONDS:
                host.interrupt()
