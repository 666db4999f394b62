"""The transactions of SQLite: the one that writes commands, all that wait and none of them in another's way, and the
rare ones that rewrite, archive or restore."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from penultima.server.live.kill_points import kill_point
from penultima.server.live.store.interface import Append, Fate, Rewrite, StoreDownError, StoredSnapshot
from penultima.server.live.store.migrations import BACKED_UP
from penultima.server.live.store.queries import FORGET_ORIGIN
from penultima.server.live.store.row_columns import COLUMNS, WIDTH, known_by_log, to_columns

MANY = 64
"""Rows in one statement."""
PLACES = f"({','.join('?' * WIDTH)})"
BY_COMMAND = "WHERE game = ? AND cmd = ?"
"""How a row is found that is rewritten: there is no index of all numbers."""
RECHAIN = f"UPDATE log SET chain = ? {BY_COMMAND}"
ERASE = f"UPDATE log SET cmd = ?, fact = ? {BY_COMMAND}"
FILES = ("main", "kept")
"""The names by which SQLite knows the store's own file, and a backup that is attached to it."""


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
    for token, name in append.newcomers:  # the last name of each; the database itself keeps all of them in `names`
        connection.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?)", (token, append.table_id, name))
    if append.here is not None or append.origin:
        connection.execute(
            "INSERT INTO lobby VALUES (?1, ?2, ?3) ON CONFLICT (game) DO UPDATE SET here = excluded.here",
            (append.table_id, append.origin, append.here or 0),
        )
    _write_snapshots(connection, append.table_id, append.snapshots)


def _write_snapshots(connection: sqlite3.Connection, table_id: str, snapshots: Sequence[StoredSnapshot]) -> None:
    for one in snapshots:
        sql = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)"
        connection.execute(sql, (table_id, one.match, one.seq, one.data))


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


def rewrite_log(connection: sqlite3.Connection, rewrite: Rewrite) -> bool:
    """The transaction that deletes somebody's data; what was there is overwritten on the disk too. Everything that
    takes long was done before it: all others who write wait for it."""
    table_id = rewrite.table_id
    connection.execute("PRAGMA secure_delete = ON")
    with _transaction(connection):
        head = connection.execute("SELECT seq, erasures FROM tables WHERE game = ?", (table_id,)).fetchone()
        free = head == (rewrite.seq, rewrite.erasures)
        if free:
            connection.executemany(RECHAIN, [(one.chain, table_id, one.cmd) for one in rewrite.rows])
            changed = [(*one.changed, table_id, one.cmd) for one in rewrite.rows if one.changed is not None]
            connection.executemany(ERASE, changed)
            connection.execute("UPDATE tables SET erasures = erasures + 1 WHERE game = ?", (table_id,))
            connection.execute("DELETE FROM snapshots WHERE game = ?", (table_id,))
            _write_snapshots(connection, table_id, rewrite.snapshots)
            if rewrite.opener:
                connection.execute(FORGET_ORIGIN, (table_id,))
    return bool(free)


def archive_table(
    connection: sqlite3.Connection, table_id: str, record: bytes, log: tuple[int, int], alive: str
) -> bool:
    """The transaction that puts a record in place of a log; not if a process of the list `alive` is with the table, or
    if the number of rows and erasures is not what it was when the record was made (`log`)."""
    living = "SELECT 1 FROM leases WHERE game = ? AND holder IN (SELECT value FROM json_each(?))"
    with _transaction(connection):
        head = connection.execute("SELECT seq, erasures FROM tables WHERE game = ?", (table_id,)).fetchone()
        # An older program may have used the code of an archived table again: its record stays.
        known = connection.execute("SELECT 1 FROM records WHERE game = ?", (table_id,)).fetchone()
        living_process = connection.execute(living, (table_id, alive)).fetchone()
        free = head == log and living_process is None and known is None
        if free:
            connection.execute("INSERT INTO records VALUES (?, ?)", (table_id, record))
            for place in ("log", "tables", "leases", "snapshots", "lobby"):
                connection.execute(f"DELETE FROM {place} WHERE game = ?", (table_id,))
    return bool(free)


def restore_from(connection: sqlite3.Connection, path: Path) -> None:
    """The transaction that takes everything from a backup into an empty file."""
    if connection.execute("SELECT count(*) FROM tables").fetchone()[0]:
        raise StoreDownError("the database is not empty")
    connection.execute("ATTACH ? AS kept", (str(path),))
    try:
        with _transaction(connection):
            for place, order in BACKED_UP.items():
                columns = _columns_of_both(connection, place)
                again = "REPLACE" if place == "people" else "IGNORE"
                if columns:
                    kept = f"SELECT {columns} FROM kept.{place} ORDER BY {order}"
                    connection.execute(f"INSERT OR {again} INTO main.{place} ({columns}) {kept}")
            newcomers = known_by_log(connection.execute("SELECT game, fact FROM log ORDER BY seq").fetchall())
            connection.executemany("INSERT OR REPLACE INTO people VALUES (?, ?, ?)", newcomers)
    finally:
        connection.execute("DETACH kept")


def _columns_of_both(connection: sqlite3.Connection, place: str) -> str:
    """The columns that this file and the backup have: an older one lacks some, which then have their defaults."""
    names = [[one[1] for one in connection.execute(f"PRAGMA {file}.table_info({place})").fetchall()] for file in FILES]
    return ", ".join(name for name in names[0] if name in names[1])


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Everything or nothing; what fails leaves the connection as it was."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
