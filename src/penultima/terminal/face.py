"""What the conversation needs of a screen, and words in color."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from penultima.game import Move
    from penultima.terminal.cards import Painter
    from penultima.terminal.table import Table

_COLORED = re.compile(r"\b(red|pink|yellow|green|blue)\b( \d| Skip| Reverse| Draw Two)?")


class Face(Protocol):
    """Shows the table to a person and reads what the person types."""

    def tell(self, table: Table, sentences: Sequence[str]) -> None:
        """Something happened."""

    def ask(self, table: Table, question: str, choices: Sequence[Move], hints: Sequence[str]) -> str:
        """A line typed in answer; EOFError or KeyboardInterrupt if there is none."""

    def page(self, text: RenderableType) -> None:
        """Something to read in peace."""

    def summary(self, table: Table, question: str) -> None:
        """The round is over: every hand, every score; then wait."""


def colorful(sentence: str, painter: Painter) -> Text:
    """A sentence in which cards and colors have their color."""
    text = Text(sentence)
    for found in _COLORED.finditer(sentence):
        color = "red" if found[1] == "pink" else found[1]
        if color in painter.paints:
            text.stylize(painter.style(color), *found.span())
    return text
