"""Understands what a person types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from penultima.errors import NotationError
from penultima.game import Move
from penultima.game.move import SAY_UNO

if TYPE_CHECKING:
    from penultima.terminal.telling import Teller

COMMANDS = {
    "?": "help", "help": "help", "h": "help", "rules": "rules", "quit": "quit", "exit": "quit", "q": "quit",
    "why": "why", "": "nothing",
}  # fmt: skip
SHORT = {
    "d": "draw",
    "k": "keep",
    "pass": "keep",
    "+4": "w4",
    "wild": "w",
    "special": "x",
    "no": "none",
    "say uno": "uno",
}
COLORS = {"r": "red", "p": "red", "pink": "red", "y": "yellow", "g": "green", "b": "blue"}
FACES = {"+2": "+", "skip": "s", "rev": "r", "reverse": "r", "draw two": "+"}


@dataclass(frozen=True, slots=True)
class Typed:
    """A command, or (`move`) a move and perhaps UNO in the same breath."""

    command: str
    move: Move | None = None
    say_uno: bool = False


def read(text: str, choices: Sequence[Move], teller: Teller) -> Typed:
    """What was typed; NotationError if it means nothing."""
    words = text.casefold().split()
    first = words[0] if words else ""
    command = COMMANDS.get(first)
    if command == "why":
        return Typed("why", read_move(" ".join(words[1:]), choices, teller)) if words[1:] else Typed("why")
    if command is not None:
        return Typed(command)
    if len(words) > 1 and words[-1] in ("uno", "uno!", "!") and words[0] != "say":
        return Typed("move", read_move(" ".join(words[:-1]), choices, teller), True)
    return Typed("move", read_move(" ".join(words), choices, teller))


def read_move(text: str, choices: Sequence[Move], teller: Teller) -> Move:
    """A move by its number among the choices, its notation, or the way people write it."""
    if text.isdecimal():
        if not 1 <= int(text[:6]) <= len(choices):
            raise NotationError(f"there is no choice {text[:6]}; there are {len(choices)}")
        return choices[int(text) - 1]
    text = SHORT.get(text.rstrip("!"), text.rstrip("!"))
    for attempt in (text, _seat(text, teller), COLORS.get(text, ""), _card(text)):
        if move := _move(attempt):
            return move
    if text == "catch" and (catches := [move for move in choices if move.text.startswith("catch")]):
        return catches[0]
    raise NotationError(f"{text!r} is no card and no move here; type ? for help")


def _move(text: str) -> Move | None:
    try:
        return Move(text)
    except NotationError:
        return None


def _seat(text: str, teller: Teller) -> str:
    """Fox is @1; catch fox is catch @1."""
    catch, _, name = text.rpartition("catch ")
    for seat, called in enumerate(teller.names):
        if name == called.casefold():
            return f"catch @{seat}" if catch or text.startswith("catch ") else f"@{seat}"
    return ""


def _card(text: str) -> str:
    """Red 7, p7, r skip, y+2, and the special card by its name."""
    found = re.fullmatch(r"(red|pink|yellow|green|blue|[rpygb])[\s-]*(.+)", text)
    if not found:
        return "x" if text in ("scary", "revenge", "battle", "hyper") else ""
    color, face = found.groups()
    return COLORS.get(color, color)[0] + FACES.get(face, face)


def offered(choices: Sequence[Move], owed: bool) -> list[Move]:
    """The choices worth a number: UNO only where it means something."""
    return [move for move in choices if move is not SAY_UNO or owed]
