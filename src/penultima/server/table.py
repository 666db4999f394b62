"""A table as a replay of its log. It has no clock and does no I/O: time comes in with each fact.

A table is never changed in place: `told(fact)` gives the table after it and the row to be written, and only when that
row is safe does anybody use the new one.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields, replace
from typing import Any

import msgspec

from penultima.booklets import Rules
from penultima.errors import PenultimaError
from penultima.game import Event, Move
from penultima.game.fair import Shuffler
from penultima.protocol import Status
from penultima.rules.state import Phase
from penultima.server import facts
from penultima.server.facts import AnyFact, Opened, Row
from penultima.server.rounds import LAYOUT, Layouts, TableMatch, digest, rules_version, unpack
from penultima.server.seats import STAND_IN, Chair, Person, bot_name
from penultima.server.tail import Tail

CALLS = (Phase.TURN, Phase.DRAWN, Phase.CHALLENGE)
"""When UNO can be said and caught."""
OUT_OF_TURN = ("uno", "catch")


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
    asked_at: int = 0
    since: int = 0
    """When the status last changed."""
    duties: tuple[tuple[int, int], ...] = ()
    """Seats that owe UNO, and since when."""
    shuffler: Shuffler | None = None
    tail: Tail = field(default_factory=Tail)
    dealt_seq: int = 0
    differed: int = field(default=0, compare=False)
    """Rows that today's rules would have answered otherwise."""

    def told(self, fact: AnyFact, at: int, cmd: str) -> tuple[Table, Row]:
        """The table after a fact, and the row to write; the table itself is as it was."""
        after = self._twin()
        events = after._apply(fact, at)
        game = after.match.game if after.match and events else None
        row = Row(
            game=self.id,
            seq=after.seq,
            at=after.at,
            cmd=cmd,
            fact=fact,
            version=rules_version(),
            events=[str(event) for event in events],
            digest=digest(game) if game else b"",
            state=game.table.tobytes() if game else b"",
        )
        after._remember(row)
        return after, row

    def replayed(self, row: Row, layouts: Layouts) -> Table:
        """The table after a row of the log. Where today's rules would differ, the log is right."""
        after = self._twin()
        try:
            after._apply(row.fact, row.at)
            same = not row.digest or (after.match is not None and digest(after.match.game) == row.digest)
        except PenultimaError:
            after, same = self._twin(), False
        if not same:
            after = self._believing(row, layouts)
        after._remember(row)
        return after

    def _twin(self) -> Table:
        """The same table, free to be changed; what it holds is shared."""
        twin = object.__new__(Table)
        for name in SLOTS:
            setattr(twin, name, getattr(self, name))
        return twin

    def _believing(self, row: Row, layouts: Layouts) -> Table:
        """The table after a row that today's rules do not lead to."""
        after = self._twin()
        after._advance(row.at)
        events = [Event.parse(text) for text in row.events]
        layout = layouts.get(row.version, LAYOUT)
        if isinstance(row.fact, facts.Dealt):
            after._dealt(row.fact)
        assert after.match is not None
        after.match = after.match.copy()
        after.match.adopt(events, unpack(row.state, layout))
        if isinstance(row.fact, facts.Moved):
            after.match.game.moves.append((row.fact.seat, Move(row.fact.move)))
            after._after_move(row.fact)
        after.differed += 1
        return after

    def _remember(self, row: Row) -> None:
        self.tail = self.tail.followed_by(msgspec.structs.replace(row, state=b"", digest=b""))

    def _advance(self, at: int) -> None:
        self.seq += 1
        self.at = max(at, self.at)

    def _apply(self, fact: AnyFact, at: int) -> tuple[Event, ...]:
        self._advance(at)
        events: tuple[Event, ...] | None = DEEDS[type(fact)](self, fact)
        return events or ()

    def _enter(self, status: Status) -> None:
        self.status = status
        self.since = self.at

    def _opened(self, fact: Opened) -> None:
        self.people = (Person(fact.name, fact.token, left_at=self.at),)
        empty = (Chair(),) * (fact.seats - len(fact.bots) - 1)
        self.chairs = (Chair(person=0), *empty, *(Chair(bot=level) for level in fact.bots))
        self.people = (replace(self.people[0], seat=0),)
        self.public = fact.public
        self.since = self.at

    def _joined(self, fact: facts.Joined) -> None:
        self.people = (*self.people, Person(fact.name, fact.token, left_at=self.at))

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
        self._person(fact.person, seat=fact.seat)

    def _stood(self, fact: facts.Stood) -> None:
        seat = self.people[fact.person].seat
        assert seat is not None
        self._person(fact.person, seat=None, played=seat if self.status == "playing" else None)
        self._chair(seat, Chair() if self.status == "waiting" else Chair(bot=STAND_IN, vacated=True))

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
        self._chair(fact.seat, replace(self.chairs[fact.seat], uno=fact.uno, time=fact.time))

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
        self._enter("dealing")

    def _committed(self, fact: facts.Committed) -> None:
        self._shuffle().commit(fact.seat, bytes.fromhex(fact.value))

    def _sealed(self, _: facts.Sealed) -> None:
        self._shuffle().seal()
        self._enter("dealing")

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
        self.people = tuple(one if one.played is None else replace(one, played=None) for one in self.people)
        self.dealt_seq = self.seq
        self.deals += 1
        self.duties = ()
        self._ask_anew()
        self._enter("playing")
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
        since = dict(self.duties)
        owes = int(self.match.game.table["owes"][0])
        self.duties = tuple((seat, since.get(seat, self.at)) for seat in range(10) if owes >> seat & 1) if owes else ()
        if not fact.move.startswith(OUT_OF_TURN):
            self._ask_anew()
        if self.match.game.over:
            self._shuffle().finish(f"{seat} {move}" for seat, move in self.match.game.moves)
            self._enter("over" if self.match.over else "between")

    def _ask_anew(self) -> None:
        self.decision += 1
        self.asked_at = self.at

    def _back(self, fact: facts.Back) -> None:
        """Clocks stand still while nobody is here, and for somebody whose server went away."""
        person = self.people[fact.person]
        mine = self.match is not None and person.seat is not None and self.match.game.turn == person.seat
        if not self.anybody_here or (person.crashed and mine):
            self.asked_at = self.since = self.at
            self.duties = tuple((seat, self.at) for seat, _ in self.duties)
        self._person(fact.person, process=fact.process, crashed=False)

    def _left(self, fact: facts.Left) -> None:
        self._person(fact.person, process="", left_at=self.at, crashed=fact.crashed)

    def _said(self, fact: facts.Said) -> None:
        """Words change nothing."""

    def _rematched(self, _: facts.Rematched) -> None:
        kept = [Chair() if chair.vacated else chair for chair in self.chairs]
        self.chairs = (*kept, *(Chair(),) * (self.opened.seats - len(kept)))
        self._enter("waiting")

    @property
    def anybody_here(self) -> bool:
        """Is any person connected?"""
        return any(person.here for person in self.people)

    def name_of(self, seat: int) -> str:
        """The name on a chair."""
        chair = self.chairs[seat]
        return self.people[chair.person].name if chair.person is not None else bot_name(seat) if chair.bot else ""

    @property
    def turn(self) -> int | None:
        """The seat that is asked, while a round is played."""
        return self.match.game.turn if self.match is not None and self.status == "playing" else None

    @property
    def calls_open(self) -> bool:
        """Can UNO be said and caught now?"""
        return self.match is not None and self.status == "playing" and self.match.game.phase in CALLS


SLOTS = tuple(one.name for one in fields(Table))
DEEDS: dict[type, Callable[[Table, Any], Any]] = {
    fact: getattr(Table, f"_{fact.__name__.lower()}") for fact in facts.Fact.__subclasses__()
}
"""What each fact does to a table."""


def new_table(game: str, opened: Opened) -> Table:
    """A table before its first row."""
    return Table(game, opened, Rules.parse(opened.rules))


def replay(rows: Iterable[Row], layouts: Layouts, table: Table | None = None) -> Table | None:
    """The table that a log tells, or nothing if it is empty; with a table, the log goes on from there."""
    for row in rows:
        if table is None:
            assert isinstance(row.fact, Opened), "a log begins with the opening of its table"
            table = new_table(row.game, row.fact)
        table = table.replayed(row, layouts)
    return table
