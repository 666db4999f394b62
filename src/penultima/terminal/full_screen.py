"""The display that draws the table over the whole terminal."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from penultima.booklets import booklet
from penultima.rules.settings import SETTINGS
from penultima.terminal.cards import Block, beside, colorful
from penultima.terminal.display import summary_table
from penultima.terminal.pages import through_pager
from penultima.terminal.picture import Picture

if TYPE_CHECKING:
    from penultima.game import Move
    from penultima.terminal.display import ShownTable

PROMPT = " > "
LEFT = 42
"""Columns for the piles; the log has the rest."""
REPEATED = 4
"""Sentences that are shown again above the score."""


class FullScreen:
    """A `Display`: one picture that is redrawn; sentences about what happened scroll by beside the piles."""

    def __init__(self, console: Console, picture: Picture) -> None:
        self.console = console
        self.picture = picture
        self.log: list[str] = []
        self.fresh = 0
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (arrow keys in input)
        console.clear()

    def report(self, table: ShownTable, sentences: Sequence[str]) -> None:
        """Add sentences to the log and redraw."""
        self.log += sentences
        self.fresh += len(sentences)
        self._draw(table, "", (), ())

    def ask(self, table: ShownTable, question: str, choices: Sequence[Move], hints: Sequence[str]) -> str:
        """Redraw with a question and read a line."""
        self.show_question(table, question, choices, hints)
        typed = input(PROMPT)
        self.fresh = 0
        return typed

    def show_question(self, table: ShownTable, question: str, choices: Sequence[Move], hints: Sequence[str]) -> None:
        """Redraw with a question, and leave it to the caller to read the answer."""
        self._draw(table, question, choices, hints)

    def show_page(self, text: RenderableType) -> None:
        """Show a long text in the pager, a short one in place."""
        if len(self.console.render_lines(text)) > self.console.height - 3:
            through_pager(self.console, text)
            return
        self.console.clear()
        self.console.print(text)
        input(f"\n {self.picture.narrator.say('ui-back')} ")

    def show_summary(self, table: ShownTable, question: str) -> None:
        """Show the end of a round on a page of its own."""
        self.console.clear()
        for sentence in self.log[-REPEATED:]:
            self.console.print(colorful(f" {sentence}", self.picture.painter))
        self.console.print()
        self.console.print(summary_table(table, self.picture, self.console.width))
        if question:
            input(f"\n {question} ")
            self.log.clear()
            self.console.clear()

    def _draw(self, table: ShownTable, question: str, choices: Sequence[Move], hints: Sequence[str]) -> None:
        lines = self._lines(table, question, choices, hints)
        with self.console.capture() as drawn:
            for line in lines:
                self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
        text = drawn.get().replace("\n", "\x1b[K\n")
        self.console.file.write(f"\x1b[H{text}\x1b[J")
        self.console.file.flush()

    def _lines(self, table: ShownTable, question: str, choices: Sequence[Move], hints: Sequence[str]) -> Block:
        """All lines of the picture, from the band at the top to the question; empty lines where there is room."""
        view, picture, width = table.view(), self.picture, self.console.width
        below = self._question(question, hints)
        top = [self._header(table), Text(), *picture.opponents(view, table.match.scores, width), Text()]
        room = self.console.height - len(top) - len(below) - 9
        hand = picture.hand(view.hand, choices, width, max(room, 5))
        options = picture.options(choices, view, width) or [Text()]
        room = self.console.height - len(top) - len(hand) - len(options) - len(below) - 3
        middle = self._middle(table, max(min(room, 12), 5))
        lines = [*top, *middle, Text(), self._my_line(table), *hand, *options, *below]
        return self._squeeze(lines)

    def _squeeze(self, lines: Block) -> Block:
        """Fit the lines into the height of the terminal: empty lines go first, then those at the top."""
        while len(lines) > self.console.height - 1 and any(not line.plain.strip() for line in lines):
            lines.remove(next(line for line in lines if not line.plain.strip()))
        return lines[-(self.console.height - 1) :]

    def _header(self, table: ShownTable) -> Text:
        rules, say, dot = table.match.rules, self.picture.narrator.say, self.picture.dot
        edition = say("ui-edition", edition=booklet(rules.booklet).edition)
        goal = say("ui-goal", match=SETTINGS["match"].show(rules["match"]), n=rules["target"])
        right = f"{say('ui-round', n=len(table.match.rounds))} {dot} {goal}"
        return self.picture.header(f"Penultima {dot} {edition} {dot} {rules}", right, self.console.width)

    def _middle(self, table: ShownTable, height: int) -> Block:
        piles = self.picture.piles(table.view())
        for line in piles:
            line.truncate(LEFT, pad=True)
        return beside([piles, self._log(self.console.width - LEFT - 1, height)])

    def _log(self, width: int, height: int) -> Block:
        lines: Block = []
        for number, sentence in enumerate(self.log[-height:]):
            old = number < len(self.log[-height:]) - self.fresh
            text = Text(sentence, "dim") if old else colorful(sentence, self.picture.painter)
            lines += text.wrap(self.console, max(width, 20))
        return lines[-height:]

    def _my_line(self, table: ShownTable) -> Text:
        view, me, say = table.view(), table.me or 0, self.picture.narrator.say
        score = table.match.scores[me]
        turn = f"{self.picture.mark} " if view.turn == me else "  "
        held = f" @{me}: {say('ui-hand-size', n=len(view.hand))}"
        held += f" {self.picture.dot} {say('ui-points', n=score)}" if score else ""
        line = Text.assemble((f"{turn}{self.picture.narrator.names[me]}", "bold"), held)
        keys = say("ui-keys").replace("·", self.picture.dot)
        room = self.console.width - line.cell_len - len(keys) - 1
        return line.append(f"{' ' * room}{keys}", "dim") if room > 1 else line

    def _question(self, question: str, hints: Sequence[str]) -> Block:
        width = self.console.width - 2
        lines: Block = []
        for hint in hints:
            lines += [Text(" ") + line for line in colorful(hint, self.picture.painter).wrap(self.console, width)]
        lines += [Text(" ", "bold") + line for line in Text(question, "bold").wrap(self.console, width)]
        return lines
