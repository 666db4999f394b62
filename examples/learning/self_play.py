"""Learn to play by playing against yourself: python examples/learning/self_play.py --minutes 5

Proximal policy optimization (Schulman et al., 2017) on `penultima.envs.VectorEnv`: all seats of all games are played by
one small network, which sees what a seat may see and nothing else. Writes its weights, what they were worth from minute
to minute, and a picture of that. Needs `pip install "penultima[learn]"`.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

# Threads that wait for each other shall sleep meanwhile: beside other programs, to turn in circles costs far more.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

import numpy as np
import torch
from advantages import advantages
from colors import MEANT, rename
from policy import save
from torch import Tensor, nn

from penultima.envs import VectorEnv
from penultima.lab.intervals import Interval, wilson
from penultima.lab.plots.lines import Series, lines
from penultima.lab.plots.numbers import percent
from penultima.lab.plots.svg import WIDE, standalone


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


class Rollout:
    """So many steps of all games of an environment."""

    def __init__(self, env: VectorEnv, steps: int) -> None:
        self.env = env
        games = env.games
        self.seen = torch.empty((steps, games, env.observation_size), dtype=torch.int8)
        self.mask = torch.empty((steps, games, env.actions), dtype=torch.bool)
        self.action = torch.empty((steps, games), dtype=torch.int64)
        self.chance = torch.empty((steps, games))
        self.value = np.empty((steps, games), np.float32)
        self.reward = np.empty((steps, games, env.players), np.float32)
        self.done = np.empty((steps, games), np.bool_)
        self.seat = np.empty((steps, games), np.int64)
        self._now = env.reset()

    @torch.no_grad()
    def play(self, network: Network) -> None:
        """Go on playing from where the games stand."""
        now = self._now
        for t in range(len(self.seen)):
            way, seen, mask = rename(now.obs, now.mask)
            self.seen[t], self.mask[t], self.seat[t] = torch.from_numpy(seen), torch.from_numpy(mask), now.seat
            logits, value = network(self.seen[t], self.mask[t])
            chances = logits.log_softmax(-1)
            # The action with the highest sum of log chance and Gumbel noise is drawn with just that chance.
            noise = torch.empty_like(chances).exponential_().log_()
            action = (chances - noise).argmax(-1)
            self.action[t], self.value[t] = action, value
            self.chance[t] = chances.gather(1, action[:, None]).squeeze(1)
            now = self.env.step(MEANT[way, action.numpy()])
            self.reward[t], self.done[t] = now.reward, now.done


def batches(rollout: Rollout, size: int, trace: float, epochs: int) -> Iterator[tuple[Tensor, ...]]:
    """Decisions that were decisions, again and again in random order."""
    gain, known = advantages(rollout.reward, rollout.done, rollout.seat, rollout.value, trace)
    chosen = torch.from_numpy(known) & (rollout.mask.sum(-1) > 1)
    target = torch.from_numpy(gain + rollout.value)
    taken = (rollout.seen, rollout.mask, rollout.action, rollout.chance, torch.from_numpy(gain), target)
    whole = [part[chosen] for part in taken]
    for _ in range(epochs):
        for some in torch.randperm(len(whole[0])).split(size):
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
        better = (gain - gain.mean()) / (gain.std() + 1e-6)
        policy = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
        entropy = -(chances.exp() * chances.clamp(min=-30)).sum(-1).mean()
        surprise = (value - target).square().mean()
        self.optimizer.zero_grad()
        (0.5 * surprise - policy - curiosity * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        return entropy.item(), surprise.item()


@torch.no_grad()
def strength(network: Network, opponent: str, players: int, rules: str, games: int = 2000) -> Interval:
    """The share of rounds that the likeliest moves win against a bot on all other seats."""
    env = VectorEnv(games, players, rules, opponents=opponent, seed=1, limit=1000)
    step = env.reset()
    won, waiting = 0, np.ones(games, np.bool_)
    # The first round of every game counts, and no other: to stop when enough are over would favor short ones.
    while waiting.any():
        way, seen, mask = rename(step.obs, step.mask)
        logits, _ = network(torch.from_numpy(seen), torch.from_numpy(mask))
        step = env.step(MEANT[way, logits.argmax(-1).numpy()])
        ended = waiting & step.done
        won += int((step.reward[np.arange(games), step.seat][ended] > 0).sum())
        waiting &= ~step.done
    env.close()
    return wilson(won / games, games, 1.96)


class Diary:
    """What the network was worth, from time to time; the weights that were worth most are kept, for self-play can also
    unlearn."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.pages: list[dict[str, object]] = []
        self.worth: dict[str, dict[int, Interval]] = {name: {} for name in options.against}
        self._best = -1.0

    def write(self, network: Network, seconds: float, steps: int, told: dict[str, float]) -> None:
        """One page, on the screen too."""
        minute = round(seconds / 60)
        for name, points in self.worth.items():
            points[minute] = strength(network, name, self.options.players, self.options.rules)
        wins = {name: points[minute] for name, points in self.worth.items()}
        if (least := min(win.value for win in wins.values())) > self._best:
            self._best = least
            save(
                self.options.out,
                {name: part.numpy() for name, part in network.state_dict().items() if "value" not in name},
            )
        self.pages.append({"seconds": round(seconds), "steps": steps, **told} | {k: vars(v) for k, v in wins.items()})
        shares = ", ".join(f"{name} {win.value:.1%} ({win.low:.1%} to {win.high:.1%})" for name, win in wins.items())
        entropy = told["entropy"]
        print(f"minute {minute:2}, {steps / 1e6:5.1f} M steps, entropy {entropy:.2f}; wins: {shares}", flush=True)

    def keep(self, out: Path) -> None:
        """As numbers and as a picture."""
        out.with_suffix(".json").write_text(json.dumps(self.pages, indent=1) + "\n")
        shapes = (("blue", "circle"), ("red", "square"), ("green", "triangle"))
        series = [
            Series(f"against {name}", points, *look)
            for (name, points), look in zip(self.worth.items(), shapes, strict=False)
        ]
        name = ("learning-curve", "Learning by self-play", "The share of rounds won, minute by minute.")
        unit = f"rounds won, {self.options.players} players, 95 % intervals"
        plot = lines(series, WIDE, name, form=percent, unit=unit, reference=1 / self.options.players, across="minutes")
        out.with_suffix(".svg").write_text(standalone(plot))


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rules", default="classic/en")
    parser.add_argument("--games", type=int, default=1024, help="at once")
    parser.add_argument("--steps", type=int, default=64, help="of each game between two lessons")
    parser.add_argument("--hidden", type=int, default=128, help="cells of each layer")
    parser.add_argument("--epochs", type=int, default=3, help="how often a lesson is gone through")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--trace", type=float, default=0.95, help="how far back an end counts (lambda)")
    parser.add_argument("--curiosity", type=float, default=0.001, help="what entropy is worth, at the beginning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="+", default=["first", "careful"], help="bots to be measured against")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("weights.npz"))
    return parser.parse_args()


def main() -> None:
    """Learn."""
    options = read_options()
    torch.manual_seed(options.seed)
    torch.set_num_threads(os.cpu_count() or 1)
    env = VectorEnv(options.games, options.players, options.rules, seed=options.seed)
    network = Network(env.observation_size, env.actions, options.hidden)
    rollout = Rollout(env, options.steps)
    rollout.play(network)
    network.look_around(rollout.seen.flatten(0, 1))
    trainer, diary = Trainer(network, rollout, options), Diary(options)
    began, steps, minutes = time.monotonic(), 0, 0
    while (passed := (time.monotonic() - began) / 60) < options.minutes:
        told = trainer.learn(1 - passed / options.minutes)
        steps += options.steps * options.games
        if passed >= minutes:
            diary.write(network, 60 * passed, steps, told)
            minutes += 1
    diary.write(network, time.monotonic() - began, steps, told)
    diary.keep(options.out)


if __name__ == "__main__":
    main()
