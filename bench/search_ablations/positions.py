"""Positions of real rounds in which a bot searched, what each legal move is worth there, and how good a search is by
that."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from bench.search_ablations.kernel.exchanging import OPTIONS, Option, decide_at_once, decide_positions
from bench.search_ablations.kernel.judging import judge_beliefs, judge_moves, take_positions
from penultima.booklets import Rules
from penultima.bots.kernel.memory import MEMORY, Memories
from penultima.bots.kernel.policies import Policy
from penultima.bots.kernel.rounds import FACTS, TALLIES
from penultima.bots.kernel.search import MOST_MOVES, SEARCH_STATE, SearchStates
from penultima.bots.kernel.skill import Skills
from penultima.bots.skills import skill
from penultima.bots.stakes import round_stakes
from penultima.game.codec import key_from_seed, write_key, write_rules
from penultima.rules.asking import new_cursors
from penultima.rules.events import new_event_log
from penultima.rules.record import EventLogs, States
from penultima.rules.state import new_states
from penultima.runtime import build_entries

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
ROOM = 60
"""Room for so many positions a round."""


@dataclass(frozen=True)
class Positions:
    """Positions of the same seat in many rounds."""

    states: States
    """With the true cards."""
    memories: Memories
    rounds: Whole
    """The number of each one's round."""
    moves: Whole
    """The legal moves of each, -1 where there are no more."""
    values: Numbers
    """What each of them is worth."""
    start: int
    """The number of the first round they come from."""
    played: int
    """How many rounds they come from."""

    def part(self, start: int, stop: int) -> Positions:
        """The positions of some of the rounds."""
        which = (self.rounds >= start) & (self.rounds < stop)
        states, memories = in_one_piece(self.states[which]), Memories(self.memories[which])
        rest = self.rounds[which], self.moves[which], self.values[which]
        return Positions(states, memories, *rest, start, stop - start)

    def worth(self, moves: Whole) -> Numbers:
        """What the chosen moves are worth."""
        found = (self.moves == moves[:, None]).argmax(1)
        return np.asarray(self.values[np.arange(len(moves)), found], np.float64)

    def by_round(self, numbers: Numbers) -> Numbers:
        """Sums of numbers over the positions of each round."""
        return np.asarray(np.bincount(self.rounds - self.start, numbers, self.played), np.float64)


def in_one_piece(states: States) -> States:
    """The same states in memory of their own."""
    made = new_states(len(states))
    made[:] = states
    return made


def table_for(rules: str, players: int, seed: int, count: int = 4) -> States:
    """States with the rules, players and key of a run."""
    states = new_states(count)
    write_rules(Rules.parse(rules), states)
    write_key(key_from_seed(seed), states)
    states["players"] = players
    return states


def take(rules: str, bots: list[str], seed: int, rounds: int, playouts: int) -> Positions:
    """The positions of the first bot, which must search, in so many rounds; each move judged by so many playouts."""
    players = len(bots)
    skills = Skills(np.concatenate([*(skill(bot) for bot in bots), skill("careful")]))
    searching = int((skills["policy"][:players] == Policy.SEARCH).sum())
    logs = EventLogs(np.concatenate([new_event_log(True), new_event_log(False)]))
    searches = SearchStates(np.zeros(1, SEARCH_STATE))
    facts = np.zeros(FACTS + TALLIES * players, np.int32)
    taken, kept = new_states(rounds * ROOM), Memories(np.zeros(rounds * ROOM, MEMORY))
    numbers = np.zeros(rounds * ROOM, np.int64)
    room = (table_for(rules, players, seed), new_cursors(), logs, skills, Memories(np.zeros(searching, MEMORY)))
    n = take_positions(*room, searches, round_stakes(), 0, rounds, facts, taken, kept, numbers)
    states, memories = in_one_piece(taken[:n]), Memories(kept[:n].copy())
    moves, values = np.full(n * MOST_MOVES, -1, np.int64), np.zeros(n * MOST_MOVES)
    quiet = new_event_log(False)
    judge_moves(states, new_states(3), skill("careful"), searches, round_stakes(), quiet, playouts, seed, moves, values)
    shape = n, MOST_MOVES
    return Positions(states, memories, numbers[:n], moves.reshape(shape), values.reshape(shape), 0, rounds)


@dataclass(frozen=True)
class Variant:
    """A search with parts exchanged."""

    name: str
    playouts: int
    cut: int = 0
    sees_hands: bool = False
    table: Whole | None = None
    """The learned value."""
    mine: Skills | None = None
    """How the searching seat goes on in playouts; as careful, if nothing is said."""
    others: Skills | None = None
    """How the others go on."""
    explains: Skills | None = None
    """By what the decisions of others are explained."""

    def choose(self, positions: Positions, seed: int = 0) -> tuple[Whole, Numbers, float]:
        """Its move in every position, what it believes to gain by it, and the CPU milliseconds that each took."""
        careful = skill("careful")
        skills = Skills(np.concatenate([one if one is not None else careful for one in self._skills()]))
        options = np.zeros(OPTIONS, np.int64)
        options[Option.PLAYOUTS], options[Option.CUT] = self.playouts, self.cut
        options[Option.SEES_HANDS] = int(self.sees_hands)
        table = self.table if self.table is not None else np.zeros(1, np.int64)
        n = len(positions.rounds)
        moves, claims = np.zeros(n, np.int64), np.zeros(n)
        searches = SearchStates(np.zeros(1, SEARCH_STATE))
        build_entries(["decide_positions"])  # compiling is not deciding
        begin = time.thread_time()
        room = (new_states(4), skills, searches, round_stakes(), options, table, new_event_log(False))
        decide_positions(positions.states, positions.memories, *room, seed, moves, claims)
        return moves, claims, (time.thread_time() - begin) * 1000 / max(n, 1)

    def with_playouts(self, playouts: int) -> Variant:
        """The same search with another number of playouts, which its name tells."""
        name = f"{self.name.partition(',')[0]}, {playouts} playouts"
        return replace(self, name=name, playouts=playouts)

    def _skills(self) -> list[Skills | None]:
        return [self.mine, self.others, self.explains, None]


def policy_moves(positions: Positions, policy: Skills) -> Whole:
    """What a player without a search would do in each position."""
    moves = np.zeros(len(positions.rounds), np.int64)
    decide_at_once(positions.states, policy, moves)
    return moves


def belief_scores(positions: Positions, explains: Skills, samples: int, infers: bool = True) -> Numbers:
    """For each position the mean log-probability of the true cards of other hands, and the Brier score of colors."""
    scores = np.zeros(2 * len(positions.rounds))
    room = (new_states(3), explains, SearchStates(np.zeros(1, SEARCH_STATE)))
    judge_beliefs(positions.states, positions.memories, *room, samples, int(infers), 0, scores)
    return scores.reshape(-1, 2)
