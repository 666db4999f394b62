"""What is sent over HTTP about tables and keys."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from penultima.protocol.fields import (
    BotPace,
    Catching,
    Cmd,
    Grace,
    Leaving,
    Name,
    Pace,
    RulesText,
    Score,
    Seats,
    Token,
)


class NewTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What `POST /api/tables` is sent; the same token and cmd make the same table."""

    cmd: Cmd
    token: Token
    name: Name
    rules: RulesText = "classic/en"
    seats: Seats = 4
    bots: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=9)] = []
    pace: Pace = "untimed"
    public: bool = False
    chat: bool = True
    grace: Grace = 1500
    catching: Catching = 2000
    leaving: Leaving = 30_000
    bot_pace: BotPace | UnsetType = UNSET
    carried: Annotated[list[Score], Meta(max_length=10)] | UnsetType = UNSET
    """The score of each seat of a match that goes on here: all below what ends it."""


class Key(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What `POST /api/mine` and `POST /api/forget` are sent: one's key."""

    token: Token


class Created(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    table: str
    link: str
