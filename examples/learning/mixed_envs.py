"""Environments with different rules, numbers of players and opponents as if they were one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penultima.envs import Step, VectorEnv
from penultima.envs.vector_opponents import Opponent


class Kind(NamedTuple):
    """What is alike in some of the environments."""

    rules: str
    """A booklet, and house rules if there are any."""
    players: int
    opponents: Opponent | None = None
    """Who sits around the learner; nobody: the learner plays all seats."""
    match: bool = False
    """An episode is a match and not a round."""
    share: float = 1
    """Of the environments, beside the shares of other kinds."""


class MixedEnvs:
    """`num_envs` environments, divided among several kinds; rules and number of players alone are a kind, too."""

    def __init__(
        self,
        num_envs: int,
        kinds: Sequence[Kind | tuple[str, int]],
        seed: int,
        observation: str = "v0",
        limit: int = 10_000,
    ) -> None:
        self.kinds = [Kind(*kind) for kind in kinds]
        shares = list(accumulate((kind.share for kind in self.kinds), initial=0.0))
        ends = [int(num_envs * share / shares[-1] + 1e-9) for share in shares]
        self.parts = [slice(*part) for part in pairwise(ends)]
        self.envs = [
            VectorEnv(
                part.stop - part.start, kind.players, kind.rules, seed=seed + number, opponents=kind.opponents,
                match=kind.match, observation=observation, limit=limit,
            )
            for number, (part, kind) in enumerate(zip(self.parts, self.kinds, strict=True))
        ]  # fmt: skip
        self.num_envs, self.players = num_envs, max(kind.players for kind in self.kinds)

    def reset(self) -> Step:
        """Deal everywhere."""
        return self._gather([env.reset() for env in self.envs])

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Take one action everywhere."""
        return self._gather([env.step(actions[part]) for env, part in zip(self.envs, self.parts, strict=True)])

    def state(self) -> NDArray[np.int16]:
        """(num_envs, cells) the full state of each environment, all cards included."""
        return np.concatenate([env.state() for env in self.envs])

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
