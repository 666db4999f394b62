"""What a verification finds, each finding with a code that is also the name of its message."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Verdict(StrEnum):
    """The result of a verification."""

    PROVEN = "fair-verdict-proven"
    REFUTED = "fair-verdict-refuted"
    NO_PROOF = "fair-verdict-no-proof"


class Proven(StrEnum):
    """What the record proves."""

    CHAIN = "fair-proven-chain"
    CONTRIBUTIONS = "fair-proven-contributions"
    KEYS = "fair-proven-keys"
    REPLAY = "fair-proven-replay"
    SEEN = "fair-proven-seen"


class Noted(StrEnum):
    """What happened in this match and weakens the proof, or what the proof says nothing about."""

    ABORTED = "fair-noted-aborted"
    WITHHELD = "fair-noted-withheld"
    ABSENT = "fair-noted-absent"
    BOT = "fair-noted-bot"
    ALONE = "fair-noted-alone"
    RUNNING = "fair-noted-running"
    UNFINISHED = "fair-noted-unfinished"
    PROGRAM = "fair-noted-program"
    REPLAYS = "fair-noted-replays"
    RULES = "fair-noted-rules"


class Unproven(StrEnum):
    """What no record can prove, first what is so in this match alone."""

    CARRIED = "fair-unproven-carried"
    TAKEN_BACK = "fair-unproven-taken-back"
    DEVICE = "fair-unproven-device"
    ANCHOR = "fair-unproven-anchor"
    LOOKED = "fair-unproven-looked"
    OTHERS = "fair-unproven-others"
    NAMES = "fair-unproven-names"
    SHUFFLE = "fair-unproven-shuffle"


class Refuted(StrEnum):
    """What contradicts itself."""

    TERMS = "fair-refuted-terms"
    ORDER = "fair-refuted-order"
    SHAPE = "fair-refuted-shape"
    SECRET = "fair-refuted-secret"
    MISSING = "fair-refuted-missing"
    CONTRIBUTION = "fair-refuted-contribution"
    ABORTED = "fair-refuted-aborted"
    ROUNDS = "fair-refuted-rounds"
    KEY = "fair-refuted-key"
    DEALER = "fair-refuted-dealer"
    MOVES = "fair-refuted-moves"
    RESULT = "fair-refuted-result"
    EVENTS = "fair-refuted-events"
    HEAD = "fair-refuted-head"
    SCORES = "fair-refuted-scores"
    SEEN = "fair-refuted-seen"
    REPLAY = "fair-refuted-replay"


Code = Proven | Noted | Unproven | Refuted


class Finding(msgspec.Struct, frozen=True):
    """One finding: what, in which rounds (from 1), at which attempt if it is about one deal, and about which seat."""

    code: Code
    rounds: tuple[int, ...] = ()
    attempt: int | None = None
    seat: int | None = None


class Findings(msgspec.Struct, frozen=True):
    """All findings, in the order in which a reader should see them."""

    verdict: Verdict
    findings: tuple[Finding, ...]

    def of(self, kind: type[StrEnum]) -> tuple[Finding, ...]:
        """Those of one kind."""
        return tuple(finding for finding in self.findings if isinstance(finding.code, kind))
