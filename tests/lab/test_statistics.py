"""Estimates and intervals against formulas worked out by hand, and against chance itself."""

from __future__ import annotations

import json
from math import log10, sqrt
from statistics import NormalDist

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray
from rich.console import Console

from penultima.bots.kernel.rounds import FACTS, TALLIES, RoundFact, Tally
from penultima.lab.elo import elo, tally_wins
from penultima.lab.intervals import PRIOR, Interval, difference, gap, mean, ratio, share, student, wilson
from penultima.lab.statistics import summarize
from penultima.lab.summary import Summary, as_dict, as_table
from tests.lab.synthetic import paired, rounds_of, won_by

Z = NormalDist().inv_cdf(0.975)


@pytest.mark.parametrize(
    ("freedom", "table"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (1e9, 1.960)]
)
def test_students_quantile_is_that_of_the_printed_tables(freedom: float, table: float) -> None:
    assert student(freedom) == pytest.approx(table, abs=0.008)


def test_wilsons_interval_is_the_textbooks() -> None:
    # Newcombe 1998, method 3: 81 of 263, and 0 of 20.
    found = wilson(81 / 263, 263, Z)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)
    found = wilson(0, 20, Z)
    assert (found.low, round(found.high, 4)) == (0, 0.1611)


def test_a_rate_from_single_rounds_is_wilsons() -> None:
    """Deals of one round are independent: the cluster variance is that of single rounds."""
    hits = np.array([1.0] * 300 + [0.0] * 700)
    found = share(hits, np.ones(1000))
    plain = wilson(0.3, 1000, Z)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=2e-4)


def test_rounds_that_all_repeat_their_deal_count_once_for_each_deal() -> None:
    hits = np.array([4.0] * 300 + [0.0] * 700)
    found, plain = share(hits, np.full(1000, 4.0)), wilson(0.3, 1000, Z)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=5e-4)


def test_rotation_that_cancels_luck_makes_sure() -> None:
    found = share(np.ones(1000), np.full(1000, 4.0))
    assert found.value == 0.25
    assert 0 < found.high - found.low < 0.002


def test_few_deals_that_agree_are_no_proof() -> None:
    found = share(np.ones(2), np.full(2, 2.0))
    assert found.low < 0.2
    assert found.high > 0.8


def test_never_and_always_have_an_interval_too() -> None:
    never, always = share(np.zeros(100), np.full(100, 4.0)), share(np.full(100, 4.0), np.full(100, 4.0))
    expected = wilson(0, 100, student(99 + PRIOR))
    assert (never.low, never.high) == pytest.approx((0, expected.high))
    assert (always.low, always.high) == pytest.approx((1 - expected.high, 1))
    assert 0.03 < never.high < 0.05


def test_a_mean_has_the_cluster_formula() -> None:
    sums, counts = np.array([2.0, 6.0, 4.0, 8.0, 10.0]), np.full(5, 2.0)
    squares = 2 * 1 + 2 * 9 + 2 * 4 + 2 * 16 + 2 * 25.0
    found = mean(sums, counts, squares)
    value = 3.0
    residuals = [2 - 6, 6 - 6, 4 - 6, 8 - 6, 10 - 6]
    cluster = sum(r * r for r in residuals) * 5 / 4 / 10**2
    even = (squares / 10 - value**2) / 10
    half = student(4 + PRIOR) * sqrt((4 * cluster + PRIOR * even) / (4 + PRIOR))
    assert (found.value, found.high) == pytest.approx((value, value + half))


def test_a_paired_difference_ignores_what_both_share() -> None:
    trials = np.full(500, 2.0)
    luck = np.tile([0.0, 1.0], 250)
    one, other = luck + np.tile([1, 0, 0, 0, 0], 100), luck
    found = difference(one, other, trials)
    assert found.value == pytest.approx(0.1)
    assert found.low > 0.07
    assert not share(one, trials).overlaps(Interval(0.9, 0.9, 0.9))


def test_a_gap_between_rates_and_a_ratio_of_means() -> None:
    found = gap((np.array([1.0, 1, 0, 0] * 100), np.ones(400)), (np.array([1.0, 0, 0, 0] * 100), np.ones(400)))
    assert found is not None
    assert found.value == pytest.approx(0.25)
    assert gap((np.zeros(3), np.zeros(3)), (np.zeros(3), np.ones(3))) is None
    twice = ratio(Interval(10, 9, 11), Interval(5, 4.5, 5.5))
    assert (twice.value, twice.high) == pytest.approx((2, 2 + 2 * sqrt(0.02)))


@pytest.mark.parametrize(("deals", "skill", "luck"), [(25, 0.3, 0.0), (40, 0.0, 2.5), (150, 0.8, 1.5)])
def test_ninety_five_percent_intervals_cover_about_ninety_five_percent(deals: int, skill: float, luck: float) -> None:
    """Two players, the same cards from both seats: with much luck the rounds of a deal go against each other."""
    chance = np.random.default_rng(deals)
    edges = chance.normal(0, luck, 400_000)
    truth = float(np.mean(1 / (1 + np.exp(-(edges + skill)))))
    covered = {"rate": 0, "seat": 0}
    for _ in range(400):
        seats = paired(chance, deals, skill, luck).reshape(deals, 2)
        hits = (seats[:, 0] == 0) * 1.0 + (seats[:, 1] == 1)
        found = share(hits, np.full(deals, 2.0))
        covered["rate"] += found.low <= truth <= found.high
        found = share((seats == 0).sum(axis=1) * 1.0, np.full(deals, 2.0))
        covered["seat"] += found.low <= 0.5 <= found.high
    assert 0.925 <= covered["rate"] / 400 <= 0.995, covered
    assert 0.915 <= covered["seat"] / 400 <= 0.985, covered


def test_elo_of_one_table_is_the_logarithm_of_wins() -> None:
    won = np.array([[1.0] * 60 + [0.0] * 40, [0.0] * 60 + [1.0] * 40])
    points = elo([tally_wins(("a", "b"), (1, 1), won, np.ones(100))])
    apart = 400 * log10(60.5 / 40.5)
    assert points["a"].value == pytest.approx(apart / 2)
    assert points["b"].value == pytest.approx(-apart / 2)
    # The delta method for the half difference of two log odds: sd = 200 / ln 10 / sqrt(n p q).
    error = 200 / np.log(10) / sqrt(100 * 0.6 * 0.4)
    assert points["a"].high - points["a"].value == pytest.approx(Z * error, rel=0.03)


def test_elo_counts_players_of_one_name_as_one_bot() -> None:
    won = np.array([[1.0] * 50 + [0.0] * 50, [0.0] * 50 + [1.0] * 50])
    points = elo([tally_wins(("one", "three"), (1, 3), won, np.ones(100))])
    assert points["one"].value - points["three"].value == pytest.approx(400 * log10(50.5 / (51.5 / 3)), abs=1e-6)
    assert points["one"].value + 3 * points["three"].value == pytest.approx(0, abs=1e-6)


def test_elo_links_players_who_never_met() -> None:
    """a beats b and b beats c, ten to one each: a is about 800 above c."""
    rows = np.array([[1.0] * 10_000 + [0.0] * 1_000, [0.0] * 10_000 + [1.0] * 1_000])
    runs = [tally_wins(names, (1, 1), rows, np.ones(11_000)) for names in (("a", "b"), ("b", "c"))]
    points = elo(runs)
    assert points["a"].value - points["c"].value == pytest.approx(800, abs=1)
    assert points["a"].value + 2 * points["b"].value + points["c"].value == pytest.approx(0, abs=1e-6)


def test_whoever_never_won_stays_on_the_scale_and_is_uncertain() -> None:
    won = np.array([np.ones(50), np.zeros(50)])
    points = elo([tally_wins(("a", "b"), (1, 1), won, np.ones(50))])
    assert -1000 < points["b"].value < -100
    assert points["b"].high - points["b"].low > 200


def test_a_summary_says_who_won() -> None:
    players = ("good", "fair", "bad")
    summary = summarize(won_by([0, 0, 0, 0, 1, 0, 1, 0, 2] * 200, players))
    assert (summary.rounds, summary.deals, summary.seed) == (1800, 600, 5)
    standings = summary.contest.standings
    assert [(s.name, s.wins) for s in standings] == [("good", 1200), ("fair", 400), ("bad", 200)]
    assert [s.rate.value for s in standings] == pytest.approx([6 / 9, 2 / 9, 1 / 9])
    assert [s.points.value for s in standings] == pytest.approx([20 * 6 / 9, 20 * 2 / 9, 20 / 9])
    assert [pair.apart for pair in summary.contest.pairs] == [True, True]
    assert [(pair.better, pair.worse) for pair in summary.contest.pairs] == [("good", "fair"), ("fair", "bad")]


def test_players_of_one_name_share_their_wins() -> None:
    summary = summarize(won_by([0, 1, 2, 0, 1, 1, 2, 0] * 50, ("one", "three", "three", "three")))
    assert {s.name: s.players for s in summary.contest.standings} == {"one": 1, "three": 3}
    assert [s.rate.value for s in summary.contest.standings] == pytest.approx([3 / 8, 5 / 24])
    assert not summary.mirror
    assert summarize(won_by([0, 1], ("same", "same"))).mirror


def test_equals_are_not_told_apart() -> None:
    summary = summarize(won_by([0, 1, 1, 0] * 100, ("a", "b")))
    assert [pair.apart for pair in summary.contest.pairs] == [False]


def test_places_are_counted_in_the_direction_of_play() -> None:
    """The dealer sits at seat 0; scary/es starts to the right, so that its first player is at the last seat."""
    players = ("x",) * 4
    seats = [1, 1, 1, 3, 0] * 4
    left = [i.value for i in summarize(rounds_of(seats, players)).positions]
    right = [i.value for i in summarize(rounds_of(seats, players, "scary/es")).positions]
    assert left == pytest.approx([0.6, 0, 0.2, 0.2])
    assert right == pytest.approx([0.2, 0, 0.6, 0.2])


def test_rounds_without_a_winner_are_blocked_or_given_up() -> None:
    rounds = won_by([0, -1, -1, 1], ("a", "b"))
    rounds.facts[1, RoundFact.MOVES] = 20_000
    summary = summarize(rounds)
    assert (summary.blocked.value, summary.given_up.value) == (0.25, 0.25)
    assert sum(s.wins for s in summary.contest.standings) == 2


def test_length_is_told_by_mean_spread_and_quantiles() -> None:
    rounds = won_by([0, 1] * 50, ("a", "b"))
    rounds.facts[:, RoundFact.TURNS] = np.arange(1, 101)
    turns = summarize(rounds).turns
    assert (turns.mean.value, turns.low, turns.median, turns.high) == (50.5, 5, 50, 95)
    assert turns.sd == pytest.approx(sqrt((100**2 - 1) / 12))
    assert (turns.histogram[0], turns.histogram[1], sum(turns.histogram)) == (3, 4, 100)


def lay(facts: NDArray[np.int32], seat: int, tally: Tally, counts: list[int]) -> None:
    """Write a tally of a seat into the facts of rounds."""
    facts[:, FACTS + seat * TALLIES + tally] = counts


def test_cards_are_told_by_winner_and_loser() -> None:
    rounds = rounds_of([0, 0, 1, 1], ("a", "b"), "scary/fr")
    lay(rounds.facts, 0, Tally.SPECIALS, [2, 1, 1, 0])
    lay(rounds.facts, 1, Tally.SPECIALS, [0, 0, 1, 0])
    lay(rounds.facts, 1, Tally.CHALLENGES, [1, 1, 2, 0])
    lay(rounds.facts, 1, Tally.CHALLENGES_WON, [1, 0, 0, 0])
    lay(rounds.facts, 0, Tally.CAUGHT, [0, 0, 0, 2])
    summary = summarize(rounds)
    laid = summary.specials
    assert laid is not None
    assert laid.rounds.value == 0.75
    assert laid.per_round.value == 1.25
    assert laid.by_winner is not None
    assert laid.by_winner.value == 1.0  # 2, 1, 1, 0
    assert laid.by_loser is not None
    assert laid.by_loser.value == 0.25  # 0, 0, 1, 0
    assert laid.won_with is not None
    assert laid.won_with.value == 0.75  # three of the four who laid one
    assert laid.won_without is not None
    assert laid.won_without.value == 0.25
    assert laid.gain is not None
    assert laid.gain.value == 0.5
    assert (summary.challenges.value, summary.caught.value) == (1.0, 0.5)
    assert summary.challenges_won is not None
    assert summary.challenges_won.value == 0.25


def test_what_never_happened_has_no_rate() -> None:
    summary = summarize(won_by([0, 1] * 10, ("a", "b")))
    assert summary.specials is None
    assert summary.challenges_won is None
    assert summary.draw_fours.won_with is None


def test_a_piece_that_starts_within_a_deal_is_fine() -> None:
    rounds = won_by([0, 1, 1, 0, 1], ("a", "b"))
    late = type(rounds)(rounds.rules, rounds.players, rounds.seed, 1, rounds.facts[1:])
    assert summarize(late).deals == 3
    one = type(rounds)(rounds.rules, rounds.players, rounds.seed, 0, rounds.facts[:1])
    assert summarize(one).deals == 1


def test_nothing_cannot_be_summarized() -> None:
    with pytest.raises(ValueError, match="no rounds"):
        summarize(won_by([], ("a", "b")))


def test_a_summary_is_plain_data_and_comes_back() -> None:
    summary = summarize(won_by([0, 1, 1] * 20, ("a", "b")))
    told = json.loads(json.dumps(as_dict(summary)))
    assert told["contest"]["standings"][0]["rate"]["value"] == pytest.approx(2 / 3)
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary


def test_a_summary_is_shown_in_80_columns() -> None:
    summary = summarize(won_by([0, 0, 1, 2] * 30, ("careful", "search:[4]", "search:[4]")))
    console = Console(width=80)
    with console.capture() as got:
        console.print(as_table(summary))
    told = got.get()
    assert "careful" in told
    assert "2 × search:[4]" in told
    assert "the dealer" in told
    assert max(len(line.rstrip()) for line in told.splitlines()) <= 80
    assert "…" not in told
