"""A run of the lab: what decides every row of its results, and how a portion of its rounds is played."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penultima import __version__
from penultima.booklets import Rules
from penultima.bots import Bot
from penultima.bots.arena import deal_key, play_rounds
from penultima.errors import LabError
from penultima.game import Game, Match, Record
from penultima.lab.players import invited, minds
from penultima.lab.playing import BotFailedError, play_round

RECORDED = 10_000
"""Rounds of which a record is written, at most."""


@dataclass(frozen=True)
class Run:
    """What was asked for. Two runs that are equal have the same rows, if no bot looks at a clock."""

    players: tuple[str, ...]
    rules: str
    seed: int
    games: int
    until_clear: bool = False
    records: bool = False
    version: str = __version__

    @property
    def rounds(self) -> int:
        """How many rounds that is: every deal is played from each seating."""
        return -(-self.games // len(self.players)) * len(self.players)

    @cached_property
    def booklet(self) -> Rules:
        """The rules in force."""
        return Rules.parse(self.rules)

    def as_dict(self) -> dict[str, object]:
        """As it is written down."""
        return asdict(self) | {"players": list(self.players)}

    def player_at(self, seat: int, number: int) -> int:
        """Who sits at a seat in a round."""
        return (seat - number) % len(self.players)


class Played(NamedTuple):
    """A portion: its rows, the records that were wished for, and how long it took."""

    start: int
    facts: NDArray[np.int32]
    records: list[bytes]
    seconds: float


def compiled(run: Run, start: int) -> bool:
    """Are rounds from `start` on played in compiled code? Not where a record is wished for, nor with any other bot."""
    return not (run.records and start < RECORDED) and minds(run.players, run.seed) is not None


def play_portion(run: Run, start: int, count: int) -> Played:
    """Rounds `start` to `start + count`."""
    if run.version != __version__:
        raise LabError("another version", "lab-version", here=__version__, there=run.version)
    began = time.perf_counter()
    if compiled(run, start):
        players = minds(run.players, run.seed) or []
        facts, records = play_rounds(run.booklet, players, run.seed, start, count), []
    else:
        with invited(run.players, run.seed) as bots:
            played = list(_one_by_one(run, bots, start, count))
        facts = np.stack([row for row, _ in played])
        records = [record for _, record in played if record]
    return Played(start, facts, records, time.perf_counter() - began)


def _one_by_one(run: Run, bots: list[Bot], start: int, count: int) -> Iterator[tuple[NDArray[np.int32], bytes]]:
    for number in range(start, start + count):
        game, facts = _round(run, bots, number)
        yield facts, record_of(run, number, game) if run.records and number < RECORDED else b""


def _round(run: Run, bots: list[Bot], number: int) -> tuple[Game, NDArray[np.int32]]:
    seats = [bots[run.player_at(seat, number)] for seat in range(len(bots))]
    try:
        return play_round(run.booklet, seats, deal_key(run.seed, number // len(bots)))
    except BotFailedError as error:
        name = run.players[run.player_at(error.seat, number)]
        facts = {"name": name, "round": str(number), "seed": str(run.seed), "seat": str(error.seat), "why": error.why}
        text = f"{name} failed at seat {error.seat} in round {number} of seed {run.seed}: {error.why}"
        raise LabError(text, "lab-bot-failed", **facts) from None


def record_of(run: Run, number: int, game: Game) -> bytes:
    """A round as the file of a match that `penultima replay` shows."""
    names = [run.players[run.player_at(seat, number)] for seat in range(len(run.players))]
    match = Match(run.booklet, game.players, key=game.key, names=names, deals=[(game.dealer, game.key)])
    for seat, move in game.moves:
        match.play(move, seat)
    return Record.of(match, round=str(number), seed=str(run.seed)).encode()
