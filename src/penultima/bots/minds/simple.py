"""The baselines: any playable card, or the first. They draw only when nothing fits and never challenge."""

from penultima.bots.minds.dice import below
from penultima.rules.batch import nth
from penultima.rules.cards import EMPTY
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import CHALLENGE, DRAW, act
from penultima.rules.record import Kinds, compiled, count_bits, lowest_bit
from penultima.rules.state import State


@compiled
def first(state: State) -> int:
    """The first card in kind order; else the first other move, a challenge left out."""
    cards = asked_cards(state)
    if cards != EMPTY:
        return lowest_bit(cards)
    return DRAW + lowest_bit(asked_acts(state) & ~act(CHALLENGE))


@compiled
def anything(state: State, word: Kinds) -> int:
    """Any card, each kind as likely; else any other move, a challenge left out."""
    cards = asked_cards(state)
    if cards != EMPTY:
        return nth(cards, below(word, count_bits(cards)))
    acts = asked_acts(state) & ~act(CHALLENGE)
    return DRAW + nth(acts, below(word, count_bits(acts)))
