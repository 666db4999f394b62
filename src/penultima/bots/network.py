"""A trained network without torch: its weights, three products of matrices, the likeliest legal action."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from penultima.bots.policy import PolicyBot
from penultima.errors import RulesError
from penultima.sights import ACTIONS, CELLS, SEEING, Cells, Mask
from penultima.sights.colors import MEANT, rename

__all__ = ["SEEING", "Network", "Weights", "load", "save", "trained_bot"]

Weights = dict[str, NDArray[np.float32]]


PARTS = ("scale", "body.0.weight", "body.0.bias", "body.2.weight", "body.2.bias", "policy.weight", "policy.bias")


def load(path: Path) -> Weights:
    """Weights from a file; they are kept in half the precision."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            weights = {name: kept[name].astype(np.float32) for name in PARTS}
    except (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile) as error:
        raise RulesError(f"{path} holds no weights of a network: {error}") from error
    if weights["body.0.weight"].shape[1:] != (CELLS,) or weights["policy.weight"].shape[:1] != (ACTIONS,):
        raise RulesError(f"{path} holds weights for other observations or actions than there are")
    return weights


def save(path: Path, weights: Weights) -> None:
    """Weights into a file."""
    np.savez_compressed(path, **{name: weights[name].astype(np.float16) for name in PARTS})  # type: ignore[arg-type]


class Network:
    """A policy: an action from an observation and a mask."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def __call__(self, seen: Cells, mask: Mask) -> int:
        """The likeliest legal action."""
        return int(self.actions(seen[None], mask[None])[0])

    def actions(self, seen: Cells, mask: Mask) -> NDArray[np.int64]:
        """The same for many games, a row for each."""
        w, (way, renamed, allowed) = self.weights, rename(seen, mask)
        known = np.maximum((renamed * w["scale"]) @ w["body.0.weight"].T + w["body.0.bias"], 0)
        known = np.maximum(known @ w["body.2.weight"].T + w["body.2.bias"], 0)
        logits = known @ w["policy.weight"].T + w["policy.bias"]
        likeliest: NDArray[np.int64] = MEANT[way, np.where(allowed, logits, -np.inf).argmax(axis=1)]
        return likeliest


@cache
def _trained() -> Network:
    with as_file(files("penultima.bots") / "trained.npz") as path:
        return Network(load(path))


def trained_bot() -> PolicyBot:
    """What examples/learning has learned by playing against itself; docs/envs/learning.md tells how."""
    return PolicyBot(_trained())
