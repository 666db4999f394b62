"""Environments with different rules and numbers of players as if they were one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from penultima.envs import Step, VectorEnv


class MixedEnvs:
    """`num_envs` environments, divided among several kinds: a kind is a booklet (with its rules) and how many play."""

    def __init__(self, num_envs: int, kinds: Sequence[tuple[str, int]], seed: int, observation: str = "v0") -> None:
        ends = [num_envs * number // len(kinds) for number in range(len(kinds) + 1)]
        self.parts = [slice(*part) for part in pairwise(ends)]
        self.envs = [
            VectorEnv(part.stop - part.start, players, rules, seed=seed + number, observation=observation)
            for number, (part, (rules, players)) in enumerate(zip(self.parts, kinds, strict=True))
        ]
        self.num_envs, self.players = num_envs, max(players for _, players in kinds)

    def reset(self) -> Step:
        """Deal everywhere."""
        return self._gather([env.reset() for env in self.envs])

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Take one action everywhere."""
        return self._gather([env.step(actions[part]) for env, part in zip(self.envs, self.parts, strict=True)])

    def _gather(self, steps: list[Step]) -> Step:
        reward = np.zeros((self.num_envs, self.players), np.float32)
        for part, step in zip(self.parts, steps, strict=True):
            reward[part, : step.reward.shape[1]] = step.reward
        return Step(
            obs=np.concatenate([step.obs for step in steps]),
            reward=reward,
            done=np.concatenate([step.done for step in steps]),
            mask=np.concatenate([step.mask for step in steps]),
            seat=np.concatenate([step.seat for step in steps]),
        )
