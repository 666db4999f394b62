"""A bot that plays the first card it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from penultima.bots.manners import good_plays

if TYPE_CHECKING:
    from penultima.game.move import Move
    from penultima.game.view import View


class FirstBot:
    """Cards in kind order, colors red first, seats from 0. It leaves nothing to chance and needs no seed."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The first of the good plays."""
        return good_plays(view)[0]
