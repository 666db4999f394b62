"""A client's contribution to the shuffle: commit first, check what everybody committed to, then give."""

from __future__ import annotations

import secrets

from penultima.game.fair import FairError, commitment, receipt
from penultima.protocol import Command, Commit, Give, ShuffleInfo


class ShuffleSecrets:
    """What one seat contributes to each deal, and its receipts."""

    def __init__(self) -> None:
        self._secrets: dict[tuple[str, int], bytes] = {}
        self.receipts: dict[tuple[str, int], str] = {}
        """Seals to keep: whoever later shows another transcript lies."""
        self.doubts: list[str] = []
        """Deals in which the server did not show what it should."""

    def due(self, shuffle: ShuffleInfo, seat: int) -> Command | None:
        """The command that is to be sent now, if any; the same one as often as the server asks."""
        if seat not in shuffle.wanted:
            return None
        deal = (shuffle.match, shuffle.number)
        cmd = f"{shuffle.stage}-{shuffle.match.replace('/', '-')}-{shuffle.number}"
        if shuffle.stage == "open":
            secret = self._secrets.setdefault(deal, secrets.token_bytes(32))
            return Commit(cmd=cmd, value=commitment(*deal, seat, secret).hex())
        if deal not in self._secrets or shuffle.transcript is None:
            return None
        try:
            self.receipts[deal] = receipt(shuffle.transcript, seat, self._secrets[deal])
        except FairError as error:
            self.doubts.append(str(error))
            return None
        return Give(cmd=cmd, value=self._secrets[deal].hex())
