"""Opponents in many rounds at once: functions, weights, pools; and last observations. They change nothing else."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.envs import GymnasiumVectorEnv, IllegalAction, OpponentPool, SingleEnv, VectorEnv
from penultima.envs.core_env import CoreEnv
from penultima.errors import RulesError

PARTS = ("obs", "reward", "done", "mask", "seat")
QUICK = "+uno=automatic +forced_play=on"


def lowest(seen: NDArray[np.int8], mask: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A policy on batches: the legal action with the lowest number."""
    chosen: NDArray[np.int64] = mask.argmax(1)
    return chosen


def same_story(one: VectorEnv, other: VectorEnv, steps: int = 150) -> int:
    """Play both alike; how many episodes ended."""
    told, again, ends = one.reset(), other.reset(), 0
    for _ in range(steps):
        for part in PARTS:
            assert (getattr(told, part) == getattr(again, part)).all(), part
        assert (one.truncated == other.truncated).all()
        assert (one.scores == other.scores).all()
        actions = one.sample_actions().copy()
        told, again = one.step(actions), other.step(actions)
        ends += int(told.done.sum())
    one.close()
    other.close()
    return ends


TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 2, "rules": "scary/fr +hand=2", "reward": "points"},
    {"players": 4, "rules": "classic/en +hand=2 +target=50", "match": True},
    {"players": 3, "limit": 25},
    {"players": 3, "learner": 2, "rules": "battle/fr +hand=1", "match": True, "reward": "points"},
]


@pytest.mark.parametrize("table", TABLES)
def test_last_observations_change_nothing_else(table: dict[str, Any]) -> None:
    rules = f"{table.get('rules', 'classic/en')} +forced_play=on"
    for threads in (1, 2):
        options = {**table, "rules": rules, "opponents": "careful", "seed": 2, "threads": threads}
        assert same_story(VectorEnv(30, **options), VectorEnv(30, **options, final=True)) > 5


@pytest.mark.parametrize("table", TABLES)
def test_bots_in_the_kernel_and_outside_play_alike(table: dict[str, Any]) -> None:
    """`first` has no chance in it, whoever asks it: the kernel alone, or Python by way of a pool."""
    rules = f"{table.get('rules', 'classic/en')} {QUICK}"
    kernel = VectorEnv(30, **{**table, "rules": rules}, opponents="first", seed=2, threads=2)
    pool = VectorEnv(30, **{**table, "rules": rules}, opponents=OpponentPool(["first"]), seed=2, threads=2)
    assert same_story(kernel, pool) > 5


def test_a_function_on_batches_is_an_opponent() -> None:
    """The first legal move of the rules is the action with the lowest number, but where a seat is chosen."""
    rules = f"classic/en {QUICK}"
    bots = VectorEnv(40, 3, rules, opponents=["first", "first"], seed=5)
    functions = VectorEnv(40, 3, rules, opponents=[lowest, "first"], seed=5, final=True)
    assert same_story(bots, functions) > 5


def test_last_observations_of_selfplay_are_those_of_who_decided_last() -> None:
    many = VectorEnv(1, 3, f"classic/en {QUICK}", seed=6, final=True)
    one = CoreEnv(f"classic/en {QUICK}", 3)
    many.reset()
    one.reset(6)
    ends = 0
    for _ in range(400):
        seat, actions = one.seat, many.sample_actions().copy()
        one.step(int(actions[0]))
        step = many.step(actions)
        if one.over:
            assert step.done[0]
            assert (many.final_obs[0] == one.observe(seat)[0]).all()
            ends += 1
            one.reset()
        assert (step.obs[0] == one.observation()[0]).all()
    assert ends > 2
    with pytest.raises(RulesError, match="final=True"):
        _ = VectorEnv(1, 2).final_obs


def test_last_observations_of_learners_are_those_of_the_single_environment() -> None:
    many = GymnasiumVectorEnv(4, 3, opponents="first", learner=1, seed=6)
    one = SingleEnv(players=3, opponents="first", seat=1, flat=True)
    (rows, infos), (row, info) = many.reset(seed=6), one.reset(seed=6)
    ends = 0
    for _ in range(400):
        assert (rows[0] == row).all()
        assert (infos["action_mask"][0] == info["action_mask"]).all()
        assert (one.action_masks() == many.action_masks()[0]).all()
        actions = infos["action_mask"].argmax(1)
        rows, reward, over, cut, infos = many.step(actions)
        row, worth, terminated, truncated, info = one.step(actions[0])
        assert (reward[0], over[0], cut[0]) == (pytest.approx(worth), terminated, truncated)
        if terminated:
            assert (infos["final_obs"][0] == row).all()
            assert infos["_final_obs"][0]
            ends += 1
            row, info = one.reset()
    assert ends > 3
    many.close()


def test_members_of_a_pool_are_drawn_by_their_weights() -> None:
    asked = np.zeros(3, np.int64)

    def counting(number: int) -> Any:
        def policy(seen: NDArray[np.int8], mask: NDArray[np.bool_]) -> NDArray[np.int64]:
            asked[number] += len(seen)
            return lowest(seen, mask)

        return policy

    pool = OpponentPool([counting(0), counting(1), counting(2)], [3, 0, 1])
    env = VectorEnv(400, 2, f"classic/en {QUICK}", opponents=pool, seed=1)
    env.reset()
    assert env._opponents is not None
    who = env._opponents.who[:, 0]
    # 400 draws with a chance of 1/4: 100 with a standard deviation of 8.7, so within 5 of them.
    assert 57 <= (who == 2).sum() <= 143
    assert not (who == 1).any()
    for _ in range(20):
        env.step(env.sample_actions())
    assert asked[1] == 0
    assert asked[0] > asked[2] > 0


def test_draws_depend_on_the_seed_alone() -> None:
    def story(threads: int, num_envs: int, seed: int) -> list[bytes]:
        pool = OpponentPool(["first", "careful", lowest])
        env = VectorEnv(num_envs, 3, f"classic/en {QUICK}", opponents=pool, seed=seed, threads=threads)
        told = [env.reset().obs[:20].tobytes()]
        return told + [env.step(env._step.mask.argmax(1)).obs[:20].tobytes() for _ in range(40)]

    assert story(1, 20, 3) == story(3, 20, 3) == story(2, 50, 3)
    assert story(1, 20, 3) != story(1, 20, 4)


def test_copies_play_on_alike() -> None:
    env = VectorEnv(20, 3, opponents=OpponentPool(["first", lowest]), seed=3, final=True)
    env.reset()
    for _ in range(30):
        env.step(env.sample_actions())
    twin = copy.deepcopy(env)
    for _ in range(30):
        actions = env.sample_actions().copy()
        assert (env.step(actions).obs == twin.step(actions).obs).all()
        assert (env.final_obs == twin.final_obs).all()


def test_what_cannot_sit_there_is_refused() -> None:
    def silly(seen: NDArray[np.int8], mask: NDArray[np.bool_]) -> NDArray[np.int64]:
        return lowest(seen, ~mask)

    wrong: list[tuple[Any, str]] = [
        ("search", "does not play in many rounds at once"),
        ("nobody", "no bot"),
        ("nowhere.npz", "holds no weights"),
        ([lowest], "a learner and 2 opponents, not 1"),
        ([3, 3], "a bot's name, a file of weights, a function or a pool"),
    ]
    for opponents, told in wrong:
        with pytest.raises(RulesError, match=told):
            VectorEnv(4, 3, opponents=opponents)
    for members, weights in (([], None), (["first"], [0]), (["first"], [1, 2]), (["first", "careful"], [-1, 2])):
        with pytest.raises(RulesError, match="pool has"):
            OpponentPool(members, weights)
    env = VectorEnv(4, 3, opponents=silly, seed=1)
    with pytest.raises(RulesError, match="its mask forbids"):
        env.reset()
    with pytest.raises(RulesError, match="reset comes before"):
        env.step(np.zeros(4, np.int64))
    with pytest.raises(RulesError, match="a learner has opponents"):
        GymnasiumVectorEnv(4, opponents=None)  # type: ignore[arg-type]


def test_illegal_actions_change_nothing() -> None:
    env = VectorEnv(4, 2, opponents=lowest, seed=1, final=True)
    step = env.reset()
    before = step.obs.copy()
    with pytest.raises(IllegalAction):
        env.step(np.full(4, -1))
    assert (step.obs == before).all()
    env.step(step.mask.argmax(1))


def test_gymnasium_makes_it_by_name() -> None:
    import gymnasium

    envs = gymnasium.make_vec(
        "penultima/Table-v0", num_envs=8, vectorization_mode="vector_entry_point", players=2, opponents="first"
    )
    observations, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(observations)
    assert envs.action_space.contains(infos["action_mask"].argmax(1))
    observations, rewards, *_ = envs.step(infos["action_mask"].argmax(1))
    assert rewards.shape == (8,)
    assert envs.single_observation_space.contains(observations[0])
    envs.close()
    told = GymnasiumVectorEnv(5, 2, opponents="first", history=30, observation="v1")
    observations, _ = told.reset(seed=1)
    assert told.observation_space.contains(observations)
    told.close()
