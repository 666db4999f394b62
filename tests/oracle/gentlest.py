"""The gentlest legal move, for a seat that does not answer."""

from collections.abc import Callable

from .cards import COLORS, KINDS, strength_of
from .legal import ANSWERS
from .play import seat_named
from .round import CHALLENGE, COLOR, DRAWN, FIGHT, FOE, GIVE_CARD, GIVE_COLOR, OVER, SHARE, SWAP, TURN, Refused, Round
from .scary import cards_of


def gentlest(round: Round) -> str:
    """What is played for an absent seat; ties go to the lowest color, kind or seat."""
    if round.phase == OVER:
        raise Refused("the round is over")
    return GENTLEST[round.phase](round)


def draw(now: Round) -> str:
    """On turn: draw, or where one must play lay the lowest kind that may be laid. (X43)"""
    allowed = ANSWERS[TURN](now)
    return "draw" if "draw" in allowed else min(allowed, key=KINDS.index)


def keep(now: Round) -> str:
    """After drawing: keep, or lay where it must be laid."""
    assert now.drawn is not None
    return now.drawn if now.must else "keep"


def accept(_: Round) -> str:
    """Under a draw card: accept. (X43)"""
    return "accept"


def held(now: Round, color: str) -> int:
    """How many cards of a color the asked seat holds."""
    return len(cards_of(now, now.asked, color))


def color_most_held(now: Round) -> str:
    """Name the color most held."""
    return max(COLORS, key=lambda color: held(now, color))


def color_least_held(now: Round) -> str:
    """Give none, else the color with the fewest cards."""
    allowed = ANSWERS[GIVE_COLOR](now)
    if "none" in allowed:
        return "none"
    return min((color for color in COLORS if color in allowed), key=lambda color: held(now, color))


def lowest_kind(now: Round) -> str:
    """Give the card of the lowest kind."""
    return min(ANSWERS[GIVE_CARD](now), key=KINDS.index)


def fullest_hand(now: Round) -> str:
    """Share to, fight or swap with the seat with most cards; fight nobody where allowed. (X43)"""
    allowed = ANSWERS[now.phase](now)
    if "none" in allowed:
        return "none"
    return max(sorted(allowed, key=seat_named), key=lambda move: len(now.hands[seat_named(move)]))


def strongest_card(now: Round) -> str:
    """Fight with the highest number."""
    return max(now.hands[now.asked], key=strength_of)


GENTLEST: dict[str, Callable[[Round], str]] = {
    TURN: draw,
    DRAWN: keep,
    COLOR: color_most_held,
    CHALLENGE: accept,
    GIVE_COLOR: color_least_held,
    GIVE_CARD: lowest_kind,
    SHARE: fullest_hand,
    SWAP: fullest_hand,
    FOE: fullest_hand,
    FIGHT: strongest_card,
}
