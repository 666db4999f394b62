"""Who is at a table: persons with a token, chairs with persons, bots or nobody on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from penultima.text import screen

STAND_IN = "careful"
"""The level of a bot that plays for somebody who is away."""


@cache
def bot_name(seat: int) -> str:
    """What a bot is called."""
    return screen().say("ui-animals").split()[seat]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name and a token, here or not."""

    name: str
    token: str
    seat: int | None = None
    process: str = ""
    left_at: int = 0
    crashed: bool = False
    played: int | None = None
    """The seat that was given up in this round: its cards are known, so no other may be taken before the next."""

    @property
    def here(self) -> bool:
        """Is any connection of this person open?"""
        return bool(self.process)


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: a person's, a bot's, or empty. A vacated one was a person's and may be taken during a match."""

    person: int | None = None
    bot: str = ""
    vacated: bool = False
    uno: bool = False
    time: bool = False

    @property
    def empty(self) -> bool:
        """Does nobody sit here?"""
        return self.person is None and not self.bot
