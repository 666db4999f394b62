"""Choosing what to play, when nothing was said on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import EDITIONS, Booklet, booklet_for, booklets
from penultima.terminal import sentences as say
from penultima.terminal.shelfpage import differs, special_card


def choose_booklet(console: Console, language: str) -> Booklet:
    """First the box, then the language where there are several."""
    heads = [booklet_for(edition, language) for edition in EDITIONS]
    rows = [(head.name, f"{head.box}{special_card(head)}") for head in heads]
    edition = EDITIONS[_choose(console, say.CHOOSE_EDITION, rows)]
    preferred = booklet_for(edition, language)
    printed = [one for one in booklets() if one.edition == edition]
    if len(printed) == 1:
        return preferred
    printed.sort(key=lambda one: one is not preferred)
    rows = [(one.id, f"{one.region}: {differs(one)}") for one in printed]
    return printed[_choose(console, say.CHOOSE_LANGUAGE.format(first=preferred.id), rows)]


def _choose(console: Console, question: str, rows: Sequence[tuple[str, str]]) -> int:
    """The index of the row chosen by number; Enter is the first."""
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for number, row in enumerate(rows, 1):
        grid.add_row(Text(str(number), "bold"), Text(row[0], "bold", no_wrap=True), row[1])
    console.print("", grid)
    while True:
        typed = console.input(f"[bold]{question}:[/] ").strip()
        if not typed:
            return 0
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(rows):
            return int(typed) - 1
        console.print(f"{say.CHOOSE_NUMBER.format(n=len(rows))}")


def agree(console: Console, question: str) -> bool:
    """Yes, unless no is said."""
    return console.input(f"{question} [bold]\\[Y/n][/] ").strip().casefold() not in ("n", "no")
