"""What a client says: `hello`, `ping`, and commands. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from penultima.protocol.fields import (
    LONGEST_TEXT,
    VERSION,
    BotPace,
    Catching,
    Cmd,
    Code,
    Count,
    Grace,
    Hex32,
    Leaving,
    Name,
    Pace,
    PersonNumber,
    Phrase,
    RulesText,
    SeatNumber,
    Seats,
    Token,
)


class ClientMessage(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """A message from a client; the key `do` names its kind."""


class Hello(ClientMessage, tag="hello", frozen=True):
    """The first message of a connection. A token makes or finds a person; without one, one can only watch."""

    table: Code
    version: Annotated[int, Meta(ge=1, le=1000)] = VERSION
    token: Token | None = None
    since: Count | None = None
    chat: bool | UnsetType = UNSET
    """Show in `welcome` what was said here lately."""


class Ping(ClientMessage, tag="ping", frozen=True):
    """Asks for a `pong`, to see whether the connection lives and how long a message takes."""

    n: Count = 0


class Command(ClientMessage, frozen=True):
    """A message that shall change the table; `cmd` makes a resend recognizable."""

    cmd: Cmd


class Join(Command, tag="join", frozen=True):
    """Become a person at the table, by the name given; the token of hello is the key to come back."""

    name: Name


class Sit(Command, tag="sit", frozen=True):
    """Take a seat, any free one if none is named. During a match a seat is free if a bot has it; but who has seen the
    cards of a seat in this round may take no other before the next."""

    seat: SeatNumber | None = None


class Stand(Command, tag="stand", frozen=True):
    """Give the seat up; during a match a bot plays on."""


class SeatBot(Command, tag="bot", frozen=True):
    """Host: seat a bot. During a match it takes over the seat named, from a person or from another bot."""

    level: Annotated[str, Meta(max_length=24)]
    seat: SeatNumber | None = None


class Remove(Command, tag="remove", frozen=True):
    """Host: free a seat, at any time. During a match a bot plays on for who sat there."""

    seat: SeatNumber


class Host(Command, tag="host", frozen=True):
    """Host: hand the table over to another person."""

    person: PersonNumber


class Public(Command, tag="public", frozen=True):
    """Host: show the table in the lobby, or not."""

    public: bool


class Options(Command, tag="options", frozen=True):
    """Host, while the table is waiting: play otherwise. What is left out stays as it is. The pace of bots may change at
    any time."""

    rules: RulesText | None = None
    seats: Seats | None = None
    pace: Pace | None = None
    chat: bool | None = None
    grace: Grace | None = None
    catching: Catching | None = None
    leaving: Leaving | None = None
    bot_pace: BotPace | UnsetType = UNSET


class Start(Command, tag="start", frozen=True):
    """Host: deal the first round of a match."""


class Next(Command, tag="next", frozen=True):
    """Deal the next round."""


class Rematch(Command, tag="rematch", frozen=True):
    """After a match: back to choosing seats; with `start` (host only) everybody stays and the next match begins."""

    start: bool | UnsetType = UNSET


class Play(Command, tag="play", frozen=True):
    """A move in notation, `r7 uno` to lay and say UNO at once; `decision` is the question that it answers."""

    move: Annotated[str, Meta(min_length=1, max_length=12)]
    decision: Count


class Commit(Command, tag="commit", frozen=True):
    """A commitment to one's part in the shuffle of the round about to be dealt (docs/fairness.md)."""

    value: Hex32


class Give(Command, tag="give", frozen=True):
    """What was committed to, once everybody's commitment is sealed."""

    value: Hex32


class Say(Command, tag="say", frozen=True):
    """A quick phrase, or text where the table allows it."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] | None = None


class Assist(Command, tag="assist", frozen=True):
    """Help for one's own seat: UNO said by itself, twice the time to decide."""

    uno: bool = False
    time: bool = False


class Dismiss(Command, tag="dismiss", frozen=True):
    """Host: send a person away from the table, at any time. Whoever is banned cannot come back by this key, nor can
    anybody new come from the same address, until the host lifts the ban (`unban`)."""

    person: PersonNumber
    ban: bool = False


class Unban(Command, tag="unban", frozen=True):
    """Host: lift a ban of the list `banned` in `room`; with `key` false only for others who come from the same address,
    and not for who was banned."""

    ban: Count
    key: bool = True


class Mute(Command, tag="mute", frozen=True):
    """Host: let a person say nothing more, or let them speak again."""

    person: PersonNumber
    muted: bool = True


class Pause(Command, tag="pause", frozen=True):
    """Host, during a match: nobody moves, and all clocks stand still."""


class Resume(Command, tag="resume", frozen=True):
    """Host: go on after a pause."""


class Tap(Command, tag="tap", frozen=True):
    """Let the bot that is asked move, where bots wait for that; `decision` is the question it is asked."""

    decision: Count


class Leave(Command, tag="leave", frozen=True):
    """Leave the table for good: the seat is given up, the name is forgotten, and the key opens nothing here."""


AnyClientMessage = (
    Hello | Ping | Join | Sit | Stand | SeatBot | Remove | Host | Public | Options | Start | Next | Rematch | Play
    | Commit | Give | Say | Assist | Dismiss | Mute | Pause | Resume | Tap | Leave | Unban
)  # fmt: skip
CLIENT_MESSAGES: tuple[type[ClientMessage], ...] = get_args(AnyClientMessage)

read_client_message = msgspec.json.Decoder(AnyClientMessage).decode
