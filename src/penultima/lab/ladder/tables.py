"""The ladder as data, as Markdown for a page, and as a table for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.table import Table
from rich.text import Text

from penultima import __version__
from penultima.lab.intervals import Interval, share
from penultima.lab.ladder.lineup import ANCHOR, Pairing
from penultima.lab.ladder.playing import Editions
from penultima.lab.ladder.ratings import added, deal_scores, ratings
from penultima.lab.plots.numbers import decimal
from penultima.lab.results import Results
from penultima.lab.statistics import Deals
from penultima.lab.summary import plain_table
from penultima.rules.version import RULES_VERSION
from penultima.text.translator import Translator

ALL = "all"
"""The ratings over all editions together."""


class PairResult(msgspec.Struct, frozen=True):
    """How often the first of two bots won."""

    edition: str
    bots: tuple[str, str]
    rounds: int
    won: Interval


class Ladder(msgspec.Struct, frozen=True):
    """A ladder that was played: ratings by edition, best first, and what they come from."""

    rules: dict[str, str]
    """The booklet of each edition."""
    seed: int
    rounds: int
    """Rounds in all."""
    ratings: dict[str, dict[str, Interval]]
    pairs: list[PairResult]
    format: str = "penultima-ladder"
    format_version: int = 1
    version: str = __version__
    rules_version: int = RULES_VERSION


def make_ladder(wanted: Sequence[Pairing], played: Editions) -> Ladder:
    """What the results of all pairs say."""
    seed = wanted[0].run.seed
    scores = {
        edition: {pair: deal_scores(results.winners) for pair, results in pairs.items()}
        for edition, pairs in played.items()
    }
    found = {ALL: ratings(added(list(scores.values())), ANCHOR, seed)}
    found |= {edition: ratings(one, ANCHOR, seed) for edition, one in scores.items()}
    pairs = [_pair_result(pairing, played[pairing.edition][pairing.bots]) for pairing in wanted]
    booklets = {pairing.edition: pairing.run.rules for pairing in wanted}
    return Ladder(booklets, seed, sum(pair.rounds for pair in pairs), found, pairs)


def _pair_result(pairing: Pairing, results: Results) -> PairResult:
    deals = Deals(results)
    halves = (results.winners == 0) + (results.winners < 0) / 2
    return PairResult(pairing.edition, pairing.bots, len(results.facts), share(deals(halves), deals.sizes))


def encode(ladder: Ladder) -> bytes:
    """The ladder as a JSON file."""
    return msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n"


def decode(data: bytes) -> Ladder:
    """A JSON file read back."""
    return msgspec.json.decode(data, type=Ladder)


def heads(ladder: Ladder, words: Translator) -> list[str]:
    """The heads of the columns."""
    editions = [words.say("ui-edition", edition=edition) for edition in ladder.rules]
    return [words.say("lab-bot"), words.say("lab-all-editions"), *editions]


def cell(rating: Interval) -> str:
    """A rating with its interval."""
    form = decimal(0)
    if rating.low == rating.high:
        return form(rating.value)
    return f"{form(rating.value)} ({form(rating.low)} – {form(rating.high)})"


def rows(ladder: Ladder) -> list[list[str]]:
    """A row for each bot, best first: its name, its rating over all editions and in each."""
    columns = [ladder.ratings[ALL], *(ladder.ratings[edition] for edition in ladder.rules)]
    return [[name, *(cell(column[name]) for column in columns)] for name in ladder.ratings[ALL]]


def as_markdown(ladder: Ladder, words: Translator) -> str:
    """The ladder as a table of Markdown, with a line that says how it came about."""
    head = heads(ladder, words)
    lines = [head, ["---"] * len(head), *([_code(name), *cells] for name, *cells in rows(ladder))]
    facts = {"rounds": ladder.rounds, "seed": str(ladder.seed), "version": ladder.version, "name": ANCHOR}
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{table}\n\n{words.say('lab-ladder', **facts)}\n"


def _code(name: str) -> str:
    """The name of a bot as code in a table of Markdown, where a bar ends the cell unless a backslash is before it."""
    escaped = name.replace("|", r"\|")
    return f"`{escaped}`"


def as_table(ladder: Ladder, words: Translator) -> Table:
    """The ladder for a terminal: the intervals of single editions are left to the page."""
    table = plain_table(*heads(ladder, words))
    for name, whole, *_ in rows(ladder):
        table.add_row(Text(name), whole, *(decimal(0)(ladder.ratings[edition][name].value) for edition in ladder.rules))
    return table
