"""The transcript of a match: what is published about every deal, and at last in its record."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
MaybeHex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
"""32 bytes, or nothing yet. (The length too, as `$` would let a line end pass.)"""
LONGEST = 1 << 16
Count = Annotated[int, msgspec.Meta(ge=1, le=LONGEST)]

Mark = Literal["bot", "asked", "absent", "committed", "withheld", "given"]
"""A seat's part in a deal: a bot has none; a person is asked and commits or is absent, then gives or withholds."""
Stage = Literal["open", "sealed", "dealt", "played", "aborted"]
"""A deal takes commitments, then what was committed, then is dealt; it ends with its round or before."""

ENDED = ("played", "aborted")
ATTEMPTS = 3
"""How often a round is dealt at most: the last attempt is played, whoever contributed to it."""
MARKS: dict[Stage, frozenset[Mark]] = {
    "open": frozenset({"bot", "asked", "committed"}),
    "sealed": frozenset({"bot", "absent", "committed", "given"}),
    "dealt": frozenset({"bot", "absent", "withheld", "given"}),
    "played": frozenset({"bot", "absent", "withheld", "given"}),
    "aborted": frozenset({"bot", "asked", "absent", "committed", "withheld", "given"}),
}
"""The marks there can be at each stage."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The part of one seat in a deal."""

    mark: Mark
    commitment: MaybeHex = ""
    contribution: MaybeHex = ""

    def well_formed(self) -> bool:
        """Does it hold what its mark says, and no more?"""
        has = (bool(self.commitment), bool(self.contribution))
        return has == (self.mark in ("committed", "withheld", "given"), self.mark == "given")


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One deal: the round and the attempt, counted from 1, and every seat's part. Secret and head when it has ended."""

    round: Count
    attempt: Count
    stage: Stage
    parts: tuple[Part, ...]
    secret: MaybeHex = ""
    head: MaybeHex = ""

    @property
    def ended(self) -> bool:
        """Is its round over, or was it broken off?"""
        return self.stage in ENDED

    @property
    def wrongly_aborted(self) -> bool:
        """Was it broken off after somebody had given, when the server knew its cards, or once too often? Whoever does
        that deals until it likes the cards."""
        known = any(part.mark in ("given", "withheld") for part in self.parts)
        return self.stage == "aborted" and (known or self.attempt >= ATTEMPTS)


class Transcript(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was fixed before the first card, and every deal since, also those that came to nothing."""

    scheme: Literal["penultima-fair-1"] = "penultima-fair-1"
    match: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    rules: str
    players: Annotated[int, msgspec.Meta(ge=2, le=10)]
    anchor: Hex
    length: Count
    deals: tuple[Deal, ...] = ()


def next_place(deals: tuple[Deal, ...]) -> tuple[int, int]:
    """Round and attempt of the deal that follows: an aborted one is tried again."""
    if not deals:
        return 1, 1
    last = deals[-1]
    return (last.round, last.attempt + 1) if last.stage == "aborted" else (last.round + 1, 1)
