"""The engine gets warm behind the page: a cold cache must not look like a hang."""

from __future__ import annotations

import asyncio
import logging

from penultima.bots.thinking import QUICK
from penultima.game.game import ENTRIES
from penultima.rules.record import warm_up
from penultima.server.logs import say

NEEDED = (*ENTRIES, "chacha", "shuffle_cards", "pick", *QUICK)
_ready = asyncio.Event()


def engine_ready() -> bool:
    """Can a round be played at once?"""
    return _ready.is_set()


async def warm_engine() -> None:
    """Compile, or load what was compiled before, in a thread of its own."""
    try:
        await asyncio.to_thread(warm_up, NEEDED)
    except Exception:
        say("engine failed", logging.CRITICAL, exc_info=True)
        raise
    _ready.set()
    say("engine warm")
