"""Deadlines of a table: until when UNO can be said and caught, when a decision took too long, since when a bot plays
for somebody who left. All in milliseconds since 1970, and all from the log: every process finds the same."""

from __future__ import annotations

from collections.abc import Iterable

from penultima.protocol import DECISION_TIMES
from penultima.server.core import facts
from penultima.server.core.fact_effects import OUT_OF_TURN
from penultima.server.core.table import Table

BEGINS_ANEW = (facts.Started, facts.Wanted, facts.Sealed, facts.Aborted, facts.Dealt, facts.Rematched)
"""Facts after which a table waits for something else than before."""


def grace_until(table: Table, seat: int) -> int:
    """Until when a seat that owes UNO cannot be caught."""
    since = dict(table.uno_owed).get(seat)
    return 0 if since is None else since + _grace(table, seat)


def _grace(table: Table, seat: int) -> int:
    return table.opened.grace * (2 if table.chairs[seat].assist_time else 1)


def hold_until(table: Table) -> int:
    """Until when the next turn's move waits: all grace and all catching time are over."""
    if not table.uno_owed or not table.calls_open:
        return 0
    return max(since + _grace(table, seat) + table.opened.catching for seat, since in table.uno_owed)


def decide_until(table: Table) -> int:
    """When the clock decides for the seat that is asked; 0 for never."""
    turn, time = table.turn, DECISION_TIMES[table.opened.pace]
    if turn is None or not time or table.paused_at or table.chairs[turn].person is None:
        return 0
    return max(table.asked_at, hold_until(table)) + time * (2 if table.chairs[turn].assist_time else 1)


def bot_since(table: Table, seat: int) -> int | None:
    """Since when (or from when on) a bot plays this seat; nothing if its person is here."""
    chair = table.chairs[seat]
    if chair.person is None:
        return 0
    person = table.people[chair.person]
    return None if person.here else person.left_at + table.opened.leaving


def nothing_counts_down(table: Table, wanted: Iterable[facts.AnyFact], now: int) -> bool:
    """Is no time running that a jump of the clock, with these facts, would cut short?"""
    leaving = any(not (one.here or one.gone) and now < one.left_at + table.opened.leaving for one in table.people)
    if leaving or (table.uno_owed and not table.paused_at):
        return False
    if table.paused_at:  # clocks stand still, and what passes now is added to them when it goes on
        return True
    return table.status in ("waiting", "over") or any(
        isinstance(fact, BEGINS_ANEW) or (isinstance(fact, facts.Moved) and not fact.move.startswith(OUT_OF_TURN))
        for fact in wanted
    )


def missing_contributors(table: Table) -> list[int]:
    """Seats whose person is here and has yet to contribute to the shuffle."""
    assert table.shuffler is not None
    return [seat for seat in table.shuffler.waiting if bot_since(table, seat) is None]


def deals_left(table: Table) -> bool:
    """Is there a secret left for another deal?"""
    return table.shuffler is not None and table.shuffler.number < table.shuffler.transcript.length
