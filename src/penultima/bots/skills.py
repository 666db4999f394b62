"""The compiled skill of a bot: its entry in the registry as the record that `bots/kernel` reads."""

from __future__ import annotations

import hashlib

import numpy as np

from penultima.bots.kernel.skill import SKILL, Skills
from penultima.bots.kernel.weights import CAREFUL, weights_of
from penultima.bots.registry import BotEntry, find_bot
from penultima.errors import RulesError


def number_of(seed: int | str) -> int:
    """Any seed as a number of 63 bits."""
    digest = hashlib.sha256(f"penultima bot {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 1


def skill(name: str, seed: int | str = 0) -> Skills:
    """The skill of a bot by its name, for example `careful` or `search:400`; an array of one record."""
    return skill_of(find_bot(name), seed)


def skill_of(entry: BotEntry, seed: int | str = 0) -> Skills:
    """The skill of a bot by its entry."""
    if entry.policy is None:
        raise RulesError(f"the bot {entry.name!r} has no compiled skill")
    made = np.zeros(1, SKILL)
    made["policy"] = entry.policy
    made["seed"] = number_of(seed)
    for field in ("forgets", "notices", "slips", "playouts", "infers"):
        made[field] = getattr(entry, field)
    made["weights"][0] = weights_of(CAREFUL)
    return Skills(made)
