"""Random numbers for a bot, from its seed and from what its seat sees: the same view gives the same number for ever."""

import numpy as np

from penultima.rules.record import Kinds, Word, widened
from penultima.rules.state import State
from penultima.runtime import wrapping


@wrapping
def mix(x: Kinds) -> Kinds:
    """Scramble a word (the finalizer of SplitMix64)."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@wrapping
def advance(x: Kinds) -> Kinds:
    """The next state of the SplitMix64 generator; its random numbers are the `mix` of its states."""
    return x + np.uint64(0x9E3779B97F4A7C15)


@wrapping
def random_word(state: State, seat: int, seed: int) -> Kinds:
    """A random word that depends on the hand, the sizes of the piles, the phase, the seat and the seed."""
    where = (state.reshuffles << 36) | (state.draw_size << 24) | (state.discard_size << 12)
    where |= (state.phase << 8) | (seat << 4) | state.shares
    word = mix(np.uint64(seed) ^ mix(np.uint64(where)))
    return mix(word ^ state.held[seat] ^ (np.uint64(state.sizes[seat]) << np.uint64(56)))


@wrapping
def below(word: Word, n: int) -> int:
    """A scrambled word as a number below n; the bias of 1 in 2^26 does not matter to a choice of play."""
    return widened(((word >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@wrapping
def happens(word: Word, salt: int, chance: int) -> bool:
    """Does something happen that has so many chances in a thousand? Each salt is another throw of the dice."""
    return chance > 0 and below(mix(word + np.uint64(salt)), 1000) < chance
