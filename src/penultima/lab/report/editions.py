"""A section of the report: edition against edition."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from penultima.lab.intervals import Interval
from penultima.lab.plots import Dot, dots
from penultima.lab.plots.numbers import Format, decimal, percent, ranged
from penultima.lab.report.grouping import GroupedSummaries, edition_style, listed
from penultima.lab.report.page import Figure, HtmlTable, ReportSection
from penultima.lab.summary import Summary

Measure = Callable[[Summary], Interval]

EXTRA = {"length": "rounds nobody won", "draws": "rounds with a reshuffle", "challenges": "challenges won"}
"""The number that stands beside each measure in its table."""


def editions(grouped: GroupedSummaries) -> ReportSection | None:
    """The section, if there is more than one booklet to compare."""
    if len(grouped.beside) < 2:
        return None
    lead = (
        "The same players and as many deals, by other booklets. The dashed line is the first of them; booklets that "
        "came to the very same rounds between these bots are shown as one."
    )
    figures = [
        compared(grouped, "length", "Average turns in a round", lambda s: s.turns.mean, "turns"),
        compared(grouped, "draws", "Average draws in a round", lambda s: s.draws, "draws on one's turn, all players"),
        compared(
            grouped, "challenges", "Average challenges in a round", lambda s: s.challenges, "Draw Fours challenged"
        ),
    ]
    return ReportSection("editions", "Edition against edition", lead, figures)


def compared(grouped: GroupedSummaries, key: str, title: str, of: Measure, unit: str) -> Figure:
    """One measure of every booklet beside the first."""
    values = {rules: of(summary) for rules, summary in grouped.beside.items()}
    first, digits = next(iter(values)), 1 if min(value.value for value in values.values()) > 2 else 2
    rows = [Dot(rules, value, **edition_style(rules)) for rules, value in values.items()]
    plot = partial(dots, rows, form=decimal, unit=unit, digits=digits, reference=(values[first].value, first))
    body = [
        (rules, ranged(value, decimal(digits)), extra(grouped.beside[rules], key)) for rules, value in values.items()
    ]
    table = HtmlTable(("rules", f"{title.lower()} (95%)", EXTRA[key]), body)
    return Figure(
        f"by-{key}", f"{title}, {grouped.size} players", comparison_caption(values, decimal(digits)), plot, table
    )


def extra(summary: Summary, key: str) -> str:
    """A number that goes well with a measure."""
    if key == "challenges":
        return ranged(summary.challenges_won, percent(1)) if summary.challenges_won else "–"
    value = summary.reshuffled.value if key == "draws" else summary.blocked.value + summary.given_up.value
    return percent(2)(value)


def comparison_caption(values: dict[str, Interval], form: Format) -> str:
    """The lowest and the highest, and which cannot be told from the first."""
    first, *others = values
    low, high = min(values, key=lambda r: values[r].value), max(values, key=lambda r: values[r].value)
    same = [rules for rules in others if values[rules].overlaps(values[first])]
    rest = f"{listed(same)} cannot be told from {first}." if same else f"All others clearly differ from {first}."
    return f"From {form(values[low].value)} in {low} to {form(values[high].value)} in {high}. {rest}"
