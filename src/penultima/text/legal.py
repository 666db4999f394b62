"""The list of all rules, answers and rulings of a booklet by their ids, in English."""

from __future__ import annotations

from collections.abc import Iterator

from penultima.booklets import Rules
from penultima.booklets.rulebook import Answer, Paragraph, Section
from penultima.rules.settings import SETTINGS

WE_PLAY = "We play:"
FLAVOR = "(For people only; no program can obey it.)"
UNLIKE = "Unlike"
AT_THIS_TABLE = "At this table:"


def ids(sections: tuple[Section, ...]) -> frozenset[str]:
    """Every id that holds."""
    rules = [rule.id for section in sections for rule in (*section.rules, *section.rulings)]
    return frozenset([*rules, *(answer.id for section in sections for answer in section.answers)])


def ids_left(sections: tuple[Section, ...]) -> frozenset[str]:
    """The printed rules whose letter we leave."""
    return frozenset(rule.id for section in sections for rule in section.rules if rule.instead)


def listed(section: Section, rules: Rules) -> Iterator[tuple[str, str]]:
    """Id and text of everything a section says."""
    for rule in section.rules:
        yield rule.id, _rule(rule)
    for answer in section.answers:
        yield answer.id, _answer(answer, rules)
    for ruling in section.rulings:
        yield ruling.id, _rule(ruling)


def _rule(rule: Paragraph) -> str:
    """A rule, and what we do where its letter cannot be followed."""
    instead = f" {WE_PLAY} {rule.instead}" if rule.instead else ""
    return f"{rule.text}{instead}{f' {FLAVOR}' if rule.flavor else ''}"


def _answer(answer: Answer, rules: Rules) -> str:
    """A question, its answer, which sisters answer otherwise, and whether this table does."""
    unlike = f" {UNLIKE} {', '.join(answer.unlike)}." if answer.unlike else ""
    changed = dict(rules.changes).get(answer.setting)
    own = "" if changed is None else f" {AT_THIS_TABLE} {answer.setting}={SETTINGS[answer.setting].show(changed)}."
    return f"{answer.question} {answer.text}{unlike}{own}"
