"""Rows of the log as the columns that databases keep; a table's id is in the column `game`."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from penultima.server.core.facts import Joined, Opened, Row, read_fact, write_fact

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


def known_by_log(rows: Iterable[tuple[str, bytes]]) -> list[tuple[str, str, str]]:
    """Which keys came to which tables by which names, from all facts of a log: for a backup that does not say it."""
    found = {}
    for table_id, fact in rows:
        if bytes(fact[:12]) in (b'{"k":"opened', b'{"k":"joined'):
            newcomer = read_fact(fact)
            assert isinstance(newcomer, Opened | Joined)
            found[newcomer.token, table_id] = newcomer.name
    return [(token, table_id, name) for (token, table_id), name in found.items() if token]
