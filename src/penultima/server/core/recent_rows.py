"""The last rows of a table, kept in memory for people who come back and ask what they missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

import msgspec

from penultima.server.core import facts
from penultima.server.core.facts import Row

MAX_ROWS = 600
"""How many are kept."""


class RecentRows(Sequence[Row]):
    """An immutable sequence. Those that follow each other share one list, and each knows which part of it is its own:
    to copy all rows for every move would be slow."""

    __slots__ = ("_end", "_rows", "_start")

    def __init__(self, rows: list[Row] | None = None, start: int = 0) -> None:
        self._rows = [] if rows is None else rows
        self._start = start
        self._end = len(self._rows)

    def with_row(self, row: Row) -> RecentRows:
        """The rows after one more; this sequence is as it was."""
        rows, start = self._rows, self._start
        # The list may hold a row that was tried and never written; and what is far behind is let go from time to time.
        if len(rows) != self._end or start >= MAX_ROWS:
            rows, start = rows[start : self._end], 0
        rows.append(row)
        return RecentRows(rows, max(start, len(rows) - MAX_ROWS))

    def without_words_of(self, person: int) -> RecentRows:
        """The same rows, without what a person said and what they were called."""
        return RecentRows([_without_words(row) if _is_about(row.fact, person) else row for row in self])

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
        return isinstance(other, RecentRows) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


def _is_about(fact: facts.AnyFact, person: int) -> bool:
    """Does a fact hold words or the name of a person?"""
    return isinstance(fact, facts.Said | facts.Dismissed | facts.Forgotten) and fact.person == person


def _without_words(row: Row) -> Row:
    fact = row.fact
    if isinstance(fact, facts.Said):
        return msgspec.structs.replace(row, fact=facts.Said(fact.person))
    return msgspec.structs.replace(row, fact=msgspec.structs.replace(fact, name=""))
