"""How often a model wins against a bot on all other seats, with an interval; rounds that it does not learn from."""

from __future__ import annotations

from math import sqrt

import numpy as np
from model import Model

from penultima.envs import VERSIONS, VectorEnv

SEED, ROUNDS, LIMIT = 1_000_000, 2_000, 1_000


def win_rate(model: Model, opponent: str, rules: str, players: int) -> dict[str, float]:
    """The share of rounds that the likeliest moves win.

    The first round of every environment counts, and no other: to stop when enough are over would favor short ones.
    """
    version = next(name for name, one in VERSIONS.items() if one.cells == len(model.scale))
    env = VectorEnv(ROUNDS, players, rules, opponents=opponent, seed=SEED, limit=LIMIT, observation=version)
    step, won, waiting = env.reset(), 0, np.ones(ROUNDS, np.bool_)
    while waiting.any():
        step = env.step(model.best_actions(step))
        ended = waiting & step.done
        won += int((step.reward[np.arange(ROUNDS), step.seat][ended] > 0).sum())
        waiting &= ~step.done
    env.close()
    share = won / ROUNDS
    center, pull = share + 1.96**2 / (2 * ROUNDS), 1 + 1.96**2 / ROUNDS  # Wilson's interval
    half = 1.96 * sqrt(share * (1 - share) / ROUNDS + (1.96 / (2 * ROUNDS)) ** 2)
    return {"value": share, "low": (center - half) / pull, "high": (center + half) / pull}
