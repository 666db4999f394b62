"""Thousands of environments in one array, stepped in compiled code on all cores."""

from __future__ import annotations

import copy
import os
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from penultima.booklets import Rules
from penultima.bots.kernel.skill import Skills
from penultima.bots.registry import check_bot
from penultima.bots.skills import skill
from penultima.envs.arrays import LIMIT, EnvArrays, is_compiled, read_opponents, read_rules
from penultima.envs.full_state import StateRows, full_states
from penultima.envs.illegal_action import IllegalAction
from penultima.envs.kernel.modes import Mode
from penultima.envs.step_finishing import StepFinisher
from penultima.envs.vector_opponents import Opponent, VectorOpponents
from penultima.envs.workers import WorkerThreads
from penultima.errors import RulesError
from penultima.game.codec import key_from_seed, read_key
from penultima.game.view import View
from penultima.observations.history import Histories, TokenMask, Tokens, check_length
from penultima.observations.kernel.actions import ACTIONS
from penultima.observations.kernel.entries import FINE, first_illegal
from penultima.observations.kernel.layout import Episodes
from penultima.observations.versions import V1, Encoding, RulesAndScores, version
from penultima.rules import engine
from penultima.rules.record import States
from penultima.rules.state import NOBODY, new_states
from penultima.runtime import INTERPRETED, WAY, Way

if TYPE_CHECKING:
    from gymnasium import spaces

    from penultima.envs.slices import SliceThreads

WORTH_A_THREAD = 256
"""Environments for each thread below which another one costs more than it saves."""


class Step(NamedTuple):
    """What a step wrote. The arrays are the environment's own and are written again by the next step, unless the
    environment was made with `copies=True`."""

    obs: NDArray[np.int8]
    """(num_envs, 299) what the seat that must act sees; of version v1 there are more cells."""
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
    sits at seat `learner`, by default at seat i % players in environment i. Opponents are bots by name, files of
    weights, functions on batches, or an `OpponentPool` of these; compiled bots are the fastest.

    `observation` is the version of what is seen (v0, v1), `history` how many tokens of the round's events are kept for
    each environment, `final` whether the last observation of an episode is kept in `final_obs`. With `copies` every
    step returns arrays of its own. `games` is an older name of `num_envs`.
    """

    def __init__(
        self,
        num_envs: int | None = None,
        players: int = 4,
        rules: Rules | str = "classic/en",
        *,
        seed: int | None = None,
        opponents: Opponent | Sequence[Opponent] | None = None,
        learner: int | None = None,
        reward: str = "win",
        match: bool = False,
        limit: int = LIMIT,
        threads: int | None = None,
        observation: str = "v0",
        history: int = 0,
        final: bool = False,
        copies: bool = False,
        games: int | None = None,
    ) -> None:
        if (num_envs is None) == (games is None):
            raise RulesError("num_envs says how many environments there are")
        num_envs = num_envs or games or 0
        if num_envs < 1:
            raise RulesError(f"there is at least one environment, not {num_envs}")
        if limit < 1:
            raise RulesError(f"a round has at least one decision, not {limit}")
        check_length(history)
        self.rules = read_rules(rules, players)
        self.num_envs, self.players = num_envs, players
        self.seed, self.copies = seed, copies
        self.encoding: Encoding = version(observation)
        """The version of the observations: their fields, where each lies, and how many cells there are."""
        self._skills, self._opponents = self._seated(opponents, 0 if seed is None else seed)
        if learner is not None and (opponents is None or not 0 <= learner < players):
            raise RulesError(f"the learner sits at seat 0 to {players - 1} and has opponents")
        self._learner = learner
        self.threads = _thread_count(num_envs, threads)
        self._final = final
        self._rules_and_scores = RulesAndScores(self.rules, players, match)
        self._extension = self._rules_and_scores if self.encoding is V1 else None
        self._histories = Histories(num_envs, history, players) if history else None
        in_kernel = self._opponents is None and not final
        arrays = EnvArrays(
            num_envs, players, self.rules, reward=reward, match=match, limit=limit, auto_reset=in_kernel,
            listening=history > 0,
        )  # fmt: skip
        own = skill("random")  # the place of whoever `bot_actions` asks
        around = Skills(np.repeat(own, players - 1)) if self._skills is None else self._skills
        arrays.skills = Skills(np.concatenate([around, own]))
        self._use(arrays)
        self._dealt = self._broken = False

    def _seated(
        self, given: Opponent | Sequence[Opponent] | None, seed: int
    ) -> tuple[Skills | None, VectorOpponents | None]:
        """Compiled bots alone are left to the kernel, as skills."""
        if given is None:
            return None, None
        listed: list[Any] = list(given) if isinstance(given, list | tuple) else [given]
        names = [one for one in listed if isinstance(one, str) and is_compiled(one)]
        if len(names) == len(listed):
            return read_opponents(given if isinstance(given, str) else names, self.players, seed), None
        return None, VectorOpponents(given, self.num_envs, self.players, seed, self.encoding)

    def _use(self, arrays: EnvArrays) -> None:
        self._workers = _threads_for(arrays, self.threads)
        arrays = self._results = self._workers.results
        self._legal = arrays.legal.reshape(-1)
        self.truncated: NDArray[np.bool_] = arrays.truncated.view(np.bool_)
        """(num_envs,) the episode was given up with this step: its round took `limit` decisions."""
        obs = arrays.observations
        if self._extension is not None:
            obs = np.zeros((self.num_envs, self.encoding.cells), np.int8)
        self._step = Step(obs, arrays.rewards, arrays.done.view(np.bool_), arrays.mask, arrays.seats)
        self._finisher: StepFinisher | None = None
        if self._final or self._opponents is not None:
            self._finisher = StepFinisher(
                self._workers,
                run=self._run,
                seen=self._seen_by_actors,
                learners=self._learners(),
                opponents=self._opponents,
                extension=self._extension,
            )

    def _learners(self) -> NDArray[np.int64] | None:
        """(num_envs,) the learner's seat in each environment, if there are opponents."""
        if self._skills is None and self._opponents is None:
            return None
        everywhere = np.arange(self.num_envs) % self.players
        return everywhere if self._learner is None else np.full(self.num_envs, self._learner)

    def __copy__(self) -> VectorEnv:
        """A copy plays on for itself, with threads of its own."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, object]:
        """Without threads, and without what is a view of other arrays."""
        self._workers.finish()
        made_anew = ("_workers", "_results", "_legal", "_step", "truncated", "_finisher")
        state = {name: value for name, value in self.__dict__.items() if name not in made_anew}
        kept = None if self._finisher is None else (self._finisher.final, self._finisher.decided)
        return state | {"_arrays": self._arrays, "_kept": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        arrays, kept = state.pop("_arrays"), state.pop("_kept")
        self.__dict__.update(state)
        self._use(arrays)
        if self._finisher is not None:
            self._finisher.final, self._finisher.decided = kept
        if self._dealt:
            self._write_step()

    @property
    def _arrays(self) -> EnvArrays:
        """All arrays; records may have to be gathered from several threads, results are there after every step."""
        return self._workers.gather()

    actions = ACTIONS

    @property
    def observation_size(self) -> int:
        """How many cells an observation has."""
        return self.encoding.cells

    @property
    def single_observation_space(self) -> spaces.Box:
        """The space of one environment's observations; needs Gymnasium."""
        space: spaces.Box = _gymnasium_spaces().cells_space(self.encoding)
        return space

    @property
    def single_action_space(self) -> spaces.Discrete:
        """The space of one environment's actions; needs Gymnasium."""
        space: spaces.Discrete = _gymnasium_spaces().action_space()
        return space

    @property
    def observation_space(self) -> spaces.Space[Any]:
        """The space of all observations of a step; needs Gymnasium."""
        space: spaces.Space[Any] = _gymnasium_spaces().batch_space(self.single_observation_space, self.num_envs)
        return space

    @property
    def action_space(self) -> spaces.Space[Any]:
        """The space of all actions of a step; needs Gymnasium."""
        space: spaces.Space[Any] = _gymnasium_spaces().batch_space(self.single_action_space, self.num_envs)
        return space

    @property
    def scores(self) -> NDArray[np.int64]:
        """(num_envs, players) the score of each match before the round being played, in an array of its own."""
        return np.concatenate([part.episodes["scores"][:, : self.players] for part in self._workers.parts])

    @property
    def stages(self) -> NDArray[np.int64]:
        """(num_envs,) why the seat is asked: it owes UNO (0), may catch (1), may jump in (2), the rules ask it (3)."""
        stages: NDArray[np.int64] = self._arrays.episodes["stage"]
        return stages

    @property
    def now(self) -> Step:
        """What the last step, or the deal, has shown."""
        self._check_dealt("step")
        return self._step

    @property
    def final_obs(self) -> NDArray[np.int8]:
        """(num_envs, cells) where `done`: what the learner saw last, in self-play the seat that decided last."""
        if self._finisher is None or not self._final:
            raise RulesError("last observations are kept by VectorEnv(final=True)")
        return self._finisher.final

    def state(self) -> StateRows:
        """(num_envs, cells) the full state of each environment, all cards included: `STATE_SLICES` says where.

        For critics that see more than the players while they learn; no observation has it.
        """
        self._check_dealt("state")
        return np.concatenate([full_states(part.states, part.episodes, self.rules) for part in self._workers.parts])

    def history(self) -> tuple[Tokens, TokenMask]:
        """(num_envs, history, 8) what each seat that must act was told of its round, and which tokens there are."""
        self._check_dealt("history")
        if self._histories is None:
            raise RulesError("events are kept by VectorEnv(history=…), a number of tokens")
        return self._histories.seen(np.arange(self.num_envs), self._results.seats)

    @property
    def history_tokens(self) -> int:
        """How many tokens of a history are kept; 0: none is."""
        return 0 if self._histories is None else self._histories.tokens

    @property
    def history_complete(self) -> NDArray[np.bool_]:
        """(num_envs,) does the history still tell everything since the deal?"""
        if self._histories is None:
            return np.zeros(self.num_envs, np.bool_)
        return self._histories.complete

    def reset(self, seed: int | None = None) -> Step:
        """Deal in every environment: with a seed, its first episode; without one, the next episode."""
        self._workers.finish()
        if seed is not None or not self._dealt:
            self._begin(self.seed if seed is None else seed)
        self._results.actions[:] = 0
        self._broken = self._finisher is not None
        self._run(Mode.RESET)
        if self._finisher is not None:
            self._finisher.begin()
        self._broken, self._dealt = False, True
        return self._write_step()

    def _begin(self, seed: int | None) -> None:
        key, first = key_from_seed(seed), 0
        learners = None if self._skills is None else self._learners()
        for part in self._workers.parts:
            part.begin(key, first)
            if learners is not None:
                part.episodes["learner"] = learners[first : first + part.size]
            first += part.size

    def _run(self, mode: Mode) -> None:
        """Call the kernel, and take in what it tells."""
        touched = None if self._histories is None else self._results.actions >= 0
        self._workers.run(mode)
        if self._histories is None or touched is None:
            return
        first = 0
        for part in self._workers.parts:
            rows = slice(first, first + part.size)
            self._histories.record(part.log, part.episodes["deals"], first, touched[rows])
            first += part.size

    def _write_step(self) -> Step:
        if self._extension is not None:
            own = self._results
            self._extension.extend(own.observations, own.seats, self.scores, self._step.obs)
        obs, reward, done, mask, seat = self._step
        return Step(obs.copy(), reward.copy(), done.copy(), mask.copy(), seat.copy()) if self.copies else self._step

    def _seen_by_actors(self, rows: NDArray[np.int64], encoding: Encoding) -> NDArray[np.int8]:
        """What the seats that must act see in some environments, in a version that need not be the learner's."""
        own = self._results
        if encoding is not V1:
            return own.observations[rows]
        seen = np.empty((len(rows), encoding.cells), np.int8)
        self._rules_and_scores.extend(own.observations[rows], own.seats[rows], self.scores[rows], seen)
        return seen

    def step(self, actions: ArrayLike) -> Step:
        """Take one action in every environment. If any is illegal, IllegalAction says which; nothing has changed."""
        self._check_dealt("step")
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
        if self._finisher is None:
            self._run(Mode.STEP)
        else:
            actors, self._broken = own.seats.copy(), True
            self._run(Mode.STEP)
            self._finisher.finish(actors)
            self._broken = False
        return self._write_step()

    def _check_dealt(self, what: str) -> None:
        if not self._dealt:
            raise RulesError(f"reset comes before the first {what}")
        if self._broken:
            raise RulesError("the last step was broken off while opponents played; reset deals anew")

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action for every environment, in an array that `step` takes without copying."""
        self._check_dealt("action")
        self._workers.finish()
        self._workers.run(Mode.SAMPLE)
        return self._results.actions

    def bot_actions(self, name: str = "careful", seed: int = 0) -> NDArray[np.int64]:
        """What a compiled bot would do in every environment, for whoever must act: a teacher, or a yardstick. In an
        array that `step` takes without copying."""
        self._check_dealt("action")
        if not is_compiled(name):
            check_bot(name)
            raise RulesError(f"{name!r} does not decide in compiled code")
        self._workers.finish()
        first = 0 if self._skills is None else self.players - 1
        for part in self._workers.parts:
            part.skills[first:] = skill(name, seed)
        self._results.actions[:] = 0
        self._workers.run(Mode.DECIDE)
        return self._results.actions

    def view(self, index: int, seat: int | None = None) -> View:
        """What a seat of one environment may know; without a seat, the one that must act.

        Its events are those that `history` keeps; without a history there are none.
        """
        out, at = new_states(), range(self.num_envs)[index]
        who = int(self._results.seats[at]) if seat is None else seat
        state, episode = self._records(at)
        engine.view(state, who, out)
        told = () if self._histories is None else self._histories.events(at)
        scores = tuple(episode["scores"][0, : self.players].tolist()) if self._plays_matches else None
        return View(out, self.rules, None if who == NOBODY else who, told, scores)

    @property
    def _plays_matches(self) -> bool:
        return bool(self._results.configs["match"][0])

    def deal(self, index: int) -> tuple[bytes, int]:
        """The key and the dealer of the round in play: `Round(rules, players, key=key, dealer=dealer)` deals it."""
        state, _ = self._records(range(self.num_envs)[index])
        return read_key(state), int(state["dealer"][0])

    def _records(self, at: int) -> tuple[States, Episodes]:
        """The state and the episode of one environment."""
        for part in self._workers.parts:
            if at < part.size:
                break
            at -= part.size
        return part.states[at : at + 1], Episodes(part.episodes[at : at + 1])

    def close(self) -> None:
        """End the threads."""
        self._workers.close()


def _gymnasium_spaces() -> ModuleType:
    try:
        return import_module("penultima.envs.spaces")
    except ModuleNotFoundError as missing:
        raise ImportError(f'spaces need {missing.name}: pip install "penultima[envs]"') from missing


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
