"""PettingZoo: every seat is an agent, asked one after the other."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from penultima.booklets import Rules
from penultima.envs.arrays import LIMIT
from penultima.envs.core_env import CoreEnv
from penultima.envs.spaces import Observation, Pixels, action_space, observation_space, observe, render, state_space
from penultima.envs.text_rendering import agent_names
from penultima.errors import RulesError
from penultima.game.view import View

MODES = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> None:
    """Refuse a render mode that does not exist."""
    if mode is not None and mode not in MODES:
        raise RulesError(f"render_mode may be {', '.join(MODES)}, not {mode!r}")


class PenultimaAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One environment for many agents. An illegal action raises IllegalAction and changes nothing."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo wants it so)
        "name": "penultima_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, core: CoreEnv, render_mode: str | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.core = core
        self.render_mode = render_mode
        self.possible_agents = list(agent_names(core.players))
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.metadata = {**self.metadata, "name": f"penultima_{core.encoding.name}"}
        self._seen = {agent: observation_space(core.encoding, core.history_tokens) for agent in self.possible_agents}
        self._done = {agent: action_space() for agent in self.possible_agents}
        self._nothing = dict.fromkeys(self.possible_agents, 0.0)
        self.state_space = state_space()

    def __copy__(self) -> PenultimaAEC:
        """A copy plays on for itself."""
        return copy.deepcopy(self)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent."""
        return self._done[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: with a seed, the first episode of that seed; without one, the next episode."""
        self.core.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict(self._nothing)
        self._cumulative_rewards = dict(self._nothing)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.core.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may do; nothing, unless it is its decision."""
        return observe(self.core, self.seat_of[agent])

    def state(self) -> NDArray[np.int16]:
        """The full state, all cards included, for critics that see them while they learn."""
        return self.core.state()

    def step(self, action: int | None) -> None:
        """The selected agent decides; after the end, each agent takes its leave with None."""
        agent, core = self.agent_selection, self.core
        if not self.agents:
            raise RulesError("reset comes before the first step, and after the last")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise RulesError(f"{agent} must decide")
        core.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if core.round_ended:
            self._pay()
        elif any(self.rewards.values()):
            self.rewards = dict(self._nothing)
        if core.seat >= 0:
            self.agent_selection = self.possible_agents[core.seat]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        self.rewards = dict(zip(self.possible_agents, self.core.rewards.tolist(), strict=True))
        self._accumulate_rewards()

    def _end(self) -> None:
        cut = self.core.truncated
        self.rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._deads_step_first()

    def render(self) -> str | Pixels | None:
        """The table as the deciding agent sees it; after the end, as a spectator."""
        return render(self.core, self.render_mode, None if self.core.seat < 0 else self.core.seat)

    def close(self) -> None:
        """Nothing is left open."""

    def view(self, agent: str) -> View:
        """What an agent may know, in words."""
        return self.core.view(self.seat_of[agent])


def aec_env(
    rules: Rules | str = "classic/en",
    players: int = 4,
    *,
    reward: str = "win",
    match: bool = False,
    limit: int = LIMIT,
    render_mode: str | None = None,
    observation: str = "v0",
    history: int = 0,
) -> PenultimaAEC:
    """A PettingZoo environment: `rules` is any booklet with any house rules, an episode a round or a match.

    `observation` is the version of what is seen, `history` how many tokens of the round's events an observation has.
    """
    core = CoreEnv(
        rules, players, reward=reward, match=match, limit=limit, keep_events=True, observation=observation,
        history=history,
    )  # fmt: skip
    return PenultimaAEC(core, render_mode)
