"""Game records: a small versioned file from which a match replays bit for bit.

The file is JSON: the rules as text, the match's key, the names, and for each round its dealer, key, moves and result.
A finished round carries its events too, so that it can be shown without an engine; an unfinished one keeps its moves
only. Whoever can read the file of an unfinished match can know its cards.

A match that was shuffled fairly (`fair`) has no key of its own: its keys follow from the transcript. A round that is
not over is not in that file at all, since its moves may tell what its players may not know.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from penultima import __version__
from penultima.errors import PenultimaError, RecordError
from penultima.game.codec import key_from_hex
from penultima.game.event import Event
from penultima.game.fair.keys import RevealedKeys
from penultima.game.fair.transcript import Transcript
from penultima.game.match import Match
from penultima.game.move import Move

FORMAT = "penultima-record"
VERSION = 1
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
    players: int
    names: list[str]
    key: str
    arranged: int = 0
    """How many rounds were given a dealer and a key, as in the lab; the others have them from the match's key."""
    rounds: list[RoundRecord]
    scores: list[int]
    winners: list[int] = []
    extra: dict[str, str] = {}
    """What a program wants to remember besides: which seats are bots, which is mine."""
    fair: Transcript | msgspec.UnsetType = msgspec.UNSET
    """How the keys of the rounds came about; not in the file if the match had a key of its own."""

    @staticmethod
    def of(match: Match, fair: Transcript | None = None, **extra: str) -> Record:
        """The record of a match as it stands, with the transcript of its shuffles if it has one."""
        if (fair is None) != (match.keys is None):
            raise RecordError("a transcript belongs to a match whose keys come from it")
        return Record(
            rules=str(match.rules),
            players=match.players,
            names=list(match.names),
            key=match.key.hex(),
            arranged=min(len(match.deals), len(match.rounds)),
            rounds=_rounds(match) if fair is None else _told_by(match, fair),
            scores=list(match.scores),
            winners=list(match.winners),
            extra=extra,
            fair=msgspec.UNSET if fair is None else fair,
        )

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
        if record.version != VERSION:
            text = f"this record has version {record.version}; this program reads version {VERSION}"
            raise RecordError(text, "record-version", version=str(record.version), known=str(VERSION))
        if not 0 <= record.arranged <= (0 if isinstance(record.fair, Transcript) else len(record.rounds)):
            raise RecordError("this is no game record: more rounds arranged than there can be", "no-record")
        return record

    def save(self, path: Path | str) -> None:
        """Write the file whole or not at all."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as part:
            try:
                part.write(self.encode())
                part.flush()
                os.fsync(part.fileno())
                Path(part.name).replace(path)
            except BaseException:
                Path(part.name).unlink(missing_ok=True)
                raise

    @staticmethod
    def load(path: Path | str) -> Record:
        """Read a file; RecordError if it cannot be read."""
        try:
            return Record.decode(Path(path).read_bytes())
        except OSError as error:
            facts = {"path": str(path), "why": str(error.strerror)}
            raise RecordError(f"{path} cannot be read: {error.strerror}", "record-unreadable", **facts) from None

    def first_deal(self) -> Match:
        """The match when the first round was dealt."""
        if isinstance(self.fair, Transcript):
            return Match(self.rules, self.players, keys=RevealedKeys(self.fair), names=self.names)
        deals = [(told.dealer, key_from_hex(told.key)) for told in self.rounds[: self.arranged]]
        return Match(self.rules, self.players, key=key_from_hex(self.key), names=self.names, deals=deals)

    def replay(self) -> Match:
        """Play the whole match again; RecordError if it comes out otherwise."""
        try:
            match = self.first_deal()
            for number, told in enumerate(self.rounds):
                if number:
                    match.next_round()
                _replay_round(match, told, number)
        except RecordError:
            raise
        except PenultimaError as error:
            raise RecordError(f"this record does not replay: {error}", "record-replay") from None
        if match.scores != self.scores or list(match.winners) != self.winners:
            raise RecordError("this record does not replay: it ends with another score", "record-replay")
        return match


def _rounds(match: Match) -> list[RoundRecord]:
    made = []
    key = match.key if match.keys is None else None
    replayed = Match(match.rules, match.players, key=key, names=match.names, keys=match.keys, deals=match.deals)
    for number, game in enumerate(match.rounds):
        if number:
            replayed.next_round()
        told = [str(event) for event in replayed.opening]
        for seat, move in game.moves:
            told += [str(event) for event in replayed.play(move, seat)]
        made.append(
            RoundRecord(
                dealer=game.dealer,
                key=game.key.hex(),
                moves=[f"{seat} {move}" for seat, move in game.moves],
                over=game.over,
                winner=game.winner,
                points=list(game.points()) if game.over else [],
                events=told if game.over else [],
            )
        )
    return made


def _told_by(match: Match, fair: Transcript) -> list[RoundRecord]:
    """The rounds that are over; each must be revealed, or the file could not be replayed."""
    made = [told for told in _rounds(match) if told.over]
    if len(made) != sum(deal.stage == "played" for deal in fair.deals):
        raise RecordError("the match and its transcript are not at the same round")
    return made


def make_move(match: Match, text: str) -> tuple[Event, ...]:
    """Make a move of a record, `seat move`."""
    seat, _, move = text.partition(" ")
    if len(seat) != 1 or not seat.isdecimal():
        raise RecordError(f"this record does not replay: {text!r} is no move", "record-replay")
    return match.play(Move(move), int(seat))


def _replay_round(match: Match, told: RoundRecord, number: int) -> None:
    game = match.game
    if (game.dealer, game.key.hex()) != (told.dealer, told.key):
        raise RecordError(f"this record does not replay: round {number + 1} is dealt otherwise", "record-replay")
    events = [str(event) for event in match.opening]
    for text in told.moves:
        events += [str(event) for event in make_move(match, text)]
    points = list(game.points()) if game.over else []
    ending = (game.over, game.winner, points)
    if ending != (told.over, told.winner, told.points) or (told.events and told.events != events):
        raise RecordError(f"this record does not replay: round {number + 1} ends otherwise", "record-replay")
