"""Learn to play by playing against yourself: python examples/learning/self_play.py --steps 10e6

All seats of many environments are played by one small network, which sees what a seat may see and nothing else. Writes
its weights, a log of how often they won, and a checkpoint from which `--resume` goes on. The seed decides everything,
on the same machine with the same number of threads. Needs `pip install "penultima[learn]"`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any

# Threads that wait for each other shall sleep meanwhile: beside other programs, to turn in circles costs far more.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

import torch
from mixed_envs import MixedEnvs
from model import Model
from ppo import Rollout, Trainer
from win_rate import win_rate

from penultima.booklets import booklets
from penultima.envs import ACTIONS, VERSIONS, save_weights
from penultima.errors import PenultimaError

SHORTEST = 16
"""Steps of a window: in fewer, hardly a decision is followed by another one of the same seat."""
ORDERS = ("players", "rules", "envs", "window", "hidden", "epochs", "batch", "rate", "trace", "entropy", "seed")
"""Options that a resumed run must have in common with the one that it goes on with."""


class Run:
    """A run of training: its trainer, the steps made so far, and the log."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options, self.steps, self.seconds = options, 0, 0.0
        self.log: list[dict[str, Any]] = []
        torch.manual_seed(options.seed)
        cells = VERSIONS[options.observation].cells
        envs = MixedEnvs(options.envs, options.kinds, options.seed, options.observation)
        model, rollout = Model(cells, ACTIONS, options.hidden), Rollout(envs, options.window, cells, options.seed)
        rollout.play(model)
        model.scale_inputs(rollout.observations.flatten(0, 1))
        self.trainer = Trainer(model, rollout, options)

    def learn(self) -> None:
        """To the last step; weights, log and checkpoint are written from time to time."""
        options, began = self.options, time.monotonic() - self.seconds
        due = self.steps
        while self.steps < options.steps:
            losses = self.trainer.learn(1 - self.steps / options.steps)
            self.steps += options.window * options.envs
            self.seconds = time.monotonic() - began
            if self.steps >= due or self.steps >= options.steps:
                self.write(losses)
                due = self.steps + options.steps / options.measurements

    def write(self, losses: dict[str, float]) -> None:
        """Measure, and keep everything: each file is whole whenever the run is broken off."""
        options, trainer = self.options, self.trainer
        rules, players = options.kinds[0]
        won = {name: win_rate(trainer.model, name, rules, players) for name in options.against}
        self.log.append({"steps": self.steps, "seconds": round(self.seconds), **losses, "won": won})
        save_weights(options.out, trainer.model.weights(trainer.rollout.used), observation=options.observation)
        facts = {"rules": rules, "players": players, "seed": options.seed, "log": self.log}
        options.out.with_suffix(".json").write_text(json.dumps(facts, indent=1) + "\n")
        part = options.checkpoint.with_suffix(".part")
        torch.save(self.state(), part)
        part.replace(options.checkpoint)
        shares = ", ".join(
            f"{name} {one['value']:.1%} ({one['low']:.1%} to {one['high']:.1%})" for name, one in won.items()
        )
        print(f"{self.steps / 1e6:5.1f} M steps, {self.seconds / 60:.1f} min; wins: {shares}", flush=True)

    def state(self) -> dict[str, Any]:
        """All that the run goes on from, the environments in the middle of their rounds included."""
        rollout = self.trainer.rollout
        return {
            "options": {name: getattr(self.options, name) for name in ORDERS},
            "steps": self.steps,
            "seconds": self.seconds,
            "log": self.log,
            "model": self.trainer.model.state_dict(),
            "optimizer": self.trainer.optimizer.state_dict(),
            "envs": (rollout.envs, rollout.step, rollout.random, rollout.used),
            "torch": torch.get_rng_state(),
        }

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from what a checkpoint holds."""
        other = [name for name in ORDERS if state["options"][name] != getattr(self.options, name)]
        if other:
            sys.exit(f"{self.options.checkpoint} was made with other options: {', '.join(other)}")
        self.steps, self.seconds, self.log = state["steps"], state["seconds"], state["log"]
        self.trainer.model.load_state_dict(state["model"])
        self.trainer.optimizer.load_state_dict(state["optimizer"])
        rollout = self.trainer.rollout
        rollout.envs, rollout.step, rollout.random, rollout.used = state["envs"]
        torch.set_rng_state(state["torch"])


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=float, default=10e6, help="decisions in all environments together")
    parser.add_argument("--players", type=int, nargs="+", default=[2], help="each with each of the rules")
    parser.add_argument("--rules", nargs="+", default=["classic/en"], help="the first is measured; all: every booklet")
    parser.add_argument("--observation", choices=list(VERSIONS), default="v1", help="the version that is learned from")
    parser.add_argument("--envs", type=int, default=1024, help="environments at once")
    parser.add_argument("--window", type=int, default=64, help="steps of each environment between two lessons")
    parser.add_argument("--hidden", type=int, default=128, help="cells of each layer")
    parser.add_argument("--epochs", type=int, default=3, help="how often a lesson is gone through")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--trace", type=float, default=0.95, help="how far back an end counts (lambda)")
    parser.add_argument("--entropy", type=float, default=0.001, help="what entropy is worth, at the beginning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="+", default=["first", "careful"], help="bots to be measured against")
    parser.add_argument("--measurements", type=int, default=8, help="how often it is measured and saved")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("weights.npz"))
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint beside the weights")
    options = parser.parse_args()
    if options.steps <= 0 or min(options.envs, options.batch, options.epochs, options.hidden, options.measurements) < 1:
        parser.error("steps, envs, hidden, epochs, batch and measurements are more than nothing")
    if options.seed < 0:
        parser.error("a seed is not negative")
    if options.window < SHORTEST:
        parser.error(f"a window of less than {SHORTEST} steps ends before anything is known")
    if not options.out.parent.is_dir():
        parser.error(f"{options.out.parent} is no folder")
    options.checkpoint = options.out.with_suffix(".checkpoint")
    if options.resume and not options.checkpoint.exists():
        parser.error(f"{options.checkpoint} is not there to go on from")
    rules = [booklet.id for booklet in booklets()] if options.rules == ["all"] else options.rules
    options.kinds = list(product(rules, options.players))
    if options.envs < len(options.kinds):
        parser.error(f"{len(options.kinds)} kinds of tables need at least as many environments")
    return options


def main() -> None:
    """The command."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    torch.set_num_threads(cores)  # only those that this process may use
    options = read_options()
    try:
        run = Run(options)
        if options.resume:
            run.resume(torch.load(options.checkpoint, weights_only=False))  # a file that this program wrote
        run.learn()
    except PenultimaError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
