"""What the end of a round is worth in a match."""

from __future__ import annotations

import numpy as np
import pytest

from penultima.bots import bot
from penultima.bots.kernel.search import LOW, STEP, STEPS
from penultima.bots.stakes import low_stakes, points_stakes, round_stakes, stakes_of
from penultima.game import Match, Round


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
    turned = [scores[seat:] + scores[:seat] for seat in range(len(scores))]
    for winner in range(len(scores)):
        for step in (0, 3, 9):
            chances = [
                points_stakes(seen, 500)[(winner - seat) % len(scores) * STEPS + step]
                for seat, seen in enumerate(turned)
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
    stakes = low_stakes((100, 120, 400), 500)
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
