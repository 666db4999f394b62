"""Every way a message can read: its text once for each choice of variants, what is filled in left as it is written.

`event-laid` of English has two readings, “You lay { $cards }.” with `$you` = who and “{ $who } lays { $cards }.” with
`$you` = no. Checks of wording look at these instead of at the lines of a file, because a sentence may be spread over
several lines, and a line may be a comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import ast

from tests.text.catalog import FOLDER, parts

TYPED = ("type-", "ui-no-words", "ui-animals", "color-letter")
"""Words that may be typed, or lists of words: no sentences, so that nothing is said about their marks and spaces."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way a message or an attribute can read, and the variants that make it so: `("you", "who")`."""

    language: str
    file: str
    name: str
    given: tuple[tuple[str, str], ...]
    text: str

    @property
    def place(self) -> str:
        """Where to look for it: `fr/page.ftl: page-phrase [again]`."""
        chosen = "".join(f" [{value}]" for _, value in self.given)
        return f"{self.language}/{self.file}.ftl: {self.name}{chosen}"

    @property
    def is_typed(self) -> bool:
        """Is it no text but a list of words?"""
        return self.name.startswith(TYPED)

    def around(self, at: int) -> str:
        """The words around a place, for a message about them."""
        start, end = max(0, at - 30), at + 40
        cut = self.text[start:end].replace("\n", " ").replace("\u00a0", " ").replace("\u202f", " ")
        return f"“{'[…] ' if start else ''}{cut}{' […]' if end < len(self.text) else ''}”"


Ways = list[tuple[tuple[tuple[str, str], ...], str]]
"""Texts, each with the variants that lead to it."""


@cache
def readings(language: str) -> tuple[Reading, ...]:
    """All readings of all messages and attributes of a language."""
    return tuple(_all(language))


def _all(language: str) -> Iterator[Reading]:
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for part in parts(file):
            if isinstance(part, ast.Message | ast.Term):
                patterns = [("", part.value), *((f".{one.id.name}", one.value) for one in part.attributes)]
                for suffix, pattern in patterns:
                    for given, text in _ways(pattern) if pattern else ():
                        yield Reading(language, file.stem, part.id.name + suffix, given, text)


def _ways(pattern: ast.Pattern) -> Ways:
    ways: Ways = [((), "")]
    for element in pattern.elements:
        more = [((), element.value)] if isinstance(element, ast.TextElement) else _filled(element.expression)
        ways = [
            (tuple(dict(chosen + then).items()), text + rest)
            for chosen, text in ways
            for then, rest in more
            if agree(chosen, then)
        ]
    return ways


def agree(chosen: tuple[tuple[str, str], ...], then: tuple[tuple[str, str], ...]) -> bool:
    """Can both choices be made at once? An argument has one value."""
    before = dict(chosen)
    return all(before.get(argument, value) == value for argument, value in then)


def _filled(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Ways:
    """What stands in braces; anything but a choice of variants is kept as it is written."""
    match expression:
        case ast.SelectExpression():
            assert isinstance(expression.selector, ast.VariableReference)
            argument, ways = expression.selector.id.name, []
            for variant in expression.variants:
                here = ((argument, key(variant)),)
                ways += [
                    (tuple(dict(here + then).items()), text) for then, text in _ways(variant.value) if agree(here, then)
                ]
            return ways
        case ast.Placeable():
            return _filled(expression.expression)
        case ast.StringLiteral() | ast.NumberLiteral():
            return [((), str(expression.parse()["value"]))]
        case ast.VariableReference():
            return [((), f"{{ ${expression.id.name} }}")]
        case ast.MessageReference() | ast.TermReference():
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            return [((), f"{{ {expression.id.name}{attribute} }}")]
        case _:
            first = expression.arguments.positional[0]
            assert isinstance(first, ast.VariableReference)
            return [((), f"{{ ${first.id.name} }}")]


def key(variant: ast.Variant) -> str:
    """The name of a variant, or its number."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
