"""The folder of a run: `run.json` says what is played, `parts` has the rows until `rounds.parquet` has all of them."""

from __future__ import annotations

import errno
import fcntl
import json
import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.rounds import FACTS, TALLIES
from penultima.errors import LabError
from penultima.files import UNFINISHED, sweep, unwritable, written_whole
from penultima.lab.results import Results, read_rounds, write_rounds
from penultima.lab.runs import Run, gaps

RUN, ROUNDS, PARTS = "run.json", "rounds.parquet", "parts"
FORMAT = {"format": "penultima-lab", "format_version": 1}
FLAGS = {"games": "rounds"}
"""Names in `run.json` that are written otherwise on the command line."""


def _now() -> str:
    """The time, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


@contextmanager
def disk_errors(path: Path) -> Iterator[None]:
    """An error of the disk becomes a `LabError` that names the file."""
    try:
        yield
    except OSError as error:
        refused = unwritable(path, error)
        raise LabError(str(refused), refused.code, **refused.facts) from None


@dataclass(frozen=True)
class ResultsFolder:
    """The folder of one run, finished or not."""

    path: Path
    run: Run

    @property
    def finished(self) -> bool:
        """Is everything played and merged?"""
        return (self.path / ROUNDS).exists()

    def parts(self) -> list[tuple[int, int]]:
        """The first round of each part and the round after its last, in order."""
        names = (file.stem.split("-") for file in (self.path / PARTS).glob("[0-9]*-[0-9]*.npy"))
        return sorted((int(start), int(stop)) for start, stop in names)

    def part(self, start: int, stop: int) -> Path:
        """The file of a part."""
        return self.path / PARTS / f"{start:012}-{stop:012}.npy"

    def read(self, start: int, stop: int) -> NDArray[np.int32]:
        """The rows of a part; LabError if the file is damaged."""
        path = self.part(start, stop)
        try:
            facts: NDArray[np.int32] = np.load(path, allow_pickle=False)
        except (OSError, ValueError, EOFError):
            facts = np.zeros(0, np.int32)
        if facts.shape != (stop - start, FACTS + TALLIES * len(self.run.players)):
            raise LabError(f"{path} is damaged", "lab-damaged", path=str(path))
        return facts

    def missing(self) -> list[tuple[int, int]]:
        """What is still to be played."""
        return gaps(self.parts(), self.run.rounds)

    def save_part(self, start: int, facts: NDArray[np.int32]) -> None:
        """Write a part; it is on the disk before this returns."""
        path = self.part(start, start + len(facts))
        with disk_errors(path), written_whole(path) as part, part.open("wb") as file:
            np.save(file, facts)

    def pieces(self, stop: int) -> Iterator[Results]:
        """The rounds before `stop`, in order, as far as they are there without a gap."""
        run, at = self.run, 0
        yield Results(run.rules, run.players, run.seed, 0, np.zeros((0, FACTS + TALLIES * len(run.players)), np.int32))
        for start, end in self.parts():
            if start != at:
                return
            yield Results(run.rules, run.players, run.seed, start, self.read(start, end)[: max(0, stop - start)])
            at = end

    def results_so_far(self) -> Results:
        """The results of an unfinished run: all whole deals from the first on, as far as there is no gap."""
        run, pieces = self.run, list(self.pieces(self.run.rounds))
        facts = np.concatenate([piece.facts for piece in pieces])
        return Results(run.rules, run.players, run.seed, 0, facts[: len(facts) // len(run.players) * len(run.players)])

    def finish(self, rounds: int, **more: object) -> None:
        """Merge the parts into one file, note in `run.json` that the run is finished, and delete the parts."""
        path = self.path / ROUNDS
        with disk_errors(path):
            with written_whole(path) as part:
                write_rounds(part, self.pieces(rounds))
            self.write_run(finished=_now(), rounds=rounds, **more)
            self.drop_parts()

    def drop_parts(self) -> None:
        """Delete the parts, once they are merged."""
        for start, stop in self.parts():
            self.part(start, stop).unlink()
        if (self.path / PARTS).exists():
            (self.path / PARTS).rmdir()

    def write_run(self, **more: object) -> None:
        """Write `run.json`: what is played, and `more`. What it said before stays."""
        path = self.path / RUN
        before = json.loads(path.read_text("utf-8")) if path.exists() else {}
        text = json.dumps(before | FORMAT | self.run.as_dict() | more, indent=1, ensure_ascii=False)
        with written_whole(path) as part:
            part.write_text(text + "\n", "utf-8")


@contextmanager
def open_folder(folder: Path, run: Run) -> Iterator[ResultsFolder]:
    """Open the folder of a run, new or begun before, and lock it; a new one in which nothing was saved is removed."""
    opened, new = ResultsFolder(folder, run), not folder.exists()
    check_folder(folder, run)
    with disk_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
        with disk_errors(folder):
            _begin(opened)
        try:
            yield opened
        finally:
            _remove_if_empty(opened, new)


def _begin(folder: ResultsFolder) -> None:
    """Write what will be played, make a place for parts, and delete files that were left half written."""
    sweep(folder.path)
    if folder.finished:
        folder.drop_parts()
        return
    (folder.path / PARTS).mkdir(exist_ok=True)
    sweep(folder.path / PARTS)
    if not (folder.path / RUN).exists():
        folder.write_run(started=_now())


def _remove_if_empty(folder: ResultsFolder, new: bool) -> None:
    """Remove what `_begin` made, if nothing was saved."""
    if folder.finished or folder.parts():
        return
    with disk_errors(folder.path):
        (folder.path / RUN).unlink()
        (folder.path / PARTS).rmdir()
        if new:
            folder.path.rmdir()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a lock on the folder, so that two runs cannot write to it."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise LabError(f"another run is writing {folder}", "lab-busy", path=str(folder)) from None
        yield
    finally:
        os.close(handle)


def read_format(file: Path, wanted: Mapping[str, object]) -> dict[str, Any] | None:
    """A JSON object that says that it is of this format and version; nothing if it is anything else."""
    try:
        read = dict(json.loads(file.read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None
    return read if read.items() >= wanted.items() else None


def read_run(folder: Path) -> dict[str, Any]:
    """Read `run.json`; LabError if there is none, or one of another format."""
    if (read := read_format(folder / RUN, FORMAT)) is None:
        raise LabError(f"{folder} holds no results of the lab", "lab-no-results", path=str(folder))
    return read


def check_folder(folder: Path, run: Run) -> None:
    """Refuse a folder that holds anything but this run."""
    with disk_errors(folder):
        if (folder / RUN).exists():
            check_same(folder, read_run(folder), run.as_dict())
        else:
            check_empty(folder, (PARTS,))


def check_empty(folder: Path, places: Collection[str]) -> None:
    """Refuse a folder that holds anything but leftovers of a run that was killed as it began: files that were never
    finished, and empty places for more."""
    leftovers = (
        path.name.startswith(UNFINISHED) or (path.name in places and path.is_dir() and not any(path.iterdir()))
        for path in (folder.iterdir() if folder.exists() else ())
    )
    if not all(leftovers):
        raise LabError(f"{folder} holds something else", "lab-not-empty", path=str(folder))


def check_same(folder: Path, saved: Mapping[str, object], wanted: Mapping[str, object]) -> None:
    """Refuse to mix two runs in a folder; the sentence names the first thing that differs."""
    for key, here in wanted.items():
        if (there := saved.get(key)) != here:
            name = FLAGS.get(key, key)
            facts = {"path": str(folder), "name": name, "there": as_typed(there), "here": as_typed(here)}
            text = f"{folder} holds another run: {name} is {as_typed(there)} there and {as_typed(here)} here"
            raise LabError(text, "lab-other-run", **facts)


def as_typed(value: object) -> str:
    """A value of a run as it was typed."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def load(path: Path | str) -> Results:
    """The results in a folder, finished or not, or in a Parquet file."""
    path = Path(path)
    if path.is_file():
        return read_rounds(path)
    if (path / ROUNDS).is_file():
        return read_rounds(path / ROUNDS)
    saved = read_run(path)
    players = tuple(map(str, saved["players"] if isinstance(saved["players"], list) else []))
    run = Run(players, str(saved["rules"]), int(str(saved["seed"])), int(str(saved["games"])))
    return ResultsFolder(path, run).results_so_far()
