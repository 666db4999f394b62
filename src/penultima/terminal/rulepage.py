"""The rulebook of a table on the screen."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import Rules
from penultima.text.rulebook import Chapter, Said, rulebook
from penultima.text.rulebook_plain import as_text

WIDTH = 88
"""Longer lines are hard to read."""


def rules_page(rules: Rules, everything: bool = False, language: str = "en") -> RenderableType:
    """All chapters in order."""
    page = rulebook(rules, language, everything)
    parts: list[RenderableType] = [Text(page.title, "bold underline"), Text()]
    parts += [*(Text(line, "dim") for line in page.lead), Text()]
    for chapter in page.chapters:
        parts.append(Text(chapter.title, "bold"))
        parts += [_list(chapter)] if chapter.listed else [part for said in chapter.said for part in _paragraph(said)]
    grid = Grid.grid()
    grid.add_column(max_width=WIDTH)
    for part in parts:
        grid.add_row(part)
    return grid


def plain_page(rules: Rules, everything: bool, language: str, width: int) -> Text:
    """The same without color, for a file or another program."""
    return Text(as_text(rulebook(rules, language, everything), width))


def _paragraph(said: Said) -> list[RenderableType]:
    """A text, its rule ids, its marks."""
    text = Text.assemble(said.text, " ", (" ".join(said.cites), "cyan"))
    for mark in said.marks:
        text.append(f" {mark}.", "bold magenta")
    return [Padding(text, (0, 0, 0 if said.rows else 1, 0)), *([_points(said)] if said.rows else [])]


def _points(said: Said) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for card, worth in said.rows:
        grid.add_row(card, Text(worth, "bold"))
    return Padding(grid, (0, 0, 1, 2))


def _list(chapter: Chapter) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=4, style="cyan", no_wrap=True)
    grid.add_column(ratio=1)
    for said in chapter.said:
        grid.add_row(said.id, said.text)
    return Padding(grid, (0, 0, 1, 0))
