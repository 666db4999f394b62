"""Ratings by maximum likelihood (Bradley and Terry), on the scale of Elo: whoever has 400 points more wins ten times as
often. Intervals are those of a bootstrap: deals are drawn again with replacement, pair by pair, and the ratings fitted
anew. A deal is drawn whole, with the rounds of both seatings, since these share their cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.lab.elo import HALF, POINTS
from penultima.lab.intervals import Interval, Numbers

DRAWN = 1000
"""How often all deals are drawn again."""
PARTS = 5
"""What one bot can get of a deal of two rounds: 0, ½, 1, 1½ or 2 wins; a round that nobody wins is half a win each."""

Pair = tuple[str, str]
Scores = Mapping[Pair, NDArray[np.int64]]
"""How many deals gave the first bot of a pair each of the five parts."""


def deal_scores(winners: NDArray[np.int64]) -> NDArray[np.int64]:
    """From the winner of each round (0, 1, or -1 for nobody), how many deals gave the first bot each of the parts."""
    halves = np.where(winners == 0, 2, np.where(winners < 0, 1, 0)).reshape(-1, 2).sum(axis=1)
    return np.bincount(halves, minlength=PARTS)


def added(scores: Sequence[Scores]) -> dict[Pair, NDArray[np.int64]]:
    """What several editions say together."""
    pairs = dict.fromkeys(pair for one in scores for pair in one)
    return {pair: np.sum([one[pair] for one in scores if pair in one], axis=0) for pair in pairs}


def ratings(scores: Scores, anchor: str, seed: int = 0, drawn: int = DRAWN) -> dict[str, Interval]:
    """The rating of everybody who is in a pair, best first; the anchor has 0."""
    names = list(dict.fromkeys(name for pair in scores for name in pair))
    at = names.index(anchor)
    values = fitted(_wins(scores, names), at)[0]
    generator = np.random.default_rng(seed if seed >= 0 else [-seed, 1])
    again = fitted(_wins(scores, names, generator, drawn), at)
    low, high = np.quantile(again, (0.025, 0.975), axis=0)
    found = {
        name: Interval(float(value), float(min(one, value)), float(max(other, value)))
        for name, value, one, other in zip(names, values, low, high, strict=True)
    }
    return dict(sorted(found.items(), key=lambda item: -item[1].value))


def _wins(scores: Scores, names: list[str], generator: Any = None, drawn: int = 1) -> Numbers:
    """Tables of who won how often against whom: one as it was, or many with the deals of each pair drawn again."""
    wins = np.zeros((drawn, len(names), len(names)))
    parts = np.arange(PARTS) / 2
    for (one, other), counts in scores.items():
        deals = int(counts.sum())
        sample = counts[None] if generator is None else generator.multinomial(deals, counts / deals, drawn)
        i, j, won = names.index(one), names.index(other), sample @ parts
        wins[:, i, j] = won + HALF
        wins[:, j, i] = 2 * deals - won + HALF
    return wins


def fitted(wins: Numbers, anchor: int) -> Numbers:
    """The likeliest ratings for each of these tables, by Newton's method."""
    tables, size = wins.shape[:2]
    played = wins + wins.transpose(0, 2, 1)
    others = [i for i in range(size) if i != anchor]
    strength = np.zeros((tables, size))
    for _ in range(50):
        chance = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (wins - played * chance).sum(axis=2)
        bend = -played * chance * (1 - chance)
        bend[:, range(size), range(size)] = -bend.sum(axis=2)
        step = np.linalg.solve(bend[:, others][:, :, others], slope[:, others, None])[..., 0]
        strength[:, others] += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return strength * POINTS
