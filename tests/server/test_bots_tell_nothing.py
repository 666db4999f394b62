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
from penultima.server.core.due_actions import DueAction, deal_luck, table_random
from penultima.server.live import bots_at_work, runner
from penultima.server.live.runner import ROUND_MS
from penultima.server.live.system_clock import SystemClock
from tests.server.in_process import a_registry, arranged_table, table_in_play
from tests.server.offline_table import OfflineTable, any_move

HANGS = 30.0
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
    lucks = set()
    for root in ("00" * 32, "11" * 32):
        offline = OfflineTable(people=1, bots=1, root=root)
        offline.start()
        lucks.add(table_random(offline.table, "catch", 1, 0).random())
        public = Random(f"penultima catch {offline.table.id} {offline.table.matches} {offline.table.deals} (1, 0)")
        assert public.random() not in lucks
    assert len(lucks) == 2


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
