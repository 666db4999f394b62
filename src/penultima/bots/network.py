"""A trained network without torch: three products of matrices give the likeliest legal action."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from penultima.bots.policy import PolicyBot
from penultima.errors import RulesError
from penultima.observations import ACTIONS, CELLS, FIELDS, SLICES, Cells, Mask
from penultima.observations.colors import ACTION_MEANT, rename

Weights = dict[str, NDArray[np.float32]]


PARTS = ("scale", "body.0.weight", "body.0.bias", "body.2.weight", "body.2.bias", "policy.weight", "policy.bias")
Fields = dict[str, int]
FIELDS_TODAY: Fields = {name: cells for name, (cells, _) in FIELDS.items()}
"""The fields of an observation in their order, and how many cells each has."""


def load(path: Path) -> Weights:
    """Read weights from a file, where they are kept in half precision.

    Cells that observations have got since the file was written count nothing. A file that does not name the fields must
    be for observations as they are now.
    """
    try:
        with path.open("rb") as file, np.load(file) as kept:
            weights = {name: kept[name].astype(np.float32) for name in PARTS}
            named = "fields" in kept
            fields = dict(zip(kept["fields"].tolist(), kept["cells"].tolist(), strict=True)) if named else FIELDS_TODAY
    except (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile) as error:
        raise RulesError(f"{path} holds no weights of a network: {error}") from error
    cells, actions = weights["body.0.weight"].shape[1:], weights["policy.weight"].shape[:1]
    gone = [name for name, n in fields.items() if n > FIELDS_TODAY.get(name, 0)]
    if gone or cells != (sum(fields.values()),) or actions != (ACTIONS,):
        raise RulesError(f"{path} holds weights for other observations or actions than there are")
    if fields != FIELDS_TODAY or list(fields) != list(FIELDS_TODAY):
        for name in ("scale", "body.0.weight"):
            weights[name] = _with_new_cells(weights[name], fields)
    return weights


def _with_new_cells(weights: NDArray[np.float32], fields: Fields) -> NDArray[np.float32]:
    """Weights of each cell where that cell is now, and zero for new ones; new cells of a field are its last."""
    spread = np.zeros((*weights.shape[:-1], CELLS), np.float32)
    at = 0
    for name, cells in fields.items():
        start = SLICES[name].start
        spread[..., start : start + cells] = weights[..., at : at + cells]
        at += cells
    return spread


def save(path: Path, weights: Weights, fields: Fields = FIELDS_TODAY) -> None:
    """Write weights to a file, with the names of the fields that they are for."""
    parts: dict[str, Any] = {name: weights[name].astype(np.float16) for name in PARTS}
    np.savez_compressed(path, fields=list(fields), cells=list(fields.values()), **parts)


class Network:
    """A policy: an action from an observation and a mask."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def __call__(self, seen: Cells, mask: Mask) -> int:
        """The likeliest legal action."""
        return int(self.actions(seen[None], mask[None])[0])

    def actions(self, seen: Cells, mask: Mask) -> NDArray[np.int64]:
        """The same for many observations, one in each row."""
        w, (way, renamed, allowed) = self.weights, rename(seen, mask)
        known = np.maximum((renamed * w["scale"]) @ w["body.0.weight"].T + w["body.0.bias"], 0)
        known = np.maximum(known @ w["body.2.weight"].T + w["body.2.bias"], 0)
        logits = known @ w["policy.weight"].T + w["policy.bias"]
        likeliest: NDArray[np.int64] = ACTION_MEANT[way, np.where(allowed, logits, -np.inf).argmax(axis=1)]
        return likeliest


@cache
def _trained() -> Network:
    with as_file(files("penultima.bots") / "trained.npz") as path:
        return Network(load(path))


def trained_bot() -> PolicyBot:
    """The bot that learned by playing against itself, with examples/learning; docs/envs/learning.md says how."""
    return PolicyBot(_trained())
