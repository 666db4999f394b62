"""The tables of docs/terms.md: which word stands for what in each language, and which words are not used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "terms.md"
HEADINGS = {"English": "en", "French": "fr", "Spanish": "es", "Italian": "it", "Portuguese": "pt"}
TERMS = ("concept", "we say", "the booklets", "never", "not for this")
WORDING = ("never", "instead", "why")
FILLED_IN = re.compile(r"\{[^}]*\}")
MARKS = ("language", "quotation marks", "before ; : ! ?", "before …")


@dataclass(frozen=True, slots=True)
class Term:
    """A row of the table of terms. `booklets` has the booklets' own words, each with the ids that print it."""

    language: str
    concept: str
    words: tuple[str, ...]
    booklets: tuple[tuple[str, tuple[str, ...]], ...]
    never: tuple[str, ...]
    not_for_this: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Avoided:
    """A row of the table of wordings that are avoided."""

    language: str
    never: tuple[str, ...]
    instead: str
    why: str


def _rows() -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Every row of every table: its heading, the names of its columns, its cells."""
    heading, columns = "", tuple[str, ...]()
    for line in DOCUMENT.read_text("utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        cells = tuple(cell.strip() for cell in line.strip("|").split("|")) if line.startswith("|") else ()
        if not cells:
            columns = ()
        elif not columns:
            columns = cells
        elif set(line) - set("|-"):
            assert len(cells) == len(columns), f"docs/terms.md: {line} has {len(cells)} cells, not {len(columns)}"
            yield heading, columns, cells


def _list(cell: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in cell.split(",") if word.strip())


def _sources(cell: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """`piocher (scary/fr), piger, pige (battle/fr, hyper/fr)`: each word with the booklets in the brackets after it."""
    found = []
    for words, sources in re.findall(r"([^()]+)\(([^()]*)\)", cell):
        ids = tuple(re.findall(r"[a-z]+/[a-z]{2}", sources))
        found += [(word, ids) for word in _list(words)]
    return tuple(found)


@cache
def terms(language: str) -> tuple[Term, ...]:
    """The terms of a language."""
    return tuple(
        Term(language, concept, _list(words), _sources(booklets), _list(never), _list(not_for_this))
        for heading, columns, (concept, words, booklets, never, not_for_this) in _of(TERMS)
        if HEADINGS[heading] == language
    )


@cache
def avoided(language: str) -> tuple[Avoided, ...]:
    """The wordings that a language avoids."""
    return tuple(
        Avoided(language, _list(never), instead, why)
        for heading, _, (never, instead, why) in _of(WORDING)
        if HEADINGS[heading] == language
    )


def _of(wanted: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    return ((heading, columns, cells) for heading, columns, cells in _rows() if columns == wanted)


QUOTES: dict[str, tuple[str, str]] = {language: (marks[0], marks[-1]) for _, _, (language, marks, *_) in _of(MARKS)}
"""The opening and the closing quotation mark of each language."""


@cache
def pattern(word: str) -> re.Pattern[str]:
    """Finds a word or phrase of the tables: `*` stands for letters, and one in small letters also finds capitals."""
    ends = (r"\b" if word[0].isalnum() else "", r"\b" if word[-1].isalnum() else "")
    rest = r"[\w.-]*" if "{" in word else r"\w*"
    flags = re.IGNORECASE if word.islower() else re.NOFLAG
    return re.compile(ends[0] + re.escape(word).replace(r"\*", rest) + ends[1], flags)


def find(word: str, text: str) -> re.Match[str] | None:
    """Where a word of the tables stands in a text. What is filled in is no word, unless the word names it."""
    return pattern(word).search(text if "{" in word else FILLED_IN.sub(blank, text))


def blank(found: re.Match[str]) -> str:
    """As many dots as there were letters, so that places stay the same."""
    return "…" * len(found[0])
