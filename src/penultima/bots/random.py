"""A bot that plays any card it can."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from penultima.bots.manners import good_plays

if TYPE_CHECKING:
    from penultima.game.move import Move
    from penultima.game.view import View


class RandomBot:
    """Every good play is equally likely. It has no memory: its chance comes from the seed and from what it sees."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = f"penultima bot {seed} ".encode()

    def choose(self, view: View) -> Move:
        """One of the good plays."""
        chance = Random(self.seed + view.table.tobytes())
        return chance.choice(good_plays(view))
