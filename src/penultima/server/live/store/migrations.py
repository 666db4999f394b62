"""The schemas of the databases, step by step. A step that was once released never changes; another follows it."""

from __future__ import annotations

import sqlite3

SQLITE: tuple[str, ...] = (
    """
    CREATE TABLE log (
        game TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, cmd TEXT NOT NULL, fact BLOB NOT NULL,
        version TEXT NOT NULL, events BLOB NOT NULL, digest BLOB NOT NULL, state BLOB NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX log_command ON log (game, cmd);
    CREATE TABLE tables (
        game TEXT PRIMARY KEY, seq INTEGER NOT NULL, at INTEGER NOT NULL, public INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE INDEX tables_at ON tables (at);
    CREATE TABLE leases (game TEXT PRIMARY KEY, holder TEXT NOT NULL, epoch INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE processes (process TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE versions (version TEXT PRIMARY KEY, layout TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE records (game TEXT PRIMARY KEY, record BLOB NOT NULL) WITHOUT ROWID;
    """,
    # Asked for once an hour, and changed with every move: to look through all tables is cheaper.
    "DROP INDEX tables_at",
    # Rows lie in the order they came, so that commands that are written together share a page; sorted by table, each
    # of them changed one of its own, and often its neighbors. That a table's rows have no gap and no twin is seen to by
    # its head in `tables`, which is looked at and moved in the same transaction.
    """
    CREATE TABLE later (
        game TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, cmd TEXT NOT NULL, fact BLOB NOT NULL,
        version TEXT NOT NULL, events BLOB NOT NULL, digest BLOB NOT NULL, state BLOB NOT NULL
    );
    INSERT INTO later SELECT * FROM log ORDER BY game, seq;
    DROP TABLE log;
    ALTER TABLE later RENAME TO log;
    CREATE UNIQUE INDEX log_command ON log (game, cmd);
    """,
    # A row holds what it changed, and a checksum; a snapshot (`match` 0) saves the replay of what came before, and one
    # at the start of each match is where its record begins. Columns that older programs do not name have defaults, so
    # that they can go on writing while a newer one is started. To find the last rows of a table, its index of commands
    # is read from the place of a marked row on.
    """
    ALTER TABLE log ADD COLUMN change BLOB NOT NULL DEFAULT x'';
    ALTER TABLE log ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
    CREATE INDEX log_marks ON log (game, seq) WHERE seq % 256 = 0;
    CREATE TABLE snapshots (
        game TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (game, match)
    ) WITHOUT ROWID;
    """,
    # By which names each key is known at which tables; how many people are at a table, and where it was opened from;
    # and how often somebody's data was deleted from its log.
    """
    CREATE TABLE people (token TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (token, game))
        WITHOUT ROWID;
    CREATE TABLE lobby (game TEXT PRIMARY KEY, origin TEXT NOT NULL DEFAULT '', here INTEGER NOT NULL DEFAULT 0)
        WITHOUT ROWID;
    ALTER TABLE tables ADD COLUMN erasures INTEGER NOT NULL DEFAULT 0;
    INSERT OR IGNORE INTO people
        SELECT json_extract(CAST(fact AS TEXT), '$.token'), game, json_extract(CAST(fact AS TEXT), '$.name') FROM log
        WHERE substr(CAST(fact AS TEXT), 1, 12) IN ('{"k":"opened', '{"k":"joined') ORDER BY seq DESC;
    """,
)
MARK_EVERY = 256
BACKED_UP = {"log": "game, seq", "tables": "game", "versions": "version", "records": "game", "people": "token, game"}
"""What a backup keeps, and in which order: of leases and processes nothing is left, and snapshots are made anew. Old
backups do not have all of it."""

POSTGRES: tuple[str, ...] = (
    """
    CREATE TABLE log (
        game text NOT NULL, seq bigint NOT NULL, at bigint NOT NULL, cmd text NOT NULL, fact bytea NOT NULL,
        version text NOT NULL, events bytea NOT NULL, digest bytea NOT NULL, state bytea NOT NULL,
        PRIMARY KEY (game, seq), UNIQUE (game, cmd)
    );
    CREATE TABLE tables (
        game text PRIMARY KEY, seq bigint NOT NULL, at bigint NOT NULL, public boolean NOT NULL DEFAULT false
    );
    CREATE INDEX tables_at ON tables (at);
    CREATE TABLE leases (game text PRIMARY KEY, holder text NOT NULL, epoch bigint NOT NULL);
    CREATE TABLE processes (process text PRIMARY KEY, until timestamptz NOT NULL);
    CREATE TABLE versions (version text PRIMARY KEY, layout text NOT NULL);
    CREATE TABLE records (game text PRIMARY KEY, record bytea NOT NULL);
    """,
    "DROP INDEX tables_at",
    """
    ALTER TABLE log ADD COLUMN change bytea NOT NULL DEFAULT '';
    ALTER TABLE log ADD COLUMN chain bytea NOT NULL DEFAULT '';
    CREATE TABLE snapshots (
        game text NOT NULL, match bigint NOT NULL, seq bigint NOT NULL, data bytea NOT NULL, PRIMARY KEY (game, match)
    );
    """,
    """
    CREATE TABLE people (token text NOT NULL, game text NOT NULL, name text NOT NULL, PRIMARY KEY (token, game));
    CREATE TABLE lobby (game text PRIMARY KEY, origin text NOT NULL DEFAULT '', here bigint NOT NULL DEFAULT 0);
    ALTER TABLE tables ADD COLUMN erasures bigint NOT NULL DEFAULT 0;
    INSERT INTO people
        SELECT convert_from(fact, 'UTF8')::json ->> 'token', game, convert_from(fact, 'UTF8')::json ->> 'name' FROM log
        WHERE substr(fact, 1, 12) IN ('{"k":"opened', '{"k":"joined') ORDER BY seq DESC ON CONFLICT DO NOTHING;
    """,
)


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Take the steps that this file has not seen yet, each whole or not at all, one process at a time."""
    connection.execute("BEGIN EXCLUSIVE")
    try:
        (done,) = connection.execute("PRAGMA user_version").fetchone()
        for number, step in enumerate(SQLITE[done:], done + 1):
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
