"""Rounds as a Parquet file, a row for each; its metadata says what is needed to play them again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from penultima import __version__
from penultima.bots.minds.rounds import FACTS, TALLIES, Fact, Tally
from penultima.errors import LabError
from penultima.lab.results import Rounds

if TYPE_CHECKING:
    import pyarrow as pa

ROWS = 1 << 16
"""Rows of a group: always the same, so that equal rounds have equal bytes."""


def arrow() -> Any:
    """PyArrow, which only the lab needs."""
    try:
        import pyarrow.parquet  # noqa: PLC0415 (only the lab needs it)
    except ImportError:
        raise LabError("pyarrow is missing", "lab-needs", name="pyarrow", extra="lab") from None
    return pyarrow


def columns(rounds: Rounds) -> dict[str, NDArray[Any]]:
    """What is said of each round, seat by seat where it has two dimensions."""
    named: dict[str, NDArray[Any]] = {
        "round": rounds.numbers,
        "deal": rounds.deals,
        "rotation": (rounds.numbers % len(rounds.players)).astype(np.int32),
        "winner_seat": rounds.fact(Fact.WINNER),
        "winner": rounds.winners.astype(np.int32),
    }
    named |= {fact.name.lower(): rounds.fact(fact) for fact in Fact if fact != Fact.WINNER}
    return named | {tally.name.lower(): rounds.by_seat(tally) for tally in Tally}


def table(rounds: Rounds) -> pa.Table:
    """The rounds as Arrow has them."""
    pa = arrow()
    return pa.table({name: _column(pa, values) for name, values in columns(rounds).items()}, metadata=about(rounds))


def _column(pa: Any, values: NDArray[Any]) -> pa.Array:
    if values.ndim == 1:
        return pa.array(np.ascontiguousarray(values))
    ends = np.arange(0, values.size + 1, values.shape[1], dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(np.ascontiguousarray(values).reshape(-1)))


def about(rounds: Rounds) -> dict[str, str]:
    """What the file says of itself."""
    players = json.dumps(rounds.players)
    return {"rules": rounds.rules, "players": players, "seed": str(rounds.seed), "version": __version__}


def write_rounds(path: Path, pieces: Iterable[Rounds]) -> None:
    """Write rounds that follow each other; at least one piece, which may be empty."""
    pa, writer = arrow(), None
    try:
        for rounds in regrouped(pieces):
            rows = table(rounds)
            writer = writer or pa.parquet.ParquetWriter(path, rows.schema, compression="zstd")
            writer.write_table(rows, row_group_size=ROWS)
    finally:
        if writer is not None:
            writer.close()


def regrouped(pieces: Iterable[Rounds]) -> Iterator[Rounds]:
    """The same rounds in pieces of `ROWS`, the last one smaller."""
    waiting: Rounds | None = None
    for piece in pieces:
        waiting = piece if waiting is None else after(waiting, piece)
        while len(waiting.facts) > ROWS:
            yield cut(waiting, 0, ROWS)
            waiting = cut(waiting, ROWS, len(waiting.facts))
    if waiting is not None:
        yield waiting


def after(first: Rounds, second: Rounds) -> Rounds:
    """Two pieces, one after the other."""
    return Rounds(first.rules, first.players, first.seed, first.start, np.concatenate([first.facts, second.facts]))


def cut(rounds: Rounds, start: int, stop: int) -> Rounds:
    """Some rows of a piece."""
    return Rounds(rounds.rules, rounds.players, rounds.seed, rounds.start + start, rounds.facts[start:stop])


def read_rounds(path: Path) -> Rounds:
    """Read a file back; LabError if it holds no rounds."""
    pa = arrow()
    try:
        rows = pa.parquet.read_table(path)
        told = {key.decode(): value.decode() for key, value in (rows.schema.metadata or {}).items()}
        players = tuple(json.loads(told["players"]))
        start = rows["round"][0].as_py() if len(rows) else 0
        return Rounds(told["rules"], players, int(told["seed"]), start, _facts(rows, len(players)))
    except (OSError, KeyError, ValueError, pa.ArrowException):
        raise LabError(f"{path} holds no results of the lab", "lab-no-results", path=str(path)) from None


def _facts(rows: pa.Table, players: int) -> NDArray[np.int32]:
    facts = np.zeros((len(rows), FACTS + TALLIES * players), np.int32)
    for fact in Fact:
        name = "winner_seat" if fact == Fact.WINNER else fact.name.lower()
        facts[:, fact] = rows[name].to_numpy()
    for tally in Tally:
        flat = rows[tally.name.lower()].combine_chunks().flatten().to_numpy()
        facts[:, FACTS + tally :: TALLIES] = flat.reshape(-1, players)
    return facts
