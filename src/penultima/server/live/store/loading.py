"""Tables from a store: from the latest snapshot and the rows after it, in a thread beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from penultima.server.core.facts import Forgotten, Row, Started
from penultima.server.core.recent_rows import MAX_ROWS, RecentRows
from penultima.server.core.snapshots import Snapshot, read_snapshot, resume
from penultima.server.core.table import Table, replay
from penultima.server.core.table_match import Layouts
from penultima.server.live.store.interface import Store

T = TypeVar("T")
LOADS = ThreadPoolExecutor(1, "table-load")
"""Where tables are loaded: one at a time, so that however many come back at once, the event loop goes on."""
RECORDS = ThreadPoolExecutor(1, "table-record")
"""Where records are made; nobody who comes back to a table waits for them."""


async def in_thread(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    """What some work comes to, done in one of these threads."""
    return await asyncio.get_running_loop().run_in_executor(threads, work)


async def in_record_thread(work: Callable[[], T]) -> T:
    """What some work comes to, done in the thread that makes records."""
    return await in_thread(RECORDS, work)


async def load_table(store: Store, table_id: str) -> Table | None:
    """A table as its log has it, without the rounds of its match that are over; nothing if there is none."""
    return await _load(store, table_id, await store.snapshot(table_id), LOADS)


async def erasures_of(store: Store, table_id: str) -> int:
    """How often somebody's data was deleted from the log of a table. Whoever asks this first and loads the table then
    does not miss one."""
    listed = await store.list([table_id])
    return listed[0].erasures if listed else 0


async def table_after_match(store: Store, table_id: str, match: int) -> Table | None:
    """A table as it was at the end of one of its matches, with all rounds of that match, or as it stands if that is the
    last one; read from the beginning of the match on. Nothing if there is no such table."""
    return await _load(store, table_id, await store.snapshot(table_id, match), RECORDS, match)


async def _load(
    store: Store, table_id: str, data: bytes | None, threads: ThreadPoolExecutor, last_match: int = 0
) -> Table | None:
    snapshot = None if data is None else await in_thread(threads, lambda: read_snapshot(data))
    first = 0 if snapshot is None else max(0, snapshot.seq - MAX_ROWS)
    rows, layouts = await store.rows(table_id, first), await store.layouts()
    if snapshot is not None and not _fits(snapshot, rows):
        snapshot, rows = None, await store.rows(table_id)
    return await in_thread(threads, lambda: _replayed(snapshot, rows, layouts, last_match))


def _fits(snapshot: Snapshot, rows: list[Row]) -> bool:
    """Does the log still have the row that the snapshot was made after?"""
    place = snapshot.seq - rows[0].seq if rows else -1
    return 0 <= place < len(rows) and rows[place].chain == snapshot.chain


def _replayed(snapshot: Snapshot | None, rows: list[Row], layouts: Layouts, last_match: int) -> Table | None:
    if snapshot is None:
        return _replay_until(last_match, rows, layouts)
    place = snapshot.seq - rows[0].seq + 1
    recent_rows = RecentRows()
    for row in rows[:place]:
        if isinstance(row.fact, Forgotten) and row.fact.erased:
            recent_rows = recent_rows.without_words_of(row.fact.person)
        recent_rows = recent_rows.with_row(row.without_round())
    return _replay_until(last_match, rows[place:], layouts, resume(snapshot, layouts, recent_rows))


def _replay_until(last_match: int, rows: list[Row], layouts: Layouts, table: Table | None = None) -> Table | None:
    """The table after these rows, or before the first of them that begins a match after this one."""
    if not last_match:
        return replay(rows, layouts, table)
    for row in rows:
        if table is not None and table.matches == last_match and isinstance(row.fact, Started):
            break
        table = replay([row], layouts, table)
    return table
