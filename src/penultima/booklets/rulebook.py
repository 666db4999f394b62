"""The rules in force in a booklet, in our own words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from penultima.booklets.booklet import Booklet
from penultima.booklets.rules import Rules
from penultima.booklets.shelf import booklets
from penultima.rules.settings import SETTINGS


@dataclass(frozen=True, slots=True)
class RuleText:
    """A printed rule, or a ruling of ours, in our own words.

    `instead` is what we do where we leave the letter, and `undo` the setting that follows it (`last_draw=yes`); a rule
    of `flavor` is for people only.
    """

    id: str
    text: str
    instead: str = ""
    undo: str = ""
    flavor: bool = False


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """A question the booklet leaves open, our answer, the sisters that answer otherwise, the setting that decides."""

    id: str
    question: str
    text: str
    unlike: tuple[str, ...] = ()
    setting: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter: its rules, the answers to its open questions, and the rulings on the order of things."""

    id: str
    title: str
    rules: tuple[RuleText, ...]
    answers: tuple[AnsweredQuestion, ...]
    rulings: tuple[RuleText, ...]


@cache
def _sheet() -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((files("penultima.booklets") / "rulebook.toml").read_text("utf-8"))


def _named(id_: str, patterns: Iterable[str]) -> bool:
    return any(pattern == "all" or fnmatchcase(id_, pattern) for pattern in patterns)


def _applying(entries: list[dict[str, Any]], section: str, booklet: Booklet) -> list[dict[str, Any]]:
    """The entries of a section that hold for a booklet; a rule's section is the letter of its id."""
    return [
        entry
        for entry in entries
        if entry.get("section", entry["id"][0]) == section and _named(booklet.id, entry["booklets"])
    ]


def _rule_text(rule: dict[str, Any], booklet: Booklet, table: Rules) -> RuleText:
    undo = rule.get("undo", "")
    left = _may_be_left(rule, booklet) and not (undo and _plays(table, undo))
    instead = rule.get("instead", "") if left else ""
    return RuleText(rule["id"], rule["text"], instead, undo if instead else "", rule.get("kind") == "flavor")


def _may_be_left(rule: dict[str, Any], booklet: Booklet) -> bool:
    return _named(booklet.id, rule.get("instead_in", ["all"]))


def _plays(table: Rules, setting: str) -> bool:
    """Does the table have this setting (`last_draw=yes`)?"""
    name, _, value = setting.partition("=")
    return SETTINGS[name].show(table[name]) == value


def sisters(booklet: Booklet) -> list[Booklet]:
    """The other languages of the edition; for an edition of one language, the classic booklet."""
    same = [other for other in booklets() if other.edition == booklet.edition and other != booklet]
    return same or [other for other in booklets() if other.edition == "classic" and other != booklet]


def _answer(question: dict[str, Any], booklet: Booklet) -> AnsweredQuestion:
    def answer_in(id_: str) -> str:
        return str(question.get("differs", {}).get(id_, question["text"]))

    asked = [other.id for other in sisters(booklet) if _named(other.id, question["booklets"])]
    unlike = tuple(other for other in asked if answer_in(other) != answer_in(booklet.id))
    text, setting = answer_in(booklet.id), question.get("setting", "")
    return AnsweredQuestion(question["id"], question["question"], text, unlike, setting)


def rule_sections(booklet: Booklet, table: Rules | None = None) -> tuple[Section, ...]:
    """The sections of a booklet that are not empty, in order; rulings on house rules only where these are on."""
    in_force, made = table or booklet.rules, []
    on = [ruling for ruling in _sheet()["ruling"] if "house" not in ruling or in_force[ruling["house"]]]
    for head in _sheet()["section"]:
        printed = _applying(_sheet()["rule"], head["id"], booklet)
        rules = tuple(_rule_text(rule, booklet, in_force) for rule in printed)
        answers = tuple(_answer(question, booklet) for question in _applying(_sheet()["question"], head["id"], booklet))
        rulings = tuple(_rule_text(ruling, booklet, in_force) for ruling in _applying(on, head["id"], booklet))
        if rules or answers or rulings:
            made.append(Section(head["id"], head["title"], rules, answers, rulings))
    return tuple(made)


def house_rulings(booklet: Booklet | None = None) -> dict[str, str]:
    """The rulings that stand only where a house rule is on, by id, with that setting; of one booklet if it is given."""
    rulings = [one for one in _sheet()["ruling"] if booklet is None or _named(booklet.id, one["booklets"])]
    return {one["id"]: one["house"] for one in rulings if "house" in one}


def letters_left(booklet: Booklet) -> dict[str, str]:
    """The printed rules of a booklet whose letter we leave, by id, each with the setting that follows it, if there is
    one: at a table with that setting we do not leave it."""
    printed = [one for one in _sheet()["rule"] if _named(booklet.id, one["booklets"]) and _may_be_left(one, booklet)]
    return {one["id"]: one.get("undo", "") for one in printed if one.get("instead")}
