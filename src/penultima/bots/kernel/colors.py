"""Which color to name: one that is held, and that others are unlikely to have."""

from penultima.bots.kernel.evaluation import LOWEST, danger, weight
from penultima.bots.kernel.skill import Skill, Weight
from penultima.rules.cards import COLOR_OF, COLORS, NO_COLOR, SAME_COLOR, WILD
from penultima.rules.piles import next_seat
from penultima.rules.state import State
from penultima.runtime import compiled, count_bits

CARDS_OF_A_COLOR = 25


@compiled
def unseen_of_color(state: State, seat: int, color: int) -> int:
    """How many cards of a color are neither in the seat's hand nor face up: they are in other hands or to be drawn."""
    n = CARDS_OF_A_COLOR
    for kind in range(WILD):
        if COLOR_OF[kind] == color:
            n -= state.hands[seat, kind]
    for i in range(state.discard_size):
        n -= COLOR_OF[state.discard[i]] == color
    for i in range(state.shown_size):
        n -= COLOR_OF[state.shown[i]] == color
    return n


@compiled
def color_before_wild(state: State) -> int:
    """The color in force before the face-up wild, as far as the discard pile tells: that of the card under it."""
    if state.discard_size < 2:
        return NO_COLOR
    return COLOR_OF[state.discard[state.discard_size - 2]]


@compiled
def best_color(state: State, seat: int, skill: Skill) -> int:
    """The color worth most."""
    best, most = 0, LOWEST
    gap = weight(state, skill, Weight.NAME_UNSEEN)
    again = weight(state, skill, Weight.NAME_AGAIN) * danger(state, next_seat(state, seat))
    before = color_before_wild(state)
    for color in range(COLORS):
        worth = weight(state, skill, Weight.NAME_HELD) * count_bits(state.held[seat] & SAME_COLOR[color])
        if color == before:
            worth += again
        if gap != 0:
            worth += gap * unseen_of_color(state, seat, color)
        if worth > most:
            best, most = color, worth
    return best
