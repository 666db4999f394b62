"""The table as plain lines, for pipes, simple terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from penultima.terminal.face import colorful
from penultima.terminal.picture import Picture
from penultima.terminal.summary import summary_table

if TYPE_CHECKING:
    from penultima.game import Move, View
    from penultima.terminal.table import Table


class Plain:
    """Nothing is redrawn: every line is said once."""

    def __init__(self, console: Console, picture: Picture) -> None:
        self.console = console
        self.picture = picture
        self.fresh = True

    def tell(self, table: Table, sentences: Sequence[str]) -> None:
        """One line for each thing that happened; first of all, what is played."""
        if self.fresh:
            rules = table.match.rules
            self._print([self.picture.teller.say("ui-playing", edition=rules.booklet.split("/")[0], rules=str(rules))])
            self.fresh = False
        for sentence in sentences:
            self.console.print(colorful(sentence, self.picture.painter), soft_wrap=True)

    def ask(self, table: Table, question: str, choices: Sequence[Move], hints: Sequence[str]) -> str:
        """The table in a few lines, the question, and a line typed in answer."""
        self.show(table, question, choices, hints)
        return input("> ")

    def show(self, table: Table, question: str, choices: Sequence[Move], hints: Sequence[str]) -> None:
        """The table in a few lines, and the question."""
        view = table.view()
        self._print(["", self._table(view), self._players(view, table), self._hand(view, choices)])
        self._print(self.picture.options(choices, view, self.console.width))
        self._print([*[colorful(hint, self.picture.painter) for hint in hints], question])

    def page(self, text: RenderableType) -> None:
        """A long text, all of it."""
        self.console.print(text)

    def summary(self, table: Table, question: str) -> None:
        """The end of a round."""
        self.console.print(summary_table(table, self.picture, self.console.width))
        if question:
            self.console.print(question)
            input("> ")

    def _print(self, lines: Sequence[Text | str]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def _table(self, view: View) -> Text:
        teller = self.picture.teller
        line = Text(f" {teller.say('ui-plain-top')} ").append_text(self.picture.painter.chip(view.top))
        line.append(f"  {teller.say('ui-plain-color')} ")
        if view.color:
            line.append_text(self.picture.painter.color_chip(view.color, teller.color(view.color).upper()))
        else:
            line.append(teller.say("ui-color-open"))
        return line.append("".join(f"  {word}" for word in self._state(view)))

    def _state(self, view: View) -> list[str]:
        """What else is to know about the table."""
        say = self.picture.teller.say
        words = [say("ui-plain-hyper", color=view.hyper)] if view.hyper else []
        words += [say("ui-pending", n=view.pending)] if view.pending else []
        return [*words, f"{say('ui-plain-way', way=view.direction)}, {say('ui-plain-draw', n=view.draw_size)}"]

    def _players(self, view: View, table: Table) -> Text:
        line = Text(" ")
        me = table.me or 0
        for seat in [(me + step) % view.players for step in range(1, view.players)]:
            silent = f" {self.picture.teller.say('ui-silent-long')}" if seat in view.owes else ""
            line.append(f"@{seat} {self.picture.teller.names[seat]} {view.sizes[seat]}{silent}  ")
        return line

    def _hand(self, view: View, choices: Sequence[Move]) -> Text:
        numbers = {move.card: number for number, move in enumerate(choices, 1) if move.card is not None}
        line = Text(f" {self.picture.teller.say('ui-plain-hand')} ")
        for card in view.hand:
            line.append(f" [{numbers[card]}]" if card in numbers else " ", "bold")
            line.append_text(self.picture.painter.chip(card))
        return line
