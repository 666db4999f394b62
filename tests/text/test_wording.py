"""Sentences as they are read: words that meet, the same phrase in the same words, as many sentences as in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from penultima.text.messages import messages
from tests.text.catalog import LANGUAGES, used
from tests.text.readings import Reading, agree, readings
from tests.text.samples import samples
from tests.text.terms import FILLED_IN
from tests.text.test_variants import by_rulebook

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])

NAMES = {"who", "whom", "name", "names", "list", "first", "host"}
"""Arguments that are names of people, or begin with one."""
VOWEL = "[aeiouàáâãéèêíìîóòôõúùûœæ]"
ELISIONS = {
    "en": [(r"\b(?i:a) (?:8|11|18|[aeio])(?!ne\b)", "an")],
    "fr": [
        (rf"\b(?i:d|l|qu|jusqu|lorsqu|puisqu)’(?!{VOWEL}|[hHyÀ-Ý+AEIO]|UN|«)", "de, le, que … before a consonant"),
        (
            rf"(?<![-\w])(?i:de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque) (?!onze|oui)(?:{VOWEL}|UNO)",
            "d’, l’, qu’ …",
        ),
        (r"\b(?i:de|à) les? (?!\w+(?:er|ir|re)\b)", "du, des, au, aux"),
        (r"\bsi ils?\b", "s’il"),
    ],
    "es": [
        (r"\b(?i:de|a) el (?![:“])", "del, al"),
        (r"\b(?i:y) (?:i|hi(?!e))", "e"),
        (r"\b(?i:o) (?:o|ho|8|11)", "u"),
    ],
    "it": [
        (rf"\b(?i:una|della|alla|nella|sulla|dalla|dello|allo|nello|sullo|dallo) {VOWEL}", "un’, dell’ …"),
        (r"\b(?i:il|un|del|al|nel|sul|dal|quel) (?:s[bcdfglmnpqrtvz]|z|ps|gn|x)", "lo, uno, dello …"),
        (rf"\b(?i:il|del|al|nel|sul|dal) (?:{VOWEL}|8|11)", "l’, dell’ …"),
        (r"\b(?i:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’)(?= |$)", "del, al, dal …"),
    ],
    "pt": [(r"\b(?i:de|em|por) (?:o|a|os|as|ele|ela|eles|elas)\b", "do, no, pelo …")],
}
"""What is wrong where two words meet, and what is written instead."""
BEFORE_NAMES = {
    "fr": ("de", "que", "jusque", "lorsque", "puisque", "le", "la", "d’", "qu’", "l’"),
    "it": ("il", "lo", "la", "del", "dello", "della", "l’", "dell’", "all’"),
    "pt": ("o", "do", "da", "ao", "à", "no", "na", "pelo", "pela"),
    "es": ("el", "la", "del"),
}
"""What a name cannot follow: its first letter decides about an elision, and its bearer about an article."""


SAME_IN_ENGLISH_ONLY = {
    ("page-house-none", "ui-out"): "no house rules, and no cards",
    ("ask-move-uno", "tell-uno-say"): "an answer in a list, and an urging",
    ("tell-key", "tell-uno-say"): "what a key does, and an urging",
    ("section-start", "ui-warming-again"): "what players do before a round, and what the program does",
    ("page-score-sheet", "ui-scores"): "a heading, and a verb over a column: how many points somebody scores",
    ("page-your-turn", "section-turn"): "a call to the player, and a heading of the rulebook",
}
"""Phrases that are one in English and may be two in other languages, and why."""
NAMES_OF_THINGS = ("card-", "name-", "ui-edition", "setting-special")
"""Messages with the names of cards and boxes: those follow the booklet, its grammar, and the room on a drawn card."""
MORE_OR_FEWER: dict[tuple[str, str], str] = {}
"""Rules that take another number of sentences in a language, and why."""
ABBREVIATION = re.compile(r"\b(?:Dr|Sr|Sra|Mr|Mrs)\.")
"""A full stop that ends no sentence."""


def elided_names(language: str) -> Iterator[str]:
    """Words before a name that would have to change with it."""
    words = "|".join(sorted(BEFORE_NAMES.get(language, ()), key=len, reverse=True))
    name = "|".join(sorted(NAMES))
    for reading in readings(language):
        for found in re.finditer(rf"\b({words}) ?\{{ \$({name}) \}}", reading.text, re.IGNORECASE) if words else ():
            place = reading.around(found.start())
            yield f"{reading.place}: write around “{found[0]}”, the name may be Óscar, Anna or Marie: {place}"


@cache
def rendered(language: str) -> tuple[tuple[str, str], ...]:
    """Every message as it is read at any table, by its id."""
    spoken = messages(language)
    found: dict[tuple[str, str], None] = {}
    for name in dict.fromkeys(reading.name for reading in readings(language) if not reading.is_typed):
        for given in by_rulebook().get(name) or samples(used(language, name)):
            if given.get("color") != "none":
                found[name, spoken.say(name, given) or ""] = None
    return tuple(found)


def elisions(language: str) -> Iterator[str]:
    """Words that meet wrongly, in what is read at any table."""
    for name, text in rendered(language):
        for wrong, write in ELISIONS[language]:
            for found in re.finditer(wrong, text):
                place = text[max(0, found.start() - 30) : found.end() + 20]
                yield f"{language}: {name}: write {write} in “{place}”"


def small_beginnings(language: str) -> Iterator[str]:
    """Sentences within a text that begin with a small letter, as where a word by booklet stands first."""
    for name, text in rendered(language):
        whole = ABBREVIATION.sub("Dr", text).replace("UNO!", "UNO")
        for found in re.finditer(r"(?<=[\w)”\u202f][.!?]) +(?=[^\W\d_A-ZÀ-Ý])", whole) if name != "help-page" else ():
            place = whole[max(0, found.start() - 30) : found.end() + 30]
            yield f"{language}: {name}: begin the sentence with a capital in “{place}”"


def bare(text: str) -> str:
    """A phrase without its capital and its last mark."""
    return text.strip().rstrip(".!:… \u00a0\u202f").lstrip("¡ ").casefold()


def translations(reading: Reading, language: str) -> set[str]:
    """What the reading of English is in another language, whatever else that language tells apart."""
    asked = {argument for argument, _ in reading.given}
    found = set()
    for other in readings(language):
        given = tuple((argument, value) for argument, value in other.given if argument in asked)
        if other.name == reading.name and agree(reading.given, given):
            count = "1" if ("n", "one") in other.given else "{ $n }"
            found |= {bare(text.replace("{ $n }", count)) for text in spelled_out(other.text, language)}
    return found


def spelled_out(text: str, language: str) -> set[str]:
    """A text with the words of the messages it refers to: all that it can be."""
    refers = re.search(r"\{ ([a-z][\w.-]*) \}", text)
    if refers is None:
        return {text}
    words = {reading.text for reading in readings(language) if reading.name == refers[1]}
    return {whole for word in words for whole in spelled_out(text.replace(refers[0], word), language)}


def unequal_phrases(language: str) -> Iterator[str]:
    """What is said in the same words in English is said in the same words here."""
    phrases: dict[str, list[Reading]] = {}
    for reading in readings("en"):
        is_name = reading.is_typed or reading.name.startswith(NAMES_OF_THINGS)
        if not is_name and re.search(r"\w", FILLED_IN.sub("", reading.text)):
            phrases.setdefault(bare(reading.text), []).append(reading)
    for same in phrases.values():
        for one, other in combinations(same, 2):
            if one.name != other.name and tuple(sorted((one.name, other.name))) not in SAME_IN_ENGLISH_ONLY:
                here, there = translations(one, language), translations(other, language)
                if here and there and not here & there:
                    yield (
                        f"{language}/{one.file}.ftl: {one.name}: “{min(here)}”, but {other.name} in {other.file}.ftl"
                        f" “{min(there)}”; write the same, as English does: “{one.text}”"
                    )


def sentences(text: str) -> int:
    """How many sentences a paragraph has: marks at its end, or before a capital."""
    return len(re.findall(r"[.!?…]+[)”\s\u00a0»]*(?=$|\s+[(“«¡¿]*[A-ZÀ-Ý0-9+])", ABBREVIATION.sub("Dr", text.strip())))


def other_lengths(language: str) -> Iterator[str]:
    """Rules that have not as many sentences as in English."""
    for name, tables in by_rulebook().items():
        for given in tables:
            english, ours = messages("en").say(name, given) or "", messages(language).say(name, given) or ""
            if sentences(english) != sentences(ours) and (language, name) not in MORE_OR_FEWER:
                what = f"{sentences(ours)} sentences, {sentences(english)} in English"
                yield f"{language}/rulebook.ftl: {name}: {what}: “{ours}” – “{english}”"
                break


CHECKS = [elided_names, elisions, small_beginnings, unequal_phrases, other_lengths]


@every_language
def test_no_word_before_a_name_depends_on_the_name(language: str) -> None:
    assert not (faults := list(elided_names(language))), "\n".join(faults)


@every_language
def test_words_meet_as_the_language_has_it(language: str) -> None:
    assert not (faults := list(dict.fromkeys(elisions(language)))), "\n".join(faults)


@every_language
def test_every_sentence_begins_with_a_capital(language: str) -> None:
    assert not (faults := list(small_beginnings(language))), "\n".join(faults)


@every_translation
def test_the_same_phrase_is_told_in_the_same_words(language: str) -> None:
    assert not (faults := list(unequal_phrases(language))), "\n".join(faults)


@every_translation
def test_every_rule_has_as_many_sentences_as_in_english(language: str) -> None:
    assert not (faults := list(other_lengths(language))), "\n".join(faults)
