"""Games of several kinds at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from penultima.envs import Step, VectorEnv


class Hall:
    """Environments with different rules and numbers of players as if they were one."""

    def __init__(self, games: int, kinds: Sequence[tuple[str, int]], seed: int) -> None:
        ends = [games * number // len(kinds) for number in range(len(kinds) + 1)]
        self.rooms = [slice(*room) for room in pairwise(ends)]
        self.envs = [
            VectorEnv(room.stop - room.start, players, rules, seed=seed + number)
            for number, (room, (rules, players)) in enumerate(zip(self.rooms, kinds, strict=True))
        ]
        self.games, self.players = games, max(players for _, players in kinds)

    def reset(self) -> Step:
        """Deal everywhere."""
        return self._gather([env.reset() for env in self.envs])

    def step(self, actions: NDArray[np.int64]) -> Step:
        """A decision everywhere."""
        return self._gather([env.step(actions[room]) for env, room in zip(self.envs, self.rooms, strict=True)])

    def _gather(self, steps: list[Step]) -> Step:
        reward = np.zeros((self.games, self.players), np.float32)
        for room, step in zip(self.rooms, steps, strict=True):
            reward[room, : step.reward.shape[1]] = step.reward
        return Step(
            obs=np.concatenate([step.obs for step in steps]),
            reward=reward,
            done=np.concatenate([step.done for step in steps]),
            mask=np.concatenate([step.mask for step in steps]),
            seat=np.concatenate([step.seat for step in steps]),
        )
