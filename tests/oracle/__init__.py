"""A slow, plain oracle of one round of all five editions and the house rules, from the texts alone."""

from .cards import KINDS, deck
from .deal import deal, dealer_drawn
from .gentlest import gentlest
from .legal import legal
from .play import play
from .round import Place, Refused, Round, Shuffle
from .scoring import hand_points, winner_points
from .settings import BOOKLETS, Settings

__all__ = [
    "BOOKLETS",
    "KINDS",
    "Place",
    "Refused",
    "Round",
    "Settings",
    "Shuffle",
    "deal",
    "dealer_drawn",
    "deck",
    "gentlest",
    "hand_points",
    "legal",
    "play",
    "winner_points",
]
