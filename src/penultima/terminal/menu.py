"""Choosing what to play, when nothing was said on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import EDITIONS, Booklet, booklet_for, booklets
from penultima.terminal.shelfpage import box, differs, region
from penultima.text import Screen, screen
from penultima.text.languages import ENGLISH


def choose_booklet(console: Console, language: str) -> Booklet:
    """First the box, then the language where there are several."""
    words = screen(language)
    heads = [booklet_for(edition, language) for edition in EDITIONS]
    rows = [(words.say("ui-edition", edition=head.edition), box(head, language)) for head in heads]
    edition = EDITIONS[_choose(console, words, words.say("ui-choose-box"), rows)]
    preferred = booklet_for(edition, language)
    printed = [one for one in booklets() if one.edition == edition]
    if len(printed) == 1:
        return preferred
    printed.sort(key=lambda one: one is not preferred)
    rows = [(one.id, f"{region(one, language)}: {differs(one, language)}") for one in printed]
    return printed[_choose(console, words, words.say("ui-choose-booklet", first=preferred.id), rows)]


def _choose(console: Console, words: Screen, question: str, rows: Sequence[tuple[str, str]]) -> int:
    """The index of the row chosen by number; Enter is the first."""
    console.print("", numbered(rows))
    while True:
        typed = ask(console, question)
        if not typed:
            return 0
        if (number := row_number(typed, len(rows))) is not None:
            return number
        console.print(words.say("ui-choose-number", n=len(rows)))


def numbered(rows: Sequence[tuple[str, str]]) -> Grid:
    """Rows to choose from by number."""
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for number, row in enumerate(rows, 1):
        grid.add_row(Text(str(number), "bold"), Text(row[0], "bold", no_wrap=True), Text(row[1]))
    return grid


def row_number(typed: str, rows: int) -> int | None:
    """The row that was typed, counted from 0."""
    return int(typed) - 1 if typed.isdecimal() and 1 <= int(typed[:4]) <= rows else None


def ask(console: Console, question: str) -> str:
    """What is typed in answer."""
    return console.input(f"[bold]{escape(question)}:[/] ").strip()


def agree(console: Console, question: str, words: Screen | None = None) -> bool:
    """Yes, unless no is said."""
    words = words or screen(ENGLISH)
    typed = console.input(f"{escape(question)} [bold]\\[{words.say('ui-yes-no')}][/] ").strip().casefold()
    return typed not in words.say("ui-no-words").split()
