"""What bots give away beside their moves: nothing by the time they take, nothing by luck that could be foreseen."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from penultima import protocol
from penultima.game.fair.hashing import digest
from penultima.server.core import facts
from penultima.server.core.due_actions import DueAction, deal_luck, luck_key, moves_before_question
from penultima.server.live import bots_at_work, runner
from penultima.server.live.runner import ROUND_MS
from penultima.server.live.system_clock import SystemClock
from tests.hanging import HANGS
from tests.server.in_process import a_registry, arranged_table, table_in_play
from tests.server.offline_table import OfflineTable, any_move

THINK = 1500


def test_a_bot_thinks_while_it_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice of ten costs no more time than a choice of one, and the time in the log is a round one."""
    choose, asked = bots_at_work.bot_choice, list[int]()

    def slow(*args: object) -> object:
        asked.append(SystemClock().wall())
        time.sleep(0.1)
        return choose(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(runner, "bot_choice", slow)

    async def run() -> None:
        async with a_registry(tmp_path, think_ms=THINK) as registry:
            position = "rules: classic/en; hands: r7 g1 g2 | r1 r2 b3 y9; draw: * b5 b6 b7 b8; discard: r5; turn: 0"
            guests = await arranged_table(registry, position, 2, leaving=0)
            live_table = guests[0].live_table
            await guests[1].leave()
            await guests[0].do(protocol.Play, move="r7", decision=live_table.table.decision)
            before = live_table.table.seq
            async with asyncio.timeout(HANGS):
                while live_table.table.seq == before:
                    await asyncio.sleep(0.005)
            mine, bots = await registry.store.rows(live_table.table.id, before - 1)
            assert bots.fact == facts.Moved(1, bots.fact.move, "bot")  # type: ignore[union-attr]
            assert bots.at - mine.at >= THINK, "a human time"
            assert bots.at % ROUND_MS == 0
            assert asked[0] < bots.at - THINK / 2, "it was asked when its turn came, not when its time was over"

    asyncio.run(run())


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.13])
def test_a_bot_that_is_asked_late_waits_as_long_however_fast_it_chose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Where a choice cannot be made beforehand, it comes after a quarter of the time to think, or several of them."""
    monkeypatch.setattr(runner, "bot_choice", lambda *_: time.sleep(seconds))

    async def run() -> None:
        async with a_registry(tmp_path, think_ms=400) as registry:
            guests = await table_in_play(registry, 2, seed=4)
            running = registry.runners[guests[0].live_table.table.id]
            started = time.monotonic()
            await running._chosen_move(DueAction(0, "move", 0))
            took = time.monotonic() - started
            assert took >= 0.1 * (1 + int(seconds / 0.1))

    asyncio.run(run())


def test_nobody_can_foresee_the_luck_of_bots() -> None:
    """Two tables alike in all that people see, but for the secret of the deal."""
    keys = set()
    for root in ("00" * 32, "11" * 32):
        offline = OfflineTable(people=1, bots=1, root=root)
        offline.start()
        keys.add(luck_key(offline.table).tobytes())
        assert luck_key(offline.table).tobytes().hex() == deal_luck(offline.table)
    assert len(keys) == 2


DUTIES = "rules: classic/en; hands: r7 gs | b1 r2 b3 | b2 r3 y4 | y3 y4 y8; draw: * b5 b6 b7 b8; discard: r5; turn: 0"
JUMPS = (
    "rules: classic/en +jump_in=on; hands: r7 g1 g2 | r6 y1 y2 | r7 gs b2 | r1 y4 y8; draw: * b5 b6; "
    "discard: r5; turn: 0"
)


@pytest.mark.parametrize("position", [DUTIES, JUMPS])
def test_what_bots_notice_does_not_depend_on_the_clock(position: str) -> None:
    """The same deal and the same moves at another time of another year, and after a pause: the same bots notice, and
    take as long."""
    told, kinds = list[list[tuple[str, int, int]]](), set[str]()
    for start, pause in ((1_000_000, 0), (77_777_777, 0), (5_000, 3_210)):
        found = list[tuple[str, int, int]]()
        for number in range(12):
            offline = OfflineTable(people=1, bots=3, level="medium", root=f"{number:064x}")
            offline.start()
            offline.now += start
            offline.arrange(position)
            offline.play(0, "r7")
            since = offline.now
            if pause:
                offline.write(facts.Paused())
                offline.now += pause
                offline.write(facts.Resumed())
            coming = offline.coming()
            assert coming is not None
            found.append((coming.kind, coming.seat, coming.at - since - pause))
        told.append(found)
        kinds |= {kind for kind, _, _ in found}
    assert told[0] == told[1] == told[2]
    assert kinds == {"move", "catch" if position == DUTIES else "jump"}


def test_a_duty_keeps_its_moment_until_it_ends() -> None:
    """While somebody owes UNO, calls of others are not another throw of the dice; a new duty is."""
    offline = OfflineTable(people=2, bots=1, rules="revenge/es")
    offline.start()
    offline.arrange("rules: revenge/es; hands: r7 gs | r2 b3 | b2 r3 y4; draw: * b5 b6 b7 b8 y1; discard: r5; turn: 0")
    offline.play(0, "r7")
    assert dict(offline.table.uno_owed_after) == {0: 1}
    offline.now += 10_000
    offline.play(1, "r2")
    assert dict(offline.table.uno_owed_after) == {0: 1, 1: 2}
    assert moves_before_question(offline.table) == 2
    offline.play(1, "uno")
    assert dict(offline.table.uno_owed_after) == {0: 1}
    assert moves_before_question(offline.table) == 2
    assert dict(offline.replayed().uno_owed_after) == {0: 1}
    offline.play(0, "uno")
    assert dict(offline.table.uno_owed_after) == {}


def test_the_luck_is_revealed_with_the_round() -> None:
    offline = OfflineTable(people=2, rules="classic/en +target=5000")
    offline.start()
    luck, chance = deal_luck(offline.table), Random(1)
    assert offline.table.shuffler is not None
    assert not offline.table.shuffler.transcript.deals[0].secret
    while offline.table.status == "playing":
        found = any_move(offline, chance, lambda move: move not in ("uno",) and not move.startswith("catch"))
        assert found is not None
        offline.now += 10_000
        offline.play(found[0], found[1])
    transcript = offline.table.shuffler.transcript
    revealed = bytes.fromhex(transcript.deals[0].secret)
    assert digest("luck", transcript.match, 1, revealed).hex() == luck


def test_two_processes_have_the_same_luck(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            guests = await table_in_play(registry, 2, seed=3)
            table = guests[0].live_table.table
            other = a_registry(tmp_path)
            async with other as second:
                again = await second.find(table.id)
                assert again is not None
                assert deal_luck(again.table) == deal_luck(table)

    asyncio.run(run())
