"""Named tasks: every deal from every seat, intervals over deals, and a hash of the environment."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.envs import TASKS, Task, VectorEnv, environment_hash, evaluate
from penultima.envs.evaluation import _estimate
from penultima.errors import RulesError

DOCS = Path(__file__).parents[2] / "docs" / "envs"


def lowest(seen: NDArray[np.int8], mask: NDArray[np.bool_]) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = mask.argmax(1)
    return chosen


def test_tasks_are_editions_players_and_house_rules() -> None:
    assert len(TASKS) == 50
    for name, task in TASKS.items():
        assert name == task.name
        Rules.parse(task.rules).check_players(task.players)
        assert ("stacking" in task.rules) == name.endswith("-house")


def test_every_deal_is_played_from_every_seat() -> None:
    """Cards and dealer of environment number e are the same wherever the learner sits."""
    envs = [VectorEnv(5, 3, seed=7, opponents="careful", learner=seat) for seat in range(3)]
    for env in envs:
        env.reset()
    for index in range(5):
        assert len({env.deal(index) for env in envs}) == 1
    result = evaluate(lowest, Task("mine", "classic/en", 3, "first"), deals=4, seed=7)
    assert result.rounds == 12
    assert result.won.value * 12 == pytest.approx(round(result.won.value * 12))


def test_the_same_agent_on_all_seats_wins_its_share() -> None:
    """Every deal from every seat among equals without chance: exactly one of them wins it."""
    result = evaluate("first", Task("mine", "classic/en +uno=automatic", 2, "first"), deals=6)
    assert result.won.value == pytest.approx(0.5)


def test_bots_and_functions_are_one() -> None:
    task = Task("mine", "classic/en +uno=automatic +forced_play=on", 2, "first")
    assert evaluate("first", task, deals=5).won == evaluate(lowest, task, deals=5).won


def test_intervals_count_deals_and_not_rounds() -> None:
    """From the definition: a mean of deals, with the standard error of deals."""
    wins = np.random.default_rng(1).choice([0.0, 0.5, 1.0], 4000)
    told = _estimate(wins)
    error = wins.std() / np.sqrt(len(wins))
    assert told.value == pytest.approx(wins.mean())
    assert told.high - told.value == pytest.approx(1.96 * error, rel=0.02)
    sure = _estimate(np.ones(5))
    assert sure.low < 0.8, "five deals that agree prove little"


def test_seeds_are_fixed() -> None:
    task = Task("mine", "scary/fr", 2, "first")
    one, same, other = (evaluate("careful", task, deals=3, seed=seed) for seed in (1, 1, 2))
    assert one == same
    assert (one.won, one.seed) != (other.won, other.seed)
    assert "careful in mine: won" in str(one)


def test_the_hash_tells_environments_apart() -> None:
    told = [environment_hash(name) for name in ("classic-2", "classic-3", "classic-2-house", "battle-2")]
    assert len(set(told)) == 4
    assert all(re.fullmatch("[0-9a-f]{12}", one) for one in told)


def test_the_hashes_in_the_documents_are_those_of_this_machine() -> None:
    rows = re.findall(r"\| `([a-z0-9-]+)` .*\| `([0-9a-f]{12})` \|", (DOCS / "baselines.md").read_text("utf-8"))
    assert len(rows) >= 3
    for name, told in rows:
        assert environment_hash(name) == told


def test_what_cannot_be_evaluated_is_refused_at_once() -> None:
    for agent, task, deals, told in (
        ("nobody", "classic-2", 5, "no bot"),
        ("careful", "chess-2", 5, "no task 'chess-2'"),
        ("careful", "classic-2", 1, "at least two deals"),
        ("nowhere.npz", "classic-2", 5, "holds no weights"),
    ):
        with pytest.raises(RulesError, match=told):
            evaluate(agent, task, deals=deals)
