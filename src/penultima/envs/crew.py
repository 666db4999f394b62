"""Threads that step games together with the caller. How they share them is compiled: `kernel/sharing.py`.

While steps follow each other nobody sleeps, and Python's lock is not asked for. Who hears no call for a while sleeps
until he is woken.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Sequence

from penultima.envs.games import Games, work
from penultima.envs.kernel.modes import Mode
from penultima.envs.kernel.sharing import CALLER, MODE, OWN, SPAN, WAKE, call_crew, may_sleep, new_crew
from penultima.errors import RulesError
from penultima.sights.kernel.layout import Wide


class Failure:
    """What went wrong in a thread: nothing can, unless the engine is checked and wrong."""

    error: BaseException | None = None


class Crew:
    """The caller and so many threads less one."""

    def __init__(self, games: Games, threads: int) -> None:
        """Threads know arrays and nothing else, so that they keep no environment alive."""
        self._words = new_crew(games.size, threads)
        self._own = games.arguments(CALLER, self._words)
        self._beds = [threading.Lock() for _ in range(threads)]
        self._failure = Failure()
        self._done = True
        for who in range(1, threads):
            self._beds[who].acquire()
            told = (games.arguments(who, self._words), self._words, who, self._beds[who], self._failure)
            threading.Thread(target=_help, args=told, name="penultima-envs", daemon=True).start()
        self._end = weakref.finalize(self, _call, self._words, self._beds, int(Mode.HOME))

    def do(self, mode: int) -> None:
        """The same to all games, at the same time."""
        if not self._end.alive:
            raise RulesError("this environment was closed; make another one")
        if not self._done:  # somebody did not want to wait any longer for the last job
            self._finish()
        self._done = False
        _call(self._words, self._beds, mode)
        self._finish()

    def _finish(self) -> None:
        while not work(self._own):
            if self._failure.error is not None:
                self.close()
                raise self._failure.error
            time.sleep(0)  # a thread that has games was put aside by the system
        self._done = True

    def close(self) -> None:
        """Send the threads home; it happens by itself when nobody needs them any more."""
        self._end()


def _call(words: Wide, beds: Sequence[threading.Lock], mode: int) -> None:
    if call_crew(words, int(mode)):
        for who, bed in enumerate(beds):
            if words[OWN + SPAN * who + WAKE]:
                words[OWN + SPAN * who + WAKE] = 0
                bed.release()


def _help(arguments: tuple[object, ...], words: Wide, who: int, bed: threading.Lock, failure: Failure) -> None:
    while words[MODE] != Mode.HOME:
        try:
            work(arguments)
        except BaseException as error:  # the caller is told
            failure.error = error
            return
        if may_sleep(words, who):
            bed.acquire()
