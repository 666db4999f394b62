"""Points left in hands, and who gets them."""

from penultima.rules.cards import KINDS, POINTS
from penultima.rules.record import compiled
from penultima.rules.state import State


@compiled
def hand_points(state: State, seat: int) -> int:
    """The points of the cards in a hand. (N2 N3 N4 N5)"""
    points = 0
    for kind in range(KINDS):
        points += state.hands[seat, kind] * POINTS[kind]
    return points


@compiled
def opponents_points(state: State, seat: int) -> int:
    """What the winner of a round scores: all cards left in the other hands. (N1 N13)"""
    points = 0
    for other in range(state.players):
        if other != seat:
            points += hand_points(state, other)
    return points
