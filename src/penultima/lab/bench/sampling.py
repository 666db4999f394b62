"""Rates per CPU second on one pinned core, measured in turns so that a slow moment hits everybody alike."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from statistics import median
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots.arena import play_rounds
from penultima.bots.kernel.rounds import RoundFact
from penultima.bots.skills import skill
from penultima.game import Round
from penultima.game.codec import key_from_seed, write_key, write_rules
from penultima.lab.engines import cores_here
from penultima.rules import batch
from penultima.rules.batch import BatchPolicy
from penultima.rules.record import States
from penultima.rules.state import new_states

TURNS = 5
GAME_API = "game_api"
"""The name of what `play_in_python` measures."""


class Rate(NamedTuple):
    """So many rounds, and so many moves, a second."""

    rounds: float
    moves: float


Sampler = Callable[[float], Rate]
"""Measures for about so many seconds."""


@contextmanager
def pinned() -> Iterator[None]:
    """Stay on one core, where the system can do that; what is started meanwhile stays there too."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = cores_here()
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def in_turns(samplers: Mapping[str, Sampler], seconds: float) -> dict[str, Rate]:
    """The median rates of all samplers, each measured for so many seconds in a few turns."""
    rates: dict[str, list[Rate]] = {name: [] for name in samplers}
    for _ in range(TURNS):
        for name, sampler in samplers.items():
            rates[name].append(sampler(seconds / TURNS))
    return {name: Rate(*(median(column) for column in zip(*got, strict=True))) for name, got in rates.items()}


def new_round(rules: str, players: int) -> States:
    """A round that waits for its deal: the last seat deals, so that seat 0 begins."""
    states = new_states()
    write_rules(Rules.parse(rules), states)
    states["players"] = players
    states["dealer"] = players - 1
    write_key(key_from_seed(0), states)
    return states


class RoundSampler:
    """Measures compiled rounds; always new ones, in the same order in every run."""

    def __init__(self, rules: str, players: int, policy: BatchPolicy) -> None:
        self.states = new_round(rules, players)
        self.policy = policy
        self.size = 64
        """Rounds in a piece."""
        self.piece()
        self.fit(0.05)

    def piece(self, cores: int = 1) -> NDArray[np.int32]:
        """The number of moves in each round of the next piece."""
        self.states["key"][0, 0] += 1
        return batch.rounds(self.states, self.size, self.policy, cores)[0]

    def fit(self, seconds: float) -> None:
        """Make a piece last so many seconds, or up to twice that, on one core."""
        while True:
            start = time.process_time()
            self.piece()
            if time.process_time() - start > seconds:
                return
            self.size *= 2

    def __call__(self, seconds: float) -> Rate:
        """The rate on one core."""
        rounds = moves = 0
        start = now = time.process_time()
        while now - start < seconds:
            played = self.piece()
            rounds += played.size
            moves += int(played.sum())
            now = time.process_time()
        return Rate(rounds / (now - start), moves / (now - start))


class CarefulRoundSampler(RoundSampler):
    """Measures rounds of the full rules between careful bots, as the lab plays them."""

    def __init__(self, rules: str, players: int) -> None:
        self.next = 0
        self.rules = Rules.parse(rules)
        self.skills = [skill("careful", seat) for seat in range(players)]
        super().__init__(rules, players, BatchPolicy.PLAYABLE)

    def piece(self, cores: int = 1) -> NDArray[np.int32]:
        """The number of moves in each round of the next piece, on one core."""
        facts = play_rounds(self.rules, self.skills, 1, self.next, self.size)
        self.next += self.size
        return facts[:, RoundFact.MOVES]


def play_in_python(seconds: float) -> Rate:
    """Play rounds through `Round`, with the legal moves before and the events after every move."""
    chance = random.Random(0)
    rounds = moves = 0
    start = now = time.process_time()
    while now - start < seconds:
        round = Round("classic/en", 4, key=chance.randbytes(32))
        while not round.over:
            round.play(chance.choice(round.legal_moves()))
        rounds += 1
        moves += len(round.moves)
        now = time.process_time()
    return Rate(rounds / (now - start), moves / (now - start))
