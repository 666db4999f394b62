"""The twelve booklets on one page."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import Booklet, booklets
from penultima.rules.settings import SETTINGS
from penultima.text import screen
from penultima.text.languages import ENGLISH


def differs(printed: Booklet, language: str) -> str:
    """How a booklet leaves the base, each point with its rule."""
    words = screen(language, printed.id)
    points = [
        f"{words.value(name, SETTINGS[name].parse(difference.value))} ({difference.rule})"
        for name, difference in printed.differences.items()
        if name != "special"
    ]
    return "; ".join(points) or words.say("ui-as-the-base")


def box(printed: Booklet, language: str) -> str:
    """The box, the edition's own card and the rule that names it."""
    words = screen(language, printed.id)
    told = words.say("ui-box", edition=printed.edition)
    difference = printed.differences.get("special")
    return f"{told}; {words.say('card-special.bare')} ({difference.rule})" if difference else told


def region(printed: Booklet, language: str) -> str:
    """Where a booklet was printed."""
    return screen(language).say("ui-region", booklet=printed.id.replace("/", "-"))


def shelf_page(language: str = ENGLISH) -> Group:
    """The editions, and under each its booklets."""
    words = screen(language)
    parts: list[Text | Grid] = []
    for edition, members in groupby(booklets(), key=lambda printed: printed.edition):
        printed = list(members)
        parts.append(
            Text.assemble((words.say("ui-edition", edition=edition), "bold"), f" – {box(printed[0], language)}")
        )
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=12, no_wrap=True, style="bold")
        grid.add_column(width=22)
        grid.add_column(ratio=1)
        for one in printed:
            spoken = words.say("ui-language", language=one.language)
            grid.add_row(f"  {one.id}", f"{spoken}, {region(one, language)}", differs(one, language))
        parts += [grid, Text()]
    told = words.say("ui-booklets-more", rules="penultima rules battle/fr", play="penultima play battle/fr")
    return Group(*parts, Text(told, "dim"))
