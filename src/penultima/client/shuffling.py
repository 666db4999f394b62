"""A client's contribution to the shuffle: commit first, check the list of commitments and the past, then give."""

from __future__ import annotations

import secrets

from penultima.game.fair import FairError, Transcript, commitment, receipt
from penultima.game.fair.findings import Refuted
from penultima.game.fair.hashing import head_before, seal
from penultima.protocol import Command, Commit, Give, ShuffleInfo

UNANSWERED = 2
"""Contributions in a row, without an answer, that may be lost before the server is doubted: one may be late."""

DealId = tuple[str, int]
"""A match, and the number of a deal in it."""


class ShuffleSecrets:
    """What one seat contributes to each deal, and its receipts. To a server that breaks its promises nothing more is
    given in that match: what it shuffles from then on it shuffles alone, and the record says so."""

    def __init__(self) -> None:
        self._secrets: dict[DealId, bytes] = {}
        self._given: dict[DealId, int] = {}
        """Deals that bytes were given to, and the seat that gave them."""
        self._answered: set[DealId] = set()
        """Deals for which the server said that it has them."""
        self._anchors: dict[str, str] = {}
        self.receipts: dict[DealId, str] = {}
        """Seals to keep: whoever later shows another transcript lies."""
        self.doubts: dict[str, Refuted] = {}
        """Matches in which the server did not do what it promised, each with the first thing that was wrong."""

    def due(self, shuffle: ShuffleInfo, seat: int) -> Command | None:
        """The command that is to be sent now, if any; the same one as often as the server asks."""
        if shuffle.match in self.doubts or seat not in shuffle.wanted:
            return None
        deal = (shuffle.match, shuffle.number)
        cmd = f"{shuffle.stage}-{shuffle.match.replace('/', '-')}-{shuffle.number}"
        if shuffle.stage == "open":
            self._anchors.setdefault(shuffle.match, shuffle.anchor)
            secret = self._secrets.setdefault(deal, secrets.token_bytes(32))
            return Commit(cmd=cmd, value=commitment(*deal, seat, secret).hex())
        if deal not in self._secrets or shuffle.transcript is None:
            return None
        if trouble := self._trouble(shuffle.transcript, seat, deal):
            self.doubts[shuffle.match] = trouble
            return None
        self._given[deal] = seat
        return Give(cmd=cmd, value=self._secrets[deal].hex())

    def acknowledged(self, cmd: str) -> None:
        """The server has what a command gave it."""
        for match, number in self._given:
            if cmd == f"sealed-{match.replace('/', '-')}-{number}":
                self._answered.add((match, number))

    def _trouble(self, transcript: Transcript, seat: int, deal: DealId) -> Refuted | None:
        """What is wrong with the list of commitments, or with what became of earlier deals."""
        match = deal[0]
        if self._anchors.get(match, transcript.anchor) != transcript.anchor:
            return Refuted.SEEN
        lost = 0
        for number, past in enumerate(transcript.deals[:-1], start=1):
            if past.wrongly_aborted:
                return Refuted.ABORTED
            kept = self.receipts.get((match, number))
            if kept is not None and kept != seal(head_before(transcript, number), number, past).hex():
                return Refuted.SEEN
            giver = self._given.get((match, number))
            if giver is not None and past.parts[giver].mark != "given":
                lost += UNANSWERED if (match, number) in self._answered else 1
            elif giver is not None and lost < UNANSWERED:
                lost = 0
        if lost >= UNANSWERED:
            return Refuted.ABORTED if any(past.stage == "aborted" for past in transcript.deals) else Refuted.SEEN
        try:
            self.receipts[deal] = receipt(transcript, seat, self._secrets[deal])
        except FairError:
            return Refuted.SEEN
        return None
