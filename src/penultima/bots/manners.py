"""What every simple bot does in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from penultima.errors import RulesError
from penultima.game.move import SAY_UNO, Move
from penultima.rules.state import Phase

if TYPE_CHECKING:
    from penultima.game.view import View

CHALLENGE = Move("challenge")


def should_say_uno(view: View) -> bool:
    """UNO is owed, or will be as soon as the color of the card just laid is named."""
    if view.seat in view.owes:
        return True
    return view.phase == Phase.COLOR and view.layer == view.seat and len(view.hand) == 1


def good_plays(view: View) -> list[Move]:
    """What a simple bot chooses from: UNO if it is time for it, else cards, else all but calls and challenges."""
    moves = view.legal_moves()
    if SAY_UNO in moves and should_say_uno(view):
        return [SAY_UNO]
    if cards := [move for move in moves if move.card is not None]:
        return cards
    plays = [move for move in moves if move.code < SAY_UNO.code and move is not CHALLENGE]
    if not plays:
        raise RulesError(f"nothing is asked of seat {view.seat}")
    return plays
