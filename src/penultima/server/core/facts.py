"""Facts and rows: what the log of a table says. One fact for each thing that was decided; facts never leave the server.

Tags and keys are in databases, so they never change.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal

import msgspec

from penultima.protocol import BotPace, Pace

Mover = Literal["person", "bot", "clock"]


class Fact(msgspec.Struct, tag_field="k", forbid_unknown_fields=True, frozen=True, omit_defaults=True, gc=False):
    """Something that was decided at a table; the key `k` names its kind."""


class Opened(Fact, tag="opened", frozen=True, omit_defaults=True, gc=False):
    """A table was set up by its first person, who is its host."""

    rules: str
    seats: int
    pace: Pace
    name: str
    token: str
    """SHA-256 of the token; so in all facts."""
    root: str
    """From it the secrets of all deals are derived."""
    public: bool = False
    chat: bool = True
    grace: int = 1500
    catching: int = 2000
    leaving: int = 30_000
    bots: list[str] = []
    carried: list[int] = []
    """The score of each seat in a match that was begun elsewhere; none for a table that begins with nothing."""


class Joined(Fact, tag="joined", frozen=True, omit_defaults=True, gc=False):
    """Somebody has a name at the table."""

    name: str
    token: str
    person: int | None = None
    """The number of somebody who was forgotten, which is this person's now; none for a new number."""
    origin: str = ""
    """A digest of the address they came from, made with a secret of the table."""


class Sat(Fact, tag="sat", frozen=True, omit_defaults=True, gc=False):
    """A person took a seat."""

    person: int
    seat: int


class Stood(Fact, tag="stood", frozen=True, omit_defaults=True, gc=False):
    """A person got up."""

    person: int


class Seated(Fact, tag="seated", frozen=True, omit_defaults=True, gc=False):
    """A bot was given a seat."""

    seat: int
    level: str


class Removed(Fact, tag="removed", frozen=True, omit_defaults=True, gc=False):
    """The host freed a seat."""

    seat: int


class Handed(Fact, tag="handed", frozen=True, omit_defaults=True, gc=False):
    """Another person is host."""

    person: int


class Listed(Fact, tag="listed", frozen=True, omit_defaults=True, gc=False):
    """The table is shown in the lobby, or not."""

    public: bool


class Changed(Fact, tag="changed", frozen=True, omit_defaults=True, gc=False):
    """The host has the table play otherwise: all options as they are from now on."""

    rules: str
    seats: int
    pace: Pace
    chat: bool
    grace: int
    catching: int
    leaving: int


class Assisted(Fact, tag="assisted", frozen=True, omit_defaults=True, gc=False):
    """A seat is helped."""

    seat: int
    uno: bool
    time: bool


class Started(Fact, tag="started", frozen=True, omit_defaults=True, gc=False):
    """A match begins: empty chairs are put away."""

    deals: int = 300
    """How many deals it may have, those that came to nothing included; few have more than thirty."""


class Wanted(Fact, tag="wanted", frozen=True, omit_defaults=True, gc=False):
    """A round is about to be dealt: everybody is asked to contribute to its shuffle."""


class Committed(Fact, tag="committed", frozen=True, omit_defaults=True, gc=False):
    """A seat's commitment to the shuffle."""

    seat: int
    value: str


class Sealed(Fact, tag="sealed", frozen=True, omit_defaults=True, gc=False):
    """No more commitments."""


class Aborted(Fact, tag="aborted", frozen=True, omit_defaults=True, gc=False):
    """A deal was broken off: its secret is spent, and everybody is asked again."""


class Given(Fact, tag="given", frozen=True, omit_defaults=True, gc=False):
    """What a seat had committed to."""

    seat: int
    value: str


class Dealt(Fact, tag="dealt", frozen=True, omit_defaults=True, gc=False):
    """A round was dealt; its key follows from all of the above."""


class Moved(Fact, tag="moved", frozen=True, omit_defaults=True, gc=False):
    """A seat moved, by itself or by whoever plays for it."""

    seat: int
    move: str
    by: Mover = "person"


class Back(Fact, tag="back", frozen=True, omit_defaults=True, gc=False):
    """A person is here, connected to this process."""

    person: int
    process: str


class Left(Fact, tag="left", frozen=True, omit_defaults=True, gc=False):
    """A person's last connection is gone; `crashed` if its process is."""

    person: int
    crashed: bool = False


class Said(Fact, tag="said", frozen=True, omit_defaults=True, gc=False):
    """A person said something."""

    person: int
    phrase: str = ""
    text: str = ""


class Rematched(Fact, tag="rematched", frozen=True, omit_defaults=True, gc=False):
    """Everybody back to the chairs, for another match."""


class Replaced(Fact, tag="replaced", frozen=True, omit_defaults=True, gc=False):
    """The host gave a seat to a bot during a match; without a level only until somebody sits down there."""

    seat: int
    level: str = ""


class Dismissed(Fact, tag="dismissed", frozen=True, omit_defaults=True, gc=False):
    """The host sent a person away, for good if banned."""

    person: int
    name: str
    banned: bool = False


class Forgotten(Fact, tag="forgotten", frozen=True, omit_defaults=True, gc=False):
    """A person has left for good, or never sat and is long gone; `erased` if what they said is to be forgotten too."""

    person: int
    name: str = ""
    erased: bool = False


class Muted(Fact, tag="muted", frozen=True, omit_defaults=True, gc=False):
    """A person may say nothing more."""

    person: int


class Unmuted(Fact, tag="unmuted", frozen=True, omit_defaults=True, gc=False):
    """A person may speak again."""

    person: int


class Paused(Fact, tag="paused", frozen=True, omit_defaults=True, gc=False):
    """Nobody moves, and clocks stand still."""


class Resumed(Fact, tag="resumed", frozen=True, omit_defaults=True, gc=False):
    """The match goes on."""


class Paced(Fact, tag="paced", frozen=True, omit_defaults=True, gc=False):
    """Bots take their time otherwise."""

    bots: BotPace


class Tapped(Fact, tag="tapped", frozen=True, omit_defaults=True, gc=False):
    """A person let the bot that is asked move."""

    person: int
    decision: int


class Unbanned(Fact, tag="unbanned", frozen=True, omit_defaults=True, gc=False):
    """The host lifted a ban, by its number; without `key` only for others who come from the same address."""

    ban: int
    key: bool = True


AnyFact = (
    Opened | Joined | Sat | Stood | Seated | Removed | Handed | Listed | Changed | Assisted | Started | Wanted
    | Committed | Sealed | Aborted | Given | Dealt | Moved | Back | Left | Said | Rematched
    | Replaced | Dismissed | Forgotten | Muted | Unmuted | Paused | Resumed | Paced | Tapped | Unbanned
)  # fmt: skip


class Row(msgspec.Struct, frozen=True, gc=False):
    """One row of the log: a fact, when and by which command it came, and the round after it."""

    table_id: str
    """The column is called `game` in databases."""
    seq: int
    at: int
    cmd: str
    fact: AnyFact
    version: str
    """The version of the rules that wrote the row."""
    events: list[str] = []
    digest: bytes = b""
    """A fingerprint of the round after the fact; empty if the fact did not change it."""
    state: bytes = b""
    """The whole round after the fact: at each deal, after an upgrade, and from time to time."""
    change: bytes = b""
    """Otherwise, what the fact changed in the round as the log had it before (`state_change`)."""
    chain: bytes = b""
    """A checksum of this row and of the chain before it; empty in rows of versions that wrote none."""

    def without_round(self) -> Row:
        """The same row as it is kept in memory."""
        return msgspec.structs.replace(self, state=b"", change=b"", digest=b"")


class UnknownFactError(Exception):
    """A row of the log that this version cannot read: a newer process wrote it, which must have the table."""


FACT_LEVEL = 3
"""Counted up whenever there are new facts, or old ones gain something: a process says it in its id."""
_SINCE: dict[type[Fact], int] = {
    **dict.fromkeys((Replaced, Dismissed, Forgotten, Muted, Unmuted, Paused, Resumed, Paced, Tapped), 2),
    Unbanned: 3,
}
"""The level since which there is a fact, if it was not there from the beginning."""


def for_level(fact: AnyFact, level: int) -> AnyFact | None:
    """The fact as processes of a level can read it; nothing if they cannot, and it would mean something else."""
    if isinstance(fact, Joined) and level < 2:
        return msgspec.structs.replace(fact, origin="") if fact.person is None else None
    if isinstance(fact, Opened) and fact.carried and level < 3:
        return None
    return fact if level >= _SINCE.get(type(fact), 1) else None


def level_of(process: str) -> int:
    """The level of facts that a process reads, by its id; those of the first level did not say it."""
    level, dash, _ = process.partition("-")
    return int(level) if dash and level.isdecimal() else 1


write_fact = msgspec.json.Encoder().encode
write_events = msgspec.json.Encoder().encode
read_events = msgspec.json.Decoder(list[str]).decode
_decode_fact = msgspec.json.Decoder(AnyFact).decode


def read_fact(data: bytes) -> AnyFact:
    """A fact from the bytes in the log; UnknownFactError if it is of a version to come."""
    try:
        fact: AnyFact = _decode_fact(data)
        return fact
    except msgspec.ValidationError as error:
        raise UnknownFactError(str(error)) from None


def chain_after(before: bytes, row: Row, fact: bytes, events: bytes) -> bytes:
    """The checksum of a row, with its fact and events as they are stored, that follows on the chain of the row before.
    A row that was altered, lost or put elsewhere does not fit any more. (It finds damage, not forgery: there is no
    secret in it.)"""
    head = f"{row.table_id} {row.seq} {row.at} {row.cmd} {row.version} {len(fact)} {len(events)} {len(row.state)}"
    parts = (before, head.encode(), fact, events, row.digest, row.state, row.change)
    return blake2b(b"\0".join(parts), digest_size=8).digest()
