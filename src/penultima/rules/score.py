"""Points left in hands."""

from penultima.rules.cards import KINDS, POINTS
from penultima.rules.state import State
from penultima.runtime import compiled


@compiled
def hand_points(state: State, seat: int) -> int:
    """The points of the cards in a hand. (N2 N3 N4 N5)"""
    points = 0
    for kind in range(KINDS):
        points += state.hands[seat, kind] * POINTS[kind]
    return points
