"""All messages between client and server: two closed unions of small structs; unknown fields are refused.

A client sends `hello` first; everything else it sends is a command with an id of its own choosing. The same command
sent again has one effect and gets the same answer. The server answers a command with `ack`, `no` or, for the time
being, `held`; `news` shows everybody at the table what has happened.

Tags and keys on the wire never change, since pages, bots and other programs know them. Where an attribute reads better
under another name, `field(name=…)` gives its key on the wire. A key that a message gained later is `UNSET` where it is
left out: so older programs and newer ones write what they have in common in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from penultima.game.card import COLOR_NAMES
from penultima.game.event import WORDS
from penultima.game.fair import Transcript
from penultima.game.fair.transcript import Stage
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
    "replaced", "dismissed", "forgotten", "muted", "unmuted", "paused", "resumed", "paced", "tapped",
]  # fmt: skip
"""What a row of the log can be about, besides a move."""
DECISION_TIMES: dict[Pace, int] = {"untimed": 0, "relaxed": 60_000, "fast": 15_000}
"""Milliseconds for a decision at each pace; 0 for as long as one likes."""


def _one_of(words: Iterable[str]) -> Meta:
    """The words that the server writes into a field. They are in the schema and in the types for TypeScript, but not
    checked by a client that reads: a server of a later version may know more of them."""
    return Meta(extra_json_schema={"enum": list(words)})


PhaseName = Annotated[str, _one_of(phase.name for phase in Phase)]
ColorName = Annotated[str, _one_of(COLOR_NAMES)]
Direction = Annotated[str, _one_of(WORDS["direction"])]


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
    """Host: send a person away from the table, at any time. Whoever is banned cannot come back, neither by this key nor
    by a new one from the same address."""

    person: PersonNumber
    ban: bool = False


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
    | Commit | Give | Say | Assist | Dismiss | Mute | Pause | Resume | Tap | Leave
)  # fmt: skip
CLIENT_MESSAGES: tuple[type[ClientMessage], ...] = get_args(AnyClientMessage)


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


class Key(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What `POST /api/mine` and `POST /api/forget` are sent: one's key."""

    token: Token


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


class ShuffleInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The deal being made: `number` counts all deals of the match, `wanted` are seats that still have a part to do."""

    match: str
    anchor: str
    number: int
    stage: Annotated[str, _one_of(get_args(Stage))]
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
    match: int = 0
    round: int = 0
    scores: list[int] = []
    winners: list[int] = []
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
    by: Annotated[str, _one_of(("clock", "bot"))] = ""
    """Set when that moved for a person."""
    what: Annotated[str, _one_of(get_args(NewsKind))] = ""
    person: int | None = None
    seat: int | None = None
    phrase: Annotated[str, _one_of(get_args(Phrase))] = ""
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


class Created(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    table: str
    link: str


read_client_message = msgspec.json.Decoder(AnyClientMessage).decode
read_server_message = msgspec.json.Decoder(AnyServerMessage).decode
write = msgspec.json.Encoder().encode
