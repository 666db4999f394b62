"""Bots at tables are as attentive as their level, the same in every process, and never in the loop's way."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from penultima.bots.registry import LEVELS, find_bot
from penultima.client import Refused, TableClient, create_table, new_token
from penultima.game import Match, Move
from penultima.protocol import Ping, Pong, write
from penultima.server.core.command_handlers import Facts
from penultima.server.core.due_actions import due_facts
from penultima.server.live.bots_at_work import bot_choice, lower_thread_priority
from tests.server.offline_table import QUICK, OfflineTable
from tests.server.players import choose, closed, over
from tests.server.server_process import ServerProcess

FORGOTTEN = (
    "rules: classic/en; hands: r7 gs | b1 r2 b9 | r4 y1 y5 | y3 y4 y8; draw: * b5 b6 b7 b8; discard: r5; turn: 0"
)
OWN = "rules: classic/en; hands: b1 r2 b9 | r7 gs | r4 y1 y5 | y3 y4 y8; draw: * b5 b6 b7 b8; discard: r5; turn: 1"
JUMP = (
    "rules: classic/en +jump_in=on; hands: r2 g1 | r7 gs b2 | r6 y1 y2 | y3 y4 y8; draw: * b5 b6 b7 b8; "
    "discard: r7; turn: 0"
)
TABLES = 150


def kitchen_of(level: str, number: int, position: str) -> OfflineTable:
    """A person and three bots of a level, at a table of its own."""
    offline = OfflineTable(people=1, bots=3, level=level)
    offline.table.id = f"table{number}"
    offline.start()
    offline.arrange(position)
    return offline


def share(level: str, position: str, work: str) -> float:
    """At how many of many tables this is due before anything else."""
    found = 0
    for number in range(TABLES):
        offline = kitchen_of(level, number, position)
        if position == FORGOTTEN:
            offline.play(0, "r7")
        elif position == OWN:
            offline.write(*due_facts_of(offline, "r7"))
        coming = offline.coming()
        found += coming is not None and coming.kind == work
    return found / TABLES


def due_facts_of(offline: OfflineTable, move: str) -> Facts:
    coming = offline.coming()
    assert coming is not None
    offline.now = max(offline.now, coming.at)
    return due_facts(offline.table, coming, QUICK, offline.now, Move(move))


def about(expected: float) -> object:
    """Within four standard errors."""
    return pytest.approx(expected, abs=4 * (expected * (1 - expected) / TABLES) ** 0.5 + 1e-9)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_forgets_uno_as_often_as_its_level_does(level: str) -> None:
    assert share(level, OWN, "uno") == about(1 - find_bot(level).forgets / 1000)


def test_a_trained_bot_is_as_attentive_as_the_careful_one() -> None:
    assert share("trained", OWN, "uno") == 1
    assert share("trained", FORGOTTEN, "catch") == about(1 - (1 - find_bot("careful").notices / 1000) ** 3)


@pytest.mark.parametrize("level", [*LEVELS, "first"])
def test_bots_notice_silence_as_often_as_their_level_does(level: str) -> None:
    """Of three bots one is enough."""
    assert share(level, FORGOTTEN, "catch") == about(1 - (1 - find_bot(level).notices / 1000) ** 3)


@pytest.mark.parametrize("level", ["beginner", "hard", "first"])
def test_a_bot_with_the_very_card_jumps_in_by_its_level(level: str) -> None:
    assert share(level, JUMP, "jump") == about(find_bot(level).notices / 1000)


def test_a_jump_in_takes_a_human_time_and_is_one_of_the_rules() -> None:
    for number in range(20):
        offline = kitchen_of("expert", number, JUMP)
        asked, coming = offline.table.asked_at, offline.coming()
        if coming is None:
            continue
        assert asked + QUICK.notice <= coming.at <= asked + QUICK.notice + QUICK.think
        offline.pass_time("jump")
        assert offline.rows[-1].events[0] == f"jumped_in {coming.seat} r7"


def test_every_process_finds_the_same_due() -> None:
    for number in range(30):
        offline = kitchen_of("medium", number, FORGOTTEN)
        offline.play(0, "r7")
        here, there = offline.coming(), offline.coming()
        assert here == there
        if here is not None:
            assert here.cmd == f"auto/{here.kind}/{here.seat}/{here.decision}/{here.step}"


def test_a_trained_bot_plays_a_round_at_a_table() -> None:
    offline, decided = OfflineTable(people=1, bots=3, level="trained"), 0
    offline.start()
    while (match := offline.table.match) is not None and not match.round.over:
        if match.round.turn == 0:
            gentlest = match.round.gentlest_move()
            assert gentlest is not None
            offline.play(0, gentlest.text)
        else:
            decided += offline.pass_time().kind == "move"
    assert decided > 5
    assert match is not None
    assert match.round.winner != 0, "nobody wins who only draws"


def test_the_loop_goes_on_while_an_expert_thinks() -> None:
    """The search runs without the interpreter's lock: the loop turns many times while one decision is made."""
    offline = OfflineTable(people=1, bots=3, level="expert")
    offline.start()
    assert offline.table.match is not None
    match: Match = offline.table.match
    seat = match.round.turn or 0
    offline.table.chairs = (*offline.table.chairs[1:], offline.table.chairs[1])

    async def run() -> tuple[int, object]:
        turns, loop = 0, asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "bot", lower_thread_priority) as thinkers:
            thought = loop.run_in_executor(thinkers, bot_choice, offline.table, match.view(seat))
            while not thought.done():
                turns += 1
                await asyncio.sleep(0.001)
            return turns, await thought

    turns, move = asyncio.run(run())
    assert move in match.round.legal_moves(seat)
    assert turns > 5


def test_pings_are_answered_while_experts_think(served: ServerProcess) -> None:
    """A table of experts plays; whoever watches it is answered all the while."""

    async def run() -> None:
        token = new_token()
        wish = {"rules": "classic/en +match=round", "seats": 4, "bots": ["expert"] * 3, "grace": 0, "catching": 0}
        made = await asyncio.to_thread(create_table, served.url, token=token, **wish)
        me = TableClient(served.url, made.table, token)
        me.keep_received = True
        await me.__aenter__()
        await me.start()
        chance, pings = Random(5), 0
        while me.seq < 30 and not over(me):
            me.received.clear()
            pings += 1
            assert me._socket is not None
            await me._socket.send(write(Ping(n=pings)).decode())
            await me.until(lambda: any(isinstance(one, Pong) for one in me.received))
            view = me.view
            move = choose(view, chance) if view is not None else None
            if move is not None and view is not None:
                with contextlib.suppress(Refused):
                    await me.play(move, view.decision)
            await asyncio.sleep(0.005)
        assert pings > me.seq, "between any two moves somebody is answered"
        await closed([me])

    asyncio.run(run())
