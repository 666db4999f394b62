"""The beginner policy: how people play who do not think ahead. Wilds early, the same color before the same number."""

from penultima.bots.kernel.baselines import random_move
from penultima.bots.kernel.randomness import below, happens, mix
from penultima.rules.cards import COLOR_OF, COLORED, COLORLESS, EMPTY, SAME_COLOR
from penultima.rules.legal import asked_cards
from penultima.rules.moves import NAME
from penultima.rules.record import Kinds, Word
from penultima.rules.state import Phase, State
from penultima.runtime import compiled, count_bits, nth_bit

WILD_AT_ONCE = 400
"""In thousandths: how often a wild is played at once, whatever else would fit."""


@compiled
def random_kind(kinds: Kinds, word: Word) -> int:
    """One kind of a set, each as likely."""
    return nth_bit(kinds, below(word, count_bits(kinds)))


@compiled
def favorite_card(state: State, cards: Kinds, word: Word) -> int:
    """A wild because it is there; else the same color before the same number."""
    if (cards & COLORLESS) != EMPTY and happens(word, 11, WILD_AT_ONCE):
        return random_kind(cards & COLORLESS, word)
    if (cards & SAME_COLOR[state.color]) != EMPTY:
        return random_kind(cards & SAME_COLOR[state.color], word)
    if (cards & COLORED) != EMPTY:
        return random_kind(cards & COLORED, word)
    return random_kind(cards, word)


@compiled
def beginner_move(state: State, word: Word) -> int:
    """The beginner's move for the asked seat; it names the color of any card in its hand."""
    seat, cards = state.asked, asked_cards(state)
    if state.phase == Phase.TURN and cards != EMPTY:
        return favorite_card(state, cards, word)
    if state.phase == Phase.COLOR:
        held = state.held[seat] & COLORED
        return NAME + (below(word, 4) if held == EMPTY else COLOR_OF[random_kind(held, mix(word))])
    return random_move(state, word)
