"""The half of the example that needs no torch: weights are loaded, sit down in the lab and are measured."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from penultima.envs import ACTIONS, CELLS

LEARNING = Path(__file__).parents[2] / "examples" / "learning"


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
