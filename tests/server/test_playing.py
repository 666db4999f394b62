"""Whole matches over real WebSockets."""

from __future__ import annotations

import asyncio

import pytest

from penultima import protocol
from penultima.client import Refused, TableClient
from tests.choosing import few
from tests.server.players import asked, over, play_on, with_table
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize(
    "rules", few(["classic/en", "battle/fr", "scary/es", "revenge/en", "hyper/fr"], "battle/fr", "revenge/en")
)
def test_two_people_and_two_bots_play_a_match(served: ServerProcess, rules: str) -> None:
    async def work(people: list[TableClient]) -> None:
        await people[0].command(protocol.SeatBot(cmd="b1", level="random"))
        await people[0].command(protocol.SeatBot(cmd="b2", level="first"))
        await people[0].start()
        await asyncio.gather(*(play_on(me, seed, over) for seed, me in enumerate(people)))
        info = people[0].info
        assert info is not None
        assert info.winners
        assert sum(info.scores) > 0
        assert people[0].view is not None
        assert people[0].view.phase == "OVER"

    with_table(served.url, 2, work, rules=f"{rules} +match=round", seats=4)


def test_the_same_command_twice_has_one_effect(served: ServerProcess) -> None:
    async def work(people: list[TableClient]) -> None:
        me = people[0]
        await me.until(lambda: me.info is not None and all(one.here for one in me.info.people))
        first = await me.command(protocol.Say(cmd="same", phrase="hello"))
        await me.until(lambda: me.seq >= first.seq)
        seq = me.seq
        again = [await me.command(protocol.Say(cmd="same", phrase="hello")) for _ in range(50)]
        assert {answer.seq for answer in again} == {first.seq}
        assert me.seq == seq

    with_table(served.url, 2, work)


def test_a_late_click_is_refused(served: ServerProcess) -> None:
    async def work(people: list[TableClient]) -> None:
        await people[0].start()
        me = await asked(people)
        assert me.view is not None
        decision = me.view.decision
        with pytest.raises(Refused, match="late"):
            await me.play("draw", decision - 1)
        await me.play("draw" if "draw" in me.view.moves else me.view.moves[0], decision)
        with pytest.raises(Refused, match="late"):
            await me.play("keep", decision)

    with_table(served.url, 2, work)
