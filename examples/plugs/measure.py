"""How often a policy on batches wins its first round of each environment: before and after it has learned."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np

from penultima.envs import VectorEnv

ROUNDS, PLAYERS, OPPONENT = 1000, 2, "first"
LIMIT = 150
"""Decisions after which a round is given up and counts as lost: who has learned nothing may draw for ever."""
SECONDS = 300
"""How long each example learns."""


def share_won(policy: Callable[[Any, Any], Any], seed: int = 1_000_000) -> float:
    """The share of rounds won; every environment counts once, so that short rounds are not favored."""
    env = VectorEnv(ROUNDS, PLAYERS, opponents=OPPONENT, seed=seed, limit=LIMIT)
    step, waiting, won = env.reset(), np.ones(ROUNDS, np.bool_), 0
    while waiting.any():
        step = env.step(np.asarray(policy(step.obs, step.mask)))
        ended = waiting & step.done
        won += int((step.reward[np.arange(ROUNDS), step.seat][ended] > 0).sum())
        waiting &= ~step.done
    env.close()
    return won / ROUNDS


def tell(name: str, before: float, after: float, steps: int) -> None:
    """One line of the table in docs/envs/plugs.md."""
    half = 1.96 * sqrt(after * (1 - after) / ROUNDS)
    print(f"| {name} | {steps / 1e6:.2f} M | {before:.1%} | {after:.1%} ± {half:.1%} |", flush=True)
