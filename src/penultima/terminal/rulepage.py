"""The rules of a booklet as a page, for the screen or in Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import Booklet, Rules, booklet
from penultima.booklets.rulebook import Answer, Paragraph, Section, rulebook
from penultima.rules.settings import SETTINGS
from penultima.terminal import sentences as say

WE_PLAY = "We play: "
FLAVOR = "(For people only; no program can obey it.)"
UNLIKE = "Unlike "
QUESTIONS = "What the booklet leaves open"
ORDER = "The order of things"


def title(printed: Booklet) -> str:
    """The name of a rulebook."""
    return f"The rules of {printed.id} – {printed.name}, {say.LANGUAGES[printed.language]}, {printed.region}"


def changes(rules: Rules) -> list[str]:
    """What the table plays otherwise."""
    return [f"{name}={SETTINGS[name].show(value)}: {SETTINGS[name].about}" for name, value in rules.changes]


def rows(section: Section, everything: bool) -> Iterator[tuple[str, Text]]:
    """Id and text of everything a section says; a heading has no id."""
    for rule in section.rules:
        yield rule.id, paragraph(rule)
    if section.answers:
        yield "", Text(QUESTIONS, "italic")
    for one in section.answers:
        yield one.id, answer(one)
    if everything and section.rulings:
        yield "", Text(ORDER, "italic")
        for ruling in section.rulings:
            yield ruling.id, paragraph(ruling)


def paragraph(rule: Paragraph) -> Text:
    """A rule, and what we do where its letter cannot be followed."""
    text = Text(rule.text)
    if rule.instead:
        text.append(f" {WE_PLAY}", "bold").append(rule.instead)
    return text.append(f" {FLAVOR}", "dim") if rule.flavor else text


def answer(one: Answer) -> Text:
    """A question, its answer, and which sisters answer otherwise."""
    text = Text.assemble((one.question, "italic"), f" {one.text}")
    return text.append(f" {UNLIKE}{', '.join(one.unlike)}.", "bold magenta") if one.unlike else text


def rules_page(rules: Rules, everything: bool = False) -> RenderableType:
    """All sections in order."""
    printed = booklet(rules.booklet)
    parts: list[RenderableType] = [Text(title(printed), "bold underline"), Text(f"In short: {printed.box}.")]
    parts += [Text(f"At this table {change}", "bold") for change in changes(rules)]
    for section in rulebook(printed):
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=4, style="cyan", no_wrap=True)
        grid.add_column(ratio=1)
        for id_, text in rows(section, everything):
            grid.add_row(id_, text)
        parts += [Padding(Text(f"{section.id}  {section.title}", "bold"), (1, 0, 0, 0)), grid]
    return Group(*parts)


def rules_in_markdown(rules: Rules, everything: bool = False) -> str:
    """The same page as Markdown."""
    printed = booklet(rules.booklet)
    lines = [f"# {title(printed)}", "", f"In short: {printed.box}."]
    lines += [f"\n**At this table** {change}" for change in changes(rules)]
    for section in rulebook(printed):
        lines += ["", f"## {section.id} {section.title}", ""]
        for id_, text in rows(section, everything):
            lines += [f"- **{id_}** {text.plain}"] if id_ else ["", f"### {text.plain}", ""]
    return "\n".join(lines)
