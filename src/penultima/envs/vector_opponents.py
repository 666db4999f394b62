"""Opponents of a learner in a vector environment that are more than compiled bots: networks, functions, pools of them.

They decide for many environments at once, from what their seats see. Compiled bots may sit among them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from penultima.bots.kernel.skill import Skills
from penultima.bots.registry import REGISTRY, check_bot
from penultima.bots.skills import skill
from penultima.envs.arrays import is_compiled
from penultima.errors import RulesError
from penultima.observations.versions import Encoding, version

Rows = NDArray[np.int8]
Masks = NDArray[np.bool_]
BatchPolicy = Callable[[Rows, Masks], ArrayLike]
"""Actions from the observations and masks of many environments, a row for each."""
Member = str | Path | BatchPolicy
"""A bot by its name, a file of weights, or a function."""


class OpponentPool:
    """Several opponents, of which one is drawn for every episode and seat: a league of earlier selves.

    A member is a bot's name (`careful`), a file of weights (`Path("weights.npz")`) or a function from observations and
    masks to actions. `weights` says how often each is drawn; without them all are drawn alike.
    """

    def __init__(self, members: Sequence[Member], weights: Sequence[float] | None = None) -> None:
        self.members = list(members)
        given = np.asarray([1.0] * len(self.members) if weights is None else weights, float)
        if not self.members:
            raise RulesError("a pool has at least one member")
        if given.shape != (len(self.members),) or not (np.isfinite(given).all() and (given >= 0).all() and given.sum()):
            raise RulesError("a pool has a weight for each member, none below zero and one above it")
        self.shares: NDArray[np.float64] = given.cumsum() / given.sum()


Opponent = Member | OpponentPool


class SkilledMember:
    """A compiled bot: the kernel decides for it."""

    def __init__(self, name: str, players: int, seed: str) -> None:
        self.skills = Skills(np.repeat(skill(name, seed), players))


class PolicyMember:
    """A function, with the version of the observations that it is shown, whatever the learner sees."""

    def __init__(self, policy: BatchPolicy, encoding: Encoding) -> None:
        self.policy, self.encoding = policy, encoding

    def actions(self, seen: Rows, mask: Masks) -> NDArray[np.int64]:
        """Its actions, refused if one of them is forbidden."""
        chosen = np.asarray(self.policy(seen, mask))
        if chosen.shape != (len(seen),) or chosen.dtype.kind not in "iu":
            raise RulesError(
                f"an opponent chose {chosen.dtype} {chosen.shape}, not a whole number for each of {len(seen)}"
            )
        wide = chosen.astype(np.int64)
        inside = (wide >= 0) & (wide < mask.shape[1])
        if not inside.all() or not mask[np.arange(len(wide)), wide].all():
            raise RulesError("an opponent chose an action that its mask forbids")
        return wide


def _member(given: Member, players: int, seed: str, encoding: Encoding) -> SkilledMember | PolicyMember:
    if isinstance(given, Path) or (isinstance(given, str) and given.endswith(".npz")):
        from penultima.bots.network import load_network  # noqa: PLC0415 (few tables have one)

        network = load_network(Path(given))
        return PolicyMember(network.actions, version(network.version))
    if not isinstance(given, str):
        if not callable(given):
            raise RulesError(f"an opponent is a bot's name, a file of weights, a function or a pool, not {given!r}")
        return PolicyMember(given, encoding)
    if given == "trained":
        from penultima.bots.network import trained_network  # noqa: PLC0415 (few tables have one)

        trained = trained_network()
        return PolicyMember(trained.actions, version(trained.version))
    check_bot(given)
    if not is_compiled(given):
        there = ", ".join(name for name in REGISTRY if is_compiled(name))
        raise RulesError(f"{given!r} does not play in many rounds at once; {there} and trained do, and functions")
    return SkilledMember(given, players, seed)


class VectorOpponents:
    """Who sits around the learner in each of many environments."""

    def __init__(
        self, given: Opponent | Sequence[Opponent], num_envs: int, players: int, seed: int, encoding: Encoding
    ) -> None:
        listed: list[Any] = list(given) if isinstance(given, list | tuple) else [given] * (players - 1)
        if len(listed) != players - 1:
            raise RulesError(f"{players} players are a learner and {players - 1} opponents, not {len(listed)}")
        self.members: list[SkilledMember | PolicyMember] = []
        self._choices: list[tuple[int, NDArray[np.float64]]] = []
        known: dict[int, int] = {}
        for place, one in enumerate(listed):
            pool = one if isinstance(one, OpponentPool) else OpponentPool([one])
            if id(pool) not in known:
                known[id(pool)] = len(self.members)
                made = [
                    _member(member, players, f"{seed} {place} {number}", encoding)
                    for number, member in enumerate(pool.members)
                ]
                self.members += made
            self._choices.append((known[id(pool)], pool.shares))
        self._pools = listed  # so that no other object gets the number of one of them
        self._seed = seed
        self.who = np.zeros((num_envs, players - 1), np.int64)
        """(num_envs, players - 1) the member at each seat, from the learner's left on."""

    def draw(self, rows: NDArray[np.int64], deals: NDArray[np.int64]) -> None:
        """Draw opponents for episodes that begin: seed, number of the environment and number of the deal decide."""
        for place, (first, shares) in enumerate(self._choices):
            chance = _uniform(np.uint64(self._seed % 2**64), place, rows, deals)
            self.who[rows, place] = first + np.searchsorted(shares, chance, side="right").clip(0, len(shares) - 1)


def _uniform(seed: np.uint64, place: int, rows: NDArray[np.int64], deals: NDArray[np.int64]) -> NDArray[np.float64]:
    """A number from 0 to 1 for each row, mixed from all that is given (splitmix64)."""
    with np.errstate(over="ignore"):
        word = np.full(len(rows), seed, np.uint64)
        for part in (np.full(len(rows), place), rows, deals):
            word = (word ^ part.astype(np.uint64)) + np.uint64(0x9E3779B97F4A7C15)
            word = (word ^ word >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
            word = (word ^ word >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
            word ^= word >> np.uint64(31)
    return (word >> np.uint64(11)).astype(np.float64) / 2**53
