"""A section of the report: who wins, with intervals, and strength on one scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle, pairwise

from penultima.bots.registry import LEVELS
from penultima.lab.elo import Wins, elo
from penultima.lab.intervals import Interval
from penultima.lab.plots import Dot, dots
from penultima.lab.plots.numbers import decimal, percent, ranged
from penultima.lab.plots.svg import WIDE, standalone
from penultima.lab.report.grouping import GroupedSummaries, listed, slug
from penultima.lab.report.page import Figure, HtmlTable, ReportSection
from penultima.lab.summary import Summary

LOOKS = (("yellow", "triangle"), ("green", "square"), ("blue", "diamond"), ("pink", "kite"), ("red", "circle"))

Group = tuple[str, int]


def winners(grouped: GroupedSummaries) -> ReportSection | None:
    """The section, if different players met."""
    if not grouped.contests:
        return None
    groups: dict[Group, list[Summary]] = {}
    for summary in grouped.contests:
        groups.setdefault((summary.rules, len(summary.players)), []).append(summary)
    figures = [figure for (rules, size), runs in groups.items() for figure in both(rules, size, runs)]
    lead = (
        "Every deal is played once from each seating, so that nobody has the better cards. The dashed line is what "
        "each would win if all were equal."
    )
    return ReportSection("winners", "Who wins", lead, figures)


def both(rules: str, size: int, runs: list[Summary]) -> Iterator[Figure]:
    """Win rates, and strength for each set of players that met directly or through others."""
    yield rates(rules, size, runs)
    for number, met in enumerate(acquainted([run.contest.wins for run in runs])):
        yield strength(rules, size, met, number)


def styles_of(names: list[str]) -> dict[str, tuple[str, str]]:
    """Color and shape of each name: levels have theirs for ever, others get what is left."""
    known = {level: look for level, look in zip(LEVELS, cycle(LOOKS), strict=False) if level in names}
    left = [look for look in reversed(LOOKS) if look not in known.values()] or list(LOOKS)
    others = [name for name in dict.fromkeys(names) if name not in known]
    return known | {name: left[number % len(left)] for number, name in enumerate(others)}


def duel(run: Summary) -> str:
    """One name against another: expert v 3 × hard."""
    (first, ours), (second, theirs) = ((name, run.players.count(name)) for name in dict.fromkeys(run.players))
    return f"{times(ours)}{first} v {times(theirs)}{second}"


def times(count: int) -> str:
    """How many, if more than one."""
    return f"{count} × " if count > 1 else ""


def rate_of(run: Summary, name: str) -> Interval:
    """The win rate of a name."""
    return next(standing.rate for standing in run.contest.standings if standing.name == name)


def dots_of(runs: list[Summary]) -> list[Dot]:
    """A row for each duel, with the rate of the first named; where more than two met, a heading and a row for each."""
    looks = styles_of([name for run in runs for name in dict.fromkeys(run.players)])
    rows = []
    for run in runs:
        names = [standing.name for standing in run.contest.standings]
        if len(names) == 2 and len(runs) > 1:
            color, shape = looks[run.players[0]]
            rows.append(Dot(duel(run), rate_of(run, run.players[0]), color, shape))
            continue
        if len(runs) > 1:
            rows.append(Dot(listed(names)))
        rows += [Dot(s.name, s.rate, *looks[s.name]) for s in run.contest.standings]
    return rows


def rates(rules: str, size: int, runs: list[Summary]) -> Figure:
    """Win rates at one number of players."""
    plot = partial(dots, dots_of(runs), form=percent, unit="rounds won", reference=(1 / size, "equal"))
    lines = [
        (duel(run) if len(run.contest.standings) == 2 else listed(list(dict.fromkeys(run.players))), s.name,
         ranged(s.rate, percent(1)), ranged(s.points, decimal(1)), f"{run.rounds:,}")
        for run in runs for s in run.contest.standings
    ]  # fmt: skip
    table = HtmlTable(("table", "player", "rounds won (95%)", "points a round (95%)", "rounds"), lines)
    title = f"Win rates, {size} players, {rules}"
    return Figure(f"rates-{size}-{slug(rules)}", title, rates_caption(runs), plot, table)


def rates_caption(runs: list[Summary]) -> str:
    """What one sees: in many duels, how many are decided; in one table, who leads."""
    if len(runs) == 1:
        return leader(runs[0])
    first = [(duel(run), rate_of(run, run.players[0]), run.fair) for run in runs if len(run.contest.standings) == 2]
    better = [label for label, rate, fair in first if rate.low > fair]
    if len(better) == len(first) == len(runs):
        low, high = min(rate.value for _, rate, _ in first), max(rate.value for _, rate, _ in first)
        form = percent(1)
        return (
            f"The first named wins more than its share every time, from {form(low)} to {form(high)} of the rounds, and \
no interval reaches the dashed line."
        )
    if first:
        return f"{len(better)} of {len(first)} first named are clearly above an equal share: {listed(better)}. The \
intervals of the others reach the dashed line or lie below it."
    return " ".join(leader(run) for run in runs)


def leader(run: Summary) -> str:
    """Who wins most, and who cannot be told apart."""
    best = run.contest.standings[0]
    close = [f"{pair.better} and {pair.worse}" for pair in run.contest.pairs if not pair.apart]
    rest = f"The rounds do not tell {listed(close)} apart." if close else "Each is clearly ahead of the next."
    return f"{best.name} wins most, {ranged(best.rate, percent(1))} of the rounds. {rest}"


def acquainted(runs: list[Wins]) -> list[list[Wins]]:
    """Runs in sets that share players; between the sets no comparison is possible."""
    sets: list[list[Wins]] = []
    for run in runs:
        near = [one for one in sets if any(set(run.names) & set(other.names) for other in one)]
        sets = [one for one in sets if one not in near] + [[run, *(other for one in near for other in one)]]
    return sets


def strength(rules: str, size: int, met: list[Wins], number: int) -> Figure:
    """Elo of all who met."""
    points = elo(met)
    ranked = sorted(points, key=lambda name: -points[name].value)
    looks = styles_of([name for run in met for name in run.names])
    rows = [Dot(name, points[name], *looks[name]) for name in ranked]
    plot = partial(
        dots, rows, form=lambda digits: decimal(digits, True), unit="Elo, average 0", digits=0, reference=(0, "average")
    )
    close = [f"{a} and {b}" for a, b in pairwise(ranked) if points[a].overlaps(points[b])]
    span = points[ranked[0]].value - points[ranked[-1]].value
    rest = f"The intervals of {listed(close)} overlap." if close else "No two neighbors' intervals overlap."
    caption = f"From {ranked[-1]} to {ranked[0]} it is {span:,.0f} points: ten times as many wins would be 400. {rest}"
    table = HtmlTable(("player", "Elo (95%)"), [(name, ranged(points[name], decimal(0, True))) for name in ranked])
    return Figure(f"elo-{size}-{number}-{slug(rules)}", f"Strength, {size} players, {rules}", caption, plot, table)


def ladder_plot(summaries: Sequence[Summary]) -> str:
    """How much more than its share each level wins against the one below, as a picture that stands alone."""
    runs = [run for run in summaries if len(run.contest.standings) == 2]
    looks = styles_of(list(LEVELS))
    rows = []
    for size, heading in ((2, "one against one"), (4, "one against three")):
        rows.append(Dot(heading))
        for run in runs:
            if len(run.players) == size and set(run.players) <= set(LEVELS):
                gain = rate_of(run, run.players[0]).scaled(1 / run.fair, -1)
                rows.append(Dot(f"{run.players[0]} v {run.players[-1]}", gain, *looks[run.players[0]]))
    caption = (
        "Each level of the bots against the one below: how many more rounds it wins than if both were equal, with 95% \
intervals. "
        + listed([f"{row.label} {percent(0, sign=True)(row.interval.value)}" for row in rows if row.interval])
    )
    name = ("win-rates", "Each level wins more than the one below", caption + ".")
    form = partial(percent, sign=True)
    unit = "rounds won, against an equal share (95% intervals)"
    return standalone(dots(rows, WIDE, name, form=form, unit=unit, digits=0, reference=(0, "equal")))
