"""The display of plain lines, for pipes, simple terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from penultima.terminal.cards import colorful
from penultima.terminal.display import summary_table
from penultima.terminal.picture import Picture

if TYPE_CHECKING:
    from penultima.game import Move, View
    from penultima.terminal.display import ShownTable


class PlainLines:
    """A `Display` that redraws nothing: every line is printed once."""

    def __init__(self, console: Console, picture: Picture) -> None:
        self.console = console
        self.picture = picture
        self.fresh = True

    def report(self, table: ShownTable, sentences: Sequence[str]) -> None:
        """Print a line for each sentence; before the very first, which rules are played."""
        if self.fresh:
            rules = table.match.rules
            self._print(
                [self.picture.narrator.say("ui-playing", edition=rules.booklet.split("/")[0], rules=str(rules))]
            )
            self.fresh = False
        for sentence in sentences:
            self.console.print(colorful(sentence, self.picture.painter), soft_wrap=True)

    def ask(self, table: ShownTable, question: str, choices: Sequence[Move], hints: Sequence[str]) -> str:
        """Print the table in a few lines and the question, and read the answer."""
        self.show_question(table, question, choices, hints)
        return input("> ")

    def show_question(self, table: ShownTable, question: str, choices: Sequence[Move], hints: Sequence[str]) -> None:
        """Print the table in a few lines and the question, and leave it to the caller to read the answer."""
        view = table.view()
        self._print(["", self._table(view), self._players(view, table), self._hand(view, choices)])
        self._print(self.picture.options(choices, view, self.console.width))
        self._print([*[colorful(hint, self.picture.painter) for hint in hints], question])

    def show_page(self, text: RenderableType) -> None:
        """Print a long text, all of it."""
        self.console.print(text)

    def show_summary(self, table: ShownTable, question: str) -> None:
        """Print the end of a round."""
        self.console.print(summary_table(table, self.picture, self.console.width))
        if question:
            self.console.print(question)
            input("> ")

    def _print(self, lines: Sequence[Text | str]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def _table(self, view: View) -> Text:
        narrator = self.picture.narrator
        line = Text(f" {narrator.say('ui-plain-top')} ").append_text(self.picture.painter.chip(view.top))
        line.append(f"  {narrator.say('ui-plain-color')} ")
        if view.color:
            line.append_text(self.picture.painter.color_chip(view.color, narrator.color(view.color).upper()))
        else:
            line.append(narrator.say("ui-color-open"))
        return line.append("".join(f"  {word}" for word in self._state(view)))

    def _state(self, view: View) -> list[str]:
        """What else everybody knows: Hyper, cards to draw, direction, size of the draw pile."""
        say = self.picture.narrator.say
        words = [say("ui-plain-hyper", color=view.hyper)] if view.hyper else []
        words += [say("ui-pending", n=view.pending)] if view.pending else []
        return [*words, f"{say('ui-plain-way', way=view.direction)}, {say('ui-plain-draw', n=view.draw_size)}"]

    def _players(self, view: View, table: ShownTable) -> Text:
        line = Text(" ")
        me = table.me or 0
        for seat in [(me + step) % view.players for step in range(1, view.players)]:
            silent = f" {self.picture.narrator.say('ui-silent-long')}" if seat in view.owes else ""
            line.append(f"@{seat} {self.picture.narrator.names[seat]} {view.sizes[seat]}{silent}  ")
        return line

    def _hand(self, view: View, choices: Sequence[Move]) -> Text:
        numbers = {move.card: number for number, move in enumerate(choices, 1) if move.card is not None}
        line = Text(f" {self.picture.narrator.say('ui-plain-hand')} ")
        for card in view.hand:
            line.append(f" [{numbers[card]}]" if card in numbers else " ", "bold")
            line.append_text(self.picture.painter.chip(card))
        return line
