"""Every variant of every message can come up: none is written for a value that its argument never has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from penultima.booklets import booklet, booklets
from penultima.game.event import SHAPES
from penultima.protocol import NewsKind
from penultima.text.rulebook import RulebookWriter, holds
from penultima.text.rulebook_table import NOTES, PARAGRAPHS
from tests.text.catalog import FOLDER, LANGUAGES, parts
from tests.text.readings import key
from tests.text.samples import NUMBERS, VALUES
from tests.text.test_rulebook import every_single_change, every_table

TABLES = [(printed.edition, printed.id.replace("/", "-")) for printed in booklets()]
COUNTS = (*range(13), 20, 100, 108, 112, 500)
LOG = Path(__file__).parents[2] / "web" / "src" / "text" / "log.ts"
SILENT = re.findall(r'^  "(\w+)",$', LOG.read_text("utf-8"), re.MULTILINE)
"""News that have no sentence."""
MORE_VALUES = {
    "level": (*VALUES["level"], "a bot that is no level"),
    "what": tuple(kind for kind in get_args(NewsKind) if kind not in SILENT),
}
"""What `samples.VALUES` does not say."""
ACTED_UPON = {f"event-{name.replace('_', '-')}" for name, shape in SHAPES.items() if "whom" in shape} | {"event-shown"}
"""Events that somebody else is acted upon by, so that the reader may be that person."""

Given = dict[str, Any]
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def by_rulebook() -> dict[str, list[Given]]:
    """What each paragraph and note of the rulebook is given, at all tables at which it stands."""
    found: dict[str, dict[tuple[Any, ...], Given]] = {}
    for rules in {*every_table(), *every_single_change()}:
        writer = RulebookWriter(rules, booklet(rules.booklet), "en")
        table = {"box": writer.printed.edition, "region": rules.booklet.replace("/", "-")}
        for entry in (*PARAGRAPHS, *NOTES):
            if holds(entry, rules):
                given = table | (writer.arguments(entry) if entry in PARAGRAPHS else {})
                found.setdefault(entry.message, {})[tuple(given.values())] = given
    return {name: list(ways.values()) for name, ways in found.items()}


def values(name: str, argument: str) -> tuple[Any, ...]:
    """What an argument of a message can be, apart from the table."""
    if argument == "you" and name.startswith("event-") and name not in ACTED_UPON:
        return ("who", "no")
    if argument in NUMBERS or argument in ("uno_penalty", "target", "players"):
        return COUNTS
    return MORE_VALUES.get(argument) or VALUES.get(argument) or (f"any {argument}",)


def given(name: str, arguments: set[str]) -> list[Given]:
    """All that a message can be given of these arguments."""
    if name in by_rulebook():
        return by_rulebook()[name]
    others = sorted(arguments - {"box", "region"})
    tables = TABLES if arguments & {"box", "region"} else TABLES[:1]
    return [
        {"box": box, "region": region, **dict(zip(others, chosen, strict=True))}
        for box, region in tables
        for chosen in product(*(values(name, argument) for argument in others))
    ]


def chosen(node: ast.SelectExpression, value: Any, language: str) -> ast.Variant:
    """The variant for a value: the first that is it or, of a number, its plural form; else the default."""
    for variant in node.variants:
        if isinstance(variant.key, ast.NumberLiteral):
            fits = isinstance(value, int) and float(variant.key.value) == value
        else:
            plural = Locale(language).plural_form(value) if isinstance(value, int) else None
            fits = variant.key.name in (value, plural)
        if fits:
            return variant
    return next(variant for variant in node.variants if variant.default)


class Choices(Visitor):
    """The choices of a message, and which of their variants come up when it is given something."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.arguments: set[str] = set()
        self.reached: set[int] = set()
        self.variants: list[tuple[str, ast.Variant]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (so the visitor calls it)
        assert isinstance(node.selector, ast.VariableReference)
        self.arguments.add(node.selector.id.name)
        self.variants += [(node.selector.id.name, variant) for variant in node.variants]
        self.generic_visit(node)

    def follow(self, pattern: ast.Pattern, arguments: Given) -> None:
        """Note which variants come up."""
        for element in pattern.elements:
            node: Any = element
            while isinstance(node, ast.Placeable):
                node = node.expression
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                variant = chosen(node, arguments.get(node.selector.id.name), self.language)
                self.reached.add(id(variant))
                self.follow(variant.value, arguments)


def patterns(language: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Every message and attribute of a language with its file."""
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for part in parts(file):
            if isinstance(part, ast.Message | ast.Term):
                if part.value:
                    yield file.name, part.id.name, part.value
                for attribute in part.attributes:
                    yield file.name, f"{part.id.name}.{attribute.id.name}", attribute.value


def unreachable(language: str) -> Iterator[str]:
    """Variants that never come up."""
    for file, name, pattern in patterns(language):
        choices = Choices(language)
        choices.visit(pattern)
        for arguments in given(name, choices.arguments) if choices.arguments else ():
            choices.follow(pattern, arguments)
        for argument, variant in choices.variants:
            if id(variant) not in choices.reached:
                what = "is never left over: let it be one of the values" if variant.default else "never comes up"
                yield f"{language}/{file}: {name}: [{key(variant)}] of ${argument} {what}"


def other_booklets(language: str) -> Iterator[str]:
    """A booklet that is not printed in this language has no words of it: such a variant selects by `$box`."""
    for file, name, pattern in patterns(language):
        choices = Choices(language)
        choices.visit(pattern)
        for argument, variant in choices.variants:
            if argument == "region" and key(variant) not in ("other", *own_regions(language)):
                yield f"{language}/{file}: {name}: [{key(variant)}] is no booklet in this language; select by $box"


def own_regions(language: str) -> tuple[str, ...]:
    """The booklets printed in a language, as `$region` has them."""
    return tuple(region for _, region in TABLES if region.endswith(f"-{language}"))


CHECKS = [unreachable, other_booklets]


@every_language
def test_every_variant_comes_up(language: str) -> None:
    assert not (faults := list(unreachable(language))), "\n".join(faults)


@every_language
def test_words_by_region_are_of_booklets_in_the_language(language: str) -> None:
    assert not (faults := list(other_booklets(language))), "\n".join(faults)
