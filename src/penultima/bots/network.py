"""A trained network without torch: its weights, three products of matrices, the likeliest legal action."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from penultima.bots.policy import PolicyBot
from penultima.sights import SEEING, Cells, Mask
from penultima.sights.colors import MEANT, rename

__all__ = ["SEEING", "Network", "Weights", "load", "save", "trained_bot"]

Weights = dict[str, NDArray[np.float32]]


def load(path: Path) -> Weights:
    """Weights from a file; they are kept in half the precision."""
    with np.load(path) as kept:
        return {name: kept[name].astype(np.float32) for name in kept.files}


def save(path: Path, weights: Weights) -> None:
    """Weights into a file."""
    np.savez_compressed(path, allow_pickle=False, **{name: value.astype(np.float16) for name, value in weights.items()})


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
