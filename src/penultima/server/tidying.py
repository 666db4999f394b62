"""When the process looks for garbage. To look through all tables takes seconds: not while somebody plays."""

from __future__ import annotations

import gc

YOUNG = 100_000
"""New objects before the interpreter looks through them. With a thousand tables in play that stops everybody for a
tenth of a second, and hardly anything is found: tables make no cycles, closed connections do."""
RARELY = 1_000_000
HOUR = 3600.0


def look_only_at_what_is_new() -> None:
    """What the interpreter does by itself; what has survived once is not looked at again until `Tidying` says so."""
    gc.set_threshold(YOUNG, RARELY, RARELY)


class Tidying:
    """Looks through everything once an hour in a moment when nobody moves; after six hours in any moment."""

    def __init__(self, clock: float) -> None:
        self._done = clock
        self._rows = 0

    def perhaps(self, clock: float, rows: int) -> bool:
        """Asked again and again, with the rows written so far; was it done?"""
        quiet, self._rows = rows == self._rows, rows
        waited = clock - self._done
        if waited < HOUR or (not quiet and waited < 6 * HOUR):
            return False
        self._done = clock
        gc.collect()
        return True
