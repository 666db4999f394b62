"""A bot that is a program of its own, in any language, asked over its standard input and output.

The protocol is described in docs/bots.md. A program that breaks it is stopped. A strict bot then raises BotError;
another one lets `careful` decide, keeps the error and starts the program again, a few times.
"""

from __future__ import annotations

import re
import shlex
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn, TypeVar

import msgspec

from penultima.bots import protocol
from penultima.bots.bot import bot
from penultima.bots.process import ProgramProcess, printable
from penultima.bots.protocol import ProgramHello, ProgramMove
from penultima.bots.skills import number_of
from penultima.errors import BotError, Fault, RulesError

if TYPE_CHECKING:
    from types import TracebackType

    from penultima.game.move import Move
    from penultima.game.view import View

LIMIT = 5_000
"""Milliseconds for a decision, unless the bot's name says otherwise."""
HELLO_LIMIT = 10_000
"""Milliseconds to say hello."""
RESTART_WAIT = 300
"""Milliseconds that a decision waits for the hello of a program that was just started again; then `careful` decides."""
RESTARTS = 3
"""How often a program is started again at most."""
EXCERPT = 80
"""Letters of a program's own text that are shown."""
PROGRAM_NAME = re.compile(r"run(?:\[([1-9][0-9]{0,6})ms\])?:(.*)", re.DOTALL)

Message = TypeVar("Message", ProgramHello, ProgramMove)


def program_bot(name: str, seed: int | str, strict: bool) -> ProgramBot:
    """The bot written as `run:COMMAND` or `run[2000ms]:COMMAND`."""
    found = PROGRAM_NAME.fullmatch(name)
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
    """A running program. Nothing depends on its memory: started again, it is sent the whole round so far."""

    def __init__(self, command: str, seed: int | str = 0, *, limit: int = LIMIT, strict: bool = False) -> None:
        self.command = command
        self.limit = limit
        self.name = ""
        """What the program calls itself."""
        self.last_error: BotError | None = None
        """What went wrong last."""
        self._seed = number_of(seed) % 2**32
        self._stand_in = None if strict else bot("careful", seed)
        self._restarts = RESTARTS
        self._asked = 0
        self._answered: tuple[View, Move | None] | None = None
        self._launch()
        self._say_hello()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a program that runs cannot be copied; start it once more with bot()")

    def _launch(self) -> None:
        """Start the program, without waiting for its hello."""
        self._last_view: View | None = None
        self._greeted = False
        self._process: ProgramProcess | None = None
        self._process = ProgramProcess(self.command, words_of(self.command))
        self._process.write(protocol.hello(self._seed, self.limit))
        self._greet_deadline = time.monotonic() + HELLO_LIMIT / 1000

    def _say_hello(self) -> None:
        """Wait for the first hello: a program that cannot start is refused before a round begins."""
        try:
            self._greet(self._greet_deadline)
        except BaseException:
            self._stop()
            raise

    @property
    def replaced(self) -> bool:
        """Has `careful` taken its seat for good?"""
        return self._process is None

    def choose(self, view: View) -> Move | None:
        """The program's move. Asked again about the same view, it gives the same answer without asking the program."""
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
            if self._process is not None:
                return self._ask(self._process, view, legal)
        except BotError as error:
            if not self._still_starting(error):
                self._restart(error, view)
        except BaseException:
            self._stop()
            raise
        if self._stand_in is None:
            raise self.last_error or RulesError(f"the program {self.command!r} has been stopped")
        return self._stand_in.choose(view)

    def _ask(self, process: ProgramProcess, view: View, legal: Sequence[Move]) -> Move | None:
        self._asked += 1
        if not self._greeted:
            self._greet(time.monotonic() + RESTART_WAIT / 1000)
        self._send_round(process, view)
        events = view.events if self._last_view is None else view.since(self._last_view)
        process.write(protocol.decide(self._asked, view, legal, events, self.limit))
        answer = self._read_message(process, ProgramMove, time.monotonic() + self.limit / 1000, self.limit)
        self._last_view = view
        if answer.id != self._asked:
            raise process.fault(Fault.WRONG_ID, answered=str(answer.id), asked=str(self._asked))
        return self._allowed(process, answer.move, view, legal)

    def _allowed(self, process: ProgramProcess, text: str | None, view: View, legal: Sequence[Move]) -> Move | None:
        """The legal move of this text; none, which is silence, only out of turn."""
        if text is None and view.turn != view.seat:
            return None
        for move in legal:
            if move.text == text:
                return move
        raise process.fault(Fault.ILLEGAL, move="null" if text is None else printable(text)[:EXCERPT])

    def _send_round(self, process: ProgramProcess, view: View) -> None:
        """Send the end of the last round and the beginning of this one, if it is another."""
        if self._last_view is not None and not view.follows(self._last_view):
            self._send_round_over(process, self._last_view)
            self._last_view = None
        if self._last_view is None:
            process.write(protocol.new_round(view))

    @staticmethod
    def _send_round_over(process: ProgramProcess, last_view: View) -> None:
        later = last_view.later()
        if any(event.name == "scored" for event in later):
            process.write(protocol.round_over(later))

    def _greet(self, deadline: float) -> None:
        if self._process is not None:
            said = self._read_message(self._process, ProgramHello, deadline, HELLO_LIMIT)
            self.name, self._greeted = printable(said.name)[:EXCERPT], True

    def _read_message(self, process: ProgramProcess, kind: type[Message], deadline: float, limit: int) -> Message:
        """The next line of the program, which must be a message of this kind."""
        try:
            line = process.read(deadline)
        except TimeoutError:
            raise process.fault(Fault.LATE, n=limit) from None
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            text = printable(line.decode("utf-8", "replace"))[:EXCERPT]
            raise process.fault(Fault.GARBAGE, text=text) from None

    def _still_starting(self, error: BotError) -> bool:
        """Is it late only because it was started again a moment ago?"""
        return error.reason is Fault.LATE and not self._greeted and time.monotonic() < self._greet_deadline

    def _restart(self, error: BotError, view: View) -> None:
        """Keep the error, stop the program, and start it again if it still may."""
        self._note_failure(error, view)
        self._stop()
        if self._stand_in is not None and self._restarts:
            self._restarts -= 1
            try:
                self._launch()
            except BotError as gone:
                self._note_failure(gone, view)

    def _note_failure(self, error: BotError, view: View) -> None:
        """Keep an error with its place, but without its frames: they would keep this bot and the program alive."""
        error.seat, error.decision = view.seat, self._asked
        error.__context__ = None
        self.last_error = error.with_traceback(None)

    def _stop(self) -> None:
        """End the program at once."""
        process, self._process = self._process, None
        if process is not None:
            process.end(grace=0.0)

    def close(self) -> None:
        """Send how the round ended, say goodbye and end the program. Without this call it is ended with the bot."""
        process, self._process = self._process, None
        if process is not None:
            if self._last_view is not None:
                self._send_round_over(process, self._last_view)
            process.write(protocol.BYE)
            process.end()

    def __enter__(self) -> ProgramBot:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _same_moment(view: View, before: View) -> bool:
    return view.follows(before) and not view.since(before) and view == before
