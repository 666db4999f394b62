"""How each kind of fact changes a table: a method for each, called after the fact's tag."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, get_args

import msgspec

from penultima.booklets import Rules
from penultima.game import Event
from penultima.game.fair import Shuffler
from penultima.server.core import facts
from penultima.server.core.facts import AnyFact, Opened
from penultima.server.core.seats import STAND_IN, Chair, Person
from penultima.server.core.table_fields import ANYBODY, TableFields
from penultima.server.core.table_match import TableMatch

OUT_OF_TURN = ("uno", "catch")


class FactEffects(TableFields):
    """A table that is being changed: nobody else uses it before the row of the fact is written. `at` and `seq` are
    those of that row already. A method returns the events of the round that the fact led to, if it led to any."""

    def _opened(self, fact: Opened) -> None:
        self.people = (Person(fact.name, fact.token, left_at=self.at),)
        empty = (Chair(),) * (fact.seats - len(fact.bots) - 1)
        self.chairs = (Chair(person=0), *empty, *(Chair(bot=level) for level in fact.bots))
        self.people = (replace(self.people[0], seat=0, ever_sat=True),)
        self.public = fact.public
        self.carried = tuple(fact.carried)
        self.status_since = self.at

    def _joined(self, fact: facts.Joined) -> None:
        if fact.person is None:
            self.people = (*self.people, Person(fact.name, fact.token, left_at=self.at, origin=fact.origin))
            return
        generation = self.people[fact.person].generation + 1
        newcomer = Person(fact.name, fact.token, left_at=self.at, origin=fact.origin, generation=generation)
        self.people = (*self.people[: fact.person], newcomer, *self.people[fact.person + 1 :])

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
        stand_in = Chair(bot=STAND_IN, vacated=True, animal=self._free_animal(seat))
        self._chair(seat, Chair() if self.status == "waiting" else stand_in)

    def _replaced(self, fact: facts.Replaced) -> None:
        old = self.chairs[fact.seat]
        if old.person is not None:
            self._give_up(old.person, fact.seat)
        if fact.level:
            animal = old.animal if old.bot else self._free_animal(fact.seat)
            self._chair(fact.seat, Chair(bot=fact.level, animal=animal))

    def _dismissed(self, fact: facts.Dismissed) -> None:
        if fact.banned:
            self.banned = (*self.banned, self.people[fact.person])
        self._forget(fact.person)

    def _unbanned(self, fact: facts.Unbanned) -> None:
        bans = list(self.banned)
        bans[fact.ban] = Person("", "") if fact.key else replace(bans[fact.ban], origin="")
        self.banned = tuple(bans)

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
            marks = [mark for mark in (person.token, person.origin) if mark] or [ANYBODY]
            self.cards_seen = (*self.cards_seen, *((mark, seen) for mark in marks))
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
        self._chair(fact.seat, Chair(bot=fact.level, animal=self._free_animal(fact.seat)))

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
        chairs = self._named_chairs()
        scores = list(self.carried)
        for seat in reversed(range(len(chairs))):
            if len(chairs) > fact.seats and chairs[seat].empty:
                del chairs[seat]
                del scores[seat : seat + 1]
        self._seat_all((*chairs, *(Chair(),) * (fact.seats - len(chairs))))
        self.carried = (*scores, *(0,) * (fact.seats - len(chairs))) if scores else ()

    def _named_chairs(self) -> list[Chair]:
        """The chairs as they may be moved: a bot keeps the name that people know it by."""
        return [
            replace(chair, animal=self.animal_of(seat)) if chair.bot else chair
            for seat, chair in enumerate(self.chairs)
        ]

    def _free_animal(self, seat: int) -> int | None:
        """What a bot that comes to this seat is called after: the seat's own animal unless another bot has it."""
        others = {self.animal_of(one) for one, chair in enumerate(self.chairs) if chair.bot and one != seat}
        return None if seat not in others else next(one for one in count() if one not in others)

    def _seat_all(self, chairs: tuple[Chair, ...]) -> None:
        """These are the chairs; everybody on one knows its number."""
        self.chairs = tuple(replace(one, animal=None) if one.animal == seat else one for seat, one in enumerate(chairs))
        for seat, chair in enumerate(chairs):
            if chair.person is not None:
                self._person(chair.person, seat=seat)

    def _assisted(self, fact: facts.Assisted) -> None:
        self._chair(fact.seat, replace(self.chairs[fact.seat], assist_uno=fact.uno, assist_time=fact.time))

    def _started(self, fact: facts.Started) -> None:
        """Empty chairs are put away, so that seats are counted without gaps. A match begun elsewhere goes on once."""
        scores = zip(self.carried, self.chairs, strict=False)
        self.carried = () if self.matches else tuple(score for score, chair in scores if not chair.empty)
        self._seat_all(tuple(chair for chair in self._named_chairs() if not chair.empty))
        self.match = None
        self.matches += 1
        root = hashlib.sha256(f"penultima root {self.opened.root} {self.matches}".encode()).digest()
        self.shuffler = Shuffler.begin(
            f"{self.id}/{self.matches}", self.rules, len(self.chairs), root=root, length=fact.deals
        )
        self._wanted(fact)

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
            self.match = TableMatch(self.rules, len(names), names=names, keys=shuffler, carried=self.carried)
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
        self.uno_owed = self.uno_owed_after = ()
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
        after, made = dict(self.uno_owed_after), len(self.match.round.moves)
        self.uno_owed_after = tuple((seat, after.get(seat, made)) for seat, _ in self.uno_owed)
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


def _method_for(fact: type[facts.Fact]) -> Callable[[FactEffects, Any], Any]:
    """The method called after the fact's tag, which says how it changes a table."""
    name = f"_{fact.__struct_config__.tag}"
    if not hasattr(FactEffects, name):
        file = "server/core/fact_effects.py"
        raise AssertionError(f"{file} does not say how {fact.__name__} changes a table: FactEffects.{name}")
    method: Callable[[FactEffects, Any], Any] = getattr(FactEffects, name)
    return method


APPLY = {fact: _method_for(fact) for fact in get_args(AnyFact)}
"""How each kind of fact changes a table."""
