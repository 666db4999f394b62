"""Native code is compiled once, cached, and plays the same on any number of cores."""

from __future__ import annotations

import ast
import importlib.util
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from penultima.booklets import Rules
from penultima.game import Match, Round
from penultima.game.codec import key_from_seed, write_key, write_rules
from penultima.rules import engine
from penultima.rules.batch import LIMIT, BatchPolicy, finish, play_rounds, rounds
from penultima.rules.chance import shuffle_cards
from penultima.rules.events import new_event_log
from penultima.rules.record import States
from penultima.rules.state import new_states
from penultima.runtime import ENTRIES, NATIVE, Way, build_entries
from tests.game.random_play import BOOKLETS, random_game
from tests.runtime.running import SOURCES, environment, run_python

compiled_only = pytest.mark.skipif(not NATIVE, reason="nothing is compiled")
needs_numba = pytest.mark.skipif(importlib.util.find_spec("numba") is None, reason="Numba is not installed")


# Memory


def records_of_own_arrays(source: str) -> list[str]:
    """Functions of a source that take a record out of an array which they make themselves."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        arguments = {argument.arg for argument in function.args.args}
        made = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        taken = {
            node.args[0].id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "record_at"
            if isinstance(node.args[0], ast.Name)
        }
        found += [f"{function.name}: {name}" for name in sorted(taken & (made - arguments))]
    return found


def test_no_record_outlives_its_array() -> None:
    """Numba frees an array after its last mention, and a record of it does not count as one."""
    kernels = [path for path in (SOURCES / "penultima").rglob("*.py") if "record_at(" in path.read_text("utf-8")]
    assert len(kernels) > 5
    assert [fault for path in kernels for fault in records_of_own_arrays(path.read_text("utf-8"))] == []
    wrong = "def f(states):\n    own = np.zeros(1, KIND)\n    return record_at(own, 0), record_at(states, 0)\n"
    assert records_of_own_arrays(wrong) == ["f: own"]


def test_an_unknown_way_to_run_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import penultima.runtime"],
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
    build_entries([name])
    assert len(ENTRIES[name].signatures) == 1


def new_ready_table(name: str = "classic/en", players: int = 4, seed: int = 1) -> States:
    """A table with rules, seats and key, not dealt."""
    states = new_states()
    write_rules(Rules.parse(name), states)
    states["players"] = players
    write_key(key_from_seed(seed), states)
    return states


@compiled_only
def test_numbers_of_any_width_do_not_make_another_version() -> None:
    round = Round("classic/en", 2, seed=1)
    sets = np.zeros(2, np.uint64)
    widths: list[Any] = [np.int8(1), np.uint8(1), np.int32(1), np.int64(1), 1, True, BatchPolicy.PLAYABLE]
    for one in widths:
        engine.legal(round.states, one, sets)
        engine.why_not(round.states, one, one)
    assert len(ENTRIES["legal"].signatures) == len(ENTRIES["why_not"].signatures) == 1


@compiled_only
def test_other_kinds_of_arrays_are_refused() -> None:
    """A read-only or a strided table would need a version of its own: it is refused and nothing changes."""
    round = Round("classic/en", 2, seed=1)
    fixed = round.states.copy()
    fixed.flags.writeable = False
    strided = np.concatenate([round.states] * 4)[::2]
    assert not strided.flags.c_contiguous
    before, log = round.states.tobytes(), new_event_log()
    for states in (fixed, strided):
        state = states.tobytes()
        with pytest.raises(TypeError):
            engine.apply(states, 0, 55, log)
        with pytest.raises(TypeError):
            engine.legal(states, 0, np.zeros(2, np.uint64))
        assert states.tobytes() == state
    with pytest.raises(TypeError):
        shuffle_cards(np.zeros(8, np.uint32), 0, np.zeros(10, np.int64))
    with pytest.raises(TypeError):
        engine.legal(round.states, 0, np.zeros(4, np.uint64)[::2])
    assert round.states.tobytes() == before
    used = ("apply", "legal", "shuffle_cards")
    assert all(len(ENTRIES[name].signatures) == 1 for name in used)


@compiled_only
def test_a_rule_function_is_called_by_rules_only() -> None:
    from penultima.rules import matching

    function: Any = matching.playable
    with pytest.raises(TypeError, match="called by rules only"):
        function(new_states(), 0)
    assert function.py_func.__name__ == "playable"


# The cache

FOLDER = "from penultima.runtime import cache_folder; print(cache_folder())"
WHERE = """
from penultima.rules.engine import deal
from penultima.runtime.numba_compiler import _folder_for, compiled_from
print(_folder_for(*compiled_from(deal.py_func)))
"""


def test_the_cache_is_where_one_wants_it(tmp_path: Path) -> None:
    def told(**changes: str | None) -> Path:
        return Path(run_python("-c", FOLDER, **changes).strip())

    assert told(PENULTIMA_CACHE=str(tmp_path / "a")) == tmp_path / "a" / "penultima"
    assert told(PENULTIMA_CACHE=None, XDG_CACHE_HOME=str(tmp_path / "b")) == tmp_path / "b" / "penultima"
    nothing = {"PENULTIMA_CACHE": None, "XDG_CACHE_HOME": None}
    assert told(HOME=str(tmp_path), **nothing) == tmp_path / ".cache" / "penultima"


@pytest.mark.long
@needs_numba
def test_an_edit_in_any_rule_or_another_way_to_run_is_another_cache(tmp_path: Path) -> None:
    """Numba does not notice edits in other modules; the folder's name does."""
    kept = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(SOURCES, tmp_path / "src", ignore=kept)
    there = {"PYTHONPATH": str(tmp_path / "src"), "PENULTIMA_CACHE": str(tmp_path)}
    before = run_python("-c", WHERE, **there, PENULTIMA_ENGINE="compiled")
    checked = run_python("-c", WHERE, **there, PENULTIMA_ENGINE="checked")
    with (tmp_path / "src" / "penultima" / "rules" / "scary.py").open("a") as file:
        file.write("\n")
    after = run_python("-c", WHERE, **there, PENULTIMA_ENGINE="compiled")
    assert len({before, checked, after}) == 3
    assert before.startswith(str(tmp_path / "penultima"))


NOWHERE: dict[str, str | None] = {"HOME": "/dev/null", "XDG_CACHE_HOME": None, "PENULTIMA_CACHE": None}
"""Nowhere to write to, as in a read-only install."""

COLD = """
import numpy as np
from penultima.rules import engine
from penultima.rules.state import new_states
from penultima.runtime import build_entries, cache_folder
assert cache_folder() is None
build_entries(["clear", "legal"])
states, sets = new_states(), np.ones(2, np.uint64)
engine.clear(states)
engine.legal(states, 5, sets)
print(int(states["draw_size"][0]), sets.tolist())
"""

PLAYED = """
from penultima import Round
from penultima.runtime import cache_folder
assert cache_folder() is None
round = Round("hyper/fr", 3, seed=1)
for _ in range(30):
    if not round.over:
        round.play(round.legal_moves()[0])
print(round.position)
"""


@pytest.mark.long
@needs_numba
def test_without_a_place_for_the_cache_it_compiles_anew() -> None:
    """Two entry points only: the whole engine takes much longer when it is cold."""
    assert run_python("-c", COLD, PENULTIMA_ENGINE="compiled", **NOWHERE).strip() == "108 [0, 0]"


@pytest.mark.parametrize("way", [Way.WASM, Way.INTERPRETED])
def test_without_a_place_for_the_cache_a_game_is_played(way: Way) -> None:
    round = Round("hyper/fr", 3, seed=1)
    for _ in range(30):
        if not round.over:
            round.play(round.legal_moves()[0])
    assert run_python("-c", PLAYED, PENULTIMA_ENGINE=way, **NOWHERE).strip() == round.position


def test_a_folder_that_is_a_file_is_no_cache(tmp_path: Path) -> None:
    (tmp_path / "penultima").write_text("in the way")
    assert run_python("-c", FOLDER, PENULTIMA_CACHE=str(tmp_path)).strip() == "None"


def test_machine_code_of_the_engine_file_is_kept_and_made_anew_if_it_is_spoiled(tmp_path: Path) -> None:
    played = "from penultima import Round; print(Round('classic/en', 2, seed=1).position)"
    there = {"PENULTIMA_CACHE": str(tmp_path), "PENULTIMA_ENGINE": "wasm"}
    first = run_python("-c", played, **there)
    (kept,) = (tmp_path / "penultima").glob("engine-*.bin")
    content = kept.read_bytes()
    for spoiled in (b"", b"spoiled", content[:1000], content[: len(content) // 2]):
        kept.write_bytes(spoiled)
        assert run_python("-c", played, **there) == first
        assert len(kept.read_bytes()) == len(content)


# Batches


@pytest.mark.parametrize("policy", BatchPolicy)
@pytest.mark.parametrize("name", BOOKLETS)
def test_a_batch_is_the_same_on_any_number_of_cores(name: str, policy: BatchPolicy) -> None:
    states = new_ready_table(name, 2 + len(name) % 9)
    before = states.tobytes()
    alone = rounds(states, 90, policy, cores=1)
    for cores in (2, 3):
        spread = rounds(states, 90, policy, cores=cores)
        assert (alone[0] == spread[0]).all()
        assert (alone[1] == spread[1]).all()
    assert states.tobytes() == before


def test_a_batch_is_the_same_however_it_is_split() -> None:
    states = new_ready_table("battle/fr", 3)
    whole = rounds(states, 60, cores=1)
    for cuts in ([0, 60], [0, 1, 60], [0, 7, 8, 30, 59, 60]):
        moves, winners = np.zeros(60, np.int32), np.zeros(60, np.int32)
        for start, stop in pairwise(cuts):
            piece = slice(start, stop)
            play_rounds(
                states.copy(), new_event_log(False), start, BatchPolicy.UNIFORM, LIMIT, moves[piece], winners[piece]
            )
        assert (moves == whole[0]).all()
        assert (winners == whole[1]).all()


@pytest.mark.parametrize("policy", BatchPolicy)
def test_finishing_games_is_the_same_on_any_number_of_cores(policy: BatchPolicy) -> None:
    games = np.concatenate([random_game(seed).states for seed in range(60)])
    alone, spread = games.copy(), games.copy()
    one, two = finish(alone, policy, cores=1), finish(spread, policy, cores=2)
    assert alone.tobytes() == spread.tobytes()
    assert (one[0] == two[0]).all()
    assert (one[1] == two[1]).all()


@pytest.mark.parametrize("policy", BatchPolicy)
@pytest.mark.parametrize("name", BOOKLETS)
def test_a_batch_makes_only_legal_moves(name: str, policy: BatchPolicy) -> None:
    """Compiled play asks nobody for permission; each of its steps is one that the door would have let through."""
    for players in (2, 5):
        start = Round(name, players, seed=players)
        last, made = start.states.tobytes(), 0
        for limit in range(1, 60):
            states = start.states.copy()
            moves, _ = finish(states, policy, cores=1, limit=limit)
            if moves[0] > made:
                assert states.tobytes() in reached(start, last, int(moves[0]) - made), f"{name} {players} move {limit}"
            last, made = states.tobytes(), int(moves[0])


def reached(round: Round, state: bytes, moves: int) -> set[bytes]:
    """All states that so many legal moves lead to."""
    states = {state}
    for _ in range(moves):
        following: set[bytes] = set()
        for one in states:
            twin = round.copy()
            for seat in range(round.players):
                twin.states[:] = np.frombuffer(one, twin.states.dtype)
                for move in twin.legal_moves(seat):
                    twin.states[:] = np.frombuffer(one, twin.states.dtype)
                    twin.play(move, seat)
                    following.add(twin.states.tobytes())
        states = following
    return states


FROM_THREADS = """
from concurrent.futures import ThreadPoolExecutor
from penultima.rules import chance
from penultima.runtime import build_entries
with ThreadPoolExecutor(8) as pool:
    print(len(list(pool.map(lambda _: build_entries(["chacha", "pick"]), range(8)))))
"""


@pytest.mark.long
@needs_numba
def test_many_threads_may_compile_at_once(tmp_path: Path) -> None:
    """The first compiles, the others wait; nobody finds the door sealed in his face."""
    told = run_python("-c", FROM_THREADS, PENULTIMA_CACHE=str(tmp_path), PENULTIMA_ENGINE="compiled")
    assert told.strip() == "8"
