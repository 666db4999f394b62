"""What the end of a round is worth in a match."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.bots import bot
from penultima.bots.kernel import arithmetic
from penultima.bots.kernel.search import LOW, STAKES, STEP, STEPS
from penultima.bots.kernel.stakes import match_stakes
from penultima.bots.stakes import round_stakes, stakes_for, stakes_of
from penultima.game import Match, Round
from penultima.rules.settings import MatchKind
from penultima.runtime import WAY, Way
from tests.runtime.calls import plain

Curve = NDArray[np.float64]


def exponential(x: float) -> float:
    """The rule's own, in plain Python."""
    return float(getattr(arithmetic.exponential, "py_func", arithmetic.exponential)(x))


def logarithm(x: float) -> float:
    """The rule's own, in plain Python."""
    return float(getattr(arithmetic.logarithm, "py_func", arithmetic.logarithm)(x))


def points_stakes(scores: tuple[int, ...], target: int) -> Curve:
    """Of seat 0 in a match for points."""
    return stakes_for(MatchKind.POINTS, target, scores)


def gamma_shares(rounds: float, time: Curve) -> Curve:
    """A gamma distribution over moments, as a formula of the library."""
    weight = np.exp((rounds - 1.0) * np.log(time) - time - math.lgamma(rounds))
    return np.asarray(weight / weight.sum())


def not_yet(moments: Curve) -> Curve:
    """The chance that a player is not there yet."""
    return np.asarray(1.0 - np.cumsum(moments) + moments / 2)


def formula_for_points(scores: tuple[int, ...], target: int) -> Curve:
    """The race by NumPy and the library's functions, in another order of summation."""
    players = len(scores)

    def needed(points: float) -> float:
        return points / (45.0 * (players - 1)) + 0.5

    all_needed = [needed(max(target - score, 0)) for score in scores]
    end = max(all_needed) + 6.0 * math.sqrt(max(all_needed)) + 6.0
    time = np.linspace(end / 400, end, 400)
    mine, waits = gamma_shares(all_needed[0], time), [not_yet(gamma_shares(one, time)) for one in all_needed]
    stakes = np.zeros(STAKES)
    for winner, score in enumerate(scores):
        rest = [waits[seat] for seat in range(1, players) if seat != winner]
        others = np.prod(rest, axis=0) if rest else np.ones(400)
        for step in range(STEPS):
            missing = target - score - step * STEP
            if missing <= 0:
                worth = float(winner == 0)
            else:
                then = gamma_shares(needed(missing), time)
                worth = float(then @ others if winner == 0 else mine @ (others * not_yet(then)))
            stakes[winner * STEPS + step] = worth
    return stakes


def formula_for_low(scores: tuple[int, ...], target: int) -> Curve:
    """The same for a low-score match."""
    spread = 40.0 * math.sqrt(max(target - max(scores), 0) / 45.0 + 0.5)
    pull = np.exp(-(np.array(scores) - min(scores)) / spread)
    chance = pull / pull.sum()
    stakes = np.zeros(STAKES)
    stakes[LOW] = 1.0
    stakes[LOW + 1 : LOW + 1 + len(scores)] = chance[0] * chance / spread
    stakes[LOW + 1] -= chance[0] / spread
    return stakes


def some_scores() -> list[tuple[tuple[int, ...], int]]:
    """Scores and targets: usual ones, and beyond the target, equal, far apart, for 2 to 10 players."""
    dice = random.Random(3)
    found: list[tuple[tuple[int, ...], int]] = [
        ((0, 0), 500),
        ((0, 0), 5000),
        ((499, 499), 500),
        ((600, 3), 500),
        ((0, 4999, 0), 5000),
    ]
    for players in range(2, 11):
        target = dice.choice((50, 120, 500, 1000, 5000))
        found.append((tuple(dice.randrange(target) for _ in range(players)), target))
    return found


def test_the_own_exponential_is_that_of_the_library() -> None:
    places = [*np.linspace(-699.0, 699.0, 4001).tolist(), *np.linspace(-2.0, 2.0, 2001).tolist(), 0.0, 1e-300]
    assert all(exponential(x) == pytest.approx(math.exp(x), rel=1e-12, abs=0) for x in places)
    assert exponential(0.0) == 1.0


def test_the_own_logarithm_is_that_of_the_library() -> None:
    places = [*np.exp(np.linspace(-690.0, 690.0, 4001)).tolist(), *np.linspace(0.4, 3.0, 4001).tolist(), 1e-300]
    assert all(logarithm(x) == pytest.approx(math.log(x), rel=1e-14, abs=0) for x in places)
    assert logarithm(1.0) == 0.0


@pytest.mark.parametrize(("scores", "target"), some_scores())
def test_the_stakes_are_those_of_the_formula(scores: tuple[int, ...], target: int) -> None:
    for seat in range(len(scores)):
        seen = scores[seat:] + scores[:seat]
        for kind, formula in ((MatchKind.POINTS, formula_for_points), (MatchKind.LOW, formula_for_low)):
            assert stakes_for(kind, target, scores, seat) == pytest.approx(formula(seen, target), rel=0, abs=1e-12)


@pytest.mark.skipif(WAY is Way.INTERPRETED, reason="there is nothing to compare")
def test_they_have_the_same_bits_interpreted() -> None:
    """Node, native code and more scores are compared in tests/runtime/test_same_everywhere.py."""
    for scores, target in [((480, 20, 300), 500), ((40, 30, 0, 12, 49), 50), ((0, 0), 70)]:
        room = np.array(scores, np.int64)
        for kind in MatchKind:
            curves = np.full((2, STAKES), np.nan)
            match_stakes(kind, target, len(scores), 1, room, curves[0])
            plain("match_stakes")(kind, target, len(scores), 1, room, curves[1])
            assert curves[0].tobytes() == curves[1].tobytes()


def test_whoever_plays_alone_plays_for_the_round() -> None:
    assert np.array_equal(stakes_for(MatchKind.POINTS, 500, (12,)), round_stakes())


def test_without_a_match_only_winning_counts() -> None:
    round = Round("classic/en", 3, seed=1)
    assert np.array_equal(stakes_of(round.view(0)), round_stakes())
    assert round_stakes()[:STEPS].min() == 1.0
    assert not round_stakes()[STEPS:].any()
    single = Match("classic/en +match=round", 3, seed=1)
    assert np.array_equal(stakes_of(single.view(1)), round_stakes())


@pytest.mark.parametrize("scores", [(0, 0), (300, 300, 300), (120,) * 6])
def test_equal_scores_are_equal_chances(scores: tuple[int, ...]) -> None:
    chance = points_stakes(scores, 500)[0]
    assert chance == pytest.approx(1 / len(scores), abs=0.01)


@pytest.mark.parametrize("scores", [(0, 0), (480, 0, 300, 100), (10, 450, 450), (499, 499)])
def test_the_chances_of_all_seats_add_up_to_one(scores: tuple[int, ...]) -> None:
    for winner in range(len(scores)):
        for step in (0, 3, 9):
            chances = [
                stakes_for(MatchKind.POINTS, 500, scores, seat)[(winner - seat) % len(scores) * STEPS + step]
                for seat in range(len(scores))
            ]
            assert sum(chances) == pytest.approx(1.0, abs=0.02)


def test_points_help_who_wins_them_and_the_target_decides() -> None:
    stakes = points_stakes((400, 350, 100), 500)
    mine, theirs = stakes[:STEPS], stakes[STEPS : 2 * STEPS]
    assert all(np.diff(mine) >= -1e-12)
    assert all(np.diff(theirs) <= 1e-12)
    assert mine[100 // STEP :].min() == 1.0
    assert theirs[150 // STEP :].max() == 0.0
    assert theirs[140 // STEP] > 0.0


def test_in_a_low_score_match_points_cost() -> None:
    stakes = stakes_for(MatchKind.LOW, 500, (100, 120, 400))
    mine, near, far = stakes[LOW + 1 : LOW + 4]
    assert stakes[LOW] == 1.0
    assert mine < 0 < far < near
    assert mine + near + far == pytest.approx(0.0)


def test_a_searcher_is_given_the_stakes_of_the_match() -> None:
    """They differ with the score; with each of them it finds a legal move."""
    position = "hands: r9 w | b1 b2 b3; draw: *; discard: r5"
    views = [Round.from_position(position).view(0, scores) for scores in (None, (0, 480), (480, 0))]
    for view in views:
        assert bot("search:200").choose(view) in view.legal_moves()
    assert not np.array_equal(stakes_of(views[1]), stakes_of(views[2]))


def test_seats_are_told_from_the_own_one_on() -> None:
    match = Match("classic/en", 3, seed=1)
    match.scores = [480, 20, 300]
    assert np.array_equal(stakes_of(match.view(2)), points_stakes((300, 480, 20), 500))
