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
from penultima.rules.record import INTERPRETED
from penultima.sights.kernel.layout import Wide

PATIENT = 0.00005
"""Seconds between two looks at a thread that has games and was put aside by the system."""


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
        self._end = weakref.finalize(self, _call, self._words, self._beds, int(Mode.HOME))
        for who in range(1, threads):
            self._beds[who].acquire()
            told = (games.arguments(who, self._words), self._words, who, self._beds[who], self._failure)
            threading.Thread(target=_help, args=told, name="penultima-envs", daemon=True).start()

    def do(self, mode: int) -> None:
        """The same to all games, at the same time."""
        self._done = False
        _call(self._words, self._beds, mode)
        self.settle()

    def settle(self) -> None:
        """Finish the last job, if somebody did not wait for its end, before anything of the games is touched."""
        if not self._end.alive:
            raise RulesError("this environment was closed; make another one")
        try:
            while not self._done:
                self._done = work(self._own)
                if self._failure.error is not None:
                    raise self._failure.error
                if not self._done:
                    time.sleep(PATIENT)
        except KeyboardInterrupt:
            if INTERPRETED:
                self.close()
            raise
        except BaseException:
            self.close()  # nobody knows what was done and what was not
            raise

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
