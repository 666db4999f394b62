"""The archive: records of matches at tables, and what becomes of tables that nobody uses any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict

from penultima.errors import PenultimaError
from penultima.game import Record
from penultima.server.core.table import Table, replay
from penultima.server.live.store import (
    Listing,
    Store,
    StoreDamagedError,
    StoreDownError,
    in_record_thread,
    load_table,
    table_with_match,
)
from penultima.server.ops.logs import anonymous_id, log_event

DAY = 86_400_000
PAGE = 100
"""Tables that are looked at together when the archive is made."""
KEPT = 32
"""Tables whose last record is kept in memory."""
WAITING = 8
"""Requests for records that may wait for each other; there is one thread for all of them."""


class TooManyRecordsError(Exception):
    """More records are asked for than can be made."""


def record_of(table: Table) -> Record | None:
    """The present or last match of a table: finished rounds only, and no secret of any other."""
    if table.match is None or table.shuffler is None or not table.match.whole:
        return None
    with contextlib.suppress(PenultimaError):
        return Record.of(table.match, table.shuffler.transcript)
    return None


async def whole_table(store: Store, table_id: str) -> Table | None:
    """A table with all rounds of its match, read from the beginning of that match."""
    table = await load_table(store, table_id)
    if table is None or table.match is None or table.match.whole:
        return table
    return await table_with_match(store, table_id, table.matches)


class Records:
    """Makes records beside the event loop, one at a time. Whoever asks for a record again gets the same bytes as long
    as the table has no new row; after that only the new rows are played."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.made = 0
        """How many were made and not found in memory."""
        self._known: OrderedDict[str, tuple[Table, bytes]] = OrderedDict()
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def of_match(self, table_id: str) -> bytes | None:
        """The record of a table's match, live or archived; nothing if there is none."""
        seq = (await self.store.heads([table_id])).get(table_id)
        if seq is None:
            return await self.store.record(table_id)
        known = self._known.get(table_id)
        if known is not None and known[0].seq == seq:
            return known[1]
        if self._waiting >= WAITING:
            raise TooManyRecordsError
        self._waiting += 1
        try:
            async with self._lock:
                return await self._make(table_id, seq)
        finally:
            self._waiting -= 1

    async def _make(self, table_id: str, seq: int) -> bytes | None:
        before, record = self._known.get(table_id, (None, b""))
        if before is not None and before.seq >= seq:
            return record  # somebody else asked for it while this one waited
        table = await self._table(table_id, before)
        if table is None:
            return await self.store.record(table_id)
        made = await in_record_thread(lambda: _encoded(table))
        self.made += 1
        self._known[table_id] = table, made
        self._known.move_to_end(table_id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return made

    async def _table(self, table_id: str, before: Table | None) -> Table | None:
        if before is None:
            return await whole_table(self.store, table_id)
        rows, layouts = await self.store.rows(table_id, before.seq, before.chain), await self.store.layouts()
        return await in_record_thread(lambda: replay(rows, layouts, before))


def _encoded(table: Table) -> bytes:
    record = record_of(table)
    return record.encode() if record else b""


async def archive_unused(store: Store, now: int, days: int) -> int:
    """Turn all tables that nobody has touched for so many days into records; how many. One that was played and cannot
    become a record, because its rules have changed since, keeps its log: nothing that was acknowledged is dropped."""
    archived, after = 0, ""
    while days > 0:
        page = await store.list(before=now - days * DAY, after=after, limit=PAGE)
        for listed in page:
            archived += await _archive(store, listed)
        if len(page) < PAGE:
            break
        after = page[-1].table_id
    return archived


async def _archive(store: Store, listed: Listing) -> bool:
    try:
        table = await whole_table(store, listed.table_id)
        record = await in_record_thread(lambda: record_of(table)) if table else None
        lost = record is None and table is not None and table.match is not None
    except PenultimaError as error:
        if isinstance(error, StoreDownError) and not isinstance(error, StoreDamagedError):
            raise
        record, lost = None, True  # what cannot be read is in nobody's way; `penultima doctor` tells of it
    if lost:
        log_event("kept as a log", logging.WARNING, table=anonymous_id(listed.table_id))
        return False
    if await store.archive(listed.table_id, record.encode() if record else b"", listed.seq):
        log_event("archived", logging.INFO, table=anonymous_id(listed.table_id))
        return True
    return False
