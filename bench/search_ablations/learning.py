"""What is learned from self-play: a value of positions at the beginning of a turn, and weights of a policy. Both come
out as whole numbers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bench.search_ablations.kernel.self_play import policy_rows, value_rows
from bench.search_ablations.kernel.values import CELLS_OF_A_HAND, STEP, VALUE_CELLS
from bench.search_ablations.positions import Positions, table_for
from penultima.bots.kernel.search import MOST_MOVES
from penultima.bots.kernel.skill import SKILL, WEIGHTS, Skills, Weight
from penultima.bots.skills import skill
from penultima.rules.events import new_event_log

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
EVERY = 6
"""Of so many turns, one is learned from."""


@dataclass(frozen=True)
class Turns:
    """Turns of rounds between careful players."""

    cells: NDArray[np.int16]
    """The cells of each seat, from the one whose turn it is on."""
    winners: Whole
    """How far from that one the winner sat."""


def turns_of(rules: str, players: int, seed: int, count: int) -> Turns:
    """So many turns, taken at random."""
    cells = np.zeros(count * players * CELLS_OF_A_HAND, np.int16)
    winners = np.zeros(count, np.int64)
    states = table_for(rules, players, seed, 1)
    value_rows(states, skill("careful"), new_event_log(False), 0, EVERY, cells, winners)
    known = winners >= 0
    return Turns(cells.reshape(count, players, CELLS_OF_A_HAND)[known], winners[known])


def chances(scores: Numbers) -> Numbers:
    """Scores as probabilities along the last axis."""
    raised = np.exp(scores - scores.max(-1, keepdims=True))
    return np.asarray(raised / raised.sum(-1, keepdims=True), np.float64)


def log_loss(turns: Turns, table: Numbers) -> float:
    """How badly a table foretells who wins."""
    found = chances(table[turns.cells].sum(-1))
    return float(-np.log(found[np.arange(len(found)), turns.winners]).mean())


def fit_value(turns: Turns, steps: int = 300, rate: float = 0.05, batch: int = 100_000) -> Numbers:
    """The table that foretells best who wins: logistic regression by Adam, in batches."""
    table, mean, square = np.zeros(VALUE_CELLS), np.zeros(VALUE_CELLS), np.zeros(VALUE_CELLS)
    count, dice = len(turns.winners), np.random.default_rng(1)
    for step in range(1, steps + 1):
        which = dice.integers(0, count, min(batch, count))
        cells, winners = turns.cells[which], turns.winners[which]
        off = chances(table[cells].sum(-1))
        off[np.arange(len(which)), winners] -= 1.0
        each = np.repeat(off.reshape(-1), CELLS_OF_A_HAND)
        slope = np.bincount(cells.reshape(-1), each, VALUE_CELLS) / len(which)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        now = rate * (1 - step / (steps + 1))
        table -= now * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return table


def whole(table: Numbers) -> Whole:
    """A table as the search reads it."""
    return np.round(table * STEP).astype(np.int64)


def features_of(positions: Positions) -> NDArray[np.float64]:
    """What every weight of the careful policy counts for every move of every position."""
    units = np.zeros(WEIGHTS, SKILL)
    for which in Weight:
        units["weights"][which, [which, WEIGHTS + which]] = 1
    features = np.zeros(positions.moves.size * WEIGHTS, np.int64)
    policy_rows(positions.states, Skills(units), positions.moves.reshape(-1), features)
    return features.reshape(-1, MOST_MOVES, WEIGHTS).astype(np.float64)


def fit_policy(positions: Positions, steps: int = 120, rate: float = 0.5, sharp: float = 0.05) -> Skills:
    """Weights of the careful policy with which the moves it prefers are worth most: gradient ascent on the expected
    worth of a move drawn by its score, from the weights in use. The last third of the positions says when to stop."""
    features, legal = features_of(positions), positions.moves >= 0
    told = np.abs(features).sum((1, 2)) > 0
    most = int(legal.sum(1).max())
    features, legal, values = features[told, :most], legal[told, :most], positions.values[told, :most]
    split = len(values) * 2 // 3
    first = 0 if int(positions.states["players"][0]) == 2 else WEIGHTS
    learned = skill("careful")
    weights = learned["weights"][0, first : first + WEIGHTS].astype(np.float64)
    mean, square, best = np.zeros(WEIGHTS), np.zeros(WEIGHTS), -1.0
    scale = 1.0 / np.maximum(features[legal].std(0), 0.1)  # what is multiplied by large numbers moves in small steps
    for step in range(1, steps + 1):
        scores = np.where(legal, features @ np.round(weights), -1e9)
        worth = np.take_along_axis(values[split:], scores[split:].argmax(1)[:, None], 1).mean()
        if worth > best:
            best, learned["weights"][0, first : first + WEIGHTS] = worth, np.round(weights)
        share = chances(scores[:split] * sharp)
        over = share * (values[:split] - (share * values[:split]).sum(1, keepdims=True))
        slope = np.einsum("nm,nmw->w", over, features[:split]) / split
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights += rate * scale * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-12)
    return learned
