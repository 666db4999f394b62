"""The arrays behind every environment: so many games, what is kept of them, and what is written about them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots.minds.skill import Policy, Skills
from penultima.bots.skills import NAMED, skill
from penultima.envs.kernel.modes import Mode, Reward
from penultima.envs.kernel.sharing import ALONE, CALLER, new_crew
from penultima.envs.kernel.stepping import LATE, step_games
from penultima.errors import RulesError
from penultima.game.codec import key_from_seed, write_rules
from penultima.rules.events import new_log
from penultima.rules.record import warm_up
from penultima.rules.state import NOBODY, new_table, same_table
from penultima.sights.kernel.actions import ACTIONS, MASK_ROW
from penultima.sights.kernel.encoding import CELLS
from penultima.sights.kernel.layout import SEATING, SETUP, Seatings, Setups, Wide

ENTRIES = ("step_games", "observe_game", "first_illegal", "call_crew", "may_sleep")
"""What environments need compiled."""
LIMIT = 10_000
"""Decisions after which a round is given up; random play ends earlier, but nothing forces players to."""


def read_rules(rules: Rules | str, players: int) -> Rules:
    """The rules, refused if they are not for so many players."""
    read = Rules.parse(rules) if isinstance(rules, str) else rules
    read.check_players(players)
    return read


def read_reward(reward: str) -> Reward:
    """What the end is worth, by name."""
    for known in Reward:
        if known.name.lower() == reward:
            return known
    raise RulesError(f"reward may be {', '.join(known.name.lower() for known in Reward)}, not {reward!r}")


def read_opponents(names: str | Sequence[str] | None, players: int, seed: int) -> Skills | None:
    """The bots around a learner, from its left on; a single name is for all of them."""
    if names is None:
        return None
    listed = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(listed) != players - 1:
        raise RulesError(f"{players} players are a learner and {players - 1} opponents, not {len(listed)}")
    quick = [name for name, traits in NAMED.items() if traits["policy"] != Policy.SEARCH]
    for name in listed:
        if name not in quick:
            raise RulesError(f"{name!r} does not play in compiled games; {', '.join(quick)} do")
    return Skills(np.concatenate([skill(name, f"{seed} {k}") for k, name in enumerate(listed)]))


class Games:
    """All arrays of `size` games with the same rules."""

    def __init__(
        self,
        size: int,
        players: int,
        rules: Rules,
        *,
        reward: str = "win",
        match: bool = False,
        limit: int = LIMIT,
        onward: bool = True,
        listening: bool = False,
    ) -> None:
        warm_up(ENTRIES)
        self.size, self.players, self.rules = size, players, rules
        self.tables = new_table(size)
        write_rules(rules, self.tables[:1])
        self.tables["rules"] = self.tables["rules"][0]
        self.tables["players"] = players
        self.setup = Setups(np.zeros(1, SETUP))
        facts = {"players": players, "reward": read_reward(reward), "match": match, "limit": limit, "onward": onward}
        for name, value in facts.items():
            self.setup[name] = value
        for name, setting in (("kind", "match"), ("target", "target"), ("next_dealer", "next_dealer")):
            self.setup[name] = rules[setting]
        self.seating = Seatings(np.zeros(size, SEATING))
        self.skills = skill("random")
        self.log = new_log(listening)
        self.actions = np.zeros(size, np.int64)
        self.choices, self.dice = np.zeros((size, 2), np.uint64), np.zeros(size, np.uint64)
        self.cells = np.zeros((size, CELLS), np.int8)
        self.bits = np.zeros((size, MASK_ROW), np.int8)
        self.mask: NDArray[np.bool_] = self.bits.view(np.bool_)[:, :ACTIONS]
        self.rewards = np.zeros((size, players), np.float32)
        self.done, self.cut = np.zeros(size, np.int8), np.zeros(size, np.int8)
        self.seats = np.zeros(size, np.int64)

    def __getstate__(self) -> dict[str, object]:
        """Without what is a view of another array: copied, it would be an array of its own."""
        return {name: value for name, value in self.__dict__.items() if name != "mask"}

    def __setstate__(self, state: dict[str, object]) -> None:
        warm_up(ENTRIES)
        self.__dict__.update(state)
        self.mask = self.bits.view(np.bool_)[:, :ACTIONS]

    def copy(self) -> Games:
        """The same games again, in arrays of their own."""
        twin = object.__new__(Games)
        twin.__dict__.update(self.__dict__)
        twin.tables, twin.log = same_table(self.tables), new_log(bool(self.log["listening"][0]))
        twin.seating, twin.actions = Seatings(self.seating.copy()), self.actions.copy()
        twin.cells, twin.bits = self.cells.copy(), self.bits.copy()
        twin.mask = twin.bits.view(np.bool_)[:, :ACTIONS]
        twin.rewards, twin.seats = self.rewards.copy(), self.seats.copy()
        twin.choices, twin.dice = self.choices.copy(), self.dice.copy()
        twin.done, twin.cut = self.done.copy(), self.cut.copy()
        return twin

    def sit_down(self, seed: int | None, first: int = 0) -> None:
        """Begin a new sequence of games: seed and number say how the cards will lie."""
        key = np.frombuffer(key_from_seed(seed), "<u4")
        self.tables["key"] = key
        self.seating[:] = np.zeros(1, SEATING)
        self.seating["game"] = np.arange(first, first + self.size)
        self.seating["learner"] = NOBODY
        numbers = np.arange(first, first + self.size, dtype=np.uint64)
        self.dice[:] = numbers << np.uint64(32) ^ np.uint64(key[0])

    def arguments(self, who: int = ALONE, crew: Wide | None = None) -> tuple[object, ...]:
        """What the kernel is given for all games by a member of a crew, or by somebody alone; made once."""
        return (
            self.tables,
            self.seating,
            self.setup,
            self.skills,
            self.log if who <= CALLER else new_log(False),
            self.dice,
            self.actions,
            self.choices.reshape(-1),
            self.cells.reshape(-1),
            self.bits.reshape(-1).view(np.uint64),
            self.rewards.reshape(-1),
            self.done,
            self.cut,
            self.seats,
            new_crew(self.size) if crew is None else crew,
            who,
        )


def work(arguments: tuple[object, ...], mode: int = Mode.STEP) -> bool:
    """One call of the kernel; is everything done that was to be done? A crew was told its mode by the call."""
    # A plain number: for an enum the dispatcher would make a type at every call.
    return step_games(*arguments, int(mode)) != LATE
