"""Everything that is said between client and server: closed unions of small messages, unknown fields refused.

A client says hello first; everything else it says is a command with an id of its own choosing. The same command sent
again has one effect and gets the same answer. The server's answers to a command are `ack`, `no` or, for the time being,
`held`; `news` tells what everybody at the table sees.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from penultima.game.fair import Transcript

VERSION = 1
FRAME = 8 * 1024
"""The longest message a client may send, in bytes."""
LARGEST = 2**53 - 1

CODE_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
Code = Annotated[str, Meta(pattern=rf"^[{CODE_LETTERS}]{{8}}$", max_length=8, description="The code of a table.")]
Cmd = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A command's id, chosen by the client.")]
Token = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$", description="A secret of the client's own making: at least 192 bits.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
PersonNumber = Annotated[int, Meta(ge=0, le=999)]
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
Bytes = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", max_length=64, description="32 bytes as hex digits.")]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Pace = Literal["untimed", "relaxed", "fast"]
RulesText = Annotated[
    str, Meta(min_length=1, max_length=400, description="A booklet and changes: `battle/fr +stacking=any`.")
]
Seats = Annotated[int, Meta(ge=2, le=10)]
Grace = Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds to say UNO before anybody can catch.")]
Catching = Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds to catch in while the next turn waits.")]
Leaving = Annotated[int, Meta(ge=0, le=3_600_000, description="Milliseconds before a bot plays for who left.")]
Phrase = Literal["hello", "well-played", "good-luck", "oops", "hurry", "thanks", "again", "bye"]
Status = Literal["waiting", "dealing", "playing", "between", "over"]


class Request(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """Something a client says."""


class Hello(Request, frozen=True):
    """The first message of a connection. A token makes or finds a person; without one, one can only watch."""

    table: Code
    version: Annotated[int, Meta(ge=1, le=1000)] = VERSION
    token: Token | None = None
    since: Count | None = None


class Ping(Request, frozen=True):
    """Is anybody there?"""

    n: Count = 0


class Command(Request, frozen=True):
    """Something that shall change the table."""

    cmd: Cmd


class Join(Command, frozen=True):
    """Become a person at the table, by the name given; the token of hello is the key to come back."""

    name: Name


class Sit(Command, frozen=True):
    """Take a seat, any free one if none is named."""

    seat: SeatNumber | None = None


class Stand(Command, frozen=True):
    """Give the seat up; during a match a bot plays on."""


class Bot(Command, frozen=True):
    """Host: seat a bot."""

    level: Annotated[str, Meta(max_length=24)]
    seat: SeatNumber | None = None


class Remove(Command, frozen=True):
    """Host: free a seat before the start."""

    seat: SeatNumber


class Host(Command, frozen=True):
    """Host: hand the table over to another person."""

    person: PersonNumber


class Public(Command, frozen=True):
    """Host: show the table in the lobby, or not."""

    public: bool


class Options(Command, frozen=True):
    """Host, while the table is waiting: play otherwise. What is left out stays as it is."""

    rules: RulesText | None = None
    seats: Seats | None = None
    pace: Pace | None = None
    chat: bool | None = None
    grace: Grace | None = None
    catching: Catching | None = None
    leaving: Leaving | None = None


class Start(Command, frozen=True):
    """Host: deal the first round of a match."""


class Next(Command, frozen=True):
    """Deal the next round."""


class Rematch(Command, frozen=True):
    """After a match: back to choosing seats."""


class Play(Command, frozen=True):
    """A move in notation, `r7 uno` for both in one breath; `decision` is the question that it answers."""

    move: Annotated[str, Meta(min_length=1, max_length=12)]
    decision: Count


class Commit(Command, frozen=True):
    """A commitment to one's part in the shuffle of the round about to be dealt (docs/fairness.md)."""

    value: Bytes


class Give(Command, frozen=True):
    """What was committed to, once everybody's commitment is sealed."""

    value: Bytes


class Say(Command, frozen=True):
    """A quick phrase, or text where the table allows it."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class Assist(Command, frozen=True):
    """Help for one's own seat: UNO said by itself, twice the time to decide."""

    uno: bool = False
    time: bool = False


AnyRequest = (
    Hello | Ping | Join | Sit | Stand | Bot | Remove | Host | Public | Options | Start | Next | Rematch | Play | Commit
    | Give | Say | Assist
)  # fmt: skip
REQUESTS: tuple[type[Request], ...] = (
    Hello, Ping, Join, Sit, Stand, Bot, Remove, Host, Public, Options, Start, Next, Rematch, Play, Commit, Give, Say,
    Assist,
)  # fmt: skip


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


class Answer(msgspec.Struct, tag_field="is", tag=str.lower, frozen=True, omit_defaults=True):
    """Something the server says."""


class SeatNow(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who sits on a chair: a person, a bot of some level, or nobody."""

    name: str = ""
    person: int | None = None
    bot: str = ""
    here: bool = False
    played_by_bot: bool = False
    assist_uno: bool = False
    assist_time: bool = False


class PersonNow(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody at the table, seated or watching."""

    name: str
    seat: int | None = None
    here: bool = False


class ShuffleNow(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The deal being made: `number` counts all deals of the match, `wanted` are seats that still have a part to do."""

    match: str
    anchor: str
    number: int
    stage: str
    wanted: list[int] = []
    transcript: Transcript | None = None
    """Everything so far, once the commitments are sealed: to be checked before one gives."""


class RoomNow(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The table around the cards."""

    table: str
    rules: str
    status: Status
    seats: list[SeatNow]
    people: list[PersonNow]
    host: int
    pace: Pace
    chairs: int
    """How many can sit here; during a match empty chairs are put away and `seats` are fewer."""
    grace: int
    catching: int
    leaving: int
    public: bool = False
    chat: bool = True
    match: int = 0
    round: int = 0
    scores: list[int] = []
    winners: list[int] = []
    shuffle: ShuffleNow | None = None


class Look(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The cards as one seat, or a spectator, may see them, and what this seat may do."""

    seat: int | None = None
    phase: str
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
    color: str | None = None
    hyper: str | None = None
    direction: str
    owes: list[int] = []
    drawn: str | None = None
    layer: int | None = None
    recipient: int | None = None
    giving: str | None = None
    shares: int = 0
    pending: int = 0
    foe: int | None = None
    shown: list[str] = []
    hidden: str | None = None
    winner: int | None = None
    hands: list[list[str]] = []
    """Every hand, once the round is over."""
    moves: list[str] = []


class Told(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one row of the log tells an audience: game events, or something about the room, or words."""

    seq: int
    at: int
    events: list[str] = []
    by: str = ""
    """`clock` or `bot` when that moved for a person."""
    what: str = ""
    person: int | None = None
    seat: int | None = None
    phrase: str = ""
    text: str = ""


class Welcome(Answer, frozen=True, omit_defaults=True, kw_only=True):
    """The answer to hello: the table as it stands, and what was missed since."""

    version: int = VERSION
    now: int
    seq: int
    person: int | None = None
    room: RoomNow
    look: Look | None = None
    missed: list[Told] = []
    story: list[str] = []
    """All events of this round so far, as this seat saw them."""


class News(Answer, frozen=True, omit_defaults=True, kw_only=True):
    """Rows of the log, one command's worth, and the table after them; `room` only if it changed."""

    seq: int
    told: list[Told]
    room: RoomNow | None = None
    look: Look | None = None


class Ack(Answer, frozen=True, omit_defaults=True, kw_only=True):
    """Done, and safe on disk: the command is row `seq` of the log. Who joins learns their number."""

    cmd: str
    seq: int
    person: int | None = None


class No(Answer, frozen=True, omit_defaults=True, kw_only=True):
    """Refused; `code` names a message `refused-…`, `reason` the rule that forbids a move."""

    cmd: str = ""
    code: str
    reason: str = ""
    facts: dict[str, Any] = {}


class Held(Answer, frozen=True, omit_defaults=True, kw_only=True):
    """Neither done nor refused: the move waits until UNO is settled."""

    cmd: str
    until: int


class Pong(Answer, frozen=True, omit_defaults=True, kw_only=True):
    """Here I am."""

    n: int
    now: int


class Bye(Answer, frozen=True, omit_defaults=True, kw_only=True):
    """The server closes the connection; come back after `retry` milliseconds, or not at all if 0."""

    code: str
    retry: int = 0


AnyAnswer = Welcome | News | Ack | No | Held | Pong | Bye
ANSWERS: tuple[type[Answer], ...] = (Welcome, News, Ack, No, Held, Pong, Bye)


class Created(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    table: str
    link: str


read_request = msgspec.json.Decoder(AnyRequest).decode
read_answer = msgspec.json.Decoder(AnyAnswer).decode
write = msgspec.json.Encoder().encode
