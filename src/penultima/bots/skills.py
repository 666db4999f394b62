"""The ways to play that have a name: baselines, the careful player, and a ladder of levels for people."""

from __future__ import annotations

import hashlib

import numpy as np

from penultima.bots.minds.skill import SKILL, Policy, Skills
from penultima.bots.minds.weights import CAREFUL, weights_of

NAMED: dict[str, dict[str, int]] = {
    "random": {"policy": Policy.RANDOM},
    "first": {"policy": Policy.FIRST},
    "careful": {"policy": Policy.CAREFUL, "notices": 800},
    "search": {"policy": Policy.SEARCH, "notices": 900, "playouts": 4000},
    "beginner": {"policy": Policy.HABIT, "forgets": 350, "notices": 100},
    "easy": {"policy": Policy.CAREFUL, "slips": 600, "forgets": 200, "notices": 250},
    "medium": {"policy": Policy.CAREFUL, "slips": 250, "forgets": 80, "notices": 500},
    "hard": {"policy": Policy.CAREFUL, "notices": 800},
    "expert": {"policy": Policy.SEARCH, "notices": 900, "playouts": 4000},
}
"""Policy, attention (in thousandths) and budget of each."""

TRAINED = "trained"
"""The one that learned by playing against itself: a network, and no mind of those above."""
ATTENTION: dict[str, dict[str, int]] = {**NAMED, TRAINED: {"notices": 800}}
"""How inattentive (`forgets`) and how attentive (`notices`) a bot at a table is where nobody asks it."""


LEVELS = ("beginner", "easy", "medium", "hard", "expert")
"""The ladder for people. The lower rungs make people's mistakes: wilds too early, UNO forgotten, leaders overlooked."""


def number_of(seed: int | str) -> int:
    """Any seed as a number of 63 bits."""
    digest = hashlib.sha256(f"penultima bot {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 1


def skill(name: str, seed: int | str = 0, playouts: int | None = None) -> Skills:
    """A named way to play, as minds read it."""
    made = np.zeros(1, SKILL)
    made["seed"] = number_of(seed)
    made["weights"][0] = weights_of(CAREFUL)
    for field, value in NAMED[name].items():
        made[field] = value
    if playouts is not None:
        made["playouts"] = playouts
    return Skills(made)
