"""One round as it lies on the table, and which of its fields mean something when."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace

from .settings import Settings

Shuffle = Callable[[tuple[str, ...], int], Sequence[str]]
Place = Callable[[int], int]

TURN, DRAWN, COLOR, CHALLENGE, OVER = "TURN", "DRAWN", "COLOR", "CHALLENGE", "OVER"
GIVE_COLOR, GIVE_CARD, SHARE, FOE, FIGHT = "GIVE_COLOR", "GIVE_CARD", "SHARE", "FOE", "FIGHT"
SWAP = "SWAP"

SPECIAL_PHASES = (GIVE_COLOR, GIVE_CARD, SHARE, FOE, FIGHT)
CALLING_PHASES = (TURN, DRAWN, CHALLENGE)
LAYING_PHASES = (COLOR, SWAP, *SPECIAL_PHASES)


class Refused(ValueError):  # noqa: N818
    """The move is not legal here; nothing has changed."""


@dataclass(frozen=True)
class Round:
    """Everything there is to know about a round; the top of a pile is its last card."""

    settings: Settings
    players: int
    hands: tuple[tuple[str, ...], ...]
    discard: tuple[str, ...]
    color: str | None
    draw: tuple[str, ...] = ()
    dealer: int = 0
    direction: str = "left"
    phase: str = TURN
    asked: int = 0
    owes: frozenset[int] = frozenset()
    hyper: str | None = None
    drawn: str | None = None
    must: bool = False
    layer: int | None = None
    guilty: bool = False
    give: str | None = None
    to: int | None = None
    shares: int = 0
    foe: int | None = None
    shown: tuple[str, ...] = ()
    hidden: str | None = None
    touched: frozenset[int] = frozenset()
    said: bool = False
    fresh: bool = False  # the last move was the layer's own lay (X11)
    empty: int = 0
    winner: int | None = None
    reshuffles: int = 0
    pending: int = 0  # what a stack of draw cards stands at (X30)
    circles: int = 0  # reshuffles since a hand last changed, kept in every phase (X44)


MEANINGFUL: dict[str, tuple[str, ...]] = {
    "asked": (*CALLING_PHASES, *LAYING_PHASES),
    "owes": (*CALLING_PHASES, *LAYING_PHASES),
    "drawn": (DRAWN,),
    "must": (DRAWN,),
    "layer": (CHALLENGE, *LAYING_PHASES),
    "guilty": (CHALLENGE,),
    "give": (GIVE_CARD,),
    "to": (GIVE_CARD,),
    "shares": (SHARE,),
    "foe": (FIGHT, COLOR),
    "shown": (FIGHT,),
    "hidden": (FIGHT,),
    "touched": LAYING_PHASES,
    "said": LAYING_PHASES,
    "fresh": LAYING_PHASES,
    "winner": (OVER,),
    "pending": (COLOR, CHALLENGE),
}


def tidy(now: Round) -> Round:
    """A field that means nothing in the present phase has its default value."""
    default = {field.name: field.default for field in fields(Round)}
    stale = {name: default[name] for name, phases in MEANINGFUL.items() if now.phase not in phases}
    return replace(now, **stale)  # type: ignore[arg-type]


def neighbor(seat: int, direction: str, players: int) -> int:
    """Seats are numbered clockwise, so left is one more and right is one less. (D4)"""
    return (seat + (1 if direction == "left" else -1)) % players


def next_seat(now: Round, seat: int) -> int:
    """The neighbor of a seat in the current direction of play."""
    return neighbor(seat, now.direction, now.players)
