"""Bots at work: which one decides on a seat that no person plays, and what it chooses.

They think in a few threads of low priority, outside the event loop: people never wait for a bot that thinks.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from penultima.bots import bot
from penultima.game import Move, View
from penultima.server.core.due_actions import deal_luck
from penultima.server.core.seats import STAND_IN
from penultima.server.core.table import Table

THREADS = 2


def bot_threads() -> ThreadPoolExecutor:
    """Threads for bots to think in."""
    return ThreadPoolExecutor(THREADS, "bot", lower_thread_priority)


def lower_thread_priority() -> None:
    """A bot that thinks gives way to everything that somebody waits for."""
    if sys.platform != "linux":
        return  # elsewhere priority is the whole process's
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


def bot_choice(table: Table, view: View) -> Move | None:
    """What the bot of a seat, or the one that stands in for a person, would do; asked, it always does something."""
    seat = view.seat or 0
    return bot(table.chairs[seat].bot or STAND_IN, f"{deal_luck(table)}/{seat}").choose(view)
