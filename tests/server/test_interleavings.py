"""Everything at once: double clicks, resends, two tabs, the clock against a play against a catch against a jump-in."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from random import Random

import pytest

from penultima import protocol
from penultima.client import Refused, TableClient
from penultima.protocol import Ack, News
from penultima.server.core import facts
from penultima.server.core.due_actions import DueAction, due_facts
from penultima.server.core.projections import seat_view
from penultima.server.core.refusals import HeldError, RefusedError
from penultima.server.core.view_reader import ViewReader
from tests.choosing import few
from tests.hanging import HANGS
from tests.server.in_process import a_registry, arranged_table
from tests.server.offline_table import QUICK, OfflineTable, any_move
from tests.server.players import asked, clicked_at_once, closed, play_on, seated, status, with_table
from tests.server.server_process import ServerProcess

RACE = "rules: classic/en +jump_in=on; hands: r7 gs | b1 r2 y3 | r7 y1 y2; draw: * b5 b6 b7 b8; discard: r5; turn: 0"
MOVES = {"play": (1, "r2"), "jump": (2, "r7"), "catch": (1, "catch @0"), "uno": (0, "uno"), "clock": (1, "draw")}
"""Who does what once person 0 has laid the red seven and said nothing; the clock's gentlest move is to draw."""


def fates(order: tuple[str, ...]) -> list[str]:
    """What must become of deeds that arrive in this order: the first answer to the question counts and closes the time
    for calls; before it, the first call settles what is owed."""
    answered, owed, found = False, True, []
    for work in order:
        if work in ("catch", "uno"):
            found.append("illegal" if answered or not owed else "done")
            owed = False
        else:
            found.append("late" if answered else "done")
            answered = True
    return found


def facts_of(order: tuple[str, ...]) -> list[facts.Moved]:
    """The rows that must come of them."""
    done = [work for work, fate in zip(order, fates(order), strict=True) if fate == "done"]
    return [facts.Moved(*MOVES[work], "clock" if work == "clock" else "person") for work in done]


def test_clock_play_catch_shout_and_jump_in_in_one_tick() -> None:
    """All orders of all five: exactly the first ones count, the others are refused for the right reason."""
    for order in itertools.permutations(MOVES):
        offline = OfflineTable(people=3, pace="fast", grace=0, catching=0)
        offline.start()
        offline.arrange(RACE)
        offline.play(0, "r7")
        base = len(offline.rows)
        offline.now += 15_000
        coming = offline.coming()
        assert coming is not None
        assert coming.kind == "timeout"
        assert [_fate(offline, work, coming) for work in order] == fates(order), order
        assert [row.fact for row in offline.rows[base:]] == facts_of(order), order


def _fate(offline: OfflineTable, work: str, coming: DueAction) -> str:
    try:
        if work == "clock":
            offline.write(*due_facts(offline.table, coming, QUICK, offline.now))
        else:
            offline.play(*MOVES[work], coming.decision)
    except RefusedError as refused:
        return refused.refusal.value
    return "done"


@pytest.mark.parametrize("order", list(itertools.permutations(("play", "jump", "catch", "uno"))))
def test_frames_that_arrive_in_one_tick_count_in_their_order(tmp_path: Path, order: tuple[str, ...]) -> None:
    """The same race through connections and the store: all are under way before the first is written."""

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            guests = await arranged_table(registry, RACE, 3, grace=0, catching=0)
            live_table = guests[0].live_table
            await guests[0].do(protocol.Play, move="r7", decision=live_table.table.decision)
            base, decision = live_table.table.seq, live_table.table.decision
            assert guests[0].answers() == ["Ack"]
            wishes = [(guests[MOVES[work][0]], MOVES[work][1]) for work in order]
            moves = [
                guest.say(protocol.Play(cmd=f"x{number}", move=move, decision=decision))
                for number, (guest, move) in enumerate(wishes)
            ]
            await asyncio.gather(*moves)
            expected = dict(zip(order, fates(order), strict=True))
            for number, guest in enumerate(guests):
                mine = [expected[work].replace("done", "Ack") for work in order if MOVES[work][0] == number]
                assert guest.answers() == mine, order
            rows = await registry.store.rows(live_table.table.id, base)
            assert [row.fact for row in rows] == facts_of(order)

    asyncio.run(run())


@pytest.mark.parametrize("seed", few(range(30), *range(8)))
def test_the_log_replays_to_the_same_table_bit_for_bit(seed: int) -> None:
    """Random commands of random people at random moments, legal or not; then the log is read again."""
    chance = Random(seed)
    rules = chance.choice(["classic/en +jump_in=on", "battle/fr", "scary/es", "revenge/en", "hyper/fr +stacking=any"])
    offline = OfflineTable(people=3, bots=1, rules=f"{rules} +match=round", pace=chance.choice(["untimed", "fast"]))
    offline.start()
    for _ in range(300):
        offline.now += chance.choice([0, 0, 100, 1600, 4000])
        try:
            _something(offline, chance)
        except (RefusedError, HeldError):
            continue
    again = offline.replayed()
    assert again.replay_differences == 0
    assert again.seq == offline.table.seq
    for seat in (*range(len(offline.table.chairs)), None):
        assert seat_view(again, seat, ViewReader()) == seat_view(offline.table, seat, ViewReader())
    assert (again.people, again.chairs, again.uno_owed) == (
        offline.table.people,
        offline.table.chairs,
        offline.table.uno_owed,
    )
    assert again.shuffler is not None
    assert offline.table.shuffler is not None
    assert again.shuffler.transcript == offline.table.shuffler.transcript


def _something(offline: OfflineTable, chance: Random) -> None:
    person, coming = chance.randrange(3), offline.coming()
    what = chance.random()
    if what < 0.5 and coming is not None:
        offline.pass_time()
    elif what < 0.8 and offline.table.status == "playing":
        found = any_move(offline, chance)
        assert found is not None
        offline.play(offline.table.chairs[found[0]].person or 0, found[1])
    elif what < 0.85:
        here = offline.table.people[person].here
        offline.write(facts.Left(person) if here else facts.Back(person, "here"))
    elif what < 0.9:
        offline.do(
            person, chance.choice([protocol.Stand(cmd="x"), protocol.Sit(cmd="x"), protocol.Assist(cmd="x", uno=True)])
        )
    elif what < 0.95:
        offline.do(person, protocol.Say(cmd="x", phrase="oops"))
    else:
        offline.do(person, chance.choice([protocol.Rematch(cmd="x"), protocol.Start(cmd="x"), protocol.Next(cmd="x")]))


def test_a_double_click_and_fifty_resends_move_once(served: ServerProcess) -> None:
    async def work(people: list[TableClient]) -> None:
        await people[0].start()
        me = await asked(people)
        assert me.view is not None
        move, decision, seq = me.view.moves[0], me.view.decision, me.seq
        me.keep_received = True
        command = protocol.Play(cmd="once", move=move, decision=decision)
        await asyncio.gather(*(me._send(command) for _ in range(50)))
        await me.until(lambda: sum(isinstance(one, Ack) for one in me.received) == 50)
        assert {one.seq for one in me.received if isinstance(one, Ack)} == {seq + 1}
        for _ in range(3):
            with pytest.raises(Refused, match="late"):
                await me.command(protocol.Play(cmd="twice", move=move, decision=decision))
        await me.until(lambda: me.seq > seq)
        assert [item.seq for one in me.received if isinstance(one, News) for item in one.items] == [seq + 1]

    with_table(served.url, 2, work)


@pytest.mark.parametrize("same", [True, False])
def test_two_tabs_click_at_once(served: ServerProcess, same: bool) -> None:
    clicked_at_once(served.url, served.url, same)


def test_two_tabs_of_one_seat_show_the_same(served: ServerProcess) -> None:
    async def work(people: list[TableClient]) -> None:
        tab = TableClient(served.url, people[0].table, people[0].token)
        async with tab:
            await people[0].start()
            playing = [asyncio.create_task(play_on(me, 4, lambda one: status(one) == "over")) for me in people]
            await asyncio.gather(*playing)
            await tab.until(lambda: tab.seq >= people[0].seq)
            assert tab.view == people[0].view
            assert tab.person == people[0].person
        await people[0].say(phrase="hello")
        assert people[0].info is not None
        assert people[0].info.people[0].here, "one tab is still open"

    with_table(served.url, 2, work)


@pytest.mark.parametrize("release", ["uno", "catch", "time"])
def test_held_moves_are_done_in_their_order_once_uno_is_settled(tmp_path: Path, release: str) -> None:
    """The next player's move and a jump-in wait for the shout; then the first of them happens, without being sent
    again, and the other is late."""

    async def run() -> None:
        times = {"uno": (5000, 5000), "catch": (0, 10_000), "time": (60, 60)}[release]
        async with a_registry(tmp_path) as registry:
            guests = await arranged_table(registry, RACE, 3, grace=times[0], catching=times[1])
            live_table = guests[0].live_table
            await guests[0].do(protocol.Play, move="r7", decision=live_table.table.decision)
            guests[0].messages()
            decision, base = live_table.table.decision, live_table.table.seq
            waiting = [
                asyncio.create_task(guests[1].do(protocol.Play, move="r2", decision=decision)),
                asyncio.create_task(guests[2].do(protocol.Play, move="r7", decision=decision)),
            ]
            await asyncio.sleep(0)
            if release != "time":
                assert [guest.answers() for guest in guests] == [[], ["Held"], ["Held"]]
                settling = {"uno": (0, "uno"), "catch": (2, "catch @0")}[release]
                await guests[settling[0]].do(protocol.Play, move=settling[1], decision=decision)
            async with asyncio.timeout(HANGS):
                await asyncio.gather(*waiting)
            settled = {"uno": [facts.Moved(0, "uno")], "catch": [facts.Moved(2, "catch @0")], "time": []}[release]
            rows = await registry.store.rows(live_table.table.id, base)
            assert [row.fact for row in rows] == [*settled, facts.Moved(1, "r2")]
            if release == "time":
                assert rows[0].at >= live_table.table.recent_rows[-2].at + sum(times), "not before the time was over"
            assert guests[1].answers()[-1] == "Ack"
            assert guests[2].answers()[-1] == "late"

    asyncio.run(run())


WHEN = ("waiting", "dealing", "playing", "between", "over")


@pytest.mark.parametrize(
    ("phase", "grace"),
    few(itertools.product(WHEN, ("before", "after")), *zip(WHEN, itertools.cycle(("before", "after")))),
)
def test_who_disconnects_in_any_phase_comes_back_to_the_same_seat(
    served: ServerProcess, phase: str, grace: str
) -> None:
    async def run() -> None:
        leaving = 60_000 if grace == "before" else 100
        rules = "classic/en +target=5000 +hand=2" if phase == "between" else "classic/en +match=round"
        people = await seated(served.url, 2, leaving=leaving, rules=rules)
        token = people[1].token
        if phase == "dealing":
            people[0].shuffles = people[1].shuffles = False
        if phase != "waiting":
            await people[0].start()
        if phase in ("between", "over"):
            await asyncio.gather(*(play_on(me, 9, lambda one: status(one) == phase) for me in people))
        since = people[1].seq
        await people[1].__aexit__()
        host = people[0]
        await host.until(lambda: host.info is not None and not host.info.people[1].here)
        if grace == "after":
            await asyncio.sleep(0.2)
        host.shuffles = True
        async with TableClient(served.url, host.table, token) as back:
            back.seq = since
            assert (back.person, back.seat) == (1, 1)
            await back.until(lambda: back.info is not None and back.info.people[1].here)
            if phase == "playing":
                await back.until(lambda: back.view is not None)
                done = lambda one: status(one) == "over"  # noqa: E731
                await asyncio.gather(play_on(host, 1, done), play_on(back, 2, done))
                assert status(back) == "over"
        await closed([host])

    asyncio.run(run())
