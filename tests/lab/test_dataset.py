"""A dataset: what its rows say, that they say nothing a seat could not know, and that it goes on where it stopped."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from penultima import Record, Round
from penultima.booklets import booklets
from penultima.bots import split_players
from penultima.cli import main
from penultima.lab.bot_round import NEEDED
from penultima.lab.dataset import command, folder, shards
from penultima.lab.dataset.folder import columns_table, open_dataset, readme
from penultima.lab.dataset.plan import Plan, Shard
from penultima.lab.dataset.rows import TABLES, rows_of
from penultima.lab.dataset.shards import MadeShard, make_shard
from penultima.lab.players import invited
from penultima.lab.runs import Run, play_numbered
from penultima.runtime import INTERPRETED, WAY, wasm_host
from penultima.ways import Way
from tests.hanging import HANGS

pq = pytest.importorskip("pyarrow.parquet")
pytestmark = pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")

ROOT = Path(__file__).parents[2]
WORDS = ("battle/fr", "--players", "hard,beginner", "--rounds", "12", "--shard", "4", "--seed", "3", "--cores", "1")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "dataset", *words], prog_name="penultima")


def made(folder: Path, *words: str) -> Path:
    """A dataset that must be finished."""
    result = run(*(words or WORDS), "-o", str(folder))
    assert result.exit_code == 0, result.output
    return folder


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for file in sorted((folder / table).glob("*.parquet")):
        found += pq.read_table(file).to_pylist()
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve rounds of Battle between two bots, in three shards."""
    return made(tmp_path_factory.mktemp("dataset") / "sample")


def test_every_record_replays_and_agrees_with_its_row(sample: Path) -> None:
    rounds = rows(sample, "rounds")
    assert [row["round"] for row in rounds] == list(range(12))
    for row in rounds:
        match = Record.decode(row["record"].encode()).replay()
        assert match.round.over
        assert row["winner_seat"] == (-1 if match.round.winner is None else match.round.winner)
        assert row["points"] == list(match.round.points())
        assert row["decisions"] == len(match.round.moves)
        assert tuple(row["players"]) == match.names
        assert row["deal"] == row["round"] // 2


def test_a_decision_is_what_the_seat_saw_and_did(sample: Path) -> None:
    """Played again from the record, move by move: every cell comes from the view of the seat, or from the end."""
    decisions = iter(rows(sample, "decisions"))
    for row in rows(sample, "rounds"):
        saved = Record.decode(row["record"].encode()).rounds[0]
        round = Round(row["rules"], len(row["players"]), key=bytes.fromhex(saved.key), dealer=saved.dealer)
        for step, text in enumerate(saved.moves):
            seat, move = int(text.partition(" ")[0]), text.partition(" ")[2]
            view, told = round.view(seat), next(decisions)
            assert (told["round"], told["step"], told["seat"], told["move"]) == (row["round"], step, seat, move)
            assert told["hand"] == [str(card) for card in view.hand]
            assert told["legal"] == [str(legal) for legal in view.legal_moves()]
            assert move in told["legal"]
            shown = ("color", "hyper", "direction", "draw_size", "pending")
            assert {name: told[name] for name in shown} == {name: getattr(view, name) for name in shown}
            assert (told["sizes"], told["owes"]) == (list(view.sizes), list(view.owes))
            assert (told["top"], told["phase"]) == (str(view.top), view.phase.name.lower())
            assert told["asked"] is (view.turn == seat)
            assert told["player"] == row["players"][seat]
            assert (told["won"], told["points"]) == (seat == row["winner_seat"], row["points"][seat])
            round.play(move, seat)
    assert next(decisions, None) is None


def test_every_booklet_is_a_table_if_no_rules_are_named(tmp_path: Path) -> None:
    folder = made(tmp_path / "x", "--players", "first,random", "--rounds", "24", "--cores", "1")
    assert {row["rules"] for row in rows(folder, "rounds")} == {printed.id for printed in booklets()}
    assert len(rows(folder, "rounds")) == 24


def test_checksums_license_and_columns_are_there(sample: Path) -> None:
    sums = dict(line.split("  ")[::-1] for line in (sample / "SHA256SUMS").read_text().splitlines())
    files = contents(sample)
    assert sums.keys() == files.keys() - {"SHA256SUMS"}
    assert all(hashlib.sha256(files[name]).hexdigest() == digest for name, digest in sums.items())
    assert files["LICENSE"] == (ROOT / "LICENSE").read_bytes()
    for table, columns in TABLES.items():
        schema = pq.read_schema(next((sample / table).glob("*.parquet")))
        assert schema.names == [column.name for column in columns]
        assert all(schema.field(one.name).metadata[b"about"].decode() == one.about for one in columns)
        assert schema.metadata[b"rules"] == b"battle/fr"
        assert "\n".join(columns_table(table)) in (sample / "README.md").read_text("utf-8")


def test_the_columns_are_documented() -> None:
    page = (ROOT / "docs" / "dataset.md").read_text("utf-8")
    for table in TABLES:
        assert "\n".join(columns_table(table)) in page, f"docs/dataset.md has other columns of {table}"


def test_whoever_stops_it_keeps_what_is_finished_and_goes_on(
    sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stops_after_one(calls: Any, cores: int) -> Any:
        yield make_shard(*next(calls))

    with monkeypatch.context() as patched:
        patched.setattr(shards, "make_here", stops_after_one)
        stopped = run(*WORDS, "-o", str(tmp_path / "x"))
    assert stopped.exit_code == 130
    assert "4 of 12 rounds are kept" in stopped.stderr
    assert not (tmp_path / "x" / "SHA256SUMS").exists()
    (tmp_path / "x" / "decisions" / ".unfinished-1").write_text("left by a process that was killed")
    played: list[Shard] = []

    def noting(plan: Plan, shard: Shard) -> MadeShard:
        played.append(shard)
        return make_shard(plan, shard)

    monkeypatch.setattr(shards, "make_shard", noting)
    assert contents(made(tmp_path / "x")) == contents(sample)
    assert [shard.start for shard in played] == [4, 8]
    monkeypatch.setattr(command, "make_missing", lambda *_: pytest.fail("made again"))
    made(tmp_path / "x")


def test_a_folder_of_another_dataset_is_refused(sample: Path) -> None:
    refused = run("battle/fr", "--players", "hard,beginner", "--rounds", "16", "--shard", "4", "-o", str(sample))
    assert refused.exit_code == 1
    assert "holds another run: rounds is 12 there and 16 here" in refused.stderr


@pytest.mark.parametrize("left", ["rounds", "decisions", ".unfinished-1"])
def test_one_that_is_killed_as_it_begins_can_begin_again(tmp_path: Path, left: str) -> None:
    if left in TABLES:
        (tmp_path / left).mkdir()
    else:
        (tmp_path / left).write_text("{")
    plan = Plan(("battle/fr",), ("first", "random"), 4, 0)
    with open_dataset(tmp_path, plan) as opened:
        assert {path.name for path in tmp_path.iterdir()} == {"dataset.json", *TABLES}
    with open_dataset(tmp_path, plan) as opened:
        assert len(opened.missing()) == 1


def test_a_folder_says_whose_it_is_before_it_has_anything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[list[Path]] = []
    write = folder.DatasetFolder.write_about

    def noting(opened: folder.DatasetFolder) -> None:
        found.append(list(opened.path.iterdir()))
        write(opened)

    monkeypatch.setattr(folder.DatasetFolder, "write_about", noting)
    with open_dataset(tmp_path / "x", Plan(("battle/fr",), ("first", "random"), 4, 0)):
        assert found == [[]]


@pytest.mark.parametrize("name", ["rounds/mine.parquet", "mine.txt", "rounds"])
def test_a_folder_with_files_of_others_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("mine")
    refused = run(*WORDS, "-o", str(tmp_path))
    assert refused.exit_code == 1
    assert "is not empty" in refused.stderr


@pytest.mark.parametrize(
    "players",
    [("first", "hard"), ("hard", "run:python3 my bot.py --a 'b, c'"), ("run:x a,b", "run:y $HOME", 'run:z \\,"|')],
)
def test_the_command_of_a_dataset_can_be_typed_again(players: tuple[str, ...]) -> None:
    words = shlex.split(folder.command(Plan(("battle/fr",), players, 4, 0)))
    assert tuple(split_players(words[words.index("--players") + 1])) == players
    assert words[-2:] == ["-o", "DIR"]


def test_only_what_can_be_repeated_is_said_to_be_the_same_again() -> None:
    for name, same in (("hard", True), ("search:20", True), ("infer:5ms", False), ("run:python3 bot.py", False)):
        assert ("makes the same bytes" in readme(Plan(("battle/fr",), ("first", name), 4, 0))) is same


SHARDS = 40


@contextmanager
def in_processes(output: Path) -> Iterator[subprocess.Popen[str]]:
    """A dataset that two processes make, in a process group of its own. It would take a long time to finish."""
    words = ("--players", "search:200,hard", "--rounds", str(2 * SHARDS), "--shard", "2", "--cores", "2")
    line = [sys.executable, "-m", "penultima", "lab", "dataset", "battle/fr", *words, "-o", str(output)]
    with subprocess.Popen(line, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def wait_for(what: Callable[[], object]) -> None:
    """Until it is so."""
    late = time.monotonic() + HANGS
    while not what():
        assert time.monotonic() < late
        time.sleep(0.02)


def workers(process: subprocess.Popen[str]) -> list[int]:
    """The processes that make shards."""
    listed = subprocess.run(["ps", "-ww", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    lines = [line.split(None, 2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, line in lines if parent == str(process.pid) and "spawn_main" in line]


def runs(pid: int) -> bool:
    """Has it not ended, whether or not somebody has asked for its exit code?"""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return state.strip()[:1] not in ("", "Z")


def shards_in(output: Path) -> list[Path]:
    return list(output.glob("rounds/*.parquet"))


@pytest.mark.long
@pytest.mark.parametrize("begun", [False, True], ids=["workers still import", "workers play"])
def test_sigterm_to_all_processes_finishes_what_is_begun(tmp_path: Path, begun: bool) -> None:
    with in_processes(tmp_path) as process:
        wait_for(lambda: shards_in(tmp_path) if begun else workers(process))
        os.killpg(process.pid, signal.SIGTERM)
        said = process.communicate(timeout=HANGS)[1]
    assert process.returncode == 130, said
    assert "Traceback" not in said
    kept = len(shards_in(tmp_path))
    assert 0 < kept < SHARDS
    assert f"{2 * kept} of {2 * SHARDS} rounds are kept" in said


@pytest.mark.long
def test_a_worker_that_is_killed_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    with in_processes(tmp_path) as process:
        wait_for(lambda: shards_in(tmp_path))
        os.kill(workers(process)[0], signal.SIGKILL)
        said = process.communicate(timeout=HANGS)[1]
    assert process.returncode == 1, said
    assert "What is finished is kept, and the same command goes on." in said
    assert "Traceback" not in said
    assert shards_in(tmp_path)


@pytest.mark.long
def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    with in_processes(tmp_path) as process:
        wait_for(lambda: shards_in(tmp_path))
        begun = workers(process)
        process.kill()
        process.communicate(timeout=HANGS)
    assert begun
    wait_for(lambda: not any(map(runs, begun)))


@pytest.mark.long
@pytest.mark.parametrize("words", [("--cores", "2"), ("--cores", "2", "--engine", "ray")], ids=["processes", "ray"])
def test_processes_and_a_cluster_make_the_same_bytes(sample: Path, tmp_path: Path, words: tuple[str, ...]) -> None:
    if "ray" in words:
        pytest.importorskip("ray")
    assert contents(made(tmp_path / "x", *WORDS[:-2], *words)) == contents(sample)


def test_a_plan_has_equal_parts_and_whole_deals() -> None:
    plan = Plan(("classic/en", "battle/fr"), ("first", "random", "hard"), 100, 0, shard=20)
    assert (plan.rounds_each, plan.rounds) == (51, 102)
    cut = list(plan.shards())
    assert [(one.rules, one.start, one.rounds) for one in cut[:3]] == [
        ("classic/en", 0, 21), ("classic/en", 21, 21), ("classic/en", 42, 9),
    ]  # fmt: skip
    assert len({one.name for one in cut}) == len(cut) == 6
    assert json.loads(json.dumps(plan.as_dict()))["rounds"] == 100


def test_many_house_rules_fit_into_the_name_of_a_file() -> None:
    rules = "classic/en " + " ".join(f"+rule{number}=value" for number in range(40))
    names = {Shard(one, 0, 10).name for one in (rules, rules + " +more=on")}
    assert len(names) == 2
    assert all(len(name) < 150 for name in names)
    assert Shard("battle/fr", 8000, 10).name == "battle-fr-000008000"


@pytest.mark.skipif(WAY is not Way.WASM, reason="the host of the engine file says what is called")
def test_what_a_round_needs_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the compiler in the middle of a run: all that is called was named before."""
    called: set[str] = set()
    call = wasm_host.Bound.call

    def noted(self: wasm_host.Bound, arguments: Any) -> Any:
        called.add(self.name)
        return call(self, arguments)

    monkeypatch.setattr(wasm_host.Bound, "call", noted)
    run = Run(("hard", "easy"), "classic/en", 0, 2, records=True)
    with invited(run.players, 0) as bots:
        round, _ = play_numbered(run, bots, 0)
    rows_of(run, 0, round)
    assert called == set(NEEDED)


def test_what_a_round_needs_is_known_before_any_bot_is_made() -> None:
    code = "import sys; from penultima.lab.bot_round import NEEDED; from penultima.runtime import ENTRIES"
    command = [sys.executable, "-c", f"{code}; print(*set(NEEDED) - set(ENTRIES))"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.stdout.split() == [], done
