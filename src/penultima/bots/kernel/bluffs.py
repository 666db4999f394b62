"""When to challenge a Draw Four: when the hand it came from is likely to have held the color."""

from penultima.bots.kernel.colors import color_before_wild, unseen_of_color
from penultima.bots.kernel.evaluation import weight
from penultima.bots.kernel.skill import Skill, Weight
from penultima.rules.cards import DECK_SIZES, NO_COLOR
from penultima.rules.state import State
from penultima.runtime import compiled


@compiled
def percent_held(state: State, seat: int, color: int) -> int:
    """How likely, in percent, the hand of whoever laid the Draw Four holds a color, if it were dealt at random."""
    deck = DECK_SIZES[int(state.rules.special)]
    hidden = deck - state.discard_size - state.shown_size - state.sizes[seat]
    others = hidden - unseen_of_color(state, seat, color)
    none = 1.0
    for i in range(state.sizes[state.laid_by]):
        if hidden - i <= 0:
            break
        none *= max(0, others - i) / (hidden - i)
    return int(100 * (1.0 - none))


@compiled
def should_challenge(state: State, seat: int, skill: Skill) -> bool:
    """Is it likely enough that the Draw Four was a bluff?"""
    color = color_before_wild(state)
    if color == NO_COLOR:
        return False
    return percent_held(state, seat, color) >= weight(state, skill, Weight.CHALLENGE)
