"""A round between bots of any kind, played move by move in Python.

Seats are asked in the same order as in compiled rounds, so the same row of facts comes out.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots import Bot
from penultima.bots.kernel import entries  # noqa: F401 (some of what is needed)
from penultima.bots.kernel.rounds import FACTS, TALLIES, note_end, note_move
from penultima.bots.playing import choices
from penultima.game import Round
from penultima.rules import match  # noqa: F401 (the same)

NEEDED = (
    "deal", "legal", "why_not", "make_move", "choose_move", "view", "points", "points_for_round", "who_may_speak",
    "note_move", "note_end", "find_dealer", "match_winners",
)  # fmt: skip
"""What must be compiled for rounds that Python plays."""


class BotRound:
    """A round and a bot for each seat."""

    def __init__(self, round: Round, bots: Sequence[Bot]) -> None:
        self.round = round
        self.bots = bots
        self.facts = np.zeros(FACTS + TALLIES * round.players, np.int32)

    def play(self) -> None:
        """To the end, and count every move."""
        for seat, move in choices(self.round, self.bots):
            note_move(self.round.states, seat, move.code, self.facts)
            self.round.play(move, seat)
        note_end(self.round.states, self.facts)


def play_round(rules: Rules, bots: Sequence[Bot], key: bytes, dealer: int = 0) -> tuple[Round, NDArray[np.int32]]:
    """Deal and play a round between the bots of all seats: the round itself, and its row of facts."""
    played = BotRound(Round(rules, len(bots), key=key, dealer=dealer), bots)
    played.play()
    return played.round, played.facts
