"""Ctrl-C and SIGTERM: the first one finishes and saves what is begun, the second one ends the program at once."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from penultima.exit_codes import ExitCode

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def stop_on_signal(stop: Callable[[], None]) -> Iterator[None]:
    """The first signal calls `stop`; the second ends the program, which is safe as files are always whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = False

    def handle(_: int, __: FrameType | None) -> None:
        nonlocal asked
        if asked:
            os._exit(ExitCode.INTERRUPTED)
        asked = True
        stop()

    before = {one: signal.signal(one, handle) for one in SIGNALS}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


@contextmanager
def keeping_handlers() -> Iterator[None]:
    """Put signal handlers back after a library has replaced them by its own."""
    before = {one: signal.getsignal(one) for one in SIGNALS}
    yield
    if threading.current_thread() is threading.main_thread():
        for one, handler in before.items():
            signal.signal(one, handler)
