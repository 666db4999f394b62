"""Ends tasks for good, whatever they are doing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.1
"""Seconds until a task that still runs is cancelled again."""


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until all have ended.

    One cancellation is not enough. On its way out a task gives back what it uses, a connection to a database for one;
    if that fails, the failure takes the place of the cancellation, and a loop that survives every failure goes on.
    """
    tasks = list(tasks)
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=AGAIN)
    for task in tasks:
        if not task.cancelled():
            task.exception()  # what it failed with at last is nobody's business any more
