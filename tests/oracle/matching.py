"""Which cards may be laid, and whether a Draw Four is honest."""

from .cards import COLORLESS, DRAW_FOUR, color_of, face_of
from .round import Round


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The hand that is left after one copy of a card has gone."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def proves_guilt(now: Round, card: str) -> bool:
    """A card of the color in force, or any wild where wilds count, proves a Draw Four guilty. (J2, J22, X15)"""
    if card in COLORLESS:
        return now.settings.wild_guilt == "yes"
    return color_of(card) == now.color


def is_guilty(now: Round, hand_left: tuple[str, ...]) -> bool:
    """A Draw Four is a bluff if the hand left after it holds a proof of guilt. (J2, X15)"""
    return any(proves_guilt(now, card) for card in hand_left)


def draw_four_would_be_guilty(now: Round, seat: int) -> bool:
    """The test of a Draw Four that is still in the hand. (X15)"""
    return is_guilty(now, without(now.hands[seat], DRAW_FOUR))


def matches(now: Round, card: str) -> bool:
    """A card matches by color, number or symbol; a colorless card matches everything. (E1, E3, I3, Q11, Q54)"""
    if card in COLORLESS or color_of(card) == now.color:
        return True
    return face_of(card) == face_of(now.discard[-1])


def may_lay(now: Round, seat: int, card: str) -> bool:
    """A matching card may be laid; a bluffed Draw Four too, unless the table refuses it. (E1, J10, Q20, X14)"""
    if card == DRAW_FOUR and now.settings.bluff == "refused":
        return not draw_four_would_be_guilty(now, seat)
    return matches(now, card)


def could_play(now: Round, seat: int) -> bool:
    """Something could be laid: a match, a wild, a special, or an innocent Draw Four. (Q12, X16)"""
    for card in now.hands[seat]:
        if card == DRAW_FOUR and draw_four_would_be_guilty(now, seat):
            continue
        if matches(now, card):
            return True
    return False
