"""From results to a summary: who wins, how long rounds last, whether the seat matters, what cards do."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots.kernel.rounds import RoundFact, Tally
from penultima.bots.playing import LIMIT
from penultima.lab.elo import elo, tally_wins
from penultima.lab.intervals import Interval, Numbers, difference, gap, mean, share, share_if_any
from penultima.lab.results import Results
from penultima.lab.summary import BIN, Contest, Laid, Length, Pair, Standing, Summary
from penultima.rules.settings import Direction, Special


class Deals:
    """Sums over the rounds of each deal."""

    def __init__(self, results: Results) -> None:
        self.starts = np.flatnonzero(np.diff(results.deals, prepend=-1))
        self.sizes = self(np.ones(len(results.facts)))

    def __call__(self, column: NDArray[Any]) -> Numbers:
        """Each deal's sum of a column."""
        return np.add.reduceat(np.asarray(column, float), self.starts)

    @property
    def count(self) -> int:
        """How many deals there are."""
        return len(self.starts)


def summarize(results: Results) -> Summary:
    """Everything that results say, with intervals for which a deal counts as one observation."""
    if not len(results.facts):
        raise ValueError("there are no rounds to summarize")
    deals = Deals(results)
    winners = results.winners
    special = Rules.parse(results.rules)["special"] != Special.NONE
    return Summary(
        rules=results.rules,
        players=results.players,
        seed=results.seed,
        start=results.start,
        rounds=len(results.facts),
        deals=deals.count,
        contest=contest(results, deals),
        moves=length(results.fact(RoundFact.MOVES), deals),
        turns=length(results.fact(RoundFact.TURNS), deals),
        positions=tuple(share(deals(won), deals.sizes) for won in by_position(results)),
        blocked=share(deals((winners < 0) & (results.fact(RoundFact.MOVES) < LIMIT)), deals.sizes),
        given_up=share(deals((winners < 0) & (results.fact(RoundFact.MOVES) >= LIMIT)), deals.sizes),
        reshuffled=share(deals(results.fact(RoundFact.RESHUFFLES) > 0), deals.sizes),
        draws=per_round(results, Tally.DRAWS, deals),
        challenges=per_round(results, Tally.CHALLENGES, deals),
        challenges_won=share_if_any(
            deals(results.by_seat(Tally.CHALLENGES_WON).sum(axis=1)),
            deals(results.by_seat(Tally.CHALLENGES).sum(axis=1)),
        ),
        caught=per_round(results, Tally.CAUGHT, deals),
        draw_fours=laid(results, Tally.DRAW_FOURS, deals),
        specials=laid(results, Tally.SPECIALS, deals) if special else None,
    )


def contest(results: Results, deals: Deals) -> Contest:
    """Who won how often, by name."""
    names = tuple(dict.fromkeys(results.players))
    groups = [[i for i, player in enumerate(results.players) if player == name] for name in names]
    counts = tuple(map(len, groups))
    won = np.array([deals(np.isin(results.winners, group)) for group in groups])
    wins = tally_wins(names, counts, won, deals(results.winners >= 0))
    strength, points = elo([wins]), results.points
    standings = [
        Standing(
            name,
            len(group),
            int(hits.sum()),
            share(hits, deals.sizes * len(group)),
            mean_of(points[:, group], deals),
            strength[name],
        )
        for name, group, hits in zip(names, groups, won, strict=True)
    ]
    each = dict(zip(names, won / np.array(counts)[:, None], strict=True))
    ranked = sorted(standings, key=lambda standing: -standing.rate.value)
    pairs = [pair(one.name, other.name, each, deals) for one, other in pairwise(ranked)]
    return Contest(tuple(ranked), tuple(pairs), wins)


def pair(better: str, worse: str, wins: dict[str, Numbers], deals: Deals) -> Pair:
    """Is the better one really better? Luck of the deal is the same for both and falls out."""
    by = difference(wins[better], wins[worse], deals.sizes)
    return Pair(better, worse, by, by.low > 0)


def mean_of(values: NDArray[Any], deals: Deals) -> Interval:
    """The mean of a column, or of several columns together."""
    table = np.asarray(values, float).reshape(len(values), -1)
    return mean(deals(table.sum(axis=1)), deals.sizes * table.shape[1], float(np.sum(table**2)))


def per_round(results: Results, which: Tally, deals: Deals) -> Interval:
    """How often something happened in a round, at all seats together."""
    return mean_of(results.by_seat(which).sum(axis=1), deals)


def length(values: NDArray[np.int32], deals: Deals) -> Length:
    """How long rounds were, counted in moves or turns."""
    low, median, high = np.quantile(values, (0.05, 0.5, 0.95), method="inverted_cdf")
    bars = tuple(map(int, np.bincount(values // BIN)))
    return Length(mean_of(values, deals), float(np.std(values)), int(low), int(median), int(high), bars)


def by_position(results: Results) -> list[NDArray[np.bool_]]:
    """For each place after the dealer, in which rounds it won. The dealer sits at seat 0."""
    players, step = len(results.players), int(Rules.parse(results.rules)["direction"])
    assert step in (Direction.LEFT, Direction.RIGHT)
    seat = results.fact(RoundFact.WINNER)
    return [seat == (step * place) % players for place in range(1, players + 1)]


def laid(results: Results, which: Tally, deals: Deals) -> Laid:
    """What laying such a card goes with. It is no proof of what the card causes: who plays long lays more of them."""
    cards = results.by_seat(which)
    seats = np.arange(cards.shape[1])
    won = results.fact(RoundFact.WINNER)[:, None] == seats
    lost = (results.fact(RoundFact.WINNER) >= 0)[:, None] & ~won
    with_, without = cards > 0, cards == 0
    sums = [deals(column.sum(axis=1)) for column in (won & with_, with_, won & without, without)]
    return Laid(
        rounds=share(deals(cards.max(axis=1) > 0), deals.sizes),
        per_round=mean_of(cards.sum(axis=1), deals),
        by_winner=mean_where(cards, won, deals),
        by_loser=mean_where(cards, lost, deals),
        won_with=share_if_any(sums[0], sums[1]),
        won_without=share_if_any(sums[2], sums[3]),
        gain=gap((sums[0], sums[1]), (sums[2], sums[3])),
    )


def mean_where(values: NDArray[np.int32], chosen: NDArray[np.bool_], deals: Deals) -> Interval | None:
    """The mean over the chosen cells; nothing if none is."""
    picked = np.where(chosen, values, 0).astype(float)
    counts = deals(chosen.sum(axis=1))
    return mean(deals(picked.sum(axis=1)), counts, float(np.sum(picked**2))) if counts.any() else None
