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

from penultima.booklets import Rules, booklets
from penultima.booklets.rules import PLAYERS
from penultima.bots.arena import play_rounds
from penultima.bots.registry import LEVELS, find_bot
from penultima.errors import RulesError
from penultima.files import written_whole
from penultima.lab.players import compiled_skills
from penultima.lab.results import Results
from penultima.lab.results_folder import disk_errors
from penultima.lab.runs import whole_deals
from penultima.lab.statistics import summarize
from penultima.lab.summary import Summary
from penultima.rules.record import RULES
from penultima.rules.settings import HOUSE_RULES, ROUND_SETTINGS, SETTINGS, Choice, Setting
from penultima.runtime import cache_folder
from penultima.runtime.sources import source_digest

PLAYER = "careful"
"""Who plays where the rules are compared and not the players."""
TABLE = 4
ROUNDS = 200_000
"""Rounds of each setting, if no other number is asked for."""
SEARCH_ROUNDS = 2_000
"""A searching bot takes thousands of times as long and plays no more than this."""
SEARCH_COST = 70_000
"""What a searching seat costs, in seats of a quick one."""
PIECE = 400_000
"""Cost of a piece: after each, progress is shown and Ctrl-C is heeded."""
NUMBERS = {"hand": ("5", "10"), "uno_penalty": ("4",)}
"""The values that are tried of a house rule that is a number; of any other, the least and the greatest."""


@dataclass(frozen=True)
class Cell:
    """One table of the study: rules, players and how many rounds they play."""

    rules: str
    players: tuple[str, ...]
    rounds: int

    @property
    def cost(self) -> int:
        """How long a round takes, compared to others."""
        return sum(SEARCH_COST if find_bot(name).searches else 1 for name in self.players)

    @property
    def work(self) -> int:
        """How long all of it takes, compared to others."""
        return self.cost * self.rounds

    def key(self, seed: int) -> str:
        """The name of its file: another program, seed or size is another cell."""
        text = f"{self.rules} {self.players} {self.rounds} {seed} {sources_digest()}"
        return hashlib.sha256(text.encode()).hexdigest()[:20]


@cache
def sources_digest() -> str:
    """A digest of everything that decides how a round goes."""
    return source_digest(*(RULES.parent / room for room in ("rules", "booklets", "bots")))


def cells(rounds: int = ROUNDS) -> list[Cell]:
    """The whole study."""
    return [*booklet_cells(rounds), *house_cells(rounds), *ladder_cells(rounds)]


def booklet_cells(rounds: int) -> Iterator[Cell]:
    """Every booklet with every number of players that its deck is enough for."""
    for booklet in booklets():
        for players in PLAYERS:
            try:
                booklet.rules.check_players(players)
            except RulesError:
                continue
            yield Cell(booklet.id, (PLAYER,) * players, whole_deals(rounds, players))


def house_cells(rounds: int) -> Iterator[Cell]:
    """Every house rule that shows within a round, alone, in classic; what concerns two players, between two."""
    for name in HOUSE_RULES:
        setting = SETTINGS[name]
        if setting in ROUND_SETTINGS:
            for value in other_values(setting):
                players = 2 if name == "two_player_reverse" else TABLE
                yield Cell(f"classic/en +{name}={value}", (PLAYER,) * players, whole_deals(rounds, players))


def other_values(setting: Setting) -> tuple[str, ...]:
    """What a setting may be besides its default."""
    if isinstance(setting, Choice):
        return tuple(setting.show(value) for value in setting.values if value != setting.default)
    ends = tuple(str(value) for value in (setting.low, setting.high) if value != setting.default)
    return NUMBERS.get(setting.name, ends)


def ladder_cells(rounds: int) -> Iterator[Cell]:
    """Each level against the one below: one against one, and one against three."""
    for players in (2, TABLE):
        for lower, upper in pairwise(LEVELS):
            size = min(rounds, SEARCH_ROUNDS) if find_bot(upper).searches else rounds
            yield Cell("classic/en", (upper, *[lower] * (players - 1)), whole_deals(size, players))


def work_folder() -> Path:
    """Where cells are kept if no folder is named: in the cache folder."""
    return (cache_folder() or Path(tempfile.gettempdir()) / "penultima") / "study"


class StoppedError(Exception):
    """Somebody stopped the study; finished cells are kept."""


class Study:
    """A study under way: cells are played side by side, each is kept when it is finished."""

    def __init__(self, seed: int, folder: Path, progress: Callable[[int], None] = lambda _: None) -> None:
        self.seed = seed
        self.folder = folder
        self.progress = progress
        """Called with the cost of what was just finished."""
        self.stop = Event()

    def run(self, wanted: list[Cell], cores: int) -> list[Summary]:
        """Play what is missing, the longest first, and return everything in the order in which it was wanted."""
        with disk_errors(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
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
        with disk_errors(path), written_whole(path) as part:
            part.write_bytes(msgspec.json.encode(summary))
        return summary

    def play(self, cell: Cell) -> Results:
        """All rounds of a cell, piece by piece."""
        rules, players = Rules.parse(cell.rules), compiled_skills(cell.players, self.seed)
        assert players is not None, "only compiled bots take part"
        size, pieces = max(PIECE // cell.cost, 1), []
        for start in range(0, cell.rounds, size):
            if self.stop.is_set():
                raise StoppedError
            pieces.append(play_rounds(rules, players, self.seed, start, min(size, cell.rounds - start)))
            self.progress(len(pieces[-1]) * cell.cost)
        return Results(cell.rules, cell.players, self.seed, 0, np.concatenate(pieces))


def recall(path: Path) -> Summary | None:
    """A cell that was played before; a damaged file is as good as none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Summary)
    except (OSError, msgspec.MsgspecError):
        return None
