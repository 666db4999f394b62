"""One word for each thing: the texts use the words of docs/terms.md, and none that it rules out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from penultima.booklets import booklets
from tests.text.catalog import LANGUAGES
from tests.text.readings import Reading, readings
from tests.text.terms import FILLED_IN, HEADINGS, QUOTES, Term, avoided, blank, find, pattern, terms

every_language = pytest.mark.parametrize("language", LANGUAGES)


def shown(language: str) -> Iterator[Reading]:
    """The readings that are texts."""
    return (reading for reading in readings(language) if not reading.is_typed)


def is_for(reading: Reading, sources: tuple[str, ...]) -> bool:
    """Is it what is read with one of these booklets, by its `$region` or by its `$box`?"""
    given = dict(reading.given)
    boxes = {source.partition("/")[0] for source in sources}
    return given.get("region", "").replace("-", "/") in sources or given.get("box") in boxes


def without_ours(reading: Reading, term: Term) -> str:
    """The text without our words for the concept, and without the booklet's own where it is the booklet's variant."""
    words = [*term.words, *(word for word, sources in term.booklets if is_for(reading, sources))]
    text = reading.text
    for word in words:
        text = pattern(word).sub(blank, text)
    return text


def write(term: Term) -> str:
    """What to write."""
    return f"write {' or '.join(term.words).replace('*', '…')}"


def forbidden_synonyms(language: str) -> Iterator[str]:
    """Words that are never used: docs/terms.md says which stand in their place."""
    for reading in shown(language):
        for term in terms(language):
            text = without_ours(reading, term) if term.never else ""
            for word in term.never:
                if found := find(word, text):
                    what = f"“{found[0]}” for {term.concept}; {write(term)}"
                    yield f"{reading.place}: {what} in {reading.around(found.start())}"


@cache
def in_english(name: str) -> str:
    """All that English says in a message, without what is filled in."""
    return FILLED_IN.sub("", " ".join(reading.text for reading in readings("en") if reading.name == name))


def speaks_of(concept: str, name: str) -> bool:
    """Does English name the concept in this message?"""
    names = "|".join(concept.split(", "))
    return bool(re.search(rf"\b({names})(s|es|d|ed)?\b", in_english(name), re.IGNORECASE))


def words_of_something_else(language: str) -> Iterator[str]:
    """A word that stands for another concept, where English speaks of this one."""
    for reading in shown(language):
        for term in terms(language):
            if term.not_for_this and speaks_of(term.concept, reading.name):
                for word in term.not_for_this:
                    found = find(word, without_phrases(without_ours(reading, term), reading.language))
                    if found and not is_something_else(word, reading):
                        what = f"“{found[0]}” where English says {term.concept}; {write(term)}"
                        yield f"{reading.place}: {what} in {reading.around(found.start())}"


def without_phrases(text: str, language: str) -> str:
    """The text without our terms of several words: a “mazzo di pesca” is no “mazzo”."""
    for term in terms(language):
        for word in term.words:
            text = pattern(word).sub(blank, text) if " " in word else text
    return text


def is_something_else(word: str, reading: Reading) -> bool:
    """Does English speak of another concept that has this word?"""
    owners = [term for term in terms(reading.language) if any(pattern(our).search(word) for our in term.words)]
    return any(speaks_of(owner.concept, reading.name) for owner in owners)


def register(language: str) -> Iterator[str]:
    """Wordings that are avoided: another country's, another way to address people, or misleading."""
    for reading in shown(language):
        for row in avoided(language):
            for word in row.never:
                if found := find(word, reading.text):
                    what = f"“{found[0]}”; write {row.instead} ({row.why})"
                    yield f"{reading.place}: {what} in {reading.around(found.start())}"


CHECKS = [forbidden_synonyms, words_of_something_else, register]


@every_language
def test_no_forbidden_synonym_is_used(language: str) -> None:
    assert not (faults := list(forbidden_synonyms(language))), "\n".join(faults)


@every_language
def test_no_word_stands_for_two_things(language: str) -> None:
    assert not (faults := list(words_of_something_else(language))), "\n".join(faults)


@every_language
def test_people_are_addressed_as_the_language_does_it_here(language: str) -> None:
    assert not (faults := list(register(language))), "\n".join(faults)


@every_language
def test_our_words_are_really_used(language: str) -> None:
    everything = "\n".join(reading.text for reading in readings(language))
    for term in terms(language):
        for word in term.words:
            assert find(word, everything), f"docs/terms.md, {language}: no text says {word} ({term.concept})"


def test_every_language_has_the_same_concepts() -> None:
    """English may have more: what only English got wrong."""
    assert set(HEADINGS.values()) == set(LANGUAGES) == set(QUOTES)
    for language in LANGUAGES:
        concepts = [term.concept for term in terms(language)]
        assert len(set(concepts)) == len(concepts)
        if language != "en":
            missing = {term.concept for term in terms("fr")} ^ set(concepts)
            assert not missing, f"docs/terms.md: {language} and fr do not have the same concepts: {missing}"


def test_every_word_of_a_booklet_has_its_source() -> None:
    printed = {booklet.id for booklet in booklets()}
    for language in LANGUAGES:
        named = {source for term in terms(language) for _, sources in term.booklets for source in sources}
        assert named == {id_ for id_ in printed if id_.endswith(f"/{language}")} - {"classic/en"}
