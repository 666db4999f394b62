"""The ladder: who plays whom, ratings that find the strengths they come from, and tables that can be read again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from penultima.booklets import EDITIONS
from penultima.bots.registry import BOTS
from penultima.cli import main
from penultima.lab import engines
from penultima.lab.intervals import Interval
from penultima.lab.ladder import playing
from penultima.lab.ladder.lineup import ANCHOR, BUDGETS, file_name, is_slow, lineup, pairings, registered
from penultima.lab.ladder.playing import LadderPlayer, StoppedError
from penultima.lab.ladder.ratings import added, deal_scores, ratings
from penultima.lab.ladder.tables import Ladder, as_markdown, decode
from penultima.lab.runs import Batches, PlayedBatch, Run
from penultima.runtime import INTERPRETED
from penultima.text import translator

pytest.importorskip("pyarrow")

ROOT = Path(__file__).parents[2]
QUICK = ("--players", "first,hard", "--rounds", "40", "--seed", "2", "--cores", "1")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "ladder", *words], prog_name="penultima")


def test_every_registered_bot_plays_once_and_budgets_besides() -> None:
    names = registered()
    assert set(BOTS) - set(names) == {"careful", "infer"}, "they play like hard and expert"
    assert set(lineup((), ())) == {*names, *BUDGETS}
    assert lineup(("easy",), ("run:python3 mine.py", "easy")) == (ANCHOR, "easy", "run:python3 mine.py")


@pytest.mark.parametrize(("lang", "said"), [("en", "needs two different bots"), ("pt", "dois robôs diferentes")])
@pytest.mark.parametrize("words", [("--players", "random"), ("--players", "random,random", "--enter", "random")])
def test_nobody_but_the_anchor_is_refused(tmp_path: Path, words: tuple[str, ...], lang: str, said: str) -> None:
    refused = run(*words, "--lang", lang, "-o", str(tmp_path / "x"))
    assert refused.exit_code == 1
    assert said in refused.stderr
    assert not (tmp_path / "x").exists()


def test_everybody_meets_everybody_in_every_edition_on_the_same_deals() -> None:
    players = lineup(("first", "hard", "search:20", "trained"), ())
    wanted = list(pairings(players, 1000, 50, 7))
    assert {(pairing.edition, frozenset(pairing.bots)) for pairing in wanted} == {
        (edition, frozenset(pair)) for edition in EDITIONS for pair in combinations(players, 2)
    }
    assert {pairing.run.seed for pairing in wanted} == {7}
    for pairing in wanted:
        assert pairing.run.rounds == (50 if any(map(is_slow, pairing.bots)) else 1000)
        assert pairing.run.parsed_rules.booklet.startswith(pairing.edition)
    assert len({pairing.folder for pairing in wanted}) == len(wanted)


def test_names_of_programs_become_names_of_files() -> None:
    names = ["run:python3 a/bot.py", "run:python3 a-bot.py", "run:x" + "y" * 300, "search:100", "hard"]
    files = [file_name(name) for name in names]
    assert len(set(files)) == len(files)
    assert all(set(file) <= set("abcdefghijklmnopqrstuvwxyz0123456789-") and len(file) < 50 for file in files)
    assert files[3:] == ["search-100", "hard"]


def drawn(strengths: dict[str, float], deals: int) -> dict[tuple[str, str], np.ndarray[tuple[int], np.dtype[np.int64]]]:
    """Scores of pairs whose chances follow from known ratings."""
    generator, found = np.random.default_rng(5), {}
    for one, other in combinations(strengths, 2):
        chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        found[one, other] = deal_scores((generator.random(2 * deals) > chance).astype(np.int64))
    return found


def test_ratings_find_the_strengths_that_rounds_were_drawn_from() -> None:
    strengths = {"random": 0.0, "easy": 60.0, "hard": 150.0, "expert": 240.0}
    rated = ratings(drawn(strengths, 4000), "random")
    assert list(rated) == ["expert", "hard", "easy", "random"]
    assert (rated["random"].low, rated["random"].value, rated["random"].high) == (0, 0, 0)
    for name, truth in strengths.items():
        assert rated[name].low - 1e-9 <= truth <= rated[name].high + 1e-9
        assert rated[name].high - rated[name].low < 15


def test_more_deals_make_narrower_intervals_and_editions_add_up() -> None:
    strengths = {"random": 0.0, "hard": 120.0}
    few, many = drawn(strengths, 100), drawn(strengths, 1600)
    width = {deals: (r := ratings(one, "random")["hard"]).high - r.low for deals, one in ((100, few), (1600, many))}
    assert width[100] == pytest.approx(4 * width[1600], rel=0.3)
    together = added([few, many])
    assert together["random", "hard"].sum() == 1700
    assert ratings(few, "random", seed=1) == ratings(few, "random", seed=1)
    assert ratings(few, "random", seed=-1)["hard"].value == ratings(few, "random", seed=1)["hard"].value


def test_luck_that_both_seatings_share_makes_intervals_narrower() -> None:
    """In half of the deals one side wins from both seats, or the deal cancels out: the deal is what is drawn again."""
    split = {("random", "hard"): np.array([0, 0, 1000, 0, 0])}
    swept = {("random", "hard"): np.array([500, 0, 0, 0, 500])}
    widths = [(r := ratings(one, "random")["hard"]).high - r.low for one in (split, swept)]
    assert widths[0] == 0
    assert widths[1] > 20


def test_blocked_rounds_are_half_a_win_each() -> None:
    assert deal_scores(np.array([0, 0, 0, 1, 1, 1, -1, 0, -1, -1])).tolist() == [1, 0, 2, 1, 1]


@pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")
def test_a_ladder_is_written_and_a_bot_that_enters_plays_only_its_own_pairs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run(*QUICK, "-o", str(tmp_path / "x"))
    assert first.exit_code == 0, first.output
    ladder = decode((tmp_path / "x" / "ladder.json").read_bytes())
    assert set(ladder.ratings) == {"all", *EDITIONS}
    assert ladder.rounds == 3 * len(EDITIONS) * 40 == sum(pair.rounds for pair in ladder.pairs)
    assert next(iter(ladder.ratings["all"])) == "hard"
    assert as_markdown(ladder, translator("en")) == (tmp_path / "x" / "ladder.md").read_text("utf-8")
    assert "all editions" in first.stdout
    played: list[frozenset[str]] = []
    play_here = engines.play_here

    def noting(run: Run, batches: Batches, cores: int) -> Iterator[PlayedBatch]:
        played.append(frozenset(run.players))
        return play_here(run, batches, cores)

    monkeypatch.setattr(playing, "play_here", noting)
    again = run(*QUICK, "--enter", "easy", "-o", str(tmp_path / "x"), "--lang", "fr")
    assert again.exit_code == 0, again.output
    assert set(played) == {frozenset({"easy", other}) for other in ("random", "first", "hard")}
    assert "toutes les éditions" in again.stdout


def test_a_bar_in_a_command_ends_no_cell() -> None:
    names = ("random", "run:sh -c 'x | y'")
    rated = {name: Interval(0.0, 0.0, 0.0) for name in names}
    ladder = Ladder({"classic": "classic/en"}, 0, 2, {"all": rated, "classic": rated}, [])
    lines = as_markdown(ladder, translator("en")).splitlines()
    assert r"| `run:sh -c 'x \| y'` | 0 | 0 |" in lines


@pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")
def test_a_stopped_ladder_keeps_its_rounds(tmp_path: Path) -> None:
    wanted = list(pairings(("random", "first"), 40, 40, 2))
    player = LadderPlayer(tmp_path, 1)
    player.progress = lambda rounds: player.stop.set() if rounds else None
    with pytest.raises(StoppedError):
        player.play(wanted)
    told: list[int] = []
    played = LadderPlayer(tmp_path, 1, told.append).play(wanted)
    assert sum(told) == sum(pairing.run.rounds for pairing in wanted)
    assert set(played) == set(EDITIONS)


@pytest.mark.long
def test_a_program_enters(tmp_path: Path) -> None:
    program = f"run:{sys.executable} {ROOT / 'examples' / 'bot.py'}"
    words = ("--players", "first", "--enter", program, "--rounds", "4", "--slow-rounds", "2", "--cores", "1")
    done = run(*words, "-o", str(tmp_path / "x"))
    assert done.exit_code == 0, done.output
    assert program in json.loads((tmp_path / "x" / "ladder.json").read_bytes())["ratings"]["all"]


def test_the_page_of_the_documentation_has_the_ladder_that_was_played() -> None:
    ladder = decode((ROOT / "docs" / "ladder.json").read_bytes())
    assert as_markdown(ladder, translator("en")) in (ROOT / "docs" / "ladder.md").read_text("utf-8")
