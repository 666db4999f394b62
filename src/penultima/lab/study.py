"""The standard study: every booklet at 2 to 10 players, every house rule, and the ladder of levels."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from threading import Event

import msgspec
import numpy as np

import penultima
from penultima.booklets import Rules, booklets
from penultima.booklets.rules import PLAYERS
from penultima.bots.arena import play_rounds
from penultima.bots.skills import LEVELS, NAMED
from penultima.errors import RulesError
from penultima.lab.players import minds
from penultima.lab.results import Rounds
from penultima.lab.statistics import summarize
from penultima.lab.store import disk
from penultima.lab.summary import Summary
from penultima.lab.whole import written_whole
from penultima.rules.record import CACHE, warm_up
from penultima.rules.settings import HOUSE_RULES, ROUND_SETTINGS, SETTINGS, Choice, Setting

PLAYER = "careful"
"""Who plays where the rules are compared and not the players."""
TABLE = 4
ROUNDS = 200_000
"""Rounds of each setting, if not told otherwise."""
SEARCH_ROUNDS = 2_000
"""A searching bot takes thousands of times as long and plays no more than this."""
SEARCH_COST = 70_000
"""What a searching seat costs, in seats of a quick one."""
PIECE = 400_000
"""Cost of a piece: after each, progress is shown and Ctrl-C is heeded."""
NUMBERS = {"hand": ("5", "10"), "uno_penalty": ("4",)}
"""The values that are tried of a house rule that is a number."""


@dataclass(frozen=True)
class Cell:
    """One setting of the study."""

    rules: str
    players: tuple[str, ...]
    rounds: int

    @property
    def cost(self) -> int:
        """How long a round takes, compared to others."""
        return sum(SEARCH_COST if searches(name) else 1 for name in self.players)

    @property
    def work(self) -> int:
        """How long all of it takes, compared to others."""
        return self.cost * self.rounds

    def key(self, seed: int) -> str:
        """The name of its file: another program, seed or size is another cell."""
        told = f"{self.rules} {self.players} {self.rounds} {seed} {program()}"
        return hashlib.sha256(told.encode()).hexdigest()[:20]


def searches(name: str) -> bool:
    """Does it play rounds out before it decides?"""
    return "playouts" in NAMED[name]


@cache
def program() -> str:
    """A digest of everything that decides how a round goes."""
    digest, home = hashlib.sha256(), Path(penultima.__file__).parent
    for room in ("rules", "booklets", "bots"):
        for source in sorted((home / room).rglob("*.*ml")) + sorted((home / room).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()


def cells(rounds: int = ROUNDS) -> list[Cell]:
    """The whole study."""
    return [*booklet_cells(rounds), *house_cells(rounds), *ladder_cells(rounds)]


def whole(rounds: int, players: int) -> int:
    """So many rounds, and as many more as whole deals need."""
    return -(-rounds // players) * players


def booklet_cells(rounds: int) -> Iterator[Cell]:
    """Every booklet with every number of players that its deck is enough for."""
    for booklet in booklets():
        for players in PLAYERS:
            try:
                booklet.rules.check_players(players)
            except RulesError:
                continue
            yield Cell(booklet.id, (PLAYER,) * players, whole(rounds, players))


def house_cells(rounds: int) -> Iterator[Cell]:
    """Every house rule that a round can tell, alone, in classic; what two players do otherwise, between two."""
    for name in HOUSE_RULES:
        setting = SETTINGS[name]
        if setting in ROUND_SETTINGS:
            for value in other_values(setting):
                players = 2 if name == "two_player_reverse" else TABLE
                yield Cell(f"classic/en +{name}={value}", (PLAYER,) * players, whole(rounds, players))


def other_values(setting: Setting) -> tuple[str, ...]:
    """What a setting may be besides its default."""
    if isinstance(setting, Choice):
        return tuple(setting.show(value) for value in setting.values if value != setting.default)
    return NUMBERS[setting.name]


def ladder_cells(rounds: int) -> Iterator[Cell]:
    """Each level against the one below: one against one, and one against three."""
    for players in (2, TABLE):
        for lower, upper in pairwise(LEVELS):
            size = min(rounds, SEARCH_ROUNDS) if searches(upper) else rounds
            yield Cell("classic/en", (upper, *[lower] * (players - 1)), whole(size, players))


def work_folder() -> Path:
    """Where cells are kept if no folder is named: beside the compiled rules."""
    base = CACHE.parent if CACHE else Path(tempfile.gettempdir()) / "penultima"
    return base / "study"


class StoppedError(Exception):
    """Somebody stopped the study; finished cells are kept."""


class Study:
    """A study under way: cells are played side by side, each is kept when it is finished."""

    def __init__(self, seed: int, folder: Path, progress: Callable[[int], None] = lambda _: None) -> None:
        self.seed = seed
        self.folder = folder
        self.progress = progress
        """Told the cost of what was just finished."""
        self.stop = Event()

    def run(self, wanted: list[Cell], cores: int) -> list[Summary]:
        """Play what is missing, the longest first, and return everything in the order in which it was wanted."""
        with disk(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        warm_up(["play_bots"])  # before the threads: only one may compile
        order = sorted(wanted, key=lambda cell: -cell.work)
        with ThreadPoolExecutor(cores) as pool:
            running = {pool.submit(self.cell, cell): cell for cell in order}
            try:
                done = {running[one]: one.result() for one in as_completed(running)}
            finally:
                self.stop.set()
                pool.shutdown(cancel_futures=True)
        return [done[cell] for cell in wanted]

    def path(self, cell: Cell) -> Path:
        """Where a cell is kept."""
        return self.folder / f"{cell.key(self.seed)}.json"

    def kept(self, wanted: list[Cell]) -> list[Cell]:
        """The cells that need not be played again."""
        return [cell for cell in wanted if self.path(cell).exists()]

    def cell(self, cell: Cell) -> Summary:
        """A cell, played now or before."""
        path = self.path(cell)
        if kept := recall(path):
            self.progress(cell.work)
            return kept
        summary = summarize(self.play(cell))
        with disk(path), written_whole(path) as part:
            part.write_bytes(msgspec.json.encode(summary))
        return summary

    def play(self, cell: Cell) -> Rounds:
        """All rounds of a cell, piece by piece."""
        rules, players = Rules.parse(cell.rules), minds(cell.players, self.seed)
        assert players is not None, "only bots with a compiled mind take part"
        size, pieces = max(PIECE // cell.cost, 1), []
        for start in range(0, cell.rounds, size):
            if self.stop.is_set():
                raise StoppedError
            pieces.append(play_rounds(rules, players, self.seed, start, min(size, cell.rounds - start)))
            self.progress(len(pieces[-1]) * cell.cost)
        return Rounds(cell.rules, cell.players, self.seed, 0, np.concatenate(pieces))


def recall(path: Path) -> Summary | None:
    """A cell that was played before; a damaged file is as good as none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Summary)
    except (OSError, msgspec.MsgspecError):
        return None
