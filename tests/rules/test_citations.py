"""Every rule has a test that cites it, and every citation a rule.

A scenario cites with its `cites`, a Python test with ids in parentheses in its docstring: (N7, Q43).
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from penultima.booklets import Booklet, Rules, booklets
from penultima.booklets.rules import DEFAULTS
from penultima.rules.settings import MATCH_SETTINGS, SETTINGS
from tests.rules.scenario import Run, run, runs, scenarios

TESTS = Path(__file__).parent.parent
PARENTHESIS = re.compile(r"\(([A-NQX]\d+(?:[,\s]+[A-NQX]\d+)*)\)")
ID = re.compile(r"[A-NQX]\d+")


def rulebook() -> dict[str, dict[str, Any]]:
    """Everything that has an id: printed rules, questions, rulings."""
    data = tomllib.loads((files("penultima.booklets") / "rulebook.toml").read_text("utf-8"))
    entries = [*data["rule"], *data["question"], *data["ruling"]]
    assert len({entry["id"] for entry in entries}) == len(entries)
    return {entry["id"]: entry for entry in entries}


RULES = rulebook()


def from_scenarios() -> Iterator[tuple[str, str]]:
    """What scenarios cite, and where."""
    for path, told in scenarios():
        for rule in told["cites"]:
            yield rule, f"{path.parent.name}/{path.name}: {told['title']}"


def from_tests() -> Iterator[tuple[str, str]]:
    """What the docstrings of Python tests cite, and where."""
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if PARENTHESIS.search(text) else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for group in PARENTHESIS.findall(ast.get_docstring(node) or ""):
                    for rule in ID.findall(group):
                        yield rule, f"{path.name}: {node.name}"


@cache
def citations() -> tuple[tuple[str, str], ...]:
    """All of them; all tests are read for that, so not at import, which every worker does."""
    return (*from_scenarios(), *from_tests())


def test_every_id_is_listed_without_a_gap() -> None:
    sections = {"A": 15, "B": 4, "C": 12, "D": 5, "E": 20, "N": 15, "Q": 82, "X": 27}
    for letter, last in sections.items():
        assert {f"{letter}{number}" for number in range(1, last + 1)} <= set(RULES)


def test_every_citation_is_of_a_rule_that_exists() -> None:
    assert not [f"{rule} in {where}" for rule, where in citations() if rule not in RULES]


@pytest.mark.parametrize("rule", [rule for rule, entry in RULES.items() if entry.get("kind") != "flavor"])
def test_every_rule_is_cited(rule: str) -> None:
    assert rule in {cited for cited, _ in citations()}, f"no scenario or test cites {rule}: {RULES[rule]['text']}"


def applies(entry: dict[str, Any], booklet: str) -> bool:
    """Is the rule printed in this booklet?"""
    return any(pattern == "all" or fnmatch(booklet, pattern) for pattern in entry["booklets"])


def test_a_rule_is_played_in_a_booklet_that_has_it() -> None:
    """Of the scenarios that cite a rule, at least one runs under a booklet in which it stands."""
    played: dict[str, bool] = {}
    for _, told in scenarios():
        for rule in told["cites"]:
            own = any(applies(RULES[rule], rules.split()[0]) for rules in told["booklets"])
            played[rule] = played.get(rule, False) or own
    assert not [rule for rule, own in played.items() if not own]


DIFFERENCES = [
    pytest.param(booklet, setting, id=f"{booklet.id} {setting}")
    for booklet in booklets()
    for setting in booklet.differences
]


@pytest.mark.parametrize(("booklet", "setting"), DIFFERENCES)
def test_a_difference_names_the_rule_it_comes_from(booklet: Booklet, setting: str) -> None:
    difference = booklet.differences[setting]
    assert difference.rule in RULES
    assert applies(RULES[difference.rule], booklet.id)
    assert SETTINGS[setting].parse(difference.value) == booklet.rules[setting] != DEFAULTS[setting]


def rulings_table() -> dict[str, dict[str, str]]:
    """What the booklets say, setting by setting: booklets that leave the default."""
    return {
        "dealer": {"hyper/fr": "chosen"},
        "dealer_symbol": {"scary/es": "below"},
        "direction": {"scary/es": "right"},
        "first_action": {"hyper/fr": "ignored"},
        "first_draw_four": {"battle/pt": "middle"},
        "forced_draw": {"revenge/es": "must", "battle/es": "must"},
        "wild_guilt": {"hyper/fr": "yes"},
        "uno_due": dict.fromkeys(("scary/it", "revenge/es", "battle/es", "hyper/fr"), "everyone"),
        "uno_until": {
            "scary/fr": "played", "scary/es": "played", "battle/fr": "played",
            "revenge/es": "own_turn", "battle/es": "own_turn",
        },
        "scary_gives": {"scary/fr": "held_or_none", "scary/es": "any"},
        "scary_round": {"scary/es": "right"},
        "battle": {"battle/es": "may"},
        "battle_next": {"battle/fr": "challenged"},
        "last_draw": {"hyper/fr": "no"},
        "match": {"hyper/fr": "round"},
        "low_score": {"hyper/fr": "none"},
    }  # fmt: skip


def test_booklets_differ_exactly_as_the_rulings_say() -> None:
    stated: dict[str, dict[str, str]] = {}
    for booklet in booklets():
        for setting, difference in booklet.differences.items():
            if setting != "special":
                stated.setdefault(setting, {})[booklet.id] = difference.value
    assert stated == rulings_table()


UNOBSERVABLE = {
    ("scary/it", "uno_due"),
    ("revenge/es", "uno_due"),
    ("hyper/fr", "uno_due"),
}
"""Only a battle can leave a seat other than the layer with one card: in these editions a lay takes cards from nobody
else, so the two triggers never differ."""

OF_THE_MATCH = {setting.name for setting in MATCH_SETTINGS}
"""Settings no round can show; tests/game/test_match.py shows them."""

MUTATIONS = [
    pytest.param(booklet, setting, id=f"{booklet.id} {setting}")
    for booklet in booklets()
    for setting in booklet.differences
    if setting != "special" and setting not in OF_THE_MATCH
]


def passes(told: Run) -> bool:
    """Does the scenario hold?"""
    try:
        run(told)
    except (AssertionError, ValueError):
        return False
    return True


@pytest.mark.parametrize(("booklet", "setting"), MUTATIONS)
def test_a_scenario_fails_when_a_difference_is_undone(booklet: Booklet, setting: str) -> None:
    default = SETTINGS[setting].show(DEFAULTS[setting])
    undone = f"{booklet.id} +{setting}={default}"
    assert Rules.parse(undone) != booklet.rules
    own = [told for told in runs() if told.rules == booklet.id]
    seen = any(not passes(Run(told.file, undone, told.told)) for told in own)
    assert seen != ((booklet.id, setting) in UNOBSERVABLE)


SISTERS = [
    ("direction", "scary/fr", "scary/es"),
    ("uno_until", "scary/it", "scary/fr"),
    ("uno_until", "revenge/en", "revenge/es"),
    ("uno_until", "battle/en", "battle/fr"),
    ("uno_until", "battle/pt", "battle/es"),
    ("scary_gives", "scary/it", "scary/fr"),
    ("scary_gives", "scary/pt", "scary/es"),
    ("scary_round", "scary/fr", "scary/es"),
    ("forced_draw", "revenge/en", "revenge/es"),
    ("forced_draw", "battle/en", "battle/es"),
    ("battle", "battle/en", "battle/es"),
    ("battle_next", "battle/en", "battle/fr"),
    ("first_draw_four", "battle/fr", "battle/pt"),
    ("uno_due", "battle/en", "battle/es"),
]


@pytest.mark.parametrize(("setting", "plain", "other"), SISTERS)
def test_a_language_difference_has_a_scenario_on_the_plain_side_too(setting: str, plain: str, other: str) -> None:
    """The sister booklet without the difference has a scenario that fails when it is given to it."""
    value = SETTINGS[setting].show(Rules.parse(other)[setting])
    own = [told for told in runs() if told.rules == plain]
    assert any(not passes(Run(told.file, f"{plain} +{setting}={value}", told.told)) for told in own)
