"""Translation between actions and moves: actions count seats from the acting one, moves count them round the table."""

from __future__ import annotations

from penultima.errors import NotationError
from penultima.game.move import ALL_MOVES, Move
from penultima.game.view import View
from penultima.observations.kernel.actions import ACTIONS, SILENCE
from penultima.rules.moves import CATCH, CHOOSE, UNO

GROUPS = ((CHOOSE, UNO), (CATCH, SILENCE))
"""Moves that are about a seat."""


def step_of(view: View) -> int:
    """1 if play goes to the left, -1 if it goes to the right."""
    return 1 if view.direction == "left" else -1


def move_of_action(action: int, view: View) -> Move | None:
    """The move that an action of the view's seat means; silence is none."""
    if not 0 <= action < ACTIONS:
        raise NotationError(f"{action} is no action; actions are 0 to {ACTIONS - 1}")
    if action == SILENCE:
        return None
    for first, end in GROUPS:
        if first <= action < end:
            if action - first >= view.players:
                raise NotationError(f"action {action} is about a seat that {view.players} players do not have")
            return ALL_MOVES[first + (_seat(view) + (action - first) * step_of(view)) % view.players]
    return ALL_MOVES[action]


def action_of_move(move: Move | str | None, view: View) -> int:
    """The action by which the view's seat makes a move; none is silence."""
    if move is None:
        return SILENCE
    code = Move(move).code if isinstance(move, str) else move.code
    for first, end in GROUPS:
        if first <= code < end:
            return first + (code - first - _seat(view)) * step_of(view) % view.players
    return code


def _seat(view: View) -> int:
    return 0 if view.seat is None else view.seat


def action_text(action: int) -> str:
    """An action in words: `r7`, `draw`, `catch +2` (the second seat from oneself), `silence`."""
    if not 0 <= action < ACTIONS:
        raise NotationError(f"{action} is no action; actions are 0 to {ACTIONS - 1}")
    return "silence" if action == SILENCE else ALL_MOVES[action].text.replace("@", "+")
