"""The archive: records of matches at tables, and what becomes of tables that nobody uses any more."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from penultima.errors import PenultimaError
from penultima.game import Record
from penultima.server.core.facts import Row, Started, UnknownFactError
from penultima.server.core.table import Table, replay
from penultima.server.core.table_match import Layouts
from penultima.server.ops.logs import anonymous_id, log_event

if TYPE_CHECKING:
    from penultima.server.live.store import Store

DAY = 86_400_000


def record_of(table: Table) -> Record | None:
    """The present or last match of a table: finished rounds only, and no secret of any other."""
    if table.match is None or table.shuffler is None:
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


async def match_record(store: Store, table_id: str, match: int = 0) -> bytes | None:
    """The record of a table's match, live or archived, by its number counted from 1, or of the last; nothing if there
    is none."""
    rows = await store.rows(table_id)
    if not rows:
        return archived_record(await store.record(table_id) or b"", match)
    found: Table | None = None
    for table in tables_after_matches(rows, await store.layouts()):
        found = table if match in (0, table.matches) else found
    record = record_of(found) if found is not None else None
    return record.encode() if record else None


def archived_record(data: bytes, match: int) -> bytes | None:
    """One record of an archived table: what is kept of it is a record or, after several matches, a list of them."""
    records = msgspec.json.decode(data, type=list[msgspec.Raw]) if data[:1] == b"[" else [msgspec.Raw(data)]
    found = bytes(records[match - 1]) if match <= len(records) else b""
    return found or None


async def archive_unused(store: Store, now: int, days: int) -> int:
    """Turn tables that nobody has touched for so many days into records of all their matches; how many. One that was
    played and cannot become a record, because its rules have changed since, keeps its log: nothing acknowledged is
    dropped."""
    archived = 0
    for listed in await store.list(before=now - days * DAY) if days > 0 else []:
        records = await _records(store, listed.table_id)
        if records is None:
            log_event("kept as a log", logging.WARNING, table=anonymous_id(listed.table_id))
            continue
        data = records[0] if len(records) == 1 else b"[" + b",".join(records) + b"]" if records else b""
        if await store.archive(listed.table_id, data, listed.seq):
            log_event("archived", logging.INFO, table=anonymous_id(listed.table_id))
            archived += 1
    return archived


async def _records(store: Store, table_id: str) -> list[bytes] | None:
    """The records of all matches of a table; nothing if one of them cannot be made, or the log cannot be read."""
    try:
        rows = await store.rows(table_id)
    except UnknownFactError:
        return None
    records = []
    for table in tables_after_matches(rows, await store.layouts()):
        record = record_of(table) if table.match is not None else None
        if table.match is not None and record is None:
            return None
        records += [record.encode()] if record else []
    return records
