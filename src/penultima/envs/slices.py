"""Threads that step environments in the engine file: each has an instance of its own, and a slice of the environments.

The records of a slice live in the memory of its instance, where no other thread writes; nothing of them is copied in a
step. What a step shows lies there, too, if there is one slice; of several, every thread copies it into common arrays.

Ctrl-C may come between any two lines of the calling thread. So all that is done here can be done again: a slice knows
by itself whether it has begun a job and what of it is left, and a thread whether it has finished one.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence
from itertools import pairwise
from queue import SimpleQueue

import numpy as np

from penultima.envs.arrays import COMMON, RECORDS, RESULTS, EnvArrays
from penultima.envs.kernel.modes import Mode
from penultima.envs.kernel.stepping import step_all
from penultima.envs.kernel.work_sharing import CALLER, JOBS, new_schedule, start_job
from penultima.errors import RulesError
from penultima.runtime.array_host import ArrayHost


class Slice:
    """Some of the environments, in an instance of the engine file."""

    def __init__(self, whole: EnvArrays, rows: slice) -> None:
        self.arrays = whole.part(rows)
        names = (*COMMON, *RECORDS, *RESULTS)
        kept = (*(getattr(self.arrays, name) for name in names), new_schedule(self.arrays.size, 1))
        self._host = ArrayHost(kept)
        *moved, self._schedule = self._host.kept
        self.arrays.move(names, moved)
        self._arguments = self.arrays.arguments(CALLER, self._schedule)
        self._whole = whole.part(rows)

    def run(self, job: int, mode: int, shared: bool) -> None:
        """Do a job in all environments, or what is left of it; `shared`: its results go to the common arrays."""
        chooses = mode in (Mode.SAMPLE, Mode.DECIDE)
        if shared and mode != Mode.SAMPLE and self._schedule[JOBS] != job:
            np.copyto(self.arrays.actions, self._whole.actions)
        if self._schedule[JOBS] != job:
            self._host.call(start_job, self._schedule, mode)
        self._host.call(step_all, *self._arguments, mode)
        if shared:
            self.copy_out(RESULTS[:1] if chooses else RESULTS[1:])

    def copy_out(self, names: Sequence[str]) -> None:
        """Write arrays into the common ones."""
        for name in names:
            np.copyto(getattr(self._whole, name), getattr(self.arrays, name))


class SliceThread:
    """A thread that steps a slice whenever it is asked to."""

    def __init__(self, own: Slice) -> None:
        self._slice = own
        self._jobs: SimpleQueue[tuple[int, int] | None] = SimpleQueue()
        self._rings: SimpleQueue[None] = SimpleQueue()
        self._finished = 0
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._work, name="penultima-envs", daemon=True)
        self._thread.start()

    def is_alive(self) -> bool:
        """Not in a forked process, which has none of its parent's threads but one."""
        return self._thread.is_alive()

    def begin(self, job: int, mode: int) -> None:
        """Let it do a job, unless it has done it."""
        while not self._rings.empty():
            self._rings.get()  # for an earlier job, which was finished before anybody waited
        if self._finished != job:
            self._jobs.put((job, mode))

    def wait(self, job: int) -> None:
        """Wait until it has done a job, and raise what went wrong."""
        while self._finished != job:
            self._rings.get()
            if self._error is not None:
                raise self._error

    def stop(self) -> None:
        """Let the thread end."""
        self._jobs.put(None)

    def _work(self) -> None:
        while (asked := self._jobs.get()) is not None:
            job, mode = asked
            try:
                if job != self._finished:  # it may have been asked twice
                    self._slice.run(job, mode, True)
                    self._finished = job
            except BaseException as error:  # the caller raises it
                self._error = error
            self._rings.put(None)


class SliceThreads:
    """The calling thread and `threads - 1` others, with a slice each."""

    def __init__(self, arrays: EnvArrays, threads: int) -> None:
        """Threads are given slices and nothing else, so that they keep no environment alive."""
        bounds = [arrays.size * member // threads for member in range(threads + 1)]
        self._slices = [Slice(arrays, slice(*pair)) for pair in pairwise(bounds)]
        self.parts = [one.arrays for one in self._slices]
        """The arrays of each slice, where its records are."""
        self.results = self.parts[0] if threads == 1 else arrays
        """Arrays of all environments, where results are."""
        self._shared = threads > 1
        self._job = self._finished = 0
        self._mode = int(Mode.STEP)
        self._others: list[SliceThread] = []
        self._finalizer = weakref.finalize(self, _stop, self._others)

    def run(self, mode: int) -> None:
        """Do the same in all environments, and wait for it."""
        self._mode = int(mode)
        self._job += 1
        self.finish()

    def finish(self) -> None:
        """Finish the last job, if Ctrl-C broke off the wait for it, before the arrays are used again."""
        if not self._finalizer.alive:
            raise RulesError("this environment was closed; make another one")
        if self._finished == self._job:
            return
        try:
            self._start_threads()
            for other in self._others:
                other.begin(self._job, self._mode)
            self._slices[0].run(self._job, self._mode, self._shared)
            for other in self._others:
                other.wait(self._job)
            self._finished = self._job
        except KeyboardInterrupt:
            raise
        except BaseException:
            self.close()  # nobody knows what was done and what was not
            raise

    def _start_threads(self) -> None:
        """At the first job, and in a forked process, whose records are copies of its parent's."""
        if not all(other.is_alive() for other in self._others):
            self._others.clear()
        for own in self._slices[1 + len(self._others) :]:
            self._others.append(SliceThread(own))

    def gather(self) -> EnvArrays:
        """All arrays of all environments."""
        for one in self._slices if self._shared else ():
            one.copy_out(RECORDS)
        return self.results

    def close(self) -> None:
        """End the threads; it happens by itself when nobody needs them any more."""
        self._finalizer()


def _stop(others: list[SliceThread]) -> None:
    for other in others:
        other.stop()
