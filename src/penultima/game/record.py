"""Game records: a small versioned file from which a match replays bit for bit.

The file is JSON: the rules as text, the match's key, the names, and for each round its dealer, key, moves and result.
A finished round carries its events too, so that it can be shown without an engine; an unfinished one keeps its moves
only. Whoever can read the file of an unfinished match can know its cards.

A match that was shuffled fairly (`fair`) has no key of its own: its keys follow from the transcript. A round that is
not over is not in that file at all, since its moves may tell what its players may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from penultima import __version__
from penultima.errors import PenultimaError, RecordError, system_facts
from penultima.files import written_whole
from penultima.game.changed_rules import RuleChangedError, changed_before, changed_by
from penultima.game.codec import key_from_hex
from penultima.game.event import Event
from penultima.game.fair.keys import RevealedKeys
from penultima.game.fair.transcript import Transcript
from penultima.game.match import Match
from penultima.game.round_data import read_move
from penultima.rules.version import RULES_VERSION

FORMAT = "penultima-record"
VERSION = 2
READABLE = (1, 2)
"""A file of version 1 does not say by which rules it was played: by those of version 1."""
_LARGEST = 64 << 20


class RoundRecord(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One round: who dealt, the key, every move as `seat move`, and how it ended."""

    dealer: int
    key: str
    moves: list[str]
    over: bool = False
    winner: int | None = None
    points: list[int] = []
    events: list[str] = []


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole match, finished or not."""

    format: str = FORMAT
    version: int = VERSION
    program: str = f"penultima {__version__}"
    rules: str
    rules_version: int | msgspec.UnsetType = msgspec.UNSET
    """The version of the rules it was played by (`penultima.rules.version`); not in a file of version 1."""
    players: int
    names: list[str]
    key: str
    arranged: int = 0
    """How many rounds were given a dealer and a key, as in the lab; the others have them from the match's key."""
    rounds: list[RoundRecord]
    scores: list[int]
    winners: list[int] = []
    extra: dict[str, str] = {}
    """What a program wants to remember besides: which seats are bots, which is mine. `carried` are the scores that the
    match began with, if it was begun elsewhere; `taken_back` is how many moves were taken back, `dealt_on` is `device`
    if no server dealt. Nothing proves any of it."""
    fair: Transcript | msgspec.UnsetType = msgspec.UNSET
    """How the keys of the rounds came about; not in the file if the match had a key of its own."""

    @staticmethod
    def of(match: Match, fair: Transcript | None = None, **extra: str) -> Record:
        """The record of a match as it stands, with the transcript of its shuffles if it has one."""
        if (fair is None) != (match.keys is None):
            raise RecordError("a transcript belongs to a match whose keys come from it")
        return Record(
            rules=str(match.rules),
            rules_version=match.rules_version,
            players=match.players,
            names=list(match.names),
            key=match.key.hex(),
            arranged=min(len(match.deals), len(match.rounds)),
            rounds=_rounds(match) if fair is None else _finished_rounds(match, fair),
            scores=list(match.scores),
            winners=list(match.winners),
            extra=extra | _carried(match),
            fair=msgspec.UNSET if fair is None else fair,
        )

    @property
    def played_by(self) -> int:
        """The version of the rules that the match was played by."""
        return 1 if self.rules_version is msgspec.UNSET else self.rules_version

    @property
    def carried(self) -> list[int]:
        """The scores that the match began with; none if it began with nothing."""
        return _read_scores(self.extra.get("carried", ""))

    def encode(self) -> bytes:
        """The file's bytes."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @staticmethod
    def decode(data: bytes) -> Record:
        """Read a file's bytes; RecordError says what is wrong with them."""
        if len(data) > _LARGEST:
            raise RecordError("this file is too large to be a record", "no-record")
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise RecordError(f"this is no game record: {error}", "no-record") from None
        if record.format != FORMAT:
            raise RecordError("this is no game record", "no-record")
        if record.version in READABLE and not 1 <= record.played_by <= RULES_VERSION:
            text = f"this record was played by rules of version {record.played_by}; this program knows {RULES_VERSION}"
            facts = {"version": str(record.played_by), "known": str(RULES_VERSION)}
            raise RecordError(text, "record-rules-version", **facts)
        if record.version not in READABLE:
            text = f"this record has version {record.version}; this program reads version {VERSION}"
            raise RecordError(text, "record-version", version=str(record.version), known=str(VERSION))
        if (record.version == 1) != (record.rules_version is msgspec.UNSET):
            raise RecordError("this is no game record: only version 1 has no version of the rules", "no-record")
        if not 0 <= record.arranged <= (0 if isinstance(record.fair, Transcript) else len(record.rounds)):
            raise RecordError("this is no game record: more rounds arranged than there can be", "no-record")
        return record

    def to_dict(self) -> dict[str, Any]:
        """The file as plain data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Record:
        """What `to_dict` wrote; RecordError says what is wrong with it."""
        try:
            written = msgspec.json.encode(dict(data))
        except (TypeError, ValueError) as error:
            raise RecordError(f"this is no game record: {error}", "no-record") from None
        return Record.decode(written)

    def save(self, path: Path | str) -> None:
        """Write the file whole or not at all, for its owner alone: an unfinished match in it shows its cards."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        with written_whole(path, private=True) as part:
            part.write_bytes(self.encode())

    @staticmethod
    def load(path: Path | str) -> Record:
        """Read a file; RecordError if it cannot be read."""
        try:
            return Record.decode(Path(path).read_bytes())
        except OSError as error:
            facts = {"path": str(path), **system_facts(error)}
            raise RecordError(f"{path} cannot be read: {facts['why']}", "record-unreadable", **facts) from None

    def first_deal(self) -> Match:
        """The match when the first round was dealt."""
        carried = self.carried
        if isinstance(self.fair, Transcript):
            return Match(self.rules, self.players, keys=RevealedKeys(self.fair), names=self.names, carried=carried)
        deals = [(saved.dealer, key_from_hex(saved.key)) for saved in self.rounds[: self.arranged]]
        return Match(
            self.rules, self.players, key=key_from_hex(self.key), names=self.names, deals=deals, carried=carried
        )

    def deals(self, match: Match) -> Iterator[tuple[int, RoundRecord, tuple[Event, ...]]]:
        """Deal one round after the other; each must have been played to its end before the next is asked for."""
        for number, saved in enumerate(self.rounds):
            yield number, saved, match.next_round() if number else match.opening

    def moves(self, match: Match, number: int) -> Iterator[tuple[Event, ...]]:
        """Make the moves of the round just dealt, one after the other; RuleChangedError where today's rules play
        otherwise than those it was played by."""
        saved, round = self.rounds[number], match.round
        older = self.played_by < RULES_VERSION
        told = len(match.opening)
        for done, text in enumerate(saved.moves):
            seat, move = read_move(text)
            blocked = saved.over and saved.winner is None and done == len(saved.moves) - 1
            if older and (change := changed_before(round, seat, move, blocked=blocked)):
                raise RuleChangedError(change, number, done)
            events = match.play(move, seat)
            as_saved = saved.events[told : told + len(events)] == [str(event) for event in events]
            if older and not as_saved and (change := changed_by(events)):
                raise RuleChangedError(change, number, done)
            told += len(events)
            yield events

    def before(self, change: RuleChangedError) -> Match:
        """The match as it stood before the move that today's rules would play otherwise."""
        match = self.first_deal()
        for number, saved, _ in self.deals(match):
            for text in saved.moves if number < change.round else saved.moves[: change.moves]:
                seat, move = read_move(text)
                match.play(move, seat)
            if number == change.round:
                break
        return match

    def replay(self) -> Match:
        """Play the whole match again; RecordError if it comes out otherwise."""
        try:
            match = self.first_deal()
            for number, saved, opening in self.deals(match):
                _check_deal(match, saved, number)
                events = [str(event) for event in opening]
                events += [str(event) for told in self.moves(match, number) for event in told]
                _check_end(match, saved, number, events)
        except RecordError:
            raise
        except PenultimaError as error:
            raise RecordError(f"this record does not replay: {error}", "record-replay") from None
        if match.scores != self.scores or list(match.winners) != self.winners:
            raise RecordError("this record does not replay: it ends with another score", "record-replay")
        return match


def _carried(match: Match) -> dict[str, str]:
    return {"carried": " ".join(map(str, match.carried))} if any(match.carried) else {}


def _read_scores(text: str) -> list[int]:
    """The scores that a match began with; none if it began with nothing."""
    words = text.split()
    if not all(word.isdecimal() and len(word) <= 6 for word in words):
        raise RecordError(f"this record does not replay: {text!r} are no scores", "record-replay")
    return [int(word) for word in words]


def _rounds(match: Match) -> list[RoundRecord]:
    return [_round_record(match, number) for number in range(len(match.rounds))]


def _round_record(match: Match, number: int) -> RoundRecord:
    round = match.rounds[number]
    events = [*match.openings[number], *round.events[len(round.opening) :]]
    if round is match.round and match.over:
        events.append(Event("match_over", numbers=match.winners))
    return RoundRecord(
        dealer=round.dealer,
        key=round.key.hex(),
        moves=[f"{seat} {move}" for seat, move in round.moves],
        over=round.over,
        winner=round.winner,
        points=list(round.points()) if round.over else [],
        events=[str(event) for event in events] if round.over else [],
    )


def _finished_rounds(match: Match, fair: Transcript) -> list[RoundRecord]:
    """The rounds that are over; each must be revealed, or the file could not be replayed."""
    made = [saved for saved in _rounds(match) if saved.over]
    if len(made) != sum(deal.stage == "played" for deal in fair.deals):
        raise RecordError("the match and its transcript are not at the same round")
    return made


def _check_deal(match: Match, saved: RoundRecord, number: int) -> None:
    round = match.round
    if (round.dealer, round.key.hex()) != (saved.dealer, saved.key):
        raise RecordError(f"this record does not replay: round {number + 1} is dealt otherwise", "record-replay")


def _check_end(match: Match, saved: RoundRecord, number: int, events: list[str]) -> None:
    round = match.round
    points = list(round.points()) if round.over else []
    ending = (round.over, round.winner, points)
    if ending != (saved.over, saved.winner, saved.points) or (saved.events and saved.events != events):
        raise RecordError(f"this record does not replay: round {number + 1} ends otherwise", "record-replay")
