"""Who plays on the ladder, whom, where, and how many rounds."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

from penultima.booklets import EDITIONS, booklet_for
from penultima.bots.registry import REGISTRY, BotEntry, find_bot, is_program
from penultima.errors import LabError
from penultima.lab.runs import Run, whole_deals

ANCHOR = "random"
"""Its rating is 0 on every ladder, so that two ladders can be compared. It always plays along."""
BUDGETS = ("search:100", "search:400", "infer:100", "infer:400")
"""What bots that search can do with less time."""
PLAYERS = 2


def registered() -> tuple[str, ...]:
    """Every registered bot once: `careful` plays like `hard` and `infer` like `expert`, and a level keeps its name."""
    first: dict[BotEntry, str] = {}
    for name, entry in sorted(REGISTRY.items(), key=lambda item: not item[1].level):
        first.setdefault(replace(entry, name="", level=False), name)
    return tuple(name for name in REGISTRY if name in first.values())


def lineup(named: Iterable[str], entered: Iterable[str]) -> tuple[str, ...]:
    """Who plays: those named, else all registered bots and some budgets of the searching ones; and those entered.
    LabError if that is nobody but the anchor, who cannot play itself."""
    there = tuple(named) or (*registered(), *BUDGETS)
    players = tuple(dict.fromkeys((ANCHOR, *there, *entered)))
    if len(players) < PLAYERS:
        raise LabError(f"{ANCHOR} has nobody to play against", "lab-one-bot", name=ANCHOR)
    return players


def is_slow(name: str) -> bool:
    """Does it take long for a round? Bots that search, think by the clock, are networks or programs."""
    entry = find_bot(name)
    return entry.searches or not entry.has_skill


@dataclass(frozen=True)
class Pairing:
    """Two bots that play each other by the booklet of an edition."""

    edition: str
    run: Run

    @property
    def bots(self) -> tuple[str, str]:
        """The two."""
        return self.run.players[0], self.run.players[1]

    @property
    def folder(self) -> Path:
        """Where its rounds are kept, below the folder of the ladder; names of programs are cut and told apart."""
        return Path(self.edition) / "-against-".join(file_name(name) for name in self.bots)


def file_name(bot: str) -> str:
    """The name of a bot as part of a file's name; two commands never have the same."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", bot).strip("-")
    return f"{plain[:30]}-{_digest(bot)}" if is_program(bot) else plain


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def pairings(players: Iterable[str], rounds: int, slow_rounds: int, seed: int) -> Iterator[Pairing]:
    """Every two bots in every edition, on the same deals everywhere; the quickest pairs come first."""
    pairs = sorted(combinations(players, PLAYERS), key=lambda pair: sum(map(_playouts, pair)))
    for pair in pairs:
        wanted = min(rounds, slow_rounds) if any(map(is_slow, pair)) else rounds
        for edition in EDITIONS:
            rules = booklet_for(edition, "en").rules
            yield Pairing(edition, Run(pair, str(rules), seed, whole_deals(wanted, PLAYERS)))


def _playouts(name: str) -> int:
    entry = find_bot(name)
    return entry.playouts if entry.searches else 1 if is_slow(name) else 0
