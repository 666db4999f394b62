"""Every language says everything that English says, with the same arguments, and nothing is malformed or unused."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import ast

import penultima
from penultima.cli.start import CHOICES
from penultima.game.event import SHAPES
from penultima.rules.reasons import Reason
from penultima.rules.settings import SETTINGS, Choice
from penultima.rules.state import Phase
from penultima.server.core.refusals import Refusal
from penultima.text.languages import OWN_NAMES
from penultima.text.messages import FILES, messages
from tests.text.catalog import FOLDER, LANGUAGES, catalog, parts, shown, used
from tests.text.samples import NUMBERS, PLURALS, VALUES, allowed, choices, samples

CARDS = ("number", "skip", "reverse", "draw-two", "wild", "draw-four", "special", "hidden")
TYPED = (
    ("red", "yellow", "green", "blue"),
    ("skip", "reverse", "draw-two", "wild", "draw-four", "special"),
    ("help", "rules", "why", "quit", "draw", "keep", "accept", "challenge", "none", "uno", "catch"),
    (*CHOICES, "quit"),
)
"""What may be typed, in groups in which no word may mean two things."""
ENGLISH = catalog("en")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def kebab(name: str) -> str:
    return name.lower().replace("_", "-")


def made_up() -> set[str]:
    """The ids that the program puts together from names."""
    names = {f"event-{kebab(name)}" for name in SHAPES} | {f"reason-{kebab(reason.name)}" for reason in Reason}
    names |= {f"ask-{kebab(phase.name)}" for phase in Phase if phase != Phase.OVER}
    names |= {f"ask-move-{move}" for move in ("draw", "keep", "accept", "challenge", "uno")}
    names |= {"list-and", "list-or"} | {f"refused-{refusal.value}" for refusal in Refusal}
    names |= {f"start-{choice}{part}" for choice in CHOICES for part in ("", ".about")}
    names |= {f"type-{word}" for group in TYPED for word in group}
    names |= {f"card-{card}{form}" for card in CARDS for form in ("", ".bare", ".face", ".the", ".short")}
    for setting in SETTINGS.values():
        values = [kebab(value.name) for value in setting.values] if isinstance(setting, Choice) else ["value"]
        names |= {f"setting-{kebab(setting.name)}{part}" for part in ("", ".about", *(f".{value}" for value in values))}
    return names


def lacking(language: str, names: Iterable[str]) -> str:
    """A sentence for each file that lacks some messages."""
    files: dict[str, list[str]] = {}
    for name in sorted(names):
        home = ENGLISH[name].file if name in ENGLISH else FILES.get(name.partition("-")[0], "?")
        files.setdefault(home, []).append(name)
    return "\n".join(f"text/messages/{language}/{file}.ftl lacks {', '.join(ids)}" for file, ids in files.items())


def test_every_folder_is_a_language() -> None:
    assert set(LANGUAGES) <= set(OWN_NAMES), f"text/languages.py lacks {set(LANGUAGES) - set(OWN_NAMES)}"
    assert set(LANGUAGES) >= set(OWN_NAMES), f"text/messages has no folder for {set(OWN_NAMES) - set(LANGUAGES)}"


def test_everything_that_can_happen_has_a_message() -> None:
    missing = made_up() - set(ENGLISH)
    assert not missing, lacking("en", missing)


@every_language
def test_nothing_is_malformed(language: str) -> None:
    for file in sorted((FOLDER / language).glob("*.ftl")):
        broken = [part.content for part in parts(file) if isinstance(part, ast.Junk)]
        assert not broken, f"{file}: {broken[0]}"


@every_language
def test_every_message_is_there_in_its_file(language: str) -> None:
    ours = catalog(language)
    missing = set(ENGLISH) - set(ours)
    assert not missing, lacking(language, missing)
    for name in ENGLISH:
        assert ours[name].file == ENGLISH[name].file, f"{name} belongs into {ENGLISH[name].file}.ftl"
    for name, entry in ours.items():
        home = FILES.get(name.partition("-")[0])
        assert home in (None, entry.file), f"{name} belongs into {home}.ftl"
        for other in entry.refers:
            assert ours[other].file in (entry.file, "cards"), f"{name} refers to {other} of another file"


@every_language
def test_what_a_language_adds_it_uses(language: str) -> None:
    ours = catalog(language)
    used = {other for entry in ours.values() for other in entry.refers}
    added = {name for name in ours if name not in ENGLISH}
    assert added - used == set()


@every_language
def test_the_arguments_are_the_same(language: str) -> None:
    for name in ENGLISH:
        assert shown(language, name) == shown("en", name), f"{name} shows other arguments than English"
        assert used(language, name) <= allowed(used("en", name), name), f"{name} uses an argument it is not given"


@every_language
def test_variants_are_values_that_exist(language: str) -> None:
    for name, entry in catalog(language).items():
        for argument, keys in entry.selected.items():
            numbers = PLURALS | {key for key in keys if key.isdigit()}
            known = numbers if argument in NUMBERS else {*VALUES.get(argument, keys), "other"}
            assert keys <= known, f"{name}: ${argument} is never {keys - known}"


@every_language
def test_every_message_renders(language: str) -> None:
    """With every pair of values: plurals, colors, boxes, regions, readers."""
    spoken = messages(language)
    for name in ENGLISH:
        for given in samples(used(language, name)):
            text = spoken.say(name, given)
            assert text is not None, f"{name} with {given}"
            assert text.strip(), f"{name} with {given} says nothing"
            assert not set("{}") & set(text), text
            assert "  " not in text.strip() or name == "help-page", text


@every_language
def test_plurals(language: str) -> None:
    spoken = messages(language)
    for name in ("count-cards", "count-points", "ui-hand-size", "ui-points"):
        told = [spoken.say(name, {"n": n}) for n in (0, 1, 2, 5)]
        assert len(set(told)) == 4
        assert "5" in str(told[3]) or language == "en"


@every_language
def test_what_is_drawn_on_cards_fits_and_can_be_typed(language: str) -> None:
    spoken = messages(language)
    for box in choices("box"):
        letters = []
        for color in ("red", "yellow", "green", "blue"):
            letter = spoken.say("color-letter", {"color": color, "box": box, "region": f"{box}-en"}) or ""
            assert letter.lower() in (spoken.say(f"type-{color}", {}) or "").split(", ")
            letters.append(letter)
        assert len(set(letters)) == 4
        assert all(1 <= len(letter) <= 2 for letter in letters)
        for region in choices("region"):
            for card in CARDS:
                short = spoken.say(f"card-{card}.short", {"n": 9, "box": box, "region": region})
                assert short is not None
                assert 1 <= len(short) <= 7, short
    animals = (spoken.say("ui-animals", {}) or "").split()
    assert len(set(animals)) == 10


@every_language
def test_the_words_on_the_table_are_short(language: str) -> None:
    spoken = messages(language)
    for name in ("hand-size", "uno", "silent", "points", "color-is", "color-named", "color-open", "pending"):
        text = spoken.say(f"ui-{name}", {"n": 12, "box": "classic", "region": "classic-en"})
        assert text is not None
        assert len(text) <= 20, text
    for name in ("clockwise", "counterclockwise"):
        assert len(spoken.say(f"ui-{name}", {}) or "") <= 16


@every_language
def test_no_typed_word_means_two_things(language: str) -> None:
    spoken = messages(language)
    for group in TYPED:
        words = [word for name in group for word in (spoken.say(f"type-{name}", {}) or "").split(", ")]
        assert sorted(words) == sorted(set(words))


def test_nothing_is_unused() -> None:
    """Every message is named in the program, put together from names, or referred to by another one."""
    program = list(Path(penultima.__file__).parent.rglob("*.py"))
    web = Path(__file__).parents[2] / "web" / "src"
    page = [path for path in web.rglob("*.*") if path.suffix in (".ts", ".svelte")]
    page += [web.with_name("index.html"), *web.with_name("plugins").glob("*.ts")]
    source = "\n".join(path.read_text("utf-8") for path in program + page)
    named = set(re.findall(r"\b[a-z]+(?:-[a-z]+)+(?:\.[a-z-]+)?\b", source)) | made_up()
    named |= {other for entry in ENGLISH.values() for other in entry.refers}
    quoted = re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source)
    named |= {f"{family}-{word}" for family in ("error", "ask", "reason-fits") for word in quoted}
    unused = {name for name, entry in ENGLISH.items() if name not in named and entry.file != "rulebook"}
    assert not unused, f"nothing in src or web says {', '.join(sorted(unused))}"
