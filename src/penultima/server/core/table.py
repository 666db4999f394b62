"""A table as a replay of its log. It has no clock and does no I/O: time comes in with each fact.

A table is never changed in place: `after(fact)` returns the table after it and the row to be written, and only when
that row is safe on disk does anybody use the new table. Its fields are in `table_fields`; `fact_effects` says what each
kind of fact changes in them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from penultima.booklets import Rules
from penultima.errors import PenultimaError
from penultima.game import Event, Move
from penultima.server.core import facts
from penultima.server.core.fact_effects import APPLY, FactEffects
from penultima.server.core.facts import AnyFact, Opened, Row, chain_after, write_events, write_fact
from penultima.server.core.table_match import (
    LAYOUT,
    Layouts,
    changed_state,
    digest,
    rules_digest,
    state_change,
    unpack,
)

WHOLE_STATE_EVERY = 200
"""Rows after which the log holds a whole round again."""
CLOCK_SET_MS = 5_000
"""Milliseconds by which two clocks may differ, or one be corrected; beyond that a clock was set."""


class Table(FactEffects):
    """Everything about one table."""

    def after(self, fact: AnyFact, at: int, cmd: str, *, whole_state: bool = False) -> tuple[Table, Row]:
        """The table after a fact, and the row to write; the table itself is as it was. While programs run that do not
        know what a change of a round is, every row holds the whole round."""
        after = self._copy()
        events = after._apply(fact, at)
        texts = [str(event) for event in events]
        round = after.match.round.states.tobytes() if after.match is not None and events else b""
        whole = bool(round) and (whole_state or self._wants_whole_state(fact))
        row = Row(
            table_id=self.id,
            seq=after.seq,
            at=after.at,
            cmd=cmd,
            fact=fact,
            version=rules_digest(),
            events=texts,
            digest=digest(round) if round else b"",
            state=round if whole else b"",
            change=state_change(self.logged_state, round) if round and not whole else b"",
        )
        row = msgspec.structs.replace(row, chain=chain_after(self.chain, row, write_fact(fact), write_events(texts)))
        after._remember(row, round)
        return after, row

    def _wants_whole_state(self, fact: AnyFact) -> bool:
        """Does the row of this fact hold the whole round? A program with other rules or another layout must be able to
        put the round back from the log alone: from a whole round of one version and that version's changes."""
        return (
            isinstance(fact, facts.Dealt)
            or self.logged_version != rules_digest()
            or self.seq - self.whole_state_seq >= WHOLE_STATE_EVERY
        )

    def replayed(self, row: Row, layouts: Layouts) -> Table:
        """The table after a row of the log. Where today's rules would differ, the log is right."""
        after = self._copy()
        try:
            after._apply(row.fact, row.at)
            round = after.match.round.states.tobytes() if after.match is not None and row.digest else b""
            same = not row.digest or digest(round) == row.digest
        except PenultimaError:
            after, same = self._copy(), False
        if not same:
            round = row.state or changed_state(self.logged_state, row.change)
            after = self._as_logged(row, round, layouts)
        after._remember(row, round)
        return after

    def _copy(self) -> Table:
        """The same table, free to be changed; what it holds is shared."""
        copied = object.__new__(Table)
        copied.__dict__ = self.__dict__.copy()
        return copied

    def _as_logged(self, row: Row, round: bytes, layouts: Layouts) -> Table:
        """The table after a row that today's rules do not lead to: the round is taken from the row itself."""
        after = self._copy()
        after._advance(row.at)
        events = [Event.parse(text) for text in row.events]
        layout = layouts.get(row.version, LAYOUT)
        if isinstance(row.fact, facts.Dealt):
            after._dealt(row.fact)
        assert after.match is not None
        after.match = after.match.copy()
        after.match.adopt(events, unpack(round, layout), dealt=isinstance(row.fact, facts.Dealt))
        if isinstance(row.fact, facts.Moved):
            after.match.round.moves.append((row.fact.seat, Move(row.fact.move)))
            after._after_move(row.fact)
        after.replay_differences += 1
        return after

    def _remember(self, row: Row, round: bytes) -> None:
        """Keep what the next row builds upon, and the row itself without the round."""
        self.chain = row.chain
        if round:
            self.logged_state, self.logged_version = round, row.version
        if row.state:
            self.whole_state_seq = row.seq
        self.recent_rows = self.recent_rows.with_row(row.without_round())

    def _advance(self, at: int) -> None:
        self.seq += 1
        if at < self.at - CLOCK_SET_MS:
            self._move_moments(at - self.at)
        self.at = max(at, self.at)

    def _move_moments(self, by: int) -> None:
        """The clock was set back: everything that counts down goes on from the row before, by the new clock."""
        self.at += by
        self.asked_at += by
        self.status_since += by
        self.paused_at = max(1, self.paused_at + by) if self.paused_at else 0
        self.uno_owed = tuple((seat, since + by) for seat, since in self.uno_owed)
        self.people = tuple(replace(person, left_at=person.left_at + by) for person in self.people)

    def _apply(self, fact: AnyFact, at: int) -> tuple[Event, ...]:
        self._advance(at)
        events: tuple[Event, ...] | None = APPLY[type(fact)](self, fact)
        return events or ()


def new_table(table_id: str, opened: Opened) -> Table:
    """A table before its first row."""
    return Table(table_id, opened, Rules.parse(opened.rules))


def replay(rows: Iterable[Row], layouts: Layouts, table: Table | None = None) -> Table | None:
    """The table after all rows of its log, or nothing if there are none; with a table, the rows go on from there."""
    for row in rows:
        if table is None:
            if not isinstance(row.fact, Opened):
                raise PenultimaError("a log begins with the opening of its table")
            table = new_table(row.table_id, row.fact)
        table = table.replayed(row, layouts)
    return table
