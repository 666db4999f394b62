"""The report: one page made of whatever the results hold."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from penultima import __version__
from penultima.lab.findings.editions import editions
from penultima.lab.findings.grouped import Grouped, joined
from penultima.lab.findings.house import house
from penultima.lab.findings.lengths import lengths
from penultima.lab.findings.seats import seats
from penultima.lab.findings.specials import specials
from penultima.lab.findings.winners import winners
from penultima.lab.page import Page, as_html
from penultima.lab.store import disk
from penultima.lab.summary import Summary
from penultima.lab.whole import written_whole

SECTIONS = (winners, lengths, seats, specials, editions, house)

DEALS = (
    "Every deal is played once from each seating, so that cards and places fall on everybody alike. Rounds of one deal "
    "are not independent; a deal therefore counts as one observation in every interval (linearized cluster variance, "
    "with the weight of four deals on independence so that few deals do not look certain)."
)
INTERVALS = (
    "Intervals are 95% each, without correction for the number of comparisons: among twenty, one is expected to miss. "
    "Rates have Wilson intervals with the effective number of rounds; means and differences Student's. Players are "
    "compared within the same deals. Where the intervals of two rules do not overlap, the rules almost surely differ; "
    "intervals that overlap prove neither difference nor sameness."
)
ELO = (
    "Elo is that of winner takes all: the chance to win a round is proportional to 10^(Elo/400). Players of the same "
    "name are one bot and share one number."
)
NOBODY = (
    "A round that nobody can go on with is blocked; one that lasts 20,000 moves is given up. Both count as rounds that "
    "nobody won."
)
METHOD = (DEALS, INTERVALS, ELO, NOBODY)


def report(summaries: Sequence[Summary], title: str, lead: str, command: str) -> str:
    """The page as HTML."""
    found = Grouped(summaries)
    sections = [section for make in SECTIONS if (section := make(found))]
    return as_html(Page(title, lead, facts(summaries), sections, [*METHOD, source(summaries)], command))


def facts(summaries: Sequence[Summary]) -> list[tuple[str, str]]:
    """The size of it in large numbers."""
    booklets = {summary.rules.split()[0] for summary in summaries}
    counted = [
        (sum(summary.rounds for summary in summaries), "rounds"),
        (sum(summary.deals for summary in summaries), "deals"),
        (len(summaries), "tables" if len(summaries) > 1 else "table"),
        (len(booklets), "booklets" if len(booklets) > 1 else "booklet"),
    ]
    return [(f"{number:,}", what) for number, what in counted]


def source(summaries: Sequence[Summary]) -> str:
    """By whom, with which seeds."""
    seeds = sorted({summary.seed for summary in summaries})
    names = list(dict.fromkeys(name for summary in summaries for name in summary.players))
    word = "seed" if len(seeds) == 1 else "seeds"
    return (
        f"Penultima {__version__}; {word} {joined([str(seed) for seed in seeds])}; players: {joined(names)}. The same \
command with the same version gives the same numbers."
    )


def write_whole(path: Path, text: str) -> None:
    """A page on the disk, whole or not at all; LabError if it cannot be written."""
    with disk(path), written_whole(path) as part:
        part.write_text(text, "utf-8")
