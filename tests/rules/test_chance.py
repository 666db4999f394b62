"""Chance: ChaCha against published vectors and a plain one, the shuffle against a plain one and against luck itself."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.game import Round
from penultima.rules.chance import DEAL, RESHUFFLE, RETURN, WORDS, chacha, pick, shuffle_cards
from penultima.runtime import NATIVE
from tests.rules.plain_chance import MASK, plain_below, plain_block, plain_shuffle, plain_words

Key = np.ndarray[tuple[int], np.dtype[np.uint32]]


def words_of(key: bytes) -> Key:
    """A key as the engine wants it."""
    return np.frombuffer(key, "<u4").astype(np.uint32)


def block(key: bytes, counter: int, nonce: int, rounds: int) -> bytes:
    """One block, compiled."""
    out = np.zeros(16, np.uint32)
    chacha(words_of(key), nonce, counter, rounds, out)
    return bytes(out.astype("<u4").tobytes())


def shuffled(key: bytes, nonce: int, cards: list[int]) -> list[int]:
    """A shuffle, compiled."""
    pile = np.array(cards, np.int8)
    shuffle_cards(words_of(key), nonce, pile)
    return [int(card) for card in pile]


ZERO = bytes(32)
ONE = b"\1" + bytes(31)
SEQUENCE = bytes(range(32))

VECTORS = [
    # draft-strombergson-chacha-test-vectors, TC1: key and IV all zero
    (ZERO, 0, 0, 8,
     ("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
      "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42")),
    (ZERO, 0, 0, 20,
     ("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
      "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586")),
    # RFC 8439, A.1: its 96-bit nonce begins where the upper half of our counter lies, zero in all of these
    (ZERO, 1, 0, 20,
     ("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
      "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f")),
    (bytes(31) + b"\1", 1, 0, 20,
     ("3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
      "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0")),
    (b"\0\xff" + bytes(30), 2, 0, 20,
     ("72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
      "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096")),
    (ZERO, 0, 2 << 56, 20,
     ("c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
      "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d")),
    # RFC 8439, 2.3.2: counter 1, nonce 00:00:00:09:00:00:00:4a:00:00:00:00
    (SEQUENCE, 1 | 0x09000000 << 32, 0x4A000000, 20,
     ("10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
      "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e")),
]  # fmt: skip


@pytest.mark.parametrize(("key", "counter", "nonce", "rounds", "expected"), VECTORS, ids=range(len(VECTORS)))
def test_published_vectors(key: bytes, counter: int, nonce: int, rounds: int, expected: str) -> None:
    assert plain_block(key, counter, nonce, rounds).hex() == expected
    assert block(key, counter, nonce, rounds).hex() == expected


@pytest.mark.parametrize("rounds", [2, 8, 12, 20])
def test_blocks_are_those_of_a_plain_chacha(rounds: int) -> None:
    """Any key, counter and nonce, near the edges of 32 and 64 bits too."""
    dice = random.Random(rounds)
    edges = [0, 1, MASK, MASK + 1, (1 << 63) - 1]
    for number in range(60):
        key = dice.randbytes(32)
        counter = edges[number] if number < 5 else dice.randrange(1 << 62)
        nonce = edges[-number] if number < 5 else dice.randrange(1 << 62)
        assert block(key, counter, nonce, rounds) == plain_block(key, counter, nonce, rounds)


@pytest.mark.parametrize("n", [0, 1, 2, 3, 7, 52, 70, 108, 112])
def test_the_shuffle_is_a_plain_fisher_yates(n: int) -> None:
    for number in range(25):
        dice = random.Random(f"{n} {number}")
        key, nonce = dice.randbytes(32), dice.choice([0, 1, 2, 3, 100, 99_999, 1 << 20])
        cards = list(range(n))
        assert shuffled(key, nonce, cards) == plain_shuffle(key, nonce, cards)


def test_a_long_shuffle_uses_more_than_one_fill() -> None:
    """More cards than the stream makes words at a time."""
    for n in (WORDS, WORDS + 1, WORDS + 2, 3 * WORDS):
        cards = [number % 127 for number in range(n)]
        assert shuffled(SEQUENCE, 5, cards) == plain_shuffle(SEQUENCE, 5, cards)


REJECTING = [3 << 29, (1 << 30) + 1, 0x55555556, (1 << 31) - 1]
"""Numbers for which a good part of all words must be thrown away; a deck of 112 rejects one in 40 million."""
WIDE = [3 << 30, (1 << 31) + 1, (1 << 32) - 1, 1 << 32, 0xAAAAAAAB]
"""Such numbers that the engine file does not take."""


def wide_pick(key: Key, nonce: int, skip: int, n: int) -> int:
    """`pick` for numbers of more than 31 bits: in native code, else in plain Python."""
    function: Callable[..., int] = pick if NATIVE else getattr(pick, "py_func", pick)
    return function(key, nonce, skip, n)


@pytest.mark.parametrize("n", [1, 2, 3, 10, 41, 112, *REJECTING])
def test_numbers_below_n_are_those_of_a_plain_rejection(n: int) -> None:
    for number in range(40):
        key = random.Random(f"pick {n} {number}").randbytes(32)
        assert pick(words_of(key), number, 0, n) == plain_below(plain_words(key, number), n) < n


@pytest.mark.parametrize("n", WIDE)
def test_numbers_below_a_wide_n_are_those_of_a_plain_rejection(n: int) -> None:
    for number in range(40):
        key = random.Random(f"pick {n} {number}").randbytes(32)
        assert wide_pick(words_of(key), number, 0, n) == plain_below(plain_words(key, number), n) < n


@pytest.mark.parametrize(("n", "one"), [(3 << 29, pick), (3 << 30, wide_pick)])
def test_words_are_really_rejected(n: int, one: Callable[..., int]) -> None:
    """With n = 3 x 2^29 or 3 x 2^30 a quarter of the words is thrown away; then the answer is the next word's."""
    thrown = 0
    for number in range(60):
        key = number.to_bytes(32, "little")
        words = plain_words(key, RETURN)
        first = next(words)
        rejected = first * n & MASK < (1 << 32) % n
        thrown += rejected
        assert one(words_of(key), RETURN, 0, n) == (plain_below(words, n) if rejected else first * n >> 32)
    assert 5 < thrown < 30


def test_used_words_are_skipped() -> None:
    """The second returned Draw Four goes by the second word of its stream."""
    key = SEQUENCE
    for skip in (0, 1, 5, 15, 16, 17, 100, WORDS - 1):
        words = plain_words(key, RETURN)
        for _ in range(skip):
            next(words)
        assert pick(words_of(key), RETURN, skip, 100) == plain_below(words, 100)


@pytest.mark.parametrize(("n", "one"), [(0x55555556, pick), ((1 << 31) + 1, wide_pick)])
def test_the_stream_goes_on_after_its_last_word(n: int, one: Callable[..., int]) -> None:
    """A rejected last word of a fill is followed by the first of the next."""
    found = 0
    for number in range(40):
        key = number.to_bytes(32, "little")
        words = list(zip(range(WORDS + 8), plain_words(key, RETURN), strict=False))
        if words[WORDS - 1][1] * n & MASK < (1 << 32) % n:
            found += 1
            rest = (word for _, word in words[WORDS - 1 :])
            assert one(words_of(key), RETURN, WORDS - 1, n) == plain_below(rest, n)
    assert found > 3


def test_streams_of_different_nonces_and_keys_differ() -> None:
    """The deal, the return of a first card and every reshuffle have a stream of their own."""
    cards = list(range(112))
    seen = {tuple(shuffled(SEQUENCE, nonce, cards)) for nonce in (DEAL, RETURN, *range(RESHUFFLE, 300))}
    assert len(seen) == 300
    assert len({tuple(shuffled(number.to_bytes(32, "little"), DEAL, cards)) for number in range(300)}) == 300
    for bit in range(256):
        assert shuffled((1 << bit).to_bytes(32, "little"), DEAL, cards) != shuffled(ZERO, DEAL, cards)


# Luck

TIMES = 6000


def chi_square(counts: NDArray[np.float64], expected: float) -> float:
    """How far the counts are from even."""
    return float(((counts - expected) ** 2 / expected).sum())


def test_every_card_is_as_likely_in_every_place() -> None:
    """12 cards shuffled many times with a fixed key, the nonce counting on: chi-square of the table of places."""
    n = 12
    counts = np.zeros((n, n))
    for nonce in range(TIMES):
        counts[np.arange(n), shuffled(SEQUENCE, nonce, list(range(n)))] += 1
    # (n-1)^2 = 121 degrees of freedom: mean 121, standard deviation 15.6; both ends would be suspicious
    assert 70 < chi_square(counts, TIMES / n) < 185


def test_every_order_is_as_likely() -> None:
    """All 120 orders of five cards."""
    counts: dict[tuple[int, ...], int] = {}
    for nonce in range(TIMES):
        order = tuple(shuffled(ONE, nonce, list(range(5))))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 120
    # 119 degrees of freedom: standard deviation 15.4
    assert 70 < chi_square(np.array(list(counts.values()), np.float64), TIMES / 120) < 180


def test_a_place_in_the_pile_is_as_likely_as_any_other() -> None:
    counts = np.zeros(80)
    for number in range(TIMES):
        counts[pick(words_of(number.to_bytes(32, "little")), RETURN, 0, 80)] += 1
    # 79 degrees of freedom: standard deviation 12.6
    assert 40 < chi_square(counts, TIMES / 80) < 130


def test_a_deal_is_the_plain_shuffle_of_the_deck() -> None:
    """A round deals from the top of one plain shuffle of the deck in kind order. (C5, C9, C10)"""
    faces = [*"0123456789", "s", "r", "+"]
    deck = [color + face for color in "rygb" for face in faces for _ in range(1 if face == "0" else 2)]
    deck += ["w"] * 4 + ["w4"] * 4
    for number in range(20):
        key = number.to_bytes(32, "little")
        order = [deck[place] for place in reversed(plain_shuffle(key, DEAL, list(range(108))))]
        told = [str(event) for event in Round("classic/en +hand=2", 3, key=key).opening]
        hands = [f"dealt {seat} {order[place]} {order[place + 3]}" for place, seat in enumerate((1, 2, 0))]
        assert told[:4] == [*hands, f"turned {order[6]}"]
