"""How well does an agent play? Named tasks with fixed seeds, every deal from every seat, and intervals.

>>> from penultima.envs import evaluate
>>> result = evaluate("first", "classic-2", deals=5)
>>> result.rounds, result.won.low <= result.won.value <= result.won.high
(10, True)

The hash of a result tells whether two machines played in the same environment: it is made from what environments of
that task show and pay in play by chance with a seed of their own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from penultima.bots import bot, check_bot
from penultima.envs.vector import VectorEnv
from penultima.errors import RulesError
from penultima.game.move import Move
from penultima.observations.actions import action_of_move
from penultima.observations.kernel.actions import SILENCE
from penultima.rules.asking import Stage

Agent = str | Path | Callable[[NDArray[np.int8], NDArray[np.bool_]], ArrayLike]
"""A bot by its name, a file of weights, or a function from observations and masks (a row for each) to actions."""

EDITIONS = {
    "classic": "classic/en", "scary": "scary/fr", "revenge": "revenge/en", "battle": "battle/fr", "hyper": "hyper/fr",
}  # fmt: skip
PLAYERS = (2, 3, 4, 6, 10)
HOUSES = {"": "", "-house": " +stacking=any +jump_in=on +sevens_zeros=on"}
SEED = 20_000_000
"""Deals of evaluations come from this seed on; learn from others."""
DEALS = 500
LIMIT = 2_000
"""Decisions after which a round is given up and counts as lost."""
HASHED_STEPS, HASHED_ENVS = 400, 8
HISTORY = 4_000
"""Tokens for bots that need to be told the round's events."""


@dataclass(frozen=True)
class Task:
    """Rules, a number of players, and who sits on all other seats."""

    name: str
    rules: str
    players: int
    opponent: str = "careful"


TASKS: dict[str, Task] = {
    f"{edition}-{players}{house}": Task(f"{edition}-{players}{house}", EDITIONS[edition] + HOUSES[house], players)
    for edition, players, house in product(EDITIONS, PLAYERS, HOUSES)
}
"""By name: an edition, how many play, and `-house` where house rules hold (stacking, jumping in, sevens and zeros)."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and what it may be with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Evaluation:
    """What an agent was worth in a task."""

    agent: str
    task: Task
    deals: int
    seed: int
    won: Estimate
    """The share of rounds that it won; equal players win one in `task.players`."""
    hash: str
    """Of the environment; the same on every machine that has the same rules, deals and observations."""

    @property
    def rounds(self) -> int:
        """Every deal was played from every seat."""
        return self.deals * self.task.players

    def __str__(self) -> str:
        won = f"{self.won.value:.1%} ({self.won.low:.1%} to {self.won.high:.1%})"
        return f"{self.agent} in {self.task.name}: won {won} of {self.rounds} rounds; environment {self.hash}"


def task_named(name: str) -> Task:
    """A task by its name; RulesError if there is none."""
    if name not in TASKS:
        raise RulesError(f"there is no task {name!r}; there are {', '.join(TASKS)}")
    return TASKS[name]


def evaluate(
    agent: Agent, task: str | Task, *, deals: int = DEALS, seed: int = SEED, observation: str = "v0"
) -> Evaluation:
    """Let an agent play a task: `deals` deals, each once from every seat, against bots on all other seats.

    A deal counts as one observation of the interval, since its rounds share their cards. `observation` is the version
    of observations that a function is shown; a file of weights names its own.
    """
    chosen = task_named(task) if isinstance(task, str) else task
    if deals < 2:
        raise RulesError(f"an interval needs at least two deals, not {deals}")
    player = _player(agent, observation)
    wins = np.mean([_wins(player, chosen, seat, deals, seed) for seat in range(chosen.players)], axis=0)
    name = agent if isinstance(agent, str) else getattr(agent, "__name__", str(agent))
    return Evaluation(name, chosen, deals, seed, _estimate(wins), environment_hash(chosen.name, chosen))


def _estimate(wins: NDArray[np.float64]) -> Estimate:
    """The mean over deals; a few deals' worth of an even spread keeps agreement by chance from looking certain."""
    value, deals = float(wins.mean()), len(wins)
    spread = (float(wins.var(ddof=1)) * (deals - 1) + 4 * max(value * (1 - value), 1 / deals)) / (deals + 3)
    half = (1.96 + 2.5 / deals) * sqrt(spread / deals)
    return Estimate(value, max(value - half, 0.0), min(value + half, 1.0))


class _Player:
    """An agent as something that decides in all environments at once, and what it must be shown for that."""

    observation = "v0"
    history = 0

    def __init__(self, policy: Callable[[NDArray[np.int8], NDArray[np.bool_]], ArrayLike], observation: str) -> None:
        self._policy, self.observation = policy, observation

    def actions(self, env: VectorEnv, waiting: NDArray[np.bool_]) -> NDArray[np.int64]:
        obs, mask = env.now.obs, env.now.mask
        chosen: NDArray[np.int64] = np.where(waiting, np.asarray(self._policy(obs, mask)), mask.argmax(1))
        return chosen


class _BotPlayer(_Player):
    """A bot of ours: it is shown views, with all that was told since the deal."""

    history = HISTORY

    def __init__(self, name: str) -> None:
        check_bot(name)
        self._name = name

    def actions(self, env: VectorEnv, waiting: NDArray[np.bool_]) -> NDArray[np.int64]:
        chosen: NDArray[np.int64] = env.now.mask.argmax(1)
        stages = env.stages
        for index in np.flatnonzero(waiting).tolist():
            chosen[index] = self._action(env, index, Stage(int(stages[index])))
        return chosen

    def _action(self, env: VectorEnv, index: int, stage: Stage) -> int:
        view = env.view(index)
        move: Move | None = bot(self._name, f"{env.seed} {index}").choose(view)
        if stage != Stage.ASKED and (move is None or not move.answers(stage)):
            return SILENCE
        return action_of_move(move, view)


def _player(agent: Agent, observation: str) -> _Player:
    if isinstance(agent, Path) or (isinstance(agent, str) and agent.endswith(".npz")):
        from penultima.bots.network import load_network  # noqa: PLC0415 (few agents are weights)

        network = load_network(Path(agent))
        return _Player(network.actions, network.version)
    if agent == "trained":
        from penultima.bots.network import trained_network  # noqa: PLC0415 (few agents are weights)

        trained = trained_network()
        return _Player(trained.actions, trained.version)
    return _BotPlayer(agent) if isinstance(agent, str) else _Player(agent, observation)


def _wins(player: _Player, task: Task, seat: int, deals: int, seed: int) -> NDArray[np.float64]:
    """For each deal, 1 if the agent won it from this seat. The first round of every environment counts, no other."""
    env = VectorEnv(
        deals, task.players, task.rules, seed=seed, opponents=task.opponent, learner=seat, limit=LIMIT,
        observation=player.observation, history=player.history,
    )  # fmt: skip
    env.reset()
    won, waiting = np.zeros(deals), np.ones(deals, np.bool_)
    while waiting.any():
        step = env.step(player.actions(env, waiting))
        ended = waiting & step.done
        won[ended] = step.reward[ended, seat] > 0
        waiting &= ~step.done
    env.close()
    return won


def environment_hash(name: str, task: Task | None = None) -> str:
    """Twelve digits that are the same wherever environments of this task show and pay the same."""
    return _hash(task or task_named(name))


@cache
def _hash(task: Task) -> str:
    digest = hashlib.sha256(f"{task.rules} {task.players} {task.opponent}".encode())
    for options in ({}, {"opponents": task.opponent, "observation": "v1"}):
        given: dict[str, Any] = dict(options)
        env = VectorEnv(HASHED_ENVS, task.players, task.rules, seed=SEED - 1, limit=LIMIT, threads=1, **given)
        env.reset()
        for _ in range(HASHED_STEPS):
            for part in env.step(env.sample_actions()):
                digest.update(np.ascontiguousarray(part).astype(part.dtype.newbyteorder("<")).tobytes())
        env.close()
    return digest.hexdigest()[:12]
