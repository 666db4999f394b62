"""The error for an action that is not legal now."""

from __future__ import annotations

from penultima.errors import IllegalMove
from penultima.game.view import View
from penultima.observations.actions import move_of_action
from penultima.rules import engine
from penultima.rules.reasons import Reason


class IllegalAction(IllegalMove):
    """An action that the mask forbids. Nothing has changed."""

    def __init__(self, view: View, action: int, env_index: int = 0) -> None:
        seat = -1 if view.seat is None else view.seat
        try:
            move = move_of_action(action, view)
        except ValueError:
            reason, what = Reason.NO_SUCH_MOVE, f"take action {action}"
        else:
            what = "keep silent" if move is None else move.text
            reason = Reason.NO_SUCH_MOVE if move is None else Reason(engine.why_not(view.states, seat, move.code))
        if reason == Reason.FINE:  # legal for the rules, but another seat, or the same at another time, is asked
            reason = Reason.CALL_LATER
        super().__init__(reason, seat, what)
        self.action = action
        self.env_index = env_index
        """Which one of several environments it was in."""
