"""What a store can do. The rows of a command are written together or not at all, and an answer means: safe on disk.

Databases call a table's id `game`; that name stays there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Protocol

from penultima.server.core.facts import Listed, Opened, Row


class StoreDownError(Exception):
    """The store cannot write now: disk full, database away. Nothing was written, or nobody knows."""


class Fate(Enum):
    """What became of the rows of a command."""

    DONE = "written"
    TAKEN = "another process wrote this row, or this command, first"
    FENCED = "the lease is somebody else's by now"


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """The rows of one command, one after the other; with an epoch, only while that lease holds."""

    rows: tuple[Row, ...]
    epoch: int | None = None

    @property
    def table_id(self) -> str:
        """The table they belong to."""
        return self.rows[0].table_id

    @property
    def listed(self) -> bool | None:
        """Whether the lobby lists the table after them, if they say so: it is written with them, or not at all."""
        public = [row.fact.public for row in self.rows if isinstance(row.fact, (Opened, Listed))]
        return public[-1] if public else None


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


class Store(Protocol):
    """A log of rows by table and number, leases, and the signs of life of processes."""

    async def open(self) -> None:
        """Get ready: make or migrate what is needed."""

    async def close(self) -> None:
        """Finish what is being written."""

    async def append(self, append: Append) -> Fate:
        """Write a command's rows, all or none; StoreDownError if that cannot be known to have happened."""

    async def rows(self, table_id: str, after: int = 0) -> list[Row]:
        """The log of a table after a row."""

    async def command(self, table_id: str, cmd: str) -> int | None:
        """The row of a command, if it was ever written."""

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last row of each of these tables."""

    async def layouts(self) -> Mapping[str, str]:
        """How states of each rules version are laid out."""

    async def list(self, table_ids: Iterable[str] = (), *, public: bool = False, before: int = 0) -> list[Listing]:
        """Tables: those named, or the public ones, or those untouched since a moment."""

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

    async def archive(self, table_id: str, record: bytes, seq: int) -> bool:
        """Keep a table as a record in place of its log; not if it has gone on beyond row `seq`, or a living process is
        with it: its people would play on at a table without a past."""

    async def record(self, table_id: str) -> bytes | None:
        """The record of an archived table."""

    async def backup(self, path: Path) -> None:
        """Copy everything, as of one moment, into a SQLite file."""

    async def restore(self, path: Path) -> None:
        """Take everything from a backup of either store into an empty one."""
