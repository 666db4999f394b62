"""Threads that wait for the next step: the caller does the first part of the work, each of them another."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence

from penultima.errors import RulesError

Part = tuple[object, ...]


class Crew:
    """One thread for each part but the first. Nothing is allocated for a step: two locks for each pass the word."""

    def __init__(self, work: Callable[[Part, int], None], parts: Sequence[Part]) -> None:
        """`work(part, job)` does one part of a job; jobs are small numbers. A thread knows only its part."""
        self._work, self._first = work, parts[0]
        self._job = [0]
        self._go = [threading.Lock() for _ in parts[1:]]
        self._done = [threading.Lock() for _ in parts[1:]]
        self._failed: list[BaseException] = []
        for lock in (*self._go, *self._done):
            lock.acquire()
        for part, go, done in zip(parts[1:], self._go, self._done, strict=True):
            waiting = (work, part, self._job, go, done, self._failed)
            threading.Thread(target=_wait, args=waiting, name="penultima-envs", daemon=True).start()
        self._end = weakref.finalize(self, _send_home, self._job, self._go)

    def do(self, job: int) -> None:
        """All parts of a job, at the same time."""
        if not self._end.alive:
            raise RulesError("this environment was closed; make another one")
        self._job[0] = job
        for go in self._go:
            go.release()
        try:
            self._work(self._first, job)
        finally:
            for done in self._done:
                done.acquire()
        if self._failed:
            raise self._failed.pop()

    def close(self) -> None:
        """Send the threads home; it happens by itself when nobody needs them any more."""
        self._end()


HOME = -1


def _send_home(job: list[int], go: Sequence[threading.Lock]) -> None:
    job[0] = HOME
    for lock in go:
        lock.release()


def _wait(  # noqa: PLR0917 (a thread takes no names)
    work: Callable[[Part, int], None],
    part: Part,
    job: list[int],
    go: threading.Lock,
    done: threading.Lock,
    failed: list[BaseException],
) -> None:
    while True:
        go.acquire()
        if job[0] == HOME:
            return
        try:
            work(part, job[0])
        except BaseException as error:  # whoever waits is told
            failed.append(error)
        done.release()
