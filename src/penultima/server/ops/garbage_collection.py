"""When Python looks for garbage. To look through the objects of all tables takes seconds: not while somebody plays."""

from __future__ import annotations

import gc

YOUNG = 100_000
"""New objects before Python looks through them. With a thousand tables in play that stops everybody for a tenth of a
second, and hardly anything is found: tables make no reference cycles, closed connections do."""
RARELY = 1_000_000
HOUR = 3600.0


def collect_only_young_objects() -> None:
    """Let Python by itself look only through new objects; those that survived once are left to `FullCollections`."""
    gc.set_threshold(YOUNG, RARELY, RARELY)


class FullCollections:
    """Looks through all objects once an hour in a moment when nobody moves; after six hours in any moment."""

    def __init__(self, clock: float) -> None:
        self._done_at = clock
        self._rows = 0

    def collect_if_due(self, clock: float, rows: int) -> bool:
        """Called again and again, with the number of rows written so far; was it done now?"""
        quiet, self._rows = rows == self._rows, rows
        waited = clock - self._done_at
        if waited < HOUR or (not quiet and waited < 6 * HOUR):
            return False
        self._done_at = clock
        gc.collect()
        return True
