"""What has learned in an environment, as a bot: in the lab, at a table, among other bots."""

from __future__ import annotations

from collections.abc import Callable

from penultima.bots.bot import asked_seat
from penultima.errors import RulesError
from penultima.game.move import Move
from penultima.game.view import View
from penultima.rules.record import warm_up
from penultima.sights import SEEING, SILENCE, Cells, Mask, move_of_action, sights

Policy = Callable[[Cells, Mask], int]
"""An action from an observation and a mask."""


class PolicyBot:
    """A policy, and the eyes it needs: it sees the very cells that an environment would have shown."""

    def __init__(self, policy: Policy) -> None:
        warm_up(SEEING)
        self.policy = policy

    def choose(self, view: View) -> Move | None:
        """Its move; where it may keep silent, perhaps none."""
        asked_seat(view)
        for sight in sights(view):
            action = int(self.policy(sight.observation, sight.mask))
            if not sight.mask[action]:
                raise RulesError(f"the policy chose action {action}, which its mask forbids")
            if action != SILENCE:
                return move_of_action(action, view)
        return None
