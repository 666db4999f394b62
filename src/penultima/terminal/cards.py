"""Cards as pieces of colored text. Each color also has a shape and a letter, so nobody needs to tell colors apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from penultima.game import Card
    from penultima.text import Translator

Block = list[Text]
"""Lines of equal width."""


@dataclass(frozen=True, slots=True)
class Paint:
    """How a color of the deck is drawn: background, color of the text on it, and its shape, in Unicode and in ASCII."""

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

    def __init__(self, translator: Translator, ascii_only: bool = False) -> None:
        self.translator = translator
        self.ascii_only = ascii_only
        self.paints = {**PAINTS, "red": PINK} if translator.box == "scary" else PAINTS

    def shape(self, color: str) -> str:
        """The shape of a color."""
        paint = self.paints[color]
        return paint.plain if self.ascii_only else paint.shape

    def style(self, color: str) -> str:
        """A color as the background of text."""
        paint = self.paints[color]
        return f"bold {paint.numeral} on {paint.field}"

    def face(self, card: Card) -> str:
        """The number or symbol of a card, short."""
        return self.translator.card(card, "short")

    def shapes(self) -> Text:
        """The four shapes, each in its color, as they are on every wild card."""
        text = Text(style=f"on {INK}")
        for color, paint in self.paints.items():
            text.append(self.shape(color), f"bold {paint.field} on {PAPER}")
        return text

    def chip(self, card: Card) -> Text:
        """A card in one line: ●R7, ▲Y+2, wild."""
        if card.color is None:
            return Text(f" {self.face(card)} ", f"bold {PAPER} on {INK}")
        index = f"{self.shape(card.color)}{self.translator.letter(card.color)}"
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
        index = f" {self.shape(card.color)} {self.translator.letter(card.color)}".ljust(INNER)
        return self.frame([Text(index, style), Text(face, style)], edge)

    def back(self, number: int) -> Block:
        """A face-down pile with its number of cards."""
        pattern = (":" if self.ascii_only else "░") * INNER
        return self.frame([Text(pattern, "dim"), Text(f"{number}".center(INNER), "bold")])

    def frame(self, lines: Sequence[Text], edge: str = "") -> Block:
        """A thin edge around lines of equal width."""
        left_top, line, right_top, side, left_low, right_low = BOXES[self.ascii_only]
        width = lines[0].cell_len
        rows = [Text.assemble((side, edge), text, (side, edge)) for text in lines]
        return [Text(left_top + line * width + right_top, edge), *rows, Text(left_low + line * width + right_low, edge)]


@cache
def _colored(translator: Translator) -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern for all that names a color, and the color of each: colors, and cards with and without their article."""
    from penultima.game.card import CARDS, COLOR_NAMES

    colors = {translator.color(color): color for color in COLOR_NAMES}
    for card in CARDS:
        if card.color:
            bare, whole = translator.card(card, "bare"), translator.card(card)
            colors |= {bare: card.color} if whole.endswith(bare) else {bare: card.color, whole: card.color}
    words = "|".join(map(re.escape, sorted(colors, key=len, reverse=True)))
    return re.compile(rf"\b({words})(?!\w)"), colors


def colorful(sentence: str, painter: Painter) -> Text:
    """A sentence in which the names of cards and colors are printed in their color."""
    text = Text(sentence)
    pattern, colors = _colored(painter.translator)
    for found in pattern.finditer(sentence):
        text.stylize(painter.style(colors[found[0]]), *found.span())
    return text


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
