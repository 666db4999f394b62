"""Ctrl-C: the first time what is begun is finished and kept, the second time the program ends at once."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)
INTERRUPTED = 130
"""The exit code of a program that was stopped by Ctrl-C."""


@contextmanager
def heeding(stop: Callable[[], None]) -> Iterator[None]:
    """The first signal asks to stop; the second ends the program, for what is on the disk is whole at all times."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = False

    def heed(_: int, __: FrameType | None) -> None:
        nonlocal asked
        if asked:
            os._exit(INTERRUPTED)
        asked = True
        stop()

    before = {one: signal.signal(one, heed) for one in SIGNALS}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """A library that answers to signals in its own way does not get them."""
    before = {one: signal.getsignal(one) for one in SIGNALS}
    yield
    if threading.current_thread() is threading.main_thread():
        for one, handler in before.items():
            signal.signal(one, handler)
