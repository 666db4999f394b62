"""A round that Python plays is the round that compiled code plays; and a run tells what it did or why it did not."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from penultima.booklets import booklets
from penultima.bots.arena import deal_key, play_rounds
from penultima.bots.kernel.rounds import RoundFact
from penultima.errors import LabError
from penultima.game import Record
from penultima.lab import engines, results, runs
from penultima.lab.bot_round import play_round
from penultima.lab.players import compiled_skills, invited
from penultima.lab.results_folder import load
from penultima.lab.runs import Run, play_batch
from penultima.lab.sequential_test import BLOCK, EARLIEST, Bet
from penultima.runtime import INTERPRETED
from tests.choosing import few, one_of_each_edition
from tests.lab.lab_runs import done, parquet, refused, register_spy, run

pytestmark = pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")

FORGETFUL = ("careful", "beginner", "easy", "search:12")
HOUSES = (
    "classic/en +jump_in=on",
    "scary/fr +jump_in=on +uno_due=everyone +uno_until=own_turn",
    "revenge/es +jump_in=on +stacking=any",
    "battle/fr +jump_in=on +stacking=same +forced_play=on",
    "hyper/fr +jump_in=on +hand=3",
    "classic/en +sevens_zeros=on +draw=until +uno_due=everyone",
)


@pytest.mark.parametrize("rules", [*one_of_each_edition(printed.id for printed in booklets()), *few(HOUSES, HOUSES[0])])
def test_python_plays_the_same_round_as_compiled_code(rules: str) -> None:
    count = 24
    run_ = Run(FORGETFUL, rules, 9, count)
    fast = play_rounds(run_.parsed_rules, compiled_skills(FORGETFUL, 9) or [], 9, 0, count)
    with invited(FORGETFUL, 9) as bots:
        for number in range(count):
            seats = [bots[run_.player_at(seat, number)] for seat in range(len(bots))]
            _, facts = play_round(run_.parsed_rules, seats, deal_key(9, number // len(bots)))
            assert facts.tolist() == fast[number].tolist(), number


def test_only_bots_that_need_no_clock_are_compiled() -> None:
    assert compiled_skills(("careful", "search:20ms"), 0) is None
    assert [int(skill["playouts"][0]) for skill in compiled_skills(("search:30", "first"), 0) or []] == [30, 0]


def test_two_bots_of_one_name_do_not_play_alike() -> None:
    first, second = compiled_skills(("random", "random"), 7) or []
    assert first["seed"][0] != second["seed"][0]


def test_a_run_prints_what_it_says(tmp_path: Path) -> None:
    words = ("--players", "careful,first,random", "--rounds", "10", "--edition", "battle/fr +hand=5", "--seed", "3")
    said = done(*words, "-o", str(tmp_path / "x"))
    assert "12 rounds in place of 10: every deal is played from each of the 3 seatings." in said.stderr
    assert "careful" in said.stdout
    told = json.loads(done(*words, "-o", str(tmp_path / "x"), "--json").stdout)
    assert (told["rules"], told["players"], told["seed"]) == ("battle/fr +hand=5", ["careful", "first", "random"], 3)
    assert (told["rounds"], told["deals"], told["clear"]) == (12, 4, None)
    rounds = load(tmp_path / "x")
    assert rounds.facts.shape[0] == 12
    assert len(set(rounds.deals.tolist())) == 4


def test_house_rules_are_written_as_elsewhere(tmp_path: Path) -> None:
    done("hyper", "+hand=3", "--players", "first,random", "--rounds", "2", "-o", str(tmp_path / "x"))
    assert load(tmp_path / "x").rules == "hyper/fr +hand=3"


def test_records_replay_and_tell_the_same_winner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "RECORDED", 8)
    words = ("--players", "careful,search:8,easy", "--rounds", "12", "--edition", "revenge/es")
    done(*words, "--records", str(tmp_path / "records"), "-o", str(tmp_path / "x"))
    done(*words, "-o", str(tmp_path / "y"))
    assert parquet(tmp_path / "x") == parquet(tmp_path / "y")
    winners = load(tmp_path / "x").fact(RoundFact.WINNER).tolist()
    files = sorted((tmp_path / "records").iterdir())
    assert [int(file.stem) for file in files] == list(range(8))
    for number, file in enumerate(files):
        record = Record.load(file)
        record.replay()
        assert record.rounds[0].winner == (None if winners[number] < 0 else winners[number])
        assert record.names[number % 3] == "careful"
        assert (record.rounds[0].dealer, record.extra["round"]) == (0, str(number))


def test_a_bot_that_thinks_by_the_clock_plays_too(tmp_path: Path) -> None:
    done("--players", "search:1ms,first", "--rounds", "2", "-o", str(tmp_path / "x"), "--cores", "2")
    assert (load(tmp_path / "x").fact(RoundFact.MOVES) > 5).all()


FAILURES: dict[str, tuple[object, str]] = {
    "crashes": (ZeroDivisionError("oops"), "ZeroDivisionError: oops"),
    "is silent": (None, "None is no move"),
    "says nonsense": ("hello", "'hello' is no move"),
}


@pytest.mark.parametrize("how", FAILURES)
def test_a_bot_that_fails_is_named_with_its_round(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    says, why = FAILURES[how]
    made = register_spy(monkeypatch, 30, says)
    words = ("--players", "first,spy", "--rounds", "20", "--seed", "6", "-o", str(tmp_path / "x"), "--cores", "1")
    said = refused(*words, code=1)
    assert said.startswith("The bot spy failed in round ")
    assert said.endswith(f"with seed 6: {why}.")
    assert not (tmp_path / "x").exists(), "nothing was finished, so nothing is left"
    assert made
    assert all(spy.closed for spy in made)


def test_an_illegal_move_is_the_bots_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from penultima.game import Move

    register_spy(monkeypatch, 3, Move("accept"))
    said = refused("--players", "first,spy", "--rounds", "2", "-o", str(tmp_path / "x"), code=1)
    assert "may not accept: " in said


def test_what_is_played_before_a_bot_fails_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_spy(monkeypatch, 1000, OSError("gone"))
    words = ("--players", "spy,first", "--rounds", "400", "-o", str(tmp_path / "x"), "--cores", "1")
    refused(*words, code=1)
    kept = len(load(tmp_path / "x").facts)
    assert 8 <= kept < 400
    register_spy(monkeypatch)
    assert f"{kept} of 400 rounds are there already; going on." in done(*words).stderr


def test_bad_arguments_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    to = ("-o", str(tmp_path / "x"))
    assert refused("--players", "careful", *to, code=2) == "2 to 10 can play, not 1."
    assert refused("--players", ",", *to, code=2).startswith("“,” is not a list of players")
    assert refused("--players", ",".join(["first"] * 11), *to, code=2) == "2 to 10 can play, not 11."
    assert refused("--players", "careful,genius", *to, code=2).startswith("There is no bot “genius”")
    assert refused("--players", "first,first", "--edition", "bottle", *to, code=2).startswith("There is no edition")
    assert "--address belongs to --engine ray." in refused("--players", "first,first", "--address", "x", *to, code=2)
    for words in (("--rounds", "0"), ("--rounds", "many"), ("--cores", "0"), ("--engine", "steam"), ("--seed", "x")):
        assert run("--players", "first,first", *words, *to).exit_code == 2
    assert run("-o", str(tmp_path / "x")).exit_code == 2
    assert not any(tmp_path.iterdir())


def test_results_have_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Named after the run, so that the same command finds it again."""
    monkeypatch.chdir(tmp_path)
    words = ("--players", "first,search:5", "--rounds", "4", "--edition", "battle/fr +hand=5")
    done(*words)
    (folder,) = (tmp_path / "results").iterdir()
    assert folder.name == "battle-fr-hand=5-first-search-5-seed-0-4-games"
    done(*words, "--seed", "1")
    assert len(list((tmp_path / "results").iterdir())) == 2


def test_the_old_word_for_rounds_still_works_and_is_not_shown(tmp_path: Path) -> None:
    words = ("--players", "first,random", "--seed", "3")
    done(*words, "--games", "4", "-o", str(tmp_path / "x"))
    again = done(*words, "--rounds", "4", "-o", str(tmp_path / "x"))
    assert "4 rounds" in again.stdout
    assert json.loads((tmp_path / "x" / "run.json").read_text())["games"] == 4
    assert refused(*words, "--games", "none", code=2).startswith("--rounds is a whole number, not “none”.")
    shown = run("--help").output
    assert "--rounds" in shown
    assert "games" not in shown


def test_refusals_in_another_language(tmp_path: Path) -> None:
    words = ("--players", "first,random", "--rounds", "2", "-o", str(tmp_path / "x"), "--lang", "fr")
    done(*words)
    said = refused(*words, "--seed", "8", code=1)
    assert said == f"{tmp_path / 'x'} contient une autre série : seed y vaut 0, et ici 8."


def test_what_is_not_installed_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--players", "first,random", "--rounds", "2", "-o", str(tmp_path / "x"))

    def missing(function: str, name: str, extra: str) -> None:
        def fail() -> None:
            raise LabError("missing", "lab-needs", name=name, extra=extra)

        monkeypatch.setattr(function, fail)

    missing("penultima.lab.engines.ray_library", "ray", "ray")
    assert refused(*words, "--engine", "ray", code=1) == "This needs ray: pip install 'penultima[ray]'."
    missing("penultima.lab.play_command.arrow", "pyarrow", "lab")
    assert refused(*words, code=1) == "This needs pyarrow: pip install 'penultima[lab]'."


LIBRARIES = [("pyarrow.parquet", results.arrow), ("ray", engines.ray_library)]


@pytest.mark.parametrize(("module", "loader"), LIBRARIES)
def test_a_missing_library_is_a_refusal(module: str, loader: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(LabError):
        loader()


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(LabError, match="another version"):
        play_batch(Run(("first", "first"), "classic/en", 0, 2, version="0.0.0"), 0, 2)


# Until it is clear


def bet_on(share: float, deals: int, chance: np.random.Generator) -> Bet:
    """A bet on deals between two players, of whom the first wins each round with this chance."""
    bet = Bet(2)
    while bet.deals < deals and not bet.clear:
        won = 2 * (chance.random((BLOCK, 2)) < share).sum(axis=1) - 2
        bet.add_deals(won.astype(np.int64))
    return bet


def test_a_fair_player_is_rarely_called_unfair_however_often_one_looks() -> None:
    chance = np.random.default_rng(1)
    wrong = sum(bet_on(0.5, 4000, chance).clear for _ in range(600))
    assert wrong <= 600 * 0.05
    assert wrong > 0, "a test that never errs is no test"


@pytest.mark.parametrize(("share", "more"), [(0.6, True), (0.4, False)])
def test_a_better_player_is_found_out(share: float, more: bool) -> None:
    chance = np.random.default_rng(2)
    bets = [bet_on(share, 4000, chance) for _ in range(50)]
    assert all(bet.clear and bet.more == more for bet in bets)
    assert min(bet.deals for bet in bets) >= EARLIEST
    assert np.mean([bet.deals for bet in bets]) < 600


def test_a_run_stops_when_it_is_clear(tmp_path: Path) -> None:
    words = ("--players", "first,careful", "--rounds", "100000", "--until-clear")
    said = done(*words, "-o", str(tmp_path / "x")).stderr
    assert "deals: first wins less than its share." in said
    rounds = load(tmp_path / "x")
    assert EARLIEST * 2 <= len(rounds.facts) < 100_000
    assert len(rounds.facts) % (2 * BLOCK) == 0
    again = json.loads(done(*words, "-o", str(tmp_path / "x"), "--json").stdout)
    assert again["clear"] == {"deals": len(rounds.facts) // 2, "more": False}
    done(*words, "-o", str(tmp_path / "y"), "--cores", "1")
    assert parquet(tmp_path / "x") == parquet(tmp_path / "y")


def test_a_run_that_never_gets_clear_says_so(tmp_path: Path) -> None:
    words = ("--players", "careful,careful", "--rounds", "900", "--until-clear", "-o", str(tmp_path / "x"))
    assert "Not clear: careful may win no more and no less than its share." in done(*words).stderr
    assert len(load(tmp_path / "x").facts) == 900
