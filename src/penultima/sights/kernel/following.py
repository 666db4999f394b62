"""What everybody sees and may remember: colors that a seat did not follow, the color before a lay, the discard pile.

A seat that draws on its turn did not follow the color in force. That is forgotten when it lays a card of the color, and
altogether when cards enter its hand in any other way than by that draw, and when it shows a card in a battle.
"""

from penultima.rules.cards import COLOR_OF, COLORS, FACE_OF, KINDS, NO_COLOR, WILD
from penultima.rules.moves import CHOOSE, DRAW, UNO
from penultima.rules.record import compiled, hot, wide
from penultima.rules.settings import OffOn
from penultima.rules.state import Phase, State
from penultima.sights.kernel.layout import Seating

ALL = (1 << COLORS) - 1


@hot
def forget(seating: Seating, seat: int) -> None:
    """The seat holds cards that nobody knows anything about."""
    seating.missed &= ~(ALL << (COLORS * seat))


@compiled
def forget_all(seating: Seating) -> None:
    """A new round, or all hands have moved on."""
    seating.missed = 0


@hot
def watch_lay(state: State, seating: Seating, seat: int, kind: int) -> None:
    """Before a card is laid: the color in force, and that the seat does hold the card's color."""
    seating.before = state.color
    seating.sizes[seat] = state.sizes[seat] - 1
    if kind < WILD:
        seating.missed &= ~(1 << (COLORS * seat + COLOR_OF[kind]))
        if state.rules.sevens_zeros == OffOn.ON and FACE_OF[kind] == 0:
            forget_all(seating)


@compiled
def watch_special(state: State, seating: Seating, seat: int, move: int) -> None:
    """Before a choice that moves cards between hands."""
    if state.phase == Phase.SWAP and CHOOSE <= move < UNO:
        forget(seating, seat)
        forget(seating, move - CHOOSE)
    elif state.phase == Phase.FIGHT:
        forget(seating, state.layer)
        forget(seating, state.foe)


@hot
def watch(state: State, seating: Seating, seat: int, move: int) -> None:
    """Before a move is made."""
    if state.phase <= Phase.DRAWN or state.phase == Phase.CHALLENGE:
        if move < KINDS:
            watch_lay(state, seating, seat, move)
        elif move == DRAW and state.color != NO_COLOR:
            seating.missed |= 1 << (COLORS * seat + state.color)
    elif state.phase == Phase.SWAP or state.phase == Phase.FIGHT:
        watch_special(state, seating, seat, move)


@hot
def watch_hands(state: State, seating: Seating, drawer: int) -> None:
    """After a move: whoever got cards otherwise than by drawing on his turn is a stranger again."""
    for seat in range(state.players):
        size = state.sizes[seat]
        if size > wide(seating.sizes[seat]) and seat != drawer:
            forget(seating, seat)
        seating.sizes[seat] = size


@hot
def count_discards(state: State, seating: Seating) -> None:
    """Count what came to lie on the discard pile, or all of it after a reshuffle."""
    if seating.reshuffles != state.reshuffles:
        seating.reshuffles = state.reshuffles
        seating.counted = 0
        for kind in range(KINDS):
            seating.discards[kind] = 0
    while seating.counted < state.discard_size:
        seating.discards[wide(state.discard[seating.counted])] += 1
        seating.counted += 1
