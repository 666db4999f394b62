"""The compiled code: one version of each entry point, made anew when a bot's source changes; and how it is told."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from penultima.bots import minds
from penultima.envs import ACTIONS, FIELDS, SLICES, VectorEnv, action_of_move, action_text, move_of_action
from penultima.envs.games import ENTRIES as NEEDED
from penultima.envs.kernel.stepping import STAMP
from penultima.envs.play import Play
from penultima.errors import NotationError
from penultima.game import Game
from penultima.rules.record import ENTRIES, INTERPRETED
from penultima.sights import kernel


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_entry_points_have_one_version() -> None:
    env = VectorEnv(130, 3, threads=2)
    env.reset()
    env.step(env.sample_actions())
    play = Play(players=3)
    play.reset(1)
    play.look(0)
    assert {name: len(ENTRIES[name].signatures) for name in NEEDED} == dict.fromkeys(NEEDED, 1)


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_the_cache_knows_bots_and_sights() -> None:
    """Numba's index tells closures apart by what they close over: the digest of those sources."""
    sources = [source for room in (minds, kernel) for source in sorted(Path(room.__file__ or "").parent.glob("*.py"))]
    assert len(sources) > 20
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).digest()
    assert int.from_bytes(digest[:4], "little") == STAMP
    dispatcher: Any = ENTRIES["step_games"]
    assert [cell.cell_contents for cell in dispatcher.py_func.__closure__] == [STAMP]


def test_fields_lie_side_by_side() -> None:
    end = 0
    for name, (cells, about) in FIELDS.items():
        assert SLICES[name] == slice(end, end + cells)
        assert about
        end += cells
    assert VectorEnv.observation_size == end


def test_actions_and_moves_are_translated_both_ways() -> None:
    for direction in ("left", "right"):
        game = Game.from_position(f"hands: r1 | r2 | r3 | *; draw: b1; discard: b7; turn: 1; direction: {direction}")
        view = game.view(1)
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
    import penultima.envs

    with pytest.raises(AttributeError):
        _ = penultima.envs.nothing
