"""A section of the report: what each special card does to a round."""

from __future__ import annotations

from functools import partial

from penultima.booklets import booklet
from penultima.lab.intervals import Interval, ratio
from penultima.lab.plots import Dot, Dumbbell, Series, dots, dumbbells, lines
from penultima.lab.plots.numbers import Format, decimal, percent, ranged
from penultima.lab.report.grouping import GroupedSummaries, edition_style
from penultima.lab.report.page import Figure, HtmlTable, ReportSection
from penultima.lab.report.seats import signed
from penultima.lab.summary import Laid, Summary
from penultima.rules.settings import Special


def card(rules: str) -> str:
    """A special card by the rules it belongs to; where there is none, Draw Four stands for comparison."""
    printed = booklet(rules.partition(" ")[0])
    special = Special(printed.rules["special"])
    if special is Special.NONE:
        return "Draw Four"
    name = special.name.title()
    return printed.name if printed.name.startswith(name) else name


def label(rules: str) -> str:
    """The card, and where."""
    return f"{card(rules)}, {'all booklets' if rules.endswith('(all)') else rules}"


def specials(grouped: GroupedSummaries) -> ReportSection | None:
    """The section, if a special card was in play."""
    tables = {rules: summary for rules, summary in grouped.beside.items() if summary.specials}
    if not tables:
        return None
    lead = (
        "Four special cards are in each box. A card that is laid also makes the hand shorter, and whoever has more "
        "turns lays more cards: Draw Four, of which there are four as well, is the measure to compare with."
    )
    return ReportSection(
        "specials",
        "What a special card does",
        lead,
        [*winning(grouped), *pace(grouped), frequency(tables, grouped)],
    )


def winning(grouped: GroupedSummaries) -> list[Figure]:
    """Does laying it go with winning?"""
    cards = {label(rules): s.specials or s.draw_fours for rules, s in grouped.beside.items()}
    looks = {label(rules): edition_style(rules) for rules in grouped.beside}
    rows = [
        Dumbbell(name, laid.won_without, laid.won_with, **looks[name])
        for name, laid in cards.items()
        if laid.won_without and laid.won_with
    ]
    if not rows:
        return []
    heads = ("card", "won without (95%)", "won with (95%)", "difference (95%)", "laid by the winner", "by each other")
    body = [(name, *numbers(laid)) for name, laid in cards.items()]
    plot = partial(dumbbells, rows, form=percent, unit="rounds won", ends=("laid none", "laid one or more"))
    return [
        Figure(
            "laying",
            f"Does laying one win? {grouped.size} players",
            winning_caption(rows),
            plot,
            HtmlTable(heads, body),
        )
    ]


def numbers(laid: Laid) -> tuple[str, ...]:
    """A row of the table."""
    rates = (laid.won_without, laid.won_with, laid.gain)
    return (*(optional(rate, percent(1)) for rate in rates), *(f"{m.value:.2f}" if m else "–" for m in laid.by_whom))


def optional(interval: Interval | None, form: Format) -> str:
    """An interval, or a dash."""
    return ranged(interval, form) if interval else "–"


def winning_caption(rows: list[Dumbbell]) -> str:
    """The largest and the smallest difference, in words."""
    by_gain = sorted(rows, key=lambda row: row.after.value - row.before.value)
    most = sentence(by_gain[-1])
    if len(rows) == 1:
        return f"{most}."
    least = by_gain[0]
    kind = "the two intervals overlap" if least.before.overlaps(least.after) else "still a clear difference"
    return f"{most}. It matters least for {least.label}, {between(least)}; {kind}."


def sentence(row: Dumbbell) -> str:
    """Who laid one won so often, who laid none so often."""
    form = percent(1)
    return (
        f"{row.label}: who laid one won {form(row.after.value)} of the rounds, who laid none {form(row.before.value)}"
    )


def between(row: Dumbbell) -> str:
    """The two rates."""
    form = percent(1)
    return f"with {form(row.after.value)} against {form(row.before.value)}"


def pace(grouped: GroupedSummaries) -> list[Figure]:
    """The length beside the first rules without a special card, by number of players."""
    plain = next(
        (rules for rules, sizes in grouped.by_size.items() if not any(s.specials for s in sizes.values())), None
    )
    others = [rules for rules in grouped.editions if rules != plain]
    if plain is None or not others:
        return []
    base = grouped.by_size[plain]
    changes = {rules: changed(grouped.by_size[rules], base) for rules in others}
    series = [Series(label(rules), points, **edition_style(rules)) for rules, points in changes.items() if points]
    caption = " ".join(grown(card(rules), points) for rules, points in changes.items() if points)
    sizes = sorted({n for points in changes.values() for n in points})
    body = [(str(n), *(optional(points.get(n), signed(1)) for points in changes.values())) for n in sizes]
    plot = partial(lines, series, form=signed, unit=f"turns in a round, compared with {plain}", reference=0)
    return [Figure("pace", f"Longer or shorter than {plain}?", caption, plot, HtmlTable(("players", *changes), body))]


def changed(sizes: dict[int, Summary], base: dict[int, Summary]) -> dict[int, Interval]:
    """How much longer rounds are, wherever both were played."""
    return {n: ratio(s.turns.mean, base[n].turns.mean).scaled(1, -1) for n, s in sizes.items() if n in base}


def grown(name: str, points: dict[int, Interval]) -> str:
    """What one sees of one card."""
    form, some = signed(0), list(points.values())
    span = f"{form(min(p.value for p in some))} to {form(max(p.value for p in some))}"
    if all(p.low > 0 for p in some):
        return f"{name} makes rounds longer at every table ({span})."
    if all(p.high < 0 for p in some):
        return f"{name} makes rounds shorter at every table ({span})."
    lean = (
        "rather shorter"
        if max(p.value for p in some) < 0
        else "rather longer"
        if min(p.value for p in some) > 0
        else ""
    )
    return f"{name} makes them {lean}, not clearly everywhere ({span})." if lean else f"{name} goes both ways ({span})."


def frequency(tables: dict[str, Summary], grouped: GroupedSummaries) -> Figure:
    """How many rounds see one: over the number of players, or at one table."""
    over = {rules: grouped.by_size[rules] for rules in grouped.editions if rules_with(grouped.by_size[rules])}
    if not over:
        return at_one_table(tables, grouped)
    shares = {rules: {n: s.specials.rounds for n, s in sizes.items() if s.specials} for rules, sizes in over.items()}
    series = [Series(label(rules), points, **edition_style(rules)) for rules, points in shares.items()]
    sizes = sorted({n for points in shares.values() for n in points})
    body = [(str(n), *(optional(points.get(n), percent(1)) for points in shares.values())) for n in sizes]
    plot = partial(lines, series, form=percent, unit="rounds in which one is laid")
    return Figure("frequency", "How often one sees it", often(shares), plot, HtmlTable(("players", *shares), body))


def often(shares: dict[str, dict[int, Interval]]) -> str:
    """The range, and whether the cards differ."""
    low, high = (pick(p.value for points in shares.values() for p in points.values()) for pick in (min, max))
    caption = f"At least one special card is laid in {percent(0)(low)} to {percent(0)(high)} of the rounds."
    sizes = sorted({n for points in shares.values() for n in points})
    apart = max(spread([points[n].value for points in shares.values() if n in points]) for n in sizes)
    if len(shares) > 1 and apart < 0.02:
        most = percent(1)(apart)
        return f"{caption} Which card it is hardly matters: with as many players they differ by {most} at most."
    return caption


def spread(values: list[float]) -> float:
    """From the lowest to the highest."""
    return max(values) - min(values)


def rules_with(sizes: dict[int, Summary]) -> bool:
    """Was a special card in play?"""
    return any(summary.specials for summary in sizes.values())


def at_one_table(tables: dict[str, Summary], grouped: GroupedSummaries) -> Figure:
    """The same where only one number of players was seen."""
    shares = {rules: s.specials for rules, s in tables.items() if s.specials}
    rows = [Dot(label(rules), laid.rounds, **edition_style(rules)) for rules, laid in shares.items()]
    first, laid = next(iter(shares.items()))
    caption = f"In {first} at least one is laid in {ranged(laid.rounds, percent(1))} of the rounds."
    body = [(r, ranged(laid.rounds, percent(1)), ranged(laid.per_round, decimal(2))) for r, laid in shares.items()]
    table = HtmlTable(("rules", "rounds with one (95%)", "laid in a round (95%)"), body)
    plot = partial(dots, rows, form=percent, unit="rounds in which one is laid")
    return Figure("frequency", f"How often one sees it, {grouped.size} players", caption, plot, table)
