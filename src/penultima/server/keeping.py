"""Records of matches at tables, and what becomes of tables that nobody uses any more."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from penultima.errors import PenultimaError
from penultima.game import Record
from penultima.server.logs import mark, say
from penultima.server.table import Table, replay

if TYPE_CHECKING:
    from penultima.server.store import Store

DAY = 86_400_000


def record_of(table: Table) -> Record | None:
    """The present or last match: finished rounds only, and no secret of any other."""
    if table.match is None or table.shuffler is None:
        return None
    with contextlib.suppress(PenultimaError):
        return Record.of(table.match, table.shuffler.transcript)
    return None


async def kept_record(store: Store, game: str) -> bytes | None:
    """The record of a table, live or archived; nothing if there is none."""
    table = replay(await store.rows(game), await store.layouts())
    if table is None:
        return await store.record(game)
    record = record_of(table)
    return record.encode() if record else None


async def archive_unused(store: Store, now: int, days: int) -> int:
    """Tables that nobody has touched for so long become records; how many. One that was played and cannot be told as a
    record, because its rules have changed since, keeps its log: nothing that was acknowledged is dropped."""
    archived = 0
    for listed in await store.list(before=now - days * DAY) if days > 0 else []:
        table = replay(await store.rows(listed.game), await store.layouts())
        record = record_of(table) if table else None
        if record is None and table is not None and table.match is not None:
            say("kept as a log", logging.WARNING, table=mark(listed.game))
            continue
        if await store.archive(listed.game, record.encode() if record else b"", listed.seq):
            say("archived", logging.INFO, table=mark(listed.game))
            archived += 1
    return archived
