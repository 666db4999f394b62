"""A run of the lab: what decides every row of its results, and how it is played in batches of rounds."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penultima import __version__
from penultima.booklets import Rules
from penultima.bots import Bot
from penultima.bots.arena import deal_key, play_rounds
from penultima.bots.playing import BotFailedError
from penultima.errors import LabError
from penultima.game import Match, Record, Round
from penultima.lab.bot_round import play_round
from penultima.lab.players import compiled_skills, invited

RECORDED = 10_000
"""Of so many rounds at most a record is written."""
QUICK, SLOW = 0.5, 2.0
"""Seconds; a batch that took less is followed by a bigger one, one that took more by a smaller one."""
LARGEST = 1 << 16
"""Rounds in a batch, at most."""


def whole_deals(rounds: int, players: int) -> int:
    """So many rounds, and as many more as whole deals need: every deal is played once from each seating."""
    return -(-rounds // players) * players


@dataclass(frozen=True)
class Run:
    """What was asked for. Two runs that are equal have the same rows, unless a bot thinks by the clock."""

    players: tuple[str, ...]
    rules: str
    seed: int
    rounds_asked: int
    until_clear: bool = False
    records: bool = False
    version: str = __version__

    @property
    def rounds(self) -> int:
        """How many rounds are played: those asked for, and as many more as whole deals need."""
        return whole_deals(self.rounds_asked, len(self.players))

    @cached_property
    def parsed_rules(self) -> Rules:
        """The rules in force."""
        return Rules.parse(self.rules)

    def as_dict(self) -> dict[str, object]:
        """As `run.json` has it, where the rounds asked for are called `games` (for ever: people have such files)."""
        return {
            "players": list(self.players),
            "rules": self.rules,
            "seed": self.seed,
            "games": self.rounds_asked,
            "until_clear": self.until_clear,
            "records": self.records,
            "version": self.version,
        }

    def player_at(self, seat: int, number: int) -> int:
        """The player at a seat in the round of this number."""
        return (seat - number) % len(self.players)


class PlayedBatch(NamedTuple):
    """A batch that was played: its first round, a row for each round, the records asked for, and how long it took."""

    start: int
    facts: NDArray[np.int32]
    records: list[bytes]
    seconds: float


def is_compiled(run: Run, start: int) -> bool:
    """Are rounds from `start` on played in compiled code? Not where a record is wished for, nor with any other bot."""
    return not (run.records and start < RECORDED) and compiled_skills(run.players, run.seed) is not None


def check_version(run: Run) -> None:
    """Refuse to play for another version of the program, which might play otherwise."""
    if run.version != __version__:
        raise LabError("another version", "lab-version", here=__version__, there=run.version)


def play_batch(run: Run, start: int, count: int) -> PlayedBatch:
    """Play rounds `start` to `start + count` of a run."""
    check_version(run)
    began = time.perf_counter()
    if is_compiled(run, start):
        players = compiled_skills(run.players, run.seed) or []
        facts, records = play_rounds(run.parsed_rules, players, run.seed, start, count), []
    else:
        with invited(run.players, run.seed) as bots:
            played = list(_one_by_one(run, bots, start, count))
        facts = np.stack([row for row, _ in played])
        records = [record for _, record in played if record]
    return PlayedBatch(start, facts, records, time.perf_counter() - began)


def _one_by_one(run: Run, bots: list[Bot], start: int, count: int) -> Iterator[tuple[NDArray[np.int32], bytes]]:
    for number in range(start, start + count):
        round, facts = play_numbered(run, bots, number)
        yield facts, record_of(run, number, round) if run.records and number < RECORDED else b""


def play_numbered(run: Run, bots: list[Bot], number: int) -> tuple[Round, NDArray[np.int32]]:
    """Play the round of this number move by move; LabError says which bot failed."""
    seats = [bots[run.player_at(seat, number)] for seat in range(len(bots))]
    try:
        return play_round(run.parsed_rules, seats, deal_key(run.seed, number // len(bots)))
    except BotFailedError as error:
        name = run.players[run.player_at(error.seat, number)]
        facts = {"name": name, "round": str(number), "seed": str(run.seed), "seat": str(error.seat), "why": error.why}
        text = f"{name} failed at seat {error.seat} in round {number} of seed {run.seed}: {error.why}"
        raise LabError(text, "lab-bot-failed", **facts) from None


def match_of(run: Run, number: int, round: Round) -> Match:
    """A match of nothing but a round with these cards, dealt and not played yet."""
    names = [run.players[run.player_at(seat, number)] for seat in range(len(run.players))]
    return Match(run.parsed_rules, round.players, key=round.key, names=names, deals=[(round.dealer, round.key)])


def record_of_match(run: Run, number: int, match: Match) -> Record:
    """The record of such a match, as far as it was played."""
    return Record.of(match, round=str(number), seed=str(run.seed))


def record_of(run: Run, number: int, round: Round) -> bytes:
    """A round as the file of a match that `penultima replay` shows."""
    match = match_of(run, number, round)
    for seat, move in round.moves:
        match.play(move, seat)
    return record_of_match(run, number, match).encode()


def gaps(parts: Iterable[tuple[int, int]], end: int) -> list[tuple[int, int]]:
    """The ranges of rounds below `end` that no part covers; a part is its first round and the round after its last."""
    found, at = [], 0
    for start, stop in sorted(parts):
        if start > at:
            found.append((at, min(start, end)))
        at = max(at, stop)
    return [(start, stop) for start, stop in [*found, (at, end)] if start < stop]


class Batches(Iterator[tuple[int, int]]):
    """Cuts open ranges of rounds into batches that take about a second each, until all is played or it is stopped.

    Each batch is the number of its first round and how many rounds it has.
    """

    def __init__(self, open_: list[tuple[int, int]], size: int = 8) -> None:
        self._open = open_[::-1]
        self._size = size
        self._stopped = False

    def __next__(self) -> tuple[int, int]:
        if self._stopped or not self._open:
            raise StopIteration
        start, stop = self._open.pop()
        if stop - start > self._size:
            self._open.append((start + self._size, stop))
        return start, min(self._size, stop - start)

    def stop(self) -> None:
        """Begin no more batches."""
        self._stopped = True

    def adapt(self, rounds: int, seconds: float) -> None:
        """Make batches bigger or smaller, as one of so many rounds took so long."""
        if seconds < QUICK and rounds == self._size:
            self._size = min(2 * self._size, LARGEST)
        elif seconds > SLOW:
            self._size = max(1, min(self._size, rounds // 2))
