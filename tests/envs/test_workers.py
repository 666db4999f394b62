"""Threads that share environments: whichever steps one, and whenever, every environment is stepped once."""

from __future__ import annotations

import hashlib
import random
import threading
import time
from typing import Any

import pytest

from penultima.envs import VectorEnv, workers
from penultima.envs.arrays import run_kernel
from penultima.envs.kernel.work_sharing import CHUNK, MEMBERS, NEXT, OWN, REMAINING, SPAN
from penultima.errors import RulesError
from penultima.runtime import NATIVE

pytestmark = pytest.mark.skipif(not NATIVE, reason="threads share environments only as native code")

SLEEPY = 0.002
"""Long enough for threads to fall asleep."""


def _story(threads: int, num_envs: int = 333, pauses: tuple[float, ...] = (0,)) -> str:
    env, dice = VectorEnv(num_envs, 3, "battle/fr", seed=5, threads=threads), random.Random(3)
    told = hashlib.sha256(env.reset().obs.tobytes())
    for _ in range(150):
        time.sleep(dice.choice(pauses))
        for array in env.step(env.sample_actions()):
            told.update(array.tobytes())
    env.close()
    return told.hexdigest()


@pytest.mark.parametrize("threads", [2, 3, 7])
@pytest.mark.parametrize("pauses", [(0,), (0, 0, 0.0001, SLEEPY)])
def test_results_do_not_depend_on_which_thread_works_nor_on_when_it_wakes_up(
    threads: int, pauses: tuple[float, ...]
) -> None:
    assert _story(threads, pauses=pauses) == _story(1)


def test_others_can_do_all_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nobody would notice if they never did any."""
    expected, main = _story(1), threading.current_thread()

    def waits(arguments: Any, *mode: int) -> bool:
        words, patience = arguments[-2], time.monotonic() + 60
        while threading.current_thread() is main and words[REMAINING] > 0 and words[MEMBERS] > 1:
            assert time.monotonic() < patience
            time.sleep(0)
        return run_kernel(arguments, *mode)

    monkeypatch.setattr(workers, "run_kernel", waits)
    assert _story(3, pauses=(0, 0, SLEEPY)) == expected


def test_more_threads_than_chunks() -> None:
    assert _story(5, num_envs=CHUNK + 1) == _story(1, num_envs=CHUNK + 1)


def test_a_thread_that_fails_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    main, took, real = threading.current_thread(), threading.Event(), run_kernel

    def works(arguments: Any, *mode: int) -> None:
        if threading.current_thread() is not main:
            took.wait()
            raise IndexError("out of bounds")
        words = arguments[-2]
        words[OWN + SPAN + NEXT] += 1  # the other one has taken a chunk
        took.set()
        real(arguments, *mode)

    monkeypatch.setattr(workers, "run_kernel", works)
    env = VectorEnv(300, 3, seed=1, threads=2)
    with pytest.raises(IndexError, match="out of bounds"):
        env.reset()


def test_a_closed_environment_says_so() -> None:
    env = VectorEnv(300, 3, seed=1, threads=2)
    env.reset()
    env.close()
    with pytest.raises(RulesError, match="was closed"):
        env.sample_actions()


def test_a_step_that_nobody_waited_for_is_finished_before_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes when the job is given and nothing is done yet."""
    tales = []
    for interrupted in (False, True):
        env = VectorEnv(300, 3, seed=6, threads=1)
        env.reset()
        for step in range(20):
            actions = env.sample_actions().copy()
            if interrupted and step == 9:
                with monkeypatch.context() as patch:
                    patch.setattr(workers, "run_kernel", _interrupt)
                    with pytest.raises(KeyboardInterrupt):
                        env.step(actions)
                env.sample_actions()  # the step was made meanwhile: other actions are legal now
                continue
            env.step(actions)
        tales.append(env.reset().obs.tobytes())
    assert len(set(tales)) == 1


def _interrupt(_: object) -> bool:
    raise KeyboardInterrupt


def test_an_error_in_the_midst_of_a_step_closes_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    env = VectorEnv(300, 3, seed=6, threads=1)
    env.reset()

    def fail(_: object) -> bool:
        raise IndexError("out of bounds")

    with monkeypatch.context() as patch:
        patch.setattr(workers, "run_kernel", fail)
        with pytest.raises(IndexError):
            env.step(env.sample_actions())
    with pytest.raises(RulesError, match="was closed"):
        env.reset(seed=1)
