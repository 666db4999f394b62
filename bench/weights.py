"""How often networks win against `careful`, on the same deals for all of them: rows of docs/envs/learning.md.

python -m bench.weights old.npz new.npz --tables classic/en:2 classic/en:4 --rounds 40000

Files of weights that examples/learning has written, or the bot `trained`. The first one is what the others are compared
with. A network sits on seat 0 of `VectorEnv`. Intervals are 95 %, those of differences by deal.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from penultima.bots.network import trained_network
from penultima.envs import Network, VectorEnv, load_network

Wins = NDArray[np.float64]


def wins(network: Network, rules: str, players: int, rounds: int, seed: int) -> Wins:
    """For each of so many rounds, 1 if the network won it and 0 if not."""
    env = VectorEnv(rounds, players, rules, opponents="careful", learner=0, seed=seed, observation=network.version)
    step, waiting, won = env.reset(), np.ones(rounds, np.bool_), np.zeros(rounds)
    while waiting.any():
        step = env.step(network.actions(step.obs, step.mask))
        ended = waiting & step.done
        won[ended] = step.reward[ended, 0] > 0
        waiting &= ~step.done
    env.close()
    return won


def percent(values: Wins, sign: str = "") -> str:
    """A mean in percent, and half of its interval."""
    half = 1.96 * values.std(ddof=1) / np.sqrt(len(values))
    return f"{100 * values.mean():{sign}.1f} ± {100 * half:.1f}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="files of weights, or the word trained")
    parser.add_argument("--tables", nargs="+", default=["classic/en:2", "classic/en:4"], metavar="RULES:PLAYERS")
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    networks = [trained_network() if name == "trained" else load_network(Path(name)) for name in options.files]
    print(f"| table | {' | '.join(Path(name).stem for name in options.files)} |", flush=True)
    for table in options.tables:
        rules, _, players = table.rpartition(":")
        first, *others = [wins(one, rules, int(players), options.rounds, options.seed) for one in networks]
        cells = [percent(first), *(f"{percent(one)} ({percent(one - first, '+')})" for one in others)]
        print(f"| {table} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
