"""Settings as data: one description, from which come the list, the schema, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from penultima.booklets import Rules, booklets
from penultima.cli import main
from penultima.errors import RulesError
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Choice
from penultima.text import LANGUAGES, translator
from penultima.text.settings import settings_schema


def test_house_rules_are_those_that_no_booklet_gives() -> None:
    given = {name for printed in booklets() for name in printed.differences}
    assert set(HOUSE_RULES) == {name for name, setting in SETTINGS.items() if setting.house}
    assert set(HOUSE_RULES) == set(SETTINGS) - given


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_setting_and_value(language: str) -> None:
    text = CliRunner().invoke(main, ["settings", "--lang", language]).output
    told = " ".join(text.split())
    for name, setting in SETTINGS.items():
        words = translator(language).setting(name)
        if name != "special":
            assert f"{name} {' '.join(words.title.split())}" in told
            assert " ".join(words.about.split()) in told
            for value, clause in words.values.items():
                assert f"={value} " in told
                assert clause.split()[0] in told
        assert bool(words.values) == isinstance(setting, Choice)


def test_the_page_in_the_docs_is_the_one_the_settings_give() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "settings.md"
    told = CliRunner().invoke(main, ["settings", "--lang", "en", "--markdown"]).output
    outdated = "docs/settings.md is out of date: penultima settings --lang en --markdown > docs/settings.md"
    assert page.read_text("utf-8") == told, outdated
    assert all(f"`{name}=" in told for name in SETTINGS if name != "special")


def test_the_schema_describes_every_setting() -> None:
    schema = json.loads(CliRunner().invoke(main, ["settings", "--json", "--lang", "en"]).output)
    assert schema == settings_schema(translator("en"))
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert list(schema["properties"]) == [name for name in SETTINGS if name != "special"]
    hand, battle = schema["properties"]["hand"], schema["properties"]["battle_next"]
    assert (hand["type"], hand["minimum"], hand["maximum"], hand["default"]) == ("integer", 1, 10, 7)
    assert battle["enum"] == ["challenger", "challenged"]
    assert (battle["default"], battle["x-special"], battle["x-house"]) == ("challenger", "battle", False)
    assert schema["properties"]["target"]["x-concerns"] == "match"
    for name, described in schema["properties"].items():
        assert described["description"].endswith("."), name


@pytest.mark.parametrize(
    ("rules", "one", "other"),
    [
        ("hyper +match=low", "match=low", "low_score=none"),
        ("classic +match=low +low_score=none", "match=low", "low_score=none"),
        ("classic +scary_gives=any", "scary_gives=any", "special=none"),
        ("battle +scary_round=right", "scary_round=right", "special=battle"),
        ("scary/fr +battle=may", "battle=may", "special=scary"),
        ("hyper +battle_next=challenged", "battle_next=challenged", "special=hyper"),
        ("classic +uno=automatic +uno_penalty=4", "uno_penalty=4", "uno=automatic"),
        ("classic +uno_until=played +uno=automatic", "uno_until=played", "uno=automatic"),
        ("hyper +target=100", "target=100", "match=round"),
        ("hyper +first_draw_four=middle", "first_draw_four=middle", "first_action=ignored"),
        ("hyper +dealer_symbol=below", "dealer_symbol=below", "dealer=chosen"),
        ("revenge/es +forced_draw=may +forced_play=on", "forced_draw=may", "forced_play=on"),
    ],
)
def test_contradictions_are_refused_by_their_two_names(rules: str, one: str, other: str) -> None:
    with pytest.raises(RulesError, match=f"^{one} and {other} contradict each other$") as refused:
        Rules.parse(rules)
    assert refused.value.facts == {"one": one, "other": other}
    for language in LANGUAGES:
        told = translator(language).error(refused.value)
        assert one in told
        assert other in told


def test_too_many_cards_for_so_many_players_are_refused() -> None:
    with pytest.raises(RulesError, match=r"^10 players and hand=10:"):
        Rules.parse("hyper +hand=10").check_players(10)


def test_what_goes_together_is_accepted() -> None:
    for text in (
        "hyper +match=points +target=100",
        "scary/es +uno=automatic",
        "revenge/es +forced_play=on",
        "classic +uno=automatic +uno_due=everyone",
        "battle/fr +stacking=same +hand=5 +jump_in=on +sevens_zeros=on +draw=until +forced_play=on +bluff=refused",
    ):
        Rules.parse(text)
