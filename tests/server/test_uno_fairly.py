"""A shout is not a reflex test of the network."""

from __future__ import annotations

import pytest

from penultima import protocol
from penultima.server.clock import grace_until, hold_until
from penultima.server.refused import HeldError, RefusedError
from tests.server.kitchen import Kitchen

TWO_LEFT = "rules: classic/en; hands: r7 gs | b1 r2 | r4 y1; draw: * b5 b6 b7 b8; discard: r5; turn: 0"
JUMP = "rules: classic/en +jump_in=on; hands: r7 gs | b1 r2 | r7 y1 y2; draw: * b5 b6 b7 b8; discard: r5; turn: 0"


def forgotten(position: str = TWO_LEFT, **options: object) -> Kitchen:
    """Person 0 has just laid the last card but one and said nothing."""
    kitchen = Kitchen(people=3, **options)  # type: ignore[arg-type]
    kitchen.start()
    kitchen.arrange(position)
    kitchen.play(0, "r7")
    return kitchen


def events(kitchen: Kitchen) -> list[str]:
    return kitchen.rows[-1].events


def test_in_the_grace_nobody_can_catch() -> None:
    kitchen = forgotten()
    kitchen.now += 1499
    with pytest.raises(RefusedError, match="grace"):
        kitchen.play(1, "catch @0")
    kitchen.now += 1
    kitchen.play(1, "catch @0")
    assert events(kitchen)[0] == "caught 1 0"


def test_the_next_move_waits_until_grace_and_catching_time_are_over() -> None:
    kitchen = forgotten()
    start = kitchen.now
    for wait in (0, 1500, 3499):
        kitchen.now = start + wait
        with pytest.raises(HeldError) as held:
            kitchen.play(1, "r2")
        assert held.value.until == start + 3500
    kitchen.now = start + 3500
    kitchen.play(1, "r2")
    assert events(kitchen) == ["laid 1 r2"]


def test_uno_said_in_time_releases_the_next_move_at_once() -> None:
    kitchen = forgotten()
    kitchen.now += 10
    kitchen.play(0, "uno")
    assert hold_until(kitchen.table) == 0
    kitchen.play(1, "r2")


def test_a_catch_releases_the_next_move_and_keeps_the_question() -> None:
    kitchen = forgotten()
    decision = kitchen.table.decision
    kitchen.now += 2000
    kitchen.play(2, "catch @0")
    assert kitchen.table.decision == decision
    kitchen.play(1, "r2", decision)


def test_uno_in_the_same_breath_is_two_rows_of_one_command_and_holds_nobody() -> None:
    kitchen = Kitchen(people=3)
    kitchen.start()
    kitchen.arrange(TWO_LEFT)
    rows = kitchen.play(0, "r7 uno")
    assert [row.events for row in rows] == [["laid 0 r7"], ["said_uno 0"]]
    assert kitchen.table.duties == ()
    kitchen.play(1, "r2")


def test_of_two_catches_the_first_counts() -> None:
    kitchen = forgotten()
    kitchen.now += 1500
    kitchen.play(2, "catch @0")
    with pytest.raises(RefusedError, match="NOTHING_TO_CATCH"):
        kitchen.play(1, "catch @0")


def test_uno_and_catch_race_by_arrival() -> None:
    kitchen = forgotten()
    kitchen.now += 1500
    kitchen.play(0, "uno")
    with pytest.raises(RefusedError, match="NOTHING_TO_CATCH"):
        kitchen.play(1, "catch @0")


def test_a_jump_in_waits_like_the_next_move() -> None:
    kitchen = forgotten(JUMP)
    with pytest.raises(HeldError):
        kitchen.play(2, "r7")
    kitchen.now += 3500
    kitchen.play(2, "r7")
    assert events(kitchen)[0] == "jumped_in 2 r7"


def test_assistance_says_uno_by_itself() -> None:
    kitchen = Kitchen(people=3)
    kitchen.start()
    kitchen.do(0, protocol.Assist(cmd="x", uno=True))
    kitchen.arrange(TWO_LEFT)
    assert [row.events for row in kitchen.play(0, "r7")] == [["laid 0 r7"], ["said_uno 0"]]


def test_assistance_doubles_the_grace() -> None:
    kitchen = Kitchen(people=3)
    kitchen.start()
    kitchen.do(0, protocol.Assist(cmd="x", time=True))
    kitchen.arrange(TWO_LEFT)
    kitchen.play(0, "r7")
    assert grace_until(kitchen.table, 0) == kitchen.now + 3000
    assert hold_until(kitchen.table) == kitchen.now + 5000


def test_the_times_are_settings_of_the_table() -> None:
    kitchen = forgotten(grace=0, catching=700)
    assert hold_until(kitchen.table) == kitchen.now + 700
    kitchen.play(1, "catch @0")


def test_a_bot_says_uno_within_the_grace_and_catches_only_after_it() -> None:
    """A careful one never forgets; what it does not notice it does not catch."""
    shouted = caught = 0
    for seed in range(40):
        kitchen = Kitchen(people=1, bots=3, level="careful", root=f"{seed:064x}")
        kitchen.table.id = f"kitchen{seed}"
        kitchen.start()
        kitchen.arrange(TWO_LEFT.replace("turn: 0", "turn: 1").replace("r4 y1;", "r4 y1 | y3 y4;"))
        laid = kitchen.pass_time("move")
        assert laid.seat == 1
        since = kitchen.now
        shout = kitchen.pass_time("uno")
        assert since < shout.at < since + 1500
        shouted += 1
        kitchen.arrange(TWO_LEFT.replace("r4 y1;", "r4 y1 | y3 y4;"))
        kitchen.play(0, "r7")
        since = kitchen.now
        coming = kitchen.pass_time()
        if coming.deed == "catch":
            assert since + 1500 + 300 <= coming.at <= since + 3500
            caught += 1
        else:
            assert coming.at >= since + 3500
    assert shouted == 40
    assert caught > 30, "of three that notice four of five, one nearly always does"
