"""A round between any bots, asked one by one in the same order as in compiled rounds: the same row comes out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots import Bot
from penultima.bots.arena import LIMIT
from penultima.bots.minds.rounds import FACTS, TALLIES, Fact, note_end, note_move
from penultima.errors import IllegalMove, PenultimaError
from penultima.game import Game
from penultima.game.game import ENTRIES
from penultima.game.move import SAY_UNO, Move
from penultima.rules.record import warm_up
from penultima.rules.settings import OffOn
from penultima.rules.state import Phase, same_table

NEEDED = (*ENTRIES, "note_move", "note_end")
"""What must be compiled for rounds that Python plays."""
OPEN = (Phase.TURN, Phase.DRAWN, Phase.CHALLENGE)
"""When UNO may be called by anybody. (X13)"""


class BotFailedError(Exception):
    """A bot crashed, kept silent when asked, or wanted what the rules refuse."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why


def is_call(move: Move | None) -> bool:
    """Is it UNO, or a catch?"""
    return move is not None and move.code >= SAY_UNO.code


def what_happened(error: Exception) -> str:
    """One line about an error; ours speak for themselves."""
    told = " ".join(str(error).split()).rstrip(".")
    return told if isinstance(error, PenultimaError) else f"{type(error).__name__}: {told}"


class Sitting:
    """A round and the bots around it."""

    def __init__(self, game: Game, bots: Sequence[Bot]) -> None:
        warm_up(NEEDED)
        self.game = game
        self.bots = bots
        self.facts = np.zeros(FACTS + TALLIES * game.players, np.int32)
        self._answers: dict[int, Move | None] = {}

    def play(self) -> None:
        """To the end. Whoever speaks unasked comes first, and after every word all may speak again."""
        while not self.game.over and self.facts[Fact.MOVES] < LIMIT:
            if not (self._call() or self._jump_in()):
                self._take_turn()
        note_end(self.game.table, self.facts)

    def _call(self) -> bool:
        """The first who speaks: of those who owe UNO, then of those who noticed."""
        owing = self.game.view(None).owes
        if not owing or self.game.phase not in OPEN:
            return False
        for seat in (*owing, *(seat for seat in range(self.game.players) if seat not in owing)):
            if is_call(move := self._answer(seat)):
                return self._make(seat, move)
        return False

    def _jump_in(self) -> bool:
        """The first seat after the asked one that lays a card out of turn, where the house allows it."""
        game = self.game
        if game.rules["jump_in"] != OffOn.ON or game.phase != Phase.TURN or game.turn is None:
            return False
        step = 1 if game.view(None).direction == "left" else -1
        for seat in ((game.turn + step * far) % game.players for far in range(1, game.players)):
            move = self._answer(seat)
            if move is not None and not is_call(move):
                return self._make(seat, move)
        return False

    def _take_turn(self) -> None:
        """The asked seat moves."""
        seat = self.game.turn
        assert seat is not None
        self._make(seat, self._answer(seat))

    def _answer(self, seat: int) -> Move | None:
        """What a seat says now; it is asked once, however often we want to know."""
        if seat not in self._answers:
            try:
                self._answers[seat] = self.bots[seat].choose(self.game.view(seat))
            except Exception as error:
                raise BotFailedError(seat, what_happened(error)) from error
        return self._answers[seat]

    def _make(self, seat: int, move: Move | None) -> bool:
        """Make a move and count it; it is always made, or the bot has failed."""
        if not isinstance(move, Move):
            raise BotFailedError(seat, f"{move!r} is no move")
        before = same_table(self.game.table)
        try:
            self.game.play(move, seat)
        except IllegalMove as error:
            raise BotFailedError(seat, what_happened(error)) from error
        note_move(before, seat, move.code, self.facts)
        self._answers.clear()
        return True


def play_round(rules: Rules, bots: Sequence[Bot], key: bytes, dealer: int = 0) -> tuple[Game, NDArray[np.int32]]:
    """Deal and play a round between the bots of all seats: the round itself, and its row of facts."""
    sitting = Sitting(Game(rules, len(bots), key=key, dealer=dealer), bots)
    sitting.play()
    return sitting.game, sitting.facts
