"""Somebody's connection is lost at every question a round can ask, and comes back before or after the grace."""

from __future__ import annotations

import asyncio
from itertools import cycle, product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from penultima import protocol
from penultima.rules.state import Phase
from penultima.server.core.clock import bot_since
from penultima.server.core.due_actions import next_due
from penultima.server.core.facts import Moved, Row
from penultima.server.core.projections import seat_view
from penultima.server.core.table import replay
from penultima.server.core.view_reader import ViewReader
from penultima.server.live.live_table import LiveTable
from penultima.server.live.registry import TableRegistry
from tests.choosing import few
from tests.hanging import HANGS
from tests.server.in_process import Guest, a_registry, table_in_play
from tests.server.offline_table import OfflineTable
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


class PlayedTable:
    """People in the middle of a round, at a certain question."""

    def __init__(self, guests: list[Guest], chance: Random) -> None:
        self.guests = guests
        self.chance = chance
        self.live_table: LiveTable = guests[0].live_table

    @property
    def status(self) -> str:
        """What the table is doing."""
        return self.live_table.table.status

    @property
    def asked(self) -> Guest:
        """Whoever is asked."""
        assert self.live_table.table.turn is not None
        return self.guests[self.live_table.table.turn]

    async def play_until(self, phase: str) -> bool:
        """Play at random until the question is asked; no if the match ends before."""
        for _ in range(400):
            if self.live_table.table.status != "playing":
                return False
            if self.at == phase:
                return True
            await self.move()
        return False

    @property
    def at(self) -> str:
        """The question that stands."""
        assert self.live_table.table.match is not None
        return self.live_table.table.match.round.phase.name

    async def move(self) -> None:
        """Any move of anybody who is here."""
        table = OfflineTable.__new__(OfflineTable)
        table.table = self.live_table.table
        seat, move = lively_move(table, self.chance)
        if self.guests[seat].connection is not None:
            await self.guests[seat].do(protocol.Play, move=move, decision=self.live_table.table.decision)

    async def until_a_bot_moves(self, seq: int) -> None:
        """Wait until a bot has moved after this row."""
        changed = asyncio.Event()
        self.live_table.on_change(changed.set)
        async with asyncio.timeout(HANGS):
            while not any(isinstance(row.fact, Moved) and row.fact.by == "bot" for row in self.rows(seq)):
                changed.clear()
                await changed.wait()

    def rows(self, after: int) -> list[Row]:
        """What the log says since."""
        return [row for row in self.live_table.table.recent_rows if row.seq > after]

    async def end(self) -> None:
        """Play on to the end of the round; the log tells the same table, and everybody goes."""
        for _ in range(400):
            if self.live_table.table.status != "playing":
                break
            await self.move()
        store = self.live_table.registry.store
        again = replay(await store.rows(self.live_table.table.id), await store.layouts())
        assert again is not None
        assert again.replay_differences == 0
        for seat in (0, 1, 2, None):
            assert seat_view(again, seat, ViewReader()) == seat_view(self.live_table.table, seat, ViewReader())
        for guest in self.guests:
            await guest.leave()


async def at_question(registry: TableRegistry, phase: str, leaving: int) -> PlayedTable:
    """A table where this is asked: of the seeds in order, the first that comes to it."""
    for seed in range(1, 60):
        number = list(QUESTIONS).index(phase) * 1000 + leaving % 7 * 100 + seed
        guests = await table_in_play(registry, 3, number, rules=f"{QUESTIONS[phase]} +match=round", leaving=leaving)
        party = PlayedTable(guests, Random(f"{phase} {seed}"))
        if await party.play_until(phase):
            return party
        for guest in guests:
            await guest.leave()
    raise AssertionError(f"random play never came to {phase}")


def welcome_of(guest: Guest) -> dict[str, Any]:
    """What a guest who has just come was told."""
    found: dict[str, Any] = msgspec.json.decode(guest.messages()[0])
    assert found["is"] == "welcome"
    return found


@pytest.mark.parametrize(
    ("phase", "who"), few(product(QUESTIONS, ("asked", "other")), *zip(QUESTIONS, cycle(("asked", "other"))))
)
def test_back_before_the_grace_nothing_has_happened(tmp_path: Path, phase: str, who: str) -> None:
    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            party = await at_question(registry, phase, LONG)
            table = party.live_table.table
            leaver = party.asked if who == "asked" else party.guests[(party.guests.index(party.asked) + 1) % 3]
            seat, seq, before = leaver.seat, table.seq, seat_view(table, leaver.seat, ViewReader())
            await leaver.leave()
            coming = next_due(party.live_table.table, registry.timing)
            assert coming is None or coming.at >= party.live_table.table.people[seat or 0].left_at + LONG
            await leaver.enter(seq)
            welcome = welcome_of(leaver)
            assert (welcome["person"], welcome["look"]["seat"]) == (seat, seat)
            assert [told["what"] for told in welcome["missed"]] == ["left"]
            assert seat_view(party.live_table.table, seat, ViewReader()) == before, (
                "hand, question and choices are the same"
            )
            assert party.live_table.table.people[seat or 0].here
            assert not any(isinstance(row.fact, Moved) for row in party.rows(seq))
            await party.end()

    asyncio.run(run())


@pytest.mark.parametrize("phase", few(QUESTIONS, "TURN", "CHALLENGE", "GIVE_CARD", "SHARE", "FIGHT"))
def test_back_after_the_grace_a_bot_has_answered_and_stops(tmp_path: Path, phase: str) -> None:
    async def run() -> None:
        async with a_registry(tmp_path, think_ms=0) as registry:
            party = await at_question(registry, phase, SHORT)
            leaver, seq = party.asked, party.live_table.table.seq
            seat, decision = leaver.seat, party.live_table.table.decision
            assert seat is not None
            await leaver.leave()
            left_at = party.live_table.table.people[seat].left_at
            await party.until_a_bot_moves(seq)
            at, moved = next((row.at, row.fact) for row in party.rows(seq) if isinstance(row.fact, Moved))
            assert (moved.seat, moved.by) == (seat, "bot")
            assert at >= left_at + SHORT, "not before the grace was over"
            await leaver.enter(seq)
            welcome = welcome_of(leaver)
            assert (welcome["person"], welcome["look"]["seat"]) == (seat, seat)
            assert welcome["missed"][0]["what"] == "left"
            assert welcome["missed"][1]["by"] == "bot", "what was done for one's seat is told"
            assert bot_since(party.live_table.table, seat) is None, "from now on the person plays"
            await leaver.do(protocol.Play, move="draw", decision=decision)
            answers = [msgspec.json.decode(frame) for frame in leaver.messages()]
            refused = [answer["code"] for answer in answers if answer["is"] == "no"]
            assert refused in (["late"], ["not-now"]), "the bot's answer stands"
            since = party.live_table.table.seq
            await party.end()
            assert not any(isinstance(row.fact, Moved) and row.fact.by == "bot" for row in party.rows(since))

    asyncio.run(run())


@pytest.mark.parametrize("leaving", few([LONG, SHORT], SHORT))
def test_a_round_that_is_over_waits_for_nobody_and_loses_nobody(tmp_path: Path, leaving: int) -> None:
    """Between two rounds one leaves; the next is dealt all the same, and the seat is still theirs."""

    async def run() -> None:
        async with a_registry(tmp_path, think_ms=0) as registry:
            rules = "classic/en +hand=2 +target=5000"
            party = PlayedTable(await table_in_play(registry, 3, 1, rules=rules, leaving=leaving), Random(1))
            while party.status == "playing":
                await party.move()
            assert party.status == "between"
            await party.guests[1].leave()
            await party.guests[0].do(protocol.Next)
            async with asyncio.timeout(HANGS):
                while party.status != "playing":
                    await asyncio.sleep(0.001)
            await party.guests[1].enter()
            welcome = welcome_of(party.guests[1])
            assert (welcome["person"], welcome["look"]["seat"], len(welcome["look"]["hand"])) == (1, 1, 2)
            assert welcome["room"]["round"] == 2
            for guest in party.guests:
                await guest.leave()

    asyncio.run(run())
