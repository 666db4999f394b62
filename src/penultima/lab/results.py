"""The results of a run: a row of numbers for each round, in memory (`Results`) and as a Parquet file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from penultima import __version__
from penultima.bots.kernel.rounds import FACTS, TALLIES, RoundFact, Tally
from penultima.errors import LabError

if TYPE_CHECKING:
    import pyarrow as pa


Column = NDArray[np.int32]
ROUND_COLUMNS = {
    RoundFact.WINNER: "winner_seat",
    RoundFact.MOVES: "moves",
    RoundFact.TURNS: "turns",
    RoundFact.RESHUFFLES: "reshuffles",
}
"""The names that facts of a round have in Parquet files. People have such files: these names stay for ever."""
SEAT_COLUMNS = {
    Tally.LEFT: "left",
    Tally.CARDS: "cards",
    Tally.DRAWS: "draws",
    Tally.DRAW_FOURS: "draw_fours",
    Tally.SPECIALS: "specials",
    Tally.CHALLENGES: "challenges",
    Tally.CHALLENGES_WON: "challenges_won",
    Tally.CAUGHT: "caught",
}
"""The same for what is counted for each seat."""


@dataclass(frozen=True)
class Results:
    """Rounds that were played, and what is needed to play them again.

    Row i is round `start + i`. Round n has deal n // players, and player p has seat (p + n) % players.
    """

    rules: str
    players: tuple[str, ...]
    seed: int
    start: int
    facts: NDArray[np.int32]

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of each round."""
        return np.arange(self.start, self.start + len(self.facts))

    @property
    def deals(self) -> NDArray[np.int64]:
        """The deal of each round; rounds of one deal are not independent."""
        return self.numbers // len(self.players)

    def fact(self, which: RoundFact) -> Column:
        """One fact of every round."""
        return self.facts[:, which]

    def by_seat(self, which: Tally) -> NDArray[np.int32]:
        """A tally of every round, a column for each seat."""
        tallies = self.facts[:, FACTS:].reshape(len(self.facts), len(self.players), TALLIES)
        return tallies[:, :, which]

    @property
    def winners(self) -> NDArray[np.int64]:
        """The player who won each round, -1 where nobody did."""
        seat = self.fact(RoundFact.WINNER).astype(np.int64)
        return np.where(seat < 0, -1, (seat - self.numbers) % len(self.players))

    @property
    def points(self) -> NDArray[np.int32]:
        """What each player won in each round: the winner all points left in the other hands."""
        won = np.zeros((len(self.facts), len(self.players)), np.int32)
        rows = np.flatnonzero(self.winners >= 0)
        won[rows, self.winners[rows]] = self.by_seat(Tally.LEFT).sum(axis=1)[rows]
        return won


ROWS = 1 << 16
"""Rows of a group: always the same, so that equal rounds have equal bytes."""


def arrow() -> Any:
    """Import PyArrow, which only the lab needs."""
    try:
        import pyarrow.parquet  # noqa: PLC0415 (only the lab needs it)
    except ImportError:
        raise LabError("pyarrow is missing", "lab-needs", name="pyarrow", extra="lab") from None
    return pyarrow


def columns(results: Results) -> dict[str, NDArray[Any]]:
    """The columns of the Parquet file in order; those of two dimensions have a list by seat in each row."""
    named: dict[str, NDArray[Any]] = {
        "round": results.numbers,
        "deal": results.deals,
        "rotation": (results.numbers % len(results.players)).astype(np.int32),
        ROUND_COLUMNS[RoundFact.WINNER]: results.fact(RoundFact.WINNER),
        "winner": results.winners.astype(np.int32),
    }
    named |= {name: results.fact(fact) for fact, name in ROUND_COLUMNS.items()}
    return named | {name: results.by_seat(tally) for tally, name in SEAT_COLUMNS.items()}


def arrow_table(results: Results) -> pa.Table:
    """Results as a table of Arrow, with its metadata."""
    pa = arrow()
    return pa.table(
        {name: _column(pa, values) for name, values in columns(results).items()}, metadata=metadata(results)
    )


def _column(pa: Any, values: NDArray[Any]) -> pa.Array:
    if values.ndim == 1:
        return pa.array(np.ascontiguousarray(values))
    ends = np.arange(0, values.size + 1, values.shape[1], dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(np.ascontiguousarray(values).reshape(-1)))


def metadata(results: Results) -> dict[str, str]:
    """What is needed to play the rounds again."""
    players = json.dumps(results.players)
    return {"rules": results.rules, "players": players, "seed": str(results.seed), "version": __version__}


def write_rounds(path: Path, pieces: Iterable[Results]) -> None:
    """Write rounds that follow each other; at least one piece, which may be empty."""
    pa, writer = arrow(), None
    try:
        for piece in regrouped(pieces):
            rows = arrow_table(piece)
            writer = writer or pa.parquet.ParquetWriter(path, rows.schema, compression="zstd")
            writer.write_table(rows, row_group_size=ROWS)
    finally:
        if writer is not None:
            writer.close()


def regrouped(pieces: Iterable[Results]) -> Iterator[Results]:
    """The same rounds in pieces of `ROWS`, the last one smaller."""
    waiting: Results | None = None
    for piece in pieces:
        waiting = piece if waiting is None else joined(waiting, piece)
        while len(waiting.facts) > ROWS:
            yield cut(waiting, 0, ROWS)
            waiting = cut(waiting, ROWS, len(waiting.facts))
    if waiting is not None:
        yield waiting


def joined(first: Results, second: Results) -> Results:
    """Two pieces, one after the other."""
    return Results(first.rules, first.players, first.seed, first.start, np.concatenate([first.facts, second.facts]))


def cut(piece: Results, start: int, stop: int) -> Results:
    """Some rows of a piece."""
    return Results(piece.rules, piece.players, piece.seed, piece.start + start, piece.facts[start:stop])


def read_rounds(path: Path) -> Results:
    """Read a file back; LabError if it holds no rounds."""
    pa = arrow()
    try:
        rows = pa.parquet.read_table(path)
        about = {key.decode(): value.decode() for key, value in (rows.schema.metadata or {}).items()}
        players = tuple(json.loads(about["players"]))
        start = rows["round"][0].as_py() if len(rows) else 0
        return Results(about["rules"], players, int(about["seed"]), start, _facts(rows, len(players)))
    except (OSError, KeyError, ValueError, pa.ArrowException):
        raise LabError(f"{path} holds no results of the lab", "lab-no-results", path=str(path)) from None


def _facts(rows: pa.Table, players: int) -> NDArray[np.int32]:
    facts = np.zeros((len(rows), FACTS + TALLIES * players), np.int32)
    for fact, name in ROUND_COLUMNS.items():
        facts[:, fact] = rows[name].to_numpy()
    for tally, name in SEAT_COLUMNS.items():
        flat = rows[name].combine_chunks().flatten().to_numpy()
        facts[:, FACTS + tally :: TALLIES] = flat.reshape(-1, players)
    return facts
