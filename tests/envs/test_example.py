"""What of the example needs no torch: what a decision was worth, and weights that sit down in the lab."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.envs import ACTIONS, CELLS, SLICES, VectorEnv
from penultima.rules.moves import NAME
from penultima.rules.state import Phase

LEARNING = Path(__file__).parents[2] / "examples" / "learning"


def _module(name: str) -> Any:
    """A file of the example; they are scripts and no package, and find each other in their folder."""
    sys.path.insert(0, str(LEARNING))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(LEARNING))


def _told_slowly(
    reward: NDArray[np.float32], done: list[bool], seat: list[int], value: NDArray[np.float32], trace: float
) -> list[float | None]:
    """One game, by the definition: a sum of surprises, each the fainter the later, up to what is known."""
    found: list[float | None] = []
    for start, who in enumerate(seat):
        total, weight, at, known = 0.0, 1.0, start, False
        while True:
            paid, t, ended = 0.0, at, False
            while t < len(seat):
                paid += float(reward[t, who])
                ended = done[t]
                t += 1
                if ended or (t < len(seat) and seat[t] == who):
                    break
            if not ended and t == len(seat):
                break
            known = True
            total += weight * (paid + (0.0 if ended else float(value[t])) - float(value[at]))
            weight *= trace
            at = t
            if ended:
                break
        found.append(total if known else None)
    return found


def test_what_decisions_were_worth() -> None:
    dice = np.random.default_rng(5)
    steps, games, players = 60, 40, 3
    done = dice.random((steps, games)) < 0.06
    reward = (dice.normal(size=(steps, games, players)) * done[:, :, None]).astype(np.float32)
    seat = dice.integers(players, size=(steps, games))
    value = dice.normal(size=(steps, games)).astype(np.float32)
    gain, known = _module("advantages").advantages(reward, done, seat, value, 0.9)
    for game in range(games):
        slow = _told_slowly(reward[:, game], done[:, game].tolist(), seat[:, game].tolist(), value[:, game], 0.9)
        assert known[:, game].tolist() == [one is not None for one in slow]
        assert np.allclose(gain[:, game], [one or 0.0 for one in slow], atol=1e-4)
    assert 0 < (~known).sum() <= games * players


def _seen(rules: str, players: int = 3) -> Iterator[tuple[NDArray[np.int8], NDArray[np.bool_]]]:
    """What seats see in the middle of many games."""
    env = VectorEnv(200, players, rules, seed=8)
    env.reset()
    for _ in range(60):
        step = env.step(env.sample_actions())
        yield step.obs.copy(), step.mask.copy()


COLOR_CELLS = ("color", "before", "hyper", "giving")


@pytest.mark.parametrize("rules", ["classic/en", "scary/fr", "revenge/en", "battle/fr", "hyper/fr"])
def test_a_game_with_renamed_colors_is_the_same_game(rules: str) -> None:
    colors, asked = _module("colors"), np.zeros(len(Phase), np.int64)
    for seen, mask in _seen(rules):
        way, there, may = colors.rename(seen, mask)
        assert (np.sort(there, axis=1) == np.sort(seen, axis=1)).all(), "nothing is lost, nothing is new"
        hand, color = there[:, :52].reshape(-1, 4, 13), there[:, SLICES["color"]]
        named = color.any(axis=1)
        assert (color[named] == [1, 0, 0, 0]).all(), "the color in force is the first"
        held = hand.sum(axis=2)
        assert (held[named, 1:-1] >= held[named, 2:]).all(), "the others by how many one holds"
        phase = there[:, SLICES["phase"]].argmax(axis=1)
        asked += np.bincount(phase, minlength=len(Phase))
        plain = (phase == Phase.TURN) & (there[:, SLICES["stage"]][:, 3] == 1) & named
        assert (may[plain][:, :13] == (hand[plain][:, 0] > 0)).all(), "and any card of it may be laid"
        drawn = there[:, SLICES["drawn"]]
        for game in np.flatnonzero(drawn[:, -4:].any(axis=1)):
            assert hand[game, drawn[game, -4:].argmax(), drawn[game, :-4].argmax()] > 0, "what was drawn is in the hand"
        giving = there[:, SLICES["giving"]].any(axis=1) & (phase == Phase.GIVE_CARD)
        for game in np.flatnonzero(giving):
            its = there[game, SLICES["giving"]].argmax()
            assert (may[game, 13 * its : 13 * its + 13] == (hand[game, its] > 0)).all()
        for action in range(ACTIONS):
            assert (may[:, action] == mask[np.arange(len(mask)), colors.MEANT[way, action]]).all()
    assert asked[Phase.TURN] > 0
    assert (asked[Phase.GIVE_CARD] > 0) == rules.startswith("scary")


@pytest.mark.parametrize("rules", ["classic/en", "scary/fr", "hyper/fr"])
def test_whoever_permutes_the_colors_gets_the_same_renamed_game(rules: str) -> None:
    """By the names of the fields, not by the example's own table."""
    colors, order = _module("colors"), np.array([2, 0, 3, 1])
    for seen, mask in _seen(rules):
        other, allowed = seen.copy(), mask.copy()
        for start in (SLICES["hand"].start, SLICES["discard"].start):
            blocks = seen[:, start : start + 52].reshape(-1, 4, 13)
            other[:, start : start + 52] = blocks[:, order].reshape(-1, 52)
        missed = SLICES["missed"]
        other[:, missed] = seen[:, missed].reshape(-1, 10, 4)[:, :, order].reshape(-1, 40)
        for start in (*(SLICES[name].start for name in COLOR_CELLS), SLICES["drawn"].stop - 4):
            other[:, start : start + 4] = seen[:, start : start + 4][:, order]
        allowed[:, :52] = mask[:, :52].reshape(-1, 4, 13)[:, order].reshape(-1, 52)
        allowed[:, NAME : NAME + 4] = mask[:, NAME : NAME + 4][:, order]
        held = seen[:, :52].reshape(-1, 4, 13).sum(axis=2) + 99 * seen[:, SLICES["color"]]
        clear = np.array([len(set(row)) == 4 for row in held.tolist()])
        _, one, may = colors.rename(seen[clear], mask[clear])
        _, two, can = colors.rename(other[clear], allowed[clear])
        assert (one == two).all()
        assert (may == can).all()
        assert clear.any()


def test_weights_come_back_from_a_file(tmp_path: Path) -> None:
    policy = _module("policy")
    policy.save(tmp_path / "w.npz", _weights())
    mask = np.zeros(ACTIONS, np.bool_)
    mask[[3, 9, 55]] = True
    assert policy.Policy(policy.load(tmp_path / "w.npz"))(np.ones(CELLS, np.int8), mask) == 55


def _weights(hidden: int = 8) -> dict[str, NDArray[np.float32]]:
    """Of a network that likes every action as its number says, whatever it sees."""
    zero = {
        "scale": (CELLS,),
        "body.0.weight": (hidden, CELLS),
        "body.0.bias": (hidden,),
        "body.2.weight": (hidden, hidden),
        "body.2.bias": (hidden,),
        "policy.weight": (ACTIONS, hidden),
    }
    weights = {name: np.zeros(shape, np.float32) for name, shape in zero.items()}
    return {**weights, "policy.bias": np.arange(ACTIONS, dtype=np.float32)}


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(LEARNING / "examine.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)


def test_weights_are_examined_in_the_lab(tmp_path: Path) -> None:
    np.savez(tmp_path / "w.npz", allow_pickle=False, **_weights())
    done = _run(str(tmp_path / "w.npz"), "--against", "first", "--deals", "10")
    assert done.returncode == 0, done.stderr
    # It draws whenever it may, since drawing has a higher number than any card: it cannot win.
    assert "first wins clearly more than trained" in done.stdout


def test_weights_that_are_not_there_are_asked_for(tmp_path: Path) -> None:
    done = _run(str(tmp_path / "none.npz"))
    assert done.returncode == 1
    assert "self_play.py makes it" in done.stderr


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--against", "nobody"], "there is no bot 'nobody'"),
        (["--players", "1"], "2 to 10 can play, not 1"),
        (["--rules", "chess"], "chess"),
        (["--deals", "0"], "at least one deal"),
    ],
)
def test_what_cannot_be_examined_is_explained(tmp_path: Path, wrong: list[str], told: str) -> None:
    np.savez(tmp_path / "w.npz", allow_pickle=False, **_weights())
    done = _run(str(tmp_path / "w.npz"), *wrong)
    assert done.returncode != 0
    assert told in done.stderr
    assert "Traceback" not in done.stderr
