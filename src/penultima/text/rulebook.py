"""The rulebook of the rules in force at a table, in the language of the screen.

What is off is not mentioned. A paragraph is marked where the booklet differs from its sister languages and where the
table differs from the booklet.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass

from penultima.booklets import Booklet, Rules, booklet
from penultima.booklets.rulebook import Section, sisters
from penultima.booklets.rulebook import rulebook as legal_sections
from penultima.booklets.rules import PLAYERS
from penultima.errors import RulesError
from penultima.rules.settings import SETTINGS, Number
from penultima.text import legal
from penultima.text.languages import ENGLISH
from penultima.text.messages import messages, say
from penultima.text.rulebook_table import NOTES, PARAGRAPHS, POINTS_ROWS, POINTS_TABLE, Paragraph


@dataclass(frozen=True, slots=True)
class Said:
    """A paragraph as it is read: its rule ids, and its marks in words, made from `own` and `unlike`."""

    id: str
    text: str
    cites: tuple[str, ...]
    marks: tuple[str, ...] = ()
    own: bool = False
    unlike: tuple[str, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading and what stands under it; a list of ids (`listed`) is always English."""

    id: str
    title: str
    said: tuple[Said, ...]
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """The whole rulebook."""

    language: str
    title: str
    lead: tuple[str, ...]
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Author:
    """Writes the paragraphs of one table in one language."""

    rules: Rules
    printed: Booklet
    language: str

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the rulebook."""
        box, region = self.printed.edition, self.printed.id.replace("/", "-")
        return say(self.language, message, {"box": box, "region": region, **arguments})

    def paragraph(self, entry: Paragraph, ids: frozenset[str]) -> Said:
        """An entry of the table in words, with the ids that hold here."""
        text = self.say(entry.message, **self.arguments(entry))
        own, unlike = is_own(entry, self.rules, self.printed), unlike_sisters(entry, self.rules, self.printed)
        cites = tuple(id_ for id_ in entry.cites if id_ in ids)
        rows = self.points() if entry.message == POINTS_TABLE else ()
        return Said(entry.message, text, cites, self.marks(own, unlike), own, unlike, rows)

    def arguments(self, entry: Paragraph) -> dict[str, str | int]:
        """What the message of an entry may use."""
        return {"players": most_players(self.rules), **{name: shown(self.rules, name) for name in entry.settings}}

    def note(self, entry: Paragraph, ids: frozenset[str]) -> Said:
        """Where we leave the letter; there is nothing to mark."""
        return Said(entry.message, self.say(entry.message), tuple(id_ for id_ in entry.cites if id_ in ids))

    def marks(self, own: bool, unlike: tuple[str, ...]) -> tuple[str, ...]:
        """What is written beside a paragraph that is special to this table or to this booklet."""
        made = [self.say("rulebook-house")] if own else []
        if unlike:
            named = ", ".join(self.say(f"language-{language}") for language in unlike)
            made.append(self.say("rulebook-differs", languages=named, count=len(unlike)))
        return tuple(made)

    def points(self) -> tuple[tuple[str, str], ...]:
        """What each card is worth."""
        return tuple((self.say(card), worth if worth.isdigit() else self.say(worth)) for card, worth in POINTS_ROWS)

    def lead(self) -> tuple[str, ...]:
        """What stands before the first chapter."""
        about = self.say("rulebook-about", language=self.say(f"language-{self.printed.language}"))
        lines = [about, self.say("rulebook-numbers")]
        if self.rules.changes:
            changes = str(self.rules).removeprefix(self.printed.id).strip()
            lines.append(self.say("rulebook-table", changes=changes))
        return tuple(lines)


def most_players(rules: Rules) -> int:
    """How many can play before the deck is too small."""
    for players in reversed(PLAYERS):
        with suppress(RulesError):
            rules.check_players(players)
            return players
    return PLAYERS[0]


def shown(rules: Rules, name: str) -> str | int:
    """The value of a setting as a message sees it: a number, or the word for a choice."""
    setting = SETTINGS[name]
    return rules[name] if isinstance(setting, Number) else setting.show(rules[name])


def holds(entry: Paragraph, rules: Rules) -> bool:
    """Is the paragraph in force?"""
    return all(shown(rules, name) in values for name, values in entry.when.items())


def differs(entry: Paragraph, names: Collection[str], here: Rules, there: Rules) -> bool:
    """Do any of these settings make the paragraph say something else there, or nothing?"""
    told = any(name in names and here[name] != there[name] for name in entry.uses)
    return told or any(name in names and shown(there, name) not in values for name, values in entry.when.items())


def is_own(entry: Paragraph, rules: Rules, printed: Booklet) -> bool:
    """Is the paragraph what the table has changed it to?"""
    return differs(entry, dict(rules.changes), rules, printed.rules)


def unlike_sisters(entry: Paragraph, rules: Rules, printed: Booklet) -> tuple[str, ...]:
    """The languages whose booklet differs, apart from what the table has changed."""
    kept = SETTINGS.keys() - dict(rules.changes)
    same_box = [other for other in sisters(printed) if other.edition == printed.edition]
    return tuple(other.language for other in same_box if differs(entry, kept, rules, other.rules))


def rulebook(rules: Rules, language: str = ENGLISH, everything: bool = False) -> Page:
    """The rulebook of a table; with everything, also each rule, question and ruling by its number, in English."""
    printed = booklet(rules.booklet)
    author = Author(rules, printed, language if messages(language).say("section-aim", {}) else ENGLISH)
    sections = legal_sections(printed, rules)
    ids, left = legal.ids(sections), legal.ids_left(sections)
    said: dict[str, list[Said]] = {}
    for entry in PARAGRAPHS:
        if holds(entry, rules):
            said.setdefault(entry.section, []).append(author.paragraph(entry, ids))
    for entry in NOTES:
        if holds(entry, rules) and left.intersection(entry.cites):
            said.setdefault(entry.section, []).append(author.note(entry, left))
    chapters = [Chapter(name, author.say(f"section-{name}"), tuple(those)) for name, those in said.items()]
    if everything:
        chapters.append(Chapter("legal", author.say("rulebook-legal"), ()))
        chapters += [
            Chapter(f"legal-{section.id}", f"{section.id} {section.title}", _listed(section, rules), listed=True)
            for section in sections
        ]
    return Page(author.language, author.say("rulebook-title"), author.lead(), tuple(chapters))


def _listed(section: Section, rules: Rules) -> tuple[Said, ...]:
    return tuple(Said(id_, text, (id_,)) for id_, text in legal.listed(section, rules))
