"""A player that is a program of its own, in any language, asked over its standard input and output.

The protocol is told in docs/bots.md. A program that breaks it is stopped. A strict bot then raises BotError; a
forgiving one lets `careful` decide, remembers the trouble and starts the program again, a few times.
"""

from __future__ import annotations

import re
import shlex
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from penultima.bots import protocol
from penultima.bots.bot import bot
from penultima.bots.protocol import Answer, Hello
from penultima.bots.skills import number_of
from penultima.bots.wire import Wire, printable
from penultima.errors import BotError, Fault, RulesError

if TYPE_CHECKING:
    from types import TracebackType

    from penultima.game.move import Move
    from penultima.game.view import View

LIMIT = 5_000
"""Milliseconds for a decision, unless the bot's name says otherwise."""
START = 10_000
"""Milliseconds to say hello."""
PATIENCE = 300
"""Milliseconds that a decision waits for a program which was just started again to say hello; then it goes without."""
RESTARTS = 3
EXCERPT = 80
WRITTEN = re.compile(r"run(?:\[([1-9][0-9]{0,6})ms\])?:(.*)", re.DOTALL)

Said = TypeVar("Said", Hello, Answer)


def program_bot(name: str, seed: int | str, strict: bool) -> ProgramBot:
    """The bot written as `run:COMMAND` or `run[2000ms]:COMMAND`."""
    found = WRITTEN.fullmatch(name)
    if found is None or not words_of(found[2]):
        raise BotError(Fault.COMMAND, name)
    return ProgramBot(found[2].strip(), seed, limit=int(found[1] or LIMIT), strict=strict)


def words_of(command: str) -> list[str]:
    """A command as a shell would take it apart; nothing if its quotes do not match."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


class ProgramBot:
    """A running program. It keeps nothing that we need: started anew, it is told the whole story again."""

    def __init__(self, command: str, seed: int | str = 0, *, limit: int = LIMIT, strict: bool = False) -> None:
        self.command = command
        self.limit = limit
        self.name = ""
        """What the program calls itself."""
        self.trouble: BotError | None = None
        """What it last did wrong."""
        self._seed = number_of(seed) % 2**32
        self._stand_in = None if strict else bot("careful", seed)
        self._restarts = RESTARTS
        self._asked = 0
        self._answered: tuple[View, Move | None] | None = None
        self._launch()
        self._say_hello()

    def _launch(self) -> None:
        """Start the program; it may take its time to greet."""
        self._told: View | None = None
        self._greeted = False
        self._wire: Wire | None = None
        self._wire = Wire(self.command, words_of(self.command))
        self._wire.write(protocol.hello(self._seed, self.limit))
        self._latest = time.monotonic() + START / 1000

    def _say_hello(self) -> None:
        """Wait for the first greeting: a program that cannot start is refused before anybody sits down."""
        try:
            self._greet(self._latest)
        except BaseException:
            self._stop()
            raise

    @property
    def replaced(self) -> bool:
        """Has `careful` taken its seat for good?"""
        return self._wire is None

    def choose(self, view: View) -> Move | None:
        """The program's move. Asked twice at the same moment, it is not troubled again."""
        if view.seat is None or view.over:
            raise RulesError("nothing is asked of a spectator, nor after the end of a round")
        legal = view.legal_moves()
        if not legal:
            return None
        if self._answered is None or not _same_moment(view, self._answered[0]):
            self._answered = view, self._decide(view, legal)
        return self._answered[1]

    def _decide(self, view: View, legal: Sequence[Move]) -> Move | None:
        try:
            if self._wire is not None:
                return self._ask(self._wire, view, legal)
        except BotError as error:
            if not self._still_starting(error):
                self._suffer(error, view)
        except BaseException:
            self._stop()
            raise
        if self._stand_in is None:
            raise self.trouble or RulesError(f"the program {self.command!r} has been stopped")
        return self._stand_in.choose(view)

    def _ask(self, wire: Wire, view: View, legal: Sequence[Move]) -> Move | None:
        self._asked += 1
        if not self._greeted:
            self._greet(time.monotonic() + PATIENCE / 1000)
        self._tell(wire, view)
        told = view.events if self._told is None else view.since(self._told)
        wire.write(protocol.decide(self._asked, view, legal, told, self.limit))
        answer = self._hear(wire, Answer, time.monotonic() + self.limit / 1000, self.limit)
        self._told = view
        if answer.id != self._asked:
            raise wire.fault(Fault.WRONG_ID, answered=str(answer.id), asked=str(self._asked))
        return self._allowed(wire, answer.move, view, legal)

    def _allowed(self, wire: Wire, text: str | None, view: View, legal: Sequence[Move]) -> Move | None:
        """The move of this text; silence is for those who are not asked."""
        if text is None and view.turn != view.seat:
            return None
        for move in legal:
            if move.text == text:
                return move
        raise wire.fault(Fault.ILLEGAL, move="null" if text is None else printable(text)[:EXCERPT])

    def _tell(self, wire: Wire, view: View) -> None:
        """Where a round ends and another begins."""
        if self._told is not None and not view.follows(self._told):
            self._tell_the_end(wire, self._told)
            self._told = None
        if self._told is None:
            wire.write(protocol.new_round(view))

    @staticmethod
    def _tell_the_end(wire: Wire, told: View) -> None:
        later = told.later()
        if any(event.name == "scored" for event in later):
            wire.write(protocol.over(later))

    def _greet(self, deadline: float) -> None:
        if self._wire is not None:
            said = self._hear(self._wire, Hello, deadline, START)
            self.name, self._greeted = printable(said.name)[:EXCERPT], True

    def _hear(self, wire: Wire, kind: type[Said], deadline: float, limit: int) -> Said:
        """The next line, which must be of this kind."""
        try:
            line = wire.read(deadline)
        except TimeoutError:
            raise wire.fault(Fault.LATE, n=limit) from None
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            text = printable(line.decode("utf-8", "replace"))[:EXCERPT]
            raise wire.fault(Fault.GARBAGE, text=text) from None

    def _still_starting(self, error: BotError) -> bool:
        """Late only because it was started anew a moment ago?"""
        return error.reason is Fault.LATE and not self._greeted and time.monotonic() < self._latest

    def _suffer(self, error: BotError, view: View) -> None:
        """Remember the trouble, stop the program, and start it again if it may."""
        self._remember(error, view)
        self._stop()
        if self._stand_in is not None and self._restarts:
            self._restarts -= 1
            try:
                self._launch()
            except BotError as gone:
                self._remember(gone, view)

    def _remember(self, error: BotError, view: View) -> None:
        """With its place, and without the frames that would keep us and the program alive."""
        error.seat, error.decision = view.seat, self._asked
        error.__context__ = None
        self.trouble = error.with_traceback(None)

    def _stop(self) -> None:
        """At once: it has had its time."""
        wire, self._wire = self._wire, None
        if wire is not None:
            wire.end(grace=0.0)

    def close(self) -> None:
        """Say how the round ended, and goodbye; it happens by itself when nobody needs the bot any more."""
        wire, self._wire = self._wire, None
        if wire is not None:
            if self._told is not None:
                self._tell_the_end(wire, self._told)
            wire.write(protocol.BYE)
            wire.end()

    def __enter__(self) -> ProgramBot:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _same_moment(view: View, before: View) -> bool:
    return view.follows(before) and not view.since(before) and view == before
