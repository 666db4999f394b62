"""The version of the rules: it grows when a ruling changes what a move does or whether it is legal.

Records carry it, so that a program with later rules can say where an older match was played otherwise.
"""

from typing import NamedTuple

RULES_VERSION = 2


class RuleChange(NamedTuple):
    """A ruling that changed: its ids, the first version that has it, and the day."""

    ids: tuple[str, ...]
    version: int
    since: str


DRAW_IS_NO_PASS = RuleChange(("E14", "X17"), 2, "2026-11-17")
"""Whoever holds a card that fits may no longer pass when nothing is left to draw."""
WINNER_DRAWS_FIRST = RuleChange(("X22", "X24"), 2, "2026-11-17")
"""An empty-handed winner of a battle draws before the loser does."""
STALLING_DOES_NOT_BLOCK = RuleChange(("X44",), 2, "2026-11-17")
"""Only draws by seats that had nothing to lay bring a round nearer to being blocked for going in circles."""
