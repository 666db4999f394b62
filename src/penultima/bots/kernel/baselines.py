"""Two baseline policies: any playable card, or the first. They draw only when nothing fits and never challenge."""

from penultima.bots.kernel.randomness import below
from penultima.rules.cards import EMPTY
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import CHALLENGE, DRAW, move_bit
from penultima.rules.record import Word
from penultima.rules.state import State
from penultima.runtime import compiled, count_bits, lowest_bit, nth_bit


@compiled
def first_move(state: State) -> int:
    """The first card in kind order; else the first other move, a challenge left out."""
    cards = asked_cards(state)
    if cards != EMPTY:
        return lowest_bit(cards)
    return DRAW + lowest_bit(asked_acts(state) & ~move_bit(CHALLENGE))


@compiled
def random_move(state: State, word: Word) -> int:
    """Any card, each kind as likely; else any other move, a challenge left out."""
    cards = asked_cards(state)
    if cards != EMPTY:
        return nth_bit(cards, below(word, count_bits(cards)))
    acts = asked_acts(state) & ~move_bit(CHALLENGE)
    return DRAW + nth_bit(acts, below(word, count_bits(acts)))
