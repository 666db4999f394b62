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
    say = picture.teller.say
    title = say("ui-summary-over" if match.over else "ui-summary", n=len(match.rounds))
    grid = Grid(title=title, box=box.ASCII if picture.painter.ascii_only else box.ROUNDED, title_style="bold")
    grid.add_column("")
    grid.add_column(f" {say('ui-still-in-hand')}")
    for heading in ("ui-worth", "ui-scores", "ui-total"):
        grid.add_column(say(heading), justify="right")
    for seat, name in enumerate(picture.teller.names):
        won = seat == game.winner
        chips = [Text.assemble(picture.painter.chip(card), " ") for card in view.hand_of(seat)]
        cards = Text("\n").join(flow(chips, room)) if chips else Text(f" {say('ui-out')}", "bold")
        you = seat == table.me and not picture.teller.nameless
        label = Text(say("ui-named-you", name=name) if you else name, "bold" if won else "")
        grid.add_row(label, cards, str(left[seat]), str(points[seat]), Text(str(match.scores[seat]), "bold"))
    return grid
