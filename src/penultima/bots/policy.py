"""A policy that has learned in an environment, as a bot: in the lab, at a table, among other bots."""

from __future__ import annotations

from collections.abc import Callable

from penultima.bots.bot import asked_seat
from penultima.errors import RulesError
from penultima.game.move import Move
from penultima.game.view import View
from penultima.observations import SILENCE, Cells, Mask, move_of_action, observations_of, version

ActionPolicy = Callable[[Cells, Mask], int]
"""An action from an observation and a mask."""


class PolicyBot:
    """A policy with the observations it needs: the same that an environment would have given it.

    `observation` is the version of the observations that it learned from.
    """

    def __init__(self, policy: ActionPolicy, observation: str = "v0") -> None:
        version(observation)
        self.policy, self.observation = policy, observation

    def choose(self, view: View) -> Move | None:
        """Its move; where it may keep silent, perhaps none."""
        asked_seat(view)
        for seen in observations_of(view, self.observation):
            action = int(self.policy(seen.observation, seen.mask))
            if not seen.mask[action]:
                raise RulesError(f"the policy chose action {action}, which its mask forbids")
            if action != SILENCE:
                return move_of_action(action, view)
        return None
