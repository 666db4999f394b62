"""Thousands of games in one array, stepped in compiled code on all cores."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from penultima.booklets import Rules
from penultima.envs.crew import Crew
from penultima.envs.games import LIMIT, Games, read_opponents, read_rules
from penultima.envs.kernel.modes import Mode
from penultima.envs.refusing import IllegalAction
from penultima.errors import RulesError
from penultima.game.codec import read_key
from penultima.game.view import View
from penultima.rules import engine
from penultima.rules.record import INTERPRETED, warm_up
from penultima.rules.state import NOBODY, new_table
from penultima.sights.kernel.actions import ACTIONS
from penultima.sights.kernel.encoding import CELLS
from penultima.sights.kernel.seeing import FINE, first_illegal

WORTH_A_THREAD = 256
"""Games below which another thread costs more than it saves."""


class Step(NamedTuple):
    """What a step wrote. The arrays are the environment's own and are written again by the next step."""

    obs: NDArray[np.int8]
    """(games, 299) what the seat that must act sees."""
    reward: NDArray[np.float32]
    """(games, players) what the step was worth to each seat."""
    done: NDArray[np.bool_]
    """(games,) the episode ended with this step; what is shown is the next one's beginning."""
    mask: NDArray[np.bool_]
    """(games, 86) what the seat may do."""
    seat: NDArray[np.int64]
    """(games,) who must act."""


class VectorEnv:
    """So many games at once; a finished episode is followed by the next one in the same step.

    Without opponents every seat's decisions come from outside (self-play). With them only the learner's do: he sits at
    seat `learner`, by default at seat g % players in game g, and compiled bots play the others.
    """

    def __init__(
        self,
        games: int,
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
    ) -> None:
        if games < 1:
            raise RulesError(f"there is at least one game, not {games}")
        if limit < 1:
            raise RulesError(f"a round has at least one decision, not {limit}")
        self.rules = read_rules(rules, players)
        self.games, self.players = games, players
        self.seed = seed
        self._skills = read_opponents(opponents, players, 0 if seed is None else seed)
        if learner is not None and (self._skills is None or not 0 <= learner < players):
            raise RulesError(f"the learner sits at seat 0 to {players - 1} and has opponents")
        self._learner = learner
        self._all = Games(games, players, self.rules, reward=reward, match=match, limit=limit)
        if self._skills is not None:
            self._all.skills = self._skills
        self.threads = _crew_size(games, threads)
        self._crew = Crew(self._all, self.threads)
        own = self._all
        self.truncated: NDArray[np.bool_] = own.cut.view(np.bool_)
        """(games,) the episode was given up with this step: its round took `limit` decisions."""
        self._step = Step(own.cells, own.rewards, own.done.view(np.bool_), own.mask, own.seats)
        self._dealt = False

    observation_size = CELLS
    actions = ACTIONS

    @property
    def scores(self) -> NDArray[np.int64]:
        """(games, players) the score of each match before the round being played."""
        scores: NDArray[np.int64] = self._all.seating["scores"][:, : self.players]
        return scores

    @property
    def stages(self) -> NDArray[np.int64]:
        """(games,) why the seat is asked: it owes UNO (0), may catch (1), may jump in (2), or the rules ask it (3)."""
        stages: NDArray[np.int64] = self._all.seating["stage"]
        return stages

    def reset(self, seed: int | None = None) -> Step:
        """Deal in every game: from a seed, anew; without one, the next episode."""
        self._crew.settle()
        if seed is not None or not self._dealt:
            self._sit_down(self.seed if seed is None else seed)
        self._crew.do(Mode.RESET)
        self._dealt = True
        return self._step

    def _sit_down(self, seed: int | None) -> None:
        self._all.sit_down(seed)
        if self._skills is not None:
            seats = np.arange(self.games) % self.players
            self._all.seating["learner"] = seats if self._learner is None else self._learner

    def step(self, actions: ArrayLike) -> Step:
        """Take one action in every game. If any is illegal, IllegalAction says which, and nothing has changed."""
        if not self._dealt:
            raise RulesError("reset comes before the first step")
        self._crew.settle()
        own = self._all
        if actions is not own.actions:
            given = _array(actions)
            if given.shape != own.actions.shape:
                raise RulesError(
                    f"an action for each of {self.games} games has shape ({self.games},), not {given.shape}"
                )
            if given.dtype.kind not in "iu":
                raise RulesError(f"actions are whole numbers, not {given.dtype}")
            np.copyto(own.actions, given, casting="same_kind" if given.dtype.kind == "i" else "unsafe")
        wrong = first_illegal(own.choices.reshape(-1), own.actions)
        if wrong != FINE:
            raise IllegalAction(self.view(wrong), int(own.actions[wrong]), wrong)
        self._crew.do(Mode.STEP)
        return self._step

    def sample_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely, into an array that `step` takes without copying."""
        if not self._dealt:
            raise RulesError("reset comes before the first action")
        self._crew.settle()
        self._crew.do(Mode.SAMPLE)
        return self._all.actions

    def view(self, game: int, seat: int | None = None) -> View:
        """What a seat of a game may know; without a seat, the one that must act."""
        warm_up(("view",))
        own, out = self._all, new_table()
        who = int(own.seats[game]) if seat is None else seat
        engine.view(own.tables[game : game + 1], who, out)
        return View(out, self.rules, None if who == NOBODY else who)

    def deal(self, game: int) -> tuple[bytes, int]:
        """The key and the dealer of the round being played: `Game(rules, players, key=key, dealer=dealer)` deals it."""
        table = self._all.tables[game : game + 1]
        return read_key(table), int(table["dealer"][0])

    def close(self) -> None:
        """Send the threads home."""
        self._crew.close()


def _array(actions: ArrayLike) -> NDArray[Any]:
    try:
        return np.asarray(actions)
    except ValueError:
        raise RulesError("actions are whole numbers, one for each game") from None


def _crew_size(games: int, threads: int | None) -> int:
    """How many threads step the games."""
    if threads is not None:
        if threads < 1:
            raise RulesError(f"there is at least one thread, not {threads}")
        return 1 if INTERPRETED else min(threads, games)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return 1 if INTERPRETED else min(cores, max(1, games // WORTH_A_THREAD))
