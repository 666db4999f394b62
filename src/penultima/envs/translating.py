"""Between actions and moves: actions count seats from the one that acts, moves count them round the table."""

from __future__ import annotations

from penultima.envs.kernel.actions import ACTIONS, SILENCE
from penultima.errors import NotationError
from penultima.game.move import ALL_MOVES, Move
from penultima.rules.moves import CATCH, CHOOSE, UNO


def move_of_action(action: int, seat: int, players: int) -> Move | None:
    """The move that an action of this seat means; silence is none."""
    if not 0 <= action < ACTIONS:
        raise NotationError(f"{action} is no action; actions are 0 to {ACTIONS - 1}")
    if action == SILENCE:
        return None
    for first, end in ((CHOOSE, UNO), (CATCH, SILENCE)):
        if first <= action < end:
            if action - first >= players:
                raise NotationError(f"action {action} is about a seat that {players} players do not have")
            return ALL_MOVES[first + (action - first + seat) % players]
    return ALL_MOVES[action]


def action_of_move(move: Move | str | None, seat: int, players: int) -> int:
    """The action by which this seat makes a move; none is silence."""
    if move is None:
        return SILENCE
    code = Move(move).code if isinstance(move, str) else move.code
    for first, end in ((CHOOSE, UNO), (CATCH, SILENCE)):
        if first <= code < end:
            return first + (code - first - seat) % players
    return code


def action_text(action: int) -> str:
    """An action in words: `r7`, `draw`, `catch +2` (the second seat to the left), `silence`."""
    if action == SILENCE:
        return "silence"
    move = move_of_action(action, 0, 10)
    assert move is not None
    return move.text.replace("@", "+")
