"""The time at one table: it passes as the monotonic clock says, whatever becomes of the wall clock.

Deadlines are moments of the log, so the time at a table goes on from the last row. When the wall clock is set back, the
next row has the new time and the table moves its deadlines (`Table` does so for everybody who reads the log). When it
is set forward, the table's time stays behind until a row after which no deadline is left that began before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from penultima.server.core.clock import nothing_counts_down
from penultima.server.core.table import CLOCK_SET_MS, Table

if TYPE_CHECKING:
    from penultima.server.core.facts import AnyFact
    from penultima.server.live.system_clock import SystemClock

SLACK_MS = 200
"""Milliseconds by which two processes may differ. If each followed the other at once, rounded times would drive both
ahead."""


class TableClock:
    """Tells the time at a live table, in milliseconds on the scale of its rows."""

    def __init__(self, clock: SystemClock, last_row_at: int) -> None:
        self._clock = clock
        self._anchor(max(clock.wall(), last_row_at))

    def _anchor(self, at: int) -> None:
        self._at, self._since = at, self._clock.monotonic()

    def now(self) -> int:
        """What time it is at this table."""
        return self._at + int((self._clock.monotonic() - self._since) * 1000)

    def stamp(self, table: Table, wanted: Sequence[AnyFact]) -> int:
        """The time of a new row with these facts: never far ahead of the wall clock, and far behind it only while that
        would cut somebody's time short."""
        now, wall = self.now(), self._clock.wall()
        if now > wall + CLOCK_SET_MS:
            return wall
        if wall > now + CLOCK_SET_MS and nothing_counts_down(table, wanted, now):
            return wall
        return now

    def wrote(self, at: int) -> None:
        """A row of this process was written with the time that `stamp` gave it, which may be rounded."""
        if abs(at - self.now()) > CLOCK_SET_MS:
            self._anchor(at)

    def read(self, at: int) -> None:
        """A row of another process was read. It may be a moment old, or rounded up; a row from the future, or from long
        ago, says that the table's time is another one now."""
        now = self.now()
        if at > now + SLACK_MS or at < now - CLOCK_SET_MS:
            self._anchor(at)
