"""The summaries of a report in groups: contests between players, and tables of equal players that compare rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from penultima.booklets import EDITIONS, Rules, booklet, booklets
from penultima.lab.intervals import Interval
from penultima.lab.summary import Summary

STYLES = (
    *(("green", "square"), ("pink", "circle"), ("blue", "diamond"), ("yellow", "triangle"), ("violet", "hexagon")),
    ("red", "square"),
)
"""Color and shape of each edition, in their order, wherever it appears; further ones take the first again."""
TABLE = 4
"""The number of players that is shown where only one can be."""


def edition_style(rules: str) -> dict[str, str]:
    """An edition's color and shape."""
    color, shape = STYLES[EDITIONS.index(booklet(rules.partition(" ")[0]).edition) % len(STYLES)]
    return {"color": color, "shape": shape}


def listed(words: Sequence[str]) -> str:
    """Words as a list in a sentence: one, two and three."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else "none"


def slug(rules: str) -> str:
    """Rules as a part of an id."""
    return "".join(letter if letter.isalnum() else "-" for letter in rules)


def advantage(summary: Summary, place: int = 0) -> Interval:
    """How much more often a place wins than its fair share: 0.05 is 5 % more."""
    return summary.positions[place].scaled(1 / summary.fair, -1)


def same_play(one: Summary, other: Summary) -> bool:
    """Did two booklets of one edition give the very same rounds?"""
    editions = {booklet(summary.rules.partition(" ")[0]).edition for summary in (one, other)}
    return len(editions) == 1 and replace(one, rules="") == replace(other, rules="")


def together(rules: list[str]) -> str:
    """The name of booklets that play alike: scary (all), or battle/en + pt."""
    edition = rules[0].partition("/")[0]
    if len(rules) > 1 and set(rules) == {printed.id for printed in booklets() if printed.edition == edition}:
        return f"{edition} (all)"
    return " + ".join([rules[0], *(name.partition("/")[2] for name in rules[1:])])


class GroupedSummaries:
    """All summaries of a report, and the groups that its sections are made from."""

    def __init__(self, summaries: Sequence[Summary]) -> None:
        self.all = list(summaries)
        self.contests = [summary for summary in summaries if not summary.mirror]
        mirrors = [summary for summary in summaries if summary.mirror]
        bases = {(s.rules, s.players) for s in mirrors}
        self.house = [s for s in mirrors if "+" in s.rules and (s.rules.split()[0], s.players) in bases]
        self.tables = [s for s in mirrors if s not in self.house] or self.contests
        """Where rules and seats are compared; if players differ everywhere, those tables must do."""

    @cached_property
    def size(self) -> int:
        """The number of players at which editions are compared: 4 if that was played, else the commonest."""
        sizes = Counter(len(summary.players) for summary in self.tables)
        return TABLE if TABLE in sizes else sizes.most_common(1)[0][0]

    @cached_property
    def beside(self) -> dict[str, Summary]:
        """The tables of that size by the name of their rules; booklets that play alike to the last card are one."""
        alike: list[list[Summary]] = []
        for summary in self.tables:
            if len(summary.players) == self.size:
                same = next((group for group in alike if same_play(group[0], summary)), None)
                same.append(summary) if same else alike.append([summary])
        return {together([summary.rules for summary in group]): group[0] for group in alike}

    @cached_property
    def by_size(self) -> dict[str, dict[int, Summary]]:
        """For each rules, the tables by number of players."""
        found: dict[str, dict[int, Summary]] = {}
        for summary in self.tables:
            found.setdefault(summary.rules, {}).setdefault(len(summary.players), summary)
        return {rules: dict(sorted(sizes.items())) for rules, sizes in found.items()}

    def base(self, changed: Summary) -> Summary:
        """The same table without the house rule."""
        wanted = changed.rules.split()[0], changed.players
        return next(s for s in self.all if (s.rules, s.players) == wanted)

    @cached_property
    def editions(self) -> list[str]:
        """One of each edition's rules: the first that was played at more than one size."""
        first: dict[str, str] = {}
        for rules, sizes in self.by_size.items():
            if len(sizes) > 1:
                first.setdefault(Rules.parse(rules).booklet.partition("/")[0], rules)
        return list(first.values())
