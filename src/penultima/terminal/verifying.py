"""Tells what the record of a match proves about its shuffles, and what it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from penultima.errors import RecordError
from penultima.game import Record
from penultima.game.fair.findings import Finding, Findings, Noted, Proven, Refuted, Unproven, Verdict
from penultima.game.fair.transcript import Transcript
from penultima.game.fair.verify import verify
from penultima.text import screen
from penultima.text.languages import ENGLISH
from penultima.text.screen import Screen
from penultima.text.words import capital

EXIT_CODES = {Verdict.PROVEN: 0, Verdict.REFUTED: 1, Verdict.NO_PROOF: 2}
NO_VERDICT = 2
"""For a file that cannot be read, as for one in which there is nothing to read about the shuffle."""
HEADINGS: tuple[tuple[type[StrEnum], str, str], ...] = (
    (Refuted, "fair-heading-refuted", "bold red"),
    (Proven, "fair-heading-proven", "bold green"),
    (Noted, "fair-heading-noted", "bold yellow"),
    (Unproven, "fair-heading-unproven", "bold"),
)


def verify_file(path: Path, seen: Sequence[str], console: Console, aside: Console, language: str = ENGLISH) -> int:
    """Check a file and say what was found; the exit code."""
    speaker = screen(language)
    try:
        record = Record.load(path)
    except RecordError as error:
        aside.print(Text(speaker.error(error)), soft_wrap=True)
        return NO_VERDICT
    found = verify(record, seen)
    tell(record, found, console, speaker)
    return EXIT_CODES[found.verdict]


def tell(record: Record, found: Findings, console: Console, speaker: Screen) -> None:
    """The verdict, then the findings under their headings."""
    console.print(Text(speaker.say(found.verdict.value), "bold"))
    if isinstance(record.fair, Transcript):
        console.print(Text(speaker.say("fair-anchor", anchor=record.fair.anchor)), soft_wrap=True)
    for kind, heading, style in HEADINGS:
        if findings := found.of(kind):
            console.print(Text("\n" + speaker.say(heading), style))
        for finding in findings:
            _tell_one(capital(" ".join(sentences(finding, record, speaker))), console)


def _tell_one(sentence: str, console: Console) -> None:
    """Indented; in a file every sentence is one line."""
    if console.is_terminal:
        console.print(Padding(Text(f"- {sentence}"), (0, 0, 0, 2)))
    else:
        console.print(Text(f"  - {sentence}"), soft_wrap=True)


def sentences(finding: Finding, record: Record, speaker: Screen) -> Iterator[str]:
    """Where, and what."""
    refuted = isinstance(finding.code, Refuted)
    if refuted and finding.rounds:
        yield speaker.say("fair-where", round=str(finding.rounds[0]), n=finding.attempt or 1)
    seat = finding.seat
    who = record.names[seat] if seat is not None and seat < len(record.names) else str(seat)
    facts = {"who": who, "rounds": ranges(finding.rounds), "count": len(finding.rounds), "program": record.program}
    yield capital(speaker.say(finding.code.value, **facts, n=finding.attempt or 1))


def ranges(numbers: Sequence[int]) -> str:
    """1–3, 5: neighbors drawn together."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in spans)
