"""What a dataset holds: the same players at each of its tables, an equal part of the rounds at each, in shards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from penultima import __version__
from penultima.bots.registry import find_bot, is_program
from penultima.lab.runs import Run, whole_deals

SHARD = 1_000
"""Rounds of a shard, if no other number is asked for."""
LONGEST = 100
"""Letters of the rules in the name of a file, which systems limit."""


class Shard(NamedTuple):
    """Some rounds of one table; `start` is the number of the first."""

    rules: str
    start: int
    rounds: int

    @property
    def name(self) -> str:
        """What its files are called: `battle-fr-000008000`. Many house rules are cut, and told apart by a digest."""
        table = "".join(letter if letter.isalnum() else "-" for letter in self.rules)
        if len(table) > LONGEST:
            table = f"{table[:LONGEST]}-{hashlib.sha256(self.rules.encode()).hexdigest()[:8]}"
        return f"{table}-{self.start:09}"


@dataclass(frozen=True)
class Plan:
    """What was asked for. Two plans that are equal make the same bytes, if they are `repeatable`."""

    tables: tuple[str, ...]
    """The rules of each table, as text."""
    players: tuple[str, ...]
    rounds_asked: int
    """At all tables together."""
    seed: int
    shard: int = SHARD
    version: str = __version__

    @property
    def rounds_each(self) -> int:
        """Rounds at each table: an equal part of those asked for, and as many more as whole deals need."""
        return whole_deals(-(-self.rounds_asked // len(self.tables)), len(self.players))

    @property
    def rounds(self) -> int:
        """Rounds at all tables."""
        return self.rounds_each * len(self.tables)

    @property
    def repeatable(self) -> bool:
        """Does every bot decide the same again? Not one that thinks by the clock; what a program does nobody knows."""
        return not any(is_program(name) or find_bot(name).milliseconds is not None for name in self.players)

    def run(self, rules: str) -> Run:
        """The run of the lab that a table plays."""
        return Run(self.players, rules, self.seed, self.rounds_each, records=True, version=self.version)

    def shards(self) -> Iterator[Shard]:
        """All of it, in order; each shard holds whole deals."""
        size = whole_deals(self.shard, len(self.players))
        for rules in self.tables:
            for start in range(0, self.rounds_each, size):
                yield Shard(rules, start, min(size, self.rounds_each - start))

    def as_dict(self) -> dict[str, object]:
        """As `dataset.json` has it."""
        return {
            "rules": list(self.tables),
            "players": list(self.players),
            "rounds": self.rounds_asked,
            "seed": self.seed,
            "shard": self.shard,
            "version": self.version,
        }
