"""What the results of a run say: as data that can be saved and compared, as JSON, and as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from penultima.lab.elo import Wins
from penultima.lab.intervals import Interval
from penultima.lab.plots.numbers import Format, decimal, percent, ranged

BIN = 4
"""Turns in one bar of a histogram."""


@dataclass(frozen=True)
class Standing:
    """How a name did. Players of the same name are the same bot and count together, each as one player."""

    name: str
    players: int
    wins: int
    rate: Interval
    """Wins of one such player in a round."""
    points: Interval
    """Points of one such player in a round."""
    elo: Interval


@dataclass(frozen=True)
class Pair:
    """Two neighbors in rank: how much more often the better one wins, measured in the same deals."""

    better: str
    worse: str
    by: Interval
    apart: bool
    """The interval excludes that they are equal."""


@dataclass(frozen=True)
class Contest:
    """Who won: best first, with the comparison of each to the next."""

    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    wins: Wins


@dataclass(frozen=True)
class Length:
    """How long rounds were."""

    mean: Interval
    sd: float
    low: int
    """5 % are this short or shorter."""
    median: int
    high: int
    """95 % are this short or shorter."""
    histogram: tuple[int, ...]
    """Rounds of 0 to 3, 4 to 7, … (steps of `BIN`)."""


@dataclass(frozen=True)
class Laid:
    """What a kind of card did: how often it was laid, by whom, and how those fared who laid one."""

    rounds: Interval
    """Share of rounds in which it was laid."""
    per_round: Interval
    by_winner: Interval | None
    """Laid by the winner of a round, on average."""
    by_loser: Interval | None
    """Laid by one of the others."""
    won_with: Interval | None
    """Win rate of whoever laid at least one."""
    won_without: Interval | None
    gain: Interval | None
    """The first less the second."""

    @property
    def by_whom(self) -> tuple[Interval | None, Interval | None]:
        """By the winner, and by each of the others."""
        return self.by_winner, self.by_loser


@dataclass(frozen=True)
class Summary:
    """Everything that the results of a run say."""

    rules: str
    players: tuple[str, ...]
    seed: int
    start: int
    rounds: int
    deals: int
    contest: Contest
    moves: Length
    turns: Length
    positions: tuple[Interval, ...]
    """Win rates by place: first whoever sits next to the dealer in the direction of play, last the dealer."""
    blocked: Interval
    """Share of rounds in which nobody could go on."""
    given_up: Interval
    """Share of rounds that the lab ended."""
    reshuffled: Interval
    draws: Interval
    """Times that anybody drew on his turn, in a round."""
    challenges: Interval
    challenges_won: Interval | None
    caught: Interval
    draw_fours: Laid
    specials: Laid | None
    """Nothing where there is no special card."""

    @property
    def mirror(self) -> bool:
        """All play alike: the seats and the rules are compared, not the players."""
        return len(self.contest.standings) == 1

    @property
    def fair(self) -> float:
        """The win rate if all were equal."""
        return 1 / len(self.players)


def as_dict(summary: Summary) -> dict[str, Any]:
    """The summary as plain data for JSON."""
    made: dict[str, Any] = msgspec.to_builtins(summary)
    del made["contest"]["wins"]
    return made


def as_table(summary: Summary) -> RenderableType:
    """Who won, how long it took, whether the seat mattered, what cards did; intervals are 95 %."""
    head = f"{summary.rules}, {len(summary.players)} players, seed {summary.seed}: {summary.rounds:,} rounds, \
{summary.deals:,} deals (95% intervals)"
    compared = [Text("\n".join(pair_sentences(summary)))] if summary.contest.pairs else []
    parts: list[RenderableType] = [standings_table(summary), *compared, places_table(summary), other_table(summary)]
    return Group(Text(head), *(Padding(part, (1, 0, 0, 0)) for part in parts))


def plain_table(*heads: str) -> Table:
    """A table without lines: the first column is a name, the others are numbers."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        table.add_column(head, justify="left", no_wrap=number > 0)
    return table


def within(interval: Interval, form: Format) -> str:
    """25.3% (24.9–25.7): short enough for a column."""
    low, high = (form(value).rstrip("%") for value in (interval.low, interval.high))
    return f"{form(interval.value)} ({low} to {high})"


def standings_table(summary: Summary) -> Table:
    """Who won, best first."""
    table = plain_table("player", "won each", "points a round", "Elo")
    for s in summary.contest.standings:
        name = s.name if s.players == 1 else f"{s.players} × {s.name}"
        table.add_row(
            Text(name), within(s.rate, percent(1)), within(s.points, decimal(1)), within(s.elo, decimal(0, sign=True))
        )
    return table


def pair_sentences(summary: Summary) -> Iterator[str]:
    """Who is better than whom, in the same deals."""
    for pair in summary.contest.pairs:
        by = ranged(pair.by, percent(1, sign=True))
        words = "wins clearly more than" if pair.apart else "cannot be told from"
        yield f"{pair.better} {words} {pair.worse}: {by} of the rounds"


def places_table(summary: Summary) -> Table:
    """Win rates by place."""
    table = plain_table("place after the dealer", "won")
    for place, rate in enumerate(summary.positions, 1):
        name = f"{place}{', the dealer' if place == len(summary.positions) else ''}"
        table.add_row(name, within(rate, percent(1)))
    return table


def other_table(summary: Summary) -> Table:
    """Length, and what happened on the way."""
    table = plain_table("in a round", "")
    for name, length in (("turns", summary.turns), ("moves", summary.moves)):
        table.add_row(name, length_text(length))
    for name, laid in (("Draw Fours", summary.draw_fours), ("special cards", summary.specials)):
        if laid:
            table.add_row(name, cards_text(laid))
    won = f", {percent(0)(summary.challenges_won.value)} won" if summary.challenges_won else ""
    table.add_row("challenges", f"{summary.challenges.value:.2f}{won}")
    table.add_row("caught without UNO", f"{summary.caught.value:.2f}")
    table.add_row("blocked, given up", " and ".join(percent(2)(s.value) for s in (summary.blocked, summary.given_up)))
    return table


def length_text(length: Length) -> str:
    """Mean, and where nine of ten rounds end."""
    return f"{length.mean.value:.1f}, sd {length.sd:.1f}; 5% {length.low}, half {length.median}, 95% {length.high}"


def cards_text(laid: Laid) -> str:
    """How many, and by whom."""
    one, rest = (f"{mean.value:.2f}" if mean else "–" for mean in laid.by_whom)
    return f"{laid.per_round.value:.2f}; winner {one}, others {rest} each"
