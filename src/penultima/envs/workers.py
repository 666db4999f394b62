"""Threads that step environments together with the caller, in native code, which all of them run on the same arrays.

How they share the work is in `kernel/work_sharing.py`; how they do in the engine file, in `slices.py`.

While steps follow each other no thread sleeps, and none needs Python's lock. A thread that sees no new job for a while
sleeps until it is woken.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Sequence
from typing import Any

from penultima.envs.arrays import EnvArrays, run_kernel
from penultima.envs.kernel.modes import Mode
from penultima.envs.kernel.work_sharing import CALLER, MODE, OWN, SPAN, WAKE, may_sleep, new_schedule, start_job
from penultima.errors import RulesError
from penultima.observations.kernel.layout import Int64s
from penultima.runtime import INTERPRETED

POLL_SECONDS = 0.00005
"""Seconds between two looks at a thread that has work to do and was suspended by the system."""


class WorkerFailure:
    """What went wrong in a thread. Nothing can, unless the engine runs with checks and has a fault."""

    error: BaseException | None = None


class WorkerThreads:
    """The calling thread and `threads - 1` workers."""

    def __init__(self, arrays: EnvArrays, threads: int) -> None:
        """Threads are given arrays and nothing else, so that they keep no environment alive."""
        self.results, self.parts = arrays, [arrays]
        """Arrays of all environments, where results are; and those where records are, here the same."""
        self._schedule = new_schedule(arrays.size, threads)
        self._arguments = arrays.arguments(CALLER, self._schedule)
        self._wake_locks = [threading.Lock() for _ in range(threads)]
        self._failure = WorkerFailure()
        self._done = True
        self._finalizer = weakref.finalize(self, _start_job, self._schedule, self._wake_locks, int(Mode.STOP))
        for member in range(1, threads):
            self._wake_locks[member].acquire()
            arguments = arrays.arguments(member, self._schedule)
            given = (arguments, self._schedule, member, self._wake_locks[member], self._failure)
            threading.Thread(target=_work, args=given, name="penultima-envs", daemon=True).start()

    def run(self, mode: int) -> None:
        """Do the same in all environments, and wait for it."""
        self._done = False
        _start_job(self._schedule, self._wake_locks, mode)
        self.finish()

    def finish(self) -> None:
        """Finish the last job, if Ctrl-C broke off the wait for it, before the arrays are used again."""
        if not self._finalizer.alive:
            raise RulesError("this environment was closed; make another one")
        try:
            while not self._done:
                self._done = run_kernel(self._arguments)
                if self._failure.error is not None:
                    raise self._failure.error
                if not self._done:
                    time.sleep(POLL_SECONDS)
        except KeyboardInterrupt:
            if INTERPRETED:
                self.close()
            raise
        except BaseException:
            self.close()  # nobody knows what was done and what was not
            raise

    def gather(self) -> EnvArrays:
        """All arrays of all environments."""
        return self.results

    def close(self) -> None:
        """End the threads; it happens by itself when nobody needs them any more."""
        self._finalizer()


def _start_job(schedule: Int64s, wake_locks: Sequence[threading.Lock], mode: int) -> None:
    """Start a job and wake the threads that sleep."""
    if start_job(schedule, int(mode)):
        for member, wake_lock in enumerate(wake_locks):
            if schedule[OWN + SPAN * member + WAKE]:
                schedule[OWN + SPAN * member + WAKE] = 0
                wake_lock.release()


def _work(
    arguments: tuple[Any, ...], schedule: Int64s, member: int, wake_lock: threading.Lock, failure: WorkerFailure
) -> None:
    """What a worker does until it must stop."""
    while schedule[MODE] != Mode.STOP:
        try:
            run_kernel(arguments)
        except BaseException as error:  # the caller raises it
            failure.error = error
            return
        if may_sleep(schedule, member):
            wake_lock.acquire()
