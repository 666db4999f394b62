"""What a person typed, as a command or a move: in the words of a language, or in the notation of moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from penultima.errors import NotationError
from penultima.game import Move
from penultima.game.move import SAY_UNO

if TYPE_CHECKING:
    from penultima.text import Translator


COMMANDS = ("help", "rules", "why", "quit")
MOVES = ("draw", "keep", "accept", "challenge", "none", "uno")
COLORS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
FACES = {"skip": "s", "reverse": "r", "draw-two": "+"}
COLORLESS = {"wild": "w", "draw-four": "w4", "special": "x"}


class Vocabulary:
    """The words that may be typed. Those of the language come first; the notation has whatever they leave free."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator
        self.commands = self._meaning({name: name for name in COMMANDS}) | {"?": "help"}
        self.moves = self._meaning({name: name for name in MOVES})
        self.colors = {color: color[0] for color in COLORS} | self._meaning(COLORS)
        self.faces = self._meaning(FACES)
        self.colorless = self._meaning(COLORLESS)
        self.catch = sorted([*translator.words("type-catch"), "catch"], key=len, reverse=True)
        self.uno = {word for word in self.moves if self.moves[word] == "uno"} | {"uno!", "!"}
        words = sorted(self.colors, key=len, reverse=True)
        self._card = re.compile(rf"({'|'.join(map(re.escape, words))})[\s-]*(.+)")

    def _meaning(self, things: Mapping[str, str]) -> dict[str, str]:
        """The meaning of each word; letters of the notation are included where they are no word of the language."""
        own_words = {word: sign for name, sign in things.items() for word in self.translator.words(f"type-{name}")}
        return {sign: sign for sign in things.values()} | own_words

    def command(self, text: str) -> tuple[str, str]:
        """The command a text begins with, of one word or more, and what follows; nothing if it is none."""
        for word in sorted(self.commands, key=len, reverse=True):
            if text == word or text.startswith(f"{word} "):
                return self.commands[word], text.removeprefix(word).strip()
        return "", text

    def notation(self, text: str) -> list[str]:
        """What a text may mean in the notation, the likeliest first."""
        found = [table[text] for table in (self.moves, self.colorless) if text in table]
        letter = self.colors.get(text)
        if letter:
            found.append(next(color for color, sign in COLORS.items() if sign == letter))
        if card := self._card.fullmatch(text):
            color, face = card.groups()
            found.append(self.colors[color] + self.faces.get(face, face))
        if switched := self._switched(text):
            found.append(switched)
        return [*found, text]

    def _switched(self, text: str) -> str:
        """A card named with its number or symbol first: 7 rouge."""
        face, _, color = text.rpartition(" ")
        return self.colors[color] + self.faces.get(face, face) if face and color in self.colors else ""


@dataclass(frozen=True, slots=True)
class ParsedInput:
    """A command; if it is `move`, the move, and whether UNO was said with it."""

    command: str
    move: Move | None = None
    say_uno: bool = False


@dataclass(frozen=True, slots=True)
class InputParser:
    """Reads lines, given the words of a language, the names of the players and the choices that have a number."""

    words: Vocabulary
    names: Sequence[str]
    choices: Sequence[Move]

    def parse(self, text: str) -> ParsedInput:
        """What was typed; NotationError if it means nothing."""
        words = text.casefold().split()
        whole = " ".join(words)
        command, rest = self.words.command(whole)
        if command == "why":
            return ParsedInput("why", self.move(rest) if rest else None)
        if command or not words:
            return ParsedInput(command or "nothing")
        if len(words) > 1 and words[-1] in self.words.uno and whole not in self.words.moves:
            return ParsedInput("move", self.move(" ".join(words[:-1])), True)
        return ParsedInput("move", self.move(whole))

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
        """`catch fox` is `catch @1`; `catch` alone means whoever can be caught."""
        word = next((word for word in self.words.catch if text == word or text.startswith(f"{word} ")), None)
        if word is None:
            return ""
        whom = text.removeprefix(word).strip()
        if not whom:
            return next((move.text for move in self.choices if move.text.startswith("catch")), "")
        return f"catch {self._seat(whom) or whom}"

    def _seat(self, text: str) -> str:
        """A player's name as a seat: `fox` is `@1`."""
        return next((f"@{seat}" for seat, name in enumerate(self.names) if text == name.casefold()), "")


def _move(text: str) -> Move | None:
    try:
        return Move(text)
    except NotationError:
        return None


def offered(choices: Sequence[Move], owed: bool) -> list[Move]:
    """The choices worth a number: UNO only where it means something."""
    return [move for move in choices if move is not SAY_UNO or owed]
