"""The twelve booklets on one page."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import Booklet, booklets
from penultima.terminal import sentences as say


def differs(printed: Booklet) -> str:
    """How a booklet leaves the base, each point with its rule."""
    points = [
        f"{say.DIFFERENCES[f'{setting} {difference.value}']} ({difference.rule})"
        for setting, difference in printed.differences.items()
        if setting != "special"
    ]
    return "; ".join(points) or say.AS_THE_BASE


def special_card(printed: Booklet) -> str:
    """The edition's own card and its rule."""
    difference = printed.differences.get("special")
    return f"; {say.SPECIALS[printed.rules['special']]} ({difference.rule})" if difference else ""


def shelf_page() -> Group:
    """The editions, and under each its booklets."""
    parts: list[Text | Grid] = []
    for _, members in groupby(booklets(), key=lambda printed: printed.edition):
        printed = list(members)
        head = printed[0]
        parts.append(Text.assemble((head.name, "bold"), f" – {head.box}{special_card(head)}"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=12, no_wrap=True, style="bold")
        grid.add_column(width=22)
        grid.add_column(ratio=1)
        for one in printed:
            region = one.region if one.region[0].isupper() else "our own"
            grid.add_row(f"  {one.id}", f"{say.LANGUAGES[one.language]}, {region}", differs(one))
        parts += [grid, Text()]
    parts.append(
        Text("penultima rules battle/fr shows every rule of a booklet; penultima play battle/fr plays it.", "dim")
    )
    return Group(*parts)
