"""What the messages are made of: limits, and the kinds of words and numbers that their fields hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from penultima.game.card import COLOR_NAMES
from penultima.game.event import WORDS
from penultima.rules.state import Phase

VERSION = 1
MAX_MESSAGE_BYTES = 8 * 1024
"""The longest message a client may send, in bytes."""
LONGEST_NAME = 24
"""What is left of a longer name is cut off."""
LONGEST_TEXT = 200
"""The longest text that somebody may say."""
MAX_COUNT = 2**53 - 1
"""The largest whole number that JavaScript keeps exactly."""

CODE_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
Code = Annotated[str, Meta(pattern=rf"^[{CODE_LETTERS}]{{8}}$", max_length=8, description="The code of a table.")]
Cmd = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A command's id, chosen by the client.")]
Token = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$", description="A secret of the client's own making: at least 192 bits.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
PersonNumber = Annotated[int, Meta(ge=0, le=999)]
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", max_length=64, description="32 bytes as hex digits.")]
Score = Annotated[int, Meta(ge=0, le=99_999)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Pace = Literal["untimed", "relaxed", "fast"]
BotPace = Literal["slow", "normal", "fast", "tap"]
"""How long bots take for a move; with `tap` they wait until somebody at the table lets them (`tap`)."""
RulesText = Annotated[
    str, Meta(min_length=1, max_length=400, description="A booklet and changes: `battle/fr +stacking=any`.")
]
Seats = Annotated[int, Meta(ge=2, le=10)]
Grace = Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds to say UNO before anybody can catch.")]
Catching = Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds to catch in while the next turn waits.")]
Leaving = Annotated[int, Meta(ge=0, le=3_600_000, description="Milliseconds before a bot plays for who left.")]
Phrase = Literal["hello", "good-luck", "well-played", "oops", "thanks", "hurry", "again", "bye"]
Status = Literal["waiting", "dealing", "playing", "between", "over"]
NewsKind = Literal[
    "opened", "joined", "sat", "stood", "seated", "removed", "handed", "listed", "changed", "assisted", "started",
    "wanted", "committed", "sealed", "aborted", "given", "dealt", "back", "left", "said", "rematched",
    "replaced", "dismissed", "forgotten", "muted", "unmuted", "paused", "resumed", "paced", "tapped", "unbanned",
]  # fmt: skip
"""What a row of the log can be about, besides a move."""
DECISION_TIMES: dict[Pace, int] = {"untimed": 0, "relaxed": 60_000, "fast": 15_000}
"""Milliseconds for a decision at each pace; 0 for as long as one likes."""


def one_of(words: Iterable[str]) -> Meta:
    """The words that the server writes into a field. They are in the schema and in the types for TypeScript, but not
    checked by a client that reads: a server of a later version may know more of them."""
    return Meta(extra_json_schema={"enum": list(words)})


PhaseName = Annotated[str, one_of(phase.name for phase in Phase)]
ColorName = Annotated[str, one_of(COLOR_NAMES)]
Direction = Annotated[str, one_of(WORDS["direction"])]
