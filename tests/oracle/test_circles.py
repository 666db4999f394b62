"""The oracle's blocking of rounds that go in circles, worked out by hand. (X44)"""

from dataclasses import replace
from typing import Any

import pytest

from tests.oracle import Round, legal
from tests.oracle.test_oracle import at, run


def two_reverses(**fields: Any) -> Round:
    """Two players whose hands match nothing, and only two Reverses outside their hands."""
    return at("classic/en", "b1 b2 | g1 g2", "rr", "yr", **{"forced_draw": "must", **fields})


def draw_and_lay(now: Round) -> tuple[Round, list[str]]:
    """The seat on turn draws and lays what it drew."""
    now, told = run(now, f"{now.asked} draw")
    assert now.drawn is not None
    assert legal(now, now.asked) == {now.drawn}
    now, more = run(now, f"{now.asked} {now.drawn}")
    return now, told + more


@pytest.mark.parametrize("reverse", ["skip", "flip"])
def test_x44_two_reverses_block_after_eight_reshuffles(reverse: str) -> None:
    start = two_reverses(two_player_reverse=reverse)
    now, told = draw_and_lay(start)
    assert (now.circles, "reshuffled 1" in told) == (0, False)
    for count in range(1, 9):
        now, told = draw_and_lay(now)
        assert told[0] == "reshuffled 1"
        assert (now.phase, now.circles, now.reshuffles) == ("TURN", count, count)
    assert now.hands == start.hands
    before = now
    now, told = run(now, f"{now.asked} draw")
    assert told == ["blocked"]
    assert (now.phase, now.winner, now.circles, now.empty) == ("OVER", None, 8, 0)
    assert (now.hands, now.draw, now.discard) == (before.hands, before.draw, before.discard)
    assert not any(legal(now, seat) for seat in range(2))


def test_x44_the_limit_grows_with_the_players() -> None:
    start = at("classic/en", "b1 b2 | g1 g2 | g3 g4", "yr rr", circles=11, empty=2)
    now, told = run(start, "0 draw")
    assert told == ["reshuffled 1", "drew 0 turn yr"]
    assert (now.phase, now.circles) == ("DRAWN", 12)
    now, _ = run(now, "0 yr")
    assert (now.asked, now.circles) == (2, 12)
    assert run(now, "2 draw")[1] == ["blocked"]
    now, told = run(replace(start, circles=12), "0 draw")
    assert (told, now.phase, now.empty) == (["blocked"], "OVER", 2)


def test_x44_a_drawn_card_that_stays_begins_anew() -> None:
    now, _ = run(two_reverses(forced_draw="may", circles=7), "0 draw")
    assert now.circles == 7
    assert run(now, "0 yr")[0].circles == 7
    assert run(now, "0 keep")[0].circles == 0
    now, told = run(at("classic/en", "b1 b2 | g1 g2", "y3 rr", circles=6), "0 draw")  # not playable
    assert (told, now.asked, now.circles) == (["reshuffled 1", "drew 0 turn y3"], 1, 0)
    assert run(at("classic/en", "b1 b2 | g1 g2", "rr", circles=6), "0 draw")[0].circles == 6  # nothing drawn


def test_x44_drawing_until_counts_one_card_only() -> None:
    start = two_reverses(circles=5)
    start = replace(start, settings=replace(start.settings, draw="until"))
    assert run(start, "0 draw")[0].circles == 5
    now, told = run(replace(start, draw=("y3",), discard=("yr", "rr")), "0 draw")
    assert told == ["reshuffled 1", "drew 0 turn y3 yr"]
    assert (now.phase, now.circles) == ("DRAWN", 0)
    assert run(now, "0 yr")[0].circles == 0


def test_x44_a_card_laid_that_was_not_just_drawn_begins_anew() -> None:
    assert run(at("classic/en", "r1 b2 b3 | g1 g2", "r5", circles=3), "0 r1")[0].circles == 0
    assert run(at("classic/en", "b1 b2 | r5 g2 g3", "r5", circles=3, jump_in="on"), "1 r5")[0].circles == 0
    stack = at("classic/en", "b1 b2 | g+ g2 g3", "r+", stacking="same", phase="CHALLENGE", layer=0, asked=1, pending=2)
    assert run(replace(stack, circles=3), "1 g+")[0].circles == 0
    # Even at the limit a lay goes on, and only a draw is blocked.
    now, told = run(at("classic/en", "r1 b2 b3 | g1 g2", "r5", circles=8), "0 r1")
    assert (told, now.circles) == (["laid 0 r1"], 0)


def test_x44_what_a_drawn_card_does_to_hands_begins_anew() -> None:
    assert run(at("classic/en", "b1 b2 | g1 g2", "r5", "y1 y2 r+", circles=3), "0 draw", "0 r+")[0].circles == 0
    for seven_or_zero in ("r0", "r7"):
        now, _ = run(at("classic/en", "b1 b2 | g1 g2", "r5", seven_or_zero, circles=3, sevens_zeros="on"), "0 draw")
        assert now.circles == 3
        now, _ = run(now, f"0 {seven_or_zero}")
        assert now.circles == (3 if now.phase == "SWAP" else 0)
        if now.phase == "SWAP":
            assert run(now, "0 @1")[0].circles == 0
    now, _ = run(at("classic/en", "b1 b2 | g1 g2", "r5", "y1 y2 y3 y4 w4", circles=3), "0 draw", "0 w4", "0 green")
    assert (now.phase, now.circles) == ("CHALLENGE", 3)
    assert run(now, "1 accept")[0].circles == run(now, "1 challenge")[0].circles == 0


def test_x44_specials_laid_from_the_draw() -> None:
    now, _ = run(at("scary/fr", "b1 b2 b3 | g1 g2", "r5", "x", circles=3), "0 draw", "0 x")
    assert run(now, "0 none", "0 red")[0].circles == 3
    assert run(now, "0 blue", "0 b1")[0].circles == 0
    now, _ = run(at("revenge/en", "b1 b2 | g1 g2", "r5", "y1 y2 x", circles=3), "0 draw", "0 x")
    assert (now.circles, run(now, "0 @1")[0].circles) == (3, 0)
    now, _ = run(at("battle/en", "b1 b2 | g1 g2", "r5", "y1 y2 x", circles=3), "0 draw", "0 x", "0 @1")
    assert (now.circles, run(now, "0 b1")[0].circles) == (3, 0)


def test_x44_a_catch_begins_anew_if_it_draws_a_card() -> None:
    # Only a card that is drawn changes a hand: with nothing left the count stays.
    start = at("classic/en", "b1 b2 | g1 | g3 g4", "r5", owes=frozenset({1}), circles=3)
    assert run(start, "2 catch @1")[0].circles == 3
    assert run(replace(start, draw=("y1",)), "2 catch @1")[0].circles == 0
    drawn = replace(start, phase="DRAWN", drawn="b2", color="blue", draw=("y1",))
    assert run(drawn, "2 catch @1", "0 b2")[0].circles == 0


def test_x44_a_seat_that_could_lay_begins_anew() -> None:
    """Who draws although he could play brings the round no nearer to being blocked, and is never blocked himself."""
    start = at("classic/en", "r1 b1 | g1 g2", "rr", "yr", circles=8)
    now, told = run(start, "0 draw")
    assert (told, now.phase, now.circles) == (["drew 0 turn yr"], "DRAWN", 0)
    assert run(now, "0 yr")[0].circles == 0
    now, told = run(replace(start, draw=(), discard=("yr", "rr")), "0 draw")
    assert (told, now.circles) == (["reshuffled 1", "drew 0 turn yr"], 0)


def test_x44_ten_thousand_reshuffles_and_no_more() -> None:
    """Then the discard pile stays: whoever can lay must, all others pass, and a circle of passes blocks. (E14, X17)"""
    start = at("classic/en", "b1 b2 | g1 r2", "y3 rr", reshuffles=9_999)
    now, told = run(start, "0 draw")
    assert (told, now.reshuffles) == (["reshuffled 1", "drew 0 turn y3"], 10_000)
    start = replace(start, reshuffles=10_000)
    assert legal(start, 0) == {"draw"}
    now, told = run(start, "0 draw")
    assert (told, now.draw) == (["passed 0"], ())
    assert legal(now, 1) == {"r2"}


def test_e14_nobody_who_can_lay_passes() -> None:
    start = at("classic/en", "r1 b1 | g1 g2", "r5")
    assert legal(start, 0) == {"r1"}
    assert legal(replace(start, draw=("y1",)), 0) == legal(replace(start, discard=("y1", "r5")), 0) == {"r1", "draw"}
    assert legal(replace(start, hands=(("b1",), ("g1", "g2"))), 0) == {"draw"}
