"""The archive: records of matches at tables, and what becomes of tables that nobody uses any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from penultima.errors import PenultimaError
from penultima.game import Record
from penultima.server.core.facts import Row, Started, UnknownFactError
from penultima.server.core.table import Table, replay
from penultima.server.core.table_match import Layouts
from penultima.server.live.store import (
    Listing,
    Store,
    StoreDamagedError,
    StoreDownError,
    in_record_thread,
    load_table,
    table_after_match,
)
from penultima.server.ops.logs import anonymous_id, log_event

DAY = 86_400_000
PAGE = 100
"""Tables that are looked at together when the archive is made."""
KEPT = 32
"""Records that are kept in memory."""
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


def tables_after_matches(rows: Iterable[Row], layouts: Layouts) -> Iterator[Table]:
    """The table as it was at the end of each of its matches, of the last one as it stands."""
    table: Table | None = None
    for row in rows:
        if isinstance(row.fact, Started) and table is not None and table.match is not None:
            yield table
        table = replay([row], layouts, table)
    if table is not None and table.matches:
        yield table


class Kept(NamedTuple):
    """A record in memory."""

    erasures: int
    """How often the log had been rewritten when it was made: after one more, it may hold what was deleted."""
    seq: int
    """The last row that is in it; 0 in the record of a match after which another one began: it stays as it is."""
    record: bytes
    table: Table | None = None
    """The table after that row, to go on from."""


class Records:
    """Makes records beside the event loop, one at a time. Whoever asks for a record again gets the same bytes as long
    as nothing was added to its match; after that only the new rows are played."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.made = 0
        """How many were made and not found in memory."""
        self._kept: OrderedDict[tuple[str, int], Kept] = OrderedDict()
        """By table and match, the last match as 0."""
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def of_match(self, table_id: str, match: int = 0) -> bytes | None:
        """The record of a table's match, live or archived, by its number counted from 1, or of the last; nothing if
        there is none."""
        listed = await self.store.list([table_id])
        if not listed:
            return await self._archived(table_id, match)
        known = self._find(listed[0], match)
        if known is not None:
            return known
        if self._waiting >= WAITING:
            raise TooManyRecordsError
        self._waiting += 1
        try:
            async with self._lock:
                return await self._make(listed[0], match)
        finally:
            self._waiting -= 1

    async def _archived(self, table_id: str, match: int) -> bytes | None:
        return archived_record(await self.store.record(table_id) or b"", match)

    def _find(self, listed: Listing, match: int) -> bytes | None:
        """The record as memory has it; nothing if it must be made."""
        last = self._last(listed)
        if match and last is not None and last.table is not None and match > last.table.matches:
            return b""
        if last is not None and _is_last(last, match):
            return last.record
        kept = self._kept.get((listed.table_id, match)) if match else None
        return kept.record if kept is not None and kept.erasures == listed.erasures else None

    def _last(self, listed: Listing) -> Kept | None:
        """The record of the last match, if it has all rows."""
        kept = self._kept.get((listed.table_id, 0))
        return kept if kept is not None and kept.erasures == listed.erasures and kept.seq >= listed.seq else None

    async def _make(self, listed: Listing, match: int) -> bytes | None:
        """Make a record, but for one that somebody else asked for while this one waited."""
        last = self._last(listed) or await self._make_last(listed)
        if last is None or last.table is None:
            return await self._archived(listed.table_id, match)
        known = self._find(listed, match)
        if known is not None:
            return known
        table = await table_after_match(self.store, listed.table_id, match)
        return None if table is None else (await self._keep(listed, match, table, 0)).record

    async def _make_last(self, listed: Listing) -> Kept | None:
        """The record of the last match: from the one that was made before, or from the beginning of that match on."""
        before = self._kept.get((listed.table_id, 0))
        if before is not None and before.table is not None and before.erasures == listed.erasures:
            table = await self._go_on(before.table)
        else:
            table = await whole_table(self.store, listed.table_id)
        return None if table is None else await self._keep(listed, 0, table, table.seq)

    async def _go_on(self, before: Table) -> Table | None:
        rows, layouts = await self.store.rows(before.id, before.seq, before.chain), await self.store.layouts()
        return await in_record_thread(lambda: replay(rows, layouts, before))

    async def _keep(self, listed: Listing, match: int, table: Table, seq: int) -> Kept:
        record = await in_record_thread(lambda: _encoded(table))
        self.made += 1
        key = listed.table_id, match
        self._kept[key] = Kept(listed.erasures, seq, record, None if match else table)
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def _is_last(last: Kept, match: int) -> bool:
    return last.table is not None and match in (0, last.table.matches)


async def whole_table(store: Store, table_id: str) -> Table | None:
    """A table with all rounds of its last match, read from the beginning of that match."""
    table = await load_table(store, table_id)
    if table is None or table.match is None or table.match.whole:
        return table
    return await table_after_match(store, table_id, table.matches)


def _encoded(table: Table) -> bytes:
    record = record_of(table)
    return record.encode() if record else b""


def archived_record(data: bytes, match: int) -> bytes | None:
    """One record of an archived table: what is kept of it is a record or, after several matches, a list of them."""
    records = msgspec.json.decode(data, type=list[msgspec.Raw]) if data[:1] == b"[" else [msgspec.Raw(data)]
    found = bytes(records[match - 1]) if match <= len(records) else b""
    return found or None


async def archive_unused(store: Store, now: int, days: int) -> int:
    """Turn all tables that nobody has touched for so many days into records of all their matches; how many. One that
    was played and cannot become a record, because its rules have changed since, keeps its log: nothing that was
    acknowledged is dropped."""
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
        rows, layouts = await store.rows(listed.table_id), await store.layouts()
        data = await in_record_thread(lambda: _all_records(rows, layouts))
    except UnknownFactError:
        data = None  # only a newer program can read it
    except PenultimaError as error:
        if isinstance(error, StoreDownError) and not isinstance(error, StoreDamagedError):
            raise
        data = None  # what cannot be read is in nobody's way; `penultima doctor` tells of it
    except Exception:  # nobody has thought of that; the tables after it are archived all the same
        log_event("failure", logging.ERROR, exc_info=True, table=anonymous_id(listed.table_id))
        data = None
    if data is None:
        log_event("kept as a log", logging.WARNING, table=anonymous_id(listed.table_id))
        return False
    if await store.archive(listed.table_id, data, listed.seq, listed.erasures):
        log_event("archived", logging.INFO, table=anonymous_id(listed.table_id))
        return True
    return False


def _all_records(rows: Iterable[Row], layouts: Layouts) -> bytes | None:
    """What is kept of an archived table: the record of its match, or a list of those of all its matches. Nothing if one
    of them cannot be made."""
    records = []
    for table in tables_after_matches(rows, layouts):
        record = record_of(table)
        if record is None and table.match is not None:
            return None
        records += [record.encode()] if record else []
    return records[0] if len(records) == 1 else b"[" + b",".join(records) + b"]" if records else b""
