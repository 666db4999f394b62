"""Results on the disk: the same bytes however they came about, resumed after any end, never half written."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from penultima.bots.kernel.rounds import RoundFact, Tally
from penultima.errors import LabError
from penultima.files import UNFINISHED
from penultima.lab import engines, results, runs
from penultima.lab.results import Results
from penultima.lab.results_folder import ResultsFolder, load, open_folder
from penultima.lab.runs import Batches, Run, gaps, play_batch
from penultima.runtime import INTERPRETED
from tests.lab.lab_runs import done, parquet, refused, run

pytestmark = pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")

WORDS = ("--players", "careful,easy,first", "--rounds", "600", "--edition", "scary/it", "--seed", "11")
RUN = Run(("careful", "easy", "first"), "scary/it", 11, 600)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of a run that nothing disturbed."""
    folder = tmp_path_factory.mktemp("lab") / "whole"
    done(*WORDS, "-o", str(folder))
    return folder


def stop_after(parts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C when so many parts are kept."""
    save, kept = ResultsFolder.save_part, list[int]()

    def then_stop(self: ResultsFolder, start: int, facts: np.ndarray) -> None:
        save(self, start, facts)
        kept.append(start)
        if len(kept) == parts:
            signal.raise_signal(signal.SIGINT if parts % 2 else signal.SIGTERM)

    monkeypatch.setattr(ResultsFolder, "save_part", then_stop)


def left_over(folder: Path) -> list[str]:
    return [path.name for path in folder.rglob("*") if path.name.startswith(UNFINISHED)]


def test_the_file_explains_itself_and_reads_back(whole: Path) -> None:
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(whole / "rounds.parquet")
    told = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert (told["rules"], json.loads(told["players"]), told["seed"]) == ("scary/it", list(RUN.players), "11")
    assert table.num_rows == 600
    row = table.slice(100, 1).to_pylist()[0]
    rounds = load(whole)
    assert (row["round"], row["deal"], row["rotation"]) == (100, 33, 1)
    assert row["winner"] == rounds.winners[100] == (row["winner_seat"] - 100) % 3
    assert row["moves"] == rounds.fact(RoundFact.MOVES)[100]
    for tally in Tally:
        assert row[tally.name.lower()] == rounds.by_seat(tally)[100].tolist()
    straight = play_batch(RUN, 0, 600).facts
    assert (rounds.rules, rounds.players, rounds.seed, rounds.start) == ("scary/it", RUN.players, 11, 0)
    assert np.array_equal(rounds.facts, straight)
    assert np.array_equal(load(whole / "rounds.parquet").facts, straight)
    assert sorted(path.name for path in whole.iterdir()) == ["rounds.parquet", "run.json"]


@pytest.mark.parametrize(("cores", "size"), [(1, 1), (1, 600), (3, 7), (2, 50)])
def test_the_bytes_do_not_depend_on_cores_or_batches(
    cores: int, size: int, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "LARGEST", size)
    monkeypatch.setattr(Batches.__init__, "__defaults__", (size,))
    done(*WORDS, "-o", str(tmp_path / "x"), "--cores", str(cores))
    assert parquet(tmp_path / "x") == parquet(whole)


def test_big_results_are_cut_into_groups_that_do_not_depend_on_the_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "ROWS", 64)
    rows = play_batch(RUN, 0, 300).facts
    for name, size in (("x", 300), ("y", 41), ("z", 64)):
        pieces = [Results("scary/it", RUN.players, 11, at, rows[at : at + size]) for at in range(0, 300, size)]
        results.write_rounds(tmp_path / name, pieces)
    assert (tmp_path / "x").read_bytes() == (tmp_path / "y").read_bytes() == (tmp_path / "z").read_bytes()
    assert np.array_equal(results.read_rounds(tmp_path / "x").facts, rows)


@pytest.mark.parametrize("parts", [1, 2, 5])
def test_a_run_that_is_stopped_goes_on(
    parts: int, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = signal.getsignal(signal.SIGINT)
    with monkeypatch.context() as patch:
        stop_after(parts, patch)
        stopped = run(*WORDS, "-o", str(tmp_path / "x"))
    assert stopped.exit_code == 130
    assert stopped.stdout == ""
    assert f"of 600 rounds are kept in {tmp_path / 'x'}; the same command goes on." in stopped.stderr
    assert 0 < len(load(tmp_path / "x").facts) < 600
    assert "rounds are there already; going on." in done(*WORDS, "-o", str(tmp_path / "x")).stderr
    assert parquet(tmp_path / "x") == parquet(whole)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    words = ("--players", "search:60,careful", "--rounds", "300", "--cores", "2")
    command = [sys.executable, "-m", "penultima", "lab", "play", *words, "-o", str(tmp_path / "x")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        while not len(list(tmp_path.glob("x/parts/[0-9]*"))) > 1 and process.poll() is None:
            time.sleep(0.01)
        process.kill()
    done(*words, "-o", str(tmp_path / "x"))
    done(*words, "-o", str(tmp_path / "y"))
    assert parquet(tmp_path / "x") == parquet(tmp_path / "y")
    assert left_over(tmp_path) == []


def test_a_finished_run_is_not_played_again(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = parquet(whole)
    monkeypatch.setattr(engines, "play_batch", None)
    done(*WORDS, "-o", str(whole))
    assert parquet(whole) == before


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("--seed", "12"), "seed is 11 there and 12 here."),
        (("--rounds", "900"), "rounds is 600 there and 900 here."),
        (("--players", "random"), "players is careful,easy,first there and careful,easy,first,random here."),
        (("+hand=5",), "rules is scary/it there and scary/it +hand=5 here."),
        (("--until-clear",), "until_clear is off there and on here."),
    ],
)
def test_another_run_is_refused_with_what_differs(words: tuple[str, ...], what: str, whole: Path) -> None:
    before = parquet(whole)
    assert refused(*WORDS, *words, "-o", str(whole), code=1) == f"{whole} holds another run: {what}"
    assert parquet(whole) == before


def test_folders_that_are_no_good(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert refused(*WORDS, "-o", str(file), code=1) == f"{file} cannot be written: Not a directory."
    assert refused(*WORDS, "-o", str(file / "x"), code=1) == f"{file / 'x'} cannot be written: Not a directory."
    assert refused(*WORDS, "-o", str(tmp_path), code=1).endswith("is not empty and holds no results of the lab.")
    (tmp_path / "run.json").write_text("{}")
    assert refused(*WORDS, "-o", str(tmp_path), code=1).endswith("holds no results of the lab.")
    assert file.read_text() == "mine"
    said = refused(*WORDS, "-o", str(tmp_path / "x"), "--records", str(file), code=1)
    assert said == f"{file} cannot be written: Not a directory."
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "run.json"]


@pytest.mark.parametrize("left", ["parts", f"{UNFINISHED}1"])
def test_a_run_that_is_killed_as_it_begins_can_begin_again(tmp_path: Path, left: str) -> None:
    if left == "parts":
        (tmp_path / left).mkdir()
    else:
        (tmp_path / left).write_text("{")
    with open_folder(tmp_path, RUN):
        assert {path.name for path in tmp_path.iterdir()} == {"run.json", "parts"}
    (tmp_path / "parts").mkdir(exist_ok=True)
    (tmp_path / "parts" / "notes.txt").write_text("mine")
    with pytest.raises(LabError, match="holds something else"), open_folder(tmp_path, RUN):
        pass


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with open_folder(tmp_path / "x", RUN):
        assert refused(*WORDS, "-o", str(tmp_path / "x"), code=1) == f"Another run is writing to {tmp_path / 'x'}."


@pytest.mark.parametrize("where", ["os.fsync", "pathlib.Path.replace", "numpy.save"])
def test_a_full_disk_leaves_nothing_half_written(
    where: str, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        stop_after(2, patch)
        run(*WORDS, "-o", str(tmp_path / "x"))
    with monkeypatch.context() as patch:
        patch.setattr(where, full)
        said = refused(*WORDS, "-o", str(tmp_path / "x"), code=1)
    assert said.endswith("cannot be written: No space left on device.")
    assert left_over(tmp_path) == []
    done(*WORDS, "-o", str(tmp_path / "x"))
    assert parquet(tmp_path / "x") == parquet(whole)


def test_a_disk_that_fills_up_at_the_end(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("penultima.lab.results_folder.write_rounds", full)
        refused(*WORDS, "-o", str(tmp_path / "x"), code=1)
    assert left_over(tmp_path) == []
    done(*WORDS, "-o", str(tmp_path / "x"))
    assert parquet(tmp_path / "x") == parquet(whole)


def test_a_damaged_part_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        stop_after(3, patch)
        run(*WORDS, "-o", str(tmp_path / "x"))
    part = next((tmp_path / "x" / "parts").iterdir())
    part.write_bytes(part.read_bytes()[:-5])
    assert refused(*WORDS, "-o", str(tmp_path / "x"), code=1).startswith(f"{part} is damaged;")
    part.unlink()
    done(*WORDS, "-o", str(tmp_path / "x"))


def test_what_holds_no_results(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(LabError, match="holds no results"):
            load(path)
    (tmp_path / "rounds.parquet").write_bytes(b"PAR1")
    with pytest.raises(LabError, match="holds no results"):
        load(tmp_path)


def test_gaps() -> None:
    assert gaps([], 10) == [(0, 10)]
    assert gaps([(4, 6), (0, 2)], 10) == [(2, 4), (6, 10)]
    assert gaps([(0, 10)], 10) == []


def test_batches_grow_while_they_are_quick_and_shrink_when_they_are_slow() -> None:
    cut = Batches([(0, 100)], size=8)
    assert next(cut) == (0, 8)
    cut.adapt(8, 0.01)
    assert next(cut) == (8, 16)
    cut.adapt(16, 5.0)
    assert next(cut) == (24, 8)
    cut.stop()
    assert list(cut) == []
    assert [count for _, count in Batches([(0, 3), (7, 17)], size=8)] == [3, 8, 2]
