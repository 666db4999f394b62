"""What the hands are worth when the round is over."""

from .cards import points_of
from .round import Round


def hand_points(round: Round) -> tuple[int, ...]:
    """The points each seat holds. (N2, N3, N4, N5)"""
    return tuple(sum(points_of(card) for card in hand) for hand in round.hands)


def winner_points(round: Round) -> tuple[int, ...]:
    """The winner scores all cards left in the other hands; nobody scores a blocked round. (N1, Q18)"""
    total = sum(hand_points(round))
    return tuple(total if seat == round.winner else 0 for seat in range(round.players))
