"""Checkpoints move what SQLite wrote ahead into its file, in a thread of their own: whoever commits never does it, so
nobody waits for it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable

from penultima.server.live.store.interface import StoreDownError

ENOUGH = 500
"""Commands written ahead that are worth a checkpoint."""
PAUSE = 0.5


class Checkpoints:
    """A thread with a connection of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._ahead = 0
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

    def _run(self) -> None:
        while not self._stop.wait(PAUSE):
            try:
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
