"""The codes with which the server closes a WebSocket: what each means, and whether a client should come back."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class CloseCode(IntEnum):
    """Why a connection was closed. Codes below 4000 are those that every WebSocket knows, the others are ours."""

    meaning: str
    come_back: str

    def __new__(cls, code: int, meaning: str, come_back: str) -> Self:
        one = int.__new__(cls, code)
        one._value_ = code
        one.meaning, one.come_back = meaning, come_back
        return one

    @property
    def final(self) -> bool:
        """Whoever came back would be closed for the same reason."""
        return self.come_back == "no"

    TOO_LONG = 1009, "a frame longer than 8 KiB", "no"
    FAILURE = 1011, "a failure of the server", "yes"
    RESTARTING = 1012, "restarting: `bye` says when to come back", "yes"
    TRY_AGAIN = 1013, "the store does not answer: `bye` says when to come back", "yes"
    BAD_MESSAGE = 4400, "a message that is none", "no"
    FOREIGN_ORIGIN = 4403, "a page of another origin (before the handshake: HTTP 403)", "no"
    NO_SUCH_TABLE = 4404, "no such table", "no"
    NO_HELLO = 4408, "no hello in time", "yes"
    BANNED = 4409, "the host has banned this key from the table", "no"
    LAN_CLOSED = 4410, "the host has closed the home network", "no"
    SLOW_READER = 4413, "too slow a reader", "yes, with `since`"
    TOO_MANY_MESSAGES = 4429, "too many messages", "later"
    SERVER_FULL = 4503, "too many connections", "later"


FINAL = frozenset(code for code in CloseCode if code.final)
"""The codes after which coming back makes no sense."""
