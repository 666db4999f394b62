"""The bytes that are hashed, exactly; docs/fairness.md says the same in words."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

from penultima.game.fair.transcript import Deal, Part, Transcript

SCHEME = "penultima-fair-1"
Item = bytes | str | int


def encode(*items: Item) -> bytes:
    """Each item after its length in four bytes; text is UTF-8, a number four bytes; all with the high byte first."""
    return b"".join(len(data).to_bytes(4, "big") + data for data in map(_bytes, items))


def _bytes(item: Item) -> bytes:
    if isinstance(item, int):
        return item.to_bytes(4, "big")
    return item.encode() if isinstance(item, str) else item


def digest(purpose: str, *items: Item) -> bytes:
    """SHA-256 of the encoded items, apart for each purpose."""
    return hashlib.sha256(encode(f"{SCHEME} {purpose}", *items)).digest()


def link_before(match: str, number: int, secret: bytes) -> bytes:
    """The link that the secret of a deal, counted from 1, hangs on: the secret before it, or the anchor."""
    return digest("link", match, number, secret)


def links_down(match: str, secret: bytes, number: int, to: int = 0) -> list[bytes]:
    """From the secret of one deal down the chain to that of an earlier one, which comes last; 0 is the anchor."""
    # Spelled out, as a server does it thousands of times when it starts: the same bytes as `link_before` hashes.
    start = hashlib.sha256(encode(f"{SCHEME} link", match) + b"\0\0\0\4")
    links = [secret]
    for at in range(number, to, -1):
        link = start.copy()
        link.update(at.to_bytes(4, "big") + b"\0\0\0\x20" + links[-1])
        links.append(link.digest())
    return links


def commitment(match: str, number: int, seat: int, contribution: bytes) -> bytes:
    """The commitment of a seat: bound to the deal and the seat, so that nobody can copy it."""
    return digest("commitment", match, number, seat, contribution)


def beginning(transcript: Transcript) -> bytes:
    """The head before any deal: what the match is and which chain it uses."""
    t = transcript
    return digest("match", t.match, t.rules, t.players, bytes.fromhex(t.anchor), t.length)


def head_before(transcript: Transcript, number: int) -> bytes:
    """The head that the deal of this number, counted from 1, builds upon."""
    return beginning(transcript) if number == 1 else bytes.fromhex(transcript.deals[number - 2].head)


def seal(before: bytes, number: int, deal: Deal) -> bytes:
    """What all know before anybody gives: the whole past, and every commitment."""
    seats = (item for part in deal.parts for item in (_promise(part), bytes.fromhex(part.commitment)))
    return digest("seal", before, number, deal.round, deal.attempt, len(deal.parts), *seats)


def _promise(part: Part) -> str:
    return "committed" if part.commitment else part.mark


def head(sealed: bytes, deal: Deal, secret: bytes, moves: bytes) -> bytes:
    """What the next deal builds upon: this one, how it ended, what was given, and the moves that were made."""
    return digest("head", sealed, deal.stage, len(deal.parts), *_given(deal), secret, moves)


def moves_digest(moves: Iterable[str]) -> bytes:
    """All moves of a round, each as `seat move`."""
    texts = list(moves)
    return digest("moves", len(texts), *texts)


def _given(deal: Deal) -> list[Item]:
    return [item for part in deal.parts for item in (part.mark, bytes.fromhex(part.contribution))]


def dealer_key(sealed: bytes, deal: Deal, secret: bytes) -> bytes:
    """The key that draws the dealer."""
    return _hkdf(sealed, deal, secret, encode(f"{SCHEME} dealer"))


def cards_key(sealed: bytes, deal: Deal, secret: bytes, dealer: int) -> bytes:
    """The key that shuffles the cards."""
    return _hkdf(sealed, deal, secret, encode(f"{SCHEME} cards", dealer))


def _hkdf(sealed: bytes, deal: Deal, secret: bytes, info: bytes) -> bytes:
    """HKDF with SHA-256 (RFC 5869), one block: the seal is the salt, the secret and what was given the input."""
    drawn = hmac.digest(sealed, encode(f"{SCHEME} input", secret, len(deal.parts), *_given(deal)), "sha256")
    return hmac.digest(drawn, info + b"\x01", "sha256")
