"""PettingZoo's parallel form: all agents answer at once, and all but the one that is asked keep silent."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from penultima.booklets import Rules
from penultima.envs.aec import PenultimaAEC, aec_env
from penultima.envs.arrays import LIMIT
from penultima.envs.illegal_action import IllegalAction
from penultima.envs.spaces import Observation, Pixels
from penultima.game.view import View
from penultima.observations.kernel.actions import SILENCE

Rewards = dict[str, float]
Infos = dict[str, dict[str, Any]]


class PenultimaParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The same for learners that expect an action of every agent: those who are not asked have only silence."""

    metadata: dict[str, Any] = {**PenultimaAEC.metadata, "is_parallelizable": True}  # noqa: RUF012 (as PettingZoo has it)

    def __init__(self, aec: PenultimaAEC) -> None:
        self.aec = aec
        self.possible_agents = aec.possible_agents
        self.metadata = {**self.metadata, "name": aec.metadata["name"]}
        self.state_space = aec.state_space
        self.render_mode = aec.render_mode
        self.agents: list[str] = []

    def __copy__(self) -> PenultimaParallel:
        """A copy plays on for itself."""
        return copy.deepcopy(self)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent."""
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal: with a seed, the first episode of that seed; without one, the next episode."""
        self.aec.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], Rewards, dict[str, bool], dict[str, bool], Infos]:
        """The agent that is asked decides; if anybody else does anything, nothing has changed."""
        aec = self.aec
        for agent, action in actions.items():
            if agent != aec.agent_selection and action != SILENCE:
                raise IllegalAction(aec.view(agent), int(action))
        aec.step(actions[aec.agent_selection])
        agents, self.agents = self.agents, list(self.agents) if aec.core.seat >= 0 else []
        rewards, over, cut = aec.rewards, aec.core.over, aec.core.truncated
        return (
            self._observations(),
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, over and not cut),
            dict.fromkeys(agents, cut),
            self._infos(),
        )

    def state(self) -> NDArray[np.int16]:
        """The full state, all cards included, for critics that see them while they learn."""
        return self.aec.state()

    def view(self, agent: str) -> View:
        """What an agent may know, in words."""
        return self.aec.view(agent)

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self.aec.observe(agent) for agent in self.possible_agents}
        for seat, agent in enumerate(self.possible_agents):
            if seat != self.aec.core.seat:
                seen[agent]["action_mask"][SILENCE] = 1
        return seen

    def _infos(self) -> Infos:
        return {agent: {} for agent in self.possible_agents}

    def render(self) -> str | Pixels | None:
        """The table as the deciding agent sees it."""
        return self.aec.render()

    def close(self) -> None:
        """Nothing is left open."""


def parallel_env(
    rules: Rules | str = "classic/en",
    players: int = 4,
    *,
    reward: str = "win",
    match: bool = False,
    limit: int = LIMIT,
    render_mode: str | None = None,
    observation: str = "v0",
    history: int = 0,
) -> PenultimaParallel:
    """A PettingZoo parallel environment, with the arguments of `aec_env`."""
    aec = aec_env(
        rules, players, reward=reward, match=match, limit=limit, render_mode=render_mode, observation=observation,
        history=history,
    )  # fmt: skip
    return PenultimaParallel(aec)
