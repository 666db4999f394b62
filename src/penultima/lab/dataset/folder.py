"""The folder of a dataset: a file for each shard and table, and what explains and checks them.

    dataset.json          what was asked for; it is written first
    rounds/*.parquet      a row for each round
    decisions/*.parquet   a row for each decision
    README.md, LICENSE    what the columns say, and what may be done with the data
    SHA256SUMS            `sha256sum -c SHA256SUMS` checks every file

A shard is there when its file in `rounds` is, which is written last.
"""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from penultima.errors import LabError
from penultima.files import sweep, written_whole
from penultima.lab.dataset.plan import Plan, Shard
from penultima.lab.dataset.rows import LEVEL, TABLES
from penultima.lab.dataset.shards import MadeShard
from penultima.lab.results_folder import check_empty, check_same, disk_errors, locked, read_format

ABOUT, README, LICENSE, SUMS = "dataset.json", "README.md", "LICENSE", "SHA256SUMS"
FORMAT = {"format": "penultima-dataset", "format_version": LEVEL}


@dataclass(frozen=True)
class DatasetFolder:
    """The folder of one dataset, finished or not."""

    path: Path
    plan: Plan

    @property
    def finished(self) -> bool:
        """Is everything made and summed up?"""
        return (self.path / SUMS).exists()

    def file(self, table: str, shard: Shard) -> Path:
        """A shard's file in a table."""
        return self.path / table / f"{shard.name}.parquet"

    def missing(self) -> list[Shard]:
        """What is still to be made."""
        return [shard for shard in self.plan.shards() if not self.file("rounds", shard).exists()]

    def save(self, made: MadeShard) -> None:
        """Write a shard; it is on the disk before this returns."""
        for table in ("decisions", "rounds"):
            self._write(self.file(table, made.shard), made.files[table])

    def finish(self) -> None:
        """Write what explains the data and what checks it; the checksums last."""
        self._write(self.path / README, readme(self.plan).encode())
        self._write(self.path / LICENSE, files(__package__).joinpath(LICENSE).read_bytes())
        self._write(self.path / SUMS, "".join(self.sums()).encode())

    def sums(self) -> Iterator[str]:
        """A line for each file, as `sha256sum` writes and reads them."""
        shards = (self.file(table, shard) for table in TABLES for shard in self.plan.shards())
        for path in (self.path / ABOUT, self.path / README, self.path / LICENSE, *shards):
            with disk_errors(path):
                digest = hashlib.sha256(path.read_bytes()).hexdigest()
            yield f"{digest}  {path.relative_to(self.path).as_posix()}\n"

    def size(self) -> int:
        """Bytes of all its files."""
        return sum(path.stat().st_size for path in self.path.rglob("*") if path.is_file())

    def write_about(self) -> None:
        """Write `dataset.json`: what was asked for."""
        text = json.dumps(FORMAT | self.plan.as_dict(), indent=1, ensure_ascii=False)
        self._write(self.path / ABOUT, f"{text}\n".encode())

    def _write(self, path: Path, data: bytes) -> None:
        with disk_errors(path), written_whole(path) as part:
            part.write_bytes(data)


def check_folder(folder: Path, plan: Plan) -> None:
    """Refuse a folder that holds anything but this dataset."""
    with disk_errors(folder):
        if (folder / ABOUT).exists():
            check_same(folder, read_about(folder), plan.as_dict())
        else:
            check_empty(folder, TABLES)


def read_about(folder: Path) -> dict[str, Any]:
    """Read `dataset.json`; LabError if it is that of something else."""
    if (read := read_format(folder / ABOUT, FORMAT)) is None:
        raise LabError(f"{folder} holds no dataset", "lab-not-empty", path=str(folder))
    return read


@contextmanager
def open_dataset(folder: Path, plan: Plan) -> Iterator[DatasetFolder]:
    """Open the folder of a dataset, new or begun before, and lock it."""
    check_folder(folder, plan)
    opened = DatasetFolder(folder, plan)
    with disk_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
        sweep(folder)
        if not (folder / ABOUT).exists():
            opened.write_about()
        for table in TABLES:
            with disk_errors(folder / table):
                (folder / table).mkdir(exist_ok=True)
            sweep(folder / table)
        yield opened


def readme(plan: Plan) -> str:
    """What somebody reads who finds the folder: what was played, and what every column says."""
    players, tables = ", ".join(plan.players), ", ".join(plan.tables)
    again = "; the same command makes the same bytes" if plan.repeatable else ""
    lines = [
        "# Rounds and decisions of Penultima",
        "",
        f"{plan.rounds:,} rounds of bots ({players}) at {len(plan.tables)} tables: {tables}.",
        "Every deal is played once from each seating.",
        f"Made by `{command(plan)}` with Penultima {plan.version}{again}.",
        "",
        "`sha256sum -c SHA256SUMS` checks the files. Cards and moves are written as in docs/notation.md.",
        "The license (LICENSE) is that of the program.",
    ]
    for table in TABLES:
        lines += ["", f"## `{table}/*.parquet`", "", *columns_table(table)]
    return "\n".join(lines) + "\n"


def columns_table(table: str) -> list[str]:
    """The columns of a table as lines of Markdown."""
    rows = [f"| `{one.name}` | {one.kind} | {one.about} |" for one in TABLES[table]]
    return ["| column | type | |", "|---|---|---|", *rows]


def command(plan: Plan) -> str:
    """The command that makes this dataset."""
    tables = "" if len(plan.tables) > 1 else f" {plan.tables[0]}"
    players = shlex.quote(",".join(map(_listed, plan.players)))
    wishes = f"--players {players} --rounds {plan.rounds_asked} --seed {plan.seed} --shard {plan.shard}"
    return f"penultima lab dataset{tables} {wishes} -o DIR"


def _listed(name: str) -> str:
    """The name of a bot as part of a list with commas between; a program's own commas and quotes need quotes."""
    return shlex.quote(name) if set(name) & set(",'\"\\") else name
