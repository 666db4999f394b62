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


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A printed rule; `instead`: what we do where its letter cannot be followed; `flavor`: no program can obey it."""

    id: str
    text: str
    instead: str = ""
    flavor: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to what the booklet leaves open, the sisters that answer otherwise, the setting that decides it."""

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
    rules: tuple[Paragraph, ...]
    answers: tuple[Answer, ...]
    rulings: tuple[Paragraph, ...]


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


def _paragraph(rule: dict[str, Any], booklet: Booklet) -> Paragraph:
    instead = rule.get("instead", "") if _named(booklet.id, rule.get("instead_in", ["all"])) else ""
    return Paragraph(rule["id"], rule["text"], instead, rule.get("kind") == "flavor")


def sisters(booklet: Booklet) -> list[Booklet]:
    """The other languages of the edition; for an edition of one language, the classic booklet."""
    same = [other for other in booklets() if other.edition == booklet.edition and other != booklet]
    return same or [other for other in booklets() if other.edition == "classic" and other != booklet]


def _answer(question: dict[str, Any], booklet: Booklet) -> Answer:
    def said_in(id_: str) -> str:
        return str(question.get("differs", {}).get(id_, question["text"]))

    asked = [other.id for other in sisters(booklet) if _named(other.id, question["booklets"])]
    unlike = tuple(other for other in asked if said_in(other) != said_in(booklet.id))
    return Answer(question["id"], question["question"], said_in(booklet.id), unlike, question.get("setting", ""))


def rulebook(booklet: Booklet, table: Rules | None = None) -> tuple[Section, ...]:
    """The sections of a booklet that have anything to say, in order; rulings on house rules only where these are on."""
    in_force, made = table or booklet.rules, []
    on = [ruling for ruling in _sheet()["ruling"] if "house" not in ruling or in_force[ruling["house"]]]
    for head in _sheet()["section"]:
        rules = tuple(_paragraph(rule, booklet) for rule in _applying(_sheet()["rule"], head["id"], booklet))
        answers = tuple(_answer(question, booklet) for question in _applying(_sheet()["question"], head["id"], booklet))
        rulings = tuple(_paragraph(ruling, booklet) for ruling in _applying(on, head["id"], booklet))
        if rules or answers or rulings:
            made.append(Section(head["id"], head["title"], rules, answers, rulings))
    return tuple(made)
