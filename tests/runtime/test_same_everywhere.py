"""Every way to run is the same game: interpreted, compiled, checked, the engine file in Python and in Node.

Compiled and checked take minutes to compile: they are compared by `make test-long`.
"""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from penultima.booklets import booklets
from penultima.runtime import ENTRIES, WAY, Way
from penultima.runtime.engine_file import ABI, WASM
from penultima.runtime.wasm_host import Entry
from tests.choosing import few
from tests.runtime.games import Game, new_game, race, write_games
from tests.runtime.running import ROOT, find_node, output, start
from tests.runtime.walk import Walk, entry_call, lines

NODE = find_node()

needs_node = pytest.mark.skipif(NODE is None, reason="there is no Node on this machine")
needs_the_engine_file = pytest.mark.skipif(WAY is not Way.WASM, reason="the rules run in another way")


def few_games(seeds: Iterable[int] = range(12)) -> list[Game]:
    """Games short enough to be interpreted: twelve are of all booklets and of 2 to 10 players."""
    return [*(new_game(seed, 9, 5, searches=10, steps=2) for seed in seeds), race(1, 99)]


def many_games(games: int = 24) -> list[Game]:
    """Longer games of all booklets, with house rules, and searches that eliminate candidates."""
    return [*(new_game(100 + seed, 40, 150, searches=12) for seed in range(games)), race(2, 2000)]


def start_python(way: Way, games: Path) -> subprocess.Popen[str]:
    """Walk through games in one of the ways."""
    return start(sys.executable, "-W", "error", "-m", "tests.runtime.walk", str(games), PENULTIMA_ENGINE=way)


def start_node(games: Path) -> subprocess.Popen[str]:
    """Walk through games in Node."""
    assert NODE is not None
    return start(NODE, str(ROOT / "tests" / "runtime" / "walk.mjs"), str(WASM), str(ABI), str(games))


def compare(programs: dict[str, subprocess.Popen[str]], games: list[Game], seconds: float = 300) -> None:
    """All programs print the same, line by line, a line for each game."""
    told = {name: output(program, seconds).splitlines() for name, program in programs.items()}
    first = next(iter(told))
    assert len(told[first]) == len(games)
    for name, said in told.items():
        for one, two in zip(told[first], said, strict=True):
            assert one == two, f"{first} and {name} differ"


def test_the_games_are_of_all_booklets_and_numbers_of_players_and_call_every_entry_point() -> None:
    games, called = few_games(), set()

    def call(name: str, *args: Any) -> Any:
        called.add(name)
        return ENTRIES[name](*args)

    lines(games, call)
    assert called == ENTRIES.keys()
    assert {game["players"] for game in games} == set(range(2, 11))
    names = " ".join(game["name"] for game in games)
    assert [booklet.id for booklet in booklets() if booklet.id not in names] == []
    assert all(f"+{rule}=" in names for rule in ("stacking", "jump_in", "sevens_zeros", "draw", "forced_play"))


def test_the_race_of_a_search_eliminates_candidates() -> None:
    walk = Walk(race(1, 99), entry_call)
    walk.begin()
    walk.choose(walk.look())
    left = walk.number("searches", "candidates")
    assert walk.number("searches", "samples") >= 24
    walk.ask("begin_search", "view", 0, "searches")
    assert 0 < left < walk.number("searches", "candidates")


def test_interpreted_is_the_engine_file(tmp_path: Path) -> None:
    games, path = few_games((0, 1, 3, 5, 7, 9, 11)), tmp_path / "games"
    write_games(path, games)
    compare({way: start_python(way, path) for way in (Way.WASM, Way.INTERPRETED)}, games)


@needs_node
def test_node_runs_the_same_engine_file(tmp_path: Path) -> None:
    games, path = many_games(), tmp_path / "games"
    write_games(path, games)
    compare({"wasm": start_python(Way.WASM, path), "node": start_node(path)}, games)


@pytest.mark.long
@pytest.mark.skipif(importlib.util.find_spec("numba") is None, reason="Numba is not installed")
def test_all_ways_are_the_same_in_many_games(tmp_path: Path) -> None:
    """Compilers one after another: two at once would need more memory than small machines have."""
    short = few_games() + [new_game(seed, 25, 12, steps=6) for seed in range(200, 215)]
    games = short + many_games(60)
    for path, some in ((tmp_path / "short", short), (tmp_path / "games", games)):
        write_games(path, some)
    interpreted = start_python(Way.INTERPRETED, tmp_path / "short")
    try:
        compiled = (Way.WASM, Way.COMPILED, Way.CHECKED)
        told = {way: output(start_python(way, tmp_path / "games"), 1800).splitlines() for way in compiled}
        assert told[Way.WASM][: len(short)] == output(interpreted, 1800).splitlines()
    finally:
        interpreted.kill()
    assert told[Way.WASM] == told[Way.COMPILED] == told[Way.CHECKED]
    assert len(told[Way.WASM]) == len(games)


@pytest.mark.parametrize("seed", few(range(4), 0, 3))
def test_interpreted_and_the_engine_file_take_turns_on_the_same_records(seed: int) -> None:
    """Every call goes at random to the one or to the other."""
    games = [new_game(3 * seed + more, 7, 4, searches=10, steps=1) for more in range(3)]
    dice, counts = random.Random(seed), [0, 0]

    def either(name: str, *args: Any) -> Any:
        found = ENTRIES[name]
        assert isinstance(found, Entry)
        plain = dice.random() < 0.5
        counts[plain] += 1
        return found.py_func(*args) if plain else found(*args)

    assert lines(games, either) == lines(games)
    assert min(counts) > 300
