"""Copies of an environment, however they are made, play the same game and leave the other alone."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import gymnasium
import pytest

from penultima.envs import SingleEnv, aec_env
from penultima.envs.play import Play


def pickled(play: Play) -> Play:
    again = pickle.loads(pickle.dumps(play))
    assert isinstance(again, Play)
    return again


@pytest.mark.parametrize("copied", [Play.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("match", [False, True])
def test_a_copy_goes_its_own_way(copied: Callable[[Play], Play], match: bool) -> None:
    play = Play("battle/fr +hand=3 +target=50", 3, match=match, reward="points", story=True)
    play.reset(4)
    dice = random.Random(4)
    for _ in range(40):
        play.step(dice.choice(play.legal_actions()))
        if play.over:
            play.reset()
    twin, before = copied(play), (play.table.tobytes(), play.observation()[0].tobytes(), list(play.events))
    roads = []
    for one in (twin, copied(play)):
        dice, road = random.Random(5), list[object]()
        while not one.over and len(road) < 2000:
            one.step(dice.choice(one.legal_actions()))
            road.append((one.seat, one.rewards.tolist(), one.table.tobytes()))
        roads.append(road)
    assert roads[0] == roads[1]
    assert before == (play.table.tobytes(), play.observation()[0].tobytes(), play.events)
    assert twin.table.tobytes() != play.table.tobytes()


def test_agents_can_be_copied() -> None:
    env = aec_env("scary/fr", 3)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    for _ in range(30):
        action = env.play.legal_actions()[0]
        assert twin.agent_selection == env.agent_selection
        twin.step(action)
        env.step(action)
        if env.play.over:
            break
    assert twin.play.table.tobytes() == env.play.table.tobytes()


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
