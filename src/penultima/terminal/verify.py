"""Prints what the record of a match proves about its shuffles, and what it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from penultima.errors import RecordError
from penultima.exit_codes import ExitCode
from penultima.game import Record
from penultima.game.fair.findings import Finding, Findings, Noted, Proven, Refuted, Unproven, Verdict
from penultima.game.fair.transcript import Transcript
from penultima.game.fair.verify import verify
from penultima.terminal.replay import bot_seats
from penultima.text import translator
from penultima.text.bot_names import with_bot_names
from penultima.text.languages import ENGLISH
from penultima.text.messages import capitalized
from penultima.text.translator import Translator

NO_VERDICT = ExitCode.ASKED_WRONGLY
"""For a file that cannot be read, and for one that holds no proof: only a refuted record is a no."""
EXIT_CODES = {Verdict.PROVEN: ExitCode.DONE, Verdict.REFUTED: ExitCode.FAILED, Verdict.NO_PROOF: NO_VERDICT}
HEADINGS: tuple[tuple[type[StrEnum], str, str], ...] = (
    (Refuted, "fair-heading-refuted", "bold red"),
    (Proven, "fair-heading-proven", "bold green"),
    (Noted, "fair-heading-noted", "bold yellow"),
    (Unproven, "fair-heading-unproven", "bold"),
)


def verify_file(path: Path, seen: Sequence[str], console: Console, aside: Console, language: str = ENGLISH) -> int:
    """Check a file, print what was found, and return the exit code."""
    words = translator(language)
    try:
        record = Record.load(path)
    except RecordError as error:
        aside.print(Text(words.error(error)), soft_wrap=True)
        return NO_VERDICT
    found = verify(record, seen)
    print_findings(record, found, console, words)
    return EXIT_CODES[found.verdict]


def print_findings(record: Record, found: Findings, console: Console, words: Translator) -> None:
    """Print the verdict, then the findings under their headings."""
    console.print(Text(words.say(found.verdict.value), "bold"))
    if isinstance(record.fair, Transcript):
        console.print(Text(words.say("fair-anchor", anchor=record.fair.anchor)), soft_wrap=True)
    for kind, heading, style in HEADINGS:
        if findings := found.of(kind):
            console.print(Text("\n" + words.say(heading), style))
        for finding in findings:
            _print_sentence(capitalized(" ".join(sentences(finding, record, words))), console)


def _print_sentence(sentence: str, console: Console) -> None:
    """Print a sentence, indented; where the output is a file, on one line."""
    if console.is_terminal:
        console.print(Padding(Text(f"- {sentence}"), (0, 0, 0, 2)))
    else:
        console.print(Text(f"  - {sentence}"), soft_wrap=True)


def sentences(finding: Finding, record: Record, words: Translator) -> Iterator[str]:
    """Sentences for a finding: where, and what."""
    refuted = isinstance(finding.code, Refuted)
    if refuted and finding.rounds:
        yield words.say("fair-where", round=str(finding.rounds[0]), n=finding.attempt or 1)
    seat = finding.seat
    names = with_bot_names(record.names, bot_seats(record), words.language)
    who = names[seat] if seat is not None and seat < len(names) else str(seat)
    points = ", ".join(f"{name} {score}" for name, score in zip(names, record.carried, strict=False))
    beside = {"points": points, "moves": record.extra.get("taken_back", "")}
    facts = beside | {
        "who": who,
        "rounds": ranges(finding.rounds),
        "count": len(finding.rounds),
        "program": record.program,
    }
    yield capitalized(words.say(finding.code.value, **facts, n=finding.attempt or 1))


def ranges(numbers: Sequence[int]) -> str:
    """Numbers as text, with neighbors drawn together: 1–3, 5."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in spans)
