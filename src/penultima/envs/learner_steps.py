"""What learners against opponents get from a step of a vector environment, in arrays that nobody writes again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import ArrayLike, NDArray

from penultima.booklets import Rules
from penultima.envs.spaces import batch_space, history_spaces
from penultima.envs.vector import VectorEnv
from penultima.envs.vector_opponents import Opponent
from penultima.errors import RulesError

Observations = Any
"""Rows of numbers, or with a history a dict of arrays."""


class LearnerStep(NamedTuple):
    """A step of all learners."""

    observations: Observations
    reward: NDArray[np.float32]
    """(num_envs,) what it was worth to the learner."""
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    mask: NDArray[np.bool_]
    """(num_envs, 86) what the learner may do now."""
    final: NDArray[np.int8]
    """(num_envs, cells) where an episode ended: what the learner saw last."""


def learner_env(
    num_envs: int,
    players: int,
    rules: Rules | str,
    opponents: Opponent | Sequence[Opponent],
    options: dict[str, Any],
) -> VectorEnv:
    """A vector environment for learners, which keeps their last observations."""
    if opponents is None:
        raise RulesError("a learner has opponents; for self-play there is penultima.envs.VectorEnv")
    return VectorEnv(num_envs, players, rules, opponents=opponents, final=True, **options)


class LearnerSteps:
    """Steps of the learners in a vector environment."""

    def __init__(self, env: VectorEnv) -> None:
        self._env = env
        self._rows = np.arange(env.num_envs)
        self.mask = np.zeros((env.num_envs, env.actions), np.bool_)
        self.single_observation_space: spaces.Space[Any] = env.single_observation_space
        if env.history_tokens:
            parts = {"observation": env.single_observation_space, **history_spaces(env.history_tokens)}
            self.single_observation_space = spaces.Dict(parts)
        self.observation_space = batch_space(self.single_observation_space, env.num_envs)

    def _observations(self, obs: NDArray[np.int8]) -> Observations:
        if not self._env.history_tokens:
            return obs.copy()
        tokens, used = self._env.history()
        return {"observation": obs.copy(), "history": tokens, "history_mask": used.astype(np.int8)}

    def reset(self, seed: int | None) -> tuple[Observations, NDArray[np.bool_]]:
        """Deal: with a seed, its first episodes; without one, the next."""
        obs, _, _, mask, _ = self._env.reset(seed)
        self.mask = mask.copy()
        return self._observations(obs), self.mask

    def step(self, actions: ArrayLike) -> LearnerStep:
        """All learners decide."""
        env = self._env
        obs, reward, done, mask, seat = env.step(actions)
        self.mask = mask.copy()
        cut = env.truncated.copy()
        return LearnerStep(
            self._observations(obs), reward[self._rows, seat], done & ~cut, cut, self.mask, env.final_obs.copy()
        )
