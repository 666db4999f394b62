"""Compiled, checked and interpreted are the same game; compiled once, cached, on any number of cores."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from penultima.booklets import Rules
from penultima.game import Game, Match
from penultima.game.codec import key_from_seed, write_key, write_rules
from penultima.rules import engine, record
from penultima.rules.batch import LIMIT, Policy, finish, play_rounds, rounds
from penultima.rules.chance import shuffle_cards
from penultima.rules.events import new_log
from penultima.rules.record import ENTRIES, INTERPRETED, MODES, Table, warm_up
from penultima.rules.state import new_table
from tests.game.random_play import BOOKLETS, random_game

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src"
MOVES = 8000

compiled_only = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


def environment(**changes: str | None) -> dict[str, str]:
    """The environment of a program of its own; None takes a variable away."""
    paths = os.pathsep.join([str(SOURCES), str(ROOT)])
    merged: dict[str, str | None] = {**os.environ, "PYTHONPATH": paths, **changes}
    return {name: value for name, value in merged.items() if value is not None}


def run_python(code: str, **changes: str | None) -> str:
    """What a program of its own prints, warnings as errors."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=environment(**changes), cwd=ROOT, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# The same game


def test_compiled_checked_and_interpreted_are_the_same() -> None:
    """Every booklet, 2 to 10 players, any settings: states, legal moves, events, views, reasons, digest by digest."""
    command = [sys.executable, "-W", "error", "-m", "tests.rules.trace", str(MOVES)]
    running = {
        mode: subprocess.Popen(
            command, cwd=ROOT, env=environment(PENULTIMA_ENGINE=mode), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        for mode in MODES
    }  # fmt: skip
    told = {mode: program.communicate(timeout=600) for mode, program in running.items()}
    for mode, program in running.items():
        assert program.returncode == 0, told[mode][1]
        assert told[mode][1].strip() == mode
    lines = {mode: out.splitlines() for mode, (out, _) in told.items()}
    assert len(lines["compiled"]) > MOVES // 50
    for mode in MODES:
        for number, (one, two) in enumerate(zip(lines["compiled"], lines[mode], strict=True)):
            assert one == two, f"{mode} differs at line {number}"


def test_an_unknown_mode_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import penultima.rules.record"],
        env=environment(PENULTIMA_ENGINE="fast"), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "PENULTIMA_ENGINE is 'fast'" in done.stderr


# One version


@compiled_only
@pytest.mark.parametrize("name", ENTRIES)
def test_every_entry_point_has_one_version(name: str) -> None:
    """However it was called before, whatever numbers it was given."""
    Match("classic/en", 2, seed=1).play("draw")
    rounds(new_ready_table(), 2, cores=1)
    warm_up()
    warm_up()
    assert len(ENTRIES[name].signatures) == 1


def new_ready_table(name: str = "classic/en", players: int = 4, seed: int = 1) -> Table:
    """A table with rules, seats and key, not dealt."""
    table = new_table()
    write_rules(Rules.parse(name), table)
    table["players"] = players
    write_key(key_from_seed(seed), table)
    return table


@compiled_only
def test_numbers_of_any_width_do_not_make_another_version() -> None:
    game = Game("classic/en", 2, seed=1)
    sets = np.zeros(2, np.uint64)
    widths: list[Any] = [np.int8(1), np.uint8(1), np.int32(1), np.int64(1), 1, True, Policy.PLAYABLE]
    for one in widths:
        engine.legal(game.table, one, sets)
        engine.why_not(game.table, one, one)
    assert len(ENTRIES["legal"].signatures) == len(ENTRIES["why_not"].signatures) == 1


@compiled_only
def test_other_kinds_of_arrays_are_refused() -> None:
    """A read-only or a strided table would need a version of its own: it is refused and nothing changes."""
    warm_up()
    game = Game("classic/en", 2, seed=1)
    fixed = game.table.copy()
    fixed.flags.writeable = False
    strided = np.concatenate([game.table] * 4)[::2]
    assert not strided.flags.c_contiguous
    before, log = game.table.tobytes(), new_log()
    for table in (fixed, strided):
        state = table.tobytes()
        with pytest.raises(TypeError):
            engine.apply(table, 0, 55, log)
        with pytest.raises(TypeError):
            engine.legal(table, 0, np.zeros(2, np.uint64))
        assert table.tobytes() == state
    with pytest.raises(TypeError):
        shuffle_cards(np.zeros(8, np.uint32), 0, np.zeros(10, np.int64))
    with pytest.raises(TypeError):
        engine.legal(game.table, 0, np.zeros(4, np.uint64)[::2])
    assert game.table.tobytes() == before
    assert all(len(dispatcher.signatures) == 1 for dispatcher in ENTRIES.values())


@compiled_only
def test_a_rule_function_is_called_by_rules_only() -> None:
    from penultima.rules import matching

    function: Any = matching.playable
    with pytest.raises(TypeError, match="called by rules only"):
        function(new_table(), 0)
    assert function.py_func.__name__ == "playable"


# The cache

WHERE = "from penultima.rules import record; print(record.CACHE)"


def test_the_cache_is_where_one_wants_it(tmp_path: Path) -> None:
    assert run_python(WHERE, PENULTIMA_CACHE=str(tmp_path / "a")).startswith(str(tmp_path / "a" / "penultima"))
    assert run_python(WHERE, PENULTIMA_CACHE=None, XDG_CACHE_HOME=str(tmp_path / "b")).startswith(str(tmp_path / "b"))
    assert run_python(WHERE, PENULTIMA_CACHE=None, XDG_CACHE_HOME=None, HOME=str(tmp_path)).startswith(
        str(tmp_path / ".cache" / "penultima")
    )
    assert run_python(WHERE, PENULTIMA_ENGINE="interpreted") == "None"


def test_an_edit_in_any_rule_or_another_mode_is_another_cache(tmp_path: Path) -> None:
    """Numba does not notice edits in other modules; the folder's name does."""
    shutil.copytree(SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    there = {"PYTHONPATH": str(tmp_path / "src"), "PENULTIMA_CACHE": str(tmp_path)}
    before = run_python(WHERE, **there)
    checked = run_python(WHERE, **there, PENULTIMA_ENGINE="checked")
    with (tmp_path / "src" / "penultima" / "rules" / "scary.py").open("a") as file:
        file.write("\n")
    after = run_python(WHERE, **there)
    assert len({before, checked, after}) == 3


NOWHERE: dict[str, str | None] = {"HOME": "/dev/null", "XDG_CACHE_HOME": None, "PENULTIMA_CACHE": None}
"""Nowhere to write to, as in a read-only install."""

COLD = """
import numpy as np
from penultima.rules import engine, record
from penultima.rules.state import new_table
assert record.CACHE is None
record.warm_up(["clear", "legal"])
table, sets = new_table(), np.ones(2, np.uint64)
engine.clear(table)
engine.legal(table, 5, sets)
print(int(table["draw_size"][0]), sets.tolist())
"""

PLAYED = """
from penultima.game import Game
from penultima.rules import record
assert record.CACHE is None
game = Game("hyper/fr", 3, seed=1)
for _ in range(30):
    if not game.over:
        game.play(game.legal_moves()[0])
print(game.position)
"""


@compiled_only
def test_without_a_place_for_the_cache_it_compiles_anew() -> None:
    """Two entry points only: the whole engine takes much longer when it is cold."""
    assert run_python(COLD, **NOWHERE) == "108 [0, 0]"


def test_without_a_place_for_the_cache_a_game_is_played() -> None:
    game = Game("hyper/fr", 3, seed=1)
    for _ in range(30):
        if not game.over:
            game.play(game.legal_moves()[0])
    assert run_python(PLAYED, PENULTIMA_ENGINE="interpreted", **NOWHERE) == game.position


def test_a_folder_that_is_a_file_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "penultima").write_text("in the way")
    monkeypatch.setenv("PENULTIMA_CACHE", str(tmp_path))
    assert record._cache_folder(tmp_path) is None


# Batches


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("name", BOOKLETS)
def test_a_batch_is_the_same_on_any_number_of_cores(name: str, policy: Policy) -> None:
    table = new_ready_table(name, 2 + len(name) % 9)
    before = table.tobytes()
    alone = rounds(table, 90, policy, cores=1)
    for cores in (2, 3):
        spread = rounds(table, 90, policy, cores=cores)
        assert (alone[0] == spread[0]).all()
        assert (alone[1] == spread[1]).all()
    assert table.tobytes() == before


def test_a_batch_is_the_same_however_it_is_split() -> None:
    warm_up()
    table = new_ready_table("battle/fr", 3)
    whole = rounds(table, 60, cores=1)
    for cuts in ([0, 60], [0, 1, 60], [0, 7, 8, 30, 59, 60]):
        moves, winners = np.zeros(60, np.int32), np.zeros(60, np.int32)
        for start, stop in pairwise(cuts):
            piece = slice(start, stop)
            play_rounds(table.copy(), new_log(False), start, Policy.UNIFORM, LIMIT, moves[piece], winners[piece])
        assert (moves == whole[0]).all()
        assert (winners == whole[1]).all()


@pytest.mark.parametrize("policy", Policy)
def test_finishing_games_is_the_same_on_any_number_of_cores(policy: Policy) -> None:
    games = np.concatenate([random_game(seed).table for seed in range(60)])
    alone, spread = games.copy(), games.copy()
    one, two = finish(alone, policy, cores=1), finish(spread, policy, cores=2)
    assert alone.tobytes() == spread.tobytes()
    assert (one[0] == two[0]).all()
    assert (one[1] == two[1]).all()


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("name", BOOKLETS)
def test_a_batch_makes_only_legal_moves(name: str, policy: Policy) -> None:
    """Compiled play asks nobody for permission; each of its steps is one that the door would have let through."""
    for players in (2, 5):
        start = Game(name, players, seed=players)
        last, made = start.table.tobytes(), 0
        for limit in range(1, 60):
            table = start.table.copy()
            moves, _ = finish(table, policy, cores=1, limit=limit)
            if moves[0] > made:
                assert table.tobytes() in reached(start, last, int(moves[0]) - made), f"{name} {players} move {limit}"
            last, made = table.tobytes(), int(moves[0])


def reached(game: Game, state: bytes, moves: int) -> set[bytes]:
    """All states that so many legal moves lead to."""
    states = {state}
    for _ in range(moves):
        following: set[bytes] = set()
        for one in states:
            twin = game.copy()
            for seat in range(game.players):
                twin.table[:] = np.frombuffer(one, twin.table.dtype)
                for move in twin.legal_moves(seat):
                    twin.table[:] = np.frombuffer(one, twin.table.dtype)
                    twin.play(move, seat)
                    following.add(twin.table.tobytes())
        states = following
    return states


FROM_THREADS = """
from concurrent.futures import ThreadPoolExecutor
from penultima.rules import chance
from penultima.rules.record import warm_up
with ThreadPoolExecutor(8) as pool:
    print(len(list(pool.map(lambda _: warm_up(["chacha", "pick"]), range(8)))))
"""


def test_many_threads_may_warm_up_at_once(tmp_path: Path) -> None:
    """The first compiles, the others wait; nobody finds the door sealed in his face."""
    assert run_python(FROM_THREADS, PENULTIMA_CACHE=str(tmp_path)).strip() == "8"
