"""The engine gets warm behind the page: a cold cache must not look like a hang."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading

from penultima.bots.network import SEEING
from penultima.bots.thinking import QUICK, SEARCHING
from penultima.game.game import ENTRIES
from penultima.rules.record import warm_up
from penultima.server.logs import say

NEEDED = (*ENTRIES, "chacha", "shuffle_cards", "pick", *QUICK)
_ready = threading.Event()
_searching = threading.Event()
_seeing = threading.Event()
_warming = threading.Event()
_done: set[str] = set()


def engine_ready() -> bool:
    """Can a round be played at once?"""
    return _ready.is_set()


def search_ready() -> bool:
    """Can a bot search at once?"""
    return _searching.is_set()


def sight_ready() -> bool:
    """Can a trained bot see at once?"""
    return _seeing.is_set()


def warmth() -> float:
    """How much is ready, from 0 to 1."""
    return 1.0 if _ready.is_set() else round(len(_done) / (len(NEEDED) + 1), 2)


def start_warming() -> None:
    """Compile, or load what was compiled before, in a thread of its own, which nobody waits for at the end."""
    if not _warming.is_set():
        _warming.set()
        threading.Thread(target=_warm, name="warming", daemon=True).start()


def is_warming() -> bool:
    """Is something being compiled? That cannot be interrupted."""
    return _warming.is_set() and not _seeing.is_set()


def _warm() -> None:
    try:
        for name in NEEDED:
            warm_up((name,))
            _done.add(name)
        _ready.set()
        say("engine warm")
        # Behind the tables that are played already: until it is done, others play for bots that need it.
        warm_up(SEARCHING)
        _searching.set()
        say("search warm")
        warm_up(SEEING)
        _seeing.set()
    except Exception:
        say("engine failed", logging.CRITICAL, exc_info=True)


def be_modest() -> None:
    """A bot that thinks gives way to everything that somebody waits for."""
    if sys.platform != "linux":
        return  # elsewhere priority is the whole process's
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
