"""Rows of the log as the columns that databases keep; a table's id is in the column `game`."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from penultima.server.core.facts import Row, read_fact, write_fact

MIN_INTERVAL = 0.010
"""Seconds between two transactions, at least: under load, many small ones would cost more than everything else."""
COLUMNS = "game, seq, at, cmd, fact, version, events, digest, state"
_read_events = msgspec.json.Decoder(list[str]).decode


def to_columns(row: Row) -> tuple[Any, ...]:
    """A row as columns."""
    events = msgspec.json.encode(row.events) if row.events else b"[]"
    state = zlib.compress(row.state, 1) if row.state else b""
    return (row.table_id, row.seq, row.at, row.cmd, write_fact(row.fact), row.version, events, row.digest, state)


def from_columns(found: Sequence[Any]) -> Row:
    """Columns as a row."""
    table_id, seq, at, cmd, fact, version, events, digest, state = found
    return Row(table_id, seq, at, cmd, read_fact(fact), version, _read_events(events), bytes(digest), _unzipped(state))


def _unzipped(state: bytes) -> bytes:
    return zlib.decompress(state) if state else b""
