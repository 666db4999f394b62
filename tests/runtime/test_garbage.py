"""Garbage inside of records: an error or some answer, never a crash, never an endless loop, and play goes on."""

from __future__ import annotations

import os

import numpy as np
import pytest

from penultima.bots.kernel.entries import remember
from penultima.bots.kernel.memory import MEMORY, Memories
from penultima.game import Round
from penultima.rules import engine
from penultima.rules.events import new_event_log
from penultima.rules.match import draw_for_dealer
from penultima.runtime import WAY, Way, watchdog
from penultima.runtime.wasmtime_calls import EngineStoppedError
from tests.runtime.calls import known_lines, play_known_games
from tests.runtime.running import run_python

pytestmark = pytest.mark.skipif(WAY is not Way.WASM, reason="the rules run in another way")


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host stops calls after a fraction of a second."""
    monkeypatch.setattr(watchdog, "LOOK_SECONDS", 0.05)


MANY = [pytest.param(seed, 10_000, marks=pytest.mark.long) for seed in (2, 3)]


@pytest.mark.parametrize(("seed", "calls"), [(0, 800), (1, 800), *MANY])
def test_garbage_harms_nothing(seed: int, calls: int) -> None:
    told = run_python("-m", "tests.runtime.garbage", str(seed), str(calls), PENULTIMA_ENGINE="wasm")
    assert "EngineStoppedError" in told


def test_a_log_that_goes_backwards_is_not_read_for_ever() -> None:
    """The next event begins before this one."""
    before = known_lines()
    logs, memories = new_event_log(), Memories(np.zeros(1, MEMORY))
    logs["used"], logs["cells"][0, 3] = 8, -4
    with pytest.raises(EngineStoppedError):
        engine.hide_cards(logs, 0)
    with pytest.raises(EngineStoppedError):
        remember(memories, 2, logs)
    assert tuple(play_known_games()) == before


def test_nobody_draws_for_the_dealer() -> None:
    with pytest.raises(EngineStoppedError):
        draw_for_dealer(np.zeros(4, np.int8), 4, 0, 0, np.zeros(4, np.int8))


@pytest.mark.parametrize("players", [11, 1 << 20, 1 << 40])
def test_more_players_than_seats_stop_the_engine_and_change_nothing(players: int) -> None:
    round, log = Round("classic/en", 3, seed=1), new_event_log()
    round.states["players"] = players
    before = round.states.tobytes(), log.tobytes()
    with pytest.raises(EngineStoppedError):
        engine.deal(round.states, log)
    assert (round.states.tobytes(), log.tobytes()) == before


ENDLESS = """
import multiprocessing, os, sys
import numpy as np
from penultima.rules.match import draw_for_dealer
from penultima.runtime.wasmtime_calls import EngineStoppedError
from tests.runtime.guard import be_impatient, must_end

def wait_for_ever():
    try:
        draw_for_dealer(np.zeros(4, np.int8), 4, 0, 0, np.zeros(4, np.int8))
    except EngineStoppedError:
        print("stopped", flush=True)

be_impatient()
draw_for_dealer(np.zeros(4, np.int8), 4, 2, 0, np.zeros(4, np.int8))
child = os.fork() if sys.argv[1] == "fork" else 0
with must_end(f"endless, in a {'child' if child == 0 else 'parent'}"):
    wait_for_ever()
if child:
    sys.exit(os.waitpid(child, 0)[1] != 0)
"""


@pytest.mark.parametrize("where", ["alone", "fork"])
def test_a_call_without_end_is_stopped_in_a_forked_child_too(where: str) -> None:
    if where == "fork" and not hasattr(os, "fork"):
        pytest.skip("this system has no fork")
    told = run_python("-W", "ignore::DeprecationWarning", "-c", ENDLESS, where, PENULTIMA_ENGINE="wasm")
    assert told.split() == ["stopped"] * (2 if where == "fork" else 1)


INTERRUPTED = """
import signal, time
import numpy as np
from penultima.rules.state import new_states
from penultima.rules.batch import copy_state
from tests.runtime.guard import be_impatient

def interrupt(number, frame):
    raise KeyboardInterrupt

be_impatient()
states = new_states()
signal.signal(signal.SIGALRM, interrupt)
for _ in range(20):
    signal.setitimer(signal.ITIMER_REAL, 0.02)
    try:
        while True:
            copy_state(states, new_states(), 200_000)
    except KeyboardInterrupt:
        pass
    time.sleep(0.6)
    copy_state(states, new_states(), 1)
print("fine")
"""


@pytest.mark.skipif(os.name == "nt", reason="this system has no such signals")
def test_a_call_that_a_signal_interrupts_does_not_spoil_the_next() -> None:
    assert run_python("-c", INTERRUPTED, PENULTIMA_ENGINE="wasm").strip() == "fine"
