"""Gymnasium's vector interface over `VectorEnv`: one learner in each of thousands of environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import ArrayLike, NDArray

from penultima.booklets import Rules
from penultima.envs.learner_steps import LearnerSteps, learner_env
from penultima.envs.vector import VectorEnv as FastVectorEnv
from penultima.envs.vector_opponents import Opponent


class GymnasiumVectorEnv(VectorEnv[Any, Any, Any]):
    """One learner and its opponents in each environment; a finished episode is followed by the next in the same step.

    Observations are rows of numbers; what may be done is in `infos["action_mask"]`, and after an end the last
    observation in `infos["final_obs"]`, as Gymnasium's SAME_STEP has it. With `history` an observation is a dict, as
    that of `SingleEnv` but without its mask. An illegal action raises IllegalAction and changes nothing.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        rules: Rules | str = "classic/en",
        *,
        opponents: Opponent | Sequence[Opponent] = "careful",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`options` are those of `penultima.envs.VectorEnv`: seed, learner, reward, match, limit, observation …"""
        self.env: FastVectorEnv = learner_env(num_envs, players, rules, opponents, options)
        """The environment underneath."""
        self._steps = LearnerSteps(self.env)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = self._steps.single_observation_space
        self.single_action_space = self.env.single_action_space
        self.observation_space = self._steps.observation_space
        self.action_space = self.env.action_space

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal in every environment. One seed is enough for all: each has cards of its own."""
        given = seed if seed is None or isinstance(seed, int | np.integer) else seed[0]
        observations, mask = self._steps.reset(None if given is None else int(given))
        return observations, {"action_mask": mask}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The learners decide, then their opponents, until the learners must decide again."""
        step = self._steps.step(actions)
        infos: dict[str, Any] = {"action_mask": step.mask}
        ended = step.terminated | step.truncated
        if ended.any():
            infos["final_obs"] = np.array([None] * self.num_envs, object)
            for row in np.flatnonzero(ended).tolist():
                infos["final_obs"][row] = step.final[row]
            infos["_final_obs"] = ended
        return step.observations, step.reward, step.terminated, step.truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """(num_envs, 86) what the learners may do now."""
        return self._steps.mask.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.env.close()
