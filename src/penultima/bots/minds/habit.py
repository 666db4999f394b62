"""How people play who do not think ahead: what is exciting, what matches, whatever comes first to hand."""

from penultima.bots.minds.dice import below, happens, mix
from penultima.bots.minds.simple import anything
from penultima.rules.batch import nth
from penultima.rules.cards import COLOR_OF, COLORED, COLORLESS, EMPTY, SAME_COLOR
from penultima.rules.legal import asked_cards
from penultima.rules.moves import NAME
from penultima.rules.record import Kinds, compiled, count_bits
from penultima.rules.state import Phase, State

EXCITED = 400
"""In thousandths: how often a wild is played at once, whatever else would fit."""


@compiled
def any_of(kinds: Kinds, word: Kinds) -> int:
    """One of a set, each as likely."""
    return nth(kinds, below(word, count_bits(kinds)))


@compiled
def favorite(state: State, cards: Kinds, word: Kinds) -> int:
    """A wild because it is there; else the same color before the same number."""
    if (cards & COLORLESS) != EMPTY and happens(word, 11, EXCITED):
        return any_of(cards & COLORLESS, word)
    if (cards & SAME_COLOR[state.color]) != EMPTY:
        return any_of(cards & SAME_COLOR[state.color], word)
    if (cards & COLORED) != EMPTY:
        return any_of(cards & COLORED, word)
    return any_of(cards, word)


@compiled
def habit(state: State, word: Kinds) -> int:
    """A move without a second thought; a color is named after any card of the hand."""
    seat, cards = state.asked, asked_cards(state)
    if state.phase == Phase.TURN and cards != EMPTY:
        return favorite(state, cards, word)
    if state.phase == Phase.COLOR:
        held = state.held[seat] & COLORED
        return NAME + (below(word, 4) if held == EMPTY else COLOR_OF[any_of(held, mix(word))])
    return anything(state, word)
