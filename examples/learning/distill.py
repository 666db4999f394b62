"""Learn from what every legal action would have led to: python examples/learning/distill.py --rows 20e6

The learner sits at the tables of league.py. Wherever it has a choice, the true round is played out by careful players
after each legal action, several times (playouts.py), and the network learns to choose what wins most often, of what it
sees: who averages over many rounds that look alike learns what a search finds that imagines the hidden cards.

Begins with the weights of a file, or with `trained`. Ctrl-C and `--minutes` break it off; to go on, begin with the file
that it wrote, and with `--doubt 1`. Needs `penultima[learn,fast]`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from league import CLASSIC, LIMIT, PastSelves, tables
from mixed_envs import MixedEnvs
from model import Model
from playouts import Playouts
from torch import Tensor, nn
from win_rate import win_rate

from penultima.bots.network import trained_network
from penultima.envs import ACTION_MEANT, ACTIONS, VERSIONS, Network, load_network, rename_colors, save_weights

BY_HEART = 0.1
"""How much better than silence it is supposed to be to say UNO, to catch, to jump in where `careful` does it, and how
much worse where it does not: these are not played out."""
MOST_COUNTED = 6
"""A decision among many changes less: it counts as much as it must for all tables to matter alike, up to so many."""


def importance(players: Tensor) -> Tensor:
    """How much a chance to win counts at a table."""
    return players.clamp(max=MOST_COUNTED) / 2


class Lesson(NamedTuple):
    """Decisions, a row for each."""

    seen: Tensor
    masks: Tensor
    worth: Tensor
    """The chance to win after each action, times `importance`."""
    players: Tensor
    """How many play; 0 where the chances are not known."""

    def part(self, rows: Tensor | slice) -> Lesson:
        """Some of them."""
        return Lesson(*(one[rows] for one in self))


class Memory:
    """The last decisions; new ones take the places of the oldest."""

    def __init__(self, room: int, cells: int) -> None:
        self.kept = Lesson(
            torch.zeros((room, cells), dtype=torch.int8), torch.zeros((room, ACTIONS), dtype=torch.bool),
            torch.zeros((room, ACTIONS), dtype=torch.float16), torch.zeros(room),
        )  # fmt: skip
        self.room, self.filled, self.next = room, 0, 0

    def add(self, lesson: Lesson) -> None:
        """Keep these, too."""
        places = (self.next + torch.arange(len(lesson.seen))) % self.room
        for one, other in zip(self.kept, lesson, strict=True):
            one[places] = other.to(one.dtype)
        self.filled = min(self.room, self.filled + len(places))
        self.next = (self.next + len(places)) % self.room

    def draw(self, count: int) -> Lesson:
        """So many of them, drawn by lot."""
        return self.kept.part(torch.randint(self.filled, (count,)))


class Teacher:
    """Lets the learner play, and says of each of its choices what every action was worth."""

    def __init__(self, options: argparse.Namespace, past: PastSelves) -> None:
        self.options, self.random = options, np.random.default_rng(options.seed)
        self.envs = MixedEnvs(options.envs, tables(past), options.seed, "v1", LIMIT)
        numbered = enumerate(zip(self.envs.envs, self.envs.kinds, strict=True))
        self.playouts = [Playouts(env, kind.match, options.seed + number) for number, (env, kind) in numbered]
        self.step = self.envs.reset()

    def play(self, model: Model, steps: int) -> Lesson:
        """Go on by so many steps."""
        lessons = [self._play_step(model) for _ in range(steps)]
        return Lesson(*(torch.cat(parts) for parts in zip(*lessons, strict=True)))

    def _play_step(self, model: Model) -> Lesson:
        step = self.step
        rows = np.flatnonzero(step.mask.sum(1) > 1)
        worth, players = self._worth()
        renaming, seen, masks = rename_colors(step.obs[rows], step.mask[rows])
        renamed = np.take_along_axis(worth[rows], ACTION_MEANT[renaming], 1)
        lesson = Lesson(*map(torch.from_numpy, (seen, masks, renamed, players[rows])))
        action, _, _ = model.draw_actions(seen, masks, self.random)
        taken = step.mask.argmax(1)
        taken[rows] = ACTION_MEANT[renaming, action.numpy()]
        self.step = self.envs.step(taken)
        return lesson

    def _worth(self) -> tuple[np.ndarray, np.ndarray]:
        worth = np.zeros((self.envs.num_envs, ACTIONS), np.float32)
        players = np.zeros(self.envs.num_envs, np.float32)
        for env, part, playouts in zip(self.envs.envs, self.envs.parts, self.playouts, strict=True):
            here = worth[part]
            here[np.arange(env.num_envs), env.bot_actions("careful")] = BY_HEART
            chosen = playouts.rows()
            counts = float(importance(torch.tensor(env.players)))
            here[chosen] = counts * playouts.worth(chosen, self.options.samples)
            players[part.start + chosen] = env.players
        return worth, players


class Learner:
    """The model, and the average of what it was lately, which is what is kept."""

    def __init__(self, model: Model, options: argparse.Namespace) -> None:
        self.model, self.options = model, options
        self.average = {name: part.clone() for name, part in model.state_dict().items()}
        self.optimizer = torch.optim.Adam(model.parameters(), lr=options.rate, eps=1e-5)

    def learn(self, lesson: Lesson) -> None:
        """Make likelier what wins more often; chances fall off with the distance from the best (`softness`)."""
        logits, value = self.model(lesson.seen, lesson.masks)
        log_chances = logits.log_softmax(-1)
        chances = log_chances.exp()
        wins = (chances * lesson.worth.float()).sum(-1)
        entropy = -(chances * log_chances.clamp(min=-50)).sum(-1)
        players = lesson.players.clamp(min=2)
        chance = wins.detach() / importance(players)
        off = torch.where(lesson.players > 0, value - (players * chance - 1) / (players - 1), 0)
        self.optimizer.zero_grad()
        (0.5 * off.square().mean() - (wins / self.options.softness + entropy).mean()).backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        for name, part in self.model.state_dict().items():
            self.average[name].lerp_(part, 1 - self.options.keep)

    def averaged(self) -> Model:
        """A model with the weights that are kept."""
        hidden, cells = self.model.body[0].weight.shape
        found = Model(cells, ACTIONS, hidden)
        found.load_state_dict(self.average)
        return found


class Run:
    """Everything that goes on: who teaches, what is remembered, who learns."""

    def __init__(self, start: Network, options: argparse.Namespace) -> None:
        torch.manual_seed(options.seed)
        cells = VERSIONS["v1"].cells
        self.options, self.past = options, PastSelves(start)
        self.teacher, self.memory = Teacher(options, self.past), Memory(options.room, cells)
        self.used = torch.zeros(cells, dtype=torch.bool)
        """Inputs that were ever anything but zero."""
        model = Model(cells, ACTIONS, len(start.weights["body.0.bias"]))
        model.take_over(start.weights)
        self._remember(first := self.teacher.play(model, options.steps))
        model.scale_inputs(first.seen)
        model.take_over(start.weights)
        with torch.no_grad():  # who is sure of everything learns slowly
            model.policy.weight *= options.doubt
            model.policy.bias *= options.doubt
        self.learner, self.rows = Learner(model, options), len(first.seen)

    def learn(self) -> None:
        """To the last row, or until the time is over; weights are measured and written from time to time."""
        options, due, begun = self.options, 0.0, time.monotonic()
        while self.rows < options.rows and time.monotonic() - begun < 60 * options.minutes:
            lesson = self.teacher.play(self.learner.model, options.steps)
            self._remember(lesson)
            self.rows += len(lesson.seen)
            for _ in range(int(options.again * len(lesson.seen) / options.batch) or 1):
                self.learner.learn(self.memory.draw(options.batch))
            if self.rows >= due:
                due = self.rows + options.rows / options.measurements
                self.measure(self.save())

    def save(self) -> Model:
        """Write the weights to their file."""
        kept = self.learner.averaged()
        save_weights(self.options.out, kept.weights(self.used), observation="v1")
        return kept

    def measure(self, kept: Model) -> None:
        """Say how strong it is, and let it be one of its own opponents."""
        self.past.add(Network(kept.weights(self.used), "v1"), self.teacher.random)
        measured = self.options.measured
        shares = [f"{win_rate(kept, 'careful', CLASSIC, players)['value']:.1%}" for players in measured]
        print(f"{self.rows / 1e6:.2f} M rows; wins among {measured}: {', '.join(shares)}", flush=True)

    def _remember(self, lesson: Lesson) -> None:
        self.memory.add(lesson)
        self.used |= lesson.seen.any(0)


def distill(start: Network, options: argparse.Namespace) -> None:
    """Learn, and write what was learned, also if it is broken off."""
    run = Run(start, options)
    try:
        run.learn()
    finally:
        run.save()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("start", type=Path, nargs="?", help="weights to begin with; default: those of the bot trained")
    parser.add_argument("--rows", type=float, default=20e6, help="decisions to learn from")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="the longest time that it may take")
    parser.add_argument("--samples", type=int, default=6, help="how often a round is played out after each action")
    parser.add_argument("--envs", type=int, default=3072, help="environments at once")
    parser.add_argument("--steps", type=int, default=8, help="steps of each environment between two lessons")
    parser.add_argument("--room", type=int, default=1_000_000, help="decisions that are remembered")
    parser.add_argument("--again", type=float, default=2.5, help="how often each decision is learned from")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=7e-4, help="of learning")
    parser.add_argument("--keep", type=float, default=0.999, help="what is left of an average after each batch")
    parser.add_argument("--softness", type=float, default=0.01, help="a chance to win that is a matter of taste")
    parser.add_argument("--doubt", type=float, default=0.3, help="what is left at first of how sure it is")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measurements", type=int, default=20, help="how often it is measured and saved")
    parser.add_argument("--measured", type=int, nargs="*", default=[2, 4], help="at tables of so many")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("distilled.npz"))
    options = parser.parse_args()
    distill(trained_network() if options.start is None else load_network(options.start), options)


if __name__ == "__main__":
    main()
