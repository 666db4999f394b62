"""A table that stands as a position says, and a person who types what the test says."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

from penultima.game import Match, Move, Round
from penultima.terminal.local_play import LocalPlay
from penultima.terminal.local_table import LocalTable, player_names
from penultima.terminal.narrator import Narrator

if TYPE_CHECKING:
    from rich.console import RenderableType

    from penultima.terminal.display import ShownTable


def table_at(position: str, **wishes: object) -> LocalTable:
    """The person at seat 0 and `first` bots at a position."""
    round = Round.from_position(position)
    match = Match(round.rules, round.players, seed=1, names=player_names("You", round.players))
    match.rounds[-1] = round
    match.openings[-1] = ()
    return LocalTable(match, **{"bots": "first", **wishes})  # type: ignore[arg-type]


@dataclass
class ScriptedDisplay:
    """A display that types the lines it was given and remembers all sentences and questions."""

    lines: list[str]
    sentences: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    choices: list[list[str]] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)

    def report(self, table: ShownTable, sentences: Sequence[str]) -> None:
        self.sentences += sentences

    def ask(self, table: ShownTable, question: str, choices: Sequence[Move], hints: Sequence[str]) -> str:
        self.asked.append(question)
        self.choices.append([move.text for move in choices])
        self.hints += hints
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def show_page(self, text: RenderableType) -> None:
        console = Console(file=StringIO(), width=100)
        with console.capture() as page:
            console.print(text)
        self.pages.append(page.get())

    def show_summary(self, table: ShownTable, question: str) -> None:
        self.asked.append(question)


def enter(table: LocalTable, *lines: str) -> ScriptedDisplay:
    """Enter these lines at a table, then leave; the display knows what was shown and asked meanwhile."""
    display = ScriptedDisplay(list(lines))
    narrator = Narrator(table.match.names, table.me, table.match.rules)
    with contextlib.suppress(EOFError):
        LocalPlay(table, display, narrator).run()
    return display
