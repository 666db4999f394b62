"""Thousands of environments in one array: buffers, threads, refusals, ends."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.bots import bot
from penultima.envs import IllegalAction, VectorEnv
from penultima.errors import RulesError
from penultima.rules.asking import Stage
from penultima.rules.reasons import Reason
from penultima.runtime import NATIVE, WAY, Way

ROOT = Path(__file__).parents[2]


def test_arrays_are_as_told() -> None:
    env = VectorEnv(100, 5, "hyper/fr", seed=1)
    obs, reward, done, mask, seat = env.reset()
    shapes: dict[str, np.ndarray[Any, Any]] = {
        "obs": obs,
        "reward": reward,
        "done": done,
        "mask": mask,
        "seat": seat,
        "truncated": env.truncated,
    }
    assert {name: (array.shape, array.dtype.name) for name, array in shapes.items()} == {
        "obs": ((100, 299), "int8"),
        "reward": ((100, 5), "float32"),
        "done": ((100,), "bool"),
        "mask": ((100, 86), "bool"),
        "seat": ((100,), "int64"),
        "truncated": ((100,), "bool"),
    }
    assert obs.flags.c_contiguous


def test_torch_sees_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    env = VectorEnv(10, 3, seed=1)
    told: list[np.ndarray[Any, Any]] = list(env.reset())
    shared = [torch.from_numpy(array) for array in told]
    for _ in range(50):
        env.step(env.sample_actions())
    for tensor, array in zip(shared, told, strict=True):
        assert (tensor.numpy() == array).all()
        assert tensor.data_ptr() == array.ctypes.data


@pytest.mark.skipif(not NATIVE, reason="only native code allocates nothing")
@pytest.mark.parametrize("threads", [1, 2])
def test_a_step_allocates_nothing(threads: int) -> None:
    env = VectorEnv(512, 4, seed=1, threads=threads)
    env.reset()
    actions = env.sample_actions()
    for _ in range(20):
        env.sample_actions()
        env.step(actions)
    kept, peak = min(_memory_of_steps(env, actions) for _ in range(8))
    assert kept < 2_000, "nothing stays: what is left are a few counters of the interpreter"
    assert peak < 8_000, "and nothing as large as 512 environments passes through"


def _memory_of_steps(env: VectorEnv, actions: NDArray[np.int64]) -> tuple[int, int]:
    """Bytes that are left after many steps, and the most there were. Threads that go to sleep or wake up meanwhile
    take some for themselves now and then, so it is measured several times: what a step takes it takes every time."""
    gc.collect()
    gc.disable()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        for _ in range(300):
            env.sample_actions()
            env.step(actions)
        after, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        gc.enable()
    return after - before, peak - before


def test_actions_of_any_whole_kind() -> None:
    ends = []
    for kind in (np.int8, np.uint8, np.int16, np.int32, np.int64, list):
        env = VectorEnv(20, 3, seed=4)
        env.reset()
        for _ in range(30):
            sample = env.sample_actions().copy()
            env.step(sample.tolist() if kind is list else sample.astype(kind))
        ends.append(env._step.obs.tobytes())
    assert len(set(ends)) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(19, np.int64),
        np.zeros((20, 1), np.int64),
        np.zeros(20),
        np.full(20, 2**40),
        np.full(20, 2**63, np.uint64),
        np.full(20, -1),
        np.full(20, 86),
        np.full(20, 85),
        np.array(["draw"] * 20),
        [None] * 20,
        [[0], [0, 0]],
        3,
    ],
)
def test_bad_input_changes_nothing(wrong: Any) -> None:
    env = VectorEnv(20, 3, seed=4)
    told = env.reset()
    tables = env._arrays.states.tobytes()
    before = [array.copy() for array in told]
    with pytest.raises((RulesError, IllegalAction)):
        env.step(wrong)
    assert env._arrays.states.tobytes() == tables
    assert all((a == b).all() for a, b in zip(before, told, strict=True))
    env.step(env.sample_actions())


def test_the_number_of_environments_has_an_older_name() -> None:
    assert VectorEnv(games=3, players=2, seed=1).num_envs == VectorEnv(num_envs=3, players=2).num_envs == 3
    several: list[dict[str, Any]] = [{}, {"num_envs": 3, "games": 3}, {"num_envs": 0}, {"games": -1}]
    for wrong in several:
        with pytest.raises(RulesError, match="environment"):
            VectorEnv(**wrong)


def test_one_illegal_action_among_many_stops_all() -> None:
    env = VectorEnv(300, 3, seed=4, threads=2)
    told = env.reset()
    tables = env._arrays.states.tobytes()
    actions = env.sample_actions().copy()
    wrong = int((~told.mask[250, :55]).nonzero()[0][0])
    actions[250] = wrong
    with pytest.raises(IllegalAction) as refused:
        env.step(actions)
    assert (refused.value.env_index, refused.value.action, refused.value.seat) == (250, wrong, told.seat[250])
    assert refused.value.reason in (Reason.NOT_IN_HAND, Reason.NO_MATCH, Reason.NAME_A_COLOR)
    assert env._arrays.states.tobytes() == tables


def test_a_mask_that_was_scribbled_on_permits_nothing() -> None:
    env = VectorEnv(4, 3, seed=4)
    told = env.reset()
    wrong = env.sample_actions().copy()
    wrong[0] = int((~told.mask[0]).nonzero()[0][0])
    told.mask[:] = True
    with pytest.raises(IllegalAction):
        env.step(wrong)


def test_what_cannot_be_made() -> None:
    for wrong in (
        {"num_envs": 0},
        {"players": 1},
        {"players": 11},
        {"reward": "fame"},
        {"limit": 0},
        {"threads": 0},
        {"opponents": "search"},
        {"opponents": "run:sleep 1"},
        {"opponents": ["first"]},
        {"opponents": "first", "learner": 4},
        {"learner": 1},
        {"rules": "classic/xx"},
    ):
        with pytest.raises(RulesError):
            VectorEnv(**({"num_envs": 4} | wrong))
    with pytest.raises(RulesError, match="reset"):
        VectorEnv(2).step([0, 0])


def test_endless_rounds_are_given_up() -> None:
    env = VectorEnv(50, 4, seed=3, limit=40)
    env.reset()
    given_up = 0
    for number in range(1, 121):
        told = env.step(env.sample_actions())
        assert not (env.truncated & ~told.done).any(), "what is given up is done"
        assert not told.reward[env.truncated].any(), "and worth nothing"
        given_up += int(env.truncated.sum())
        if number == 39:
            assert given_up == 0
    assert given_up >= 100


def test_the_next_episode_begins_in_the_same_step() -> None:
    env = VectorEnv(64, 2, "classic/en +hand=2 +uno=automatic", seed=3)
    told = env.reset()
    ended = 0
    for _ in range(600):
        told = env.step(env.sample_actions())
        for slot in told.done.nonzero()[0].tolist():
            ended += 1
            assert int(env._arrays.episodes["round_steps"][slot]) == 0
            assert told.mask[slot].any()
    assert ended > 20


def test_resets_go_on_or_begin_anew() -> None:
    env = VectorEnv(8, 3, seed=5)
    first = env.reset().obs.copy()
    second = env.reset().obs.copy()
    assert (first != second).any(axis=1).all()
    assert (env.reset(seed=5).obs == first).all()
    assert (env.reset().obs == second).all()
    assert (env.reset(seed=6).obs != first).any()


def test_without_a_seed_no_two_are_alike() -> None:
    assert (VectorEnv(8, 3).reset().obs != VectorEnv(8, 3).reset().obs).any()


def test_dealers_are_drawn_by_lot() -> None:
    env = VectorEnv(2000, 5, seed=1)
    env.reset()
    dealers = np.bincount([env.deal(slot)[1] for slot in range(2000)], minlength=5)
    assert (abs(dealers - 400) < 5 * (2000 * 0.2 * 0.8) ** 0.5).all()


def test_learners_keep_their_seats() -> None:
    env = VectorEnv(12, 3, opponents="beginner", seed=1)
    for told in (env.reset(), env.reset()):
        assert told.seat.tolist() == [slot % 3 for slot in range(12)]
    for _ in range(300):
        told = env.step(env.sample_actions())
        assert told.seat.tolist() == [slot % 3 for slot in range(12)]
    env = VectorEnv(12, 3, opponents=["beginner", "first"], learner=2, seed=1)
    assert (env.reset().seat == 2).all()


@pytest.mark.skipif(not NATIVE, reason="one thread steps all")
def test_threads_go_home() -> None:
    def workers() -> int:
        return sum(thread.name.startswith("penultima-envs") for thread in threading.enumerate())

    gc.collect()  # those of earlier tests are on their way
    for thread in [thread for thread in threading.enumerate() if thread.name.startswith("penultima-envs")]:
        thread.join(10)
    before = workers()
    env = VectorEnv(300, 3, threads=3)
    env.reset()
    assert workers() == before + 2
    waiting = [thread for thread in threading.enumerate() if thread.name.startswith("penultima-envs")]
    env.close()
    for thread in waiting[before:]:
        thread.join(10)
    assert workers() == before
    other = VectorEnv(300, 3, threads=2)
    waiting = [thread for thread in threading.enumerate() if thread.name.startswith("penultima-envs")]
    del other
    gc.collect()
    for thread in waiting[before:]:
        thread.join(10)
    assert workers() == before, "nor do threads keep an environment alive that nobody wants"


STORY = """
import hashlib
from penultima.envs import VectorEnv
digest = hashlib.sha256()
for rules, opponents in (("battle/fr +stacking=any", None), ("scary/fr +sevens_zeros=on +jump_in=on", "easy")):
    env = VectorEnv(3, 3, rules, seed=2, opponents=opponents, reward="points", match=True, threads=1)
    told = env.reset()
    for _ in range(60):
        for array in told:
            digest.update(array.tobytes())
        told = env.step(env.sample_actions())
print(digest.hexdigest())
"""


def test_interpreted_it_is_the_same() -> None:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    told = {
        subprocess.run(
            [sys.executable, "-W", "error", "-c", STORY],
            check=True, capture_output=True, text=True,
            env={**os.environ, "PYTHONPATH": paths, "PENULTIMA_ENGINE": mode},
        ).stdout
        for mode in (WAY, Way.INTERPRETED)
    }  # fmt: skip
    assert len(told) == 1


def test_a_closed_environment_says_so() -> None:
    env = VectorEnv(num_envs=128, players=2, seed=1, threads=2)
    env.reset()
    env.close()
    with pytest.raises(RulesError, match="closed"):
        env.step(env.sample_actions())


def test_actions_come_after_the_deal() -> None:
    with pytest.raises(RulesError, match="reset"):
        VectorEnv(num_envs=2, players=2, seed=1).sample_actions()


@pytest.mark.parametrize("opponents", [None, "first", "trained"])
def test_bots_decide_for_all_environments_at_once(opponents: str | None) -> None:
    """As the bot itself decides from what the seat sees, whoever plays around it."""
    envs = 32
    env = VectorEnv(envs, players=3, seed=2, opponents=opponents)
    env.reset()
    for _ in range(20):
        actions = env.bot_actions("careful")
        assert env.now.mask[np.arange(envs), actions].all()
        for index in range(0, envs, 8):
            move = bot("careful").choose(env.view(index))
            if env.stages[index] == Stage.ASKED:
                assert move is not None
                assert actions[index] == move.code  # cards, draws, colors and answers have the same number
        env.step(actions)
    for unknown, words in (("search", "does not decide in compiled code"), ("carful", "no bot")):
        with pytest.raises(RulesError, match=words):
            env.bot_actions(unknown)
    env.close()
