"""When to challenge a Draw Four: when the hand it came from is likely to have held the color."""

from penultima.bots.minds.colors import color_before, unseen
from penultima.bots.minds.skill import Skill, Weight
from penultima.bots.minds.weighing import weight
from penultima.rules.cards import DECK_SIZE, NO_COLOR, PLAIN_DECK
from penultima.rules.record import compiled
from penultima.rules.settings import Special
from penultima.rules.state import State


@compiled
def chance_held(state: State, seat: int, color: int) -> int:
    """In hundredths, how likely the layer's hand holds a color if it were dealt at random."""
    deck = PLAIN_DECK if state.rules.special == Special.NONE else DECK_SIZE
    hidden = deck - state.discard_size - state.shown_size - state.sizes[seat]
    others = hidden - unseen(state, seat, color)
    none = 1.0
    for i in range(state.sizes[state.layer]):
        if hidden - i <= 0:
            break
        none *= max(0, others - i) / (hidden - i)
    return int(100 * (1.0 - none))


@compiled
def doubts(state: State, seat: int, skill: Skill) -> bool:
    """Is a bluff likely enough?"""
    color = color_before(state)
    if color == NO_COLOR:
        return False
    return chance_held(state, seat, color) >= weight(state, skill, Weight.DOUBT)
