"""The engine gets warm behind the page: a cold cache must not look like a hang."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading

from penultima.bots.thinking import QUICK, SEARCHING
from penultima.game.game import ENTRIES
from penultima.rules.record import warm_up
from penultima.server.logs import say

NEEDED = (*ENTRIES, "chacha", "shuffle_cards", "pick", *QUICK)
_ready = asyncio.Event()
_searching = threading.Event()
_done: set[str] = set()


def engine_ready() -> bool:
    """Can a round be played at once?"""
    return _ready.is_set()


def search_ready() -> bool:
    """Can a bot search at once?"""
    return _searching.is_set()


def warmth() -> float:
    """How much is ready, from 0 to 1."""
    return 1.0 if _ready.is_set() else round(len(_done) / (len(NEEDED) + 1), 2)


def _warm() -> None:
    for name in NEEDED:
        warm_up((name,))
        _done.add(name)


async def warm_engine() -> None:
    """Compile, or load what was compiled before, in a thread of its own."""
    try:
        await asyncio.to_thread(_warm)
    except Exception:
        say("engine failed", logging.CRITICAL, exc_info=True)
        raise
    _ready.set()
    say("engine warm")
    # Behind the tables that are played already: until it is done, bots that search do without.
    await asyncio.to_thread(warm_up, SEARCHING)
    _searching.set()
    say("search warm")


def be_modest() -> None:
    """A bot that thinks gives way to everything that somebody waits for."""
    if sys.platform != "linux":
        return  # elsewhere priority is the whole process's
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
