"""What the conversation needs of a screen, and words in color."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from penultima.game import Move
    from penultima.terminal.cards import Painter
    from penultima.terminal.table import Table
    from penultima.text import Screen


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


@cache
def _colored(screen: Screen) -> tuple[re.Pattern[str], dict[str, str]]:
    """All that names a color: the colors themselves, and every card with and without its article."""
    from penultima.game.card import CARDS, COLOR_NAMES

    colors = {screen.color(color): color for color in COLOR_NAMES}
    for card in CARDS:
        if card.color:
            bare, whole = screen.card(card, "bare"), screen.card(card)
            colors |= {bare: card.color} if whole.endswith(bare) else {bare: card.color, whole: card.color}
    words = "|".join(map(re.escape, sorted(colors, key=len, reverse=True)))
    return re.compile(rf"\b({words})(?!\w)"), colors


def colorful(sentence: str, painter: Painter) -> Text:
    """A sentence in which cards and colors have their color."""
    text = Text(sentence)
    pattern, colors = _colored(painter.screen)
    for found in pattern.finditer(sentence):
        text.stylize(painter.style(colors[found[0]]), *found.span())
    return text
