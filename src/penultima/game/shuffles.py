"""What chance does in a round whose key is known: for programs that check this one without knowing its generator."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from penultima.game.card import CARDS, Card
from penultima.rules.chance import DEAL, RESHUFFLE, RETURN, pick, shuffle_cards


def _words(key: bytes) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    return np.frombuffer(key, "<u4").astype(np.uint32)


def _shuffled(key: bytes, nonce: int, cards: Iterable[Card | str]) -> tuple[Card, ...]:
    codes = np.array([Card(str(card)).code for card in cards], np.int8)
    shuffle_cards(_words(key), nonce, codes)
    return tuple(CARDS[code] for code in codes.tolist())


def shuffled_deck(key: bytes, cards: Iterable[Card | str]) -> tuple[Card, ...]:
    """The order of a deck before it is dealt, its top last; the cards as they lay, in kind order for a whole deck."""
    return _shuffled(key, DEAL, cards)


def reshuffled(key: bytes, number: int, cards: Iterable[Card | str]) -> tuple[Card, ...]:
    """The order that a reshuffle, counted from 0, gives to the cards under the face-up one, its top last."""
    return _shuffled(key, RESHUFFLE + number, cards)


def place_of_returned(key: bytes, number: int, pile: int) -> int:
    """How many cards lie below a Draw Four that was turned up first and goes back into a pile of so many cards.

    `number` counts from 0 how many went back before it.
    """
    return int(pick(_words(key), RETURN, number, pile + 1))
