"""A shout is not a reflex test of the network."""

from __future__ import annotations

import pytest

from penultima import protocol
from penultima.server.core.clock import grace_until, hold_until
from penultima.server.core.refusals import HeldError, RefusedError
from tests.server.offline_table import OfflineTable

TWO_LEFT = "rules: classic/en; hands: r7 gs | b1 r2 | r4 y1; draw: * b5 b6 b7 b8; discard: r5; turn: 0"
JUMP = "rules: classic/en +jump_in=on; hands: r7 gs | b1 r2 | r7 y1 y2; draw: * b5 b6 b7 b8; discard: r5; turn: 0"


def forgotten(position: str = TWO_LEFT, **options: object) -> OfflineTable:
    """Person 0 has just laid the last card but one and said nothing."""
    offline = OfflineTable(people=3, **options)  # type: ignore[arg-type]
    offline.start()
    offline.arrange(position)
    offline.play(0, "r7")
    return offline


def events(offline: OfflineTable) -> list[str]:
    return offline.rows[-1].events


def test_in_the_grace_nobody_can_catch() -> None:
    offline = forgotten()
    offline.now += 1499
    with pytest.raises(RefusedError, match="grace"):
        offline.play(1, "catch @0")
    offline.now += 1
    offline.play(1, "catch @0")
    assert events(offline)[0] == "caught 1 0"


def test_the_next_move_waits_until_grace_and_catching_time_are_over() -> None:
    offline = forgotten()
    start = offline.now
    for wait in (0, 1500, 3499):
        offline.now = start + wait
        with pytest.raises(HeldError) as held:
            offline.play(1, "r2")
        assert held.value.until == start + 3500
    offline.now = start + 3500
    offline.play(1, "r2")
    assert events(offline) == ["laid 1 r2"]


def test_uno_said_in_time_releases_the_next_move_at_once() -> None:
    offline = forgotten()
    offline.now += 10
    offline.play(0, "uno")
    assert hold_until(offline.table) == 0
    offline.play(1, "r2")


def test_a_catch_releases_the_next_move_and_keeps_the_question() -> None:
    offline = forgotten()
    decision = offline.table.decision
    offline.now += 2000
    offline.play(2, "catch @0")
    assert offline.table.decision == decision
    offline.play(1, "r2", decision)


def test_uno_in_the_same_breath_is_two_rows_of_one_command_and_holds_nobody() -> None:
    offline = OfflineTable(people=3)
    offline.start()
    offline.arrange(TWO_LEFT)
    rows = offline.play(0, "r7 uno")
    assert [row.events for row in rows] == [["laid 0 r7"], ["said_uno 0"]]
    assert offline.table.uno_owed == ()
    offline.play(1, "r2")


def test_of_two_catches_the_first_counts() -> None:
    offline = forgotten()
    offline.now += 1500
    offline.play(2, "catch @0")
    with pytest.raises(RefusedError, match="NOTHING_TO_CATCH"):
        offline.play(1, "catch @0")


def test_uno_and_catch_race_by_arrival() -> None:
    offline = forgotten()
    offline.now += 1500
    offline.play(0, "uno")
    with pytest.raises(RefusedError, match="NOTHING_TO_CATCH"):
        offline.play(1, "catch @0")


def test_a_jump_in_waits_like_the_next_move() -> None:
    offline = forgotten(JUMP)
    with pytest.raises(HeldError):
        offline.play(2, "r7")
    offline.now += 3500
    offline.play(2, "r7")
    assert events(offline)[0] == "jumped_in 2 r7"


def test_assistance_says_uno_by_itself() -> None:
    offline = OfflineTable(people=3)
    offline.start()
    offline.do(0, protocol.Assist(cmd="x", uno=True))
    offline.arrange(TWO_LEFT)
    assert [row.events for row in offline.play(0, "r7")] == [["laid 0 r7"], ["said_uno 0"]]


def test_assistance_doubles_the_grace() -> None:
    offline = OfflineTable(people=3)
    offline.start()
    offline.do(0, protocol.Assist(cmd="x", time=True))
    offline.arrange(TWO_LEFT)
    offline.play(0, "r7")
    assert grace_until(offline.table, 0) == offline.now + 3000
    assert hold_until(offline.table) == offline.now + 5000


def test_the_times_are_settings_of_the_table() -> None:
    offline = forgotten(grace=0, catching=700)
    assert hold_until(offline.table) == offline.now + 700
    offline.play(1, "catch @0")


def test_a_bot_says_uno_within_the_grace_and_catches_only_after_it() -> None:
    """A careful one never forgets; what it does not notice it does not catch."""
    shouted = caught = 0
    for seed in range(40):
        offline = OfflineTable(people=1, bots=3, level="careful", root=f"{seed:064x}")
        offline.table.id = f"offline{seed}"
        offline.start()
        offline.arrange(TWO_LEFT.replace("turn: 0", "turn: 1").replace("r4 y1;", "r4 y1 | y3 y4;"))
        laid = offline.pass_time("move")
        assert laid.seat == 1
        since = offline.now
        shout = offline.pass_time("uno")
        assert since < shout.at < since + 1500
        shouted += 1
        offline.arrange(TWO_LEFT.replace("r4 y1;", "r4 y1 | y3 y4;"))
        offline.play(0, "r7")
        since = offline.now
        coming = offline.pass_time()
        if coming.kind == "catch":
            assert since + 1500 + 300 <= coming.at <= since + 3500
            caught += 1
        else:
            assert coming.at >= since + 3500
    assert shouted == 40
    assert caught > 30, "of three that notice four of five, one nearly always does"
