"""Random tables played by the server's core, written down as a script that a host in another language follows.

Every line is an input (a time, and who sends which command, what is due, who comes or goes) together with all that
comes of it: the answer, the rows, the message to every seat and to the spectators, and what is due next. Messages are
written as checksums of their JSON with sorted keys, or in full to look for a difference.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from penultima import protocol
from penultima.booklets import booklets
from penultima.bots import BOTS
from penultima.game.fair import commitment
from penultima.game.move import ALL_MOVES
from penultima.game.record import Record
from penultima.protocol import Ack, Command, Held, News, No, Welcome
from penultima.server.core import command_handlers, facts, projections
from penultima.server.core.due_actions import DueAction, Timing, due_facts, next_due
from penultima.server.core.facts import AnyFact, Opened, Row
from penultima.server.core.refusals import HeldError, RefusedError
from penultima.server.core.table import Table, new_table
from penultima.server.core.view_reader import ViewReader
from penultima.server.live.bots_at_work import bot_choice
from tests.differential import random_rules
from tests.server.test_any_command import WISHES

TIMING = Timing()
LOCAL_BOTS = tuple(name for name in BOTS if name != "trained")
"""The bots whose choices an engine file makes."""
SEARCHING = ("search", "infer", "expert")
NAMES = ("Ada", "ada", "Björn", "B\u0308o", "Zoë 🎲", "  Li  ", "x" * 64, "\u202e", "Ada 2")
MOVES = (*(move.text for move in ALL_MOVES), "r7 uno", "??", " uno", "uno uno", "w4 uno", "catch @9", "r7  uno")


def checksum(message: object) -> int:
    """A number for the JSON of a message, its keys sorted."""
    return zlib.crc32(written(message))


def written(message: object) -> bytes:
    """The JSON of a message, its keys sorted."""
    return msgspec.json.encode(message, order="sorted")


def plain_row(row: Row) -> dict[str, Any]:
    """A row as every host stores it."""
    fact = msgspec.json.decode(msgspec.json.encode(row.fact))
    return {"seq": row.seq, "at": row.at, "cmd": row.cmd, "fact": fact, "events": row.events}


class ScriptedTable:
    """A table that writes down all that happens to it."""

    def __init__(self, seed: int, *, searching: bool = False, full: bool = False) -> None:
        self.chance = chance = Random(f"local {seed}")
        self.full = full
        self.reader = ViewReader()
        self.now = 1_700_000_000_000
        self.number = 0
        self.rounds = 0
        booklet = booklets()[seed % len(booklets())]
        plain = [bot for bot in LOCAL_BOTS if bot not in SEARCHING]
        self.levels = [chance.choice(plain), *SEARCHING] if searching else plain
        seats = chance.randint(2, 10)
        rules = random_rules(chance, booklet.id)
        if chance.random() < 0.7:  # short rounds: there is more that happens between rounds
            rules = rules.changed(hand=str(chance.randint(1, 4)))
        while seats > 2 and not _enough_cards(rules, seats):
            seats -= 1
        bots = [chance.choice(self.levels) for _ in range(chance.randint(int(searching), seats - 1))]
        self.opened = Opened(
            rules=str(rules),
            seats=seats,
            pace=chance.choice(["untimed", "untimed", "relaxed", "fast"]),
            name="Host",
            token="t0",
            root=chance.randbytes(32).hex(),
            chat=chance.random() < 0.8,
            grace=chance.choice([0, 1500]),
            catching=chance.choice([0, 2000]),
            leaving=chance.choice([0, 30_000]),
            bots=bots,
        )
        self.id = f"table{seed % 1000:03}"
        self.table: Table = new_table(self.id, self.opened)
        self.contributions: dict[tuple[str, int, int], bytes] = {}

    def lines(self, steps: int) -> Iterator[dict[str, Any]]:
        """The script of so many steps."""
        yield {"open": self.id, "fact": plain_row(self._row(self.opened))["fact"]}
        yield self._write("open", self.opened)
        yield self._presence(0)
        for _ in range(steps):
            self.now += self.chance.choice([0, 0, 1, 400, 1600, 3000])
            yield self._something()
            if self.chance.random() < 0.05:
                yield self._welcome()
        yield {"record": self._record()}
        yield {"replay": True}

    def _row(self, fact: AnyFact) -> Row:
        return Row(table_id=self.id, seq=0, at=0, cmd="", fact=fact, version="")

    def _message(self, message: object) -> int | str:
        return written(message).decode() if self.full else checksum(message)

    def _write(self, cmd: str, *wanted: AnyFact) -> dict[str, Any]:
        """Rows of the table's own, nobody's command."""
        rows = self._append(cmd, list(wanted))
        return {"now": self.now, "cmd": cmd, "write": [plain_row(row)["fact"] for row in rows], **self._after(rows)}

    def _append(self, cmd: str, wanted: list[AnyFact]) -> list[Row]:
        rows = []
        for number, fact in enumerate(wanted):
            self.table, row = self.table.after(fact, self.now, f"{cmd}#{number}" if number else cmd)
            rows.append(row)
            self.rounds += isinstance(fact, facts.Dealt)
        return rows

    def _after(self, rows: list[Row]) -> dict[str, Any]:
        """All that is shown after rows, and what is due next."""
        table = self.table
        info = projections.table_info(table) if projections.changes_table_info(rows) else None
        news = [
            self._message(
                News(
                    seq=table.seq,
                    items=[projections.news_item(row, seat) for row in rows],
                    info=info,
                    view=projections.seat_view(table, seat, self.reader),
                )
            )
            for seat in self._audiences()
        ]
        return {"rows": self._message([plain_row(row) for row in rows]), "news": news, "due": self._due()}

    def _audiences(self) -> list[int | None]:
        """All seats that have cards, and the spectators."""
        players = self.table.match.players if self.table.match else len(self.table.chairs)
        return [None, *range(min(players, len(self.table.chairs)))]

    def _due(self) -> dict[str, Any] | None:
        action = next_due(self.table, TIMING)
        return None if action is None else {"at": action.at, "cmd": action.cmd}

    def _presence(self, person: int) -> dict[str, Any]:
        """Somebody comes or goes."""
        one = self.table.people[person]
        fact = facts.Left(person, self.chance.random() < 0.3) if one.here else facts.Back(person, "here")
        self.number += 1
        return self._write(f"auto/here/{self.number}", fact)

    def _welcome(self) -> dict[str, Any]:
        """What somebody is shown who comes back."""
        table, seat = self.table, self.chance.choice(self._audiences())
        since = self.chance.choice([None, 0, table.seq - 3, table.seq, table.seq + 9])
        since = None if since is None else max(0, since)
        message = Welcome(
            now=self.now,
            seq=table.seq,
            person=None,
            info=projections.table_info(table),
            view=projections.seat_view(table, seat, self.reader),
            missed=[] if since is None else projections.missed(table, seat, since),
            story=projections.round_so_far(table, seat),
            said=projections.said_lately(table),
        )
        return {"now": self.now, "welcome": self._message(message), "seat": seat, "since": since}

    def _record(self) -> int | str | None:
        match, shuffler = self.table.match, self.table.shuffler
        if match is None or shuffler is None or match.keys is None:
            return None
        if sum(round.over for round in match.rounds) != sum(
            deal.stage == "played" for deal in shuffler.transcript.deals
        ):
            return None
        data = Record.of(match, shuffler.transcript).encode()
        return data.decode() if self.full else zlib.crc32(data)

    def _something(self) -> dict[str, Any]:
        """Mostly what brings the match on, sometimes anything."""
        table, what = self.table, self.chance.random()
        if what < 0.06:
            return self._any_command()
        if what < 0.1:
            return self._somebody_comes_or_goes()
        if not table.anybody_here and what < 0.6:
            return self._presence(self.chance.choice([n for n, one in enumerate(table.people) if not one.gone] or [0]))
        if table.paused_at and what < 0.5:
            return self._command(table.host, protocol.Resume(cmd="x"))
        due = next_due(table, TIMING)
        if table.status == "dealing" and what < 0.6 and (line := self._contribute()):
            return line
        if due is not None and what < 0.6:
            return self._do_due(due)
        if table.status == "playing":
            return self._move()
        begin: dict[str, Command] = {
            "waiting": protocol.Start(cmd="x"),
            "between": protocol.Next(cmd="x"),
            "over": protocol.Rematch(cmd="x", start=True),
        }
        if table.status in begin:
            return self._command(table.host, begin[table.status])
        return self._do_due(due) if due is not None else self._any_command()

    def _somebody_comes_or_goes(self) -> dict[str, Any]:
        people = [number for number, one in enumerate(self.table.people) if not one.gone]
        away = [number for number in people if not self.table.people[number].here]
        if not people:
            return self._any_command()
        return self._presence(self.chance.choice(away if away and self.chance.random() < 0.7 else people))

    def _do_due(self, action: DueAction) -> dict[str, Any]:
        """What is due, mostly at its time."""
        table, choice = self.table, None
        if self.chance.random() < 0.9:
            self.now = max(self.now, action.at)
        if action.kind == "move":
            assert table.match is not None
            choice = bot_choice(table, table.match.view(action.seat))
        line = {"now": self.now, "act": {"at": action.at, "cmd": action.cmd}}
        if choice is not None:
            line["choice"] = choice.text
        try:
            wanted = due_facts(table, action, TIMING, self.now, choice)
        except RefusedError as error:
            return {**line, "refused": error.refusal.value}
        except HeldError as error:
            return {**line, "held": error.until}
        return {**line, **self._after(self._append(action.cmd, wanted))}

    def _contribute(self) -> dict[str, Any] | None:
        """A part of the shuffle that somebody owes."""
        table, shuffler = self.table, self.table.shuffler
        assert shuffler is not None
        waiting = [seat for seat in shuffler.waiting if table.chairs[seat].person is not None]
        if not waiting:
            return None
        seat, match = self.chance.choice(waiting), shuffler.transcript.match
        person = table.chairs[seat].person
        mine = self.contributions.setdefault((match, shuffler.number, seat), self.chance.randbytes(32))
        if shuffler.deal.stage == "open":
            value = commitment(match, shuffler.number, seat, mine).hex()
            return self._command(person, protocol.Commit(cmd="x", value=value))
        return self._command(person, protocol.Give(cmd="x", value=mine.hex()))

    def _move(self) -> dict[str, Any]:
        """A move of somebody, mostly a legal one."""
        table, chance = self.table, self.chance
        assert table.match is not None
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.person is not None]
        if not seats:
            return self._any_command()
        turn = table.match.round.turn
        seat = turn if turn in seats and chance.random() < 0.7 else chance.choice(seats)
        legal = table.match.round.legal_moves(seat)
        if legal and chance.random() < 0.9:
            cards = [one for one in legal if one.card is not None]
            move = chance.choice(cards if cards and chance.random() < 0.8 else legal).text
            if chance.random() < 0.1 and " " not in move:
                move += " uno"
        else:
            move = chance.choice(MOVES)
        decision = table.decision if chance.random() < 0.95 else chance.randrange(table.decision + 2)
        person = table.chairs[seat].person
        return self._command(person, protocol.Play(cmd="x", move=move[:12], decision=decision))

    def _any_command(self) -> dict[str, Any]:
        table, chance = self.table, self.chance
        kind = chance.choice(list(WISHES))
        wish = WISHES[kind](chance)
        if kind is protocol.Join:
            wish = {"name": chance.choice(NAMES)}
        elif kind is protocol.SeatBot:
            wish = {"level": chance.choice([*self.levels, "genius"]), "seat": chance.choice([None, *range(10)])}
        elif kind is protocol.Options and wish["rules"] == "nonsense":
            wish["rules"] = chance.choice(
                ["nonsense", "battel/fr", "scary", "uno/de", "classic/en +hand=99", "hyper/fr"]
            )
        elif kind is protocol.Tap:
            wish = {"decision": chance.choice([table.decision, table.decision, 1])}
        elif kind is protocol.Leave and chance.random() < 0.7:
            kind, wish = protocol.Say, {"text": chance.choice(["Hé !", "e\u0301\u0301\u0301", "👩‍👩‍👧 ok"])}
        person = chance.choice([None, table.host, *range(len(table.people))])
        if kind is protocol.Join:
            person = None
        return self._command(person, kind(cmd="x", **wish))

    def _command(self, person: int | None, command: Command) -> dict[str, Any]:
        """A command of somebody, with all that comes of it."""
        self.number += 1
        command = msgspec.structs.replace(command, cmd=f"c{self.number}")
        if person is not None and self.table.people[person].gone:
            person = None
        token = f"t{self.number}" if person is None and self.chance.random() < 0.8 else ""
        line: dict[str, Any] = {
            "now": self.now, "person": person, "token": token, "command": msgspec.json.encode(command).decode(),
        }  # fmt: skip
        try:
            wanted = command_handlers.handle(self.table, person, command, self.now, token)
        except RefusedError as error:
            code, reason = error.refusal.value, error.reason
            no = No(cmd=command.cmd, code=code, reason=reason, arguments=error.arguments)
            return {**line, "answer": self._message(no)}
        except HeldError as held:
            return {**line, "answer": self._message(Held(cmd=command.cmd, until=held.until))}
        rows = self._append(f"p{person}/{command.cmd}", wanted)
        ack = Ack(cmd=command.cmd, seq=rows[0].seq)
        return {**line, "answer": self._message(ack), **self._after(rows)}


def _enough_cards(rules: Any, seats: int) -> bool:
    try:
        rules.check_players(seats)
    except ValueError:
        return False
    return True
