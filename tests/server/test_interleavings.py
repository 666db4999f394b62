"""Everything at once: double clicks, resends, two tabs, the clock against a play against a catch against a jump-in."""

from __future__ import annotations

import asyncio
import itertools
from random import Random

import pytest

from penultima import protocol
from penultima.client import Refused, TableClient
from penultima.protocol import Ack, Held, No
from penultima.server import facts
from penultima.server.deeds import due_facts
from penultima.server.refused import HeldError, RefusedError
from penultima.server.scene import look
from tests.server.kitchen import QUICK, Kitchen, any_move
from tests.server.players import asked, closed, play_on, seated, status, with_table
from tests.server.served import Served

RACE = "rules: classic/en +jump_in=on; hands: r7 gs | b1 r2 y3 | r7 y1 y2; draw: * b5 b6 b7 b8; discard: r5; turn: 0"


@pytest.mark.parametrize("order", list(itertools.permutations(("play", "catch", "jump", "clock"))))
def test_clock_play_catch_and_jump_in_in_one_tick(order: tuple[str, ...]) -> None:
    """Whatever comes first counts, the rest is refused, and the log replays to the same table."""
    kitchen = Kitchen(people=3, pace="fast", grace=0, catching=0)
    kitchen.start()
    kitchen.arrange(RACE)
    base = len(kitchen.rows)
    kitchen.play(0, "r7")
    kitchen.now += 15_000
    coming = kitchen.coming()
    assert coming is not None
    assert coming.deed == "timeout"
    decision, done = kitchen.table.decision, []
    for deed in order:
        try:
            if deed == "clock":
                kitchen.write(*due_facts(kitchen.table, coming, QUICK, kitchen.now))
            elif deed == "play":
                kitchen.play(1, "r2", decision)
            elif deed == "jump":
                kitchen.play(2, "r7", decision)
            else:
                kitchen.play(1, "catch @0", decision)
            done.append(deed)
        except RefusedError:
            continue
    first = next(deed for deed in order if deed != "catch")
    assert done[0] == order[0]
    assert [deed for deed in done if deed != "catch"] == [first]
    caught = [row for row in kitchen.rows[base:] if any(text.startswith("caught") for text in row.events)]
    assert len(caught) == (1 if order.index("catch") < order.index(first) or "catch" in done else 0)


@pytest.mark.parametrize("seed", range(30))
def test_the_log_replays_to_the_same_table_bit_for_bit(seed: int) -> None:
    """Random commands of random people at random moments, legal or not; then the log is read again."""
    chance = Random(seed)
    rules = chance.choice(["classic/en +jump_in=on", "battle/fr", "scary/es", "revenge/en", "hyper/fr +stacking=any"])
    kitchen = Kitchen(people=3, bots=1, rules=f"{rules} +match=round", pace=chance.choice(["untimed", "fast"]))
    kitchen.start()
    for _ in range(300):
        kitchen.now += chance.choice([0, 0, 100, 1600, 4000])
        try:
            _something(kitchen, chance)
        except (RefusedError, HeldError):
            continue
    again = kitchen.replayed()
    assert again.differed == 0
    assert again.seq == kitchen.table.seq
    for seat in (*range(len(kitchen.table.chairs)), None):
        assert look(again, seat) == look(kitchen.table, seat)
    assert (again.people, again.chairs, again.duties) == (
        kitchen.table.people,
        kitchen.table.chairs,
        kitchen.table.duties,
    )
    assert again.shuffler is not None
    assert kitchen.table.shuffler is not None
    assert again.shuffler.transcript == kitchen.table.shuffler.transcript


def _something(kitchen: Kitchen, chance: Random) -> None:
    person, coming = chance.randrange(3), kitchen.coming()
    what = chance.random()
    if what < 0.5 and coming is not None:
        kitchen.pass_time()
    elif what < 0.8 and kitchen.table.status == "playing":
        found = any_move(kitchen, chance)
        assert found is not None
        kitchen.play(kitchen.table.chairs[found[0]].person or 0, found[1])
    elif what < 0.85:
        here = kitchen.table.people[person].here
        kitchen.write(facts.Left(person) if here else facts.Back(person, "here"))
    elif what < 0.9:
        kitchen.do(
            person, chance.choice([protocol.Stand(cmd="x"), protocol.Sit(cmd="x"), protocol.Assist(cmd="x", uno=True)])
        )
    elif what < 0.95:
        kitchen.do(person, protocol.Say(cmd="x", phrase="oops"))
    else:
        kitchen.do(person, chance.choice([protocol.Rematch(cmd="x"), protocol.Start(cmd="x"), protocol.Next(cmd="x")]))


def test_a_double_click_and_fifty_resends_move_once(served: Served) -> None:
    async def deed(people: list[TableClient]) -> None:
        await people[0].start()
        me = await asked(people)
        assert me.look is not None
        move, decision = me.look.moves[0], me.look.decision
        me.keep = True
        command = protocol.Play(cmd="once", move=move, decision=decision)
        await asyncio.gather(*(me._send(command) for _ in range(50)))
        await me.until(lambda: sum(isinstance(one, Ack) for one in me.heard) == 50)
        assert len({one.seq for one in me.heard if isinstance(one, Ack)}) == 1
        for _ in range(3):
            with pytest.raises(Refused, match="late"):
                await me.command(protocol.Play(cmd="twice", move=move, decision=decision))

    with_table(served.url, 2, deed)


def test_two_tabs_of_one_seat_show_the_same(served: Served) -> None:
    async def deed(people: list[TableClient]) -> None:
        tab = TableClient(served.url, people[0].table, people[0].token)
        async with tab:
            await people[0].start()
            playing = [asyncio.create_task(play_on(me, 4, lambda one: status(one) == "over")) for me in people]
            await asyncio.gather(*playing)
            await tab.until(lambda: tab.seq >= people[0].seq)
            assert tab.look == people[0].look
            assert tab.person == people[0].person
        await people[0].say(phrase="hello")
        assert people[0].room is not None
        assert people[0].room.people[0].here, "one tab is still open"

    with_table(served.url, 2, deed)


def test_a_held_move_is_done_when_uno_is_said(served: Served) -> None:
    """The next player's move waits for the shout and then happens, without being sent again."""

    async def deed(people: list[TableClient]) -> None:
        await people[0].start()
        for _ in range(4000):
            holder = next((me for me in people if me.look and me.look.owes == [me.seat]), None)
            if holder is not None or status(people[0]) == "over":
                break
            await _lay_silently(people)
        if status(people[0]) == "over":
            return
        assert holder is not None
        other = next(me for me in people if me is not holder)
        await other.until(lambda: other.seq >= holder.seq)
        assert other.look is not None
        if other.look.turn != other.seat:
            return
        other.keep = True
        waiting = asyncio.create_task(other.play(other.look.moves[0]))
        await other.until(lambda: any(isinstance(one, Held) for one in other.heard))
        assert not waiting.done()
        await holder.play("uno")
        assert (await waiting).seq == holder.seq + 1 or (await waiting).seq <= holder.seq + 1
        assert not any(isinstance(one, No) for one in other.heard)

    with_table(served.url, 2, deed, grace=10_000, catching=10_000)


async def _lay_silently(people: list[TableClient]) -> None:
    """Whoever is asked does the first thing there is, and never says UNO."""
    seq = max(me.seq for me in people)
    await asyncio.gather(*(me.until(lambda me=me: me.seq >= seq) for me in people))
    asked = next((me for me in people if me.look and me.look.turn == me.seat), None)
    if asked is not None and asked.look is not None:
        ack = await asked.play(next(move for move in asked.look.moves if move != "uno" and "catch" not in move))
        await asyncio.gather(*(me.until(lambda me=me: me.seq >= ack.seq) for me in people))


@pytest.mark.parametrize("phase", ["waiting", "dealing", "playing", "over"])
@pytest.mark.parametrize("grace", ["before", "after"])
def test_who_disconnects_in_any_phase_comes_back_to_the_same_seat(served: Served, phase: str, grace: str) -> None:
    async def run() -> None:
        leaving = 60_000 if grace == "before" else 100
        people = await seated(served.url, 2, leaving=leaving)
        token = people[1].token
        if phase == "dealing":
            people[0].shuffles = people[1].shuffles = False
        if phase != "waiting":
            await people[0].start()
        if phase == "over":
            await asyncio.gather(*(play_on(me, 9, lambda one: status(one) == "over") for me in people))
        since = people[1].seq
        await people[1].__aexit__()
        host = people[0]
        await host.until(lambda: host.room is not None and not host.room.people[1].here)
        if grace == "after":
            await asyncio.sleep(0.3)
        host.shuffles = True
        async with TableClient(served.url, host.table, token) as back:
            back.seq = since
            assert (back.person, back.seat) == (1, 1)
            await back.until(lambda: back.room is not None and back.room.people[1].here)
            if phase == "playing":
                await back.until(lambda: back.look is not None)
                done = lambda one: status(one) == "over"  # noqa: E731
                await asyncio.gather(play_on(host, 1, done), play_on(back, 2, done))
                assert status(back) == "over"
        await closed([host])

    asyncio.run(run())
