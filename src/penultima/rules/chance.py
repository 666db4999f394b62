"""Chance: ChaCha8 streams from the round's 256-bit key, one for each purpose, and the shuffle.

Rules, key and moves give the same game bit for bit on every machine. Nonce 0 shuffles the deck, 1 puts a first-card
Draw Four back, 2 + k is the k-th reshuffle. A stream is [128 words | used | next block | nonce].
"""

import numpy as np
from numpy.typing import NDArray

from penultima.rules.record import Word, Words, widened
from penultima.runtime import Wide, compiled, entry, scratch, wrapping

DEAL, RETURN, RESHUFFLE = 0, 1, 2

BLOCKS = 8
"""Blocks made at a time: enough for a shuffle, and a number the compiler turns into vector instructions."""
WORDS = 16 * BLOCKS
USED, BLOCK, NONCE = WORDS, WORDS + 1, WORDS + 2
STREAM = WORDS + 3
new_stream = scratch(np.uint32, STREAM)

_C0, _C1, _C2, _C3 = (np.uint32(int.from_bytes(part, "little")) for part in (b"expa", b"nd 3", b"2-by", b"te k"))


@compiled
def _turn(x: np.uint32, by: int) -> np.uint32:
    return np.uint32(np.uint32(x << np.uint32(by)) | np.uint32(x >> np.uint32(32 - by)))


@wrapping
def _quarter(
    a: np.uint32, b: np.uint32, c: np.uint32, d: np.uint32
) -> tuple[np.uint32, np.uint32, np.uint32, np.uint32]:
    a = np.uint32(a + b)
    d = _turn(np.uint32(d ^ a), 16)
    c = np.uint32(c + d)
    b = _turn(np.uint32(b ^ c), 12)
    a = np.uint32(a + b)
    d = _turn(np.uint32(d ^ a), 8)
    c = np.uint32(c + d)
    b = _turn(np.uint32(b ^ c), 7)
    return a, b, c, d


Block = tuple[np.uint32, ...]


@compiled
def _double_round(x: Block) -> Block:
    """Four columns, four diagonals."""
    x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15 = x
    x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
    x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
    x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
    x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
    x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
    x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
    x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
    x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    return x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15


@wrapping
def fill(key: Words, stream: Words) -> None:
    """Make the stream's next 128 words with ChaCha8: constants, key, 64-bit block number, 64-bit nonce."""
    k0, k1, k2, k3, k4, k5, k6, k7 = key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7]
    first, nonce = stream[BLOCK], stream[NONCE]
    zero = np.uint32(0)
    for lane in range(BLOCKS):
        block = np.uint32(first + np.uint32(lane))
        x: Block = (_C0, _C1, _C2, _C3, k0, k1, k2, k3, k4, k5, k6, k7, block, zero, nonce, zero)
        # Four times and not a loop, plain indexes and not a helper: only so do the lanes become vector instructions.
        x = _double_round(_double_round(_double_round(_double_round(x))))
        stream[0 + lane] = np.uint32(x[0] + _C0)
        stream[8 + lane] = np.uint32(x[1] + _C1)
        stream[16 + lane] = np.uint32(x[2] + _C2)
        stream[24 + lane] = np.uint32(x[3] + _C3)
        stream[32 + lane] = np.uint32(x[4] + k0)
        stream[40 + lane] = np.uint32(x[5] + k1)
        stream[48 + lane] = np.uint32(x[6] + k2)
        stream[56 + lane] = np.uint32(x[7] + k3)
        stream[64 + lane] = np.uint32(x[8] + k4)
        stream[72 + lane] = np.uint32(x[9] + k5)
        stream[80 + lane] = np.uint32(x[10] + k6)
        stream[88 + lane] = np.uint32(x[11] + k7)
        stream[96 + lane] = np.uint32(x[12] + block)
        stream[104 + lane] = x[13]
        stream[112 + lane] = np.uint32(x[14] + nonce)
        stream[120 + lane] = x[15]
    stream[BLOCK] = np.uint32(first + np.uint32(BLOCKS))
    stream[USED] = zero


@wrapping
def _chacha(key: Words, nonce: int, block: int, rounds: int, out: Words) -> None:
    low, high = np.uint32(block & 0xFFFFFFFF), np.uint32(block >> 32)
    n0, n1 = np.uint32(nonce & 0xFFFFFFFF), np.uint32(nonce >> 32)
    opening = (_C0, _C1, _C2, _C3, key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7], low, high, n0, n1)
    x: Block = opening
    for _ in range(rounds // 2):
        x = _double_round(x)
    for word in range(16):
        out[word] = np.uint32(x[word] + opening[word])


@entry
def chacha(key: Words, nonce: Wide, block: Wide, rounds: int, out: Words) -> None:
    """One block with any even number of rounds, as in the published test vectors."""
    _chacha(key, nonce, block, rounds, out)


@compiled
def open_stream(key: Words, nonce: int, stream: Words) -> None:
    """Begin the stream of a nonce."""
    stream[BLOCK] = np.uint32(0)
    stream[NONCE] = np.uint32(nonce)
    fill(key, stream)


@compiled
def word_at(stream: Words, used: int) -> Word:
    """The stream's 32 bits at a place, block after block."""
    place = np.uint64(used)
    return np.uint64(stream[(place & np.uint64(15)) * np.uint64(BLOCKS) + (place >> np.uint64(4))])


@compiled
def scale(word: Word, n: int) -> int:
    """A word as a number below n, each as likely, or -1 if the word must be rejected (Lemire's method)."""
    size = np.uint64(n)
    product = word * size
    rest = product & np.uint64(0xFFFFFFFF)
    if rest < size and rest < (np.uint64(1 << 32) - size) % size:
        return -1
    return widened(product >> np.uint64(32))


@compiled
def shuffle(key: Words, nonce: int, pile: NDArray[np.int8], n: int) -> None:
    """Fisher-Yates over the first n cards of a pile, from the last index down."""
    stream = new_stream()
    open_stream(key, nonce, stream)
    last, block = n - 1, 0
    while last > 0:
        if block == BLOCKS:
            fill(key, stream)
            block = 0
        at = block  # the words of a block, as in `word_at`, lie so far apart as there are blocks
        while at < WORDS and last > 0:
            other = scale(np.uint64(stream[at]), last + 1)
            at += BLOCKS
            if other >= 0:
                card = pile[last]
                pile[last] = pile[other]
                pile[other] = card
                last -= 1
        block += 1


@compiled
def below(key: Words, nonce: int, skip: int, n: int) -> int:
    """A number below n from a stream of which `skip` words (less than a fill) are used up."""
    stream = new_stream()
    open_stream(key, nonce, stream)
    number = -1
    used = skip
    while number < 0:
        if used == WORDS:
            fill(key, stream)
            used = 0
        number = scale(word_at(stream, used), n)
        used += 1
    return number


@entry
def shuffle_cards(key: Words, nonce: Wide, cards: NDArray[np.int8]) -> None:
    """Shuffle cards as the round with this key would."""
    shuffle(key, nonce, cards, cards.size)


@entry
def pick(key: Words, nonce: Wide, skip: int, n: int) -> int:
    """A number below n, as the round with this key would choose it."""
    return below(key, nonce, skip, n)
