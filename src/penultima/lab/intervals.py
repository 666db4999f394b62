"""Estimates with 95 % intervals from rounds that come in deals.

Rounds of one deal share their cards, so a deal counts as one observation, however many rounds it was played. How much
its rounds say together is measured from the deals themselves: less than apart where the cards decide, more where the
rotation of the seats cancels luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

PRIOR = 4
"""Deals' worth of trust that rounds are independent: ten deals that happen to agree are no proof that all will."""

Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Interval:
    """An estimate, and what it may be with 95 % confidence."""

    value: float
    low: float
    high: float

    def overlaps(self, other: Interval) -> bool:
        """Can both be the same?"""
        return self.low <= other.high and other.low <= self.high

    def scaled(self, factor: float, shift: float = 0.0) -> Interval:
        """The same in other units."""
        low, high = sorted((self.low * factor + shift, self.high * factor + shift))
        return Interval(self.value * factor + shift, low, high)


def student(freedom: float) -> float:
    """The 97.5 % quantile of Student's t, by Cornish and Fisher; within 0.01 from 4 degrees of freedom on."""
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / freedom**power for power, term in enumerate(terms, 1))


def spread(residuals: Numbers) -> float:
    """The variance of the sum of what each deal leaves over."""
    deals = len(residuals)
    return float(np.sum(residuals**2)) * deals / max(deals - 1, 1)


Variance = TypeVar("Variance", float, Numbers)


def tempered(measured: Variance, independent: Variance, deals: int) -> Variance:
    """The measured variance, held by a few deals' worth of what it were if rounds were independent."""
    return ((deals - 1) * measured + PRIOR * independent) / (deals - 1 + PRIOR)


def quantile_for(deals: int) -> float:
    """How many standard errors reach 95 % with so many deals."""
    return student(deals - 1 + PRIOR)


def wilson(rate: float, size: float, reach: float) -> Interval:
    """Wilson's interval for a rate seen in so many independent trials; it never leaves 0 to 1."""
    pull = reach**2 / size
    center = (rate + pull / 2) / (1 + pull)
    half = reach / (1 + pull) * sqrt(rate * (1 - rate) / size + pull / (4 * size))
    return Interval(rate, min(rate, max(center - half, 0.0)), max(rate, min(center + half, 1.0)))


def share(hits: Numbers, trials: Numbers) -> Interval:
    """A rate from the hits and trials of each deal.

    Where nothing or everything was hit, the deals cannot tell how much their rounds resemble each other, and each deal
    counts once.
    """
    total, deals = float(trials.sum()), len(trials)
    rate = float(hits.sum()) / total
    even = rate * (1 - rate) / total
    if even == 0:
        return wilson(rate, min(total, deals), quantile_for(deals))
    variance = tempered(spread(hits - rate * trials) / total**2, even, deals)
    return wilson(rate, rate * (1 - rate) / variance, quantile_for(deals))


def share_if_any(hits: Numbers, trials: Numbers) -> Interval | None:
    """A rate, or nothing if nothing was tried."""
    return share(hits, trials) if trials.any() else None


def mean(sums: Numbers, counts: Numbers, squares: float) -> Interval:
    """A mean from each deal's sum and number of values; `squares` is the sum of all squared values."""
    total, deals = float(counts.sum()), len(counts)
    value = float(sums.sum()) / total
    even = max(squares / total - value**2, 0.0) / total
    half = quantile_for(deals) * sqrt(tempered(spread(sums - value * counts) / total**2, even, deals))
    return Interval(value, value - half, value + half)


def difference(one: Numbers, other: Numbers, trials: Numbers) -> Interval:
    """How much more often one thing happened than another that excludes it, in the same deals."""
    total, deals = float(trials.sum()), len(trials)
    left, right = ((float(hits.sum()) + 0.5) / (total + 1) for hits in (one, other))
    value = float(one.sum() - other.sum()) / total
    even = (left + right - (left - right) ** 2) / total
    half = quantile_for(deals) * sqrt(tempered(spread(one - other - value * trials) / total**2, even, deals))
    return Interval(value, max(value - half, -1.0), min(value + half, 1.0))


def gap(one: tuple[Numbers, Numbers], other: tuple[Numbers, Numbers]) -> Interval | None:
    """How much higher one rate is than another, each with its own trials in the same deals."""
    sizes = float(one[1].sum()), float(other[1].sum())
    if not all(sizes):
        return None
    rates = float(one[0].sum()) / sizes[0], float(other[0].sum()) / sizes[1]
    left, right = (
        (hits - rate * trials) / trials.sum() for (hits, trials), rate in zip((one, other), rates, strict=True)
    )
    even = sum(rate * (1 - rate) / size for rate, size in zip(rates, sizes, strict=True))
    half = quantile_for(len(left)) * sqrt(tempered(spread(left - right), even, len(left)))
    value = rates[0] - rates[1]
    return Interval(value, max(value - half, -1.0), min(value + half, 1.0))


def ratio(one: Interval, other: Interval) -> Interval:
    """How many times larger one estimate is than another from other rounds."""
    value = one.value / other.value
    half = value * sqrt(sum(((i.high - i.low) / 2 / i.value) ** 2 for i in (one, other)))
    return Interval(value, value - half, value + half)
