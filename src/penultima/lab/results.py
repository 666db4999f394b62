"""Rounds that were played between bots, as one table of numbers with what is needed to play them again."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from penultima.bots.minds.rounds import FACTS, TALLIES, Fact, Tally

Column = NDArray[np.int32]


@dataclass(frozen=True)
class Rounds:
    """Round `start + i` is row i: deal number // players, with player p at seat (p + number) % players."""

    rules: str
    players: tuple[str, ...]
    seed: int
    start: int
    facts: NDArray[np.int32]

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of each round."""
        return np.arange(self.start, self.start + len(self.facts))

    @property
    def deals(self) -> NDArray[np.int64]:
        """The deal of each round; rounds of one deal are not independent."""
        return self.numbers // len(self.players)

    def fact(self, which: Fact) -> Column:
        """One fact of every round."""
        return self.facts[:, which]

    def by_seat(self, which: Tally) -> NDArray[np.int32]:
        """A tally of every round, a column for each seat."""
        tallies = self.facts[:, FACTS:].reshape(len(self.facts), len(self.players), TALLIES)
        return tallies[:, :, which]

    @property
    def winners(self) -> NDArray[np.int64]:
        """The player who won each round, -1 where nobody did."""
        seat = self.fact(Fact.WINNER).astype(np.int64)
        return np.where(seat < 0, -1, (seat - self.numbers) % len(self.players))

    @property
    def points(self) -> NDArray[np.int32]:
        """What each player won in each round: the winner all points left in the other hands."""
        won = np.zeros((len(self.facts), len(self.players)), np.int32)
        rows = np.flatnonzero(self.winners >= 0)
        won[rows, self.winners[rows]] = self.by_seat(Tally.LEFT).sum(axis=1)[rows]
        return won
