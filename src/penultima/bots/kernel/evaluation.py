"""Which card to lay: every card that fits gets a value for what it does now and for the hand it leaves."""

from penultima.bots.kernel.skill import WEIGHTS, Skill, Weight
from penultima.rules.cards import (
    COLOR_OF,
    COLORLESS,
    COLORS,
    EMPTY,
    FACE_OF,
    KINDS,
    SAME_COLOR,
    SAME_FACE,
    SPECIAL,
    VALUE,
    WILD,
    Face,
    only,
)
from penultima.rules.matching import would_be_bluff
from penultima.rules.piles import neighbor, next_seat
from penultima.rules.record import Kinds
from penultima.rules.state import State
from penultima.runtime import compiled, count_bits, inlined, lowest_bit

LOWEST = -1_000_000


@inlined
def weight(state: State, skill: Skill, which: int) -> int:
    """What a consideration counts, which depends on whether two or more play."""
    return skill.weights[which if state.players == 2 else WEIGHTS + which]


@inlined
def danger(state: State, seat: int) -> int:
    """How near a seat is to going out, in steps: three with one card, none with four."""
    size = state.sizes[seat]
    return 4 - size if size < 4 else 0


@inlined
def greatest_danger(state: State, seat: int) -> int:
    """How near any other seat is to going out."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, danger(state, other))
    return most


@inlined
def kinds_left(state: State, seat: int, kind: int) -> Kinds:
    """The kinds that stay in the hand when one card of a kind leaves it."""
    held = state.held[seat]
    return held & ~only(kind) if state.hands[seat, kind] == 1 else held


@inlined
def count_colors(kinds: Kinds) -> int:
    """How many colors there are in a set."""
    n = 0
    for color in range(COLORS):
        n += (kinds & SAME_COLOR[color]) != EMPTY
    return n


@inlined
def evaluate_colored(state: State, seat: int, kind: int, skill: Skill) -> int:
    """A colored card: what of its color and face stays, what it does to the next seat."""
    rest, color, face = kinds_left(state, seat, kind), COLOR_OF[kind], FACE_OF[kind]
    same = count_bits(rest & SAME_COLOR[color])
    worth = weight(state, skill, Weight.COLOR_LEFT) * same
    worth += weight(state, skill, Weight.FACE_LEFT) * count_bits(rest & SAME_FACE[kind])
    if same == 0:
        worth += weight(state, skill, Weight.LONELY)
    threat = danger(state, next_seat(state, seat))
    if color != state.color:
        worth += weight(state, skill, Weight.SWITCH) + weight(state, skill, Weight.SWITCH_THREAT) * threat
    worth += weight(state, skill, Weight.COLORS) * count_colors(rest)
    if face < Face.SKIP:
        return worth + weight(state, skill, Weight.NUMBER) * VALUE[kind]
    worth += weight(state, skill, Weight.ACTION_LATE) * max(0, 5 - state.sizes[seat])
    if face == Face.SKIP:
        return worth + weight(state, skill, Weight.SKIP) + weight(state, skill, Weight.SKIP_THREAT) * threat
    if face == Face.DRAW_TWO:
        return worth + weight(state, skill, Weight.DRAW_TWO) + weight(state, skill, Weight.DRAW_TWO_THREAT) * threat
    if state.players > 2:
        threat -= danger(state, neighbor(state, seat, -state.direction))
    return worth + weight(state, skill, Weight.REVERSE) + weight(state, skill, Weight.REVERSE_THREAT) * threat


@inlined
def evaluate_colorless(state: State, seat: int, kind: int, skill: Skill) -> int:
    """A colorless card fits always: better late than early, best last."""
    threat = danger(state, next_seat(state, seat))
    worth = weight(state, skill, Weight.WILD_LATE) * max(0, 5 - state.sizes[seat])
    worth += weight(state, skill, Weight.HURRY) * greatest_danger(state, seat)
    if (kinds_left(state, seat, kind) & COLORLESS) != EMPTY:
        worth += weight(state, skill, Weight.SPARE)
    if kind == WILD:
        return worth + weight(state, skill, Weight.WILD) + weight(state, skill, Weight.WILD_THREAT) * threat
    if kind == SPECIAL:
        return worth + weight(state, skill, Weight.SPECIAL) + weight(state, skill, Weight.SPECIAL_THREAT) * threat
    if would_be_bluff(state, seat):
        worth += weight(state, skill, Weight.BLUFF)
    return worth + weight(state, skill, Weight.DRAW_FOUR) + weight(state, skill, Weight.DRAW_FOUR_THREAT) * threat


@inlined
def evaluate(state: State, seat: int, kind: int, skill: Skill) -> int:
    """What laying a card is worth."""
    if state.sizes[seat] == 2 and (kinds_left(state, seat, kind) & COLORLESS) != EMPTY:
        bonus = weight(state, skill, Weight.LAST_WILD)
    else:
        bonus = 0
    if kind < WILD:
        return bonus + evaluate_colored(state, seat, kind, skill)
    return bonus + evaluate_colorless(state, seat, kind, skill)


@compiled
def best_card(state: State, seat: int, cards: Kinds, skill: Skill) -> tuple[int, int]:
    """The card worth most, and its worth; the first in kind order of those."""
    best, most = KINDS, LOWEST
    while cards != EMPTY:
        kind = lowest_bit(cards)
        cards &= ~only(kind)
        worth = evaluate(state, seat, kind, skill)
        if worth > most:
            best, most = kind, worth
    return best, most
