"""The last rows of a table, for those who come back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from penultima.server.facts import Row

LENGTH = 600
"""Rows that are kept in memory."""


class Tail(Sequence[Row]):
    """Tails that follow each other share one list, and each knows which part of it is its own: to copy the rows for
    every move would touch all of them."""

    __slots__ = ("_end", "_rows", "_start")

    def __init__(self, rows: list[Row] | None = None, start: int = 0) -> None:
        self._rows = [] if rows is None else rows
        self._start = start
        self._end = len(self._rows)

    def followed_by(self, row: Row) -> Tail:
        """The tail after another row; this one is as it was."""
        rows, start = self._rows, self._start
        # A row that was never written may lie there already; and what is far behind is let go from time to time.
        if len(rows) != self._end or start >= LENGTH:
            rows, start = rows[start : self._end], 0
        rows.append(row)
        return Tail(rows, max(start, len(rows) - LENGTH))

    def __len__(self) -> int:
        return self._end - self._start

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows[self._start : self._end])

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        return self._rows[self._start : self._end][index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tail) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
