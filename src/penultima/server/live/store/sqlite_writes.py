"""The transaction that writes commands into SQLite: all that wait, and none of them in another's way."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from penultima.server.live.kill_points import kill_point
from penultima.server.live.store.interface import Append, Fate
from penultima.server.live.store.row_columns import COLUMNS, WIDTH, to_columns

MANY = 64
"""Rows in one statement."""
PLACES = f"({','.join('?' * WIDTH)})"


def write(connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Fate]:
    """All at once if nothing is in anybody's way, else one after the other."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _all_free(connection, batch):
            connection.execute("SAVEPOINT every")
            try:
                _write_rows(connection, batch)
                fates = [Fate.DONE] * len(batch)
            except sqlite3.IntegrityError:
                connection.execute("ROLLBACK TO every")
                fates = [_write_one(connection, append) for append in batch]
        else:
            fates = [_write_one(connection, append) for append in batch]
        for append, fate in zip(batch, fates, strict=True):
            if fate is Fate.DONE:
                _write_beside(connection, append)
        kill_point("before_commit")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    kill_point("after_commit")
    return fates


def _write_beside(connection: sqlite3.Connection, append: Append) -> None:
    """What is kept beside the log: who is known where, what the lobby goes by, and snapshots."""
    if append.listed is not None:
        connection.execute("UPDATE tables SET public = ? WHERE game = ?", (int(append.listed), append.table_id))
    for token, name in append.newcomers:
        connection.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?)", (token, append.table_id, name))
    if append.here is not None or append.origin:
        connection.execute(
            "INSERT INTO lobby VALUES (?1, ?2, ?3) ON CONFLICT (game) DO UPDATE SET here = excluded.here",
            (append.table_id, append.origin, append.here or 0),
        )
    for one in append.snapshots:
        sql = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)"
        connection.execute(sql, (append.table_id, one.match, one.seq, one.data))


def _all_free(connection: sqlite3.Connection, batch: Sequence[Append]) -> bool:
    """Does every command follow on the last row of its table as it is now, under a lease that holds?"""
    named = msgspec.json.encode([append.table_id for append in batch]).decode()
    sql = "SELECT game, {} FROM {} WHERE game IN (SELECT value FROM json_each(?))"
    heads = {one: rest for one, *rest in connection.execute(sql.format("seq, erasures", "tables"), (named,)).fetchall()}
    leased = any(append.epoch is not None for append in batch)
    epochs = dict(connection.execute(sql.format("epoch", "leases"), (named,)).fetchall()) if leased else {}
    opening = any(append.rows[0].seq == 1 for append in batch)
    if opening and connection.execute(sql.format("1", "records"), (named,)).fetchone():
        return False
    return len({append.table_id for append in batch}) == len(batch) and all(
        heads.get(append.table_id, [0, 0]) == [append.rows[0].seq - 1, append.erasures]
        and append.epoch in (None, epochs.get(append.table_id))
        for append in batch
    )


def _write_rows(connection: sqlite3.Connection, batch: Sequence[Append]) -> None:
    """Many rows in one statement: a thread that asks for the interpreter's lock after each row waits each time."""
    rows = [to_columns(row) for append in batch for row in append.rows]
    heads = [(append.table_id, append.rows[-1].seq, append.rows[-1].at) for append in batch]
    for start in range(0, len(rows), MANY):
        part = rows[start : start + MANY]
        places = ",".join([PLACES] * len(part))
        connection.execute(f"INSERT INTO log ({COLUMNS}) VALUES {places}", [cell for row in part for cell in row])
    for start in range(0, len(heads), MANY):
        part_heads = heads[start : start + MANY]
        places = ",".join(["(?,?,?)"] * len(part_heads))
        connection.execute(
            f"INSERT INTO tables (game, seq, at) VALUES {places} "
            "ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, at = excluded.at",
            [cell for head in part_heads for cell in head],
        )


def _write_one(connection: sqlite3.Connection, append: Append) -> Fate:
    """One command among its neighbors: what goes wrong with it is undone alone."""
    if append.epoch is not None:
        held = connection.execute("SELECT epoch FROM leases WHERE game = ?", (append.table_id,)).fetchone()
        if held is None or held[0] != append.epoch:
            return Fate.FENCED
    last = append.rows[-1]
    head = connection.execute("SELECT seq, erasures FROM tables WHERE game = ?", (append.table_id,)).fetchone()
    if (head[1] if head else 0) != append.erasures:
        return Fate.REWRITTEN
    if (head[0] if head else 0) != append.rows[0].seq - 1:
        return Fate.TAKEN
    archived = "SELECT 1 FROM records WHERE game = ?"
    if head is None and connection.execute(archived, (append.table_id,)).fetchone():
        return Fate.TAKEN
    connection.execute("SAVEPOINT one")
    try:
        connection.executemany(f"INSERT INTO log ({COLUMNS}) VALUES {PLACES}", map(to_columns, append.rows))
        connection.execute(
            "INSERT INTO tables (game, seq, at) VALUES (?, ?, ?) "
            "ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, at = excluded.at",
            (append.table_id, last.seq, last.at),
        )
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO one")
        return Fate.TAKEN
    finally:
        connection.execute("RELEASE one")
    return Fate.DONE
