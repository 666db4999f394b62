"""Understands what a person types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from penultima.errors import NotationError
from penultima.game import Move
from penultima.game.move import SAY_UNO

if TYPE_CHECKING:
    from penultima.terminal.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Typed:
    """A command, or (`move`) a move and perhaps UNO in the same breath."""

    command: str
    move: Move | None = None
    say_uno: bool = False


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads with the words of a language, the names around the table and the choices that have a number."""

    words: Vocabulary
    names: Sequence[str]
    choices: Sequence[Move]

    def read(self, text: str) -> Typed:
        """What was typed; NotationError if it means nothing."""
        words = text.casefold().split()
        whole = " ".join(words)
        command, rest = self.words.command(whole)
        if command == "why":
            return Typed("why", self.move(rest) if rest else None)
        if command or not words:
            return Typed(command or "nothing")
        if len(words) > 1 and words[-1] in self.words.uno and whole not in self.words.moves:
            return Typed("move", self.move(" ".join(words[:-1])), True)
        return Typed("move", self.move(whole))

    def move(self, text: str) -> Move:
        """A move by its number among the choices, its notation, or the way people write it."""
        if text.isdecimal():
            return self._choice(text)
        text = text.rstrip("!") or text
        for attempt in (self._catch(text), self._seat(text), *self.words.notation(text)):
            if move := _move(attempt):
                return move
        raise NotationError(f"{text!r} is no card and no move here; type ? for help", "no-move", text=text)

    def _choice(self, text: str) -> Move:
        n = len(self.choices)
        if not 1 <= int(text[:6]) <= n:
            raise NotationError(f"there is no choice {text[:6]}; there are {n}", "no-choice", text=text[:6], n=n)
        return self.choices[int(text) - 1]

    def _catch(self, text: str) -> str:
        """Catch fox is catch @1; catch alone means whoever can be caught."""
        word = next((word for word in self.words.catch if text == word or text.startswith(f"{word} ")), None)
        if word is None:
            return ""
        whom = text.removeprefix(word).strip()
        if not whom:
            return next((move.text for move in self.choices if move.text.startswith("catch")), "")
        return f"catch {self._seat(whom) or whom}"

    def _seat(self, text: str) -> str:
        """Fox is @1."""
        return next((f"@{seat}" for seat, name in enumerate(self.names) if text == name.casefold()), "")


def _move(text: str) -> Move | None:
    try:
        return Move(text)
    except NotationError:
        return None


def offered(choices: Sequence[Move], owed: bool) -> list[Move]:
    """The choices worth a number: UNO only where it means something."""
    return [move for move in choices if move is not SAY_UNO or owed]
