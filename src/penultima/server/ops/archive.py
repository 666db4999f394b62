"""The archive: records of matches at tables, and what becomes of tables that nobody uses any more."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from penultima.errors import PenultimaError
from penultima.game import Record
from penultima.server.core.table import Table, replay
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


async def match_record(store: Store, table_id: str) -> bytes | None:
    """The record of a table's match, live or archived; nothing if there is none."""
    table = replay(await store.rows(table_id), await store.layouts())
    if table is None:
        return await store.record(table_id)
    record = record_of(table)
    return record.encode() if record else None


async def archive_unused(store: Store, now: int, days: int) -> int:
    """Turn tables that nobody has touched for so many days into records; how many. One that was played and cannot
    become a record, because its rules have changed since, keeps its log: nothing that was acknowledged is dropped."""
    archived = 0
    for listed in await store.list(before=now - days * DAY) if days > 0 else []:
        table = replay(await store.rows(listed.table_id), await store.layouts())
        record = record_of(table) if table else None
        if record is None and table is not None and table.match is not None:
            log_event("kept as a log", logging.WARNING, table=anonymous_id(listed.table_id))
            continue
        if await store.archive(listed.table_id, record.encode() if record else b"", listed.seq):
            log_event("archived", logging.INFO, table=anonymous_id(listed.table_id))
            archived += 1
    return archived
