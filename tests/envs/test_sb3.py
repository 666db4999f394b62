"""Stable-Baselines3's vector environment; `make plugs` runs it where Stable-Baselines3 is installed."""

from __future__ import annotations

import numpy as np
import pytest

from penultima.envs import VectorEnv

pytest.importorskip("stable_baselines3", reason="make plugs installs it")


def test_it_is_the_fast_environment() -> None:
    from penultima.envs import StableBaselinesVecEnv

    env = StableBaselinesVecEnv(16, 3, opponents="first", seed=4)
    fast = VectorEnv(16, 3, opponents="first", seed=4, final=True)
    rows, step, ends, length = env.reset(), fast.reset(), 0, np.zeros(16, int)
    for _ in range(150):
        masks = np.stack(env.env_method("action_masks"))
        assert (masks == step.mask).all()
        assert (rows == step.obs).all()
        assert env.has_attr("action_masks")
        rows, reward, done, infos = env.step(masks.argmax(1))
        step = fast.step(masks.argmax(1))
        length += 1
        assert (reward == step.reward[np.arange(16), step.seat]).all()
        assert (done == step.done).all()
        for index in np.flatnonzero(done):
            assert (infos[index]["terminal_observation"] == fast.final_obs[index]).all()
            assert infos[index]["TimeLimit.truncated"] == fast.truncated[index]
            assert infos[index]["episode"]["l"] == length[index]
            assert infos[index]["episode"]["r"] == pytest.approx(reward[index])
            length[index], ends = 0, ends + 1
    assert ends > 5
    env.seed(4)
    assert (env.reset() == VectorEnv(16, 3, opponents="first", seed=4).reset().obs).all()
    env.close()


def test_a_learner_learns_in_it() -> None:
    from sb3_contrib import MaskablePPO

    from penultima.envs import StableBaselinesVecEnv

    env = StableBaselinesVecEnv(8, 2, opponents="first", seed=1)
    model = MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=64, seed=1, device="cpu").learn(256)
    assert model.num_timesteps == 256


def test_the_single_environment_has_masks() -> None:
    from sb3_contrib import MaskablePPO

    from penultima.envs import SingleEnv

    for flat in (True, False):
        env = SingleEnv(players=2, opponents="first", flat=flat, illegal="raise")
        policy = "MlpPolicy" if flat else "MultiInputPolicy"
        model = MaskablePPO(policy, env, n_steps=32, batch_size=32, seed=1, device="cpu").learn(64)
        assert model.num_timesteps == 64
