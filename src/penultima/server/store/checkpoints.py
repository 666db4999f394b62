"""What SQLite wrote ahead goes into its file beside the play: who commits never does it, so nobody waits for it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

ENOUGH = 4 << 20
"""Bytes written ahead that are worth a checkpoint."""
PAUSE = 0.5


class Checkpoints:
    """A thread with a connection of its own."""

    def __init__(self, path: Path, connect: Callable[[], sqlite3.Connection]) -> None:
        self._ahead = path.with_name(path.name + "-wal")
        self._connect = connect
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sqlite-checkpoint", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """End; closing the last connection of a file makes a checkpoint anyway."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(PAUSE):
            try:
                if self._ahead.exists() and self._ahead.stat().st_size > ENOUGH:
                    self._make()
            except (sqlite3.Error, OSError):
                # The disk is full or away: the writer says so to everybody, and this is tried again.
                continue

    def _make(self) -> None:
        """Most of it while others write; then the little that came since, so that the log begins anew."""
        connection = self._connect()
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            connection.close()
