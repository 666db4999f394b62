"""The gentlest legal move, for a seat whose time is up or whose player is away."""

from penultima.rules.cards import COLORS, EMPTY, KINDS, SAME_COLOR, VALUE, has
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import ACCEPT, CHOOSE, DRAW, KEEP, NAME, NONE, act
from penultima.rules.record import Kinds, compiled, lowest_bit
from penultima.rules.state import NOBODY, Phase, State


@compiled
def cards_of(state: State, seat: int, color: int) -> int:
    """How many cards of a color a hand holds."""
    n = 0
    for kind in range(KINDS):
        if has(SAME_COLOR[color], kind):
            n += state.hands[seat, kind]
    return n


@compiled
def most_held(state: State, seat: int) -> int:
    """The color most held, the first of those in color order."""
    best = 0
    for color in range(1, COLORS):
        if cards_of(state, seat, color) > cards_of(state, seat, best):
            best = color
    return best


@compiled
def fewest_given(state: State, seat: int, acts: Kinds) -> int:
    """The allowed color with the fewest cards."""
    best = NOBODY
    for color in range(COLORS):
        if (acts & act(NAME + color)) != EMPTY and (
            best == NOBODY or cards_of(state, seat, color) < cards_of(state, seat, best)
        ):
            best = color
    return best


@compiled
def fullest_hand(state: State, seat: int) -> int:
    """The opponent with the most cards."""
    best = NOBODY
    for other in range(state.players):
        if other != seat and (best == NOBODY or state.sizes[other] > state.sizes[best]):
            best = other
    return best


@compiled
def highest_number(cards: Kinds) -> int:
    """The card worth most in a battle."""
    best = lowest_bit(cards)
    for kind in range(KINDS):
        if has(cards, kind) and VALUE[kind] > VALUE[best]:
            best = kind
    return best


@compiled
def gentlest(state: State) -> int:
    """Draw, keep, accept; the color most held; give least; burden the fullest hand; fight with the highest number."""
    seat, phase, cards, acts = state.asked, state.phase, asked_cards(state), asked_acts(state)
    if phase == Phase.TURN:
        return DRAW if (acts & act(DRAW)) != EMPTY else lowest_bit(cards)
    if phase == Phase.DRAWN:
        return state.drawn if state.must == 1 else KEEP
    if phase == Phase.COLOR:
        return NAME + most_held(state, seat)
    if phase == Phase.CHALLENGE:
        return ACCEPT
    if phase == Phase.FIGHT:
        return highest_number(cards)
    if phase == Phase.GIVE_CARD:
        return lowest_bit(cards)
    if (acts & act(NONE)) != EMPTY:
        return NONE
    if phase == Phase.GIVE_COLOR:
        return NAME + fewest_given(state, seat, acts)
    if phase == Phase.SHARE or phase == Phase.FOE or phase == Phase.SWAP:
        return CHOOSE + fullest_hand(state, seat)
    return NOBODY
