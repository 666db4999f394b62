"""The report: one HTML page with the sections that its results allow."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from penultima import __version__
from penultima.files import written_whole
from penultima.lab.report.editions import editions
from penultima.lab.report.grouping import GroupedSummaries, listed
from penultima.lab.report.house_rules import house
from penultima.lab.report.lengths import lengths
from penultima.lab.report.page import ReportPage, as_html
from penultima.lab.report.seats import seats
from penultima.lab.report.specials import specials
from penultima.lab.report.winners import winners
from penultima.lab.results_folder import disk_errors
from penultima.lab.summary import Summary

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


def build_report(summaries: Sequence[Summary], title: str, lead: str, command: str) -> str:
    """The page as HTML."""
    found = GroupedSummaries(summaries)
    sections = [section for make in SECTIONS if (section := make(found))]
    return as_html(ReportPage(title, lead, key_numbers(summaries), sections, [*METHOD, provenance(summaries)], command))


def key_numbers(summaries: Sequence[Summary]) -> list[tuple[str, str]]:
    """How much was played, as large numbers with what they count."""
    booklets = {summary.rules.split()[0] for summary in summaries}
    counted = [
        (sum(summary.rounds for summary in summaries), "rounds"),
        (sum(summary.deals for summary in summaries), "deals"),
        (len(summaries), "tables" if len(summaries) > 1 else "table"),
        (len(booklets), "booklets" if len(booklets) > 1 else "booklet"),
    ]
    return [(f"{number:,}", what) for number, what in counted]


def provenance(summaries: Sequence[Summary]) -> str:
    """Who played, with which seeds and which version."""
    seeds = sorted({summary.seed for summary in summaries})
    names = list(dict.fromkeys(name for summary in summaries for name in summary.players))
    word = "seed" if len(seeds) == 1 else "seeds"
    return (
        f"Penultima {__version__}; {word} {listed([str(seed) for seed in seeds])}; players: {listed(names)}. The same \
command with the same version gives the same numbers."
    )


def write_page(path: Path, text: str) -> None:
    """A page on the disk, whole or not at all; LabError if it cannot be written."""
    with disk_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with written_whole(path) as part:
            part.write_text(text, "utf-8")
