"""Threads that wait for the next step and share its parts with the caller.

Everybody begins with the parts that are his, which his core still knows from the last step, and then helps the others.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence

from penultima.errors import RulesError

Part = tuple[object, ...]
HOME = -1
"""The job after which nobody waits for another."""


class Job:
    """What is to be done: `work(part, number)` for every part. Nothing is allocated for a step."""

    __slots__ = ("_failed", "_guard", "_last", "_left", "_number", "_open", "_parts", "_waiting", "_work")

    def __init__(self, work: Callable[[Part, int], None], parts: Sequence[Part]) -> None:
        self._work, self._parts = work, parts
        self._guard, self._last = threading.Lock(), threading.Lock()
        self._last.acquire()
        self._open = bytearray(len(parts))
        self._number, self._left, self._waiting = 0, 0, False
        self._failed: BaseException | None = None

    @property
    def over(self) -> bool:
        """May the threads go home?"""
        return self._number == HOME

    def set(self, number: int) -> None:
        """A new job, nothing of it done."""
        with self._guard:
            self._number = number
            if number != HOME:
                self._left = len(self._parts)
                for part in range(self._left):
                    self._open[part] = 1

    def help(self, first: int) -> None:
        """Do parts, one's own first, until none is left to take; whoever comes late finds nothing to do."""
        for step in range(len(self._parts)):
            taken = (first + step) % len(self._parts)
            with self._guard:
                if not self._open[taken]:
                    continue
                self._open[taken] = 0
            try:
                self._work(self._parts[taken], self._number)
            except BaseException as error:  # the caller is told
                self._failed = error
            with self._guard:
                self._left -= 1
                if self._left == 0 and self._waiting:
                    self._waiting = False
                    self._last.release()

    def wait(self) -> None:
        """Until the parts that others have taken are done."""
        with self._guard:
            self._waiting = waits = self._left > 0
        if waits:
            self._last.acquire()
        failed, self._failed = self._failed, None
        if failed is not None:
            raise failed


class Crew:
    """The caller and so many threads less one."""

    def __init__(self, work: Callable[[Part, int], None], parts: Sequence[Part], threads: int) -> None:
        """Threads know their job and nothing else, so that they keep nothing alive."""
        self._job = Job(work, parts)
        self._calls = [threading.Lock() for _ in range(1, threads)]
        for number, call in enumerate(self._calls, 1):
            call.acquire()
            waiting = (self._job, call, len(parts) * number // threads)
            threading.Thread(target=_wait, args=waiting, name="penultima-envs", daemon=True).start()
        self._end = weakref.finalize(self, _send_home, self._job, self._calls)

    def do(self, number: int) -> None:
        """All parts of a job, at the same time."""
        if not self._end.alive:
            raise RulesError("this environment was closed; make another one")
        self._job.set(number)
        _wake(self._calls)
        self._job.help(0)
        self._job.wait()

    def close(self) -> None:
        """Send the threads home; it happens by itself when nobody needs them any more."""
        self._end()


def _wake(calls: Sequence[threading.Lock]) -> None:
    for call in calls:
        if call.locked():  # else it has not even heard the last call
            call.release()


def _send_home(job: Job, calls: Sequence[threading.Lock]) -> None:
    job.set(HOME)
    _wake(calls)


def _wait(job: Job, call: threading.Lock, first: int) -> None:
    while True:
        call.acquire()
        if job.over:
            return
        job.help(first)
