"""Learn to play by playing against yourself: python examples/learning/self_play.py --minutes 5

Proximal policy optimization (Schulman et al., 2017) on `penultima.envs.VectorEnv`: all seats everywhere are played by
one small network, which sees what a seat may see and nothing else. Writes its weights, what they were worth from minute
to minute, and a picture of that. Needs `pip install "penultima[learn]"`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

# Threads that wait for each other shall sleep meanwhile: beside other programs, to turn in circles costs far more.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

import numpy as np
import torch
from advantages import advantages
from mixed_envs import MixedEnvs
from torch import Tensor, nn

from penultima.booklets import booklets
from penultima.bots.network import Weights, save
from penultima.envs import ACTIONS, CELLS, VectorEnv
from penultima.errors import PenultimaError
from penultima.lab.intervals import Interval, wilson
from penultima.lab.plots.lines import Series, lines
from penultima.lab.plots.numbers import percent
from penultima.lab.plots.svg import WIDE, standalone
from penultima.observations.colors import ACTION_MEANT, rename

EXAM = 1_000_000
"""The seed of rounds by which a network is measured; it learns from others."""
LEAST = 16
"""Steps of a lesson: in fewer, hardly a decision is followed by another one of the same seat."""


class Network(nn.Module):
    """Two hidden layers that policy and value share."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.ones(inputs), requires_grad=False)
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)
            self.value.weight.mul_(0.1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of legal actions, and what the seat expects to win."""
        known = self.body(seen.float() * self.scale)
        return self.policy(known).masked_fill(~mask, -1e9), self.value(known).squeeze(-1)

    def look_around(self, seen: Tensor) -> None:
        """Bring every input to about the same size."""
        spread = seen.float().square().mean(0).sqrt()
        self.scale.copy_(torch.where(spread > 0, 1 / spread.clamp(min=0.1), torch.ones(())))

    def weights(self, known: Tensor) -> Weights:
        """What is kept of it. Inputs that it has never seen shall mean nothing to it: they were never learned."""
        kept = {name: part.numpy() for name, part in self.state_dict().items() if "value" not in name}
        return {**kept, "scale": np.where(known.numpy(), kept["scale"], 0)}


class Rollout:
    """So many steps of many environments."""

    def __init__(self, envs: MixedEnvs, steps: int, seed: int) -> None:
        self.envs = envs
        shape = (steps, envs.num_envs)
        self.seen = torch.empty((*shape, CELLS), dtype=torch.int8)
        self.mask = torch.empty((*shape, ACTIONS), dtype=torch.bool)
        self.action = torch.empty(shape, dtype=torch.int64)
        self.chance = torch.empty(shape)
        self.value = np.empty(shape, np.float32)
        self.reward = np.empty((*shape, envs.players), np.float32)
        self.done = np.empty(shape, np.bool_)
        self.seat = np.empty(shape, np.int64)
        self.known = torch.zeros(CELLS, dtype=torch.bool)
        """Inputs that were ever anything but zero."""
        self._now = envs.reset()
        self._dice = np.random.default_rng(seed)

    @torch.no_grad()
    def play(self, network: Network) -> None:
        """Go on playing from where the environments are."""
        now = self._now
        for t in range(len(self.seen)):
            way, seen, mask = rename(now.obs, now.mask)
            self.seen[t], self.mask[t], self.seat[t] = torch.from_numpy(seen), torch.from_numpy(mask), now.seat
            logits, value = network(self.seen[t], self.mask[t])
            chances = logits.log_softmax(-1)
            # Of racers whose times are exponential, each is the first with a chance as great as its speed.
            times = torch.from_numpy(self._dice.standard_exponential(chances.shape, np.float32))
            action = (chances.exp() / (times + 1e-9)).argmax(-1)
            self.action[t], self.value[t] = action, value
            self.chance[t] = chances.gather(1, action[:, None]).squeeze(1)
            now = self.envs.step(ACTION_MEANT[way, action.numpy()])
            self.reward[t], self.done[t] = now.reward, now.done
        self._now = now
        self.known |= self.seen.any(0).any(0)


def batches(rollout: Rollout, size: int, trace: float, epochs: int) -> Iterator[tuple[Tensor, ...]]:
    """Decisions that were decisions, again and again in random order."""
    gain, known = advantages(rollout.reward, rollout.done, rollout.seat, rollout.value, trace)
    chosen = torch.from_numpy(known) & (rollout.mask.sum(-1) > 1)
    target = torch.from_numpy(gain + rollout.value)
    taken = (rollout.seen, rollout.mask, rollout.action, rollout.chance, torch.from_numpy(gain), target)
    whole = [part[chosen] for part in taken]
    for _ in range(epochs):
        shuffled = torch.randperm(len(whole[0])).split(size)
        for some in shuffled[:-1] or shuffled:  # what is left over at the end would be a noisy lesson
            yield tuple(part[some] for part in whole)


class Trainer:
    """The network, what it plays, and how it learns."""

    def __init__(self, network: Network, rollout: Rollout, options: argparse.Namespace) -> None:
        self.network = network
        self.rollout = rollout
        self.options = options
        self.optimizer = torch.optim.Adam(network.parameters(), lr=options.rate, eps=1e-5)

    def learn(self, left: float) -> dict[str, float]:
        """One round of playing and learning; `left` is the share of the time that is left."""
        options = self.options
        for group in self.optimizer.param_groups:
            group["lr"] = options.rate * max(0.05, left)
        self.rollout.play(self.network)
        told = [
            self._step(batch, options.curiosity * max(0.1, left))
            for batch in batches(self.rollout, options.batch, options.trace, options.epochs)
        ]
        return dict(zip(("entropy", "surprise"), np.mean(told, axis=0).tolist(), strict=True))

    def _step(self, batch: tuple[Tensor, ...], curiosity: float) -> tuple[float, float]:
        """Make good decisions likelier, but none by more than a fifth at a time; expect what came."""
        seen, mask, action, chance, gain, target = batch
        logits, value = self.network(seen, mask)
        chances = logits.log_softmax(-1)
        ratio = (chances.gather(1, action[:, None]).squeeze(1) - chance).exp()
        better = (gain - gain.mean()) / (gain.std(correction=0) + 1e-6)
        policy = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
        entropy = -(chances.exp() * chances).sum(-1).mean()
        surprise = (value - target).square().mean()
        self.optimizer.zero_grad()
        (0.5 * surprise - policy - curiosity * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        return entropy.item(), surprise.item()


@torch.no_grad()
def strength(network: Network, opponent: str, rules: str, players: int, rounds: int = 2000) -> Interval:
    """The share of rounds that the likeliest moves win against a bot on all other seats."""
    env = VectorEnv(rounds, players, rules, opponents=opponent, seed=EXAM, limit=1000)
    step = env.reset()
    won, waiting = 0, np.ones(rounds, np.bool_)
    # The first round of every environment counts, and no other: to stop when enough are over would favor short ones.
    while waiting.any():
        way, seen, mask = rename(step.obs, step.mask)
        logits, _ = network(torch.from_numpy(seen), torch.from_numpy(mask))
        step = env.step(ACTION_MEANT[way, logits.argmax(-1).numpy()])
        ended = waiting & step.done
        won += int((step.reward[np.arange(rounds), step.seat][ended] > 0).sum())
        waiting &= ~step.done
    env.close()
    return wilson(won / rounds, rounds, 1.96)


class Diary:
    """What the network was worth, from time to time; its weights are kept each time."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.pages: list[dict[str, object]] = []
        self.worth: dict[str, dict[int, Interval]] = {name: {} for name in options.against}

    def write(self, network: Network, known: Tensor, seconds: float, steps: int, told: dict[str, float]) -> None:
        """One page, on the screen too."""
        minute = round(seconds / 60)
        for name, points in self.worth.items():
            points[minute] = strength(network, name, *self.options.kinds[0])
        wins = {name: points[minute] for name, points in self.worth.items()}
        save(self.options.out, network.weights(known))
        self.pages.append({"seconds": round(seconds), "steps": steps, **told} | {k: vars(v) for k, v in wins.items()})
        shares = ", ".join(f"{name} {win.value:.1%} ({win.low:.1%} to {win.high:.1%})" for name, win in wins.items())
        entropy = told["entropy"]
        print(f"minute {minute:2}, {steps / 1e6:5.1f} M steps, entropy {entropy:.2f}; wins: {shares}", flush=True)

    def keep(self, out: Path) -> None:
        """As numbers and as a picture."""
        rules, players = self.options.kinds[0]
        told = {"rules": rules, "players": players, "pages": self.pages}
        out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")
        shapes = (("blue", "circle"), ("red", "square"), ("green", "triangle"))
        series = [
            Series(f"against {name}", points, *look)
            for (name, points), look in zip(self.worth.items(), shapes, strict=False)
        ]
        name = ("learning-curve", "Learning by self-play", "The share of rounds won, minute by minute.")
        unit = f"rounds won, {rules}, {players} players, 95 % intervals"
        plot = lines(series, WIDE, name, form=percent, unit=unit, reference=1 / players, across="minutes")
        out.with_suffix(".svg").write_text(standalone(plot))


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--players", type=int, nargs="+", default=[2], help="each with each of the rules")
    parser.add_argument("--rules", nargs="+", default=["classic/en"], help="the first is measured; all: every booklet")
    parser.add_argument("--envs", "--games", type=int, default=1024, help="environments at once")
    parser.add_argument("--steps", type=int, default=64, help="of each environment between two lessons")
    parser.add_argument("--hidden", type=int, default=128, help="cells of each layer")
    parser.add_argument("--epochs", type=int, default=3, help="how often a lesson is gone through")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--trace", type=float, default=0.95, help="how far back an end counts (lambda)")
    parser.add_argument("--curiosity", type=float, default=0.001, help="what entropy is worth, at the beginning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="+", default=["first", "careful"], help="bots to be measured against")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("weights.npz"))
    options = parser.parse_args()
    if options.minutes <= 0 or min(options.envs, options.batch, options.epochs, options.hidden) < 1:
        parser.error("minutes, envs, hidden, epochs and batch are more than nothing")
    if options.seed < 0:
        parser.error("a seed is not negative")
    if options.steps < LEAST:
        parser.error(f"a lesson of less than {LEAST} steps ends before anything is known")
    if not options.out.parent.is_dir():
        parser.error(f"{options.out.parent} is no folder")
    rules = [booklet.id for booklet in booklets()] if options.rules == ["all"] else options.rules
    options.kinds = list(product(rules, options.players))
    if options.envs < len(options.kinds):
        parser.error(f"{len(options.kinds)} kinds of tables need at least as many environments")
    return options


def learn(options: argparse.Namespace) -> None:
    """From nothing, for so many minutes."""
    torch.manual_seed(options.seed)
    torch.set_num_threads(os.cpu_count() or 1)
    network = Network(CELLS, ACTIONS, options.hidden)
    rollout = Rollout(MixedEnvs(options.envs, options.kinds, options.seed), options.steps, options.seed)
    rollout.play(network)
    network.look_around(rollout.seen.flatten(0, 1))
    trainer, diary = Trainer(network, rollout, options), Diary(options)
    began, steps, minutes = time.monotonic(), 0, 0
    while (passed := (time.monotonic() - began) / 60) < options.minutes:
        told = trainer.learn(1 - passed / options.minutes)
        steps += options.steps * options.envs
        if passed >= minutes:
            diary.write(network, rollout.known, 60 * passed, steps, told)
            minutes += 1
    diary.write(network, rollout.known, time.monotonic() - began, steps, told)
    diary.keep(options.out)


def main() -> None:
    """The command."""
    try:
        learn(read_options())
    except PenultimaError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
