"""The parts that a drawn table is made of: opponents, piles, color in force, hand, choices; each a block of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from penultima.game.palette import BOXES
from penultima.terminal.cards import WIDTH, Block, Painter, beside

if TYPE_CHECKING:
    from penultima.game import Card, Move, View
    from penultima.terminal.narrator import Narrator

NARROWEST = 12


class Picture:
    """Draws what one seat may know."""

    def __init__(self, narrator: Narrator, painter: Painter, edition: str) -> None:
        self.narrator = narrator
        self.painter = painter
        self.cloth = BOXES[edition].band
        plain = painter.ascii_only
        self.arrows = {"left": ">" if plain else "▸", "right": "<" if plain else "◂"}
        self.mark = ">" if plain else "▶"
        self.dot = "-" if plain else "·"

    def header(self, left: str, right: str, width: int) -> Text:
        """A band in the color of the table's cloth."""
        room = max(width - len(right) - 1, 0)
        return Text(f" {left[: room - 3]}".ljust(room) + f"{right} ", f"bold #FFFFFF on {self.cloth}")

    def opponents(self, view: View, scores: Sequence[int], width: int) -> Block:
        """Everybody else from one's left neighbor on, with arrows the way play goes."""
        me = self.narrator.me or 0
        seats = [(me + step) % view.players for step in range(1, view.players)]
        arrow = self.arrows[view.direction]
        room = (width - 2 - 3 * (len(seats) - 1)) // len(seats)
        if room < NARROWEST:
            return self._short_row(view, seats, width)
        blocks: list[Block] = []
        for seat in seats:
            blocks += [[Text(), Text(f" {arrow} ", "bold")], self._seat(view, seat, scores[seat], min(room, 20))]
        return indent(beside(blocks[1:]))

    def _seat(self, view: View, seat: int, score: int, width: int) -> Block:
        turn = view.turn == seat
        name = f"{self.mark} {self.narrator.names[seat]}" if turn else self.narrator.names[seat]
        first = Text(f" @{seat} {name}".ljust(width - 2)[: width - 2], "bold reverse" if turn else "bold")
        second = Text(" ") + self._holding(view, seat)
        second.append(f" {self.dot} {score}" if score else "")
        second.truncate(width - 2, pad=True)
        return self.painter.frame([first, second], "bold" if turn else "dim")

    def _holding(self, view: View, seat: int) -> Text:
        size = view.sizes[seat]
        if seat in view.owes:
            return Text(self.narrator.say("ui-silent"), "bold blink")
        uno = size == 1
        return (
            Text(self.narrator.say("ui-uno"), "bold reverse")
            if uno
            else Text(self.narrator.say("ui-hand-size", n=size))
        )

    def _short_row(self, view: View, seats: Sequence[int], width: int) -> Block:
        """For many players: names and numbers of cards, as many to a line as fit."""
        words = []
        for number, seat in enumerate(seats):
            turn = view.turn == seat
            word = Text(f"@{seat} {self.narrator.names[seat]} ", "bold reverse" if turn else "")
            word.append_text(
                self._holding(view, seat) if view.sizes[seat] == 1 else Text(str(view.sizes[seat]), "bold")
            )
            if number:
                word = Text.assemble((f" {self.arrows[view.direction]} ", "dim"), word)
            words.append(word)
        return flow(words, width)

    def piles(self, view: View) -> Block:
        """The draw pile, the face-up card, and the color in force beside them."""
        edge = f"bold {self.painter.paints[view.color].field}" if view.color else ""
        return indent(
            beside([self.painter.back(view.draw_size), self.painter.box(view.top, edge), self._force(view)], 1)
        )

    def _force(self, view: View) -> Block:
        """The color in force, the direction, and what else everybody must know."""
        say = self.narrator.say
        lines = [Text(say("ui-color-is" if view.top.color else "ui-color-named"))]
        if view.color:
            shape = self.painter.shape(view.color)
            word = f" {shape} {self.narrator.color(view.color).upper()} {shape} "
            lines.append(Text(word.center(17), self.painter.style(view.color)))
        else:
            lines.append(Text(say("ui-color-open"), "italic"))
        arrow = self.arrows[view.direction]
        way = say("ui-clockwise" if view.direction == "left" else "ui-counterclockwise")
        lines.append(Text(f"{arrow} {way} {arrow}", "bold"))
        if view.hyper:
            word = f">> {say('ui-hyper')} {self.narrator.color(view.hyper).upper()} >>"
            lines.append(Text(word, self.painter.style(view.hyper)))
        if view.pending:
            lines.append(Text(say("ui-pending", n=view.pending), "bold reverse"))
        return lines

    def hand(self, hand: Sequence[Card], choices: Sequence[Move], width: int, rows: int) -> Block:
        """One's own cards; those that can be chosen carry their number."""
        numbers = {move.card: number for number, move in enumerate(choices, 1) if move.card is not None}
        per_row = max((width - 2) // WIDTH, 1)
        if -(-len(hand) // per_row) * 5 > rows:
            return self._chips(hand, numbers, width)
        block: Block = []
        for start in range(0, len(hand), per_row):
            row = [self._numbered(card, numbers.get(card)) for card in hand[start : start + per_row]]
            block += indent(beside(row))
        return block

    def _numbered(self, card: Card, number: int | None) -> Block:
        box = self.painter.box(card, "bold" if number else "dim")
        return [*box, Text(f"[{number}]".center(WIDTH) if number else " " * WIDTH, "bold")]

    def _chips(self, hand: Sequence[Card], numbers: dict[Card, int], width: int) -> Block:
        words = []
        for card in hand:
            number = f"{numbers[card]}:" if card in numbers else "  "
            words.append(Text.assemble((number.rjust(3), "bold"), self.painter.chip(card), " "))
        return flow(words, width)

    def options(self, choices: Sequence[Move], view: View, width: int) -> Block:
        """The choices that are no cards, with their numbers."""
        words = []
        for number, move in enumerate(choices, 1):
            if move.card is None:
                label = self.narrator.move(move, view)
                chip = self.painter.color_chip(move.color, label) if move.color else Text(label)
                words.append(Text.assemble((f"[{number}] ", "bold"), chip, "  "))
        return flow(words, width) if words else []


def flow(words: Sequence[Text], width: int) -> Block:
    """Words, as many to a line as fit."""
    lines = [Text(" ")]
    for word in words:
        if lines[-1].cell_len + word.cell_len > width and lines[-1].cell_len > 1:
            lines.append(Text(" "))
        lines[-1].append_text(word)
    return lines


def indent(block: Block) -> Block:
    """Every line one column from the edge."""
    return [Text(" ").append_text(line) for line in block]
