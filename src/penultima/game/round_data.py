"""A round as plain data: how it began and every move, from which it plays again bit for bit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from penultima.booklets import Rules
from penultima.errors import PenultimaError, RecordError
from penultima.game.codec import key_from_hex
from penultima.game.move import Move
from penultima.rules.version import RULES_VERSION

if TYPE_CHECKING:
    from penultima.game.round import Round

FORMAT = "penultima-round"
VERSION = 1


class RoundData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A round: its rules and key, the deck or the position that it began from if it was arranged, and its moves as
    `seat move`. Whoever can read it knows every card."""

    format: str
    version: int
    rules_version: int
    rules: str
    players: int
    dealer: int
    key: str
    deck: str | None = None
    position: str | None = None
    moves: list[str]

    @staticmethod
    def of(round: Round) -> RoundData:
        """The data of a round as it stands."""
        return RoundData(
            format=FORMAT,
            version=VERSION,
            rules_version=RULES_VERSION,
            rules=str(round.rules),
            players=round.players,
            dealer=round.dealer,
            key=round.key.hex(),
            deck=round.arranged_deck,
            position=round.arranged_position,
            moves=[f"{seat} {move}" for seat, move in round.moves],
        )

    @staticmethod
    def read(data: Mapping[str, Any]) -> RoundData:
        """Data of a round that came from somewhere; RecordError says what is wrong with it."""
        try:
            found = msgspec.convert(dict(data), RoundData)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise RecordError(f"this is no round: {error}") from None
        if found.deck is not None and found.position is not None:
            raise RecordError("this is no round: it began from a deck or from a position")
        if found.format != FORMAT or found.version != VERSION:
            raise RecordError(f"this is no round of version {VERSION}: {found.format!r}, version {found.version}")
        if not 1 <= found.rules_version <= RULES_VERSION:
            text = f"this round was played by rules of version {found.rules_version}; this program knows"
            raise RecordError(f"{text} {RULES_VERSION}")
        return found

    def begin(self, kind: type[Round]) -> Round:
        """The round before its first move."""
        if self.position is not None:
            return kind.from_position(self.position)
        key = key_from_hex(self.key)
        if self.deck is not None:
            return kind.from_deck(self.deck, self.rules, self.players, key=key, dealer=self.dealer)
        return kind(self.rules, self.players, key=key, dealer=self.dealer)

    def play(self, kind: type[Round]) -> Round:
        """The round, played again from its beginning; RecordError if the rules refuse that."""
        try:
            round = self.begin(kind)
            began = (str(round.rules), round.players, round.dealer, round.key.hex())
            if began != (str(Rules.parse(self.rules)), self.players, self.dealer, self.key.lower()):
                raise RecordError("this round began otherwise than its rules, players, dealer and key say")
            round.replay(read_move(text) for text in self.moves)
        except RecordError:
            raise
        except PenultimaError as error:
            raise RecordError(f"this round does not play again: {error}") from None
        return round


def read_move(text: str) -> tuple[int, Move]:
    """A move of a round that was kept, `seat move`."""
    seat, _, move = text.partition(" ")
    if len(seat) != 1 or not seat.isdecimal():
        raise RecordError(f"this record does not replay: {text!r} is no move", "record-replay")
    return int(seat), Move(move)
