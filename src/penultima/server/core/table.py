"""A table as a replay of its log. It has no clock and does no I/O: time comes in with each fact.

A table is never changed in place: `after(fact)` returns the table after it and the row to be written, and only when
that row is safe on disk does anybody use the new table.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields, replace
from typing import Any, get_args

import msgspec

from penultima.booklets import Rules
from penultima.errors import PenultimaError
from penultima.game import Event, Move
from penultima.game.fair import Shuffler
from penultima.protocol import BotPace, Status
from penultima.server.core import facts
from penultima.server.core.facts import AnyFact, Opened, Row, chain_after, write_events, write_fact
from penultima.server.core.recent_rows import RecentRows
from penultima.server.core.seats import STAND_IN, Chair, Person, bot_name
from penultima.server.core.table_match import (
    LAYOUT,
    Layouts,
    TableMatch,
    changed_state,
    digest,
    rules_digest,
    state_change,
    unpack,
)

OUT_OF_TURN = ("uno", "catch")
WHOLE_STATE_EVERY = 200
"""Rows after which the log holds a whole round again."""
CLOCK_SET_MS = 5_000
"""Milliseconds by which two clocks may differ, or one be corrected; beyond that a clock was set."""


@dataclass(slots=True)
class Table:
    """Everything about one table; what is in a tuple is replaced, never changed."""

    id: str
    opened: Opened
    rules: Rules
    seq: int = 0
    at: int = 0
    people: tuple[Person, ...] = ()
    chairs: tuple[Chair, ...] = ()
    host: int = 0
    public: bool = False
    status: Status = "waiting"
    match: TableMatch | None = None
    matches: int = 0
    deals: int = 0
    decision: int = 0
    """The number of the question being asked: a move that answers an older one is late."""
    asked_at: int = 0
    status_since: int = 0
    """When the status last changed."""
    uno_owed: tuple[tuple[int, int], ...] = ()
    """Seats that owe UNO, each with the moment since when."""
    shuffler: Shuffler | None = None
    recent_rows: RecentRows = field(default_factory=RecentRows)
    dealt_seq: int = 0
    """The row of the last deal."""
    paused_at: int = 0
    """Since when the match is paused; 0 if it is not."""
    bot_pace: BotPace = "normal"
    tapped: int = 0
    """The last decision of a bot that somebody let it make."""
    banned: tuple[Person, ...] = ()
    """Whom the host has banned, as they were."""
    cards_seen: tuple[tuple[str, int], ...] = ()
    """Keys and origins of those who left for good in this round, each with the seat whose cards they saw."""
    logged_state: bytes = b""
    """The round after the last row that changed it, as the log has it; in the layout of `logged_version`."""
    logged_version: str = ""
    whole_state_seq: int = 0
    """The last row that holds a whole round; those after it hold what changed."""
    chain: bytes = b""
    """The checksum of the last row and of all before it."""
    replay_differences: int = field(default=0, compare=False)
    """Rows that today's rules would have answered otherwise."""

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
        for name in FIELDS:
            setattr(copied, name, getattr(self, name))
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

    def _set_status(self, status: Status) -> None:
        self.status = status
        self.status_since = self.at

    def _opened(self, fact: Opened) -> None:
        self.people = (Person(fact.name, fact.token, left_at=self.at),)
        empty = (Chair(),) * (fact.seats - len(fact.bots) - 1)
        self.chairs = (Chair(person=0), *empty, *(Chair(bot=level) for level in fact.bots))
        self.people = (replace(self.people[0], seat=0, ever_sat=True),)
        self.public = fact.public
        self.status_since = self.at

    def _joined(self, fact: facts.Joined) -> None:
        if fact.person is None:
            self.people = (*self.people, Person(fact.name, fact.token, left_at=self.at, origin=fact.origin))
            return
        generation = self.people[fact.person].generation + 1
        newcomer = Person(fact.name, fact.token, left_at=self.at, origin=fact.origin, generation=generation)
        self.people = (*self.people[: fact.person], newcomer, *self.people[fact.person + 1 :])

    def _person(self, number: int, **changes: Any) -> None:
        people = list(self.people)
        people[number] = replace(people[number], **changes)
        self.people = tuple(people)

    def _chair(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _sat(self, fact: facts.Sat) -> None:
        old = self.people[fact.person].seat
        if old is not None:
            self._chair(old, Chair())
        self._chair(fact.seat, Chair(person=fact.person))
        self._person(fact.person, seat=fact.seat, ever_sat=True)

    def _stood(self, fact: facts.Stood) -> None:
        seat = self.people[fact.person].seat
        assert seat is not None
        self._give_up(fact.person, seat)

    def _give_up(self, person: int, seat: int) -> None:
        """A person has this seat no more; during a match a bot plays on until somebody sits down there."""
        self._person(person, seat=None, given_up_seat=seat if self.status == "playing" else None)
        self._chair(seat, Chair() if self.status == "waiting" else Chair(bot=STAND_IN, vacated=True))

    def _replaced(self, fact: facts.Replaced) -> None:
        person = self.chairs[fact.seat].person
        if person is not None:
            self._give_up(person, fact.seat)
        if fact.level:
            self._chair(fact.seat, Chair(bot=fact.level))

    def _dismissed(self, fact: facts.Dismissed) -> None:
        if fact.banned:
            self.banned = (*self.banned, replace(self.people[fact.person], name=""))
        self._forget(fact.person)

    def _forgotten(self, fact: facts.Forgotten) -> None:
        name = self.people[fact.person].name
        self._forget(fact.person)
        if fact.erased and self.match is not None:
            self.match = self.match.copy()
            self.match.names = tuple("" if one == name else one for one in self.match.names)
        if fact.erased:
            self.recent_rows = self.recent_rows.without_words_of(fact.person)

    def _forget(self, number: int) -> None:
        """Nobody has this number any more. What somebody saw of the cards of this round is not forgotten: they might
        come back by another key."""
        seat = self.people[number].seat
        if seat is not None:
            self._give_up(number, seat)
        person, seen = self.people[number], self.seat_seen(number)
        if seen is not None:
            self.cards_seen = (*self.cards_seen, *((mark, seen) for mark in (person.token, person.origin) if mark))
        nobody = Person("", "", left_at=self.at, generation=person.generation)
        self.people = (*self.people[:number], nobody, *self.people[number + 1 :])

    def _muted(self, fact: facts.Muted) -> None:
        self._person(fact.person, muted=True)

    def _unmuted(self, fact: facts.Unmuted) -> None:
        self._person(fact.person, muted=False)

    def _paused(self, _: facts.Paused) -> None:
        self.paused_at = self.at

    def _resumed(self, _: facts.Resumed) -> None:
        """All clocks go on where they stood."""
        pause, self.paused_at = self.at - self.paused_at, 0
        self.asked_at = min(self.asked_at + pause, self.at)
        self.status_since = min(self.status_since + pause, self.at)
        self.uno_owed = tuple((seat, min(since + pause, self.at)) for seat, since in self.uno_owed)
        self.people = tuple(
            one if one.here else replace(one, left_at=min(one.left_at + pause, self.at)) for one in self.people
        )

    def _paced(self, fact: facts.Paced) -> None:
        self.bot_pace = fact.bots

    def _tapped(self, fact: facts.Tapped) -> None:
        self.tapped = fact.decision

    def _seated(self, fact: facts.Seated) -> None:
        self._chair(fact.seat, Chair(bot=fact.level))

    def _removed(self, fact: facts.Removed) -> None:
        person = self.chairs[fact.seat].person
        if person is not None:
            self._person(person, seat=None)
        self._chair(fact.seat, Chair())

    def _handed(self, fact: facts.Handed) -> None:
        self.host = fact.person

    def _listed(self, fact: facts.Listed) -> None:
        self.public = fact.public

    def _changed(self, fact: facts.Changed) -> None:
        """Options are read from the opening; of chairs too many, the last empty ones are put away."""
        self.opened = msgspec.structs.replace(self.opened, **msgspec.structs.asdict(fact))
        self.rules = Rules.parse(fact.rules)
        chairs = list(self.chairs)
        for seat in reversed(range(len(chairs))):
            if len(chairs) > fact.seats and chairs[seat].empty:
                del chairs[seat]
        self._seat_all((*chairs, *(Chair(),) * (fact.seats - len(chairs))))

    def _seat_all(self, chairs: tuple[Chair, ...]) -> None:
        """These are the chairs; everybody on one knows its number."""
        self.chairs = chairs
        for seat, chair in enumerate(chairs):
            if chair.person is not None:
                self._person(chair.person, seat=seat)

    def _assisted(self, fact: facts.Assisted) -> None:
        self._chair(fact.seat, replace(self.chairs[fact.seat], assist_uno=fact.uno, assist_time=fact.time))

    def _started(self, fact: facts.Started) -> None:
        """Empty chairs are put away, so that seats are counted without gaps."""
        self._seat_all(tuple(chair for chair in self.chairs if not chair.empty))
        self.match = None
        self.matches += 1
        root = hashlib.sha256(f"penultima root {self.opened.root} {self.matches}".encode()).digest()
        self.shuffler = Shuffler.begin(
            f"{self.id}/{self.matches}", self.rules, len(self.chairs), root=root, length=fact.deals
        )
        self._wanted(fact)

    def _shuffle(self) -> Shuffler:
        """The shuffler, free to be changed."""
        assert self.shuffler is not None
        self.shuffler = copy.copy(self.shuffler)
        return self.shuffler

    def _wanted(self, _: object) -> None:
        self._shuffle().ask([seat for seat, chair in enumerate(self.chairs) if chair.person is not None])
        self._set_status("dealing")

    def _committed(self, fact: facts.Committed) -> None:
        self._shuffle().commit(fact.seat, bytes.fromhex(fact.value))

    def _sealed(self, _: facts.Sealed) -> None:
        self._shuffle().seal()
        self._set_status("dealing")

    def _aborted(self, fact: facts.Aborted) -> None:
        self._shuffle().abort()
        self._wanted(fact)

    def _given(self, fact: facts.Given) -> None:
        self._shuffle().contribute(fact.seat, bytes.fromhex(fact.value))

    def _dealt(self, _: facts.Dealt) -> tuple[Event, ...]:
        shuffler = self._shuffle()
        shuffler.settle()
        if self.match is None:
            names = [self.name_of(seat) for seat in range(len(self.chairs))]
            self.match = TableMatch(self.rules, len(names), names=names, keys=shuffler)
        else:
            self.match = self.match.copy()
            self.match.keys = shuffler
            self.match.next_round()
        self.people = tuple(
            one if one.given_up_seat is None else replace(one, given_up_seat=None) for one in self.people
        )
        self.cards_seen = ()
        self.dealt_seq = self.seq
        self.deals += 1
        self.uno_owed = ()
        self._ask_anew()
        self._set_status("playing")
        return self.match.opening

    def _moved(self, fact: facts.Moved) -> tuple[Event, ...]:
        assert self.match is not None
        self.match = self.match.copy()
        events = self.match.play(fact.move, fact.seat)
        self._after_move(fact)
        return events

    def _after_move(self, fact: facts.Moved) -> None:
        """Who owes UNO since when; a call leaves the question that stands, everything else asks a new one."""
        assert self.match is not None
        since = dict(self.uno_owed)
        owes = int(self.match.round.states["owes"][0])
        self.uno_owed = (
            tuple((seat, since.get(seat, self.at)) for seat in range(10) if owes >> seat & 1) if owes else ()
        )
        if not fact.move.startswith(OUT_OF_TURN):
            self._ask_anew()
        if self.match.round.over:
            self._shuffle().finish(f"{seat} {move}" for seat, move in self.match.round.moves)
            self._set_status("over" if self.match.over else "between")

    def _ask_anew(self) -> None:
        self.decision += 1
        self.asked_at = self.at

    def _back(self, fact: facts.Back) -> None:
        """Clocks stand still while nobody is here, and for somebody whose server went away."""
        person = self.people[fact.person]
        mine = self.match is not None and person.seat is not None and self.match.round.turn == person.seat
        if not self.anybody_here or (person.crashed and mine):
            self.asked_at = self.status_since = self.at
            self.uno_owed = tuple((seat, self.at) for seat, _ in self.uno_owed)
        self._person(fact.person, process=fact.process, crashed=False)

    def _left(self, fact: facts.Left) -> None:
        self._person(fact.person, process="", left_at=self.at, crashed=fact.crashed)

    def _said(self, fact: facts.Said) -> None:
        """Words change nothing."""

    def _rematched(self, _: facts.Rematched) -> None:
        kept = [Chair() if chair.vacated else chair for chair in self.chairs]
        self.chairs = (*kept, *(Chair(),) * (self.opened.seats - len(kept)))
        self._set_status("waiting")

    @property
    def anybody_here(self) -> bool:
        """Is any person connected?"""
        return any(person.here for person in self.people)

    def name_of(self, seat: int) -> str:
        """The name on a chair."""
        chair = self.chairs[seat]
        return self.people[chair.person].name if chair.person is not None else bot_name(seat) if chair.bot else ""

    def seat_seen(self, number: int) -> int | None:
        """The seat that somebody has given up in this round, whose cards they know. Leaving for good and coming back by
        the same key, or by another from the same address, changes nothing about that."""
        me = self.people[number]
        if me.given_up_seat is not None:
            return me.given_up_seat
        return next((seat for mark, seat in self.cards_seen if mark in (me.token, me.origin)), None)

    @property
    def turn(self) -> int | None:
        """The seat that is asked, while a round is played."""
        return self.match.round.turn if self.match is not None and self.status == "playing" else None

    @property
    def calls_open(self) -> bool:
        """Can UNO be said and caught now?"""
        return self.match is not None and self.status == "playing" and self.match.round.calls_open


FIELDS = tuple(one.name for one in fields(Table))


def _method_for(fact: type[facts.Fact]) -> Callable[[Table, Any], Any]:
    """The method called after the fact's tag, which says how it changes a table."""
    name = f"_{fact.__struct_config__.tag}"
    if not hasattr(Table, name):
        raise AssertionError(f"server/core/table.py does not say how {fact.__name__} changes a table: Table.{name}")
    method: Callable[[Table, Any], Any] = getattr(Table, name)
    return method


APPLY = {fact: _method_for(fact) for fact in get_args(AnyFact)}
"""How each kind of fact changes a table."""


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
