"""Rows of the log as the columns that databases keep; a table's id is in the column `game`."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from penultima.server.core.facts import (
    Joined,
    Opened,
    Row,
    Sealed,
    UnknownFactError,
    chain_after,
    read_events,
    read_fact,
    write_events,
    write_fact,
)
from penultima.server.live.store.interface import StoreDamagedError

MIN_INTERVAL = 0.010
"""Seconds between two transactions, at least: under load, many small ones would cost more than everything else."""
COLUMNS = "game, seq, at, cmd, fact, version, events, digest, state, change, chain"
WIDTH = COLUMNS.count(",") + 1
UNREAD = Sealed()
"""In place of a fact that cannot be read, while the checksum of its row is."""


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
    the checksum that was written with it, UnknownFactError if a newer program wrote one. Without the chain of row
    `after`, the first of them is not checked."""
    rows = []
    before = b"" if after == 0 else chain
    for columns in found:
        table_id, seq, at, cmd, fact, version, events, digest, state, change, stored = columns
        if seq != after + 1:
            raise StoreDamagedError(table_id, after + 1)
        unknown: UnknownFactError | None = None
        try:
            whole = zlib.decompress(state) if state else b""
            try:
                read = read_fact(fact)
            except UnknownFactError as error:
                read, unknown = UNREAD, error
            row = Row(
                table_id, seq, at, cmd, read, version, read_events(events), bytes(digest), whole, bytes(change),
                bytes(stored),
            )  # fmt: skip
            checked = bool(row.chain) and before is not None
            fits = not checked or chain_after(before or b"", row, bytes(fact), bytes(events)) == row.chain
        except (ValueError, TypeError, zlib.error):
            fits = False
        if not fits:
            raise StoreDamagedError(table_id, seq)
        if unknown is not None:  # what it says is whole, so that a newer program can read it
            raise unknown
        rows.append(row)
        after, before = seq, row.chain
    return rows


def check_last_row(rows: Sequence[Row], head: int) -> None:
    """StoreDamagedError if the rows of a table end before the one that was its last a moment ago. (None at all: nothing
    is new, or it was archived meanwhile.)"""
    if rows and rows[-1].seq < head:
        raise StoreDamagedError(rows[-1].table_id, rows[-1].seq + 1)


def rechained(row: Row, chain: bytes) -> Row:
    """The row with the checksum that follows on this one. Rows without a checksum still have none."""
    after = chain_after(chain, row, write_fact(row.fact), write_events(row.events)) if row.chain else b""
    return msgspec.structs.replace(row, chain=after)


def known_by_log(rows: Iterable[tuple[str, bytes]]) -> list[tuple[str, str, str]]:
    """Which keys came to which tables by which names, from all facts of a log, the last name of each at the end:
    for a backup that does not say it."""
    found: dict[tuple[str, str, str], None] = {}
    for table_id, fact in rows:
        if bytes(fact[:12]) in (b'{"k":"opened', b'{"k":"joined'):
            newcomer = read_fact(fact)
            assert isinstance(newcomer, Opened | Joined)
            one = (newcomer.token, table_id, newcomer.name)
            found.pop(one, None)
            found[one] = None
    return [one for one in found if one[0]]
