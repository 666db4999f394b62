"""Marks and spaces: apostrophes, quotation marks, dots, and the spaces of French, one style in each language.

The styles are written down in docs/terms.md. Words that may be typed are left alone: people type what keyboards have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.text.catalog import LANGUAGES
from tests.text.readings import Reading, readings
from tests.text.terms import QUOTES

NO_SENTENCE = re.compile(r"'penultima\[\{ \$extra \}\]'|(?:^|(?<=\s)|(?<=“))\?(?=\s+[^\W_A-Z]|$|”)|(?<=\s)\.[a-z]+\b")
"""What is copied into a shell, and the key “?”, stay as they are typed."""
QUOTATION_MARKS = set('“”„‟«»‹›‘‚‛"')
WIDE, NARROW = "\u00a0", "\u202f"
"""The spaces of French: they keep a mark on the line of its word."""
SPACES = f" {WIDE}{NARROW}"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def shown(language: str) -> Iterator[tuple[Reading, str]]:
    """Every text that is shown, with “(…)” for a key or a command in it."""
    for reading in readings(language):
        if not reading.is_typed:
            yield reading, NO_SENTENCE.sub("(…)", reading.text)


def straight_marks(language: str) -> Iterator[str]:
    """Apostrophes and quotation marks as a typewriter has them."""
    opening, closing = QUOTES[language]
    for reading, text in shown(language):
        for found in re.finditer("['\"`´]", text):
            yield f"{reading.place}: write ’ or {opening}…{closing} in {reading.around(found.start())}"


def foreign_quotes(language: str) -> Iterator[str]:
    """Quotation marks of another style, or one without its partner."""
    opening, closing = QUOTES[language]
    for reading, text in shown(language):
        for mark in sorted(QUOTATION_MARKS & set(text) - {opening, closing, '"'}):
            yield f"{reading.place}: write {opening}…{closing} instead of {mark} in {reading.around(text.index(mark))}"
        if text.count(opening) != text.count(closing):
            yield f"{reading.place}: {opening} and {closing} do not come in pairs"


def loose_dots(language: str) -> Iterator[str]:
    """No space before “…”, and one sign, not three. (None of our languages wants the space.)"""
    for reading, text in shown(language):
        for found in re.finditer(rf"[{SPACES}]…|\.\.\.", text):
            yield f"{reading.place}: write “…” right after the word in {reading.around(found.start())}"


def loose_dashes(language: str) -> Iterator[str]:
    """A hyphen between spaces is meant to be a dash."""
    for reading, text in shown(language):
        if found := re.search(r"\w - \w", text):
            yield f"{reading.place}: write – instead of - in {reading.around(found.start())}"


def french_spaces(language: str) -> Iterator[str]:
    """A narrow no-break space before ; ! ? and a no-break space before : » and after «."""
    for reading, text in shown(language):
        for found in re.finditer(rf"(?<![{NARROW}!?])[;!?]", text):
            place = reading.around(found.start())
            yield f"{reading.place}: write a narrow no-break space (U+202F) before {found[0]} in {place}"
        for found in re.finditer(rf"(?<!{WIDE})(?:»|:(?!\S))", text):
            place = reading.around(found.start())
            yield f"{reading.place}: write a no-break space (U+00A0) before {found[0]} in {place}"
        for found in re.finditer(f"«(?!{WIDE})", text):
            yield f"{reading.place}: write a no-break space (U+00A0) after « in {reading.around(found.start())}"


def spaces_before_marks(language: str) -> Iterator[str]:
    """No space before a mark and inside quotation marks, in every language but French."""
    for reading, text in shown(language):
        for found in re.finditer(rf"\S[{SPACES}][;:!?,.”»]|[“«¿¡][{SPACES}]", text):
            yield f"{reading.place}: write no space in {reading.around(found.start())}"


def spanish_openings(language: str) -> Iterator[str]:
    """Every ? has its ¿, every ! its ¡."""
    for reading, text in shown(language):
        for opening, closing in ("¿?", "¡!"):
            if text.count(opening) != text.count(closing):
                yield f"{reading.place}: {opening} and {closing} do not come in pairs in “{text}”"


@every_language
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert not (faults := list(straight_marks(language))), "\n".join(faults)


@every_language
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    assert not (faults := list(foreign_quotes(language))), "\n".join(faults)


@every_language
def test_dots_follow_their_word_at_once(language: str) -> None:
    assert not (faults := list(loose_dots(language))), "\n".join(faults)


@every_language
def test_dashes_are_dashes(language: str) -> None:
    assert not (faults := list(loose_dashes(language))), "\n".join(faults)


def test_french_has_its_spaces() -> None:
    assert not (faults := list(french_spaces("fr"))), "\n".join(faults)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "fr"])
def test_other_languages_have_no_space_before_a_mark(language: str) -> None:
    assert not (faults := list(spaces_before_marks(language))), "\n".join(faults)


def test_spanish_opens_its_questions_and_exclamations() -> None:
    assert not (faults := list(spanish_openings("es"))), "\n".join(faults)
