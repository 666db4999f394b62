"""What a program must offer to be asked: set up a position, make a move, show what is true now."""

from typing import Protocol

from errata.start import Start

UNO = "no UNO calls"
CHALLENGE = "no challenge of a Draw Four"
COLOR = "a wild is laid and its color named in one action, with no moment in between"

LACKING: dict[str, tuple[str, ...]] = {
    UNO: ("uno", "catch"),
    CHALLENGE: ("accept", "challenge"),
    COLOR: ("red", "yellow", "green", "blue", "none"),
}
"""Moves that are not asked for where a thing is missing."""

SILENT: dict[str, frozenset[str]] = {
    UNO: frozenset({"L1", "L3", "Q31", *(f"Q{number}" for number in range(33, 40))}),
    CHALLENGE: frozenset({"J11", "J16", "J17", "J19", *(f"Q{number}" for number in range(26, 31)), "Q32"}),
    COLOR: frozenset(),
}
"""Rules that say nothing where a thing is missing."""


class UnsupportedError(Exception):
    """The question cannot be put to this program; the text says why."""


class Peer(Protocol):
    """A program behind its adapter. Seats, cards and moves are those of docs/notation.md."""

    id: str
    name: str
    version: str
    lacks: tuple[str, ...]
    """Of LACKING."""

    def set_up(self, start: Start) -> None:
        """Stand as told; UnsupportedError if that cannot be."""

    def play(self, seat: int, move: str) -> bool:
        """Make a move if it is accepted."""

    def observe(self) -> dict[str, str]:
        """The lines of a position that the program knows; `top` where it has no discard pile, `points` of the hands."""

    def deck(self) -> list[str] | None:
        """All cards of a new game, if they are UNO's."""

    def paid(self) -> list[int] | None:
        """What the end of the round that was played brings each seat."""

    def close(self) -> None:
        """Nothing more is asked."""
