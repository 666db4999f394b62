"""Go on learning against `careful` and earlier selves: python examples/learning/league.py weights.npz --steps 4e6

The learner sits at tables of 2 to 10 with every booklet, several house rules and matches, and sees version 1 of
observations. How much better a decision turned out than expected, a critic says that sees all cards; nobody else does.
Begins with the weights of a file, or with `trained`, whichever version they learned. Needs `penultima[learn]`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from actor_critic import Trainer, Window
from mixed_envs import Kind, MixedEnvs
from model import Model
from win_rate import win_rate

from penultima.booklets import booklets
from penultima.bots.network import trained_network
from penultima.envs import ACTIONS, VERSIONS, Network, load_network, save_weights

CLASSIC = "classic/en"
HOUSES = (
    "+stacking=any", "+jump_in=on", "+sevens_zeros=on", "+draw=until", "+forced_play=on",
    "+stacking=any +jump_in=on +sevens_zeros=on", "+uno=automatic +bluff=refused",
)  # fmt: skip
LIMIT = 1_000
"""Decisions after which a round is given up: it may take long while nobody knows much."""
CRITIC_ALONE = 6
"""Windows at the beginning in which only the critic learns."""


class PastSelves:
    """Earlier selves as an opponent: one of them plays until another one is drawn."""

    def __init__(self, first: Network) -> None:
        self.networks, self.playing = [first], first

    def add(self, network: Network, random: np.random.Generator) -> None:
        """Keep another one, and draw who plays from now on."""
        self.networks.append(network)
        self.playing = self.networks[random.integers(len(self.networks))]

    def __call__(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """What the one that plays does."""
        return self.playing.actions(seen[:, : VERSIONS[self.playing.version].cells], mask)


def tables(past: PastSelves) -> list[Kind]:
    """All kinds of tables, the classic game of two and of four most often."""
    kinds = [Kind(CLASSIC, 2, "careful", share=18), Kind(CLASSIC, 4, "careful", share=20)]
    kinds += [Kind(CLASSIC, players, past, share=3) for players in (2, 4)]
    kinds += [Kind(CLASSIC, players, "careful", share=2) for players in (3, 5, 6, 8, 10)]
    kinds += [Kind(CLASSIC, players, "careful", match=True, share=1.5) for players in (2, 4)]
    others = [booklet.id for booklet in booklets() if booklet.id != CLASSIC]
    others += [f"{CLASSIC} {house}" for house in HOUSES]
    return kinds + [Kind(rules, players, "careful") for rules in others for players in (2, 4)]


def learn(start: Network, options: argparse.Namespace) -> None:
    """To the last step; weights are measured and written from time to time."""
    torch.manual_seed(options.seed)
    past, cells = PastSelves(start), VERSIONS["v1"].cells
    envs = MixedEnvs(options.envs, tables(past), options.seed, "v1", LIMIT)
    model, window = Model(cells, ACTIONS, len(start.weights["body.0.bias"])), Window(envs, options.window, cells, 1)
    window.play(model)
    model.scale_inputs(window.seen[window.choices])
    model.take_over(start.weights)
    trainer, steps, due = Trainer(model, window, options), 0, 0.0
    for number in range(int(options.steps // window.done.size) or 1):
        trainer.learn(1 - steps / options.steps, number < CRITIC_ALONE)
        steps += window.done.size
        if steps >= due or steps + window.done.size > options.steps:
            due = steps + options.steps / options.measurements
            weights = model.weights(window.used)
            save_weights(options.out, weights, observation="v1")
            past.add(Network(weights, "v1"), window.random)
            shares = [f"{win_rate(model, 'careful', CLASSIC, players)['value']:.1%}" for players in options.measured]
            print(f"{steps / 1e6:.2f} M steps; wins among {options.measured}: {', '.join(shares)}", flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("start", type=Path, nargs="?", help="weights to begin with; default: those of the bot trained")
    parser.add_argument("--steps", type=float, default=4e6, help="decisions in all environments together")
    parser.add_argument("--envs", type=int, default=3072, help="environments at once")
    parser.add_argument("--window", type=int, default=32, help="steps of each environment between two lessons")
    parser.add_argument("--critic", type=int, default=96, help="cells of each of the critic's layers")
    parser.add_argument("--epochs", type=int, default=2, help="how often a lesson is gone through")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=4e-4, help="of learning, at the beginning")
    parser.add_argument("--trace", type=float, default=0.95, help="how far back an end counts (lambda)")
    parser.add_argument("--entropy", type=float, default=0.001, help="what entropy is worth")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measurements", type=int, default=8, help="how often it is measured and saved")
    parser.add_argument("--measured", type=int, nargs="*", default=[2, 4], help="at tables of so many")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("league.npz"))
    options = parser.parse_args()
    learn(trained_network() if options.start is None else load_network(options.start), options)


if __name__ == "__main__":
    main()
