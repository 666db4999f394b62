"""A section of the report: how long a round lasts."""

from __future__ import annotations

from functools import partial

from penultima.lab.plots import Ridge, Series, lines, ridges
from penultima.lab.plots.numbers import decimal, ranged
from penultima.lab.report.grouping import GroupedSummaries, edition_style
from penultima.lab.report.page import Figure, HtmlTable, ReportSection
from penultima.lab.summary import BIN, Summary


def lengths(grouped: GroupedSummaries) -> ReportSection:
    """The section; every run has lengths."""
    figures = [spread(grouped)]
    if grouped.editions:
        figures.append(growth(grouped))
    lead = "A turn is a card laid or a draw; what is asked in between, such as a color or a challenge, is not counted."
    return ReportSection("lengths", "How long a round lasts", lead, figures)


def spread(grouped: GroupedSummaries) -> Figure:
    """The distribution of turns, rules under rules."""
    tables = grouped.beside
    rows = [Ridge(r, s.turns.histogram, BIN, s.turns.median, edition_style(r)["color"]) for r, s in tables.items()]
    title = f"Turns in a round, {grouped.size} players"
    table = HtmlTable(
        ("rules", "mean (95%)", "sd", "5% are shorter than", "median", "95% are shorter than", "moves, mean"),
        [line(rules, summary) for rules, summary in tables.items()],
    )
    return Figure("turns", title, spread_caption(tables), partial(ridges, rows, unit="turns"), table)


def line(rules: str, summary: Summary) -> tuple[str, ...]:
    """A row of the table."""
    turns = summary.turns
    numbers = (f"{turns.sd:.1f}", str(turns.low), str(turns.median), str(turns.high), f"{summary.moves.mean.value:.1f}")
    return (rules, ranged(turns.mean, decimal(1)), *numbers)


def spread_caption(tables: dict[str, Summary]) -> str:
    """Shortest and longest, and how far single rounds lie apart."""
    rules, first = next(iter(tables.items()))
    wide = f"In {rules} half of all rounds are over after {first.turns.median} turns, and nine in ten take between \
{first.turns.low} and {first.turns.high}."
    if len(tables) == 1:
        return wide
    short = min(tables, key=lambda r: tables[r].turns.mean.value)
    long = max(tables, key=lambda r: tables[r].turns.mean.value)
    return f"{wide} {short} is the quickest with a median of {tables[short].turns.median}, {long} the slowest with \
{tables[long].turns.median}; the dotted outline repeats {rules}."


def growth(grouped: GroupedSummaries) -> Figure:
    """Mean turns over the number of players, an edition a line."""
    chosen = {rules: grouped.by_size[rules] for rules in grouped.editions}
    series = [
        Series(rules, {n: s.turns.mean for n, s in sizes.items()}, **edition_style(rules))
        for rules, sizes in chosen.items()
    ]
    rules, sizes = next(iter(chosen.items()))
    (few, start), *_, (many, end) = sizes.items()
    caption = f"From {few} to {many} players a round of {rules} grows from {start.turns.mean.value:.0f} to \
{end.turns.mean.value:.0f} turns on average, but each player's part goes from {start.turns.mean.value / few:.0f} to \
{end.turns.mean.value / many:.0f}. The bands are 95% intervals, often thinner than the line."
    counts = sorted({n for one in chosen.values() for n in one})
    body = [
        (str(n), *(ranged(one[n].turns.mean, decimal(1)) if n in one else "–" for one in chosen.values()))
        for n in counts
    ]
    plot = partial(lines, series, form=decimal, unit="turns in a round")
    return Figure("growth", "Turns by number of players", caption, plot, HtmlTable(("players", *chosen), body))
