"""Rounds that nobody played, with known chances, to check statistics against."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.rounds import FACTS, TALLIES, RoundFact, Tally
from penultima.lab.results import Results


def rounds_of(
    winners: Sequence[int] | NDArray[np.int64], players: Sequence[str], rules: str = "classic/en", turns: int = 40
) -> Results:
    """Rounds won by these seats, each after so many turns; every other hand is left with 10 points."""
    seats = len(players)
    facts = np.zeros((len(winners), FACTS + TALLIES * seats), np.int32)
    facts[:, RoundFact.WINNER] = winners
    facts[:, RoundFact.TURNS] = turns
    facts[:, RoundFact.MOVES] = turns + 10
    for seat in range(seats):
        facts[:, FACTS + seat * TALLIES + Tally.LEFT] = np.where(np.asarray(winners) == seat, 0, 10)
    return Results(rules, tuple(players), 5, 0, facts)


def seat_of(player: int, number: int, players: int) -> int:
    """Where a player sits in a round."""
    return (player + number) % players


def won_by(order: Sequence[int], players: Sequence[str], rules: str = "classic/en") -> Results:
    """Rounds won by these players (-1: by nobody), wherever they sat."""
    seats = len(players)
    return rounds_of([-1 if who < 0 else seat_of(who, n, seats) for n, who in enumerate(order)], players, rules)


def paired(chance: np.random.Generator, deals: int, skill: float, luck: float) -> NDArray[np.int64]:
    """Winning seats of two players in deals played twice: a deal favors a seat by `luck`, player 0 has `skill`."""
    favor = chance.normal(0, luck, deals)
    seats = []
    for number in range(2 * deals):
        edge = favor[number // 2] + (skill if number % 2 == 0 else -skill)
        seats.append(0 if chance.random() < 1 / (1 + np.exp(-edge)) else 1)
    return np.array(seats)
