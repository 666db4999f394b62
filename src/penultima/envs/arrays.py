"""The arrays behind every environment: the state of each, its episode, and what a step writes about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots.kernel.skill import Skills
from penultima.bots.registry import REGISTRY
from penultima.bots.skills import skill
from penultima.envs.kernel.modes import Mode, Reward
from penultima.envs.kernel.stepping import LATE, step_all
from penultima.envs.kernel.work_sharing import ALONE, CALLER, new_schedule
from penultima.errors import RulesError
from penultima.game.codec import write_rules
from penultima.observations.kernel.actions import ACTIONS, MASK_ROW
from penultima.observations.kernel.encoding import CELLS
from penultima.observations.kernel.layout import EPISODE, EPISODE_CONFIG, EpisodeConfigs, Episodes, Int64s
from penultima.rules.events import new_event_log
from penultima.rules.record import EventLogs
from penultima.rules.state import NOBODY, copy_states, new_states

_step_all: Callable[..., int] = step_all
RECORDS = ("states", "episodes", "generators")
"""What is kept of an environment from step to step, a row for each."""
RESULTS = ("actions", "legal", "observations", "mask_rows", "rewards", "done", "truncated", "seats")
"""What a step takes or writes, a row for each environment."""
COMMON = ("configs", "skills", "log")
"""What all environments have in common."""
LIMIT = 10_000
"""Decisions after which a round is given up; random play ends earlier, but nothing forces players to."""


def read_rules(rules: Rules | str, players: int) -> Rules:
    """The rules, refused if they are not for so many players."""
    read = Rules.parse(rules) if isinstance(rules, str) else rules
    read.check_players(players)
    return read


def read_reward(reward: str) -> Reward:
    """A kind of reward by its name."""
    for known in Reward:
        if known.name.lower() == reward:
            return known
    raise RulesError(f"reward may be {', '.join(known.name.lower() for known in Reward)}, not {reward!r}")


def is_compiled(name: str) -> bool:
    """Is it a bot that plays in compiled rounds, and needs no search?"""
    return name in REGISTRY and REGISTRY[name].has_skill and not REGISTRY[name].searches


def read_opponents(names: str | Sequence[str] | None, players: int, seed: int) -> Skills | None:
    """The skills of the bots around a learner, from its left on; a single name is for all of them."""
    if names is None:
        return None
    listed = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(listed) != players - 1:
        raise RulesError(f"{players} players are a learner and {players - 1} opponents, not {len(listed)}")
    quick = [name for name in REGISTRY if is_compiled(name)]
    for name in listed:
        if name not in quick:
            raise RulesError(f"{name!r} does not play in compiled rounds; {', '.join(quick)} do")
    return Skills(np.concatenate([skill(name, f"{seed} {k}") for k, name in enumerate(listed)]))


class EnvArrays:
    """All arrays of `size` environments with the same rules."""

    def __init__(
        self,
        size: int,
        players: int,
        rules: Rules,
        *,
        reward: str = "win",
        match: bool = False,
        limit: int = LIMIT,
        auto_reset: bool = True,
        listening: bool = False,
    ) -> None:
        """`auto_reset`: the next episode begins in the step that ends one. `listening`: events are written to `log`,
        which then has a row for each environment."""
        self.size, self.players, self.rules = size, players, rules
        self.states = new_states(size)
        write_rules(rules, self.states[:1])
        self.states["rules"] = self.states["rules"][0]
        self.states["players"] = players
        self.configs = EpisodeConfigs(np.zeros(1, EPISODE_CONFIG))
        given = {"players": players, "reward": read_reward(reward), "match": match, "limit": limit}
        for name, value in (given | {"auto_reset": auto_reset}).items():
            self.configs[name] = value
        for name, setting in (("kind", "match"), ("target", "target"), ("next_dealer", "next_dealer")):
            self.configs[name] = rules[setting]
        self.episodes = Episodes(np.zeros(size, EPISODE))
        self.skills = skill("random")
        self.log = EventLogs(np.repeat(new_event_log(listening), size if listening else 1))
        self.actions = np.zeros(size, np.int64)
        self.legal = np.zeros((size, 2), np.uint64)
        """The legal actions, one bit each."""
        self.generators = np.zeros(size, np.uint64)
        """States of the random generators that sample actions."""
        self.observations = np.zeros((size, CELLS), np.int8)
        self.mask_rows = np.zeros((size, MASK_ROW), np.int8)
        """Masks, each in a row that is a little longer than there are actions."""
        self.mask: NDArray[np.bool_] = self.mask_rows.view(np.bool_)[:, :ACTIONS]
        self.rewards = np.zeros((size, players), np.float32)
        self.done, self.truncated = np.zeros(size, np.int8), np.zeros(size, np.int8)
        self.seats = np.zeros(size, np.int64)

    def __getstate__(self) -> dict[str, object]:
        """Without what is a view of another array: copied, it would be an array of its own."""
        return {name: value for name, value in self.__dict__.items() if name != "mask"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self.mask = self.mask_rows.view(np.bool_)[:, :ACTIONS]

    def copy(self) -> EnvArrays:
        """A copy in arrays of its own."""
        twin = object.__new__(EnvArrays)
        twin.__dict__.update(self.__dict__)
        twin.states, twin.log = copy_states(self.states), EventLogs(self.log.copy())
        twin.episodes, twin.actions = Episodes(self.episodes.copy()), self.actions.copy()
        twin.observations, twin.mask_rows = self.observations.copy(), self.mask_rows.copy()
        twin.mask = twin.mask_rows.view(np.bool_)[:, :ACTIONS]
        twin.rewards, twin.seats = self.rewards.copy(), self.seats.copy()
        twin.legal, twin.generators = self.legal.copy(), self.generators.copy()
        twin.done, twin.truncated = self.done.copy(), self.truncated.copy()
        return twin

    def part(self, rows: slice) -> EnvArrays:
        """Some of the environments, in the same memory."""
        part = object.__new__(EnvArrays)
        part.__dict__.update(self.__dict__)
        for name in (*RECORDS, *RESULTS):
            setattr(part, name, getattr(self, name)[rows])
        part.size = len(part.states)
        part.mask = self.mask[rows]
        if len(self.log) > 1:
            part.log = EventLogs(self.log[rows])
        return part

    def move(self, names: Iterable[str], arrays: Iterable[NDArray[Any]]) -> None:
        """Use other arrays from now on, which hold the same."""
        self.__dict__.update(zip(names, arrays, strict=True))
        self.mask = self.mask_rows.view(np.bool_)[:, :ACTIONS]

    def begin(self, key_bytes: bytes, first: int = 0) -> None:
        """Begin new sequences of episodes, numbered from `first`: key and number decide all cards."""
        key = np.frombuffer(key_bytes, "<u4")
        self.states["key"] = key
        self.episodes[:] = np.zeros(1, EPISODE)
        self.episodes["number"] = np.arange(first, first + self.size)
        self.episodes["learner"] = NOBODY
        numbers = np.arange(first, first + self.size, dtype=np.uint64)
        self.generators[:] = numbers << np.uint64(32) ^ np.uint64(key[0])

    def arguments(self, member: int = ALONE, schedule: Int64s | None = None) -> tuple[Any, ...]:
        """The arguments of the kernel for a member of a group of threads, or for a caller alone; made once."""
        return (
            self.states,
            self.episodes,
            self.configs,
            self.skills,
            self.log if member <= CALLER or len(self.log) > 1 else new_event_log(False),
            self.generators,
            self.actions,
            self.legal.reshape(-1),
            self.observations.reshape(-1),
            self.mask_rows.reshape(-1).view(np.uint64),
            self.rewards.reshape(-1),
            self.done,
            self.truncated,
            self.seats,
            new_schedule(self.size) if schedule is None else schedule,
            member,
        )


def run_kernel(arguments: tuple[Any, ...], mode: int = Mode.STEP) -> bool:
    """Call the kernel once. Is everything done? With worker threads `mode` is ignored: the job has its own."""
    # A plain number: for an enum the dispatcher would make a type at every call.
    return _step_all(*arguments, int(mode)) != LATE
