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
from penultima.lab.plots.numbers import Format, decimal, percent
from penultima.text import Translator, translator
from penultima.text.languages import ENGLISH

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


def as_table(summary: Summary, words: Translator | None = None) -> RenderableType:
    """Who won, how long it took, whether the seat mattered, what cards did; intervals are 95 %."""
    words = words or translator()
    counted = {"players": len(summary.players), "rounds": summary.rounds, "deals": summary.deals}
    head = words.say("lab-head", rules=summary.rules, seed=str(summary.seed), **counted)
    compared = [Text("\n".join(pair_sentences(summary, words)))] if summary.contest.pairs else []
    tables = (standings_table(summary, words), places_table(summary, words), other_table(summary, words))
    parts: list[RenderableType] = [tables[0], *compared, *tables[1:]]
    return Group(Text(head), *(Padding(part, (1, 0, 0, 0)) for part in parts))


def written(number: str, words: Translator) -> str:
    """A number as the language writes it: 1,234.5 and 12.3% in English, 1.234,5 in Spanish."""
    if words.language == ENGLISH:
        return number
    swapped = number.translate(str.maketrans(",.", "\u202f," if words.language == "fr" else ".,"))
    return swapped.replace("%", "\u00a0%" if words.language in ("fr", "es") else "%")


def plain_table(*heads: str) -> Table:
    """A table without lines: the first column is a name, the others are numbers."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        table.add_column(head, justify="left", no_wrap=number > 0)
    return table


def within(interval: Interval, form: Format, words: Translator) -> str:
    """25.3% (24.9–25.7): short enough for a column."""
    low, high = (written(form(value).rstrip("%"), words) for value in (interval.low, interval.high))
    return words.say("lab-within", value=written(form(interval.value), words), **{"from": low, "to": high})


def standings_table(summary: Summary, words: Translator) -> Table:
    """Who won, best first."""
    table = plain_table(words.say("lab-bot"), words.say("lab-won-each"), words.say("lab-points"), "Elo")
    for s in summary.contest.standings:
        name = s.name if s.players == 1 else f"{s.players} × {s.name}"
        forms = ((s.rate, percent(1)), (s.points, decimal(1)), (s.elo, decimal(0, sign=True)))
        table.add_row(Text(name), *(within(value, form, words) for value, form in forms))
    return table


def pair_sentences(summary: Summary, words: Translator) -> Iterator[str]:
    """Who is better than whom, in the same deals."""
    form = percent(1, sign=True)
    for pair in summary.contest.pairs:
        low, high = written(form(pair.by.low), words), written(form(pair.by.high), words)
        by = words.say("lab-within", value=written(form(pair.by.value), words), **{"from": low, "to": high})
        sentence = "lab-clear" if pair.apart else "lab-not-clear"
        yield words.say(sentence, better=pair.better, worse=pair.worse, by=by)


def places_table(summary: Summary, words: Translator) -> Table:
    """Win rates by place."""
    table = plain_table(words.say("lab-place"), words.say("lab-won"))
    for place, rate in enumerate(summary.positions, 1):
        last = place == len(summary.positions)
        name = words.say("lab-dealer", place=str(place)) if last else str(place)
        table.add_row(name, within(rate, percent(1), words))
    return table


def other_table(summary: Summary, words: Translator) -> Table:
    """Length, and what happened on the way."""
    table = plain_table(words.say("lab-in-a-round"), "")
    for name, length in (("lab-turns", summary.turns), ("lab-moves", summary.moves)):
        table.add_row(words.say(name), length_text(length, words))
    for name, laid in (("card-draw-four.bare", summary.draw_fours), ("lab-special-cards", summary.specials)):
        if laid:
            table.add_row(words.say(name), cards_text(laid, words))
    challenges = written(f"{summary.challenges.value:.2f}", words)
    if summary.challenges_won:
        share = written(percent(0)(summary.challenges_won.value), words)
        challenges = words.say("lab-share-won", mean=challenges, share=share)
    table.add_row(words.say("lab-challenges"), challenges)
    table.add_row(words.say("lab-caught"), written(f"{summary.caught.value:.2f}", words))
    ended = [written(percent(2)(share.value), words) for share in (summary.blocked, summary.given_up)]
    table.add_row(words.say("lab-ended"), words.listed(ended))
    return table


def length_text(length: Length, words: Translator) -> str:
    """Mean, and where nine of ten rounds end."""
    mean, spread = (written(f"{value:.1f}", words) for value in (length.mean.value, length.sd))
    ends = {"least": str(length.low), "middle": str(length.median), "most": str(length.high)}
    return words.say("lab-length", mean=mean, spread=spread, **ends)


def cards_text(laid: Laid, words: Translator) -> str:
    """How many, and by whom."""
    one, rest = (written(f"{mean.value:.2f}", words) if mean else "–" for mean in laid.by_whom)
    return words.say("lab-cards", mean=written(f"{laid.per_round.value:.2f}", words), one=one, rest=rest)
