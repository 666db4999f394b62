"""Persons and chairs: who is at a table, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from penultima.text.bot_names import bot_names
from penultima.text.languages import ENGLISH

STAND_IN = "careful"
"""The level of a bot that plays for somebody who is away."""


@cache
def bot_name(animal: int) -> str:
    """The name of a bot: one of ten animals. Clients say it in their own language."""
    return bot_names(ENGLISH)[animal]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name and a token, connected or not."""

    name: str
    token: str
    seat: int | None = None
    process: str = ""
    """The server process that this person is connected to."""
    left_at: int = 0
    crashed: bool = False
    """The last connection was lost because its process died."""
    given_up_seat: int | None = None
    """The seat that was given up in this round: its cards are known, so no other may be taken before the next."""
    ever_sat: bool = False
    """Whoever never sat and is gone may be forgotten."""
    muted: bool = False
    """The host lets them say nothing."""
    origin: str = ""
    """A digest of the address they joined from; empty in old logs."""
    generation: int = 0
    """How many others had this number before."""

    @property
    def here(self) -> bool:
        """Is any connection of this person open?"""
        return bool(self.process)

    @property
    def gone(self) -> bool:
        """Has this person left for good? Nobody has this number then, until somebody new joins."""
        return not self.token


@dataclass(frozen=True, slots=True)
class Chair:
    """A place to sit: a person's, a bot's, or empty. A vacated one was a person's and may be taken during a match."""

    person: int | None = None
    bot: str = ""
    vacated: bool = False
    assist_uno: bool = False
    """UNO is said by itself for the person on it."""
    assist_time: bool = False
    """The person on it has twice the time."""
    animal: int | None = None
    """Which animal the bot on it is called after, if not that of the seat: it has moved, or the name was taken."""

    @property
    def empty(self) -> bool:
        """Does nobody sit here?"""
        return self.person is None and not self.bot
