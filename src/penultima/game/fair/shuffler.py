"""A match's shuffles as the server makes them, and what a person's program does meanwhile; no clock, no network."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Iterable
from functools import lru_cache

import msgspec

from penultima.booklets import Rules
from penultima.game.fair import hashing
from penultima.game.fair.keys import FairError, RevealedKeys
from penultima.game.fair.transcript import LONGEST, Deal, Mark, Part, Stage, Transcript, next_place

LENGTH = 1000
"""Deals that a chain is good for; a match needs a few dozen."""


@lru_cache(16)
def _chain(match: str, root: bytes, length: int) -> bytes:
    """The anchor and all secrets, one after the other."""
    return b"".join(reversed(hashing.links_down(match, root, length)))


class Shuffler(RevealedKeys):
    """The server's side of a match: what it has published, and the one secret that all others follow from.

    `transcript` may be shown to anybody at any moment, `root` to nobody before the match is over. The same calls in the
    same order give the same transcript: it can be replayed from a log, or taken up from a snapshot.
    """

    def __init__(self, transcript: Transcript, root: bytes) -> None:
        super().__init__(transcript)
        self._root = root
        self._chain = _chain(transcript.match, root, transcript.length)
        if self._link(0).hex() != transcript.anchor:
            raise FairError("this root does not belong to the published anchor")

    @classmethod
    def begin(
        cls, match: str, rules: Rules | str, players: int, *, root: bytes | None = None, length: int = LENGTH
    ) -> Shuffler:
        """A new chain for a match whose id nobody has used before; publish its anchor before the first card."""
        root = secrets.token_bytes(32) if root is None else root
        if len(root) != 32:
            raise FairError(f"a root has 32 bytes, not {len(root)}")
        if not 1 <= length <= LONGEST:
            raise FairError(f"a chain has 1 to {LONGEST} secrets, not {length}")
        # As a record writes them: two ways to write the same rules would be two matches.
        text = str(Rules.parse(rules) if isinstance(rules, str) else rules)
        anchor = _chain(match, root, length)[:32].hex()
        return cls(Transcript(match=match, rules=text, players=players, anchor=anchor, length=length), root)

    @property
    def root(self) -> bytes:
        """What the server must keep, and keep to itself."""
        return self._root

    def _link(self, number: int) -> bytes:
        return self._chain[number * 32 : number * 32 + 32]

    def secret(self, number: int) -> bytes:
        """The secret of a deal, counted from 1; the server knows all of them."""
        return self._link(number)

    @property
    def number(self) -> int:
        """The number of the present deal, counted from 1 through all rounds and attempts."""
        return len(self.transcript.deals)

    @property
    def deal(self) -> Deal:
        """The present deal, or the last one."""
        if not self.transcript.deals:
            raise FairError("nothing is dealt yet")
        return self.transcript.deals[-1]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have yet to commit, or to give what they committed to."""
        mark = {"open": "asked", "sealed": "committed"}.get(self.deal.stage)
        return tuple(seat for seat, part in enumerate(self.deal.parts) if part.mark == mark)

    @property
    def seal_now(self) -> bytes:
        """What everybody should see before giving anything."""
        return hashing.seal(hashing.head_before(self.transcript, self.number), self.number, self.deal)

    def ask(self, people: Collection[int]) -> Deal:
        """Begin a deal: these seats are asked for a contribution, the others are bots. Who sits down later waits."""
        t = self.transcript
        if t.deals and not t.deals[-1].ended:
            raise FairError("the last deal has not ended")
        if len(t.deals) == t.length:
            raise FairError("the chain of secrets is used up")
        if not all(0 <= seat < t.players for seat in people):
            raise FairError("there is no such seat")
        number, attempt = next_place(t.deals)
        parts = tuple(Part("asked" if seat in people else "bot") for seat in range(t.players))
        deal = Deal(round=number, attempt=attempt, stage="open", parts=parts)
        self.transcript = msgspec.structs.replace(t, deals=(*t.deals, deal))
        return deal

    def commit(self, seat: int, commitment: bytes) -> None:
        """A person commits; the same again changes nothing, another one is refused."""
        part = self._part(seat, "open", ("asked", "committed"))
        if len(commitment) != 32:
            raise FairError(f"a commitment has 32 bytes, not {len(commitment)}")
        if part.commitment not in ("", commitment.hex()):
            raise FairError(f"seat {seat} has committed to something else")
        self._put(seat, Part("committed", commitment.hex()))

    def seal(self) -> bytes:
        """No more commitments: who has none is absent. Show the transcript to all; they answer with what they hold."""
        self._turn("open", "sealed", {"asked": "absent"})
        return self.seal_now

    def contribute(self, seat: int, contribution: bytes) -> None:
        """A person gives the bytes committed to; others are refused."""
        part = self._part(seat, "sealed", ("committed", "given"))
        expected = hashing.commitment(self.transcript.match, self.number, seat, contribution).hex()
        if len(contribution) != 32 or not hmac.compare_digest(expected, part.commitment):
            raise FairError(f"seat {seat} has committed to something else")
        self._put(seat, Part("given", part.commitment, contribution.hex()))

    def settle(self) -> None:
        """No more contributions: who committed and gave nothing withholds. The keys of the round are fixed."""
        self._turn("sealed", "dealt", {"committed": "withheld"})

    def finish(self, moves: Iterable[str]) -> Deal:
        """The round is over: its moves, each as `seat move`, are bound in and its secret is revealed."""
        self._turn("dealt", "played", {})
        return self._reveal(hashing.moves_digest(moves))

    def abort(self) -> Deal:
        """The deal comes to nothing; it stays in the transcript, and its secret is spent."""
        if self.deal.ended:
            raise FairError("the deal has ended")
        self._turn(self.deal.stage, "aborted", {})
        return self._reveal(b"")

    def _part(self, seat: int, stage: Stage, marks: tuple[Mark, ...]) -> Part:
        if self.deal.stage != stage:
            raise FairError(f"the deal is {self.deal.stage}, not {stage}")
        if not 0 <= seat < len(self.deal.parts) or self.deal.parts[seat].mark not in marks:
            raise FairError(f"seat {seat} has no part in this")
        return self.deal.parts[seat]

    def _put(self, seat: int, part: Part) -> None:
        parts = self.deal.parts
        self._replace(msgspec.structs.replace(self.deal, parts=(*parts[:seat], part, *parts[seat + 1 :])))

    def _turn(self, stage: Stage, to: Stage, marks: dict[Mark, Mark]) -> None:
        """From one stage to the next, and what becomes of the marks."""
        if self.deal.stage != stage:
            raise FairError(f"the deal is {self.deal.stage}, not {stage}")
        parts = tuple(msgspec.structs.replace(part, mark=marks.get(part.mark, part.mark)) for part in self.deal.parts)
        self._replace(msgspec.structs.replace(self.deal, stage=to, parts=parts))

    def _reveal(self, moves: bytes) -> Deal:
        secret = self.secret(self.number)
        head = hashing.head(self.seal_now, self.deal, secret, moves)
        self._replace(msgspec.structs.replace(self.deal, secret=secret.hex(), head=head.hex()))
        return self.deal

    def _replace(self, deal: Deal) -> None:
        self.transcript = msgspec.structs.replace(self.transcript, deals=(*self.transcript.deals[:-1], deal))


def receipt(transcript: Transcript, seat: int, contribution: bytes) -> str:
    """The seal of the present deal, to be kept; FairError if this seat should not give its bytes now."""
    number = len(transcript.deals)
    if not number or transcript.deals[-1].stage != "sealed":
        raise FairError("nothing is sealed now")
    deal = transcript.deals[-1]
    expected = hashing.commitment(transcript.match, number, seat, contribution).hex()
    if not 0 <= seat < len(deal.parts) or deal.parts[seat].commitment != expected:
        raise FairError("what you committed to is not in the list")
    return hashing.seal(hashing.head_before(transcript, number), number, deal).hex()
