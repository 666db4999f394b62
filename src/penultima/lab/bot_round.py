"""A round between bots of any kind, played move by move in Python.

Seats are asked in the same order as in compiled rounds, so the same row of facts comes out.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots import Bot
from penultima.bots.arena import LIMIT
from penultima.bots.kernel.rounds import FACTS, TALLIES, RoundFact, note_end, note_move
from penultima.errors import IllegalMove, PenultimaError
from penultima.game import Round
from penultima.game.move import Move
from penultima.rules.asking import Stage
from penultima.rules.state import copy_states

NEEDED = (
    "deal", "legal", "why_not", "apply", "view", "points", "points_for_round", "who_may_speak", "note_move", "note_end",
)  # fmt: skip
"""What must be compiled for rounds that Python plays."""


class BotFailedError(Exception):
    """A bot crashed, kept silent when asked, or wanted what the rules refuse."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why


def one_line(error: Exception) -> str:
    """An error as one line; an error of another program with its type."""
    text = " ".join(str(error).split()).rstrip(".")
    return text if isinstance(error, PenultimaError) else f"{type(error).__name__}: {text}"


class BotRound:
    """A round and a bot for each seat."""

    def __init__(self, round: Round, bots: Sequence[Bot]) -> None:
        self.round = round
        self.bots = bots
        self.facts = np.zeros(FACTS + TALLIES * round.players, np.int32)
        self._answers: dict[int, Move | None] = {}

    def play(self) -> None:
        """To the end. Whoever speaks unasked comes first, and after every word all may speak again."""
        while not self.round.over and self.facts[RoundFact.MOVES] < LIMIT:
            self._next_move()
        note_end(self.round.states, self.facts)

    def _next_move(self) -> None:
        """The first who has something to say, in the order of the rules, says it."""
        for stage, seat in self.round.speakers():
            move = self._answer(seat)
            if stage is Stage.ASKED or (move is not None and move.answers(stage)):
                self._make(seat, move)
                return

    def _answer(self, seat: int) -> Move | None:
        """What the bot of a seat wants to do now; it is asked once for each position."""
        if seat not in self._answers:
            try:
                self._answers[seat] = self.bots[seat].choose(self.round.view(seat))
            except Exception as error:
                raise BotFailedError(seat, one_line(error)) from error
        return self._answers[seat]

    def _make(self, seat: int, move: Move | None) -> None:
        """Make a move and count it; it is always made, or the bot has failed."""
        if not isinstance(move, Move):
            raise BotFailedError(seat, f"{move!r} is no move")
        before = copy_states(self.round.states)
        try:
            self.round.play(move, seat)
        except IllegalMove as error:
            raise BotFailedError(seat, one_line(error)) from error
        note_move(before, seat, move.code, self.facts)
        self._answers.clear()


def play_round(rules: Rules, bots: Sequence[Bot], key: bytes, dealer: int = 0) -> tuple[Round, NDArray[np.int32]]:
    """Deal and play a round between the bots of all seats: the round itself, and its row of facts."""
    played = BotRound(Round(rules, len(bots), key=key, dealer=dealer), bots)
    played.play()
    return played.round, played.facts
