"""The log in PostgreSQL: many commands in one transaction, and several transactions under way."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from penultima.server.core.facts import Row
from penultima.server.core.table_match import LAYOUT, rules_digest
from penultima.server.live.kill_points import kill_point
from penultima.server.live.store.file_identity import make_private
from penultima.server.live.store.interface import (
    Append,
    Fate,
    Rewrite,
    StoreDownError,
    StoreFault,
)
from penultima.server.live.store.life_signs import LifeSigns
from penultima.server.live.store.migrations import BACKED_UP, POSTGRES, SQLITE
from penultima.server.live.store.postgres_statements import (
    END_SLEEPERS,
    ERASE,
    HEADS,
    INSERT,
    NAME,
    NEWCOMER,
    RECHAIN,
    SIGNS,
    SLEEPS,
    SNAPSHOT,
)
from penultima.server.live.store.queries import FORGET_ORIGIN, StoreQueries
from penultima.server.live.store.row_columns import (
    COLUMNS,
    MIN_INTERVAL,
    check_last_row,
    known_by_log,
    read_rows,
    to_columns,
)
from penultima.server.live.system_clock import SYSTEM_CLOCK, SystemClock

BATCH = 256
UNDER_WAY = 3
MANY = 100
"""Rows that take long enough to decode that the event loop should not do it."""
DOWN = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError, asyncpg.InternalClientError)


def postgres_error(error: BaseException, url: str) -> StoreDownError:
    """Why the database cannot be opened, without the password that may be in its address."""
    parts = urlsplit(url)
    path = f"{parts.hostname or 'localhost'}:{parts.port or 5432}{parts.path}"
    faults: tuple[tuple[type[BaseException] | tuple[type[BaseException], ...], StoreFault], ...] = (
        (asyncpg.InvalidAuthorizationSpecificationError, StoreFault.LOGIN),
        (asyncpg.InvalidCatalogNameError, StoreFault.MISSING),
        (asyncpg.InsufficientPrivilegeError, StoreFault.DENIED),
        (asyncpg.DiskFullError, StoreFault.FULL),
        ((OSError, asyncio.TimeoutError, asyncpg.CannotConnectNowError), StoreFault.UNREACHABLE),
    )
    fault = next((fault for kind, fault in faults if isinstance(error, kind)), StoreFault.OTHER)
    return StoreDownError(type(error).__name__, fault, path=path)


@cache
def numbered(sql: str) -> str:
    """A statement with its places `?` written as PostgreSQL has them: `$1`, `$2` …"""
    first, *parts = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(parts, 1))


class PostgresStore(StoreQueries):
    """A pool of connections; commands that wait together are written together."""

    AMONG = "= ANY(?)"

    def __init__(self, url: str, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self.url = url
        self._signs = LifeSigns(clock)
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._beats: asyncpg.Pool[asyncpg.Record] | None = None
        """A connection for signs of life alone: all others may wait for a process that sleeps."""
        self._waiting: deque[tuple[Append, asyncio.Future[Fate]]] = deque()
        self._writers: set[asyncio.Task[None]] = set()
        self._under_way = 0
        """Writers that will still look for what waits. A writer that found nothing more is not counted, although its
        task ends a moment later: counted by their tasks, three that end at once would leave a command waiting."""
        self._begun = 0.0

    async def open(self) -> None:
        """Connect, and take the steps of migration that are missing."""
        try:
            self._pool, self._beats = await self._connect(2, 8), await self._connect(0, 1)
            await self._migrate()
        except DOWN as error:
            raise postgres_error(error, self.url) from None

    async def _connect(self, least: int, most: int) -> asyncpg.Pool[asyncpg.Record]:
        return await asyncpg.create_pool(
            self.url, min_size=least, max_size=most, command_timeout=10, timeout=5,
            server_settings={
                "synchronous_commit": "on", "application_name": "penultima",
                "idle_in_transaction_session_timeout": str(SLEEPS),
            },
        )  # fmt: skip

    async def close(self) -> None:
        """Write what waits, then leave."""
        await asyncio.gather(*self._writers, return_exceptions=True)
        for pool in filter(None, (self._pool, self._beats)):
            with contextlib.suppress(asyncio.TimeoutError, *DOWN):
                await asyncio.wait_for(pool.close(), 3)

    @contextlib.asynccontextmanager
    async def _connection(self, pool: asyncpg.Pool[asyncpg.Record] | None = None) -> AsyncIterator[Any]:
        pool = pool or self._pool
        assert pool is not None
        try:
            async with pool.acquire(timeout=5) as connection:
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
        if self._under_way < UNDER_WAY:
            self._under_way += 1
            task = asyncio.create_task(self._write_all())
            self._writers.add(task)
            task.add_done_callback(self._writers.discard)
        return await future

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._write_next_batch()
        finally:
            self._under_way -= 1

    async def _write_next_batch(self) -> None:
        loop = asyncio.get_running_loop()
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
                fates = await self._insert(connection, tried) if tried else {}
                for one in tried:
                    if fates[one] is Fate.DONE:
                        await self._write_beside(connection, one)
                kill_point("before_commit")
            kill_point("after_commit")
        return [Fate.FENCED if one in fenced else fates[one] for one in batch]

    async def _write_beside(self, connection: Any, append: Append) -> None:
        """What is kept beside the log: who is known where, what the lobby goes by, and snapshots."""
        if append.listed is not None:
            sql = "UPDATE tables SET public = $1 WHERE game = $2"
            await connection.execute(sql, append.listed, append.table_id)
        for token, name in append.newcomers:
            await connection.execute(NEWCOMER, token, append.table_id, name)
        if append.here is not None or append.origin:
            sql = "INSERT INTO lobby VALUES ($1, $2, $3) ON CONFLICT (game) DO UPDATE SET here = excluded.here"
            await connection.execute(sql, append.table_id, append.origin, append.here or 0)
        for kept in append.snapshots:
            await connection.execute(SNAPSHOT, append.table_id, kept.match, kept.seq, kept.data)

    async def _fenced(self, connection: Any, batch: Sequence[Append]) -> set[Append]:
        """Commands whose lease is gone; the leases that hold stand still until all is written."""
        leased = {one.table_id: one for one in batch if one.epoch is not None}
        if not leased:
            return set()
        sql = "SELECT game, epoch FROM leases WHERE game = ANY($1) ORDER BY game FOR SHARE"
        held = dict(await connection.fetch(sql, list(leased)))
        return {one for table_id, one in leased.items() if held.get(table_id) != one.epoch}

    async def _insert(self, connection: Any, tried: Sequence[Append]) -> dict[Append, Fate]:
        """Write rows and move the heads of their tables; what is written by half is taken back."""
        rows = [to_columns(row) for one in tried for row in one.rows]
        columns = [list(column) for column in zip(*rows, strict=True)]
        found = {(table_id, seq) for table_id, seq in await connection.fetch(INSERT, *columns)}
        archived = await self._archived(connection, [one.table_id for one in tried if one.rows[0].seq == 1])
        done = {
            one
            for one in tried
            if all((row.table_id, row.seq) in found for row in one.rows) and one.table_id not in archived
        }
        last = sorted((one.table_id, one.rows[-1].seq, one.rows[-1].at, one.erasures) for one in done)
        moved = await connection.fetch(HEADS, *[list(column) for column in zip(*last, strict=True)]) if last else []
        heads = {table_id for (table_id,) in moved}
        followed = {one for one in done if one.table_id in heads}
        whole = {(row.table_id, row.seq) for one in followed for row in one.rows}
        for half in found - whole:
            await connection.execute("DELETE FROM log WHERE game = $1 AND seq = $2", *half)
        return {one: Fate.DONE if one in followed else Fate.REWRITTEN if one in done else Fate.TAKEN for one in tried}

    async def _archived(self, connection: Any, opening: Sequence[str]) -> set[str]:
        """Which of these tables have been archived: their codes are never used again."""
        sql = "SELECT game FROM records WHERE game = ANY($1)"
        return {one[0] for one in await connection.fetch(sql, list(opening))} if opening else set()

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        async with self._connection() as connection:
            found: list[Any] = await connection.fetch(numbered(sql), *values)
            return found

    def _listed(self, names: Iterable[str]) -> list[str]:
        return [*names]

    async def rows(self, table_id: str, after: int = 0, chain: bytes | None = None) -> list[Row]:
        """The log of a table after a row; many are decoded beside the event loop."""
        sql = f"SELECT {COLUMNS} FROM log WHERE game = $1 AND seq > $2 ORDER BY seq"
        head = (await self.heads([table_id])).get(table_id, 0)
        found = await self._all(sql, table_id, after)
        many = len(found) > MANY
        rows = await asyncio.to_thread(read_rows, found, after, chain) if many else read_rows(found, after, chain)
        check_last_row(rows, head)
        return rows

    async def check(self) -> None:
        """Does the database answer, and can its newest row be read?"""
        await self._all("SELECT seq FROM log LIMIT 1")

    async def examine(self) -> None:
        """PostgreSQL looks after its own pages."""

    async def size(self) -> int:
        """Bytes of the database."""
        return int((await self._all("SELECT pg_database_size(current_database())"))[0][0])

    async def beat(self, process: str, life: int) -> None:
        """A sign of life, by the clock of the database; and those that sleep lose their locks."""
        if life < 0:
            await self._all("DELETE FROM processes WHERE process = $1", process)
            return
        sql = (
            "INSERT INTO processes VALUES ($1, clock_timestamp() + $2 * interval '1 ms') "
            "ON CONFLICT (process) DO UPDATE SET until = excluded.until"
        )
        self._signs.longest = life
        async with self._connection(self._beats) as connection:
            await connection.execute(sql, process, life)
            await connection.execute("DELETE FROM processes WHERE until < clock_timestamp() - interval '1 hour'")
        # Whoever may not do this lives all the same.
        with contextlib.suppress(StoreDownError):
            async with self._connection(self._beats) as connection:
                await connection.execute(END_SLEEPERS)

    async def alive(self) -> set[str]:
        """The processes that gave a sign of life lately."""
        return self._signs.alive([tuple(found) for found in await self._all(SIGNS)])

    async def archive(self, table_id: str, record: bytes, seq: int, erasures: int = 0) -> bool:
        """Keep a table as a record in place of its log, if nobody is with it and the log is what the record tells."""
        living = "SELECT 1 FROM leases WHERE game = $1 AND holder = ANY($2)"
        alive = sorted(await self.alive())
        sql = "INSERT INTO records VALUES ($1, $2) ON CONFLICT (game) DO NOTHING RETURNING game"
        async with self._connection() as connection, connection.transaction():
            head = await connection.fetchrow("SELECT seq, erasures FROM tables WHERE game = $1 FOR UPDATE", table_id)
            if head is None or tuple(head) != (seq, erasures) or await connection.fetchval(living, table_id, alive):
                return False
            if await connection.fetchval(sql, table_id, record) is None:
                return False  # an older program has used the code of an archived table again
            for place in ("log", "tables", "leases", "snapshots", "lobby"):
                await connection.execute(f"DELETE FROM {place} WHERE game = $1", table_id)
        return True

    async def rewrite(self, rewrite: Rewrite) -> bool:
        """Put other rows in place of some. Whoever writes to the table waits for it, and is refused then."""
        table_id = rewrite.table_id
        mark = "UPDATE tables SET erasures = erasures + 1 WHERE game = $1 AND seq = $2 AND erasures = $3 RETURNING seq"
        async with self._connection() as connection, connection.transaction():
            if await connection.fetchval(mark, table_id, rewrite.seq, rewrite.erasures) is None:
                return False
            chains = [one.cmd for one in rewrite.rows], [one.chain for one in rewrite.rows]
            await connection.execute(RECHAIN, table_id, *chains, timeout=60)
            changed = [(*one.changed, table_id, one.cmd) for one in rewrite.rows if one.changed is not None]
            await connection.executemany(ERASE, changed, timeout=60)
            await connection.execute("DELETE FROM snapshots WHERE game = $1", table_id)
            for kept in rewrite.snapshots:
                await connection.execute(SNAPSHOT, table_id, kept.match, kept.seq, kept.data)
            if rewrite.opener:
                await connection.execute(numbered(FORGET_ORIGIN), table_id)
        return True

    async def forget_key(self, token: str) -> None:
        """Forget at which tables a key is known."""
        await self._all("DELETE FROM people WHERE token = $1", token)

    async def backup(self, path: Path) -> None:
        """Everything as of one moment in a SQLite file, which either store can restore."""
        make_private(path)
        copy = sqlite3.connect(path, isolation_level=None)
        with contextlib.closing(copy):
            for step in SQLITE:
                copy.executescript(step)
            copy.execute(f"PRAGMA user_version = {len(SQLITE)}")
            copy.execute("BEGIN")
            moment = {"isolation": "repeatable_read", "readonly": True}
            async with self._connection() as connection, connection.transaction(**moment):
                for place, order in BACKED_UP.items():
                    async for one in connection.cursor(f"SELECT * FROM {place} ORDER BY {order}"):
                        copy.execute(f"INSERT OR IGNORE INTO {place} VALUES ({','.join('?' * len(one))})", tuple(one))
            copy.execute("COMMIT")

    async def restore(self, path: Path) -> None:
        """Take everything from a backup; the database must be empty."""
        copy = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        async with self._connection() as connection, connection.transaction():
            if await connection.fetchval("SELECT count(*) FROM tables"):
                raise StoreDownError("the database is not empty")
            with contextlib.closing(copy):
                names = [one[0] for one in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
                for place in BACKED_UP:
                    if place not in names:
                        continue
                    if place == "versions":
                        await connection.execute("DELETE FROM versions")
                    found = copy.execute(f"SELECT * FROM {place}")
                    columns = [one[0] for one in found.description]
                    rows = found.fetchall()
                    if place == "tables":
                        rows = [(*row[:3], bool(row[3]), *row[4:]) for row in rows]
                    if place in ("people", "names"):  # some of them the database has noted by itself
                        await connection.executemany(NEWCOMER if place == "people" else NAME, rows)
                    else:
                        await connection.copy_records_to_table(place, records=rows, columns=columns)
                newcomers = known_by_log(copy.execute("SELECT game, fact FROM log ORDER BY seq").fetchall())
                await connection.executemany(NEWCOMER, newcomers)
            await connection.execute(
                "INSERT INTO versions VALUES ($1, $2) ON CONFLICT DO NOTHING", rules_digest(), LAYOUT
            )
