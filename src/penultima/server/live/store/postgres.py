"""The log in PostgreSQL: many commands in one transaction, and several transactions under way."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import asyncpg

from penultima.server.core.facts import Row
from penultima.server.core.table_match import LAYOUT, rules_digest
from penultima.server.live.kill_points import kill_point
from penultima.server.live.store.interface import Append, Fate, Lease, Listing, StoreDownError
from penultima.server.live.store.life_signs import LifeSigns
from penultima.server.live.store.migrations import POSTGRES, SQLITE
from penultima.server.live.store.row_columns import COLUMNS, MIN_INTERVAL, from_columns, to_columns
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock

BATCH = 256
UNDER_WAY = 3
SLEEPS = 2000
"""Milliseconds after which a process that fell asleep within a transaction loses its locks, leases above all."""
_TYPES = ("text", "bigint", "bigint", "text", "bytea", "text", "bytea", "bytea", "bytea")
_INSERT = (
    f"INSERT INTO log ({COLUMNS}) SELECT * FROM unnest({', '.join(f'${n}::{t}[]' for n, t in enumerate(_TYPES, 1))}) "
    "ON CONFLICT DO NOTHING RETURNING game, seq"
)
_HEADS = (
    "INSERT INTO tables (game, seq, at) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) "
    "ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, at = excluded.at WHERE tables.seq < excluded.seq"
)
_LEASE = (
    "INSERT INTO leases VALUES ($1, $2, 1) ON CONFLICT (game) DO UPDATE SET holder = excluded.holder, "
    "epoch = leases.epoch + 1 WHERE leases.holder <> excluded.holder AND leases.holder NOT IN "
    "(SELECT unnest($3::text[]))"
)
_SIGNS = (
    "SELECT process, (extract(epoch FROM until) * 1000)::bigint, "
    "(extract(epoch FROM until - clock_timestamp()) * 1000)::bigint FROM processes"
)
DOWN = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError, asyncpg.InternalClientError)


class PostgresStore:
    """A pool of connections; commands that wait together are written together."""

    def __init__(self, url: str, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self.url = url
        self._signs = LifeSigns(clock)
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._waiting: deque[tuple[Append, asyncio.Future[Fate]]] = deque()
        self._writers: set[asyncio.Task[None]] = set()
        self._begun = 0.0

    async def open(self) -> None:
        """Connect, and take the steps of migration that are missing."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=2, max_size=8, command_timeout=10, timeout=5,
                server_settings={
                    "synchronous_commit": "on", "application_name": "penultima",
                    "idle_in_transaction_session_timeout": str(SLEEPS),
                },
            )  # fmt: skip
            await self._migrate()
        except DOWN as error:
            raise StoreDownError(type(error).__name__) from None

    async def close(self) -> None:
        """Write what waits, then leave."""
        await asyncio.gather(*self._writers, return_exceptions=True)
        if self._pool is not None:
            with contextlib.suppress(asyncio.TimeoutError, *DOWN):
                await asyncio.wait_for(self._pool.close(), 3)

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        assert self._pool is not None
        try:
            async with self._pool.acquire(timeout=5) as connection:
                yield connection
        except DOWN as error:
            raise StoreDownError(type(error).__name__) from None

    async def _migrate(self) -> None:
        async with self._connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(7265)")
            await connection.execute("CREATE TABLE IF NOT EXISTS steps (number int PRIMARY KEY)")
            done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM steps")
            for number, step in enumerate(POSTGRES[done:], done + 1):
                await connection.execute(step)
                await connection.execute("INSERT INTO steps VALUES ($1)", number)
            await connection.execute(
                "INSERT INTO versions VALUES ($1, $2) ON CONFLICT DO NOTHING", rules_digest(), LAYOUT
            )

    async def append(self, append: Append) -> Fate:
        """Write with all others that wait."""
        future: asyncio.Future[Fate] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if len(self._writers) < UNDER_WAY:
            task = asyncio.create_task(self._write_all())
            self._writers.add(task)
            task.add_done_callback(self._writers.discard)
        return await future

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if (early := self._begun + MIN_INTERVAL - loop.time()) > 0:
                await asyncio.sleep(early)
            self._begun = loop.time()
            batch = self._next_batch()
            try:
                fates = await self._write([append for append, _ in batch])
                for (_, future), fate in zip(batch, fates, strict=True):
                    if not future.done():
                        future.set_result(fate)
            except Exception as error:
                down = error if isinstance(error, StoreDownError) else StoreDownError(type(error).__name__)
                for _, future in batch:
                    if not future.done():
                        future.set_exception(down)

    def _next_batch(self) -> list[tuple[Append, asyncio.Future[Fate]]]:
        """As many as fit, one for each table: of two for the same, nothing would say which comes first."""
        batch: dict[str, tuple[Append, asyncio.Future[Fate]]] = {}
        later = []
        while self._waiting and len(batch) < BATCH:
            one = self._waiting.popleft()
            if one[0].table_id in batch:
                later.append(one)
            else:
                batch[one[0].table_id] = one
        self._waiting.extendleft(reversed(later))
        return list(batch.values())

    async def _write(self, batch: Sequence[Append]) -> list[Fate]:
        async with self._connection() as connection:
            async with connection.transaction():
                fenced = await self._fenced(connection, batch)
                # Always in the same order, so that two processes never wait for each other.
                tried = sorted((one for one in batch if one not in fenced), key=lambda one: one.table_id)
                done = await self._insert(connection, tried) if tried else set()
                for one in tried:
                    if one in done and one.listed is not None:
                        sql = "UPDATE tables SET public = $1 WHERE game = $2"
                        await connection.execute(sql, one.listed, one.table_id)
                kill_point("before_commit")
            kill_point("after_commit")
        return [Fate.FENCED if one in fenced else Fate.DONE if one in done else Fate.TAKEN for one in batch]

    async def _fenced(self, connection: Any, batch: Sequence[Append]) -> set[Append]:
        """Commands whose lease is gone; the leases that hold stand still until all is written."""
        leased = {one.table_id: one for one in batch if one.epoch is not None}
        if not leased:
            return set()
        sql = "SELECT game, epoch FROM leases WHERE game = ANY($1) ORDER BY game FOR SHARE"
        held = dict(await connection.fetch(sql, list(leased)))
        return {one for table_id, one in leased.items() if held.get(table_id) != one.epoch}

    async def _insert(self, connection: Any, tried: Sequence[Append]) -> set[Append]:
        rows = [to_columns(row) for one in tried for row in one.rows]
        columns = [list(column) for column in zip(*rows, strict=True)]
        found = {(table_id, seq) for table_id, seq in await connection.fetch(_INSERT, *columns)}
        done = {one for one in tried if all((row.table_id, row.seq) in found for row in one.rows)}
        whole = {(row.table_id, row.seq) for one in done for row in one.rows}
        for half in found - whole:
            await connection.execute("DELETE FROM log WHERE game = $1 AND seq = $2", *half)
        last = sorted((one.table_id, one.rows[-1].seq, one.rows[-1].at) for one in done)
        if last:
            await connection.execute(_HEADS, *[list(column) for column in zip(*last, strict=True)])
        return done

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        async with self._connection() as connection:
            found: list[Any] = await connection.fetch(sql, *values)
            return found

    async def rows(self, table_id: str, after: int = 0) -> list[Row]:
        """The log of a table after a row."""
        sql = f"SELECT {COLUMNS} FROM log WHERE game = $1 AND seq > $2 ORDER BY seq"
        return [from_columns(found) for found in await self._all(sql, table_id, after)]

    async def command(self, table_id: str, cmd: str) -> int | None:
        """The row of a command, if it was ever written."""
        found = await self._all("SELECT seq FROM log WHERE game = $1 AND cmd = $2", table_id, cmd)
        return found[0][0] if found else None

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last row of each of these tables."""
        return {one.table_id: one.seq for one in await self.list(table_ids)}

    async def layouts(self) -> Mapping[str, str]:
        """How states of each rules version are laid out."""
        return dict(await self._all("SELECT version, layout FROM versions"))

    async def list(self, table_ids: Iterable[str] = (), *, public: bool = False, before: int = 0) -> list[Listing]:
        """Tables: those named, or the public ones, or those untouched since a moment."""
        columns = "SELECT game, seq, at, public FROM tables WHERE "
        if public:
            found = await self._all(columns + "public ORDER BY at DESC LIMIT 100")
        elif before:
            found = await self._all(columns + "at < $1 LIMIT 100", before)
        else:
            found = await self._all(columns + "game = ANY($1)", [*table_ids])
        return [Listing(*one) for one in found]

    async def beat(self, process: str, life: int) -> None:
        """A sign of life, by the clock of the database."""
        if life < 0:
            await self._all("DELETE FROM processes WHERE process = $1", process)
            return
        sql = (
            "INSERT INTO processes VALUES ($1, clock_timestamp() + $2 * interval '1 ms') "
            "ON CONFLICT (process) DO UPDATE SET until = excluded.until"
        )
        self._signs.longest = life
        await self._all(sql, process, life)
        await self._all("DELETE FROM processes WHERE until < clock_timestamp() - interval '1 hour'")

    async def alive(self) -> set[str]:
        """The processes that gave a sign of life lately."""
        return self._signs.alive([tuple(found) for found in await self._all(_SIGNS)])

    async def lease(self, table_id: str, process: str) -> Lease:
        """The lease of a table: one's own already, taken now if its holder is dead, or another's."""
        await self._all(_LEASE, table_id, process, sorted(await self.alive()))
        return Lease(*(await self._all("SELECT holder, epoch FROM leases WHERE game = $1", table_id))[0])

    async def leases(self, table_ids: Sequence[str]) -> dict[str, Lease]:
        """The leases of these tables as they are; nothing is taken."""
        sql = "SELECT game, holder, epoch FROM leases WHERE game = ANY($1)"
        return {table_id: Lease(holder, epoch) for table_id, holder, epoch in await self._all(sql, [*table_ids])}

    async def release(self, table_id: str, process: str) -> None:
        """Give a lease back."""
        sql = "UPDATE leases SET holder = '', epoch = epoch + 1 WHERE game = $1 AND holder = $2"
        await self._all(sql, table_id, process)

    async def archive(self, table_id: str, record: bytes, seq: int) -> bool:
        """Keep a table as a record in place of its log, if nobody is with it."""
        living = "SELECT 1 FROM leases WHERE game = $1 AND holder = ANY($2)"
        alive = sorted(await self.alive())
        sql = "INSERT INTO records VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET record = excluded.record"
        async with self._connection() as connection, connection.transaction():
            head = await connection.fetchval("SELECT seq FROM tables WHERE game = $1 FOR UPDATE", table_id)
            if head != seq or await connection.fetchval(living, table_id, alive):
                return False
            await connection.execute(sql, table_id, record)
            for place in ("log", "tables", "leases"):
                await connection.execute(f"DELETE FROM {place} WHERE game = $1", table_id)
        return True

    async def record(self, table_id: str) -> bytes | None:
        """The record of an archived table."""
        found = await self._all("SELECT record FROM records WHERE game = $1", table_id)
        return bytes(found[0][0]) if found else None

    async def backup(self, path: Path) -> None:
        """Everything as of one moment in a SQLite file, which either store can restore."""
        copy = sqlite3.connect(path, isolation_level=None)
        with contextlib.closing(copy):
            for step in SQLITE:
                copy.executescript(step)
            copy.execute(f"PRAGMA user_version = {len(SQLITE)}")
            copy.execute("BEGIN")
            moment = {"isolation": "repeatable_read", "readonly": True}
            async with self._connection() as connection, connection.transaction(**moment):
                for place in ("log", "tables", "versions", "records"):
                    async for one in connection.cursor(f"SELECT * FROM {place}"):
                        copy.execute(f"INSERT INTO {place} VALUES ({','.join('?' * len(one))})", tuple(one))
            copy.execute("COMMIT")

    async def restore(self, path: Path) -> None:
        """Take everything from a backup; the database must be empty."""
        copy = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        async with self._connection() as connection, connection.transaction():
            if await connection.fetchval("SELECT count(*) FROM tables"):
                raise StoreDownError("the database is not empty")
            with contextlib.closing(copy):
                for place in ("log", "tables", "versions", "records"):
                    if place == "versions":
                        await connection.execute("DELETE FROM versions")
                    rows = copy.execute(f"SELECT * FROM {place}").fetchall()
                    if place == "tables":
                        rows = [(*row[:3], bool(row[3])) for row in rows]
                    await connection.copy_records_to_table(place, records=rows)
            await connection.execute(
                "INSERT INTO versions VALUES ($1, $2) ON CONFLICT DO NOTHING", rules_digest(), LAYOUT
            )
