"""Copies of an environment, however they are made, play on alike and leave the other alone."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import gymnasium
import pytest

from penultima.envs import SingleEnv, aec_env
from penultima.envs.core_env import CoreEnv


def pickled(core: CoreEnv) -> CoreEnv:
    again = pickle.loads(pickle.dumps(core))
    assert isinstance(again, CoreEnv)
    return again


@pytest.mark.parametrize("copied", [CoreEnv.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("match", [False, True])
def test_a_copy_goes_its_own_way(copied: Callable[[CoreEnv], CoreEnv], match: bool) -> None:
    core = CoreEnv("battle/fr +hand=3 +target=50", 3, match=match, reward="points", keep_events=True)
    core.reset(4)
    dice = random.Random(4)
    for _ in range(40):
        core.step(dice.choice(core.legal_actions()))
        if core.over:
            core.reset()
    twin, before = copied(core), (core.states.tobytes(), core.observation()[0].tobytes(), list(core.events))
    roads = []
    for one in (twin, copied(core)):
        dice, road = random.Random(5), list[object]()
        while not one.over and len(road) < 2000:
            one.step(dice.choice(one.legal_actions()))
            road.append((one.seat, one.rewards.tolist(), one.states.tobytes()))
        roads.append(road)
    assert roads[0] == roads[1]
    assert before == (core.states.tobytes(), core.observation()[0].tobytes(), core.events)
    assert twin.states.tobytes() != core.states.tobytes()


def test_agents_can_be_copied() -> None:
    env = aec_env("scary/fr", 3)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    for _ in range(30):
        action = env.core.legal_actions()[0]
        assert twin.agent_selection == env.agent_selection
        twin.step(action)
        env.step(action)
        if env.core.over:
            break
    assert twin.core.states.tobytes() == env.core.states.tobytes()


def test_gymnasium_makes_many_of_one() -> None:
    envs = gymnasium.vector.SyncVectorEnv([lambda: SingleEnv(players=2, opponents="first") for _ in range(3)])
    observations, infos = envs.reset(seed=3)
    assert observations["observation"].shape == (3, 299)
    assert (infos["action_mask"] == observations["action_mask"]).all()
    for _ in range(30):
        first = [int(mask.argmax()) for mask in observations["action_mask"]]  # after an end, any: it is dealt anew
        observations, rewards, *_ = envs.step(first)
    assert rewards.shape == (3,)
    envs.close()
