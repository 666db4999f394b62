"""Cards as small pieces of colored text, each color with its own shape and letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from penultima.game import Card
    from penultima.text import Screen

Block = list[Text]
"""Lines of equal width."""


@dataclass(frozen=True, slots=True)
class Paint:
    """A color of the deck: its field, its numeral and its shape (and one of plain letters)."""

    field: str
    numeral: str
    shape: str
    plain: str


PAINTS = {
    "red": Paint("#C8102E", "#FFFFFF", "●", "o"),
    "yellow": Paint("#F2B705", "#1B1B2F", "▲", "^"),
    "green": Paint("#13795B", "#FFFFFF", "■", "#"),
    "blue": Paint("#1258A8", "#FFFFFF", "◆", "*"),
}
PINK = Paint("#C4177A", "#FFFFFF", "●", "o")
INK, PAPER = "#1B1B2F", "#F6F1E5"
INNER = 7
WIDTH = INNER + 2
BOXES = {False: tuple("╭─╮│╰╯"), True: tuple("+-+|++")}


class Painter:
    """Draws the cards of one edition, in Unicode or in plain letters."""

    def __init__(self, screen: Screen, ascii_only: bool = False) -> None:
        self.screen = screen
        self.ascii_only = ascii_only
        self.paints = {**PAINTS, "red": PINK} if screen.box == "scary" else PAINTS

    def shape(self, color: str) -> str:
        """The shape of a color."""
        paint = self.paints[color]
        return paint.plain if self.ascii_only else paint.shape

    def style(self, color: str) -> str:
        """The field of a color as a background."""
        paint = self.paints[color]
        return f"bold {paint.numeral} on {paint.field}"

    def face(self, card: Card) -> str:
        """What stands on a card, short."""
        return self.screen.card(card, "short")

    def shapes(self) -> Text:
        """The four shapes, each in its color, as on every wild."""
        text = Text(style=f"on {INK}")
        for color, paint in self.paints.items():
            text.append(self.shape(color), f"bold {paint.field} on {PAPER}")
        return text

    def chip(self, card: Card) -> Text:
        """A card in one line: ●R7, ▲Y+2, wild."""
        if card.color is None:
            return Text(f" {self.face(card)} ", f"bold {PAPER} on {INK}")
        index = f"{self.shape(card.color)}{self.screen.letter(card.color)}"
        return Text(f" {index} {self.face(card)} ", self.style(card.color))

    def color_chip(self, color: str, name: str) -> Text:
        """A color in one line."""
        return Text(f" {self.shape(color)} {name} ", self.style(color))

    def box(self, card: Card, edge: str = "") -> Block:
        """A card of four lines."""
        face = self.face(card).center(INNER)
        if card.color is None:
            upper = Text.assemble(("  ", f"on {PAPER}"), self.shapes(), (" ", f"on {PAPER}"))
            return self.frame([upper, Text(face, f"bold {INK} on {PAPER}")], edge)
        style = self.style(card.color)
        index = f" {self.shape(card.color)} {self.screen.letter(card.color)}".ljust(INNER)
        return self.frame([Text(index, style), Text(face, style)], edge)

    def back(self, number: int) -> Block:
        """A face-down pile of so many cards."""
        pattern = (":" if self.ascii_only else "░") * INNER
        return self.frame([Text(pattern, "dim"), Text(f"{number}".center(INNER), "bold")])

    def frame(self, lines: Sequence[Text], edge: str = "") -> Block:
        """A thin paper edge around equal lines."""
        left_top, line, right_top, side, left_low, right_low = BOXES[self.ascii_only]
        width = lines[0].cell_len
        rows = [Text.assemble((side, edge), text, (side, edge)) for text in lines]
        return [Text(left_top + line * width + right_top, edge), *rows, Text(left_low + line * width + right_low, edge)]


def beside(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks side by side, tops aligned."""
    height = max((len(block) for block in blocks), default=0)
    rows = [Text(no_wrap=True) for _ in range(height)]
    for number, block in enumerate(blocks):
        width = max((line.cell_len for line in block), default=0)
        for row, line in zip(rows, [*block, *[Text()] * (height - len(block))], strict=True):
            row.append_text(line)
            row.append(" " * (width - line.cell_len + (gap if number < len(blocks) - 1 else 0)))
    return rows
