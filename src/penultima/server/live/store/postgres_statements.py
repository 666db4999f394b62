"""What is said to PostgreSQL where it is more than a line."""

from __future__ import annotations

from penultima.server.live.store.row_columns import COLUMNS

SLEEPS = 2000
"""Milliseconds after which a process that fell asleep within a transaction loses its locks, leases above all."""
END_SLEEPERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'penultima' "
    "AND state = 'active' AND wait_event = 'ClientRead' AND query NOT LIKE 'COPY%' "
    f"AND state_change < clock_timestamp() - interval '{SLEEPS} ms' "
    "AND pid IN (SELECT unnest(pg_blocking_pids(pid)) FROM pg_stat_activity "
    "WHERE wait_event_type = 'Lock' AND datname = current_database())"
)
"""Ends what keeps others waiting because its process fell asleep between two messages of one statement, while it was
prepared: PostgreSQL by itself ends only transactions that it calls idle, and this one it calls active."""
TYPES = ("text", "bigint", "bigint", "text", "bytea", "text", *("bytea",) * 5)
INSERT = (
    f"INSERT INTO log ({COLUMNS}) SELECT * FROM unnest({', '.join(f'${n}::{t}[]' for n, t in enumerate(TYPES, 1))}) "
    "ON CONFLICT DO NOTHING RETURNING game, seq"
)
HEADS = (
    "INSERT INTO tables (game, seq, at, erasures) "
    "SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) ON CONFLICT (game) DO UPDATE "
    "SET seq = excluded.seq, at = excluded.at "
    "WHERE tables.seq < excluded.seq AND tables.erasures = excluded.erasures RETURNING game"
)
"""Moves the heads of tables, but not of one whose log was rewritten since it was read."""
RECHAIN = (
    "UPDATE log SET chain = again.chain FROM unnest($2::text[], $3::bytea[]) AS again (cmd, chain) "
    "WHERE game = $1 AND log.cmd = again.cmd"
)
ERASE = "UPDATE log SET cmd = $1, fact = $2 WHERE game = $3 AND cmd = $4"
NEWCOMER = "INSERT INTO people VALUES ($1, $2, $3) ON CONFLICT (token, game) DO UPDATE SET name = excluded.name"
"""Puts a new name in place of the last one; the database itself keeps all of them in `names`."""
NAME = "INSERT INTO names VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
SNAPSHOT = (
    "INSERT INTO snapshots VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (game, match) DO UPDATE SET seq = excluded.seq, data = excluded.data"
)
SIGNS = (
    "SELECT process, (extract(epoch FROM until) * 1000)::bigint, "
    "(extract(epoch FROM until - clock_timestamp()) * 1000)::bigint FROM processes"
)
