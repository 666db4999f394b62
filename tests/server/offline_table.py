"""A table without network, store or clock: the test says what time it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from penultima import protocol
from penultima.game import Move, Round
from penultima.game.fair import commitment
from penultima.protocol import Command
from penultima.server.core import command_handlers, facts
from penultima.server.core.due_actions import DueAction, Timing, due_facts, next_due
from penultima.server.core.facts import AnyFact, Opened, Row
from penultima.server.core.table import Table, new_table, replay
from penultima.server.live.bots_at_work import bot_choice

QUICK = Timing(think=1000, shout=500, notice=300, contribute=5000, between=20_000)


class OfflineTable:
    """People 0, 1, … sit on the first seats, bots on the others. `now` is in milliseconds."""

    def __init__(
        self, people: int = 2, bots: int = 0, rules: str = "classic/en", level: str = "first", **opened: object
    ) -> None:
        self.now = 1_000_000
        self.rows: list[Row] = []
        options = {"pace": "untimed", "root": "00" * 32, "name": "P0", "token": "t0", **opened}
        first = Opened(rules=rules, seats=people + bots, bots=[level] * bots, **options)  # type: ignore[arg-type]
        self.table: Table = new_table("offline0", first)
        self.write(first)
        self.write(facts.Back(0, "here"))
        for person in range(1, people):
            self.write(facts.Joined(f"P{person}", f"t{person}"), facts.Back(person, "here"), facts.Sat(person, person))

    def write(self, *wanted: AnyFact) -> list[Row]:
        """Put facts into the log."""
        made = []
        for fact in wanted:
            self.table, row = self.table.after(fact, self.now, f"c{len(self.rows)}")
            self.rows.append(row)
            made.append(row)
        return made

    def do(self, person: int | None, command: Command, token: str = "") -> list[Row]:
        """A command of a person, or its refusal."""
        return self.write(*command_handlers.handle(self.table, person, command, self.now, token))

    def play(self, person: int, move: str, decision: int | None = None) -> list[Row]:
        """A move of a person."""
        at = self.table.decision if decision is None else decision
        return self.do(person, protocol.Play(cmd="x", move=move, decision=at))

    def start(self) -> None:
        """Deal the first round, with everybody's part in the shuffle."""
        self.do(self.table.host, protocol.Start(cmd="x"))
        self.shuffle()

    def shuffle(self) -> None:
        """Everybody commits and gives."""
        shuffler = self.table.shuffler
        assert shuffler is not None
        match = shuffler.transcript.match
        seats = [(person.seat, number) for number, person in enumerate(self.table.people) if person.seat is not None]
        for seat, person in seats:
            if self.table.people[person].here:
                value = commitment(match, shuffler.number, seat, bytes([seat]) * 32).hex()
                self.do(person, protocol.Commit(cmd="x", value=value))
        self.pass_time("seal")
        for seat, person in seats:
            if self.table.people[person].here:
                self.do(person, protocol.Give(cmd="x", value=(bytes([seat]) * 32).hex()))
        self.pass_time("deal")

    def coming(self) -> DueAction | None:
        """What is due next."""
        return next_due(self.table, QUICK)

    def pass_time(self, kind: str = "") -> DueAction:
        """Let what is due next happen, at its time; it must be of the kind expected."""
        coming = self.coming()
        assert coming is not None
        assert kind in ("", coming.kind), f"{coming.kind} is due, not {kind}"
        self.now = max(self.now, coming.at)
        choice = self.choice(coming) if coming.kind == "move" else None
        self.write(*due_facts(self.table, coming, QUICK, self.now, choice))
        return coming

    def choice(self, coming: DueAction) -> Move | None:
        """What the bot of a seat chooses."""
        assert self.table.match is not None
        return bot_choice(self.table, self.table.match.view(coming.seat))

    def arrange(self, position: str) -> None:
        """The round stands as a position says."""
        assert self.table.match is not None
        self.table.match = self.table.match.copy()
        round = Round.from_position(position)
        self.table.match.round.states[...] = round.states
        self.table.rules = self.table.match.rules = self.table.match.round.rules = round.rules
        self.table.asked_at = self.now

    def replayed(self) -> Table:
        """The table that the log tells, read as a store would give it."""
        copies = [msgspec.structs.replace(row) for row in self.rows]
        table = replay(copies, {})
        assert table is not None
        return table


def any_move(
    offline: OfflineTable, chance: Random, wish: Callable[[str], bool] = lambda _: True
) -> tuple[int, str] | None:
    """A legal move of any seat: calls and jump-ins included."""
    match = offline.table.match
    assert match is not None
    found = [(seat, move.text) for seat in range(match.players) for move in match.round.legal_moves(seat)]
    found = [one for one in found if wish(one[1])]
    return chance.choice(found) if found else None
