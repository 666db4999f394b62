"""The wall clock is set, an hour back, forward, forward and back: nobody waits longer or shorter for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from penultima import protocol
from penultima.client import create_table, new_token
from penultima.protocol import DECISION_TIMES
from penultima.server.core import facts
from penultima.server.core.clock import decide_until, hold_until
from penultima.server.core.table import CLOCK_SET_MS, replay
from penultima.server.live.rate_limit import RateLimit
from penultima.server.live.runner import ROUND_MS
from penultima.server.live.store import open_store
from penultima.server.live.system_clock import SystemClock
from penultima.server.live.table_clock import SLACK_MS, TableClock
from tests.hanging import HANGS
from tests.server.clocked_server import ClockedServer, SetClock
from tests.server.in_process import Guest, a_registry, arranged_table, table_in_play
from tests.server.offline_table import OfflineTable
from tests.server.players import closed, play_on, seated, status

HOUR = 3_600_000
STEPS = {"back": [-HOUR], "forward": [HOUR], "forward and back": [HOUR, 0], "back and forward": [-HOUR, 0]}
OWED = "rules: classic/en; hands: r7 gs | b1 r2 y3; draw: * b5 b6 b7 b8; discard: r5; turn: 0"


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """A server in a process of its own, whose clock can be set."""
    with ClockedServer(tmp_path_factory.mktemp("clocked"), tables_per_minute=20) as running:
        yield running


@pytest.mark.parametrize("steps", STEPS.values(), ids=STEPS.keys())
def test_a_table_with_bots_is_played_on_while_the_clock_is_set(clocked: ClockedServer, steps: list[int]) -> None:
    """A real process: bots move, new tables are opened, rows have the time of the clock, and the server is ready."""

    async def run() -> None:
        clocked.set_clock(0)
        people = await seated(clocked.url, 2, seats=4, bots=["random", "random"], rules="classic/en +target=5000")
        await people[0].start()
        playing = [asyncio.create_task(play_on(me, 1, lambda one: status(one) == "between")) for me in people]
        for me in people:
            await me.until(lambda me=me: me.view is not None)
        for ahead in steps:
            clocked.set_clock(ahead)
            seq = people[0].seq
            await people[0].until(lambda seq=seq: people[0].seq > seq + 12 or status(people[0]) == "between", HANGS)
            made = await asyncio.to_thread(create_table, clocked.url, token=new_token(), rules="classic/en", seats=2)
            assert made.table
            assert clocked.get("/readyz") == "ok"
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        table_id = people[0].table
        await closed(people)
        store = open_store(clocked.database)
        await store.open()
        last = (await store.rows(table_id))[-1]
        await store.close()
        assert last.at <= SystemClock().wall() + steps[-1] + CLOCK_SET_MS, "not far ahead of now"

    asyncio.run(run())


def test_an_address_is_limited_as_before_while_the_clock_is_set(clocked: ClockedServer) -> None:
    """Set back, a rate limit by the wall clock would refuse everybody; set forward, nobody."""
    clocked.set_clock(0)

    def refused() -> bool:
        try:
            create_table(clocked.url, token=new_token(), rules="classic/en", seats=2)
        except Exception as error:
            return "slow-down" in str(error)
        return False

    tries = 0
    while not refused():
        tries += 1
        assert tries < 100
    for ahead in (HOUR, -HOUR, 0):
        clocked.set_clock(ahead)
        assert refused()


def test_a_rate_limit_does_not_fill_when_time_goes_back() -> None:
    limit = RateLimit(1.0, 3.0, at=1000.0)
    assert limit.take(1000.0)
    assert limit.take(0.0)
    assert limit.level == 2.0


def _left(guests: list[Guest]) -> int:
    """The milliseconds that whoever is asked has left."""
    live_table = guests[0].live_table
    return decide_until(live_table.table) - live_table.now()


@pytest.mark.parametrize("steps", STEPS.values(), ids=STEPS.keys())
def test_a_pause_during_which_the_clock_is_set_takes_no_time_from_anybody(tmp_path: Path, steps: list[int]) -> None:
    """Clocks that stand still stay where they are, whether or not somebody says something before it goes on."""

    async def run() -> None:
        clock = SetClock()
        async with a_registry(tmp_path, clock) as registry:
            guests = await table_in_play(registry, 2, seed=6, pace="fast")
            whole = DECISION_TIMES["fast"]
            await guests[0].do(protocol.Options, bot_pace="slow")
            for ahead in steps:
                for words in (False, True):
                    before = _left(guests)
                    await guests[0].do(protocol.Pause)
                    clock.ahead = ahead
                    assert decide_until(guests[0].live_table.table) == 0
                    if words:
                        await guests[1].do(protocol.Say, phrase="hello")
                    await guests[0].do(protocol.Resume)
                    assert 0.5 * whole < _left(guests) <= min(before, whole) + ROUND_MS
            live_table = guests[0].live_table
            again = replay(await registry.store.rows(live_table.table.id), {})
            assert again is not None
            assert (again.paused_at, again.asked_at) == (0, live_table.table.asked_at)
            assert live_table.table.at <= clock.wall() + CLOCK_SET_MS

    asyncio.run(run())


@pytest.mark.parametrize("steps", STEPS.values(), ids=STEPS.keys())
def test_a_turn_takes_as_long_as_ever(tmp_path: Path, steps: list[int]) -> None:
    """Whoever is asked keeps the time that is left, also when somebody says something meanwhile."""

    async def run() -> None:
        clock = SetClock()
        async with a_registry(tmp_path, clock) as registry:
            guests = await table_in_play(registry, 2, seed=5, pace="fast")
            table = guests[0].live_table.table
            whole = DECISION_TIMES["fast"]
            for ahead in steps:
                clock.ahead = ahead
                for _ in range(2):
                    await guests[0].do(protocol.Say, phrase="hello")
                    assert 0.5 * whole < _left(guests) <= whole + ROUND_MS
            rows = await registry.store.rows(table.id)
            assert rows[-1].at <= clock.wall() + CLOCK_SET_MS
            again = replay(rows, {})
            assert again is not None
            assert decide_until(again) == decide_until(guests[0].live_table.table), "every process finds the same"

    asyncio.run(run())


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
def test_times_for_uno_are_as_long_as_ever(tmp_path: Path, ahead: int) -> None:
    """The next move is held for grace and catching, not an hour longer and not an hour shorter."""

    async def run() -> None:
        clock = SetClock()
        async with a_registry(tmp_path, clock) as registry:
            guests = await arranged_table(registry, OWED, 2, grace=5_000, catching=300)
            live_table = guests[0].live_table
            await guests[0].do(protocol.Play, move="r7", decision=live_table.table.decision)
            clock.ahead = ahead
            await guests[1].do(protocol.Say, phrase="oops")
            assert 3_000 < hold_until(live_table.table) - live_table.now() <= 5_300
            held = asyncio.create_task(guests[1].do(protocol.Play, move="r2", decision=live_table.table.decision))
            await asyncio.sleep(0)
            await guests[0].do(protocol.Play, move="uno", decision=live_table.table.decision)
            await asyncio.wait_for(held, HANGS)
            assert guests[1].answers()[-1] == "Ack"
            await guests[0].do(protocol.Play, move="draw", decision=live_table.table.decision)
            assert abs(live_table.now() - clock.wall()) <= CLOCK_SET_MS, "once nothing counts down, the time is right"

    asyncio.run(run())


def test_a_table_from_the_future_is_loaded_and_played_on(tmp_path: Path) -> None:
    """A process whose clock was an hour ahead wrote the log; the next one has the right time."""

    async def run() -> None:
        clock = SetClock()
        clock.ahead = HOUR
        async with a_registry(tmp_path, clock) as registry:
            guests = await table_in_play(registry, 2, seed=6, pace="fast")
            table_id = guests[0].live_table.table.id
        clock.ahead = 0
        async with a_registry(tmp_path, clock) as registry:
            live_table = await registry.find(table_id)
            assert live_table is not None
            again = [Guest(registry, live_table, guest.token) for guest in guests]
            for guest in again:
                await guest.enter()
            assert 0 < decide_until(live_table.table) - live_table.now() <= DECISION_TIMES["fast"] + ROUND_MS
            assert live_table.table.at <= clock.wall() + CLOCK_SET_MS

    asyncio.run(run())


def test_two_processes_do_not_drive_each_other_ahead() -> None:
    """Each writes rows with rounded times and reads those of the other, a thousand times in a moment."""
    clock = SetClock()
    here, there = TableClock(clock, 0), TableClock(clock, 0)
    for number in range(1000):
        writer, reader = (here, there) if number % 2 else (there, here)
        at = writer.now()
        at += -at % ROUND_MS
        writer.wrote(at)
        reader.read(at)
    assert max(here.now(), there.now()) <= clock.wall() + ROUND_MS + SLACK_MS
    there.read(clock.wall() + 3000)
    assert there.now() >= clock.wall() + 2900, "a clock that is ahead is followed"


def test_a_dead_process_stays_dead_when_the_clock_is_set(tmp_path: Path) -> None:
    """Signs of life are judged by whether they change: an hour back does not make the dead alive, an hour forward does
    not make the living dead."""

    async def run() -> None:
        clock = SetClock()
        store = open_store(str(tmp_path / "log.sqlite"), clock)
        await store.open()
        await store.beat("dies", 300)
        await store.beat("lives", 300)
        assert await store.alive() == {"dies", "lives"}
        clock.ahead = HOUR
        assert await store.alive() == {"dies", "lives"}
        clock.ahead = -HOUR
        async with asyncio.timeout(HANGS):
            while "dies" in await store.alive():
                await store.beat("lives", 300)
                await asyncio.sleep(0.05)
        assert await store.alive() == {"lives"}
        assert (await store.lease("t", "dies")).epoch == 1
        assert (await store.lease("t", "lives")).holder == "lives"
        await store.close()

    asyncio.run(run())


def test_the_log_alone_says_how_far_the_clock_was_set_back() -> None:
    offline = OfflineTable(people=2, pace="fast")
    offline.start()
    left = decide_until(offline.table) - offline.table.at
    offline.now -= HOUR // 4
    offline.write(facts.Said(0, phrase="hello"))
    assert offline.table.at == offline.now
    assert decide_until(offline.table) - offline.table.at == left
    assert decide_until(offline.replayed()) == decide_until(offline.table)
    offline.now -= CLOCK_SET_MS // 2
    offline.write(facts.Said(0, phrase="hello"))
    assert offline.table.at > offline.now, "a small correction is waited out"
