"""All rules, answers and rulings of a booklet as a list by their ids, in English."""

from __future__ import annotations

from collections.abc import Iterator

from penultima.booklets import Rules
from penultima.booklets.rulebook import AnsweredQuestion, RuleText, Section
from penultima.rules.settings import SETTINGS

WE_PLAY = "We play:"
BY_THE_LETTER = "By the letter:"
FLAVOR = "(For people only; no program can obey it.)"
UNLIKE = "Unlike"
AT_THIS_TABLE = "At this table:"


def ids(sections: tuple[Section, ...]) -> frozenset[str]:
    """The ids of all that holds."""
    rules = [rule.id for section in sections for rule in (*section.rules, *section.rulings)]
    return frozenset([*rules, *(answer.id for section in sections for answer in section.answers)])


def ids_left(sections: tuple[Section, ...]) -> dict[str, str]:
    """The printed rules whose letter we leave, each with the setting that follows it, if there is one."""
    return {rule.id: rule.undo for section in sections for rule in section.rules if rule.instead}


def numbered_texts(section: Section, rules: Rules) -> Iterator[tuple[str, str]]:
    """Id and text of everything in a section."""
    for rule in section.rules:
        yield rule.id, _rule(rule)
    for answer in section.answers:
        yield answer.id, _answer(answer, rules)
    for ruling in section.rulings:
        yield ruling.id, _rule(ruling)


def _rule(rule: RuleText) -> str:
    """A rule, and what we do where we leave its letter."""
    instead = f" {WE_PLAY} {rule.instead}" if rule.instead else ""
    instead += f" ({BY_THE_LETTER} {rule.undo}.)" if rule.undo else ""
    return f"{rule.text}{instead}{f' {FLAVOR}' if rule.flavor else ''}"


def _answer(answer: AnsweredQuestion, rules: Rules) -> str:
    """A question, its answer, which sisters answer otherwise, and whether this table does."""
    unlike = f" {UNLIKE} {', '.join(answer.unlike)}." if answer.unlike else ""
    changed = dict(rules.changes).get(answer.setting)
    own = "" if changed is None else f" {AT_THIS_TABLE} {answer.setting}={SETTINGS[answer.setting].show(changed)}."
    return f"{answer.question} {answer.text}{unlike}{own}"
