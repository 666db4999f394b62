"""How much better each decision turned out than expected, where several seats decide (Schulman et al., 2016)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def advantages(
    reward: Floats, done: NDArray[np.bool_], seat: NDArray[np.int64], value: Floats, trace: float
) -> tuple[Floats, NDArray[np.bool_]]:
    """The advantage of every step in every environment, and whether it is known: two arrays (steps, environments).

    The decisions of every seat are a story of their own. What follows on a decision is the seat's next one or the end
    of the episode, whoever brought it about. The last one may have neither yet: nothing is known of it but what was
    expected, and that is where the story before it ends. To count it as worth nothing would pay those who lose for
    playing on until the window closes.
    """
    steps, num_envs = done.shape
    gain, known = np.zeros(done.shape, np.float32), np.zeros(done.shape, np.bool_)
    rows = np.arange(num_envs)
    paid = np.zeros(reward.shape[1:], np.float32)
    expected, later = np.zeros_like(paid), np.zeros_like(paid)
    goes_on = np.zeros(paid.shape, np.bool_)
    for t in reversed(range(steps)):
        ended, who = done[t], seat[t]
        paid[ended], expected[ended], later[ended], goes_on[ended] = 0, 0, 0, True
        paid += reward[t]
        known[t] = goes_on[rows, who]
        better = paid[rows, who] + expected[rows, who] - value[t] + trace * later[rows, who]
        gain[t] = np.where(known[t], better, 0)
        expected[rows, who], later[rows, who] = value[t], gain[t]
        paid[rows, who], goes_on[rows, who] = 0, True
    return gain, known
