"""When is it clear that a player wins more, or less, than a fair share? By a bet that may be watched all the time.

Somebody who doubts that the first player wins a fair share begins with a capital of 1 and bets a part of it on every
deal, at odds that are fair if the share is; the size of a bet comes from the deals before it. Then the capital is a
martingale, and it reaches 20 with a chance of at most 1 in 20 however long the betting goes on (Ville's inequality).
So the shares against which such a bettor has not won 20 are a 95 % confidence sequence (Waudby-Smith and Ramdas,
Estimating means of bounded random variables by betting, 2024), and once the fair one is not among them it is clear.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.rounds import RoundFact
from penultima.lab.runs import Run

ENOUGH = np.log(20.0)
EARLIEST = 200
"""Deals before which no answer is given."""
BLOCK = 100
"""Deals between two looks; the answer must not depend on how rounds were cut into batches."""
PRUDENCE = 20
"""Deals' worth of chance that the bettor supposes before the first."""


def shares(run: Run, facts: NDArray[np.int32], start: int) -> NDArray[np.int64]:
    """What the first player won of each deal beyond a fair share, in parts of 1/players²; blocked rounds are shared."""
    players = len(run.players)
    seat, numbers = facts[:, RoundFact.WINNER], start + np.arange(len(facts))
    won = np.where(seat < 0, 1, np.where(seat == numbers % players, players, 0))
    beyond: NDArray[np.int64] = won.reshape(-1, players).sum(axis=1, dtype=np.int64) - players
    return beyond


class Bet:
    """The bettor: how many deals were bet on, and the logarithm of the capital."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.deals = 0
        self.capital = 0.0
        self._sum = 0
        self._squares = PRUDENCE * players * players * (players - 1)

    def add_deals(self, won: NDArray[np.int64]) -> None:
        """Bet on a block of deals, each with what was known before it."""
        sums = self._sum + np.cumsum(won) - won
        squares = self._squares + np.cumsum(won * won) - won * won
        whole = self.players**2
        bets = np.clip(sums / squares, -0.5 / (whole - self.players), 0.5 / self.players)
        self.capital += float(np.log1p(bets * won).sum())
        self._sum += int(won.sum())
        self._squares += int((won * won).sum())
        self.deals += len(won)

    @property
    def clear(self) -> bool:
        """Is the capital large enough for an answer?"""
        return self.deals >= EARLIEST and self.capital >= ENOUGH

    @property
    def more(self) -> bool:
        """Does the player win more than a fair share, or less?"""
        return self._sum > 0


class SequentialTest:
    """Takes in the rows of a run in any order and bets on them in order, until the answer is clear."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.bet = Bet(len(run.players))
        self._waiting: dict[int, NDArray[np.int32]] = {}
        self._ready: list[NDArray[np.int32]] = []
        self._next = 0

    def add_rows(self, start: int, facts: NDArray[np.int32]) -> bool:
        """Take in the rows of a batch; whether the answer is clear now."""
        self._waiting[start] = facts
        while self._next in self._waiting:
            self._ready.append(self._waiting.pop(self._next))
            self._next += len(self._ready[-1])
        self._bet_on_blocks()
        return self.bet.clear

    def _bet_on_blocks(self) -> None:
        """Bet on the blocks of deals that are complete by now."""
        size = BLOCK * len(self.run.players)
        rows = np.concatenate(self._ready) if self._ready else np.zeros((0, 1), np.int32)
        while len(rows) >= size and not self.bet.clear:
            self.bet.add_deals(shares(self.run, rows[:size], self.bet.deals * len(self.run.players)))
            rows = rows[size:]
        self._ready = [rows] if len(rows) else []
