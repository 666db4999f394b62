"""Texts to read in the terminal: all booklets, all settings, the rulebook of a table, and a pager for long ones."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import Booklet, Rules, booklet_for, booklets
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Number, Setting
from penultima.text import Translator, translator
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from penultima.text.rulebook import Chapter, Paragraph


def differences(printed: Booklet, language: str) -> str:
    """How a booklet differs from the base rules, each point with the rule that says so."""
    words = translator(language, printed.id)
    points = [
        f"{words.value(name, SETTINGS[name].parse(difference.value))} ({difference.rule})"
        for name, difference in printed.differences.items()
        if name != "special"
    ]
    return listed(points, words) or words.say("ui-as-the-base")


def listed(parts: Sequence[str], words: Translator) -> str:
    """Parts of a list one after the other, with the language's own mark between them."""
    return reduce(lambda first, rest: words.say("ui-and-besides", first=first, rest=rest), parts) if parts else ""


def box_contents(printed: Booklet, language: str) -> str:
    """What is in the box: the edition's own card, and the rule that names it."""
    words = translator(language, printed.id)
    box = words.say("ui-box", edition=printed.edition)
    difference = printed.differences.get("special")
    return listed([box, f"{words.say('card-special.bare')} ({difference.rule})"], words) if difference else box


def region(printed: Booklet, language: str) -> str:
    """Where a booklet was printed."""
    return translator(language).say("ui-region", booklet=printed.id.replace("/", "-"))


def booklets_page(language: str = ENGLISH) -> Group:
    """The editions, and under each its booklets."""
    words = translator(language)
    parts: list[Text | Grid] = []
    for edition, members in groupby(booklets(), key=lambda printed: printed.edition):
        printed = list(members)
        parts.append(
            Text.assemble(
                (words.say("ui-edition", edition=edition), "bold"), f" – {box_contents(printed[0], language)}"
            )
        )
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=12, no_wrap=True, style="bold")
        grid.add_column(width=22)
        grid.add_column(ratio=1)
        for one in printed:
            own_language = words.say("ui-language", language=one.language)
            grid.add_row(f"  {one.id}", f"{own_language}, {region(one, language)}", differences(one, language))
        parts += [grid, Text()]
    more = words.say("ui-booklets-more", rules="penultima rules battle/fr", play="penultima play battle/fr")
    return Group(*parts, Text(more, "dim"))


EXAMPLE = "penultima play classic +stacking=any +hand=5"


def settings_markdown(language: str = ENGLISH) -> str:
    """Every setting as a Markdown page for the documentation."""
    words = translator(language)
    lines = ["# penultima settings", "", f"`{EXAMPLE}`"]
    for heading, names in _chapters():
        lines += ["", f"## {words.say(heading)}"]
        for name in names:
            lines += _setting_markdown(SETTINGS[name], words)
    return "\n".join(lines) + "\n"


def _setting_markdown(setting: Setting, words: Translator) -> list[str]:
    """A setting as Markdown."""
    text = words.setting(setting.name)
    about = f"{text.about} {_only(setting, words)}".strip()
    values = [f"- `{setting.name}{value}` {clause}" for value, clause in _values(setting, words)]
    return ["", f"### {text.title}", "", about, "", *values]


def _chapters() -> tuple[tuple[str, list[str]], ...]:
    """Headings and their settings: house rules first, then what booklets decide; the special card cannot be chosen."""
    printed = [name for name, setting in SETTINGS.items() if not setting.house and name != "special"]
    return ("ui-settings-house", list(HOUSE_RULES)), ("ui-settings-printed", printed)


def settings_page(language: str = ENGLISH) -> Group:
    """Every setting, what it decides, and its values."""
    words = translator(language)
    parts: list[Text | Padding] = []
    for heading, names in _chapters():
        parts += [Text(words.say(heading), "bold underline"), Text()]
        for name in names:
            parts += [*_setting(SETTINGS[name], words), Text()]
    return Group(*parts, Text(words.say("ui-settings-more", example=EXAMPLE), "dim"))


def _setting(setting: Setting, words: Translator) -> list[Text | Padding]:
    """A setting: its name, what it decides, and its values."""
    text = words.setting(setting.name)
    about = f"{text.about} {_only(setting, words)}".strip()
    head = Text.assemble((setting.name, "bold cyan"), "  ", (text.title, "bold"), f" – {about}")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=14)
    grid.add_column(ratio=1)
    for value, clause in _values(setting, words):
        grid.add_row(value, clause)
    return [head, Padding(grid, (0, 0, 0, 2))]


def _values(setting: Setting, words: Translator) -> list[tuple[str, str]]:
    """What may be written behind the name, and what it means."""
    if isinstance(setting, Number):
        limits = words.say("ui-settings-range", low=setting.low, high=setting.high, n=setting.default)
        return [(f"={setting.low}…{setting.high}", limits)]
    text = words.setting(setting.name)
    mark = {int(setting.default): f" {words.say('ui-settings-default')}"}
    return [(f"={setting.show(value)}", f"{text.value(value)}{mark.get(value, '')}") for value in setting.values]


def _only(setting: Setting, words: Translator) -> str:
    """For a setting about a special card: which box it needs."""
    if setting.special is None:
        return ""
    edition = next(one.edition for one in booklets() if one.rules["special"] == setting.special)
    own = translator(words.language, booklet_for(edition, words.language).id)
    return words.say("ui-settings-only", card=own.say("card-special.bare"))


WIDTH = 88
"""Longer lines are hard to read."""


def rulebook_page(rules: Rules, everything: bool = False, language: str = "en", ids: bool = False) -> RenderableType:
    """The rulebook of a table, all chapters in order; with ids, each paragraph with the rules it comes from."""
    from penultima.text.rulebook import rulebook

    page = rulebook(rules, language, everything, ids)
    parts: list[RenderableType] = [Text(page.title, "bold underline"), Text()]
    parts += [*(Text(line, "dim") for line in page.lead), Text()]
    for chapter in page.chapters:
        parts.append(Text(chapter.title, "bold"))
        parts += (
            [_list(chapter)]
            if chapter.listed
            else [part for paragraph in chapter.paragraphs for part in _paragraph(paragraph, page.ids)]
        )
    grid = Grid.grid()
    grid.add_column(max_width=WIDTH)
    for part in parts:
        grid.add_row(part)
    return grid


def plain_rulebook(rules: Rules, everything: bool, language: str, width: int, ids: bool = False) -> Text:
    """The rulebook without color, for a file or another program."""
    from penultima.text.rulebook import rulebook
    from penultima.text.rulebook_plain import as_text

    return Text(as_text(rulebook(rules, language, everything, ids), width))


def _paragraph(paragraph: Paragraph, ids: bool) -> list[RenderableType]:
    """A text, its rule ids if they are wished for, its marks."""
    text = Text(paragraph.text)
    if ids:
        text.append(f" {' '.join(paragraph.cites)}", "cyan")
    for mark in paragraph.marks:
        text.append(f" {mark}.", "bold magenta")
    return [Padding(text, (0, 0, 0 if paragraph.rows else 1, 0)), *([_points(paragraph)] if paragraph.rows else [])]


def _points(paragraph: Paragraph) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for card, worth in paragraph.rows:
        grid.add_row(card, Text(worth, "bold"))
    return Padding(grid, (0, 0, 1, 2))


def _list(chapter: Chapter) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=4, style="cyan", no_wrap=True)
    grid.add_column(ratio=1)
    for paragraph in chapter.paragraphs:
        grid.add_row(paragraph.id, paragraph.text)
    return Padding(grid, (0, 0, 1, 0))


def through_pager(console: Console, text: RenderableType) -> None:
    """Show a text in the pager; in color if that is `less`, which lets color through with `-R` only."""
    os.environ.setdefault("LESS", "-R")
    if console.encoding == "utf-8":  # also where the locale is not set, from which less would conclude otherwise
        os.environ.setdefault("LESSCHARSET", "utf-8")
    colors = "less" in os.environ.get("PAGER", "less") and "R" in os.environ["LESS"].upper()
    with console.pager(styles=colors):
        console.print(text)
