"""A folder of results: `run.json` says what is played, `rounds.parquet` holds it; until it is whole, `parts` does."""

from __future__ import annotations

import errno
import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from penultima.bots.minds.rounds import FACTS, TALLIES
from penultima.errors import LabError
from penultima.lab.parquet import read_rounds, write_rounds
from penultima.lab.portions import gaps
from penultima.lab.results import Rounds
from penultima.lab.runs import Run
from penultima.lab.whole import sweep, written_whole

RUN, ROUNDS, PARTS = "run.json", "rounds.parquet", "parts"
FORMAT = {"format": "penultima-lab", "format_version": 1}


def now() -> str:
    """The time, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


@contextmanager
def disk(path: Path) -> Iterator[None]:
    """What the disk refuses is told as one sentence."""
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise LabError(f"{path} cannot be written: {why}", "lab-unwritable", path=str(path), why=why) from None


@dataclass(frozen=True)
class Store:
    """The results of one run, finished or not."""

    folder: Path
    run: Run

    @property
    def finished(self) -> bool:
        """Is everything played and merged?"""
        return (self.folder / ROUNDS).exists()

    def parts(self) -> list[tuple[int, int]]:
        """The first round of each part and the round after its last, in order."""
        names = (file.stem.split("-") for file in (self.folder / PARTS).glob("[0-9]*-[0-9]*.npy"))
        return sorted((int(start), int(stop)) for start, stop in names)

    def part(self, start: int, stop: int) -> Path:
        """The file of a part."""
        return self.folder / PARTS / f"{start:012}-{stop:012}.npy"

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

    def keep(self, start: int, facts: NDArray[np.int32]) -> None:
        """Put a part on the disk."""
        path = self.part(start, start + len(facts))
        with disk(path), written_whole(path) as part, part.open("wb") as file:
            np.save(file, facts)

    def pieces(self, stop: int) -> Iterator[Rounds]:
        """The rounds before `stop`, in order, as far as they are there without a gap."""
        run, at = self.run, 0
        yield Rounds(run.rules, run.players, run.seed, 0, np.zeros((0, FACTS + TALLIES * len(run.players)), np.int32))
        for start, end in self.parts():
            if start != at:
                return
            yield Rounds(run.rules, run.players, run.seed, start, self.read(start, end)[: max(0, stop - start)])
            at = end

    def so_far(self) -> Rounds:
        """What is played of an unfinished run: all whole deals from the first on."""
        run, pieces = self.run, list(self.pieces(self.run.rounds))
        facts = np.concatenate([piece.facts for piece in pieces])
        return Rounds(run.rules, run.players, run.seed, 0, facts[: len(facts) // len(run.players) * len(run.players)])

    def finish(self, rounds: int, **more: object) -> None:
        """Merge the parts, in order, into one file, and drop them; say what else there is to say of the run."""
        path = self.folder / ROUNDS
        with disk(path):
            with written_whole(path) as part:
                write_rounds(part, self.pieces(rounds))
            self.write_down(finished=now(), rounds=rounds, **more)
            self.drop_parts()

    def drop_parts(self) -> None:
        """They are merged, and not needed any more."""
        for start, stop in self.parts():
            self.part(start, stop).unlink()
        if (self.folder / PARTS).exists():
            (self.folder / PARTS).rmdir()

    def write_down(self, **more: object) -> None:
        """Say what is played, and when; what was said before stays."""
        path = self.folder / RUN
        before = json.loads(path.read_text("utf-8")) if path.exists() else {}
        text = json.dumps(before | FORMAT | self.run.as_dict() | more, indent=1, ensure_ascii=False)
        with written_whole(path) as part:
            part.write_text(text + "\n", "utf-8")


@contextmanager
def opened(folder: Path, run: Run) -> Iterator[Store]:
    """The folder of a run, new or begun before, for us alone; where nothing was kept, nothing stays."""
    store, new = Store(folder, run), not folder.exists()
    check_folder(folder, run)
    with disk(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
        with disk(folder):
            begin(store)
        try:
            yield store
        finally:
            clear_if_empty(store, new)


def begin(store: Store) -> None:
    """Write down what will be played and make room for parts."""
    sweep(store.folder)
    if store.finished:
        store.drop_parts()
        return
    (store.folder / PARTS).mkdir(exist_ok=True)
    sweep(store.folder / PARTS)
    if not (store.folder / RUN).exists():
        store.write_down(started=now())


def clear_if_empty(store: Store, new: bool) -> None:
    """A run that kept nothing leaves nothing behind."""
    if store.finished or store.parts():
        return
    with disk(store.folder):
        (store.folder / RUN).unlink()
        (store.folder / PARTS).rmdir()
        if new:
            store.folder.rmdir()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Two runs must not write to one folder."""
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


def written_down(folder: Path) -> dict[str, object]:
    """What `run.json` says."""
    try:
        told = json.loads((folder / RUN).read_text("utf-8"))
        if told["format"] == FORMAT["format"] and told["format_version"] == FORMAT["format_version"]:
            return dict(told)
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise LabError(f"{folder} holds no results of the lab", "lab-no-results", path=str(folder))


def check_folder(folder: Path, run: Run) -> None:
    """Refuse a folder that holds anything else than this run."""
    with disk(folder):
        if (folder / RUN).exists():
            check_same(folder, run)
        elif folder.exists() and any(folder.iterdir()):
            raise LabError(f"{folder} holds something else", "lab-not-empty", path=str(folder))


def check_same(folder: Path, run: Run) -> None:
    """Refuse to mix two runs; the sentence names the first thing that differs."""
    told = written_down(folder)
    for name, here in run.as_dict().items():
        if (there := told.get(name)) != here:
            facts = {"path": str(folder), "name": name, "there": show(there), "here": show(here)}
            text = f"{folder} holds another run: {name} is {show(there)} there and {show(here)} here"
            raise LabError(text, "lab-other-run", **facts)


def show(value: object) -> str:
    """A value of a run as it was typed."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def load(path: Path | str) -> Rounds:
    """The rounds of a folder of results, of one that is not finished yet, or of a Parquet file."""
    path = Path(path)
    if path.is_file():
        return read_rounds(path)
    if (path / ROUNDS).is_file():
        return read_rounds(path / ROUNDS)
    told = written_down(path)
    players = tuple(map(str, told["players"] if isinstance(told["players"], list) else []))
    run = Run(players, str(told["rules"]), int(str(told["seed"])), int(str(told["games"])))
    return Store(path, run).so_far()
