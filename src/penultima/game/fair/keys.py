"""The keys of a match's rounds, from its transcript."""

from __future__ import annotations

from penultima.errors import PenultimaError
from penultima.game.fair import hashing
from penultima.game.fair.transcript import Deal, Transcript


class FairError(PenultimaError):
    """What the fair shuffle refuses: not now, not this seat, or not these bytes."""


class RevealedKeys:
    """The keys of the rounds whose secrets are revealed."""

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript

    def dealer_key(self, number: int) -> bytes:
        """The key that draws the dealer of a round, counted from 0."""
        return hashing.dealer_key(*self._round(number))

    def round_key(self, number: int, dealer: int) -> bytes:
        """The key that shuffles a round, counted from 0."""
        return hashing.cards_key(*self._round(number), dealer)

    def secret(self, number: int) -> bytes:
        """The secret of a deal, counted from 1."""
        if not (known := self.transcript.deals[number - 1].secret):
            raise FairError(f"the secret of deal {number} is not revealed")
        return bytes.fromhex(known)

    def _round(self, number: int) -> tuple[bytes, Deal, bytes]:
        """The seal, the deal and the secret of a round."""
        for place, deal in enumerate(self.transcript.deals, start=1):
            if deal.round == number + 1 and deal.stage in ("dealt", "played"):
                before = hashing.head_before(self.transcript, place)
                return hashing.seal(before, place, deal), deal, self.secret(place)
        raise FairError(f"round {number + 1} is not dealt")
