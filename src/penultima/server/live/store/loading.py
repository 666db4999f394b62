"""Tables from a store: from the latest snapshot and the rows after it, in a thread beside the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from penultima.server.core.facts import Forgotten, Row, Started
from penultima.server.core.recent_rows import MAX_ROWS, RecentRows
from penultima.server.core.snapshots import Snapshot, read_snapshot, resume
from penultima.server.core.table import Table, replay
from penultima.server.core.table_match import Layouts
from penultima.server.live.store.interface import Store, StoreDamagedError
from penultima.server.ops.logs import anonymous_id, log_event

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
    if snapshot is not None:
        rows, layouts = await store.rows(table_id, max(0, snapshot.seq - MAX_ROWS)), await store.layouts()
        table = await in_thread(threads, lambda: _from_snapshot(snapshot, table_id, rows, layouts, last_match))
        if table is not None:
            return table
    rows, layouts = await store.rows(table_id), await store.layouts()
    return await in_thread(threads, lambda: _from_log(rows, layouts, last_match))


def _from_log(rows: list[Row], layouts: Layouts, last_match: int) -> Table | None:
    """The table that its rows tell. If they are whole and cannot be played all the same, that is the trouble of this
    table alone: it counts as damaged, so that whoever goes through many tables goes on with the next one."""
    try:
        return _replay_until(last_match, rows, layouts)
    except Exception as error:
        log_event("failure", logging.ERROR, exc_info=error, table=anonymous_id(rows[0].table_id))
        raise StoreDamagedError(rows[0].table_id, rows[-1].seq) from error


def _fits(snapshot: Snapshot, rows: list[Row]) -> bool:
    """Does the log still have the row that the snapshot was made after?"""
    place = snapshot.seq - rows[0].seq if rows else -1
    return 0 <= place < len(rows) and rows[place].chain == snapshot.chain


def _from_snapshot(
    snapshot: Snapshot, table_id: str, rows: list[Row], layouts: Layouts, last_match: int
) -> Table | None:
    """The table from its snapshot and the rows around it; nothing if the snapshot is of no use. Whatever is wrong with
    one, and however it came there, the log tells the same: so no error of a snapshot is anybody's trouble."""
    if not _fits(snapshot, rows):
        return None
    try:
        return _replayed(snapshot, table_id, rows, layouts, last_match)
    except Exception as error:
        log_event("snapshot not used", logging.WARNING, table=anonymous_id(table_id), kind=type(error).__name__)
        return None


def _replayed(snapshot: Snapshot, table_id: str, rows: list[Row], layouts: Layouts, last_match: int) -> Table | None:
    place = snapshot.seq - rows[0].seq + 1
    recent_rows = RecentRows()
    for row in rows[:place]:
        if isinstance(row.fact, Forgotten) and row.fact.erased:
            recent_rows = recent_rows.without_words_of(row.fact.person)
        recent_rows = recent_rows.with_row(row.without_round())
    table = resume(snapshot, layouts, recent_rows)
    if (table.id, table.seq, table.chain) != (table_id, snapshot.seq, snapshot.chain) or table.host >= len(
        table.people
    ):
        raise ValueError("a snapshot of another table")
    return _replay_until(last_match, rows[place:], layouts, table)


def _replay_until(last_match: int, rows: list[Row], layouts: Layouts, table: Table | None = None) -> Table | None:
    """The table after these rows, or before the first of them that begins a match after this one."""
    if not last_match:
        return replay(rows, layouts, table)
    for row in rows:
        if table is not None and table.matches == last_match and isinstance(row.fact, Started):
            break
        table = replay([row], layouts, table)
    return table
