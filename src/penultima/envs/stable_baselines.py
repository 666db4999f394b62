"""Stable-Baselines3's `VecEnv` over `VectorEnv`: `pip install stable-baselines3`, and sb3-contrib for MaskablePPO."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium import Wrapper
from numpy.typing import NDArray
from stable_baselines3.common.vec_env.base_vec_env import VecEnv, VecEnvIndices

from penultima.booklets import Rules
from penultima.envs.learner_steps import LearnerSteps, learner_env
from penultima.envs.vector import VectorEnv
from penultima.envs.vector_opponents import Opponent


class StableBaselinesVecEnv(VecEnv):  # type: ignore[misc]
    """One learner and its opponents in each environment, with `action_masks` for sb3-contrib's MaskablePPO.

    The last observation of an episode is in `infos[i]["terminal_observation"]`, its sum of rewards and its length in
    `infos[i]["episode"]`, and `infos[i]["TimeLimit.truncated"]` says that a round was given up.
    """

    def __init__(
        self,
        num_envs: int = 64,
        players: int = 4,
        rules: Rules | str = "classic/en",
        *,
        opponents: Opponent | Sequence[Opponent] = "careful",
        **options: Any,
    ) -> None:
        """`options` are those of `penultima.envs.VectorEnv`: seed, learner, reward, match, limit, observation …"""
        self.env: VectorEnv = learner_env(num_envs, players, rules, opponents, options)
        """The environment underneath."""
        self._steps = LearnerSteps(self.env)
        self._chosen: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self._worth, self._length = np.zeros(num_envs), np.zeros(num_envs, np.int64)
        self._seed: int | None = None
        super().__init__(num_envs, self._steps.single_observation_space, self.env.single_action_space)

    def reset(self) -> Any:
        """Deal in every environment, after `seed(…)` from that seed."""
        observations, _ = self._steps.reset(self._seed)
        self._seed = None
        self._worth[:], self._length[:] = 0, 0
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return observations

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take note of the actions."""
        self._chosen = actions

    def step_wait(self) -> Any:
        """Carry them out."""
        step = self._steps.step(self._chosen)
        ended = step.terminated | step.truncated
        self._worth += step.reward
        self._length += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended).tolist():
            infos[row] = {
                "terminal_observation": step.final[row],
                "TimeLimit.truncated": bool(step.truncated[row]),
                "episode": {"r": float(self._worth[row]), "l": int(self._length[row]), "t": 0.0},
            }
        self._worth[ended], self._length[ended] = 0, 0
        return step.observations, step.reward, ended, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """(num_envs, 86) what the learners may do now."""
        return self._steps.mask.copy()

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Deal from this seed at the next reset. One is enough for all environments: each has cards of its own."""
        self._seed = seed
        return [seed] * self.num_envs

    def close(self) -> None:
        """End the threads."""
        self.env.close()

    def _rows(self, indices: VecEnvIndices) -> Iterable[int]:
        return self._get_indices(indices)  # type: ignore[no-any-return]

    def get_attr(self, attr_name: str, indices: VecEnvIndices = None) -> list[Any]:
        """The same attribute for each environment: they are one object."""
        value = None if attr_name == "render_mode" else getattr(self, attr_name)
        return [value for _ in self._rows(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: VecEnvIndices = None) -> None:
        """Set an attribute of all environments."""
        setattr(self, attr_name, value)

    def env_method(
        self, method_name: str, *method_args: Any, indices: VecEnvIndices = None, **method_kwargs: Any
    ) -> list[Any]:
        """Call a method; what it returns has a row for each environment."""
        told = getattr(self, method_name)(*method_args, **method_kwargs)
        return [told[row] for row in self._rows(indices)]

    def env_is_wrapped(
        self, wrapper_class: type[Wrapper[Any, Any, Any, Any]], indices: VecEnvIndices = None
    ) -> list[bool]:
        """No environment is. Asked for SB3's Monitor, it says yes: `infos` tells of every episode what that would."""
        told = wrapper_class.__name__ == "Monitor"
        return [told for _ in self._rows(indices)]
