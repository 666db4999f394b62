"""What each special card does to the game."""

from __future__ import annotations

from functools import partial

from penultima.booklets import Rules
from penultima.lab.findings.grouped import Grouped, look
from penultima.lab.findings.seats import signed
from penultima.lab.intervals import Interval, ratio
from penultima.lab.page import Figure, Section, Table
from penultima.lab.plots import Dot, Move, Series, dots, dumbbells, lines
from penultima.lab.plots.numbers import Format, decimal, percent, ranged
from penultima.lab.summary import Laid, Summary
from penultima.rules.settings import Special

NAMES = {Special.SCARY: "Scary", Special.BLOWHOLE: "Blowhole", Special.BATTLE: "Battle", Special.HYPER: "Hyper Speed"}


def card(rules: str) -> str:
    """A special card by the rules it belongs to; where there is none, Draw Four stands for comparison."""
    return NAMES.get(Special(Rules.parse(rules.partition(" ")[0])["special"]), "Draw Four")


def label(rules: str) -> str:
    """The card, and where."""
    return f"{card(rules)}, {'all booklets' if rules.endswith('(all)') else rules}"


def specials(found: Grouped) -> Section | None:
    """The section, if a special card was in play."""
    tables = {rules: summary for rules, summary in found.beside.items() if summary.specials}
    if not tables:
        return None
    lead = (
        "Four special cards are in each box. A card that is laid also makes the hand shorter, and whoever has more "
        "turns lays more cards: Draw Four, of which there are four as well, is the measure to compare with."
    )
    return Section(
        "specials", "What a special card does", lead, [*winning(found), *pace(found), frequency(tables, found)]
    )


def winning(found: Grouped) -> list[Figure]:
    """Does laying it go with winning?"""
    cards = {label(rules): s.specials or s.draw_fours for rules, s in found.beside.items()}
    looks = {label(rules): look(rules) for rules in found.beside}
    rows = [
        Move(name, laid.won_without, laid.won_with, **looks[name])
        for name, laid in cards.items()
        if laid.won_without and laid.won_with
    ]
    if not rows:
        return []
    heads = ("card", "won without (95%)", "won with (95%)", "difference (95%)", "laid by the winner", "by each other")
    body = [(name, *numbers(laid)) for name, laid in cards.items()]
    plot = partial(dumbbells, rows, form=percent, unit="rounds won", ends=("laid none", "laid one or more"))
    return [Figure("laying", f"Does laying one win? {found.size} players", told(rows), plot, Table(heads, body))]


def numbers(laid: Laid) -> tuple[str, ...]:
    """A row of the table."""
    rates = (laid.won_without, laid.won_with, laid.gain)
    return (*(optional(rate, percent(1)) for rate in rates), *(f"{m.value:.2f}" if m else "–" for m in laid.by_whom))


def optional(interval: Interval | None, form: Format) -> str:
    """An interval, or a dash."""
    return ranged(interval, form) if interval else "–"


def told(rows: list[Move]) -> str:
    """The largest and the smallest difference, in words."""
    by_gain = sorted(rows, key=lambda row: row.after.value - row.before.value)
    most = sentence(by_gain[-1])
    if len(rows) == 1:
        return f"{most}."
    least = by_gain[0]
    kind = "the two intervals overlap" if least.before.overlaps(least.after) else "still a clear difference"
    return f"{most}. It matters least for {least.label}, {between(least)}; {kind}."


def sentence(row: Move) -> str:
    """Who laid one won so often, who laid none so often."""
    form = percent(1)
    return (
        f"{row.label}: who laid one won {form(row.after.value)} of the rounds, who laid none {form(row.before.value)}"
    )


def between(row: Move) -> str:
    """The two rates."""
    form = percent(1)
    return f"with {form(row.after.value)} against {form(row.before.value)}"


def pace(found: Grouped) -> list[Figure]:
    """The length beside the first rules without a special card, by number of players."""
    plain = next((rules for rules, sizes in found.by_size.items() if not any(s.specials for s in sizes.values())), None)
    others = [rules for rules in found.editions if rules != plain]
    if plain is None or not others:
        return []
    base = found.by_size[plain]
    changes = {rules: changed(found.by_size[rules], base) for rules in others}
    series = [Series(label(rules), points, **look(rules)) for rules, points in changes.items() if points]
    says = " ".join(grown(card(rules), points) for rules, points in changes.items() if points)
    sizes = sorted({n for points in changes.values() for n in points})
    body = [(str(n), *(optional(points.get(n), signed(1)) for points in changes.values())) for n in sizes]
    plot = partial(lines, series, form=signed, unit=f"turns in a round, compared with {plain}", reference=0)
    return [Figure("pace", f"Longer or shorter than {plain}?", says, plot, Table(("players", *changes), body))]


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


def frequency(tables: dict[str, Summary], found: Grouped) -> Figure:
    """How many rounds see one: over the number of players, or at one table."""
    over = {rules: found.by_size[rules] for rules in found.editions if rules_with(found.by_size[rules])}
    if not over:
        return at_one_table(tables, found)
    shares = {rules: {n: s.specials.rounds for n, s in sizes.items() if s.specials} for rules, sizes in over.items()}
    series = [Series(label(rules), points, **look(rules)) for rules, points in shares.items()]
    sizes = sorted({n for points in shares.values() for n in points})
    body = [(str(n), *(optional(points.get(n), percent(1)) for points in shares.values())) for n in sizes]
    plot = partial(lines, series, form=percent, unit="rounds in which one is laid")
    return Figure("frequency", "How often one sees it", often(shares), plot, Table(("players", *shares), body))


def often(shares: dict[str, dict[int, Interval]]) -> str:
    """The range, and whether the cards differ."""
    low, high = (pick(p.value for points in shares.values() for p in points.values()) for pick in (min, max))
    says = f"At least one special card is laid in {percent(0)(low)} to {percent(0)(high)} of the rounds."
    sizes = sorted({n for points in shares.values() for n in points})
    apart = max(spread([points[n].value for points in shares.values() if n in points]) for n in sizes)
    if len(shares) > 1 and apart < 0.02:
        return (
            f"{says} Which card it is hardly matters: with as many players they differ by {percent(1)(apart)} at most."
        )
    return says


def spread(values: list[float]) -> float:
    """From the lowest to the highest."""
    return max(values) - min(values)


def rules_with(sizes: dict[int, Summary]) -> bool:
    """Was a special card in play?"""
    return any(summary.specials for summary in sizes.values())


def at_one_table(tables: dict[str, Summary], found: Grouped) -> Figure:
    """The same where only one number of players was seen."""
    shares = {rules: s.specials for rules, s in tables.items() if s.specials}
    rows = [Dot(label(rules), laid.rounds, **look(rules)) for rules, laid in shares.items()]
    first, laid = next(iter(shares.items()))
    says = f"In {first} at least one is laid in {ranged(laid.rounds, percent(1))} of the rounds."
    body = [(r, ranged(laid.rounds, percent(1)), ranged(laid.per_round, decimal(2))) for r, laid in shares.items()]
    table = Table(("rules", "rounds with one (95%)", "laid in a round (95%)"), body)
    plot = partial(dots, rows, form=percent, unit="rounds in which one is laid")
    return Figure("frequency", f"How often one sees it, {found.size} players", says, plot, table)
