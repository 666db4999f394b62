"""The schemas of the databases, step by step. A step that was once released never changes; another follows it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

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
    # All names of a key at a table, not only the last: a record may hold an earlier one. Programs that know nothing of
    # this table write rows without a checksum, so that those who come by them are noted here by the database itself.
    # And how many tables were opened from an address is asked for each new one.
    """
    CREATE TABLE people_later (
        token TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (token, game, name)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO people_later SELECT token, game, name FROM people;
    INSERT OR IGNORE INTO people_later
        SELECT json_extract(CAST(fact AS TEXT), '$.token'), game, json_extract(CAST(fact AS TEXT), '$.name') FROM log
        WHERE substr(CAST(fact AS TEXT), 1, 12) IN ('{"k":"opened', '{"k":"joined')
        AND json_extract(CAST(fact AS TEXT), '$.token') <> '';
    DROP TABLE people;
    ALTER TABLE people_later RENAME TO people;
    CREATE TRIGGER newcomers AFTER INSERT ON log
        WHEN NEW.chain = x'' AND substr(CAST(NEW.fact AS TEXT), 1, 12) IN ('{"k":"opened', '{"k":"joined')
    BEGIN
        INSERT OR IGNORE INTO people SELECT json_extract(CAST(NEW.fact AS TEXT), '$.token'), NEW.game,
            json_extract(CAST(NEW.fact AS TEXT), '$.name') WHERE json_extract(CAST(NEW.fact AS TEXT), '$.token') <> '';
    END;
    CREATE INDEX lobby_origin ON lobby (origin);
    """,
    # Programs of the step before the last put a new name in place of the old one, by the key that `people` had then: it
    # has that key again, and the further names have a table of their own, which the database keeps by itself, whichever
    # program writes. (Older programs never see what lies between: all steps are one transaction.)
    """
    DROP TRIGGER newcomers;
    CREATE TABLE names (
        token TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (token, game, name)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO names SELECT token, game, name FROM people;
    CREATE TABLE people_again (token TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (token, game))
        WITHOUT ROWID;
    INSERT OR REPLACE INTO people_again SELECT token, game, name FROM people;
    INSERT OR REPLACE INTO people_again
        SELECT json_extract(CAST(fact AS TEXT), '$.token'), game, json_extract(CAST(fact AS TEXT), '$.name') FROM log
        WHERE substr(CAST(fact AS TEXT), 1, 12) IN ('{"k":"opened', '{"k":"joined')
        AND json_extract(CAST(fact AS TEXT), '$.token') <> '' ORDER BY seq;
    DROP TABLE people;
    ALTER TABLE people_again RENAME TO people;
    CREATE TRIGGER newcomers AFTER INSERT ON log
        WHEN NEW.chain = x'' AND substr(CAST(NEW.fact AS TEXT), 1, 12) IN ('{"k":"opened', '{"k":"joined')
    BEGIN
        INSERT OR REPLACE INTO people SELECT json_extract(CAST(NEW.fact AS TEXT), '$.token'), NEW.game,
            json_extract(CAST(NEW.fact AS TEXT), '$.name') WHERE json_extract(CAST(NEW.fact AS TEXT), '$.token') <> '';
    END;
    CREATE TRIGGER new_names AFTER INSERT ON people
    BEGIN
        INSERT OR IGNORE INTO names VALUES (NEW.token, NEW.game, NEW.name);
    END;
    CREATE TRIGGER forgotten_names AFTER DELETE ON people
    BEGIN
        DELETE FROM names WHERE token = OLD.token AND game = OLD.game;
    END;
    """,
    # What digests of addresses are made with, so that nobody finds an address again by trying all.
    """
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    INSERT INTO secrets VALUES ('origins', lower(hex(randomblob(32))));
    """,
)
MARK_EVERY = 256
BACKED_UP = {
    "log": "game, seq",
    "tables": "game",
    "versions": "version",
    "records": "game",
    "people": "token, game",
    "names": "token, game, name",
}
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
    """
    ALTER TABLE people DROP CONSTRAINT people_pkey, ADD PRIMARY KEY (token, game, name);
    INSERT INTO people
        SELECT convert_from(fact, 'UTF8')::json ->> 'token', game, convert_from(fact, 'UTF8')::json ->> 'name' FROM log
        WHERE substr(fact, 1, 12) IN ('{"k":"opened', '{"k":"joined')
        AND convert_from(fact, 'UTF8')::json ->> 'token' <> '' ON CONFLICT DO NOTHING;
    CREATE FUNCTION note_newcomer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO people
            SELECT convert_from(NEW.fact, 'UTF8')::json ->> 'token', NEW.game,
                convert_from(NEW.fact, 'UTF8')::json ->> 'name'
            WHERE convert_from(NEW.fact, 'UTF8')::json ->> 'token' <> '' ON CONFLICT DO NOTHING;
        RETURN NULL;
    END $$;
    CREATE TRIGGER newcomers AFTER INSERT ON log FOR EACH ROW
        WHEN (NEW.chain = '' AND substr(NEW.fact, 1, 12) IN ('{"k":"opened', '{"k":"joined'))
        EXECUTE FUNCTION note_newcomer();
    CREATE INDEX lobby_origin ON lobby (origin);
    """,
    """
    CREATE TABLE names (token text NOT NULL, game text NOT NULL, name text NOT NULL, PRIMARY KEY (token, game, name));
    INSERT INTO names SELECT token, game, name FROM people;
    DELETE FROM people AS one USING people AS other
        WHERE one.token = other.token AND one.game = other.game AND one.name < other.name;
    ALTER TABLE people DROP CONSTRAINT people_pkey, ADD PRIMARY KEY (token, game);
    UPDATE people SET name = last.name FROM (
        SELECT DISTINCT ON (1, game) convert_from(fact, 'UTF8')::json ->> 'token' AS token, game,
            convert_from(fact, 'UTF8')::json ->> 'name' AS name FROM log
        WHERE substr(fact, 1, 12) IN ('{"k":"opened', '{"k":"joined') ORDER BY 1, game, seq DESC
    ) AS last WHERE people.token = last.token AND people.game = last.game;
    CREATE OR REPLACE FUNCTION note_newcomer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO people
            SELECT convert_from(NEW.fact, 'UTF8')::json ->> 'token', NEW.game,
                convert_from(NEW.fact, 'UTF8')::json ->> 'name'
            WHERE convert_from(NEW.fact, 'UTF8')::json ->> 'token' <> ''
            ON CONFLICT (token, game) DO UPDATE SET name = excluded.name;
        RETURN NULL;
    END $$;
    CREATE FUNCTION note_name() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO names VALUES (NEW.token, NEW.game, NEW.name) ON CONFLICT DO NOTHING;
        RETURN NULL;
    END $$;
    CREATE TRIGGER new_names AFTER INSERT OR UPDATE ON people FOR EACH ROW EXECUTE FUNCTION note_name();
    CREATE FUNCTION forget_names() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM names WHERE token = OLD.token AND game = OLD.game;
        RETURN NULL;
    END $$;
    CREATE TRIGGER forgotten_names AFTER DELETE ON people FOR EACH ROW EXECUTE FUNCTION forget_names();
    """,
    """
    CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
    INSERT INTO secrets VALUES ('origins', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
    """,
)


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one; a trigger, which has others in it, is one."""
    statement = ""
    for part in script.split(";")[:-1]:
        statement += f"{part};"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip() or script.rsplit(";", maxsplit=1)[-1].strip():
        yield statement + script.rsplit(";", maxsplit=1)[-1]


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Take the steps that this file has not seen yet, each whole or not at all, one process at a time."""
    connection.execute("BEGIN EXCLUSIVE")
    try:
        (done,) = connection.execute("PRAGMA user_version").fetchone()
        for number, step in enumerate(SQLITE[done:], done + 1):
            for statement in _statements(step):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
