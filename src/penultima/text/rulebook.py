"""The rulebook of the rules in force at a table, in any of the languages.

What is off is not mentioned. A paragraph is marked where the booklet differs from its sister languages and where the
table differs from the booklet.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass

from penultima.booklets import Booklet, Rules, booklet
from penultima.booklets.rulebook import Section, rule_sections, sisters
from penultima.booklets.rules import PLAYERS
from penultima.errors import RulesError
from penultima.rules.settings import SETTINGS, Number
from penultima.text import numbered_rules
from penultima.text.languages import ENGLISH
from penultima.text.messages import messages, say
from penultima.text.rulebook_table import NOTES, PARAGRAPHS, POINTS_ROWS, POINTS_TABLE, ParagraphTemplate
from penultima.text.settings import message_id


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph as it is read: text, the ids of its rules, and its marks in words, made from `own` and `unlike`."""

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
    paragraphs: tuple[Paragraph, ...]
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The whole rulebook.

    With `ids`, each paragraph is followed by the rules it comes from; `numbers` says what these ids are.
    """

    language: str
    title: str
    lead: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    numbers: str
    ids: bool = False


@dataclass(frozen=True, slots=True)
class RulebookWriter:
    """Writes the paragraphs for the rules of one table, in one language."""

    rules: Rules
    printed: Booklet
    language: str

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the rulebook."""
        box, region = self.printed.edition, self.printed.id.replace("/", "-")
        return say(self.language, message, {"box": box, "region": region, **arguments})

    def paragraph(self, entry: ParagraphTemplate, ids: frozenset[str]) -> Paragraph:
        """A paragraph in words, with those of its rule ids that hold here."""
        text = self.say(entry.message, **self.arguments(entry))
        own, unlike = is_own(entry, self.rules, self.printed), unlike_sisters(entry, self.rules, self.printed)
        cites = tuple(id_ for id_ in entry.cites if id_ in ids)
        rows = self.points() if entry.message == POINTS_TABLE else ()
        return Paragraph(entry.message, text, cites, self.marks(own, unlike), own, unlike, rows)

    def arguments(self, entry: ParagraphTemplate) -> dict[str, str | int]:
        """What the message of an entry may use."""
        return {"players": most_players(self.rules), **{name: shown(self.rules, name) for name in entry.settings}}

    def note(self, entry: ParagraphTemplate, left: Mapping[str, str]) -> Paragraph:
        """A note on where we leave the letter of the booklet, and the setting that follows it; nothing is marked."""
        cites = tuple(id_ for id_ in entry.cites if id_ in left)
        undo = next((left[id_] for id_ in cites if left[id_]), "")
        text = self.say(entry.message)
        return Paragraph(entry.message, f"{text} {self.undoing(undo)}" if undo else text, cites)

    def undoing(self, setting: str) -> str:
        """Which setting follows the letter of the booklet: its name, and how it is written (`last_draw=yes`)."""
        name = self.say(message_id(setting.partition("=")[0]))
        return self.say("rulebook-undo", name=name, setting=setting)

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

    def lead(self, ids: bool) -> tuple[str, ...]:
        """What stands before the first chapter; with ids, also what these are."""
        lines = [self.say("rulebook-about", language=self.say(f"language-{self.printed.language}"))]
        lines += [self.say("rulebook-numbers")] if ids else []
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


def holds(entry: ParagraphTemplate, rules: Rules) -> bool:
    """Is the paragraph in force?"""
    return all(shown(rules, name) in values for name, values in entry.when.items())


def differs(entry: ParagraphTemplate, names: Collection[str], here: Rules, there: Rules) -> bool:
    """Do any of these settings make the paragraph say something else there, or nothing?"""
    other_value = any(name in names and here[name] != there[name] for name in entry.uses)
    return other_value or any(name in names and shown(there, name) not in values for name, values in entry.when.items())


def is_own(entry: ParagraphTemplate, rules: Rules, printed: Booklet) -> bool:
    """Is the paragraph what the table has changed it to?"""
    return differs(entry, dict(rules.changes), rules, printed.rules)


def unlike_sisters(entry: ParagraphTemplate, rules: Rules, printed: Booklet) -> tuple[str, ...]:
    """The languages whose booklet differs, apart from what the table has changed."""
    kept = SETTINGS.keys() - dict(rules.changes)
    same_box = [other for other in sisters(printed) if other.edition == printed.edition]
    return tuple(other.language for other in same_box if differs(entry, kept, rules, other.rules))


def rulebook(rules: Rules, language: str = ENGLISH, everything: bool = False, ids: bool = False) -> Rulebook:
    """The rulebook of a table; with ids, each paragraph with the rules it comes from.

    With everything, also each rule, question and ruling by its number, in English.
    """
    printed = booklet(rules.booklet)
    writer = RulebookWriter(rules, printed, language if messages(language).say("section-aim", {}) else ENGLISH)
    sections = rule_sections(printed, rules)
    in_force, left = numbered_rules.ids(sections), numbered_rules.ids_left(sections)
    by_chapter: dict[str, list[Paragraph]] = {}
    for entry in PARAGRAPHS:
        if holds(entry, rules):
            by_chapter.setdefault(entry.section, []).append(writer.paragraph(entry, in_force))
    for entry in NOTES:
        if holds(entry, rules) and not left.keys().isdisjoint(entry.cites):
            by_chapter.setdefault(entry.section, []).append(writer.note(entry, left))
    chapters = [Chapter(name, writer.say(f"section-{name}"), tuple(those)) for name, those in by_chapter.items()]
    if everything:
        chapters.append(Chapter("legal", writer.say("rulebook-legal"), ()))
        chapters += [
            Chapter(f"legal-{section.id}", f"{section.id} {section.title}", _listed(section, rules), listed=True)
            for section in sections
        ]
    ids = ids or everything
    title, lead, numbers = writer.say("rulebook-title"), writer.lead(ids), writer.say("rulebook-numbers")
    return Rulebook(writer.language, title, lead, tuple(chapters), numbers, ids)


def _listed(section: Section, rules: Rules) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(id_, text, (id_,)) for id_, text in numbered_rules.numbered_texts(section, rules))
