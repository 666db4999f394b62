"""Playing a match against bots in the terminal: report what happens, ask, explain what is refused, save at the end."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from penultima.booklets import booklet
from penultima.errors import IllegalMove, NotationError
from penultima.game import Event, Move
from penultima.rules.settings import MatchKind, Uno, UnoDue
from penultima.terminal import saved_matches
from penultima.terminal.cards import Painter
from penultima.terminal.display import can_redraw
from penultima.terminal.full_screen import FullScreen
from penultima.terminal.input_parser import InputParser, ParsedInput, Vocabulary, offered
from penultima.terminal.local_table import LocalTable, Need, record_of
from penultima.terminal.narrator import Narrator
from penultima.terminal.picture import Picture
from penultima.terminal.plain_lines import PlainLines
from penultima.text.languages import ENGLISH
from penultima.text.system_errors import system_reason

if TYPE_CHECKING:
    from penultima.terminal.display import Display
    from penultima.terminal.narrator import Narrator


SHOWN_AGAIN = 6
"""Sentences that are repeated when a match is resumed."""
PAUSE = 0.6
"""Seconds after each move of a bot, so that people can follow."""


class LeaveTableError(Exception):
    """The person typed `quit`."""


class LocalPlay:
    """The loop of a match: whatever the table waits for is shown, asked or done."""

    def __init__(self, table: LocalTable, display: Display, narrator: Narrator, pause: float = 0.0) -> None:
        self.table = table
        self.display = display
        self.narrator = narrator
        self.words = Vocabulary(narrator.translator)
        self.pause = pause
        self.hints: list[str] = []

    def run(self) -> None:
        """Play until the match is over; LeaveTableError, EOFError and KeyboardInterrupt leave earlier."""
        events = self.table.events_so_far()
        self._report(events if not self.table.round.moves else events[-SHOWN_AGAIN:])
        steps = {Need.MOVE: self._my_move, Need.CALL: self._my_call, Need.BOT: self._bot, Need.DEAL: self._deal}
        while (need := self.table.need()) is not Need.NOTHING:
            steps[need]()
        if self.table.match.rules["match"] == MatchKind.LOW:
            self.display.report(self.table, [self.narrator.loser(self.table.match.scores)])
        self.display.show_summary(self.table, "")

    def _report(self, events: Sequence[Event]) -> None:
        if sentences := self.narrator.sentences(events):
            self.display.report(self.table, sentences)

    def _bot(self) -> None:
        self._report(self.table.step())
        if errors := self.table.new_bot_errors():
            self.display.report(self.table, [self.narrator.translator.error(error) for error in errors])
        if self.pause:
            time.sleep(self.pause)

    def _deal(self) -> None:
        self.display.show_summary(self.table, self.narrator.ask("ask-next-round", self.table.view()))
        self._report(self.table.deal())

    def _choices(self) -> list[Move]:
        view = self.table.view()
        return offered(view.legal_moves(), view.seat in view.owes or len(view.hand) == 1)

    def _my_move(self) -> None:
        choices = self._choices()
        hints = [*self.hints, *self._reminder(choices)]
        line = self.display.ask(self.table, self.narrator.question(self.table.view()), choices, hints)
        self.hints = []
        self._answer(line, choices)

    def _reminder(self, choices: Sequence[Move]) -> list[str]:
        """How to say UNO, when the next move leaves one card."""
        view = self.table.view()
        answers = [move for move in choices if move.card is not None or move.color is not None]
        if not answers or view.rules["uno"] == Uno.AUTOMATIC:
            return []
        example = f"{self.narrator.typed(answers[0])} uno"
        if view.asks_to_lay and len(view.hand) == 2:
            return [self.narrator.ask("ask-remind-uno", view, example=example)]
        return [self.narrator.ask("ask-remind-uno-color", view, example=example)] if self._will_owe() else []

    def _will_owe(self) -> bool:
        """Is UNO owed once the color is named?"""
        view = self.table.view()
        mine = view.laid_by == view.seat and not int(view.states["uno_said"][0])
        asked = mine or (view.laid_by != view.seat and view.rules["uno_due"] == UnoDue.EVERYONE)
        return view.phase.name == "COLOR" and len(view.hand) == 1 and asked and view.laid_by is not None

    def _my_call(self) -> None:
        calls = self.table.calls()
        line = self.display.ask(self.table, self._call_question(calls), calls, self.hints)
        self.hints = []
        if line.strip():
            self._answer(line, calls)
        else:
            self.table.decline_call()

    def _call_question(self, calls: Sequence[Move]) -> str:
        """To say UNO late, to catch somebody, or to jump in."""
        view = self.table.view()
        if view.seat in view.owes:
            return self.narrator.ask("ask-uno", view)
        for move in calls:
            if move.seat is not None:
                return self.narrator.ask("ask-catch", view, who=self.narrator.names[move.seat], seat=f"@{move.seat}")
        example = self.narrator.typed(calls[0])
        return self.narrator.ask("ask-jump", view, card=self.narrator.translator.card(view.top), example=example)

    def _answer(self, line: str, choices: Sequence[Move]) -> None:
        try:
            self._obey(InputParser(self.words, self.narrator.names, choices).parse(line))
        except NotationError as error:
            self.hints = [self.narrator.translator.error(error)]
        except IllegalMove as error:
            if isinstance(error.move, Move):
                self.hints = [self.narrator.reason(error.reason, error.move, self.table.view())]

    def _obey(self, typed: ParsedInput) -> None:
        if typed.command == "quit":
            raise LeaveTableError
        if typed.command == "help":
            self._help()
        elif typed.command == "rules":
            self._rules()
        elif typed.command == "why":
            self._why(typed.move)
        elif typed.move is not None:
            self._report(self.table.play(typed.move, typed.say_uno))

    def _why(self, move: Move | None) -> None:
        """Why a move is legal or not; without one, what would fit."""
        view = self.table.view()
        if move is None:
            turn = view.phase.name == "TURN"
            self.hints = [self.narrator.need(view) if turn else self.narrator.question(view)]
            return
        reason = self.table.why_not(move)
        self.hints = [self.narrator.fits(move, view) if reason is None else self.narrator.reason(reason, move, view)]

    def _help(self) -> None:
        parts = ["help-page"]
        parts += ["help-pink"] if self.narrator.translator.box == "scary" else []
        parts += ["help-jump"] if self.table.match.rules["jump_in"] else []
        self.display.show_page(Text("\n\n".join(self.narrator.say(part) for part in parts)))

    def _rules(self) -> None:
        from penultima.terminal.pages import rulebook_page

        self.display.show_page(rulebook_page(self.table.match.rules, False, self.narrator.translator.language))


def play_match(
    table: LocalTable, console: Console, *, plain: bool, fast: bool, path: Path | None, language: str = ENGLISH
) -> None:
    """Play a match to its end, or save it when the person leaves."""
    bots = set(range(table.match.players)) - {table.me}
    narrator = Narrator(table.match.names, table.me, table.match.rules, language, bots)
    painter = Painter(narrator.translator, console.options.ascii_only)
    picture = Picture(narrator, painter, booklet(table.match.rules.booklet).edition)
    drawn = can_redraw(console) and not plain
    display: Display = FullScreen(console, picture) if drawn else PlainLines(console, picture)
    pause = PAUSE if console.is_terminal and sys.stdin.isatty() and not fast else 0.0
    try:
        with leaving_on_signals():
            LocalPlay(table, display, narrator, pause).run()
    except (LeaveTableError, EOFError, KeyboardInterrupt):
        _leave(table, console, path, narrator)
    else:
        _finish(table, console, path, narrator)
    finally:
        table.close()


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """A closed window or SIGTERM has the effect of Ctrl-C, so the match is saved."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, leave) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def _leave(table: LocalTable, console: Console, path: Path | None, narrator: Narrator) -> None:
    """Save the match, then print how to go on with it."""
    try:
        kept = saved_matches.save(record_of(table), path)
    except OSError as error:
        console.print("\n" + narrator.say("ui-not-saved", why=system_reason(narrator.translator, error)), markup=False)
        return
    again = saved_matches.shell_command("play", "--resume", str(kept))
    console.print(f"\n{narrator.say('ui-leaving')}\n  {again}", markup=False, soft_wrap=True)


def _finish(table: LocalTable, console: Console, path: Path | None, narrator: Narrator) -> None:
    """Save a finished match, if it has a file."""
    if path is None:
        return
    try:
        saved_matches.save(record_of(table), path)
    except OSError as error:
        console.print(narrator.say("ui-not-saved", why=system_reason(narrator.translator, error)), markup=False)
        return
    finished = narrator.say("ui-finished", path=str(path))
    console.print(f"{finished}\n  {saved_matches.shell_command('replay', str(path))}", markup=False, soft_wrap=True)
