"""Results of the lab: old ones are read and reported on, gone on with, and come out the same when played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.compatibility.running import command
from tests.compatibility.stored import unzipped

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

DONE = "results/scary-fr-hand=5-careful-first-random-seed-7-60-games"
"""The folder that a run makes for itself, so that the same command finds it again."""
PLAYED = ("scary/fr", "+hand=5", "--players", "careful,first,random", "--games", "60", "--seed", "7")
RECORDED = ("battle/en", "--players", "first,random", "--games", "6", "--seed", "3")
LEFT = ("hyper/fr", "--players", "careful,first", "--games", "40", "--seed", "11")
SCALARS = {"round": "int64", "deal": "int64", "rotation": "int32", "winner_seat": "int32", "winner": "int32",
           "moves": "int32", "turns": "int32", "reshuffles": "int32"}  # fmt: skip
BY_SEAT = ("left", "cards", "draws", "draw_fours", "specials", "challenges", "challenges_won", "caught")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The old results, in the folder in which commands are given."""
    monkeypatch.chdir(unzipped("lab.zip", tmp_path))
    return tmp_path


def rows(path: Path) -> Any:
    """A file of rounds."""
    return pq.read_table(path / "rounds.parquet")


def done(*words: str) -> str:
    """A command that succeeds; what it says."""
    told = command(*words)
    assert told.exit_code == 0, told.output
    return told.stdout


def test_the_columns_have_their_names_and_types(here: Path) -> None:
    wanted = SCALARS | dict.fromkeys(BY_SEAT, "list")
    found = {field.name: str(field.type).partition("<")[0] for field in rows(here / DONE).schema}
    assert found == wanted


@pytest.mark.parametrize(("words", "place"), [(PLAYED, DONE), (RECORDED, "recorded")], ids=["played", "recorded"])
def test_the_same_command_plays_the_same_rounds(words: tuple[str, ...], place: str, here: Path) -> None:
    done("lab", "play", *words, "-o", "again")
    old, new = rows(here / place), rows(here / "again")
    assert new.schema.remove_metadata() == old.schema.remove_metadata()
    assert new.to_pylist() == old.to_pylist()
    assert set(new.schema.metadata) == set(old.schema.metadata)
    said = json.loads((here / "again" / "run.json").read_bytes())
    before = json.loads((here / place / "run.json").read_bytes())
    assert set(said) == set(before) == {"format", "format_version", "players", "rules", "seed", "games", "until_clear",
                                        "records", "version", "started", "finished", "rounds"}  # fmt: skip
    times = ("started", "finished", "version", "records")
    assert {name: said[name] for name in said if name not in times} == {
        name: before[name] for name in before if name not in times
    }


def by_this_version(place: Path) -> None:
    """A run is gone on with by the version that began it: let that be this one."""
    done("lab", "play", "--players", "first,first", "--games", "2", "-o", "other")
    version = json.loads(Path("other/run.json").read_bytes())["version"]
    said = json.loads((place / "run.json").read_bytes())
    (place / "run.json").write_text(json.dumps(said | {"version": version}), "utf-8")


def test_a_run_that_is_done_is_found_by_its_command_and_not_played_again(here: Path) -> None:
    by_this_version(here / DONE)
    before = (here / DONE / "rounds.parquet").read_bytes()
    told = json.loads(done("lab", "play", *PLAYED, "--json"))
    assert (here / DONE / "rounds.parquet").read_bytes() == before
    assert told["rounds"] == 60


def test_a_run_that_was_interrupted_goes_on(here: Path) -> None:
    by_this_version(here / "left")
    old = [(file.name, file.read_bytes()) for file in sorted((here / "left" / "parts").iterdir())]
    assert len(old) == 2
    done("lab", "play", *LEFT, "-o", "left")
    done("lab", "play", *LEFT, "-o", "whole")
    assert rows(here / "left").to_pylist() == rows(here / "whole").to_pylist()
    assert len(rows(here / "left")) == 40


def test_a_run_of_another_version_is_refused_by_a_sentence(here: Path) -> None:
    said = json.loads((here / "left" / "run.json").read_bytes())
    (here / "left" / "run.json").write_text(json.dumps(said | {"version": "0.0.9"}), "utf-8")
    told = command("lab", "play", *LEFT, "-o", "left")
    assert told.exit_code == 1
    assert "0.0.9" in told.output


def test_old_results_are_reported_on_finished_or_not(here: Path) -> None:
    done("lab", "report", DONE, "recorded", "left", "-o", "report.html")
    page = (here / "report.html").read_text("utf-8")
    assert "scary/fr +hand=5" in page
    assert "hyper/fr" in page


def test_the_records_of_a_run_are_told_again(here: Path) -> None:
    for file in sorted((here / "records").iterdir()):
        assert "random" in done("replay", str(file), "--lang", "en")
