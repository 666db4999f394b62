"""A disk that can lose power: it remembers every write and every sync, and can be seen as it was at any moment.

What was synced is there. Of what was written after the last sync of a file, any part may be there and the rest not, and
the last write may be torn in the middle of a sector.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import apsw

from penultima.server.live.store.interface import Append, Fate
from penultima.server.live.store.sqlite import SqliteStore

SECTOR = 512
FOLDER = "."


@dataclass(frozen=True)
class DiskOperation:
    """Something that was asked of the disk: bytes at a place, a new length, the end of a file, or (none) a sync."""

    file: str
    offset: int = 0
    data: bytes | None = None
    length: int | None = None
    gone: bool = False

    @property
    def sync(self) -> bool:
        """Is everything before it safe?"""
        return self.data is None and self.length is None and not self.gone


class Disk(apsw.VFS):
    """Passes everything on to the real disk and writes it down."""

    def __init__(self, name: str) -> None:
        self.operations: list[DiskOperation] = []
        self.label = name
        super().__init__(name, "")

    def xDelete(self, name: str, syncdir: bool) -> None:  # noqa: N802 (so SQLite calls it)
        """A file is gone, but until the folder is synced it may come back."""
        super().xDelete(name, syncdir)
        self.operations.append(DiskOperation(Path(name).name, gone=True))
        if syncdir:
            self.operations.append(DiskOperation(FOLDER))

    def xOpen(self, name: Any, flags: Any) -> Any:  # noqa: N802 (so SQLite calls it)
        """A file that tells what is done to it."""
        return File(self.operations, name, flags)


class File(apsw.VFSFile):
    """A file on that disk."""

    def __init__(self, operations: list[DiskOperation], name: Any, flags: Any) -> None:
        self.operations = operations
        self.name = Path(name.filename() if isinstance(name, apsw.URIFilename) else str(name)).name
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        """Written, but not safe."""
        self.operations.append(DiskOperation(self.name, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, length: int) -> None:  # noqa: N802
        """Shortened, but not safe."""
        self.operations.append(DiskOperation(self.name, length=length))
        super().xTruncate(length)

    def xSync(self, flags: int) -> None:  # noqa: N802
        """Safe from here on."""
        super().xSync(flags)
        self.operations.append(DiskOperation(self.name))


class SqliteLikeConnection:
    """An apsw connection that raises what Python's own sqlite3 would raise."""

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        """One statement."""
        try:
            return Rows(self.connection.execute(sql, tuple(values)))
        except apsw.ConstraintError as error:
            raise sqlite3.IntegrityError(str(error)) from None

    def executemany(self, sql: str, values: Any) -> None:
        """Many times the same."""
        for one in values:
            self.execute(sql, one)

    @property
    def in_transaction(self) -> bool:
        """Is one open?"""
        return self.connection.in_transaction

    def close(self) -> None:
        """Without a checkpoint: the power is gone."""


@dataclass
class Rows:
    """What a statement found."""

    cursor: Any

    def fetchall(self) -> list[Any]:
        """All of it."""
        return list(self.cursor)

    def fetchone(self) -> Any:
        """The first."""
        return next(iter(self.cursor), None)


class PowerLossStore(SqliteStore):
    """The real store on a disk that can lose power; `acknowledged` says after which deed each row was acknowledged."""

    def __init__(self, path: Path, synchronous: str = "") -> None:
        super().__init__(path)
        self.disk = Disk(f"power-{path.parent.name}")
        self.synchronous = synchronous
        self.acknowledged: list[tuple[int, str, int]] = []
        self._only: SqliteLikeConnection | None = None

    def connect(self) -> sqlite3.Connection:
        """One connection for reader and writer: the settings are those of the real store."""
        if self._only is None:
            connection = apsw.Connection(str(self.path), vfs=self.disk.label)
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            self._only = SqliteLikeConnection(connection)
            super().prepare(self._only)  # type: ignore[arg-type]
            connection.execute("PRAGMA wal_autocheckpoint=50")
            if self.synchronous:
                connection.execute(f"PRAGMA synchronous={self.synchronous}")
        return self._only  # type: ignore[return-value]

    def sync_folder(self) -> None:
        """What was deleted stays deleted."""
        super().sync_folder()
        self.disk.operations.append(DiskOperation(FOLDER))

    def write(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Fate]:
        """Remember when each row was safe."""
        fates = super().write(connection, batch)
        for append, fate in zip(batch, fates, strict=True):
            if fate is Fate.DONE:
                self.acknowledged += [(len(self.disk.operations), row.table_id, row.seq) for row in append.rows]
        return fates


def files_after_the_cut(operations: Sequence[DiskOperation], folder: Path, chance: Random) -> None:
    """The files as they are found when power was lost after these deeds."""
    folder.mkdir()
    folder_safe = max((place for place, operation in enumerate(operations) if operation.file == FOLDER), default=-1)
    for name in {operation.file for operation in operations} - {FOLDER}:
        mine = [(place, operation) for place, operation in enumerate(operations) if operation.file == name]
        safe = max((place for place, operation in mine if operation.sync), default=-1)
        content: bytearray | None = None
        for place, operation in mine:
            if place <= (folder_safe if operation.gone else safe) or chance.random() < 0.5:
                content = _applied(content or bytearray(), operation, chance if place > safe else None)
        if content is not None:
            (folder / name).write_bytes(content)


def _applied(content: bytearray, operation: DiskOperation, chance: Random | None) -> bytearray | None:
    if operation.gone:
        return None
    if operation.length is not None:
        del content[operation.length :]
    elif operation.data is not None:
        data = operation.data
        if chance is not None and chance.random() < 0.3:
            data = data[: chance.randrange(len(data) // SECTOR + 1) * SECTOR]
        if len(content) < operation.offset + len(data):
            content.extend(bytes(operation.offset + len(data) - len(content)))
        content[operation.offset : operation.offset + len(data)] = data
    return content
