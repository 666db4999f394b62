"""The gentlest legal move, for a seat whose time is up or whose player is away."""

from penultima.rules import specials
from penultima.rules.cards import COLORS, EMPTY
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import ACCEPT, DRAW, KEEP, NAME, move_bit
from penultima.rules.piles import cards_of
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, lowest_bit


@compiled
def most_held(state: State, seat: int) -> int:
    """The color most held, the first of those in color order."""
    best = 0
    for color in range(1, COLORS):
        if cards_of(state, seat, color) > cards_of(state, seat, best):
            best = color
    return best


@compiled
def gentlest(state: State) -> int:
    """Draw, keep, accept; the color most held; give least; burden the fullest hand; fight with the highest number."""
    seat, phase, cards, acts = state.asked, state.phase, asked_cards(state), asked_acts(state)
    if phase == Phase.TURN:
        return DRAW if (acts & move_bit(DRAW)) != EMPTY else lowest_bit(cards)
    if phase == Phase.DRAWN:
        return state.drawn if state.must_lay == 1 else KEEP
    if phase == Phase.COLOR:
        return NAME + most_held(state, seat)
    if phase == Phase.CHALLENGE:
        return ACCEPT
    return NOBODY if phase == Phase.OVER else specials.gentlest(state)
