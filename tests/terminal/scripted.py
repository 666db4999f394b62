"""A table that stands as a position says, and a person who types what the test says."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

from penultima.game import Game, Match, Move
from penultima.terminal.play import Play
from penultima.terminal.seating import names_for
from penultima.terminal.table import Table
from penultima.terminal.telling import Teller

if TYPE_CHECKING:
    from rich.console import RenderableType


def table_at(position: str, **wishes: object) -> Table:
    """The person at seat 0 and `first` bots at a position."""
    game = Game.from_position(position)
    match = Match(game.rules, game.players, seed=1, names=names_for("You", game.players))
    match.rounds[-1] = game
    match.opening = ()
    return Table(match, **{"bots": "first", **wishes})  # type: ignore[arg-type]


@dataclass
class Scripted:
    """Types the lines it was given and remembers all it was told and asked."""

    lines: list[str]
    told: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    choices: list[list[str]] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)

    def tell(self, table: Table, sentences: Sequence[str]) -> None:
        self.told += sentences

    def ask(self, table: Table, question: str, choices: Sequence[Move], hints: Sequence[str]) -> str:
        self.asked.append(question)
        self.choices.append([move.text for move in choices])
        self.hints += hints
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def page(self, text: RenderableType) -> None:
        console = Console(file=StringIO(), width=100)
        with console.capture() as page:
            console.print(text)
        self.pages.append(page.get())

    def summary(self, table: Table, question: str) -> None:
        self.asked.append(question)


def sit(table: Table, *lines: str) -> Scripted:
    """Type these lines, then leave; what was said and asked meanwhile."""
    face = Scripted(list(lines))
    teller = Teller(table.match.names, table.me, table.match.rules)
    with contextlib.suppress(EOFError):
        Play(table, face, teller).run()
    return face
