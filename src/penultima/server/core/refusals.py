"""Why the server refuses something: one code for each sentence that people read, beside the reasons of the rules."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from penultima.errors import PenultimaError


class Refusal(StrEnum):
    """Each value is a message `refused-…` in every language, and `code` of `no` and `bye` on the wire."""

    ILLEGAL = "illegal"
    LATE = "late"
    GRACE = "grace"
    NOT_SEATED = "not-seated"
    NOT_JOINED = "not-joined"
    NO_TOKEN = "no-token"
    ONLY_HOST = "only-host"
    NOT_NOW = "not-now"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    NO_SEAT = "no-seat"
    NO_PERSON = "no-person"
    NO_BOT = "no-bot"
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    CARRIED = "carried"
    TABLE_FULL = "table-full"
    NO_TABLE = "no-table"
    BAD_NAME = "bad-name"
    BAD_RULES = "bad-rules"
    BAD_MESSAGE = "bad-message"
    NO_CHAT = "no-chat"
    NOTHING_SAID = "nothing-said"
    NOT_IN_SHUFFLE = "not-in-shuffle"
    SLOW_DOWN = "slow-down"
    BUSY = "busy"
    NOT_SAVED = "not-saved"
    HELLO_FIRST = "hello-first"
    OLD_VERSION = "old-version"
    GOING = "going"
    LAN_CLOSED = "door-closed"
    ONLY_HERE = "only-here"
    NO_NETWORK = "no-network"
    NO_PAGE = "no-page"
    PAUSED = "paused"
    MUTED = "muted"
    BANNED = "banned"
    UPGRADING = "upgrading"
    NO_ROOM = "no-room"
    DAMAGED = "damaged"


class RefusedError(PenultimaError):
    """A command is refused and nothing has changed. `arguments` complete its sentence."""

    def __init__(self, refusal: Refusal, reason: str = "", **arguments: Any) -> None:
        super().__init__(f"{refusal.value} {reason}".strip())
        self.refusal = refusal
        self.reason = reason
        self.arguments = arguments


class HeldError(Exception):
    """A move must wait: somebody owes UNO, and the time to say it or to catch has not run out."""

    def __init__(self, until: int) -> None:
        super().__init__(f"held until {until}")
        self.until = until
