"""Tune the weights of the careful player by the cross-entropy method.

    python bench/tune_careful.py --players 4 --iterations 20

Each candidate plays the same paired deals against random, first and its own predecessor; the best ones say where to
look next. Prints the weights for src/penultima/bots/kernel/weights.py.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots.arena import play_rounds
from penultima.bots.kernel.skill import WEIGHTS, Skills, Weight
from penultima.bots.skills import skill
from penultima.lab.results import Results

Vector = NDArray[np.float64]
CANDIDATES, ELITE = 40, 8
SHARES = {"random": 0.5, "first": 0.15, "itself": 0.35}
FINE = {Weight.NUMBER: 4.0, Weight.NAME_UNSEEN: 4.0, Weight.CHALLENGE: 8.0, Weight.FIGHT: 1.5, Weight.HURRY: 6.0}
"""Weights that are multiplied by large numbers, or are no weights at all, move in smaller steps than the others' 15."""


def with_weights(weights: Vector, players: int) -> Skills:
    """A careful player with other weights."""
    made = skill("careful")
    first = 0 if players == 2 else WEIGHTS
    made["weights"][0, first : first + WEIGHTS] = np.round(weights)
    return made


def win_rate(rules: Rules, seats: list[Skills], start: int, rounds: int) -> float:
    """How often the first player wins."""
    facts = play_rounds(rules, seats, 1, start, rounds)
    return float((Results(str(rules), ("",) * len(seats), 1, start, facts).winners == 0).mean())


def tune(rules: Rules, players: int, iterations: int, rounds: int) -> Vector:
    """The mean of the distribution that good candidates come from."""
    chance = np.random.default_rng(players)
    first = 0 if players == 2 else WEIGHTS
    mean = skill("careful")["weights"][0, first : first + WEIGHTS].astype(np.float64)
    spread = np.array([FINE.get(weight, 15.0) for weight in Weight])
    itself = with_weights(mean, players)
    for turn in range(iterations):
        others = {"random": skill("random"), "first": skill("first"), "itself": itself}
        candidates = [mean, *(mean + spread * chance.standard_normal(WEIGHTS) for _ in range(CANDIDATES - 1))]

        def worth(weights: Vector, turn: int = turn, others: dict[str, Skills] = others) -> float:
            me = with_weights(weights, players)
            tables = {name: [me, *[other] * (players - 1)] for name, other in others.items()}
            rates = {name: win_rate(rules, seats, turn * rounds, rounds) for name, seats in tables.items()}
            return sum(SHARES[name] * rate for name, rate in rates.items())

        with ThreadPoolExecutor() as pool:
            worths = list(pool.map(worth, candidates))
        best = np.array([candidates[i] for i in np.argsort(worths)[::-1][:ELITE]])
        mean, spread = (mean + best.mean(0)) / 2, (spread + 1.1 * best.std(0)) / 2
        itself = with_weights(mean, players) if turn % 5 == 4 else itself
        print(f"{turn + 1}/{iterations}: mean {worths[0]:.4f}, best {max(worths):.4f}", flush=True)
    return mean


def main() -> None:
    """Tune and print."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rules", default="classic/en")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--iterations", type=int, default=20)
    options.add_argument("--rounds", type=int, default=40_000)
    options.add_argument("--games", type=int, dest="rounds", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    wish = options.parse_args()
    found = tune(Rules.parse(wish.rules), wish.players, wish.iterations, wish.rounds)
    for weight in Weight:
        print(f"    {weight.name}: {round(found[weight])}")


if __name__ == "__main__":
    main()
