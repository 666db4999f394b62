"""Prepares a log without somebody's data: its rows with new checksums, and the snapshots that belong to it.

All of that is made beside the play, in pieces; what is left for the transaction is to put it in place. New snapshots go
with it, so that whoever comes next does not wait until everything is replayed.
"""

from __future__ import annotations

from collections.abc import Sequence

from penultima.server.core.erasing import Eraser
from penultima.server.core.facts import Row, write_fact
from penultima.server.core.snapshots import write_snapshot
from penultima.server.core.table import Table, replay
from penultima.server.core.table_match import Layouts
from penultima.server.live.store import (
    Rewrite,
    RewrittenRow,
    Store,
    StoreDamagedError,
    StoredSnapshot,
    erasures_of,
    in_record_thread,
)
from penultima.server.live.store.row_columns import rechained

PIECE = 500
"""Rows that are gone through before somebody else's work in the thread of records has its turn."""


class Rewriting:
    """The log of one table without the data of one key."""

    def __init__(self, store: Store, table_id: str, eraser: Eraser) -> None:
        self.store = store
        self.table_id = table_id
        self._eraser = eraser
        self._begin(0)

    def _begin(self, erasures: int) -> None:
        self._eraser = Eraser(self._eraser.token, keep_origin=self._eraser.keep_origin)
        self._erasures = erasures
        self._read: tuple[int, bytes] = (0, b"")
        """The last row that was read, and its checksum in the log as it is."""
        self._rows: list[RewrittenRow] = []
        self._table: Table | None = None
        """The table that the new log tells."""
        self._snapshots: dict[int, StoredSnapshot] = {}

    async def prepare(self) -> None:
        """Go through the log as far as it is written; StoreDamagedError if it is damaged: that must not look whole
        again."""
        erasures = await erasures_of(self.store, self.table_id)
        if erasures != self._erasures or self._table is None:
            self._begin(erasures)
        try:
            rows, layouts = await self.store.rows(self.table_id, *self._read), await self.store.layouts()
        except StoreDamagedError:
            if await erasures_of(self.store, self.table_id) == self._erasures:
                raise
            await self.prepare()  # another process has rewritten it a moment ago: what was read fits no more
            return
        for start in range(0, len(rows), PIECE):
            piece = rows[start : start + PIECE]
            await in_record_thread(lambda piece=piece: self._go_through(piece, layouts))  # type: ignore[misc]

    async def finish(self) -> bool:
        """Put it in place of the log; not if that has gone on or was rewritten, after which it is to be prepared for
        what is new."""
        assert self._table is not None
        latest = StoredSnapshot(0, self._table.seq, await in_record_thread(lambda: write_snapshot(self._table)))  # type: ignore[arg-type]
        snapshots = (latest, *self._snapshots.values())
        opener = self._eraser.opener
        return await self.store.rewrite(
            Rewrite(self.table_id, self._read[0], self._erasures, self._rows, snapshots, opener)
        )

    def _go_through(self, rows: Sequence[Row], layouts: Layouts) -> None:
        for row in rows:
            before = self._table
            without = self._eraser.without(row)
            again = rechained(without, before.chain if before is not None else b"")
            changed = None if without is row else (again.cmd, write_fact(again.fact))
            if changed is not None or again.chain != row.chain:
                self._rows.append(RewrittenRow(row.cmd, again.chain, changed))
            self._table = replay([again], layouts, before)
            assert self._table is not None
            if self._table.matches != (before.matches if before is not None else 0):
                match = self._table.matches
                self._snapshots[match] = StoredSnapshot(match, row.seq, write_snapshot(self._table))
            self._read = row.seq, row.chain
