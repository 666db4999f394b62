"""Thousands of environments in one array, stepped in compiled code on all cores."""

from __future__ import annotations

import copy
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from penultima.booklets import Rules
from penultima.envs.arrays import LIMIT, EnvArrays, read_opponents, read_rules
from penultima.envs.illegal_action import IllegalAction
from penultima.envs.kernel.modes import Mode
from penultima.envs.workers import WorkerThreads
from penultima.errors import RulesError
from penultima.game.codec import key_from_seed, read_key
from penultima.game.view import View
from penultima.observations.kernel.actions import ACTIONS
from penultima.observations.kernel.encoding import CELLS
from penultima.observations.kernel.entries import FINE, first_illegal
from penultima.rules import engine
from penultima.rules.record import States
from penultima.rules.state import NOBODY, new_states
from penultima.runtime import INTERPRETED, WAY, Way

if TYPE_CHECKING:
    from penultima.envs.slices import SliceThreads

WORTH_A_THREAD = 256
"""Environments for each thread below which another one costs more than it saves."""


class Step(NamedTuple):
    """What a step wrote. The arrays are the environment's own and are written again by the next step."""

    obs: NDArray[np.int8]
    """(num_envs, 299) what the seat that must act sees."""
    reward: NDArray[np.float32]
    """(num_envs, players) what the step was worth to each seat."""
    done: NDArray[np.bool_]
    """(num_envs,) the episode ended with this step; what is shown is the next one's beginning."""
    mask: NDArray[np.bool_]
    """(num_envs, 86) what the seat may do."""
    seat: NDArray[np.int64]
    """(num_envs,) who must act."""


class VectorEnv:
    """Many environments at once; a finished episode is followed by the next one in the same step.

    Without opponents the caller decides for every seat (self-play). With them it decides for the learner only, which
    sits at seat `learner`, by default at seat i % players in environment i; compiled bots play the others. `games` is
    an older name of `num_envs`.
    """

    def __init__(
        self,
        num_envs: int | None = None,
        players: int = 4,
        rules: Rules | str = "classic/en",
        *,
        seed: int | None = None,
        opponents: str | Sequence[str] | None = None,
        learner: int | None = None,
        reward: str = "win",
        match: bool = False,
        limit: int = LIMIT,
        threads: int | None = None,
        games: int | None = None,
    ) -> None:
        if (num_envs is None) == (games is None):
            raise RulesError("num_envs says how many environments there are")
        num_envs = num_envs or games or 0
        if num_envs < 1:
            raise RulesError(f"there is at least one environment, not {num_envs}")
        if limit < 1:
            raise RulesError(f"a round has at least one decision, not {limit}")
        self.rules = read_rules(rules, players)
        self.num_envs, self.players = num_envs, players
        self.seed = seed
        self._skills = read_opponents(opponents, players, 0 if seed is None else seed)
        if learner is not None and (self._skills is None or not 0 <= learner < players):
            raise RulesError(f"the learner sits at seat 0 to {players - 1} and has opponents")
        self._learner = learner
        self.threads = _thread_count(num_envs, threads)
        arrays = EnvArrays(num_envs, players, self.rules, reward=reward, match=match, limit=limit)
        if self._skills is not None:
            arrays.skills = self._skills
        self._use(arrays)
        self._dealt = False

    def _use(self, arrays: EnvArrays) -> None:
        self._workers = _threads_for(arrays, self.threads)
        arrays = self._results = self._workers.results
        self._legal = arrays.legal.reshape(-1)
        self.truncated: NDArray[np.bool_] = arrays.truncated.view(np.bool_)
        """(num_envs,) the episode was given up with this step: its round took `limit` decisions."""
        self._step = Step(arrays.observations, arrays.rewards, arrays.done.view(np.bool_), arrays.mask, arrays.seats)

    def __copy__(self) -> VectorEnv:
        """A copy plays on for itself, with threads of its own."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, object]:
        """Without threads, and without what is a view of other arrays."""
        self._workers.finish()
        made_anew = ("_workers", "_results", "_legal", "_step", "truncated")
        state = {name: value for name, value in self.__dict__.items() if name not in made_anew}
        return state | {"_arrays": self._arrays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        arrays = state.pop("_arrays")
        self.__dict__.update(state)
        self._use(arrays)

    @property
    def _arrays(self) -> EnvArrays:
        """All arrays; records may have to be gathered from several threads, results are there after every step."""
        return self._workers.gather()

    observation_size = CELLS
    actions = ACTIONS

    @property
    def scores(self) -> NDArray[np.int64]:
        """(num_envs, players) the score of each match before the round being played, in an array of its own."""
        return np.concatenate([part.episodes["scores"][:, : self.players] for part in self._workers.parts])

    @property
    def stages(self) -> NDArray[np.int64]:
        """(num_envs,) why the seat is asked: it owes UNO (0), may catch (1), may jump in (2), the rules ask it (3)."""
        stages: NDArray[np.int64] = self._arrays.episodes["stage"]
        return stages

    def reset(self, seed: int | None = None) -> Step:
        """Deal in every environment: with a seed, its first episode; without one, the next episode."""
        self._workers.finish()
        if seed is not None or not self._dealt:
            self._begin(self.seed if seed is None else seed)
        self._workers.run(Mode.RESET)
        self._dealt = True
        return self._step

    def _begin(self, seed: int | None) -> None:
        key, first = key_from_seed(seed), 0
        for part in self._workers.parts:
            part.begin(key, first)
            if self._skills is not None:
                seats = np.arange(first, first + part.size) % self.players
                part.episodes["learner"] = seats if self._learner is None else self._learner
            first += part.size

    def step(self, actions: ArrayLike) -> Step:
        """Take one action in every environment. If any is illegal, IllegalAction says which; nothing has changed."""
        if not self._dealt:
            raise RulesError("reset comes before the first step")
        self._workers.finish()
        own = self._results
        if actions is not own.actions:
            given = _array(actions)
            if given.shape != own.actions.shape:
                raise RulesError(
                    f"actions for {self.num_envs} environments have shape ({self.num_envs},), not {given.shape}"
                )
            if given.dtype.kind not in "iu":
                raise RulesError(f"actions are whole numbers, not {given.dtype}")
            np.copyto(own.actions, given, casting="same_kind" if given.dtype.kind == "i" else "unsafe")
        wrong = first_illegal(self._legal, own.actions)
        if wrong != FINE:
            raise IllegalAction(self.view(wrong), int(own.actions[wrong]), wrong)
        self._workers.run(Mode.STEP)
        return self._step

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every environment, in an array that `step` takes without copying."""
        if not self._dealt:
            raise RulesError("reset comes before the first action")
        self._workers.finish()
        self._workers.run(Mode.SAMPLE)
        return self._results.actions

    def view(self, index: int, seat: int | None = None) -> View:
        """What a seat of one environment may know; without a seat, the one that must act."""
        out = new_states()
        who = int(self._results.seats[index]) if seat is None else seat
        engine.view(self._state(index), who, out)
        return View(out, self.rules, None if who == NOBODY else who)

    def deal(self, index: int) -> tuple[bytes, int]:
        """The key and the dealer of the round in play: `Round(rules, players, key=key, dealer=dealer)` deals it."""
        state = self._state(index)
        return read_key(state), int(state["dealer"][0])

    def _state(self, index: int) -> States:
        """The state of one environment."""
        at = range(self.num_envs)[index]
        for part in self._workers.parts:
            if at < part.size:
                break
            at -= part.size
        return part.states[at : at + 1]

    def close(self) -> None:
        """End the threads."""
        self._workers.close()


def _array(actions: ArrayLike) -> NDArray[Any]:
    try:
        return np.asarray(actions)
    except ValueError:
        raise RulesError("actions are whole numbers, one for each environment") from None


def _threads_for(arrays: EnvArrays, threads: int) -> WorkerThreads | SliceThreads:
    """The threads that step these environments, in the way in which the rules run."""
    if WAY is not Way.WASM:
        return WorkerThreads(arrays, threads)
    from penultima.envs.slices import SliceThreads  # noqa: PLC0415 (it needs the engine file)

    return SliceThreads(arrays, threads)


def _thread_count(num_envs: int, threads: int | None) -> int:
    """How many threads step the environments."""
    if threads is not None:
        if threads < 1:
            raise RulesError(f"there is at least one thread, not {threads}")
        return 1 if INTERPRETED else min(threads, num_envs)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return 1 if INTERPRETED else min(cores, max(1, num_envs // WORTH_A_THREAD))
