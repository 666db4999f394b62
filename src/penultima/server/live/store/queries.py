"""Questions that both databases answer in the same words. What differs between them, transactions above all, is in
`sqlite.py` and `postgres.py`; here a place for a value is written `?`."""

from __future__ import annotations

import builtins
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from penultima.server.core.origins import KEYED
from penultima.server.live.store.interface import PUBLIC_TABLES, Lease, Listing

FORGET_ORIGIN = f"UPDATE lobby SET origin = '' WHERE game = ? AND origin NOT LIKE '{KEYED}%'"
"""Of origins only those that tell something without the secret."""
TABLES = "SELECT game, seq, at, public, erasures FROM tables WHERE "
_LEASE = (
    "INSERT INTO leases VALUES (?, ?, 1) ON CONFLICT (game) DO UPDATE SET holder = excluded.holder, "
    "epoch = leases.epoch + 1 WHERE leases.holder <> excluded.holder AND NOT leases.holder {among}"
)


class StoreQueries(ABC):
    """A store that can be asked in SQL."""

    AMONG: ClassVar[str]
    """What follows a column to ask whether it is one of a list, given by `_listed`."""

    @abstractmethod
    async def _all(self, sql: str, *values: Any) -> builtins.list[Any]:
        """All rows that a statement comes to; StoreDownError if it cannot be asked."""

    @abstractmethod
    def _listed(self, names: Iterable[str]) -> Any:
        """A list of names as a value within a statement."""

    @abstractmethod
    async def alive(self) -> set[str]:
        """The processes that gave a sign of life lately."""

    async def snapshot(self, table_id: str, match: int = 0) -> bytes | None:
        """The latest snapshot of a table, or that of the beginning of a match."""
        found = await self._all("SELECT data FROM snapshots WHERE game = ? AND match = ?", table_id, match)
        return bytes(found[0][0]) if found else None

    async def command(self, table_id: str, cmd: str) -> int | None:
        """The row of a command, if it was ever written."""
        found = await self._all("SELECT seq FROM log WHERE game = ? AND cmd = ?", table_id, cmd)
        return found[0][0] if found else None

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last row of each of these tables."""
        return {one.table_id: one.seq for one in await self.list(table_ids)}

    async def layouts(self) -> Mapping[str, str]:
        """How states of each rules version are laid out."""
        return dict(await self._all("SELECT version, layout FROM versions"))

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self._all("SELECT count(*) FROM tables"))[0][0])

    async def count_archived(self) -> int:
        """How many tables are archived."""
        return int((await self._all("SELECT count(*) FROM records"))[0][0])

    async def origin_secret(self) -> str:
        """What digests of addresses are made with."""
        return str((await self._all("SELECT value FROM secrets WHERE name = 'origins'"))[0][0])

    async def count_of(self, origin: str) -> int:
        """How many tables were opened from one address."""
        sql = "SELECT count(*) FROM lobby WHERE origin = ? AND origin <> ''"
        return int((await self._all(sql, origin))[0][0])

    async def list(
        self, table_ids: Iterable[str] = (), *, public: bool = False, before: int = 0, after: str = "", limit: int = 100
    ) -> builtins.list[Listing]:
        """Tables: those named, or the public ones, or those untouched since a moment, by their ids after this one."""
        if public:
            found = await self._all(PUBLIC_TABLES + "?", limit)
        elif before:
            found = await self._all(TABLES + "at < ? AND game > ? ORDER BY game LIMIT ?", before, after, limit)
        else:
            found = await self._all(f"{TABLES} game {self.AMONG}", self._listed(table_ids))
        return [Listing(table_id, seq, at, bool(shown), erasures) for table_id, seq, at, shown, erasures in found]

    async def lease(self, table_id: str, process: str) -> Lease:
        """The lease of a table: one's own already, taken now if its holder is dead, or another's."""
        living = self._listed(sorted(await self.alive()))
        await self._all(_LEASE.format(among=self.AMONG), table_id, process, living)
        holder, epoch = (await self._all("SELECT holder, epoch FROM leases WHERE game = ?", table_id))[0]
        return Lease(holder, epoch)

    async def leases(self, table_ids: Sequence[str]) -> dict[str, Lease]:
        """The leases of these tables as they are; nothing is taken."""
        sql = f"SELECT game, holder, epoch FROM leases WHERE game {self.AMONG}"
        found = await self._all(sql, self._listed(table_ids))
        return {table_id: Lease(holder, epoch) for table_id, holder, epoch in found}

    async def release(self, table_id: str, process: str) -> None:
        """Give a lease back."""
        sql = "UPDATE leases SET holder = '', epoch = epoch + 1 WHERE game = ? AND holder = ?"
        await self._all(sql, table_id, process)

    async def record(self, table_id: str) -> bytes | None:
        """The record of an archived table."""
        found = await self._all("SELECT record FROM records WHERE game = ?", table_id)
        return bytes(found[0][0]) if found else None

    async def save_record(self, table_id: str, record: bytes) -> None:
        """Another record in place of that of an archived table, of which an older program may have left snapshots."""
        await self._all("UPDATE records SET record = ? WHERE game = ?", record, table_id)
        await self._all("DELETE FROM snapshots WHERE game = ?", table_id)

    async def tables_of(self, token: str) -> dict[str, builtins.list[str]]:
        """The tables that a key is known at, and all names it had at each."""
        found: dict[str, builtins.list[str]] = {}
        for table_id, name in await self._all("SELECT game, name FROM names WHERE token = ? ORDER BY name", token):
            found.setdefault(table_id, []).append(name)
        return found
