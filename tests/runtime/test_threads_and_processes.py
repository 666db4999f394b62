"""Every thread has an instance of the engine file; a process that was forked plays on; rounds are copied."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from penultima.game import Match, Round
from penultima.runtime import ENTRIES, WAY, Way
from penultima.runtime.wasm_host import Entry
from tests.runtime.calls import known_lines, play_known_games
from tests.runtime.games import Game, new_game
from tests.runtime.running import run_python
from tests.runtime.walk import lines

pytestmark = pytest.mark.skipif(WAY is not Way.WASM, reason="the rules run in another way")

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")


def games_of(number: int) -> list[Game]:
    """A few games of a thread's own."""
    return [new_game(10 * number + more, 15, 20, steps=4) for more in range(3)]


def test_threads_that_play_at_once_do_not_disturb_each_other() -> None:
    alone = [lines(games_of(number)) for number in range(4)]
    begin = threading.Barrier(4)

    def play(number: int) -> list[str]:
        begin.wait()
        told = lines(games_of(number))
        assert lines(games_of(number)) == told
        return told

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(play, range(4))) == alone


def test_many_short_threads_leave_nothing_behind() -> None:
    """An instance is given back with its thread: its memory alone is some hundred kilobytes, its address space more."""
    known = known_lines()
    for _ in range(300):
        thread = threading.Thread(target=lambda: Round("classic/en", 2, seed=1).legal_moves())
        thread.start()
        thread.join()
    assert tuple(play_known_games()) == known


def test_one_thread_may_play_on_what_another_began() -> None:
    """The records are the caller's, not an instance's."""
    here, there = Round("battle/fr", 4, seed=5), Round("battle/fr", 4, seed=5)
    for _ in range(40):
        if here.over:
            break
        here.play(here.legal_moves()[0])
        with ThreadPoolExecutor(1) as pool:
            pool.submit(lambda: there.play(there.legal_moves()[0])).result()
    assert here.states.tobytes() == there.states.tobytes()
    assert len(here.moves) > 10


@needs_fork
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_child_plays_on_and_so_does_its_parent() -> None:
    known = known_lines()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            told = "\n".join(play_known_games())
            os.write(writing, told.encode())
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    assert os.waitpid(child, 0)[1] == 0
    assert tuple(told.splitlines()) == known
    assert tuple(play_known_games()) == known


@needs_fork
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_child_that_another_thread_forked_plays_on() -> None:
    known = known_lines()

    def fork() -> int:
        child = os.fork()
        if child == 0:
            os._exit(0 if tuple(play_known_games()) == known else 1)
        return os.waitpid(child, 0)[1]

    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(fork).result() == 0


PROCESSES = """
import multiprocessing
import sys
from tests.runtime.calls import play_known_games

def play(number):
    return play_known_games()

if __name__ == "__main__":
    here = play_known_games()
    with multiprocessing.get_context(sys.argv[1]).Pool(2) as pool:
        there = pool.map(play, range(3))
    print(there == [here] * 3)
"""


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_the_workers_of_a_pool_play(method: str, tmp_path: Any) -> None:
    program = tmp_path / "pool_of_workers.py"
    program.write_text(PROCESSES)
    warnings = ["-W", "ignore::DeprecationWarning"] if sys.version_info >= (3, 12) else []
    assert run_python(*warnings, str(program), method, PENULTIMA_ENGINE="wasm").strip() == "True"


def test_rounds_and_matches_are_copied() -> None:
    """By pickle and by `copy`; the copies play on for themselves."""
    round, match = Round("hyper/fr", 3, seed=2), Match("classic/en", 3, seed=2)
    for game in (round, match):
        for _ in range(8):
            game.play((game if isinstance(game, Round) else game.round).legal_moves()[0])
    ways: list[Callable[[Any], Any]] = [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
    for make in ways:
        twin = make(round)
        before = round.states.tobytes()
        assert twin.states.tobytes() == before
        twin.play(twin.legal_moves()[0])
        assert round.states.tobytes() == before != twin.states.tobytes()
        other = make(match)
        assert other.round.position == match.round.position
        other.play(other.round.legal_moves()[0])
        assert other.round.position != match.round.position


def test_an_entry_point_tells_what_it_is() -> None:
    deal = ENTRIES["deal"]
    assert isinstance(deal, Entry)
    assert deal.name == deal.py_func.__name__ == "deal"
    assert "Shuffle and deal" in (deal.__doc__ or "")
