"""What a call of the kernel does, and what the end of a round is worth."""

from enum import IntEnum


class Reward(IntEnum):
    """What the end is worth."""

    WIN = 0
    """1 to the winner of the episode, taken in equal parts from the others."""
    POINTS = 1
    """Every round's points, from the losers' hands to the winner."""


class Mode(IntEnum):
    """What a call does in all environments."""

    STEP = 0
    """Take an action in each."""
    RESET = 1
    """Begin an episode in each."""
    NEXT = 2
    """Deal the next round of the match, where one is over."""
    SAMPLE = 3
    """Choose a legal action in each, all as likely."""
    STOP = 4
    """Let the worker threads end."""
    DECIDE = 5
    """Choose in each what the bot whose skill has the number of the deciding seat would do."""


WAIT = -1
"""In place of an action: this environment is left as it is."""
