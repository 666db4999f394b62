"""Checkpoints move what SQLite wrote ahead into its file, in a thread of their own: whoever commits never does it, so
nobody waits for it."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable

from penultima.server.live.store.interface import StoreDownError

ENOUGH = 500
"""Commands written ahead that are worth a checkpoint."""
PAUSE = 0.5
SHORT_WAIT = 50
"""Milliseconds that whoever writes may have to wait while the log is emptied: until those who read it are done."""
LONGEST_PAUSE = 30.0
"""Seconds after which it is tried again at the latest to empty the log."""


class Checkpoints:
    """A thread with a connection of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._ahead = 0
        self._to_empty = False
        """The log holds what shall not be on the disk any more."""
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sqlite-checkpoint", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def wrote(self, commands: int) -> None:
        """So many more commands were written ahead; called by the only thread that writes them."""
        self._ahead += commands

    def stop(self) -> None:
        """End the thread; closing the last connection of a file makes a checkpoint anyway."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def empty(self) -> bool:
        """Move all that was written ahead, and leave nothing of it on the disk. Not while somebody reads what is older:
        then it is tried again from time to time, since who writes waits for each try."""
        self._to_empty = True
        connection = self._connect()
        try:
            connection.execute(f"PRAGMA busy_timeout = {SHORT_WAIT}")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            connection.close()
        self._to_empty = bool(busy)
        return not busy

    def _run(self) -> None:
        pause, again = PAUSE, 0.0
        while not self._stop.wait(PAUSE):
            try:
                if not self._to_empty:
                    pause = PAUSE
                elif time.monotonic() >= again:
                    again, pause = time.monotonic() + pause, min(2 * pause, LONGEST_PAUSE)
                    self.empty()
                if self._ahead >= ENOUGH:
                    self._ahead = 0
                    self._make()
            except (sqlite3.Error, OSError, StoreDownError):
                # The disk is full or away: the writer says so to everybody, and this is tried again.
                continue

    def _make(self) -> None:
        """Most of it while others write; then the little that came since, so that the log begins anew.

        The file keeps its length: to let it grow again would cost the disk more than to write over it.
        """
        connection = self._connect()
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        finally:
            connection.close()
