"""Environments in the engine file: their records live in its memory, and every thread has an instance and a slice."""

from __future__ import annotations

import gc
import hashlib
import os
import pickle
import random
import threading
import time
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from penultima.envs import IllegalAction, VectorEnv
from penultima.envs.arrays import EnvArrays, read_rules
from penultima.envs.kernel.soundness import may_step_all
from penultima.envs.kernel.stepping import step_all
from penultima.envs.kernel.work_sharing import CALLER, JOBS, OWN, new_schedule
from penultima.errors import RulesError
from penultima.game import Round
from penultima.runtime import WAY, Way
from tests.runtime.running import run_python

pytestmark = pytest.mark.skipif(WAY is not Way.WASM, reason="the rules run in another way")

TABLES: list[dict[str, Any]] = [
    {"rules": "battle/fr", "players": 3},
    {"rules": "classic/en", "players": 10, "opponents": "careful"},
    {"rules": "scary/fr +sevens_zeros=on +jump_in=on", "players": 4, "opponents": "easy", "match": True},
    {"rules": "hyper/fr +hand=2", "players": 2, "reward": "points", "limit": 40},
]


def story(threads: int, num_envs: int = 157, steps: int = 60, pauses: tuple[float, ...] = (0,), **table: Any) -> str:
    """A digest of all that environments show, and of their records at the end."""
    env, dice = VectorEnv(num_envs, seed=5, threads=threads, **table), random.Random(3)
    told = hashlib.sha256(env.reset().obs.tobytes())
    for _ in range(steps):
        time.sleep(dice.choice(pauses))
        for array in (*env.step(env.sample_actions()), env.truncated, env.scores, env.stages):
            told.update(array.tobytes())
    told.update(env._arrays.states.tobytes() + env._arrays.episodes.tobytes() + env._arrays.generators.tobytes())
    env.close()
    return told.hexdigest()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["rules"]))
def test_results_do_not_depend_on_the_number_of_threads(table: dict[str, Any]) -> None:
    assert len({story(threads, **table) for threads in (1, 2, 3, 7)}) == 1


def test_nor_on_when_a_thread_wakes_up() -> None:
    assert story(3, pauses=(0, 0, 0.0001, 0.002), **TABLES[0]) == story(1, **TABLES[0])


def test_there_may_be_as_many_threads_as_environments() -> None:
    assert story(5, num_envs=5, **TABLES[0]) == story(1, num_envs=5, **TABLES[0])


TOLD = "from tests.envs.test_slices import TABLES, story; print(*(story(2, **table) for table in TABLES))"


@pytest.mark.long
def test_native_code_does_the_same() -> None:
    """Also in its records, byte for byte."""
    assert run_python("-c", TOLD, PENULTIMA_ENGINE="compiled").split() == [story(2, **table) for table in TABLES]


def test_a_step_of_one_thread_writes_where_the_caller_looks() -> None:
    env = VectorEnv(64, 3, seed=1, threads=1)
    told = env.reset()
    places = [array.ctypes.data for array in told]
    host = env._workers._slices[0]._host  # type: ignore[union-attr]
    begin = host.instance.memory().ctypes.data
    assert all(begin <= place < begin + host.instance.size() for place in places)
    again = env.step(env.sample_actions())
    assert [array.ctypes.data for array in again] == places


def test_arrays_outlive_their_environment() -> None:
    """Whoever has one keeps the memory that it is in."""
    env = VectorEnv(64, 3, seed=1, threads=1)
    told = env.reset()
    before = [array.copy() for array in told]
    gone = weakref.ref(env)
    env.close()
    del env
    gc.collect()
    assert gone() is None
    others = [VectorEnv(64, 3, seed=2, threads=1).reset() for _ in range(5)]
    assert all((one == other).all() for one, other in zip(told, before, strict=True))
    assert (others[0].obs != told.obs).any()


MADE = """
import gc
from pathlib import Path
from penultima.envs import VectorEnv

def run(number):
    for _ in range(number):
        VectorEnv(8, 2, seed=1, threads=2).reset()
    gc.collect()
    return len(Path("/proc/self/maps").read_text().splitlines())

print(run(3), run(100))
"""


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="the system does not tell its mappings")
def test_instances_go_with_their_environments() -> None:
    before, after = map(int, run_python("-c", MADE, PENULTIMA_ENGINE="wasm").split())
    assert after < before + 100, "an instance has several mappings, and two hundred came and went"


def test_states_are_found_in_every_slice() -> None:
    env = VectorEnv(50, 4, "classic/en", seed=8, threads=3)
    env.reset()
    for index in (0, 15, 16, 17, 33, 34, 49, -1):
        key, dealer = env.deal(index)
        dealt = Round("classic/en", 4, key=key, dealer=dealer)
        assert env.view(index, 2).hand == dealt.view(2).hand
    for wrong in (50, -51):
        with pytest.raises(IndexError):
            env.view(wrong, 0)


def test_an_illegal_action_is_found_in_every_slice_and_changes_nothing() -> None:
    env = VectorEnv(60, 3, seed=4, threads=3)
    told = env.reset()
    before = env._arrays.states.tobytes()
    for index in (0, 21, 59):
        actions = env.sample_actions().copy()
        actions[index] = int((~told.mask[index]).nonzero()[0][0])
        with pytest.raises(IllegalAction) as refused:
            env.step(actions)
        assert (refused.value.env_index, refused.value.seat) == (index, told.seat[index])
    assert env._arrays.states.tobytes() == before


def test_a_copy_may_have_another_number_of_threads() -> None:
    env = VectorEnv(40, 3, "battle/fr", seed=4, threads=2)
    env.reset()
    env.step(env.sample_actions())
    twin: VectorEnv = pickle.loads(pickle.dumps(env))
    state = env.__getstate__() | {"threads": 1}
    alone = object.__new__(VectorEnv)
    alone.__setstate__(pickle.loads(pickle.dumps(state)))
    for _ in range(30):
        told = [one.step(one.sample_actions()) for one in (env, twin, alone)]
        assert len({b"".join(array.tobytes() for array in one) for one in told}) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("threads", [1, 3])
def test_a_forked_environment_goes_on_in_both_processes(threads: int) -> None:
    def play_on(env: VectorEnv) -> bytes:
        told = hashlib.sha256()
        for _ in range(30):
            for array in env.step(env.sample_actions()):
                told.update(array.tobytes())
        return told.digest()

    env = VectorEnv(60, 3, seed=4, threads=threads)
    env.reset()
    env.step(env.sample_actions())
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(writing, play_on(env))
        finally:
            os._exit(0)
    os.close(writing)
    here = play_on(env)
    with os.fdopen(reading, "rb") as pipe:
        assert pipe.read() == here
    os.waitpid(child, 0)


INTERRUPTIBLE = ("begin", "run", "wait")


@pytest.mark.parametrize("where", INTERRUPTIBLE)
@pytest.mark.parametrize("before", [True, False])
def test_a_step_that_was_interrupted_is_finished_before_the_next(
    where: str, before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C comes when some threads have their job and others not, or when all is done and nobody has noted it."""
    from penultima.envs.slices import Slice, SliceThread

    main, owner = threading.current_thread(), Slice if where == "run" else SliceThread
    real: Any = getattr(owner, where)

    def interrupted(*args: Any) -> Any:
        if threading.current_thread() is not main:
            return real(*args)
        if not before:
            real(*args)
        raise KeyboardInterrupt

    tales = []
    for interrupting in (False, True):
        env = VectorEnv(90, 3, seed=6, threads=3)
        told = env.reset()
        for step in range(20):
            actions = told.mask.argmax(axis=1)
            if interrupting and step == 9:
                with monkeypatch.context() as patch:
                    patch.setattr(owner, where, interrupted)
                    for _ in range(3):
                        with pytest.raises(KeyboardInterrupt):
                            env.step(actions)
                env.sample_actions()  # whatever comes next finishes the step first
            else:
                env.step(actions)
        tales.append(env._arrays.states.tobytes() + b"".join(array.tobytes() for array in told))
        assert env._workers._slices[1]._schedule[JOBS] == 21 + interrupting  # type: ignore[union-attr]
    assert tales[0] == tales[1]


@pytest.mark.parametrize("failing", [0, 1])
def test_an_error_in_any_thread_is_told_of_and_closes_the_environment(
    failing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from penultima.envs.slices import Slice

    env = VectorEnv(60, 3, seed=4, threads=2)
    env.reset()
    spoiled, real = env._workers._slices[failing], Slice.run  # type: ignore[union-attr]

    def fail(own: Slice, *args: Any) -> None:
        if own is spoiled:
            raise IndexError("out of bounds")
        real(own, *args)

    with monkeypatch.context() as patch:
        patch.setattr(Slice, "run", fail)
        with pytest.raises(IndexError, match="out of bounds"):
            env.sample_actions()
    with pytest.raises(RulesError, match="was closed"):
        env.reset(seed=1)


def test_threads_end_with_their_environment() -> None:
    def workers() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name == "penultima-envs"}

    before = workers()
    closed, forgotten = VectorEnv(30, 3, threads=3), VectorEnv(30, 3, threads=2)
    closed.reset()
    forgotten.reset()
    begun = workers() - before
    assert len(begun) == 3
    closed.close()
    del forgotten
    gc.collect()
    for thread in begun:
        thread.join(10)
        assert not thread.is_alive()


def arguments_of(players: int = 4) -> tuple[Any, ...]:
    arrays = EnvArrays(3, players, read_rules("classic/en", players))
    arrays.begin(bytes(32))
    return (*arrays.arguments(CALLER, new_schedule(3, 1)), 1)


def test_what_an_environment_calls_may_run_without_checks() -> None:
    assert may_step_all(*arguments_of())


@pytest.mark.parametrize("name", [*range(15)])
def test_arrays_that_are_too_short_are_stepped_with_checks(name: int) -> None:
    args = list(arguments_of())
    if name == 3:
        args[1]["learner"] = 0
    args[name] = args[name][: 0 if name in (2, 3, 4) else OWN if name == 14 else -1]
    assert may_step_all(*args) == (name == 0), "with fewer states all others are long enough"


@pytest.mark.parametrize(
    ("array", "field", "value"),
    [(0, "players", 3), (0, "players", 11), (0, "dealer", 4), (1, "learner", 4), (1, "learner", -2), (2, "players", 1)],
)
def test_records_that_cannot_be_are_stepped_with_checks(array: int, field: str, value: int) -> None:
    args = arguments_of()
    args[array][field][-1] = value
    assert not may_step_all(*args)


def test_an_ordinary_call_is_made_with_checks() -> None:
    """Its records are the caller's, and may be garbage."""
    from penultima.runtime.wasm_host import Bound, host

    args = arguments_of()
    assert step_all(*args) == 0
    assert type(host().bound["step_all"]) is Bound


def test_kept_arrays_are_the_only_large_ones() -> None:
    from penultima.rules import engine
    from penultima.rules.state import new_states
    from penultima.runtime.array_host import ArrayHost

    here = np.arange(100_000)
    host = ArrayHost([here])
    assert (host.kept[0] == here).all()
    with pytest.raises(ValueError, match="no room"):
        host.call(engine.view, new_states(200), 0, new_states(200))
    assert (host.kept[0] == here).all()
