"""What a store can do. The rows of a command are written together or not at all, and an answer means: safe on disk.

Databases call a table's id `game`; that name stays there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from pathlib import Path
from typing import Protocol

from penultima.errors import StoreError
from penultima.server.core.facts import Joined, Listed, Opened, Row


class StoreFault(StrEnum):
    """Why a store cannot be used; each is the code of a message that says what to do about it."""

    GONE = "store-gone"
    REPLACED = "store-replaced"
    LOCKED = "store-locked"
    FULL = "store-full"
    DENIED = "store-denied"
    NO_DATABASE = "store-no-database"
    DAMAGED = "store-damaged"
    LOG_DAMAGED = "store-log-damaged"
    UNREACHABLE = "store-unreachable"
    LOGIN = "store-login"
    MISSING = "store-missing"
    OTHER = "store"


class StoreDownError(StoreError):
    """The store cannot write now: disk full, database away. Nothing was written, or nobody knows."""

    def __init__(self, text: str, fault: StoreFault = StoreFault.OTHER, **facts: object) -> None:
        super().__init__(text, fault.value, **({"why": text} if fault is StoreFault.OTHER else facts))
        self.fault = fault


class StoreDamagedError(StoreDownError):
    """A row of a table is missing, or is not what was once written."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"row {seq} of a table is damaged or missing")
        self.table_id = table_id
        self.seq = seq


class Fate(Enum):
    """What became of the rows of a command."""

    DONE = "written"
    TAKEN = "another process wrote this row, or this command, first"
    FENCED = "the lease is somebody else's by now"
    REWRITTEN = "somebody's data was deleted from the log since the table was read"


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """A table as it was after one of its rows, written with that row: the latest (`match` is 0), or one that is kept
    because a match began there."""

    match: int
    seq: int
    data: bytes


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """The rows of one command, one after the other; with an epoch, only while that lease holds."""

    rows: tuple[Row, ...]
    epoch: int | None = None
    snapshots: tuple[StoredSnapshot, ...] = ()
    here: int | None = None
    """How many people are at the table after them, if that has changed: the lobby ranks by it."""
    origin: str = ""
    """Where a new table was opened from."""
    erasures: int = 0
    """How often the log had been rewritten when the table was read: rows that follow on another log are not written."""

    @property
    def table_id(self) -> str:
        """The table they belong to."""
        return self.rows[0].table_id

    @property
    def listed(self) -> bool | None:
        """Whether the lobby lists the table after them, if they say so: it is written with them, or not at all."""
        public = [row.fact.public for row in self.rows if isinstance(row.fact, (Opened, Listed))]
        return public[-1] if public else None

    @property
    def newcomers(self) -> list[tuple[str, str]]:
        """The keys and names of those who have come to the table with them."""
        facts = [row.fact for row in self.rows]
        return [(fact.token, fact.name) for fact in facts if isinstance(fact, (Opened, Joined))]


@dataclass(frozen=True, slots=True)
class RewrittenRow:
    """A row whose checksum is another one, because somebody's data was deleted from it or from a row before."""

    cmd: str
    """The command it was written by, by which it is found."""
    chain: bytes
    changed: tuple[str, bytes] | None = None
    """The command and the fact to put in place of those it has; nothing if they stay."""


@dataclass(frozen=True, slots=True)
class Rewrite:
    """What becomes of a table's log when somebody's data is deleted from it."""

    table_id: str
    seq: int
    """The last row of the log that this was made from."""
    erasures: int
    """How often the log had been rewritten before."""
    rows: Sequence[RewrittenRow]
    snapshots: Sequence[StoredSnapshot]
    """Those that take the place of all there are."""
    opener: bool = False
    """Was the table opened by whose data is deleted? Then where it was opened from is deleted, too, if an older program
    has noted it without a secret. With one it says nothing to others, and counts: to delete one's data again and again
    is no way to open more tables than others."""


PER_ORIGIN = 5
"""Public tables of one address that the lobby shows at most."""
PUBLIC_TABLES = (
    "SELECT game, seq, at, public, erasures FROM (SELECT tables.*, coalesce(here, 0) AS here, row_number() OVER "
    "(PARTITION BY coalesce(nullif(origin, ''), tables.game) ORDER BY coalesce(here, 0) DESC, at DESC) AS place "
    "FROM tables LEFT JOIN lobby ON lobby.game = tables.game WHERE public) AS ranked "
    f"WHERE place <= {PER_ORIGIN} ORDER BY here DESC, at DESC LIMIT "
)
"""The public tables with most people first, and no more than a few of one address, up to a limit that follows: both
databases understand it."""


@dataclass(frozen=True, slots=True)
class Lease:
    """Who runs a table's clock and bots. Every change of hands counts the epoch up."""

    holder: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the lobby and the archive see it."""

    table_id: str
    seq: int
    at: int
    public: bool
    erasures: int = 0
    """How often somebody's data was deleted from its log, so that whatever was read before is to be read again."""


class Store(Protocol):
    """A log of rows by table and number, leases, and the signs of life of processes."""

    async def open(self) -> None:
        """Get ready: make or migrate what is needed."""

    async def close(self) -> None:
        """Finish what is being written."""

    async def append(self, append: Append) -> Fate:
        """Write a command's rows, all or none; StoreDownError if that cannot be known to have happened."""

    async def rows(self, table_id: str, after: int = 0, chain: bytes | None = None) -> list[Row]:
        """The log of a table after a row, whose `chain` may be given so that the first row can be checked against it;
        StoreDamagedError if rows are missing or are not what was once written."""

    async def snapshot(self, table_id: str, match: int = 0) -> bytes | None:
        """The latest snapshot of a table, or that of the beginning of a match."""

    async def command(self, table_id: str, cmd: str) -> int | None:
        """The row of a command, if it was ever written."""

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last row of each of these tables."""

    async def layouts(self) -> Mapping[str, str]:
        """How states of each rules version are laid out."""

    async def list(
        self, table_ids: Iterable[str] = (), *, public: bool = False, before: int = 0, after: str = "", limit: int = 100
    ) -> list[Listing]:
        """Tables: those named, or the public ones, or those untouched since a moment, by their ids after this one."""

    async def count(self) -> int:
        """How many tables there are; archived ones do not count."""

    async def count_archived(self) -> int:
        """How many tables are archived."""

    async def origin_secret(self) -> str:
        """What digests of addresses are made with; the same for all processes and for ever."""

    async def count_of(self, origin: str) -> int:
        """How many tables, but for archived ones, were opened from one address (its digest)."""

    async def size(self) -> int:
        """Bytes that the database takes on the disk."""

    async def check(self) -> None:
        """StoreDownError if what is written now would not be found again: the file is gone or damaged, the database
        away."""

    async def examine(self) -> None:
        """Look through everything for damage, which takes a while; `check` tells what was found."""

    async def beat(self, process: str, life: int) -> None:
        """A sign of life, good for so many milliseconds; less than none takes it back."""

    async def alive(self) -> set[str]:
        """The processes that gave a sign of life lately."""

    async def lease(self, table_id: str, process: str) -> Lease:
        """The lease of a table: one's own already, taken now if its holder is dead, or another's."""

    async def leases(self, table_ids: Sequence[str]) -> dict[str, Lease]:
        """The leases of these tables as they are; nothing is taken."""

    async def release(self, table_id: str, process: str) -> None:
        """Give a lease back."""

    async def archive(self, table_id: str, record: bytes, seq: int, erasures: int = 0) -> bool:
        """Keep a table as a record in place of its log; not if it has gone on beyond row `seq`, or a living process is
        with it: its people would play on at a table without a past. Nor if the log was rewritten more often than
        `erasures` says: the record may hold what was deleted since it was made."""

    async def record(self, table_id: str) -> bytes | None:
        """The record of an archived table."""

    async def save_record(self, table_id: str, record: bytes) -> None:
        """Another record in place of that of an archived table, and of whatever else is left of it."""

    async def tables_of(self, token: str) -> Mapping[str, Sequence[str]]:
        """The tables that a key (hashed) is known at, archived ones included, and all names it had at each."""

    async def rewrite(self, rewrite: Rewrite) -> bool:
        """Other commands, facts and checksums in place of those of some rows: when somebody's data is deleted, never
        else. Whoever has read the log before must read it again (`Fate.REWRITTEN`). False, and nothing is done, if the
        log has gone on or was rewritten since it was read."""

    async def forget_key(self, token: str) -> None:
        """Forget at which tables a key is known."""

    async def backup(self, path: Path) -> None:
        """Copy everything, as of one moment, into a SQLite file."""

    async def restore(self, path: Path) -> None:
        """Take everything from a backup of either store into an empty one."""
