"""What of the example needs no torch: what a decision was worth, and weights that sit down in the lab."""

from __future__ import annotations

import importlib
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.bots.network import Network, load, load_network, save
from penultima.envs import ACTIONS, CELLS, VectorEnv

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
    steps, num_envs, players = 60, 40, 3
    done = dice.random((steps, num_envs)) < 0.06
    reward = (dice.normal(size=(steps, num_envs, players)) * done[:, :, None]).astype(np.float32)
    seat = dice.integers(players, size=(steps, num_envs))
    value = dice.normal(size=(steps, num_envs)).astype(np.float32)
    gain, known = _module("advantages").advantages(reward, done, seat, value, 0.9)
    for slot in range(num_envs):
        slow = _told_slowly(reward[:, slot], done[:, slot].tolist(), seat[:, slot].tolist(), value[:, slot], 0.9)
        assert known[:, slot].tolist() == [one is not None for one in slow]
        assert np.allclose(gain[:, slot], [one or 0.0 for one in slow], atol=1e-4)
    assert 0 < (~known).sum() <= num_envs * players


def test_mixed_environments_are_their_parts_side_by_side() -> None:
    kinds = [("classic/en", 2), ("scary/fr", 4), ("battle/fr", 3)]
    mixed = _module("mixed_envs").MixedEnvs(20, kinds, seed=3)
    rooms = [VectorEnv(6, 2, seed=3), VectorEnv(7, 4, "scary/fr", seed=4), VectorEnv(7, 3, "battle/fr", seed=5)]
    step, alone, ends = mixed.reset(), [room.reset() for room in rooms], 0
    for _ in range(600):
        start = 0
        for room, one in zip(rooms, alone, strict=True):
            of = slice(start, start := start + room.num_envs)
            for part in ("obs", "done", "mask", "seat"):
                assert (getattr(step, part)[of] == getattr(one, part)).all()
            assert (step.reward[of, : room.players] == one.reward).all()
            assert (step.reward[of, room.players :] == 0).all()
        ends += int(step.done.sum())
        chosen = [room.sample_actions().copy() for room in rooms]
        step = mixed.step(np.concatenate(chosen))
        alone = [room.step(own) for room, own in zip(rooms, chosen, strict=True)]
    assert ends > 5


def test_weights_come_back_from_a_file(tmp_path: Path) -> None:
    save(tmp_path / "w.npz", _weights())
    mask = np.zeros(ACTIONS, np.bool_)
    mask[[3, 9, 55]] = True
    assert Network(load(tmp_path / "w.npz"))(np.ones(CELLS, np.int8), mask) == 55


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


def _weights_that_lay() -> dict[str, NDArray[np.float32]]:
    """Of one that takes the action with the lowest number: a card, if any fits. (Who draws whenever that is possible
    keeps a round going for hundreds of thousands of moves.)"""
    return {**_weights(), "policy.bias": -np.arange(ACTIONS, dtype=np.float32)}


def test_weights_are_examined_in_the_lab(tmp_path: Path) -> None:
    save(tmp_path / "w.npz", _weights_that_lay())
    done = _run(str(tmp_path / "w.npz"), "--against", "careful", "--deals", "40")
    assert done.returncode == 0, done.stderr
    assert "careful wins clearly more than trained" in done.stdout


def test_weights_are_examined_by_the_rules_they_learned(tmp_path: Path) -> None:
    save(tmp_path / "w.npz", _weights_that_lay())
    (tmp_path / "w.json").write_text('{"rules": "scary/fr", "players": 3, "pages": []}')
    done = _run(str(tmp_path / "w.npz"), "--against", "first", "--deals", "2")
    assert "scary/fr, 3 players" in done.stdout


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
        ([__file__], "holds no weights"),
    ],
)
def test_what_cannot_be_examined_is_explained(tmp_path: Path, wrong: list[str], told: str) -> None:
    save(tmp_path / "w.npz", _weights())
    done = _run(*([] if wrong == [__file__] else [str(tmp_path / "w.npz")]), *wrong)
    assert done.returncode != 0
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def _options(out: Path) -> Any:
    given = {"players": [2], "rules": ["classic/en"], "envs": 24, "window": 16, "hidden": 8, "epochs": 1, "batch": 64}
    rates = {"rate": 1e-3, "trace": 0.95, "entropy": 0.001, "seed": 3, "observation": "v1", "steps": 6 * 16 * 24}
    more = {"against": [], "measurements": 6, "kinds": [("classic/en", 2)], "out": out}
    return Namespace(**given, **rates, **more, checkpoint=out.with_suffix(".checkpoint"))


def test_a_seed_reproduces_a_run_and_a_broken_off_run_goes_on(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="make learn installs it")
    self_play = _module("self_play")
    torch.set_num_threads(1)

    class BrokenOff(self_play.Run):  # type: ignore[misc,name-defined]
        def write(self, losses: dict[str, float]) -> None:
            super().write(losses)
            if self.steps >= 3 * 16 * 24:
                raise KeyboardInterrupt

    whole = self_play.Run(_options(tmp_path / "whole.npz"))
    whole.learn()
    again = self_play.Run(_options(tmp_path / "again.npz"))
    again.learn()
    with pytest.raises(KeyboardInterrupt):
        BrokenOff(_options(tmp_path / "part.npz")).learn()
    rest = self_play.Run(_options(tmp_path / "part.npz"))
    rest.resume(torch.load(tmp_path / "part.checkpoint", weights_only=False))
    assert 0 < rest.steps < whole.steps
    rest.learn()
    for other in (again, rest):
        for name, one in whole.trainer.model.state_dict().items():
            assert (one == other.trainer.model.state_dict()[name]).all(), name
    assert load_network(tmp_path / "part.npz").version == "v1"
    assert [page["steps"] for page in rest.log] == [page["steps"] for page in whole.log]
    rest.options.hidden = 9
    with pytest.raises(SystemExit, match="other options: hidden"):
        rest.resume(torch.load(tmp_path / "part.checkpoint", weights_only=False))
