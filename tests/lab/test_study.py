"""The standard study: what belongs to it, that it goes on where it stopped, and that it says the same again."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from penultima.booklets import Rules, booklets
from penultima.cli.lab import study_command
from penultima.errors import LabError
from penultima.lab.runs import whole_deals
from penultima.lab.study import Cell, StoppedError, Study, cells, other_values
from penultima.rules.settings import HOUSE_RULES, ROUND_SETTINGS, SETTINGS, Number
from penultima.runtime import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="thousands of rounds")

SMALL = [Cell("classic/en", ("careful",) * 2, 40), Cell("scary/es", ("careful", "medium", "easy"), 60)]


def test_the_study_has_every_booklet_from_2_to_10_players() -> None:
    played = {(cell.rules, len(cell.players)) for cell in cells() if set(cell.players) == {"careful"}}
    for booklet in booklets():
        assert {n for rules, n in played if rules == booklet.id} == set(range(2, 11))


def test_the_study_has_every_house_rule_that_a_round_can_tell() -> None:
    tried = {change.partition("=")[0] for cell in cells() for change in cell.rules.split(" +")[1:]}
    assert tried == {name for name in HOUSE_RULES if SETTINGS[name] in ROUND_SETTINGS}


def test_of_a_house_rule_that_is_a_number_the_ends_are_tried() -> None:
    assert other_values(Number("whispers", 1, 9, 1, "how often one may whisper", house_place=20)) == ("9",)
    assert other_values(SETTINGS["hand"]) == ("5", "10")


def test_the_study_has_each_level_against_the_one_below() -> None:
    duels = [(cell.players[0], cell.players[1], len(cell.players)) for cell in cells() if len(set(cell.players)) == 2]
    names = [("easy", "beginner"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard")]
    assert duels == [(*pair, size) for size in (2, 4) for pair in names]


def test_every_cell_can_be_played_in_whole_deals() -> None:
    for cell in cells(1000):
        Rules.parse(cell.rules).check_players(len(cell.players))
        assert cell.rounds % len(cell.players) == 0
    assert (whole_deals(10, 4), whole_deals(12, 4)) == (12, 12)


def test_the_same_seed_says_the_same_on_any_number_of_cores(tmp_path: Path) -> None:
    one = Study(3, tmp_path / "one").run(SMALL, cores=1)
    two = Study(3, tmp_path / "two").run(SMALL, cores=2)
    assert one == two
    assert [summary.rules for summary in one] == ["classic/en", "scary/es"]
    assert Study(4, tmp_path / "one").run(SMALL, cores=1) != one


def test_finished_cells_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    first = Study(3, tmp_path, told.append).run(SMALL, cores=1)
    assert sum(told) == sum(cell.work for cell in SMALL)
    monkeypatch.setattr(Study, "play", lambda *_: pytest.fail("played again"))
    again = Study(3, tmp_path, told.append)
    assert again.run(SMALL, cores=2) == first
    assert again.kept(SMALL) == SMALL
    assert sum(told) == 2 * sum(cell.work for cell in SMALL)


def test_a_damaged_cell_is_played_again(tmp_path: Path) -> None:
    study = Study(3, tmp_path)
    first = study.run(SMALL, cores=1)
    study.path(SMALL[0]).write_text('{"rules": "classic/en"')
    assert Study(3, tmp_path).run(SMALL, cores=1) == first


def test_a_stopped_study_keeps_what_is_finished_and_goes_on(tmp_path: Path) -> None:
    study = Study(3, tmp_path)
    study.progress = lambda _: study.stop.set()
    with pytest.raises(StoppedError):
        study.run(SMALL, cores=1)
    assert len(study.kept(SMALL)) == 1
    assert [path.suffix for path in tmp_path.iterdir()] == [".json"]
    assert len(Study(3, tmp_path).run(SMALL, cores=1)) == 2


def test_an_unwritable_work_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LabError, match="cannot be written"):
        Study(3, tmp_path / "file" / "folder").run(SMALL, cores=1)


def test_the_command_writes_the_page_and_the_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ladder = [Cell("classic/en", ("easy", *["beginner"] * n), 120) for n in (1, 3)]
    monkeypatch.setattr("penultima.lab.study.cells", lambda _: [*SMALL, *ladder])
    page, plot = tmp_path / "study.html", tmp_path / "win-rates.svg"
    wishes = ["editions", "-o", str(page), "--plot", str(plot), "--work", str(tmp_path / "work"), "--rounds", "120"]
    first = CliRunner().invoke(study_command, wishes, catch_exceptions=False)
    assert first.exit_code == 0
    assert "penultima lab study editions --rounds 120 --seed 1" in (text := page.read_text("utf-8"))
    assert "easy v beginner" in plot.read_text("utf-8")
    assert CliRunner().invoke(study_command, wishes, catch_exceptions=False).exit_code == 0
    assert page.read_text("utf-8") == text
