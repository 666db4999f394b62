"""The choices of the four special cards, and of a seven that swaps hands."""

from penultima.bots.minds.skill import Skill, Weight
from penultima.bots.minds.weighing import weight
from penultima.rules.cards import COLORS, EMPTY, KINDS, POINTS, VALUE, has
from penultima.rules.gentle import cards_of
from penultima.rules.moves import CHOOSE, NAME, NONE, act
from penultima.rules.record import Kinds, compiled
from penultima.rules.state import NOBODY, State
from penultima.rules.table import after


@compiled
def gift_color(state: State, seat: int, acts: Kinds) -> int:
    """Scary: the color most held, so that the hand shrinks most. (K1)"""
    best, most = NOBODY, -1
    for color in range(COLORS):
        if (acts & act(NAME + color)) != EMPTY and cards_of(state, seat, color) > most:
            best, most = color, cards_of(state, seat, color)
    return NONE if best == NOBODY else NAME + best


@compiled
def gift(state: State, seat: int, cards: Kinds) -> int:
    """Scary: a seat that is close to going out gets the card that helps it least, any other the one worth most."""
    generous = state.sizes[state.to] > 3
    best, most = KINDS, -1
    for kind in range(KINDS):
        if has(cards, kind):
            worth = POINTS[kind] if generous else 50 - POINTS[kind]
            if worth > most:
                best, most = kind, worth
    return best


@compiled
def leader(state: State, seat: int) -> int:
    """The opponent with the fewest cards, the nearest in the direction of play first."""
    best = after(state, seat)
    other = after(state, best)
    while other != seat:
        if state.sizes[other] < state.sizes[best]:
            best = other
        other = after(state, other)
    return best


@compiled
def strongest(cards: Kinds) -> int:
    """Battle: the highest number; among symbols the one worth least, for it may be lost."""
    best, most = KINDS, -1000
    for kind in range(KINDS):
        if has(cards, kind):
            worth = 100 * VALUE[kind] - POINTS[kind] * (VALUE[kind] == 0)
            if worth > most:
                best, most = kind, worth
    return best


@compiled
def foe(state: State, seat: int, acts: Kinds, skill: Skill) -> int:
    """Battle: the leader, if one's best number is worth a fight or there must be one. (K16 K17)"""
    if (acts & act(NONE)) != EMPTY:
        if state.sizes[seat] == 0:
            return NONE
        if VALUE[strongest(state.held[seat])] < weight(state, skill, Weight.FIGHT):
            return NONE
    return CHOOSE + leader(state, seat)
