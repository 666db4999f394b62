"""The conversation of a game: tells what happens, asks what must be decided, explains what is refused."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from penultima.errors import IllegalMove, NotationError
from penultima.game import Event, Move
from penultima.rules.settings import Due, MatchKind, Uno
from penultima.terminal.reading import Reader, Typed, offered
from penultima.terminal.table import Need, Table
from penultima.terminal.vocabulary import Vocabulary

if TYPE_CHECKING:
    from penultima.terminal.face import Face
    from penultima.terminal.telling import Teller

UNTOLD = {"dealt"}
"""Everybody sees it without a word."""
SHOWN_AGAIN = 6


class LeaveTableError(Exception):
    """The person wants to go."""


class Play:
    """One sitting at a table."""

    def __init__(self, table: Table, face: Face, teller: Teller, pause: float = 0.0) -> None:
        self.table = table
        self.face = face
        self.teller = teller
        self.words = Vocabulary(teller.screen)
        self.pause = pause
        self.hints: list[str] = []

    def run(self) -> None:
        """Play until the match is over; LeaveTableError, EOFError and KeyboardInterrupt leave earlier."""
        story = self.table.story()
        self._tell(story if not self.table.game.moves else story[-SHOWN_AGAIN:])
        deeds = {Need.MOVE: self._my_move, Need.CALL: self._my_call, Need.BOT: self._bot, Need.DEAL: self._deal}
        while (need := self.table.need()) is not Need.NOTHING:
            deeds[need]()
        if self.table.match.rules["match"] == MatchKind.LOW:
            self.face.tell(self.table, [self.teller.loser(self.table.match.scores)])
        self.face.summary(self.table, "")

    def _tell(self, events: Sequence[Event]) -> None:
        told = [self.teller.event(event) for event in events if event.name not in UNTOLD]
        if told:
            self.face.tell(self.table, told)

    def _bot(self) -> None:
        self._tell(self.table.step())
        if troubles := self.table.new_troubles():
            self.face.tell(self.table, [self.teller.screen.error(error) for error in troubles])
        if self.pause:
            time.sleep(self.pause)

    def _deal(self) -> None:
        self.face.summary(self.table, self.teller.ask("ask-next-round", self.table.view()))
        self._tell(self.table.deal())

    def _choices(self) -> list[Move]:
        view = self.table.view()
        return offered(view.legal_moves(), view.seat in view.owes or len(view.hand) == 1)

    def _my_move(self) -> None:
        choices = self._choices()
        hints = [*self.hints, *self._reminder(choices)]
        line = self.face.ask(self.table, self.teller.question(self.table.view()), choices, hints)
        self.hints = []
        self._answer(line, choices)

    def _reminder(self, choices: Sequence[Move]) -> list[str]:
        """How to say UNO, when the next move leaves one card."""
        view = self.table.view()
        answers = [move for move in choices if move.card is not None or move.color is not None]
        if not answers or view.rules["uno"] == Uno.AUTOMATIC:
            return []
        example = f"{self.teller.typed(answers[0])} uno"
        if view.phase.name in ("TURN", "DRAWN", "CHALLENGE") and len(view.hand) == 2:
            return [self.teller.ask("ask-remind-uno", view, example=example)]
        return [self.teller.ask("ask-remind-uno-color", view, example=example)] if self._will_owe() else []

    def _will_owe(self) -> bool:
        """Is UNO owed once the color is named?"""
        view = self.table.view()
        mine = view.layer == view.seat and not int(view.table["said"][0])
        asked = mine or (view.layer != view.seat and view.rules["uno_due"] == Due.EVERYONE)
        return view.phase.name == "COLOR" and len(view.hand) == 1 and asked and view.layer is not None

    def _my_call(self) -> None:
        calls = self.table.calls()
        line = self.face.ask(self.table, self._call_question(calls), calls, self.hints)
        self.hints = []
        if line.strip():
            self._answer(line, calls)
        else:
            self.table.go_on()

    def _call_question(self, calls: Sequence[Move]) -> str:
        """To say UNO late, to catch somebody, or to jump in."""
        view = self.table.view()
        if view.seat in view.owes:
            return self.teller.ask("ask-uno", view)
        for move in calls:
            if move.seat is not None:
                return self.teller.ask("ask-catch", view, who=self.teller.names[move.seat], seat=f"@{move.seat}")
        example = self.teller.typed(calls[0])
        return self.teller.ask("ask-jump", view, card=self.teller.screen.card(view.top), example=example)

    def _answer(self, line: str, choices: Sequence[Move]) -> None:
        try:
            self._obey(Reader(self.words, self.teller.names, choices).read(line))
        except NotationError as error:
            self.hints = [self.teller.screen.error(error)]
        except IllegalMove as error:
            if isinstance(error.move, Move):
                self.hints = [self.teller.reason(error.reason, error.move, self.table.view())]

    def _obey(self, typed: Typed) -> None:
        if typed.command == "quit":
            raise LeaveTableError
        if typed.command == "help":
            self._help()
        elif typed.command == "rules":
            self._rules()
        elif typed.command == "why":
            self._why(typed.move)
        elif typed.move is not None:
            self._tell(self.table.act(typed.move, typed.say_uno))

    def _why(self, move: Move | None) -> None:
        """Why a move is legal or not; without one, what would fit."""
        view = self.table.view()
        if move is None:
            turn = view.phase.name == "TURN"
            self.hints = [self.teller.need(view) if turn else self.teller.question(view)]
            return
        reason = self.table.why_not(move)
        told = self.teller.fits(move, view) if reason is None else self.teller.reason(reason, move, view)
        self.hints = [told]

    def _help(self) -> None:
        parts = ["help-page"]
        parts += ["help-pink"] if self.teller.screen.box == "scary" else []
        parts += ["help-jump"] if self.table.match.rules["jump_in"] else []
        self.face.page(Text("\n\n".join(self.teller.say(part) for part in parts)))

    def _rules(self) -> None:
        from penultima.terminal.rulepage import rules_page

        self.face.page(rules_page(self.table.match.rules, False, self.teller.screen.language))
