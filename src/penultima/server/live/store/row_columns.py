"""Rows of the log as the columns that databases keep; a table's id is in the column `game`."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

from penultima.server.core.facts import Row, chain_after, read_events, read_fact, write_events, write_fact
from penultima.server.live.store.interface import StoreDamagedError

MIN_INTERVAL = 0.010
"""Seconds between two transactions, at least: under load, many small ones would cost more than everything else."""
COLUMNS = "game, seq, at, cmd, fact, version, events, digest, state, change, chain"
WIDTH = COLUMNS.count(",") + 1


def to_columns(row: Row) -> tuple[Any, ...]:
    """A row as columns."""
    events = write_events(row.events) if row.events else b"[]"
    state = zlib.compress(row.state, 1) if row.state else b""
    fact = write_fact(row.fact)
    return (
        row.table_id, row.seq, row.at, row.cmd, fact, row.version, events, row.digest, state, row.change, row.chain,
    )  # fmt: skip


def read_rows(found: Iterable[Sequence[Any]], after: int = 0, chain: bytes | None = None) -> list[Row]:
    """The rows of a table that follow row `after`, in their order; StoreDamagedError if one is missing or does not fit
    the checksum that was written with it. Without the chain of row `after`, the first of them is not checked."""
    rows = []
    before = b"" if after == 0 else chain
    for columns in found:
        table_id, seq, at, cmd, fact, version, events, digest, state, change, stored = columns
        if seq != after + 1:
            raise StoreDamagedError(table_id, after + 1)
        try:
            whole = zlib.decompress(state) if state else b""
            row = Row(
                table_id, seq, at, cmd, read_fact(fact), version, read_events(events), bytes(digest), whole,
                bytes(change), bytes(stored),
            )  # fmt: skip
            checked = bool(row.chain) and before is not None
            fits = not checked or chain_after(before or b"", row, bytes(fact), bytes(events)) == row.chain
        except (ValueError, TypeError, zlib.error):
            fits = False
        if not fits:
            raise StoreDamagedError(table_id, seq)
        rows.append(row)
        after, before = seq, row.chain
    return rows


def check_last_row(rows: Sequence[Row], head: int) -> None:
    """StoreDamagedError if the rows of a table end before the one that was its last a moment ago. (None at all: nothing
    is new, or it was archived meanwhile.)"""
    if rows and rows[-1].seq < head:
        raise StoreDamagedError(rows[-1].table_id, rows[-1].seq + 1)
