"""The oracle's house rules against examples worked out by hand, and against themselves in random rounds."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.choosing import pairs
from tests.oracle import BOOKLETS, KINDS, Refused, Round, Settings, deal, deck, gentlest, legal, play
from tests.oracle.test_oracle import any_move, at, everything, mixed, run, unshuffled


def until(now: Round) -> Round:
    """The same round at a table that draws until a playable card comes."""
    return replace(now, settings=replace(now.settings, draw="until"))


def can(now: Round, seat: int) -> set[str]:
    """The moves of a seat."""
    return set(legal(now, seat))


def refused(now: Round, *moves: str) -> bool:
    """Every one of the moves is refused."""
    for text in moves:
        seat, move = text.split(" ", 1)
        with pytest.raises(Refused):
            play(now, int(seat), move, unshuffled)
    return True


def test_all_house_rules_are_off_in_every_booklet() -> None:
    for rules in BOOKLETS.values():
        house = (rules.stacking, rules.jump_in, rules.sevens_zeros, rules.draw, rules.forced_play)
        assert house == ("off", "off", "off", "one", "off")


# Stacking: X30 to X36


def test_x30_without_stacking_nothing_is_pending() -> None:
    now, _ = run(at("classic/en", "w4 g1 g2 | w4 r+ b1", "r5"), "0 w4")
    assert now.pending == 0
    now, _ = run(now, "0 blue")
    assert (now.pending, can(now, 1)) == (0, {"accept", "challenge"})


def test_x30_a_draw_two_asks_the_next_seat() -> None:
    now, told = run(at("classic/en", "r+ r1 r2 | b1 b2 | g1 g2", "r5", "y2 y1", stacking="same"), "0 r+")
    assert told == ["laid 0 r+"]
    assert (now.phase, now.asked, now.layer, now.pending, now.guilty) == ("CHALLENGE", 1, 0, 2, False)
    assert can(now, 1) == {"accept"}
    assert gentlest(now) == "accept"
    now, told = run(now, "1 accept")
    assert told == ["drew 1 two y1 y2", "skipped 1"]
    assert (now.phase, now.asked, now.pending, now.layer) == ("TURN", 2, 0, None)


def test_x30_a_draw_four_is_pending_from_its_lay_on() -> None:
    now, _ = run(at("classic/en", "w4 g1 g2 | b1 b2", "r5", stacking="same"), "0 w4")
    assert (now.phase, now.pending) == ("COLOR", 4)
    now, _ = run(now, "0 blue")
    assert (now.phase, now.pending, can(now, 1)) == ("CHALLENGE", 4, {"accept", "challenge"})
    assert run(at("classic/en", "w g1 g2 | b1 b2", "r5", stacking="any"), "0 w")[0].pending == 0


def test_x30_a_draw_four_asks_even_where_bluffing_is_refused() -> None:
    start = at("classic/en", "w4 g1 g2 | b1 b2 | y1", "r5", "y4 y3 y2 y1", stacking="same", bluff="refused")
    now, told = run(start, "0 w4", "0 green")
    assert told == ["laid 0 w4", "named 0 green"]
    assert (now.phase, can(now, 1), now.guilty) == ("CHALLENGE", {"accept"}, False)
    assert refused(now, "1 challenge")
    assert run(now, "1 accept")[1] == ["drew 1 four y1 y2 y3 y4", "skipped 1"]


def test_x31_what_may_be_stacked() -> None:
    hands = "r+ w4 r1 r2 | b+ w4 w bs b1"
    for stacking, on_two, on_four in (("same", {"b+"}, {"w4"}), ("any", {"b+", "w4"}, {"b+", "w4"})):
        start = at("classic/en", hands, "r5", stacking=stacking)
        assert can(run(start, "0 r+")[0], 1) == {"accept"} | on_two
        assert can(run(start, "0 w4", "0 green")[0], 1) == {"accept", "challenge"} | on_four


def test_x31_a_stacked_bluff_is_refused_where_bluffing_is() -> None:
    for hand, may in (("w4 r1", False), ("w4 b1", True), ("w4", True)):
        now, _ = run(at("classic/en", f"r+ r1 r2 | {hand}", "r5", stacking="any", bluff="refused"), "0 r+")
        assert ("w4" in can(now, 1)) is may
    # The color that counts is the one named for the Draw Four below.
    now, _ = run(at("classic/en", "w4 g1 g2 | w4 b1 r1", "r5", stacking="same", bluff="refused"), "0 w4")
    assert can(run(now, "0 blue")[0], 1) == {"accept"}
    assert can(run(now, "0 green")[0], 1) == {"accept", "w4"}


def test_x32_a_stack_of_draw_twos_goes_round_the_table() -> None:
    start = at("classic/en", "r+ r1 r2 | b+ b1 b2 | g+ g1 g2", "r5", "y6 y5 y4 y3 y2 y1", stacking="same")
    now, told = run(start, "0 r+", "1 b+", "2 g+", "0 accept")
    assert told == ["laid 0 r+", "laid 1 b+", "laid 2 g+", "drew 0 two y1 y2 y3 y4 y5 y6", "skipped 0"]
    assert (now.asked, now.color, now.pending) == (1, "green", 0)


def test_x32_two_players_stack_on_each_other() -> None:
    start = at("classic/en", "r+ b+ r1 r2 | g+ g1 g2", "r5", "y6 y5 y4 y3 y2 y1", stacking="same")
    now, told = run(start, "0 r+", "1 g+", "0 b+", "1 accept")
    assert told[-2:] == ["drew 1 two y1 y2 y3 y4 y5 y6", "skipped 1"]
    assert now.asked == 0


def test_x32_a_draw_four_on_a_draw_two() -> None:
    start = at("classic/en", "r+ r1 r2 | w4 b1 b2 | g1 g2", "r5", "y6 y5 y4 y3 y2 y1", stacking="any")
    now, told = run(start, "0 r+", "1 w4")
    assert (now.phase, now.asked, now.layer, now.pending) == ("COLOR", 1, 1, 6)
    now, told = run(now, "1 blue")
    assert told == ["named 1 blue"]
    assert (now.phase, now.asked, now.pending, now.guilty) == ("CHALLENGE", 2, 6, False)
    now, told = run(now, "2 accept")
    assert told == ["drew 2 four y1 y2 y3 y4 y5 y6", "skipped 2"]
    assert now.asked == 0


def test_x32_a_draw_two_on_a_guilty_draw_four_cannot_be_doubted() -> None:
    start = at("classic/en", "w4 r1 r2 | g+ b1 b2 | g1 g2", "r5", "y6 y5 y4 y3 y2 y1", stacking="any")
    now, _ = run(start, "0 w4", "0 blue")
    assert now.guilty
    now, _ = run(now, "1 g+")
    assert (now.guilty, now.color, now.pending, can(now, 2)) == (False, "green", 6, {"accept"})
    assert run(now, "2 accept")[1] == ["drew 2 two y1 y2 y3 y4 y5 y6", "skipped 2"]


def test_x32_stacking_closes_the_windows_of_uno() -> None:
    hands = "r+ r1 | b+ b1 | g1 g2"
    for booklet in ("classic/en", "battle/fr"):  # begins, played
        now, _ = run(at(booklet, hands, "r5", "y2 y1", stacking="same"), "0 r+")
        assert now.owes == {0}
        assert "catch @0" in can(now, 1)
        assert run(now, "1 b+")[0].owes == {1}
        assert run(now, "1 accept")[0].owes == {0}
    now, _ = run(at("battle/es", hands, "r5", stacking="same"), "0 r+", "1 b+")  # own turn
    assert now.owes == {0, 1}
    now, _ = run(at("battle/es", "r+ r1 | b+ b1 | g+ y+", "r5", stacking="same"), "0 r+", "1 b+")
    assert run(now, "2 g+")[0].owes == {0, 1, 2}
    now = at("battle/es", "r+ r1 | b+", "r5", stacking="same", phase="CHALLENGE", asked=1, layer=0, pending=2)
    assert not run(replace(now, discard=("r5", "r+"), owes=frozenset({1})), "1 b+")[0].owes


def test_x32_uno_in_the_same_breath_as_a_stacked_draw_four() -> None:
    start = at("classic/en", "r+ r1 r2 | w4 b1 | g1 g2", "r5", stacking="any")
    now, told = run(start, "0 r+", "1 w4", "1 uno", "1 blue")
    assert told == ["laid 0 r+", "laid 1 w4", "said_uno 1", "named 1 blue"]
    assert not now.owes


def test_x32_stacking_under_hyper() -> None:
    start = at(
        "hyper/fr", "b+ b1 b2 | r+ r1 r2 | g+ g1 | y1 y2", "b5", "y6 y5 y4 y3 y2 y1", stacking="same", hyper="blue"
    )
    now, told = run(start, "0 b+")
    assert (told, now.hyper) == (["laid 0 b+"], "blue")
    assert run(now, "1 accept")[1] == ["drew 1 two y1 y2", "skipped 1"]
    now, told = run(now, "1 r+")
    assert told == ["laid 1 r+", "hyper none"]
    assert (now.hyper, now.asked) == (None, 2)


def test_x33_a_short_pile_gives_what_there_is() -> None:
    start = at("classic/en", "r+ r1 r2 | b+ b1 | g1 g2", "r5", "y1", stacking="same")
    now, told = run(start, "0 r+", "1 b+", "2 accept")
    assert told[2:] == ["reshuffled 2", "drew 2 two y1 r+ r5", "skipped 2"]
    assert (now.asked, now.pending) == (0, 0)


def test_x34_guilty_on_a_stack() -> None:
    pile = "y8 y7 y6 y5 y4 y3 y2 y1"
    start = at("classic/en", "r+ r1 r2 | w4 r3 b2 | g1 g2", "r5", pile, stacking="any")
    now, told = run(start, "0 r+", "1 w4", "1 blue", "2 challenge")
    assert told[3:] == ["challenged 2 1", "shown 1 r3 b2", "guilty 1", "drew 1 four y1 y2 y3 y4 y5 y6"]
    assert (now.phase, now.asked, now.color, now.pending) == ("TURN", 2, "blue", 0)


def test_x34_innocent_on_a_stack() -> None:
    pile = "y8 y7 y6 y5 y4 y3 y2 y1"
    start = at("classic/en", "r+ r1 r2 | w4 b1 b2 | g1 g2", "r5", pile, stacking="any")
    now, told = run(start, "0 r+", "1 w4", "1 blue", "2 challenge")
    assert told[4:] == ["shown 1 b1 b2", "innocent 1", "drew 2 four y1 y2 y3 y4 y5 y6 y7 y8", "skipped 2"]
    assert (now.asked, now.pending) == (0, 0)


def test_x34_only_the_last_draw_four_is_tested() -> None:
    pile = "g9 g8 y8 y7 y6 y5 y4 y3 y2 y1"
    start = at("classic/en", "w4 r1 r2 | w4 g1 g2 | b1 b2", "r5", pile, stacking="same")
    now, told = run(start, "0 w4", "0 blue", "1 w4", "1 yellow", "2 challenge")  # 0 bluffed, 1 did not
    assert told[-3:] == ["innocent 1", "drew 2 four y1 y2 y3 y4 y5 y6 y7 y8 g8 g9", "skipped 2"]
    assert now.asked == 0
    _, told = run(start, "0 w4", "0 green", "1 w4", "1 yellow", "2 challenge")
    assert told[-2:] == ["guilty 1", "drew 1 four y1 y2 y3 y4 y5 y6 y7 y8"]


def test_x35_going_out_on_a_stack() -> None:
    start = at("classic/en", "r+ r1 r2 | b+ | g+ g2", "r5", "y4 y3 y2 y1", stacking="same")
    now, told = run(start, "0 r+", "1 b+")
    assert told[1:] == ["laid 1 b+", "went_out 1", "drew 2 two y1 y2 y3 y4"]
    assert (now.phase, now.winner, now.pending) == ("OVER", 1, 0)
    start = at("classic/en", "r+ r1 r2 | w4 | g+ g2", "r5", "y6 y5 y4 y3 y2 y1", stacking="any")
    now, told = run(start, "0 r+", "1 w4")
    assert told[1:] == ["laid 1 w4", "went_out 1", "drew 2 four y1 y2 y3 y4 y5 y6"]
    start = at("hyper/fr", "r+ r1 r2 | b+ | g+ g2", "r5", "y4 y3 y2 y1", stacking="same")
    now, told = run(start, "0 r+", "1 b+")
    assert told[1:] == ["laid 1 b+", "went_out 1"]
    assert (now.phase, now.pending) == ("OVER", 0)


def test_x35_a_lone_last_draw_card_is_drawn_as_ever() -> None:
    _, told = run(at("classic/en", "r+ | b+ b1", "r5", "y2 y1", stacking="any"), "0 r+")
    assert told == ["laid 0 r+", "went_out 0", "drew 1 two y1 y2"]


def test_x36_a_turned_up_draw_two_acts_at_once() -> None:
    settings = replace(BOOKLETS["classic/en"], stacking="any")
    cards = list(deck(settings))
    cards.remove("r+")
    order = (*cards[21:], "r+", *cards[:21])
    now, told = deal(settings, 3, 0, lambda _, nonce: order, lambda n: 0)
    assert told[-3].startswith("drew 1 two")
    assert told[-2:] == ("skipped 1", "starts 2 left")
    assert (now.phase, now.pending) == ("TURN", 0)


# Jump-in: X37 and X38


def test_x37_who_may_jump_in() -> None:
    start = at("classic/en", "r1 r2 | r5 g5 w | r5 r9 | b1", "r5", "y1", jump_in="on")
    assert can(start, 0) == {"r1", "r2", "draw"}
    assert [can(start, seat) for seat in (1, 2, 3)] == [{"r5"}, {"r5"}, set()]
    off = replace(start, settings=BOOKLETS["classic/en"])
    assert [can(off, seat) for seat in (1, 2, 3)] == [set()] * 3
    assert refused(start, "1 g5", "1 w", "2 r9", "3 b1", "1 draw")


def test_x37_never_with_a_colorless_card() -> None:
    for card in ("w", "w4", "x"):
        now = at("battle/en", f"r1 r2 | {card} r5", card, color="red", jump_in="on")
        assert can(now, 1) == set()


def test_x37_only_before_the_seat_on_turn_has_acted() -> None:
    start = at("classic/en", "b1 b2 | r5 g1", "r5", "r7 r8", jump_in="on", stacking="same")
    assert can(start, 1) == {"r5"}
    now, _ = run(start, "0 draw")
    assert (now.phase, can(now, 1)) == ("DRAWN", set())
    assert refused(now, "1 r5")
    now, _ = run(now, "0 keep")
    assert can(now, 1) == {"r5", "draw"}  # now it is on turn itself
    now, _ = run(at("classic/en", "r+ b1 b2 | g1 | r+ g2", "r5", jump_in="on", stacking="same"), "0 r+")
    assert (now.phase, can(now, 2)) == ("CHALLENGE", set())
    now, _ = run(at("classic/en", "r7 b1 b2 | g1 | r7 g2", "r5", jump_in="on", sevens_zeros="on"), "0 r7")
    assert (now.phase, can(now, 2)) == ("SWAP", set())


def test_x37_who_has_just_laid_may_jump_in_too() -> None:
    now, told = run(at("classic/en", "r7 r7 b1 b2 | g1 g2 | y1 y2", "r5", jump_in="on"), "0 r7", "0 r7")
    assert told == ["laid 0 r7", "jumped_in 0 r7"]
    assert now.asked == 1


def test_x37_the_turned_up_card_counts() -> None:
    settings = replace(BOOKLETS["classic/en"], jump_in="on")
    cards = list(deck(settings))
    for card in ("y7", "y7"):
        cards.remove(card)
    order = (*cards[20:], "y7", *cards[:20], "y7")  # the first card dealt goes to seat 1
    now, told = deal(settings, 3, 0, lambda _, nonce: order, lambda n: 0)
    assert told[-1] == "starts 1 left"
    now = replace(now, asked=2)
    assert can(now, 1) == {"y7"}


def test_x38_play_goes_on_from_the_jumper() -> None:
    start = at("classic/en", "r1 r2 | g1 g2 | r5 b1 b2 | y1 y2", "r5", jump_in="on")
    now, told = run(start, "2 r5")
    assert told == ["jumped_in 2 r5"]
    assert (now.phase, now.asked) == ("TURN", 3)


def test_x38_effects_run_from_the_jumper() -> None:
    for card, events, asked in (
        ("rs", ["skipped 3"], 0),
        ("rr", ["reversed right"], 1),
        ("r+", ["drew 3 two y1 y2", "skipped 3"], 0),
    ):
        start = at("classic/en", f"r1 r2 | g1 g2 | {card} b1 b2 | y3 y4", card, "y2 y1", jump_in="on")
        now, told = run(start, f"2 {card}")
        assert told == [f"jumped_in 2 {card}", *events]
        assert now.asked == asked


def test_x38_a_draw_two_already_served_stands_and_a_new_one_is_stacked_on_nothing() -> None:
    start = at("classic/en", "r+ b1 b2 | g1 g2 | y1 y2 | r+ y3 y4", "r5", "g4 g3", jump_in="on", stacking="any")
    now, _ = run(start, "0 r+", "1 accept")
    assert (now.asked, can(now, 3)) == (2, {"r+"})
    now, told = run(now, "3 r+")
    assert told == ["jumped_in 3 r+"]
    assert (now.phase, now.asked, now.layer, now.pending) == ("CHALLENGE", 0, 3, 2)


def test_x38_the_skipped_may_jump_in() -> None:
    now, _ = run(at("classic/en", "rs b1 b2 | rs g2 g3 | y1 y2", "r5", jump_in="on"), "0 rs")
    now, told = run(now, "1 rs")
    assert told == ["jumped_in 1 rs", "skipped 2"]
    assert now.asked == 0


def test_x38_two_players() -> None:
    now, told = run(at("classic/en", "r1 r2 | rr g1 g2", "rr", jump_in="on"), "1 rr")
    assert told == ["jumped_in 1 rr", "reversed right", "skipped 0"]
    assert now.asked == 1


def test_x38_jump_in_under_hyper() -> None:
    start = at("hyper/fr", "b1 b2 | g1 g2 | b5 y1 y2 | y3 y4", "b5", jump_in="on", hyper="blue")
    now, told = run(start, "2 b5")
    assert told == ["jumped_in 2 b5", "skipped 3"]
    assert (now.asked, now.hyper) == (0, "blue")
    now, told = run(replace(start, hyper=None), "2 b5")
    assert (told, now.asked) == (["jumped_in 2 b5"], 3)


def test_x38_going_out_by_a_jump_in() -> None:
    now, told = run(at("classic/en", "r1 r2 | g1 g2 | r5 | y1", "r5", jump_in="on"), "2 r5")
    assert told == ["jumped_in 2 r5", "went_out 2"]
    assert (now.phase, now.winner) == ("OVER", 2)
    _, told = run(at("classic/en", "r1 r2 | g1 g2 | r+ | y3", "r+", "y2 y1", jump_in="on"), "2 r+")
    assert told == ["jumped_in 2 r+", "went_out 2", "drew 3 two y1 y2"]


def test_x38_a_jump_in_closes_uno_windows_and_owes_uno() -> None:
    hands = "r7 b1 | g1 g2 | r7 y1"
    for booklet in ("classic/en", "battle/fr"):  # begins, played
        now, _ = run(at(booklet, hands, "r5", jump_in="on"), "0 r7")
        assert now.owes == {0}
        now, _ = run(now, "2 r7")
        assert (now.asked, set(now.owes)) == (0, {2})
    now, _ = run(at("battle/es", hands, "r5", jump_in="on"), "0 r7", "2 r7")  # own turn
    assert now.owes == {0, 2}
    assert "uno" in can(now, 2)
    own = at("battle/es", "g1 g2 | b1 b2 | r5", "r5", jump_in="on", owes=frozenset({2}))
    assert run(own, "2 r5")[0].phase == "OVER"


def test_x38_a_jump_in_starts_the_count_of_empty_draws_anew() -> None:
    now, _ = run(at("classic/en", "b1 b2 | g1 g2 | r5 y1 y2", "r5", jump_in="on"), "0 draw")
    assert now.empty == 1
    assert run(now, "2 r5")[0].empty == 0


# Sevens and zeros: X39 to X41


def test_x39_a_seven_swaps_two_hands() -> None:
    now, told = run(at("classic/en", "r7 b1 b2 | g1 | y1 y2 y3", "r5", sevens_zeros="on"), "0 r7")
    assert told == ["laid 0 r7"]
    assert (now.phase, now.asked, now.layer, set(now.touched)) == ("SWAP", 0, 0, {0})
    assert can(now, 0) == {"@1", "@2", "uno"}
    assert gentlest(now) == "@2"
    now, told = run(now, "0 @2")
    assert told == ["swapped 0 2"]
    assert now.hands == (("y1", "y2", "y3"), ("g1",), ("b1", "b2"))
    assert (now.phase, now.asked, now.layer, set(now.touched), set(now.owes)) == ("TURN", 1, None, set(), set())


def test_x39_off_a_seven_is_a_number() -> None:
    now, told = run(at("classic/en", "r7 b1 b2 | g1 | y1", "r5"), "0 r7")
    assert (told, now.phase, now.asked) == (["laid 0 r7"], "TURN", 1)


def test_x39_a_drawn_seven_and_two_players() -> None:
    now, told = run(at("classic/en", "b1 b2 | g1", "r5", "r7", sevens_zeros="on"), "0 draw", "0 r7", "0 @1")
    assert told == ["drew 0 turn r7", "laid 0 r7", "swapped 0 1"]
    assert (now.hands, now.asked, set(now.owes)) == ((("g1",), ("b1", "b2")), 1, {0})


def test_x39_a_jumped_in_seven_asks_the_jumper() -> None:
    start = at("classic/en", "b1 b2 | g1 g2 | r7 y1 y2", "r7", sevens_zeros="on", jump_in="on")
    now, told = run(start, "2 r7", "2 @0")
    assert told == ["jumped_in 2 r7", "swapped 2 0"]
    assert (now.hands, now.asked) == ((("y1", "y2"), ("g1", "g2"), ("b1", "b2")), 0)


def test_x39_the_fullest_hand_is_the_gentlest_and_the_lowest_seat_breaks_ties() -> None:
    now, _ = run(at("classic/en", "g1 | y1 y2 | r7 b1 b2 | y3 y4", "r5", asked=2, sevens_zeros="on"), "2 r7")
    assert gentlest(now) == "@1"


def test_x40_a_zero_with_two_players() -> None:
    now, told = run(at("classic/en", "r0 b1 b2 | g1 g2 g3", "r5", sevens_zeros="on"), "0 r0")
    assert told == ["laid 0 r0", "rotated left"]
    assert (now.hands, now.asked) == ((("g1", "g2", "g3"), ("b1", "b2")), 1)


def test_x40_a_zero_with_ten_players() -> None:
    hands = "r0 y0 | y1 y1 | y2 y2 | y3 y3 | y4 y4 | y5 y5 | y6 y6 | y7 y7 | y8 y8 | y9 y9"
    for direction, asked in (("left", 1), ("right", 9)):
        now, told = run(at("classic/en", hands, "r5", sevens_zeros="on", direction=direction), "0 r0")
        assert told == ["laid 0 r0", f"rotated {direction}"]
        step = 1 if direction == "left" else -1
        assert all(now.hands[(seat + step) % 10][0] == f"y{seat}" for seat in range(10))
        assert now.hands[asked] == ("y0",)
        assert (now.asked, set(now.owes)) == (asked, set())  # the layer holds two cards, the others owe nothing


def test_x41_moved_hands_end_duties_and_bring_new_ones() -> None:
    # battle/es: everybody owes, until the own turn.
    hands, owes = "r7 b1 b2 | g1 | y1 y2 | g5", frozenset({1, 3})
    start = at("battle/es", hands, "r5", sevens_zeros="on", owes=owes)
    assert run(start, "0 r7", "0 @1")[0].owes == {0, 3}  # the single card is now seat 0's
    assert run(start, "0 r7", "0 @2")[0].owes == {1, 3}
    start = at("battle/es", "r7 b1 | g1 | y1 y2", "r5", sevens_zeros="on", owes=frozenset({1}))
    assert run(start, "0 r7", "0 @1")[0].owes == {0, 1}  # both were touched and hold one card
    assert run(start, "0 r7", "0 uno", "0 @1")[0].owes == {1}
    zero = at("battle/es", "r0 b1 b2 | g1 | y1 y2 | g5 g6", "r5", sevens_zeros="on", owes=frozenset({1}))
    assert run(zero, "0 r0")[0].owes == {2}


def test_x41_where_only_the_layer_owes() -> None:
    # A swap that leaves the opponent one card is nobody's duty; one that leaves the layer one is.
    assert not run(at("classic/en", "r7 b1 | g1 g2", "r5", sevens_zeros="on"), "0 r7", "0 @1")[0].owes
    now, _ = run(at("classic/en", "r7 b1 b2 | g1", "r5", "y2 y1", sevens_zeros="on"), "0 r7", "0 @1")
    assert now.owes == {0}
    assert run(now, "1 catch @0")[1] == ["caught 1 0", "drew 0 uno y1 y2"]
    assert run(at("classic/en", "r0 b1 b2 | g1 g2 | y1", "r5", sevens_zeros="on"), "0 r0")[0].owes == {0}


def test_x41_uno_in_the_same_breath_as_a_seven() -> None:
    start = at("classic/en", "r7 b1 b2 | g1 | y1 y2", "r5", sevens_zeros="on")
    now, told = run(start, "0 r7", "0 uno")
    assert (told, now.said, now.fresh, can(now, 0)) == (["laid 0 r7", "said_uno 0"], True, False, {"@1", "@2"})
    now, told = run(now, "0 @1")
    assert (told, set(now.owes), now.said) == (["swapped 0 1"], set(), False)


def test_x41_automatic_uno_after_a_swap() -> None:
    start = at("scary/it", "r7 b1 | g1 | y1 y2", "r5", sevens_zeros="on", uno="automatic")
    now, _ = run(start, "0 r7")
    assert can(now, 0) == {"@1", "@2"}
    assert run(now, "0 @1")[1] == ["swapped 0 1", "said_uno 0", "said_uno 1"]
    assert run(now, "0 @2")[1] == ["swapped 0 2", "said_uno 2"]
    start = at("classic/en", "r0 b1 | g1 g2 | y1", "r5", sevens_zeros="on", uno="automatic")
    assert run(start, "0 r0")[1] == ["laid 0 r0", "rotated left", "said_uno 0"]


def test_x41_hyper_ends_before_and_skips_after() -> None:
    start = at("hyper/fr", "b7 y1 y2 | g1 | y3", "b5", sevens_zeros="on", hyper="blue", uno="automatic")
    now, told = run(start, "0 b7", "0 @1")
    assert told == ["laid 0 b7", "swapped 0 1", "said_uno 0", "skipped 1"]
    assert now.asked == 2
    start = at("hyper/fr", "r0 y1 y2 | g1 g2 | y3 y4", "b0", sevens_zeros="on", hyper="blue")
    now, told = run(start, "0 r0")
    assert told == ["laid 0 r0", "hyper none", "rotated left"]
    start = at("hyper/fr", "b0 y1 y2 | g1 g2 | y3 y4", "b5", sevens_zeros="on", hyper="blue")
    now, told = run(start, "0 b0")
    assert (told, now.asked) == (["laid 0 b0", "rotated left", "skipped 1"], 2)


def test_x41_a_last_seven_or_zero_only_goes_out() -> None:
    for card in ("r7", "r0"):
        now, told = run(at("classic/en", f"{card} | g1 g2", "r5", sevens_zeros="on"), f"0 {card}")
        assert told == [f"laid 0 {card}", "went_out 0"]
        assert now.hands == ((), ("g1", "g2"))


def test_x41_turned_up_and_fighting_sevens_do_nothing() -> None:
    settings = replace(BOOKLETS["battle/en"], sevens_zeros="on")
    for top in ("y7", "y0"):
        cards = list(deck(settings))
        cards.remove(top)
        order = (*cards[21:], top, *cards[:21])
        now, turned = deal(settings, 3, 0, lambda _, nonce, order=order: order, lambda n: 0)  # type: ignore[misc]
        assert turned[-2:] == (f"turned {top}", "starts 1 left")
        assert now.phase == "TURN"
    start = at("battle/en", "x r7 b1 | y0 g1", "r5", "y3 y2", sevens_zeros="on")
    now, told = run(start, "0 x", "0 @1", "0 r7", "1 y0", "0 red")
    assert told[-4:] == ["won_battle 0 1", "took 1 r7 y0", "drew 1 battle y2 y3", "named 0 red"]


# Drawing and forced play


def test_x42_draw_until_a_card_may_be_laid() -> None:
    now, told = run(until(at("classic/en", "b1 b2 | g1 g2", "r5", "y4 r9 y3 y2 y1")), "0 draw")
    assert told == ["drew 0 turn y1 y2 y3 r9"]
    assert (now.phase, now.drawn, can(now, 0)) == ("DRAWN", "r9", {"r9", "keep"})
    now, told = run(now, "0 keep")
    assert (told, now.hands[0], now.asked) == (["kept 0"], ("r9", "y1", "y2", "y3", "b1", "b2"), 1)


def test_x42_a_free_draw_goes_on_too_and_settings_hold() -> None:
    now, _ = run(until(at("revenge/es", "r1 b2 | g1 g2", "r5", "r9 y1")), "0 draw")
    assert can(now, 0) == {"r9", "keep"}
    now, _ = run(until(at("revenge/es", "b1 b2 | g1 g2", "r5", "r9 y1")), "0 draw")
    assert can(now, 0) == {"r9"}


def test_x42_with_a_reshuffle() -> None:
    now, told = run(until(at("classic/en", "b1 b2 | g1 g2", "r8 y9 r5", "y1")), "0 draw")
    assert told == ["reshuffled 2", "drew 0 turn y1 y9 r8"]
    assert (now.phase, now.drawn, now.discard, now.draw) == ("DRAWN", "r8", ("r5",), ())


def test_x42_nothing_playable_is_left() -> None:
    start = until(at("battle/fr", "b1 b2 | g1 g2", "y9 r5", "y2 y1", empty=1, owes=frozenset({1})))
    now, told = run(start, "0 draw")
    assert told == ["reshuffled 1", "drew 0 turn y1 y2 y9"]
    assert (now.phase, now.asked, now.empty, set(now.owes)) == ("TURN", 1, 0, set())
    now, told = run(now, "1 draw", "0 draw")
    assert told == ["passed 1", "passed 0", "blocked"]


def test_x42_a_refused_draw_four_is_drawn_past() -> None:
    start = at("classic/en", "r1 b2 | g1 g2", "r5", "r9 y1 w4 y2", bluff="refused")
    assert run(until(start), "0 draw")[1] == ["drew 0 turn y2 w4 y1 r9"]
    start = at("classic/en", "b1 b2 | g1 g2", "r5", "r9 y1 w4 y2", bluff="refused")
    assert run(until(start), "0 draw")[1] == ["drew 0 turn y2 w4"]
    start = at("classic/en", "r1 b2 | g1 g2", "r5", "r9 y1 w4 y2")
    now, told = run(until(start), "0 draw")
    assert (told, can(now, 0)) == (["drew 0 turn y2 w4"], {"w4", "keep"})


def test_x42_penalties_are_not_drawn_until() -> None:
    _, told = run(until(at("classic/en", "r+ r1 r2 | b1", "r5", "y4 y3 y2 y1")), "0 r+")
    assert told[1] == "drew 1 two y1 y2"


def test_x43_drawing_is_refused_while_something_could_be_laid() -> None:
    for hand, moves in (
        ("r1 b2", {"r1"}),
        ("g5 b2", {"g5"}),
        ("w b2", {"w"}),
        ("x b2", {"x"}),
        ("w4 b2", {"w4"}),
        ("b1 b2", {"draw"}),
    ):
        now = at("battle/en", f"{hand} | g1 g2", "r5", "y1", forced_play="on")
        assert can(now, 0) == moves
        assert gentlest(now) == next(iter(moves))
    assert refused(at("classic/en", "r1 b2 | g1 g2", "r5", "y1", forced_play="on"), "0 draw")


def test_x43_only_a_guilty_draw_four() -> None:
    # Where wilds prove guilt two Draw Fours make each other guilty, so neither forces a play.
    now = at("hyper/fr", "w4 w4 b2 | g1 g2", "r5", "y1", forced_play="on")
    assert (can(now, 0), gentlest(now)) == ({"w4", "draw"}, "draw")
    assert can(replace(now, settings=replace(now.settings, bluff="refused")), 0) == {"draw"}
    # A guilty Draw Four beside a playable card may be laid, but not drawn for.
    now = at("classic/en", "w4 r1 b2 | g1 g2", "r5", "y1", forced_play="on")
    assert (can(now, 0), gentlest(now)) == ({"w4", "r1"}, "r1")


def test_x43_the_lowest_kind_is_laid() -> None:
    now = at("battle/en", "x w r9 g5 r3 b1 | g1", "r5", "y1", forced_play="on")
    assert gentlest(now) == "r3"
    assert gentlest(at("hyper/fr", "x w4 b1 | g1", "r5", "y1", forced_play="on")) == "w4"


def test_x43_a_playable_drawn_card_must_be_laid() -> None:
    now, _ = run(at("classic/en", "b1 b2 | g1 g2", "r5", "r1", forced_play="on"), "0 draw")
    assert (now.must, can(now, 0), gentlest(now)) == (True, {"r1"}, "r1")
    now, _ = run(at("classic/en", "b1 b2 | g1 g2", "r5", "w4", forced_play="on"), "0 draw")
    assert can(now, 0) == {"w4"}
    now, _ = run(at("hyper/fr", "w4 b2 | g1 g2", "r5", "w4", forced_play="on", asked=1, color="yellow"), "1 draw")
    assert (now.phase, now.drawn, can(now, 1)) == ("DRAWN", "w4", {"w4"})
    now, _ = run(at("hyper/fr", "w4 w4 b2 | g1 g2", "r5", "w4", forced_play="on"), "0 draw")
    assert (now.must, can(now, 0), gentlest(now)) == (False, {"w4", "keep"}, "keep")


def test_x43_with_draw_until() -> None:
    now, told = run(until(at("classic/en", "b1 b2 | g1 g2", "r5", "w r1 y1", forced_play="on")), "0 draw")
    assert told == ["drew 0 turn y1 r1"]
    assert can(now, 0) == {"r1"}


def test_x43_nobody_is_forced_to_stack_or_to_jump_in() -> None:
    start = at("classic/en", "r+ b1 b2 | g+ g1 | y1 y2", "r5", stacking="same", forced_play="on")
    now, _ = run(start, "0 r+")
    assert (can(now, 1), gentlest(now)) == ({"accept", "g+"}, "accept")
    start = at("classic/en", "b1 b2 | r5 g1", "r5", "y1", jump_in="on", forced_play="on")
    assert can(start, 0) == {"draw"}
    assert run(start, "0 draw")[0].asked == 1


# Random rounds

HOUSE: dict[str, tuple[str, ...]] = {
    "stacking": ("off", "same", "any"),
    "jump_in": ("off", "on"),
    "sevens_zeros": ("off", "on"),
    "draw": ("one", "until"),
    "forced_play": ("off", "on"),
    "bluff": ("allowed", "refused"),
    "uno": ("said", "automatic"),
    "uno_due": ("layer", "everyone"),
    "uno_until": ("begins", "played", "own_turn"),
    "wild_guilt": ("no", "yes"),
    "last_draw": ("no", "yes"),
    "two_player_reverse": ("skip", "flip"),
}


def at_any_table(booklet: str, dice: random.Random) -> Settings:
    """The booklet with its own special card and everything else thrown at random."""
    house: dict[str, Any] = {name: dice.choice(values) for name, values in HOUSE.items()}
    return replace(BOOKLETS[booklet], hand=dice.choice((3, 5, 7)), **house)


def told_rightly(before: Round, seat: int, move: str, events: tuple[str, ...]) -> None:
    """What a move's events must be, seen from outside."""
    if before.phase == "TURN" and seat != before.asked and move in KINDS:
        assert events[0] == f"jumped_in {seat} {move}"
    drawn = {event.split()[1]: len(event.split()) - 3 for event in events if event.startswith("drew")}
    if before.pending and move in ("accept", "challenge"):
        left = len(before.draw) + len(before.discard) - 1
        innocent = move == "challenge" and not before.guilty
        whom = before.layer if move == "challenge" and before.guilty else seat
        assert drawn.get(str(whom), 0) == min(before.pending + 2 * innocent, left)


def makes_sense(now: Round) -> None:
    """What must hold after every move, whatever the house rules."""
    stacking = now.settings.stacking != "off"
    if not stacking or now.phase not in ("COLOR", "CHALLENGE"):
        assert now.pending == 0
    elif now.phase == "CHALLENGE":
        assert now.pending >= (4 if now.discard[-1] == "w4" else 2)
    if now.phase == "CHALLENGE" and now.discard[-1] != "w4":
        assert stacking
        assert not now.guilty
    if now.phase == "CHALLENGE" and now.settings.bluff == "refused":
        assert stacking
        assert not now.guilty
    if now.phase == "SWAP":
        assert now.settings.sevens_zeros == "on"
    if now.phase == "OVER":
        assert now.winner is None or not now.hands[now.winner]
    if now.phase not in ("OVER", "FOE", "FIGHT"):
        assert all(now.hands)
    for seat in now.owes:
        assert len(now.hands[seat]) == 1
    if now.settings.uno == "automatic":
        assert not now.owes


def only_these_may_move(now: Round) -> None:
    """A seat that is not asked can only call or jump in with the face-up card."""
    for seat in range(now.players):
        if seat == now.asked:
            continue
        for move in can(now, seat):
            jump = now.settings.jump_in == "on" and now.phase == "TURN" and move == now.discard[-1]
            assert jump or move == "uno" or move.startswith("catch @")


@pytest.mark.parametrize("table", [0, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(("booklet", "players"), pairs(BOOKLETS, range(2, 11)))
def test_random_rounds_with_house_rules(booklet: str, players: int, table: int) -> None:
    dice = random.Random(f"house {booklet} {players} {table}")
    settings = at_any_table(booklet, dice)
    cards, moves = Counter(deck(settings)), 0
    now, _ = deal(settings, players, dice.randrange(players), mixed(dice), lambda n: dice.randint(0, n))
    while now.phase != "OVER":
        only_these_may_move(now)
        seat, move = any_move(now, dice)
        before = now
        now, events = play(now, seat, move, mixed(dice))
        assert events or now.phase in ("GIVE_CARD", "COLOR")
        assert everything(now) == cards
        told_rightly(before, seat, move, events)
        makes_sense(now)
        assert (moves := moves + 1) < 20000
    assert not any(can(now, seat) for seat in range(players))
