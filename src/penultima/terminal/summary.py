"""The end of a round: every hand, what it counts, and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from penultima.terminal.picture import flow

if TYPE_CHECKING:
    from penultima.terminal.picture import Picture
    from penultima.terminal.table import Table


def summary_table(table: Table, picture: Picture, width: int) -> Grid:
    """A row for each player."""
    room = max(width - 42, 24)
    game, match = table.game, table.match
    view, left = table.view(), game.hand_points()
    points = game.points()
    title = f"Round {len(match.rounds)}" + ("" if not match.over else " – the match is over")
    grid = Grid(title=title, box=box.ASCII if picture.painter.ascii_only else box.ROUNDED, title_style="bold")
    for heading in ("", " still in hand", "worth", "scores", "total"):
        grid.add_column(heading, justify="left" if heading in ("", " still in hand") else "right")
    for seat, name in enumerate(picture.teller.names):
        won = seat == game.winner
        chips = [Text.assemble(picture.painter.chip(card), " ") for card in view.hand_of(seat)]
        cards = Text("\n").join(flow(chips, room)) if chips else Text(" out!", "bold")
        you = seat == table.me and name != "You"
        label = Text(f"{name} (you)" if you else name, "bold" if won else "")
        grid.add_row(label, cards, str(left[seat]), str(points[seat]), Text(str(match.scores[seat]), "bold"))
    return grid
