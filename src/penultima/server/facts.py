"""What the log says: one fact for each thing that was decided at a table. Facts never leave the server."""

from __future__ import annotations

from typing import Literal

import msgspec

from penultima.protocol import Pace

Mover = Literal["person", "bot", "clock"]


class Fact(
    msgspec.Struct, tag_field="k", tag=str.lower, forbid_unknown_fields=True, frozen=True, omit_defaults=True, gc=False
):
    """Something that was decided."""


class Opened(Fact, frozen=True, omit_defaults=True, gc=False):
    """A table was set up by its first person, who is its host."""

    rules: str
    seats: int
    pace: Pace
    name: str
    token: str
    """SHA-256 of the token; so in all facts."""
    root: str
    """What the secrets of all deals grow from."""
    public: bool = False
    chat: bool = True
    grace: int = 1500
    catching: int = 2000
    leaving: int = 30_000
    bots: list[str] = []


class Joined(Fact, frozen=True, omit_defaults=True, gc=False):
    """Somebody has a name at the table."""

    name: str
    token: str


class Sat(Fact, frozen=True, omit_defaults=True, gc=False):
    """A person took a seat."""

    person: int
    seat: int


class Stood(Fact, frozen=True, omit_defaults=True, gc=False):
    """A person got up."""

    person: int


class Seated(Fact, frozen=True, omit_defaults=True, gc=False):
    """A bot was given a seat."""

    seat: int
    level: str


class Removed(Fact, frozen=True, omit_defaults=True, gc=False):
    """The host freed a seat."""

    seat: int


class Handed(Fact, frozen=True, omit_defaults=True, gc=False):
    """Another person is host."""

    person: int


class Listed(Fact, frozen=True, omit_defaults=True, gc=False):
    """The table is shown in the lobby, or not."""

    public: bool


class Changed(Fact, frozen=True, omit_defaults=True, gc=False):
    """The host has the table play otherwise: all options as they are from now on."""

    rules: str
    seats: int
    pace: Pace
    chat: bool
    grace: int
    catching: int
    leaving: int


class Assisted(Fact, frozen=True, omit_defaults=True, gc=False):
    """A seat is helped."""

    seat: int
    uno: bool
    time: bool


class Started(Fact, frozen=True, omit_defaults=True, gc=False):
    """A match begins: empty chairs are put away."""

    deals: int = 300
    """How many deals it may have, those that came to nothing included; few have more than thirty."""


class Wanted(Fact, frozen=True, omit_defaults=True, gc=False):
    """A round is about to be dealt: everybody is asked for a part in it."""


class Committed(Fact, frozen=True, omit_defaults=True, gc=False):
    """A seat's commitment to the shuffle."""

    seat: int
    value: str


class Sealed(Fact, frozen=True, omit_defaults=True, gc=False):
    """No more commitments."""


class Aborted(Fact, frozen=True, omit_defaults=True, gc=False):
    """A deal was broken off: its secret is spent, and everybody is asked again."""


class Given(Fact, frozen=True, omit_defaults=True, gc=False):
    """What a seat had committed to."""

    seat: int
    value: str


class Dealt(Fact, frozen=True, omit_defaults=True, gc=False):
    """A round was dealt; its key follows from all of the above."""


class Moved(Fact, frozen=True, omit_defaults=True, gc=False):
    """A seat moved, by itself or by whoever plays for it."""

    seat: int
    move: str
    by: Mover = "person"


class Back(Fact, frozen=True, omit_defaults=True, gc=False):
    """A person is here, connected to this process."""

    person: int
    process: str


class Left(Fact, frozen=True, omit_defaults=True, gc=False):
    """A person's last connection is gone; `crashed` if its process is."""

    person: int
    crashed: bool = False


class Said(Fact, frozen=True, omit_defaults=True, gc=False):
    """A person said something."""

    person: int
    phrase: str = ""
    text: str = ""


class Rematched(Fact, frozen=True, omit_defaults=True, gc=False):
    """Everybody back to the chairs, for another match."""


AnyFact = (
    Opened | Joined | Sat | Stood | Seated | Removed | Handed | Listed | Changed | Assisted | Started | Wanted
    | Committed | Sealed | Aborted | Given | Dealt | Moved | Back | Left | Said | Rematched
)  # fmt: skip


class Row(msgspec.Struct, frozen=True, gc=False):
    """One row of the log: the fact, the moment, whose command it was, and what the round looked like after it."""

    game: str
    seq: int
    at: int
    cmd: str
    fact: AnyFact
    version: str
    events: list[str] = []
    digest: bytes = b""
    state: bytes = b""


write_fact = msgspec.json.Encoder().encode
read_fact = msgspec.json.Decoder(AnyFact).decode
