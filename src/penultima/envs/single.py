"""Gymnasium: one learner against bots, or against programs."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.envs.aec import MODES, check_mode
from penultima.envs.arrays import LIMIT
from penultima.envs.core_env import CoreEnv
from penultima.envs.illegal_action import IllegalAction
from penultima.envs.opponents import Opponents
from penultima.envs.spaces import Pixels, flat_space, flattened, observation_space, observe, render
from penultima.errors import RulesError
from penultima.game.view import View
from penultima.observations.kernel.actions import ACTIONS, SILENCE
from penultima.rules.state import NOBODY

ID = "penultima/Table-v0"
ILLEGAL = ("refuse", "raise")
Seen = Any
"""A dict of arrays, or with `flat` one array."""


class LegalActions(spaces.Discrete):
    """All actions; without a mask of its own, a sample is one of those that are legal now."""

    def __init__(self, core: CoreEnv) -> None:
        super().__init__(ACTIONS)
        self._core = core

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal action, each as likely, unless a mask or probabilities are given."""
        if mask is None and probability is None and self._core.seat != NOBODY:
            mask = self._core.observation()[1]
        return super().sample(mask, probability)


class SingleEnv(gymnasium.Env[Any, np.int64]):
    """One learner; the bots play until it must decide.

    An observation is a dict with the mask in it, or with `flat=True` one row of numbers; the mask is in `info` and in
    `action_masks()` too. `observation` is the version of what is seen, `history` how many tokens of the round's events
    an observation has.

    An illegal action changes nothing: `illegal="refuse"` says why in `info["refused"]` (Gymnasium's checks sample
    without a mask), `illegal="raise"` raises IllegalAction.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (Gymnasium wants it so)

    def __init__(
        self,
        rules: Rules | str = "classic/en",
        players: int = 4,
        *,
        opponents: str | Sequence[str] = "careful",
        seat: int = 0,
        bot_seed: int = 0,
        reward: str = "win",
        match: bool = False,
        limit: int = LIMIT,
        illegal: str = "refuse",
        render_mode: str | None = None,
        observation: str = "v0",
        history: int = 0,
        flat: bool = False,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.core = CoreEnv(
            rules, players, reward=reward, match=match, limit=limit, keep_events=True, observation=observation,
            history=history,
        )  # fmt: skip
        self.flat = flat
        if not 0 <= seat < players:
            raise RulesError(f"the learner sits at seat 0 to {players - 1}, not {seat}")
        if illegal not in ILLEGAL:
            raise RulesError(f"illegal may be {', '.join(ILLEGAL)}, not {illegal!r}")
        self.seat = seat
        self.illegal, self.limit, self.refused = illegal, limit, 0
        self.opponents = Opponents(opponents, players, seat, bot_seed)
        kind = flat_space if flat else observation_space
        self.observation_space = kind(self.core.encoding, history)
        self.action_space = LegalActions(self.core)

    def __copy__(self) -> SingleEnv:
        """A copy plays on for itself."""
        return copy.deepcopy(self)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal: with a seed, the first episode of that seed; without one, the next.

        Then bots play until the learner must decide. Should they end the round before, it is dealt again: an episode
        has at least one decision.
        """
        super().reset(seed=seed)
        self.refused = 0
        self.core.reset(seed)
        self._go_on()
        while self.core.seat == NOBODY:
            self.core.reset()
            self._go_on()
        self._show()
        return self._observation_and_info()

    def _go_on(self) -> float:
        self.opponents.something_happened()
        return self.opponents.play_on(self.core)

    def step(self, action: int | np.integer[Any]) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner decides, then the bots, until the learner must decide again."""
        core = self.core
        try:
            core.step(int(action))
        except IllegalAction as error:
            if self.illegal == "raise" or core.seat == NOBODY:
                raise
            return self._refuse(error)
        worth = float(core.rewards[self.seat]) if core.round_ended else 0.0
        if int(action) != SILENCE:
            self.opponents.something_happened()
        worth += self.opponents.play_on(core)
        self._show()
        observation, info = self._observation_and_info()
        return observation, worth, core.over and not core.truncated, core.truncated, info

    def _refuse(self, error: IllegalAction) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Nothing has changed; whoever insists for too long is sent away."""
        self.refused += 1
        observation, info = self._observation_and_info()
        return observation, 0.0, False, self.refused >= self.limit, {**info, "refused": error.reason.name.lower()}

    def _observation_and_info(self) -> tuple[Seen, dict[str, Any]]:
        seen = observe(self.core, self.seat)
        return flattened(seen) if self.flat else seen, {"action_mask": seen["action_mask"]}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, as sb3-contrib's MaskablePPO asks for it."""
        return self.core.observation(self.seat)[1].view(np.bool_)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Pixels | None:
        """The table as the learner sees it."""
        return render(self.core, self.render_mode, self.seat)

    def view(self) -> View:
        """What the learner may know, in words."""
        return self.core.view(self.seat)

    def close(self) -> None:
        """Programs are sent a goodbye."""
        self.opponents.close()


_VECTOR = "penultima.envs.gymnasium_vector:GymnasiumVectorEnv"
gymnasium.register(ID, "penultima.envs.single:SingleEnv", vector_entry_point=_VECTOR)
