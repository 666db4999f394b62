"""The choices that the four special cards ask for, and whom a seven swaps hands with; `answer` leads to them."""

from penultima.bots.kernel.evaluation import weight
from penultima.bots.kernel.skill import Skill, Weight
from penultima.rules.cards import COLORS, EMPTY, KINDS, POINTS, VALUE, has
from penultima.rules.gentlest import gentlest
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import CHOOSE, NAME, NONE, move_bit
from penultima.rules.piles import cards_of, next_seat
from penultima.rules.record import Kinds
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled


@compiled
def color_to_give(state: State, seat: int, acts: Kinds) -> int:
    """Scary: the color most held, so that the hand shrinks most. (K1)"""
    best, most = NOBODY, -1
    for color in range(COLORS):
        if (acts & move_bit(NAME + color)) != EMPTY and cards_of(state, seat, color) > most:
            best, most = color, cards_of(state, seat, color)
    return NONE if best == NOBODY else NAME + best


@compiled
def card_to_give(state: State, seat: int, cards: Kinds) -> int:
    """Scary: a seat that is close to going out gets the card that helps it least, any other the one worth most."""
    generous = state.sizes[state.recipient] > 3
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
    best = next_seat(state, seat)
    other = next_seat(state, best)
    while other != seat:
        if state.sizes[other] < state.sizes[best]:
            best = other
        other = next_seat(state, other)
    return best


@compiled
def strongest_card(cards: Kinds) -> int:
    """Battle: the highest number; among symbols the one worth least, for it may be lost."""
    best, most = KINDS, -1000
    for kind in range(KINDS):
        if has(cards, kind):
            worth = 100 * VALUE[kind] - POINTS[kind] * (VALUE[kind] == 0)
            if worth > most:
                best, most = kind, worth
    return best


@compiled
def choose_foe(state: State, seat: int, acts: Kinds, skill: Skill) -> int:
    """Battle: the leader, if one's best number is worth a fight or there must be one. (K16 K17)"""
    if (acts & move_bit(NONE)) != EMPTY:
        if state.sizes[seat] == 0:
            return NONE
        if VALUE[strongest_card(state.held[seat])] < weight(state, skill, Weight.FIGHT):
            return NONE
    return CHOOSE + leader(state, seat)


@compiled
def answer(state: State, seat: int, skill: Skill) -> int:
    """The answer to the question of a special card or of a house rule: the gentlest one, where no other is known."""
    phase = state.phase
    if phase == Phase.GIVE_COLOR:
        return color_to_give(state, seat, asked_acts(state))
    if phase == Phase.GIVE_CARD:
        return card_to_give(state, seat, asked_cards(state))
    if phase == Phase.FOE:
        return choose_foe(state, seat, asked_acts(state), skill)
    if phase == Phase.FIGHT:
        return strongest_card(asked_cards(state))
    if phase == Phase.SHARE or phase == Phase.SWAP:
        return CHOOSE + leader(state, seat)
    return gentlest(state)
