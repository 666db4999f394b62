"""A section of the report: each house rule against the booklet."""

from __future__ import annotations

from functools import partial

from penultima.lab.intervals import Interval
from penultima.lab.plots import Dot, Dumbbell, dots, dumbbells
from penultima.lab.plots.numbers import decimal, percent, ranged
from penultima.lab.report.grouping import TABLE, GroupedSummaries, advantage, listed
from penultima.lab.report.page import Figure, HtmlTable, ReportSection
from penultima.lab.report.seats import signed
from penultima.lab.summary import Summary

Change = tuple[str, Summary, Summary]
"""A house rule, the table without it and the table with it."""


def house(grouped: GroupedSummaries) -> ReportSection | None:
    """The section, if a house rule was played beside its booklet."""
    if not grouped.house:
        return None
    lead = (
        "Each house rule alone, beside the same table without it and the same deals. The bots know the rules in force, "
        "but have the habits of the booklet; the careful ones never forget UNO, so that rules about it change nothing."
    )
    changes = [(name(summary), grouped.base(summary), summary) for summary in grouped.house]
    return ReportSection("house", "House rules", lead, [turned(changes), first_place(changes)])


def name(summary: Summary) -> str:
    """What is played otherwise, stacking: any; and the number of players if it is not the usual one."""
    changes = summary.rules.partition(" +")[2].split(" +")
    words = ", ".join(change.replace("_", " ").replace("=", ": ") for change in changes)
    return words if len(summary.players) == TABLE else f"{words}, {len(summary.players)} players"


def turned(changes: list[Change]) -> Figure:
    """What each does to the length."""
    ranked = sorted(changes, key=lambda change: growth(*change[1:]))
    rows = [Dumbbell(label, a.turns.mean, b.turns.mean, *tint(a.turns.mean, b.turns.mean)) for label, a, b in ranked]
    body = [
        (label, *(ranged(s.turns.mean, decimal(1)) for s in (off, on)), *(f"{s.draws.value:.1f}" for s in (off, on)))
        for label, off, on in ranked
    ]
    table = HtmlTable(("rule", "turns without (95%)", "turns with (95%)", "draws without", "draws with"), body)
    plot = partial(dumbbells, rows, form=decimal, unit="turns in a round", ends=("without", "with the rule"))
    return Figure("house-length", "Turns without and with the rule", shortest_and_longest(ranked), plot, table)


def growth(off: Summary, on: Summary) -> float:
    """By how many turns rounds are longer."""
    return on.turns.mean.value - off.turns.mean.value


def shortest_and_longest(ranked: list[Change]) -> str:
    """Which rules matter most for the length, and which cannot be told from none."""
    parts = []
    (short, *first), (long, *last) = ranked[0], ranked[-1]
    if growth(*first) < 0:
        parts.append(f"“{short}” shortens a round most, by {-growth(*first):.1f} turns on average.")
    if growth(*last) > 0:
        parts.append(f"“{long}” lengthens it most, by {growth(*last):.1f}.")
    same = [f"“{label}”" for label, off, on in ranked if off.turns.mean.overlaps(on.turns.mean)]
    parts.append(f"No measurable difference (green squares): {listed(same)}." if same else "Each differs measurably.")
    return " ".join(parts)


def tint(off: Interval, on: Interval) -> tuple[str, str]:
    """Color and shape by what happened: more, less, or no measurable difference."""
    if off.overlaps(on):
        return "green", "square"
    return ("blue", "circle") if on.value > off.value else ("red", "diamond")


def first_place(changes: list[Change]) -> Figure:
    """What each does to the advantage of going first."""
    size = len(changes[0][2].players)
    gains = {label: advantage(on) for label, _, on in changes if len(on.players) == size}
    usual = advantage(changes[0][1])
    rows = [Dot(label, gain, *tint(usual, gain)) for label, gain in gains.items()]
    differ = [f"“{label}”" for label, gain in gains.items() if not gain.overlaps(usual)]
    rest = f"Clearly different: {listed(differ)}." if differ else "No house rule changes it clearly."
    caption = f"By the booklet, the first to play wins {ranged(usual, signed(1))} against a fair share. {rest}"
    rates = {label: on.positions[0] for label, _, on in changes}
    body = [(label, ranged(gain, signed(1)), ranged(rates[label], percent(2))) for label, gain in gains.items()]
    unit = "first to play: wins against a fair share"
    plot = partial(dots, rows, form=signed, unit=unit, reference=(usual.value, "booklet"))
    table = HtmlTable(("rule", "against a fair share (95%)", "win rate (95%)"), body)
    return Figure("house-first", f"Going first with the rule, {size} players", caption, plot, table)
