"""A summary on the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from penultima.lab.intervals import Interval
from penultima.lab.plots.numbers import Format, decimal, percent, ranged
from penultima.lab.summary import Laid, Length, Summary


def show(summary: Summary) -> RenderableType:
    """Who won, how long it took, whether the seat mattered, what cards did; intervals are 95 %."""
    head = f"{summary.rules}, {len(summary.players)} players, seed {summary.seed}: {summary.rounds:,} rounds, \
{summary.deals:,} deals (95% intervals)"
    compared = [Text("\n".join(pairs(summary)))] if summary.contest.pairs else []
    parts: list[RenderableType] = [standings(summary), *compared, places(summary), other(summary)]
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


def standings(summary: Summary) -> Table:
    """Who won, best first."""
    table = plain_table("player", "won each", "points a round", "Elo")
    for s in summary.contest.standings:
        name = s.name if s.players == 1 else f"{s.players} × {s.name}"
        table.add_row(
            Text(name), within(s.rate, percent(1)), within(s.points, decimal(1)), within(s.elo, decimal(0, sign=True))
        )
    return table


def pairs(summary: Summary) -> Iterator[str]:
    """Who is better than whom, in the same deals."""
    for pair in summary.contest.pairs:
        by = ranged(pair.by, percent(1, sign=True))
        words = "wins clearly more than" if pair.apart else "cannot be told from"
        yield f"{pair.better} {words} {pair.worse}: {by} of the rounds"


def places(summary: Summary) -> Table:
    """Win rates by place."""
    table = plain_table("place after the dealer", "won")
    for place, rate in enumerate(summary.positions, 1):
        name = f"{place}{', the dealer' if place == len(summary.positions) else ''}"
        table.add_row(name, within(rate, percent(1)))
    return table


def other(summary: Summary) -> Table:
    """Length, and what happened on the way."""
    table = plain_table("in a round", "")
    for name, length in (("turns", summary.turns), ("moves", summary.moves)):
        table.add_row(name, spread(length))
    for name, laid in (("Draw Fours", summary.draw_fours), ("special cards", summary.specials)):
        if laid:
            table.add_row(name, cards(laid))
    won = f", {percent(0)(summary.challenges_won.value)} won" if summary.challenges_won else ""
    table.add_row("challenges", f"{summary.challenges.value:.2f}{won}")
    table.add_row("caught without UNO", f"{summary.caught.value:.2f}")
    table.add_row("blocked, given up", " and ".join(percent(2)(s.value) for s in (summary.blocked, summary.given_up)))
    return table


def spread(length: Length) -> str:
    """Mean, and where nine of ten rounds end."""
    return f"{length.mean.value:.1f}, sd {length.sd:.1f}; 5% {length.low}, half {length.median}, 95% {length.high}"


def cards(laid: Laid) -> str:
    """How many, and by whom."""
    one, rest = (f"{mean.value:.2f}" if mean else "–" for mean in laid.by_whom)
    return f"{laid.per_round.value:.2f}; winner {one}, others {rest} each"
