"""Which color to name: one that is held, and that others are unlikely to have."""

from penultima.bots.minds.skill import Skill, Weight
from penultima.bots.minds.weighing import NEVER, danger, weight
from penultima.rules.cards import COLOR_OF, COLORS, NO_COLOR, SAME_COLOR, WILD
from penultima.rules.record import compiled, count_bits
from penultima.rules.state import State
from penultima.rules.table import after

CARDS_OF_A_COLOR = 25


@compiled
def unseen(state: State, seat: int, color: int) -> int:
    """How many cards of a color are neither in the hand nor on the table."""
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
def color_before(state: State) -> int:
    """The color in force before the face-up wild, as far as the pile tells: that of the card under it."""
    if state.discard_size < 2:
        return NO_COLOR
    return COLOR_OF[state.discard[state.discard_size - 2]]


@compiled
def best_color(state: State, seat: int, skill: Skill) -> int:
    """The color worth most."""
    best, most = 0, NEVER
    gap = weight(state, skill, Weight.NAME_UNSEEN)
    again = weight(state, skill, Weight.NAME_AGAIN) * danger(state, after(state, seat))
    before = color_before(state)
    for color in range(COLORS):
        worth = weight(state, skill, Weight.NAME_HELD) * count_bits(state.held[seat] & SAME_COLOR[color])
        if color == before:
            worth += again
        if gap != 0:
            worth += gap * unseen(state, seat, color)
        if worth > most:
            best, most = color, worth
    return best
