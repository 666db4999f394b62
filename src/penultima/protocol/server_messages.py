"""What the server says: the table, its news, and answers to commands. Clients ignore fields that they do not know."""

from __future__ import annotations

from typing import Annotated, Any, get_args

import msgspec
from msgspec import field

from penultima.game.fair import Transcript
from penultima.game.fair.transcript import Stage
from penultima.protocol.fields import (
    VERSION,
    BotPace,
    ColorName,
    Direction,
    NewsKind,
    Pace,
    PhaseName,
    Phrase,
    Status,
    one_of,
)


class ServerMessage(msgspec.Struct, tag_field="is", frozen=True, omit_defaults=True):
    """A message from the server; the key `is` names its kind."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who sits on a chair: a person, a bot of some level, or nobody."""

    name: str = ""
    person: int | None = None
    bot: str = ""
    here: bool = False
    played_by_bot: bool = False
    assist_uno: bool = False
    assist_time: bool = False


class PersonInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody at the table, seated or watching."""

    name: str
    """Empty for somebody who has left for good; the number may be somebody else's later."""
    seat: int | None = None
    here: bool = False
    muted: bool = False


class BanInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A ban that holds, which the host may lift by its number."""

    ban: int
    name: str = ""
    """Who was banned; empty if nobody knows any more."""
    key: bool = True
    """It holds for the key of who was banned."""
    address: bool = True
    """It holds for whoever comes new from the same address."""


class ShuffleInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The deal being made: `number` counts all deals of the match, `wanted` are seats that still have a part to do."""

    match: str
    anchor: str
    number: int
    stage: Annotated[str, one_of(get_args(Stage))]
    wanted: list[int] = []
    transcript: Transcript | None = None
    """Everything so far, once the commitments are sealed: to be checked before one gives."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The table around the cards."""

    table: str
    rules: str
    status: Status
    seats: list[SeatInfo]
    people: list[PersonInfo]
    host: int
    pace: Pace
    chairs: int
    """How many can sit here; during a match empty chairs are put away and `seats` are fewer."""
    grace: int
    catching: int
    leaving: int
    public: bool = False
    chat: bool = True
    bot_pace: BotPace = "normal"
    paused: bool = False
    banned: list[BanInfo] = []
    match: int = 0
    round: int = 0
    scores: list[int] = []
    winners: list[int] = []
    carried: list[int] = []
    """The scores with which a match that was begun elsewhere goes on here."""
    shuffle: ShuffleInfo | None = None


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The cards as one seat, or a spectator, may see them, and what this seat may do."""

    seat: int | None = None
    phase: PhaseName
    turn: int | None = None
    decision: int
    until: int = 0
    """When the clock decides, in milliseconds since 1970; 0 for never."""
    held: int = 0
    """Until when the next turn's move waits for UNO or a catch."""
    dealer: int
    hand: list[str] = []
    sizes: list[int]
    top: str
    discard: int
    draw: int
    color: ColorName | None = None
    hyper: ColorName | None = None
    direction: Direction
    owes: list[int] = []
    drawn: str | None = None
    laid_by: int | None = field(default=None, name="layer")
    """The seat whose lay is being carried out."""
    recipient: int | None = None
    giving: ColorName | None = None
    shares: int = 0
    pending: int = 0
    foe: int | None = None
    shown: list[str] = []
    hidden: str | None = None
    winner: int | None = None
    hands: list[list[str]] = []
    """Every hand, once the round is over."""
    moves: list[str] = []


class NewsItem(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one row of the log says to an audience: events of the round, a change at the table, or words."""

    seq: int
    at: int
    events: list[str] = []
    by: Annotated[str, one_of(("clock", "bot"))] = ""
    """Set when that moved for a person."""
    what: Annotated[str, one_of(get_args(NewsKind))] = ""
    person: int | None = None
    seat: int | None = None
    phrase: Annotated[str, one_of(get_args(Phrase))] = ""
    text: str = ""
    name: str = ""
    """Of a person who is no longer at the table."""


class Welcome(ServerMessage, tag="welcome", frozen=True, omit_defaults=True, kw_only=True):
    """The answer to hello: the table as it stands, and what was missed since."""

    version: int = VERSION
    now: int
    seq: int
    person: int | None = None
    info: TableInfo = field(name="room")
    view: SeatView | None = field(default=None, name="look")
    missed: list[NewsItem] = []
    story: list[str] = []
    """All events of this round so far, as this seat saw them."""
    said: list[NewsItem] = []
    """What people said here lately, for a client that asked for it."""


class News(ServerMessage, tag="news", frozen=True, omit_defaults=True, kw_only=True):
    """Rows of the log, those of one command, and the table after them; `room` only if it changed."""

    seq: int
    items: list[NewsItem] = field(name="told")
    info: TableInfo | None = field(default=None, name="room")
    view: SeatView | None = field(default=None, name="look")


class Ack(ServerMessage, tag="ack", frozen=True, omit_defaults=True, kw_only=True):
    """Done, and safe on disk: the command is row `seq` of the log. Who joins learns their number."""

    cmd: str
    seq: int
    person: int | None = None


class No(ServerMessage, tag="no", frozen=True, omit_defaults=True, kw_only=True):
    """Refused; `code` names a message `refused-…`, `reason` the rule that forbids a move, `facts` what the sentence
    needs to be complete."""

    cmd: str = ""
    code: str
    reason: str = ""
    arguments: dict[str, Any] = field(default_factory=dict, name="facts")


class Held(ServerMessage, tag="held", frozen=True, omit_defaults=True, kw_only=True):
    """Neither done nor refused: the move waits until UNO is settled."""

    cmd: str
    until: int


class Pong(ServerMessage, tag="pong", frozen=True, omit_defaults=True, kw_only=True):
    """The answer to `ping`, with the server's time."""

    n: int
    now: int


class Bye(ServerMessage, tag="bye", frozen=True, omit_defaults=True, kw_only=True):
    """The server closes the connection; come back after `retry` milliseconds, or not at all if 0."""

    code: str
    retry: int = 0


AnyServerMessage = Welcome | News | Ack | No | Held | Pong | Bye
SERVER_MESSAGES: tuple[type[ServerMessage], ...] = get_args(AnyServerMessage)

read_server_message = msgspec.json.Decoder(AnyServerMessage).decode
write = msgspec.json.Encoder().encode
