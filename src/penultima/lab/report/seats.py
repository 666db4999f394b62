"""A section of the report: whether it matters where one sits."""

from __future__ import annotations

from functools import partial

from penultima.lab.intervals import Interval
from penultima.lab.plots import Dot, Series, dots, lines
from penultima.lab.plots.numbers import Format, percent, ranged
from penultima.lab.report.grouping import GroupedSummaries, advantage, edition_style, listed
from penultima.lab.report.page import Figure, HtmlTable, ReportSection
from penultima.lab.summary import Summary

UNIT = "wins against a fair share"


def signed(digits: int) -> Format:
    """Percent with its sign."""
    return percent(digits, sign=True)


def seats(grouped: GroupedSummaries) -> ReportSection:
    """The section."""
    lead = (
        "Places are counted from the dealer in the booklet's direction of play, before the turned-up card has skipped "
        "or turned anything. 0% is a fair share: +5% are 21 wins where 20 would be fair."
    )
    figures = [over_players(grouped)] if grouped.editions else []
    return ReportSection("seats", "Where one sits", lead, [*figures, places(grouped), *first_seats(grouped)])


def over_players(grouped: GroupedSummaries) -> Figure:
    """The first place's and the dealer's advantage, by number of players."""
    rules = grouped.editions[0]
    sizes = grouped.by_size[rules]
    first = {n: advantage(s) for n, s in sizes.items()}
    last = {n: advantage(s, -1) for n, s in sizes.items()}
    series = [Series("first to play", first, "green", "square"), Series("dealer", last, "pink", "circle")]
    body = [(str(n), ranged(first[n], signed(1)), ranged(last[n], signed(1)), all_places(s)) for n, s in sizes.items()]
    table = HtmlTable(
        ("players", "first to play (95%)", "dealer (95%)", "win rate of each place, first to dealer"), body
    )
    plot = partial(lines, series, form=signed, unit=UNIT, reference=0)
    return Figure(
        "first-seat",
        f"First and last, {min(sizes)} to {max(sizes)} players, {rules}",
        first_caption(first),
        plot,
        table,
    )


def all_places(summary: Summary) -> str:
    """The win rate of each place."""
    return ", ".join(percent(1)(rate.value) for rate in summary.positions)


def first_caption(first: dict[int, Interval]) -> str:
    """For how many players going first is clearly good."""
    good = [str(n) for n, gain in first.items() if gain.low > 0]
    bad = [str(n) for n, gain in first.items() if gain.high < 0]
    if not good and not bad:
        return "Going first is no clear advantage with any number of players."
    parts = []
    if good:
        best = max(first, key=lambda n: first[n].value)
        parts.append(f"Going first helps most with {best} players: {ranged(first[best], signed(1))} wins.")
        where = "every number of" if len(good) == len(first) else listed(good)
        parts.append(f"It is a clear advantage with {where} players.")
    if bad:
        parts.append(f"It is a clear drawback with {listed(bad)} players.")
    if len(good) + len(bad) < len(first):
        parts.append("Elsewhere the interval includes a fair share.")
    return " ".join(parts)


def places(grouped: GroupedSummaries) -> Figure:
    """Every place at one table."""
    rules, summary = next(iter(grouped.beside.items()))
    gains = [advantage(summary, place) for place in range(grouped.size)]
    names = [place_name(place, grouped.size) for place in range(grouped.size)]
    rows = [Dot(name, gain, **edition_style(rules)) for name, gain in zip(names, gains, strict=True)]
    body = [
        (name, ranged(rate, percent(2)), ranged(gain, signed(1)))
        for name, rate, gain in zip(names, summary.positions, gains, strict=True)
    ]
    plot = partial(dots, rows, form=signed, unit=UNIT, reference=(0, "fair"))
    table = HtmlTable(("place", "win rate (95%)", "against a fair share (95%)"), body)
    return Figure("places", f"Every place, {grouped.size} players, {rules}", ends_caption(summary), plot, table)


def ends_caption(summary: Summary) -> str:
    """The first to play and the dealer."""
    first, last = summary.positions[0], summary.positions[-1]
    apart = "overlap" if first.overlaps(last) else "do not overlap"
    return (
        f"The first to play wins {percent(1)(first.value)} of the rounds, the dealer {percent(1)(last.value)}; a fair \
share is {percent(1)(summary.fair)}. The intervals of these two {apart}."
    )


def place_name(place: int, size: int) -> str:
    """First to play, second, …, dealer."""
    if place == size - 1:
        return "dealer"
    return ("first to play", "second", "third")[place] if place < 3 else f"{place + 1}th"


def first_seats(grouped: GroupedSummaries) -> list[Figure]:
    """The first place's advantage in each booklet, if there are several."""
    if len(grouped.beside) < 2:
        return []
    gains = {rules: advantage(summary) for rules, summary in grouped.beside.items()}
    rows = [Dot(rules, gain, **edition_style(rules)) for rules, gain in gains.items()]
    rates = {rules: summary.positions[0] for rules, summary in grouped.beside.items()}
    body = [(rules, ranged(gain, signed(1)), ranged(rates[rules], percent(2))) for rules, gain in gains.items()]
    plot = partial(dots, rows, form=signed, unit=UNIT, reference=(0, "fair"))
    table = HtmlTable(("rules", "against a fair share (95%)", "win rate (95%)"), body)
    title = f"Going first, {grouped.size} players, all booklets"
    return [Figure("first-by-booklet", title, extremes_caption(gains), plot, table)]


def extremes_caption(gains: dict[str, Interval]) -> str:
    """Where it matters most and least, and whether these differ."""
    clear = [rules for rules, gain in gains.items() if gain.low > 0]
    low, high = min(gains, key=lambda r: gains[r].value), max(gains, key=lambda r: gains[r].value)
    apart = "overlap: this may be chance" if gains[low].overlaps(gains[high]) else "do not overlap"
    return (
        f"Going first is a clear advantage in {len(clear)} of these {len(gains)}. It is largest in {high} and smallest \
in {low}; the intervals of these two {apart}."
    )
