"""Strength on one scale: whoever has 400 points more wins ten times as often.

Winner takes all (Luce): in a round, player i wins with a chance proportional to 10^(elo_i / 400). The average is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from penultima.lab.intervals import Interval, Numbers, quantile_for, tempered

POINTS = 400 / log(10)
"""Elo for each unit of natural logarithm."""
HALF = 0.5
"""Half a win for everybody keeps whoever never won on the scale, and the bias of a logarithm small."""


@dataclass(frozen=True)
class Wins:
    """What a run says about strength: how often each name won, and how this varied from deal to deal."""

    names: tuple[str, ...]
    counts: tuple[int, ...]
    """How many players bear each name."""
    deals: int
    decided: float
    """Rounds that somebody won."""
    won: tuple[float, ...]
    moments: tuple[tuple[float, ...], ...]
    """Sums over deals of the products of (wins of each name …, decided rounds)."""


def tally_wins(names: tuple[str, ...], counts: tuple[int, ...], won: Numbers, decided: Numbers) -> Wins:
    """From the wins of each deal, a row for each name, and its decided rounds."""
    rows = np.vstack([won, decided])
    moments = tuple(tuple(map(float, row)) for row in rows @ rows.T)
    return Wins(names, counts, len(decided), float(decided.sum()), tuple(map(float, won.sum(axis=1))), moments)


def expected(wins: Wins, strength: dict[str, float]) -> Numbers:
    """The chance of each name in a run, given strengths as natural logarithms."""
    weight = np.array([count * np.exp(strength[name]) for name, count in zip(wins.names, wins.counts, strict=True)])
    return np.asarray(weight / weight.sum())


def elo(runs: Sequence[Wins]) -> dict[str, Interval]:
    """The strength of everybody who met in these runs. Runs that share no player must not be mixed."""
    names = sorted({name for run in runs for name in run.names})
    strength, flow = _fit(runs, names)
    weight = np.array([sum(c for run in runs for n, c in zip(run.names, run.counts, strict=True) if n == name)
                       for name in names], float)  # fmt: skip
    level = np.eye(len(names)) - weight / weight.sum()
    values = level @ strength * POINTS
    spread = level @ np.linalg.pinv(flow) @ _noise(runs, names, strength) @ np.linalg.pinv(flow) @ level.T
    reach = quantile_for(sum(run.deals for run in runs)) * POINTS
    errors = [reach * sqrt(max(variance, 0.0)) for variance in np.diag(spread)]
    return {n: Interval(float(v), float(v) - e, float(v) + e) for n, v, e in zip(names, values, errors, strict=True)}


def _fit(runs: Sequence[Wins], names: list[str]) -> tuple[Numbers, Numbers]:
    """The likeliest strengths, by Newton's method, and how sharply the likelihood bends there."""
    strength, bend = np.zeros(len(names)), np.eye(len(names))
    for _ in range(100):
        slope, bend = np.zeros(len(names)), np.zeros((len(names), len(names)))
        for run in runs:
            at, chance = _places(run, names), expected(run, dict(zip(names, strength, strict=True)))
            won = np.array(run.won) + HALF * np.array(run.counts)
            slope[at] += won - won.sum() * chance
            bend[np.ix_(at, at)] += won.sum() * (np.diag(chance) - np.outer(chance, chance))
        step = np.clip(np.linalg.pinv(bend) @ slope, -1, 1)
        strength = strength + step
        if np.abs(step).max() < 1e-10:
            break
    return strength, bend


def _noise(runs: Sequence[Wins], names: list[str], strength: Numbers) -> Numbers:
    """How much the slope varies from deal to deal; the half wins vary as if each were a deal of its own."""
    noise = np.zeros((len(names), len(names)))
    for run in runs:
        at, chance = _places(run, names), expected(run, dict(zip(names, strength, strict=True)))
        leave = np.hstack([np.eye(len(at)), -chance[:, None]])
        measured = leave @ np.array(run.moments) @ leave.T * run.deals / max(run.deals - 1, 1)
        even = run.decided * (np.diag(chance) - np.outer(chance, chance))
        noise[np.ix_(at, at)] += tempered(measured, even, run.deals)
        for row, count in enumerate(run.counts):
            half = (np.eye(len(at))[row] - chance) * HALF * count
            noise[np.ix_(at, at)] += np.outer(half, half)
    return noise


def _places(run: Wins, names: list[str]) -> list[int]:
    return [names.index(name) for name in run.names]
