"""The words a person may type, in the screen's language and in the notation."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from penultima.text import Screen

COMMANDS = ("help", "rules", "why", "quit")
MOVES = ("draw", "keep", "accept", "challenge", "none", "uno")
COLORS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
FACES = {"skip": "s", "reverse": "r", "draw-two": "+"}
COLORLESS = {"wild": "w", "draw-four": "w4", "special": "x"}


class Vocabulary:
    """The language's own words come first; the notation fills what they leave."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.commands = self._meaning({name: name for name in COMMANDS}) | {"?": "help"}
        self.moves = self._meaning({name: name for name in MOVES})
        self.colors = {color: color[0] for color in COLORS} | self._meaning(COLORS)
        self.faces = self._meaning(FACES)
        self.colorless = self._meaning(COLORLESS)
        self.catch = sorted([*screen.words("type-catch"), "catch"], key=len, reverse=True)
        self.uno = {word for word in self.moves if self.moves[word] == "uno"} | {"uno!", "!"}
        words = sorted(self.colors, key=len, reverse=True)
        self._card = re.compile(rf"({'|'.join(map(re.escape, words))})[\s-]*(.+)")

    def _meaning(self, things: Mapping[str, str]) -> dict[str, str]:
        """What each word means; the notation's own letters where no word of the language takes them."""
        spoken = {word: sign for name, sign in things.items() for word in self.screen.words(f"type-{name}")}
        return {sign: sign for sign in things.values()} | spoken

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
