"""ChaCha, numbers below n and the shuffle in plain Python, written from the published algorithm."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

MASK = 0xFFFFFFFF
T = TypeVar("T")


def rotate(word: int, by: int) -> int:
    """A 32-bit word turned to the left."""
    return (word << by | word >> (32 - by)) & MASK


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """Add, xor, rotate, four times."""
    for left, right, out, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[left] = (x[left] + x[right]) & MASK
        x[out] = rotate(x[out] ^ x[left], by)


def plain_block(key: bytes, counter: int, nonce: int, rounds: int) -> bytes:
    """One block of 64 bytes: constants, key, 64-bit counter, 64-bit nonce."""
    head = b"expand 32-byte k" + key + counter.to_bytes(8, "little") + nonce.to_bytes(8, "little")
    start = [int.from_bytes(head[i : i + 4], "little") for i in range(0, 64, 4)]
    x = list(start)
    for _ in range(rounds // 2):
        for i in range(4):
            quarter_round(x, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return b"".join(((a + b) & MASK).to_bytes(4, "little") for a, b in zip(x, start, strict=True))


def plain_words(key: bytes, nonce: int) -> Iterator[int]:
    """The stream of a nonce, word by word."""
    counter = 0
    while True:
        block = plain_block(key, counter, nonce, 8)
        yield from (int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4))
        counter += 1


def plain_below(words: Iterator[int], n: int) -> int:
    """A number below n, each as likely: words whose product's low half falls short are thrown away (Lemire)."""
    while True:
        product = next(words) * n
        if product & MASK >= (1 << 32) % n:
            return product >> 32


def plain_shuffle(key: bytes, nonce: int, cards: Sequence[T]) -> list[T]:
    """Fisher-Yates from the last index down."""
    words, pile = plain_words(key, nonce), list(cards)
    for last in range(len(pile) - 1, 0, -1):
        other = plain_below(words, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def key_of(seed: int) -> bytes:
    """The key that a seed stands for."""
    return hashlib.sha256(f"penultima seed {seed}".encode()).digest()


@dataclass
class PlainChance:
    """The chance of a round, for an oracle: pile orders by nonce, and where returned first cards go."""

    key: bytes
    returns: int = 0

    def shuffle(self, cards: tuple[str, ...], nonce: int) -> list[str]:
        """The order these cards get."""
        return plain_shuffle(self.key, nonce, cards)

    def place(self, n: int) -> int:
        """Where the next returned first card goes: nonce 1, one word each."""
        words = islice(plain_words(self.key, 1), self.returns, None)
        self.returns += 1
        return plain_below(words, n + 1)
