"""A bot that decides at once, by its compiled skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from penultima.bots.bot import asked_seat
from penultima.bots.kernel.decisions import NO_MOVE
from penultima.bots.kernel.entries import choose_move
from penultima.game.move import ALL_MOVES

if TYPE_CHECKING:
    from penultima.bots.kernel.skill import Skills
    from penultima.game.move import Move
    from penultima.game.view import View


class SkillBot:
    """A bot without memory: its random numbers come from the seed and from what it sees."""

    def __init__(self, skills: Skills) -> None:
        self.skills = skills

    def choose(self, view: View) -> Move | None:
        """Its move; out of turn perhaps none."""
        code = choose_move(view.states, asked_seat(view), self.skills)
        return None if code == NO_MOVE else ALL_MOVES[code]
