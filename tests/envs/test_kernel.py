"""The compiled code: one version of each entry point, made anew when a bot's source changes; and how it is told."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import penultima.envs
from penultima.envs import ACTIONS, FIELDS, SLICES, VectorEnv, action_of_move, action_text, move_of_action
from penultima.envs.core_env import CoreEnv
from penultima.errors import NotationError
from penultima.game import Round
from penultima.runtime import ENTRIES, NATIVE, build_entries, engine_file

NEEDED = ("step_all", "first_illegal", "observe_seat", "start_job", "may_sleep")


@pytest.mark.skipif(not NATIVE, reason="nothing is compiled")
def test_entry_points_have_one_version() -> None:
    env = VectorEnv(130, 3, threads=2)
    env.reset()
    env.step(env.sample_actions())
    core = CoreEnv(players=3)
    core.reset(1)
    core.observe(0)
    build_entries(NEEDED)
    assert {name: len(ENTRIES[name].signatures) for name in NEEDED} == dict.fromkeys(NEEDED, 1)


def test_the_cache_notices_an_edit_in_every_package_that_is_compiled_in() -> None:
    """The folder of the cache is named by a digest of these sources, and so is the engine file."""
    home = Path(penultima.envs.__file__).parent.parent
    rooms = {home / room for room in ("rules", "envs/kernel", "bots/kernel", "observations/kernel")}
    assert {*engine_file.SOURCES} == rooms
    pytest.importorskip("numba")
    from penultima.runtime.numba_compiler import compiled_from

    function = getattr(ENTRIES["step_all"], "py_func", ENTRIES["step_all"])
    assert {*compiled_from(function)} == {*rooms, home / "runtime"}


@pytest.mark.parametrize("room", ["bots", "envs", "observations"])
def test_a_kernel_lists_the_kernels_whose_functions_it_calls(room: str) -> None:
    kernel = importlib.import_module(f"penultima.{room}.kernel")
    imported = set()
    for source in Path(kernel.__file__ or "").parent.glob("*.py"):
        if source.name != "__init__.py":
            imported |= set(re.findall(r"^from (penultima\.\w+\.kernel)", source.read_text(), re.MULTILINE))
    assert imported - {kernel.__name__} == {other.__name__ for other in getattr(kernel, "INCLUDED", ())}


def test_fields_lie_side_by_side() -> None:
    end = 0
    for name, (cells, about) in FIELDS.items():
        assert SLICES[name] == slice(end, end + cells)
        assert about
        end += cells
    assert VectorEnv(1).observation_size == end


def test_actions_and_moves_are_translated_both_ways() -> None:
    for direction in ("left", "right"):
        round = Round.from_position(f"hands: r1 | r2 | r3 | *; draw: b1; discard: b7; turn: 1; direction: {direction}")
        view = round.view(1)
        legal = 0
        for action in range(ACTIONS):
            try:
                move = move_of_action(action, view)
            except NotationError:
                continue
            legal += 1
            assert action_of_move(move, view) == action
            if move is not None and "@" not in move.text:
                assert action_text(action) == move.text
        assert legal == ACTIONS - 2 * 6
        after = {"left": 2, "right": 0}[direction]
        assert action_of_move(f"catch @{after}", view) == 76
        assert str(move_of_action(65, view)) == f"@{after}"
    assert action_text(85) == "silence"
    assert action_text(77) == "catch +2"
    for wrong in (-1, ACTIONS):
        with pytest.raises(NotationError):
            move_of_action(wrong, view)
        with pytest.raises(NotationError):
            action_text(wrong)


WITHOUT = """
import sys
sys.modules["pettingzoo"] = sys.modules["gymnasium"] = None
from penultima.envs import VectorEnv
try:
    from penultima.envs import aec_env
except ImportError as error:
    print(error)
"""


def test_what_is_missing_is_said() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT], check=True, capture_output=True, text=True).stdout
    assert 'pip install "penultima[envs]"' in told
    with pytest.raises(AttributeError):
        _ = penultima.envs.nothing
