"""PettingZoo's parallel form: all agents answer at once, and all but the one that is asked keep silent."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from penultima.booklets import Rules
from penultima.envs.aec import TableAEC, aec_env
from penultima.envs.games import LIMIT
from penultima.envs.refusing import IllegalAction
from penultima.envs.spaces import Observation, Pixels
from penultima.sights.kernel.actions import SILENCE

Given = dict[str, float]
Told = dict[str, dict[str, Any]]


class TableParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The same game for learners that expect an action of every agent: silence is the only one of those not asked."""

    metadata: dict[str, Any] = {**TableAEC.metadata, "is_parallelizable": True}  # noqa: RUF012 (as PettingZoo has it)

    def __init__(self, table: TableAEC) -> None:
        self.table = table
        self.possible_agents = table.possible_agents
        self.render_mode = table.render_mode
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent."""
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Told]:
        """Deal: from a seed, anew; without one, the next episode."""
        self.table.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], Given, dict[str, bool], dict[str, bool], Told]:
        """The agent that is asked decides; if anybody else does anything, nothing has changed."""
        table = self.table
        for agent, action in actions.items():
            if agent != table.agent_selection and action != SILENCE:
                raise IllegalAction(table.view(agent), int(action))
        table.step(actions[table.agent_selection])
        agents, self.agents = self.agents, list(self.agents) if table.play.seat >= 0 else []
        rewards, over, cut = table.rewards, table.play.over, table.play.truncated
        return (
            self._observations(),
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, over and not cut),
            dict.fromkeys(agents, cut),
            self._infos(),
        )

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self.table.observe(agent) for agent in self.possible_agents}
        for seat, agent in enumerate(self.possible_agents):
            if seat != self.table.play.seat:
                seen[agent]["action_mask"][SILENCE] = 1
        return seen

    def _infos(self) -> Told:
        return {agent: {} for agent in self.possible_agents}

    def render(self) -> str | Pixels | None:
        """The table as the deciding agent sees it."""
        return self.table.render()

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
) -> TableParallel:
    """A PettingZoo parallel environment, with the arguments of `aec_env`."""
    table = aec_env(rules, players, reward=reward, match=match, limit=limit, render_mode=render_mode)
    return TableParallel(table)
