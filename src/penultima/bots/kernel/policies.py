"""The policies by name and number, in a file that needs no engine: the registry of bots names them."""

from enum import IntEnum


class Policy(IntEnum):
    """How a seat decides."""

    RANDOM = 0
    """Any playable card; a baseline."""
    FIRST = 1
    """The first playable card in kind order; a baseline."""
    BEGINNER = 2
    """As people play who do not think ahead: stays on the color, lays wilds as soon as they fit."""
    CAREFUL = 3
    """Weighs each card."""
    SEARCH = 4
    """Plays the round out many times before it decides."""
