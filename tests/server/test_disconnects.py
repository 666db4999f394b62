"""Somebody's connection is lost at every question a round can ask, and comes back before or after the grace."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from penultima import protocol
from penultima.rules.state import Phase
from penultima.server.clock import bot_since, due
from penultima.server.facts import Moved, Row
from penultima.server.hall import Hall
from penultima.server.room import Room
from penultima.server.scene import look
from penultima.server.table import replay
from tests.server.inside import Guest, a_hall, a_party
from tests.server.kitchen import Kitchen
from tests.server.test_leaks import lively_move

QUESTIONS = {
    "TURN": "classic/en",
    "DRAWN": "classic/en",
    "COLOR": "classic/en",
    "CHALLENGE": "classic/en",
    "GIVE_COLOR": "scary/fr",
    "GIVE_CARD": "scary/fr",
    "SHARE": "revenge/en",
    "FOE": "battle/fr",
    "FIGHT": "battle/fr",
    "SWAP": "classic/en +sevens_zeros=on",
}
"""Each question, and rules that ask it."""
LONG, SHORT = 3_600_000, 40
"""A grace that never ends in a test, and one that is over at once; in milliseconds."""


def test_no_question_is_left_out() -> None:
    assert {*QUESTIONS, "OVER"} == set(Phase.__members__)


class Party:
    """People in the middle of a round, at a certain question."""

    def __init__(self, guests: list[Guest], chance: Random) -> None:
        self.guests = guests
        self.chance = chance
        self.room: Room = guests[0].room

    @property
    def status(self) -> str:
        """What the table is doing."""
        return self.room.table.status

    @property
    def asked(self) -> Guest:
        """Whoever is asked."""
        assert self.room.table.turn is not None
        return self.guests[self.room.table.turn]

    async def play_until(self, phase: str) -> bool:
        """Play at random until the question is asked; no if the match ends before."""
        for _ in range(400):
            if self.room.table.status != "playing":
                return False
            if self.at == phase:
                return True
            await self.move()
        return False

    @property
    def at(self) -> str:
        """The question that stands."""
        assert self.room.table.match is not None
        return self.room.table.match.game.phase.name

    async def move(self) -> None:
        """Any move of anybody who is here."""
        table = Kitchen.__new__(Kitchen)
        table.table = self.room.table
        seat, move = lively_move(table, self.chance)
        if self.guests[seat].connection is not None:
            await self.guests[seat].do(protocol.Play, move=move, decision=self.room.table.decision)

    async def until_a_bot_moves(self, seq: int) -> None:
        """Wait until a bot has moved after this row."""
        changed = asyncio.Event()
        self.room.on_change(changed.set)
        async with asyncio.timeout(30):
            while not any(isinstance(row.fact, Moved) and row.fact.by == "bot" for row in self.rows(seq)):
                changed.clear()
                await changed.wait()

    def rows(self, after: int) -> list[Row]:
        """What the log says since."""
        return [row for row in self.room.table.tail if row.seq > after]

    async def end(self) -> None:
        """Play on to the end of the round; the log tells the same table, and everybody goes."""
        for _ in range(400):
            if self.room.table.status != "playing":
                break
            await self.move()
        store = self.room.hall.store
        again = replay(await store.rows(self.room.table.id), await store.layouts())
        assert again is not None
        assert again.differed == 0
        for seat in (0, 1, 2, None):
            assert look(again, seat) == look(self.room.table, seat)
        for guest in self.guests:
            await guest.leave()


async def at_question(hall: Hall, phase: str, leaving: int) -> Party:
    """A table where this is asked: of the seeds in order, the first that comes to it."""
    for seed in range(1, 60):
        number = list(QUESTIONS).index(phase) * 1000 + leaving % 7 * 100 + seed
        guests = await a_party(hall, 3, number, rules=f"{QUESTIONS[phase]} +match=round", leaving=leaving)
        party = Party(guests, Random(f"{phase} {seed}"))
        if await party.play_until(phase):
            return party
        for guest in guests:
            await guest.leave()
    raise AssertionError(f"random play never came to {phase}")


def welcome_of(guest: Guest) -> dict[str, Any]:
    """What a guest who has just come was told."""
    found: dict[str, Any] = msgspec.json.decode(guest.heard()[0])
    assert found["is"] == "welcome"
    return found


@pytest.mark.parametrize("who", ["asked", "other"])
@pytest.mark.parametrize("phase", QUESTIONS)
def test_back_before_the_grace_nothing_has_happened(tmp_path: Path, phase: str, who: str) -> None:
    async def run() -> None:
        async with a_hall(tmp_path) as hall:
            party = await at_question(hall, phase, LONG)
            table = party.room.table
            leaver = party.asked if who == "asked" else party.guests[(party.guests.index(party.asked) + 1) % 3]
            seat, seq, before = leaver.seat, table.seq, look(table, leaver.seat)
            await leaver.leave()
            coming = due(party.room.table, hall.manner)
            assert coming is None or coming.at >= party.room.table.people[seat or 0].left_at + LONG
            await leaver.enter(seq)
            welcome = welcome_of(leaver)
            assert (welcome["person"], welcome["look"]["seat"]) == (seat, seat)
            assert [told["what"] for told in welcome["missed"]] == ["left"]
            assert look(party.room.table, seat) == before, "hand, question and choices are the same"
            assert party.room.table.people[seat or 0].here
            assert not any(isinstance(row.fact, Moved) for row in party.rows(seq))
            await party.end()

    asyncio.run(run())


@pytest.mark.parametrize("phase", QUESTIONS)
def test_back_after_the_grace_a_bot_has_answered_and_stops(tmp_path: Path, phase: str) -> None:
    async def run() -> None:
        async with a_hall(tmp_path, think_ms=0) as hall:
            party = await at_question(hall, phase, SHORT)
            leaver, seq = party.asked, party.room.table.seq
            seat, decision = leaver.seat, party.room.table.decision
            assert seat is not None
            await leaver.leave()
            left_at = party.room.table.people[seat].left_at
            await party.until_a_bot_moves(seq)
            at, moved = next((row.at, row.fact) for row in party.rows(seq) if isinstance(row.fact, Moved))
            assert (moved.seat, moved.by) == (seat, "bot")
            assert at >= left_at + SHORT, "not before the grace was over"
            await leaver.enter(seq)
            welcome = welcome_of(leaver)
            assert (welcome["person"], welcome["look"]["seat"]) == (seat, seat)
            assert welcome["missed"][0]["what"] == "left"
            assert welcome["missed"][1]["by"] == "bot", "what was done for one's seat is told"
            assert bot_since(party.room.table, seat) is None, "from now on the person plays"
            await leaver.do(protocol.Play, move="draw", decision=decision)
            answers = [msgspec.json.decode(frame) for frame in leaver.heard()]
            refused = [answer["code"] for answer in answers if answer["is"] == "no"]
            assert refused in (["late"], ["not-now"]), "the bot's answer stands"
            since = party.room.table.seq
            await party.end()
            assert not any(isinstance(row.fact, Moved) and row.fact.by == "bot" for row in party.rows(since))

    asyncio.run(run())


@pytest.mark.parametrize("leaving", [LONG, SHORT])
def test_a_round_that_is_over_waits_for_nobody_and_loses_nobody(tmp_path: Path, leaving: int) -> None:
    """Between two rounds one leaves; the next is dealt all the same, and the seat is still theirs."""

    async def run() -> None:
        async with a_hall(tmp_path, think_ms=0) as hall:
            rules = "classic/en +hand=2 +target=5000"
            party = Party(await a_party(hall, 3, 1, rules=rules, leaving=leaving), Random(1))
            while party.status == "playing":
                await party.move()
            assert party.status == "between"
            await party.guests[1].leave()
            await party.guests[0].do(protocol.Next)
            async with asyncio.timeout(30):
                while party.status != "playing":
                    await asyncio.sleep(0.001)
            await party.guests[1].enter()
            welcome = welcome_of(party.guests[1])
            assert (welcome["person"], welcome["look"]["seat"], len(welcome["look"]["hand"])) == (1, 1, 2)
            assert welcome["room"]["round"] == 2
            for guest in party.guests:
                await guest.leave()

    asyncio.run(run())
