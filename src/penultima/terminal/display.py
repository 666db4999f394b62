"""What a display has to do, what it may know of a table, and what every display shows at the end of a round."""

from __future__ import annotations

import sys
from collections.abc import Sequence, Sized
from typing import TYPE_CHECKING, Protocol

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from penultima.terminal.picture import flow

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from penultima.booklets import Rules
    from penultima.game import Move, View
    from penultima.terminal.picture import Picture


class ShownMatch(Protocol):
    """What a display needs to know of a match; a `Match` has it all."""

    @property
    def rules(self) -> Rules:
        """The rules in force."""

    @property
    def scores(self) -> Sequence[int]:
        """The total of each seat."""

    @property
    def rounds(self) -> Sized:
        """All rounds so far, the present one included."""

    @property
    def over(self) -> bool:
        """Has somebody won the match?"""


class ShownRound(Protocol):
    """What a display needs to know of a finished round; a `Round` has it all."""

    @property
    def winner(self) -> int | None:
        """The seat that went out, if any did."""

    def hand_points(self) -> tuple[int, ...]:
        """What the cards left in each hand count."""

    def points(self) -> tuple[int, ...]:
        """What each seat scores."""


class ShownTable(Protocol):
    """A table that can be displayed: one on this machine (`LocalTable`) or on a server (`RemoteTable`)."""

    @property
    def me(self) -> int | None:
        """The person's seat; none for a spectator."""

    @property
    def match(self) -> ShownMatch:
        """The match."""

    @property
    def round(self) -> ShownRound:
        """The present round."""

    def view(self) -> View:
        """What the person may know of the round."""


class Display(Protocol):
    """Shows a table to a person and reads what the person types."""

    def report(self, table: ShownTable, sentences: Sequence[str]) -> None:
        """Show what happened, one sentence for each event."""

    def ask(self, table: ShownTable, question: str, choices: Sequence[Move], hints: Sequence[str]) -> str:
        """Show a question and read a line; EOFError or KeyboardInterrupt if there is none."""

    def show_page(self, text: RenderableType) -> None:
        """Show a text that takes some time to read."""

    def show_summary(self, table: ShownTable, question: str) -> None:
        """Show every hand and every score at the end of a round; where there is a question, wait for Enter."""


def can_redraw(console: Console) -> bool:
    """Whether a picture can be drawn and redrawn here; it needs a real terminal on both sides."""
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()


def summary_table(table: ShownTable, picture: Picture, width: int) -> Grid:
    """The end of a round: for each player the cards left in hand, what they count, what was scored, and the total."""
    room = max(width - 42, 24)
    round, match = table.round, table.match
    view, left = table.view(), round.hand_points()
    points = round.points()
    say = picture.narrator.say
    title = say("ui-summary-over" if match.over else "ui-summary", n=len(match.rounds))
    grid = Grid(title=title, box=box.ASCII if picture.painter.ascii_only else box.ROUNDED, title_style="bold")
    grid.add_column("")
    grid.add_column(f" {say('ui-still-in-hand')}")
    for heading in ("ui-worth", "ui-scores", "ui-total"):
        grid.add_column(say(heading), justify="right")
    for seat, name in enumerate(picture.narrator.names):
        won = seat == round.winner
        chips = [Text.assemble(picture.painter.chip(card), " ") for card in view.hand_of(seat)]
        cards = Text("\n").join(flow(chips, room)) if chips else Text(f" {say('ui-out')}", "bold")
        you = seat == table.me and not picture.narrator.nameless
        label = Text(say("ui-named-you", name=name) if you else name, "bold" if won else "")
        grid.add_row(label, cards, str(left[seat]), str(points[seat]), Text(str(match.scores[seat]), "bold"))
    return grid
