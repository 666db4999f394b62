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
from penultima.observations import ACTIONS, Cells, Encoding, Mask, version
from penultima.observations.colors import ACTION_MEANT, rename

Weights = dict[str, NDArray[np.float32]]


PARTS = ("scale", "body.0.weight", "body.0.bias", "body.2.weight", "body.2.bias", "policy.weight", "policy.bias")
VALUE_PARTS = ("value.weight", "value.bias")
"""A file may have them, too: they say what is expected."""
Fields = dict[str, int]


def fields_of(name: str = "v0") -> Fields:
    """The fields of a version of observations in their order, and how many cells each has."""
    return {field: cells for field, (cells, _) in version(name).fields.items()}


FIELDS_TODAY: Fields = fields_of()


def load(path: Path, observation: str = "v0") -> Weights:
    """Read weights from a file, where they are kept in half precision; they must be for this version of observations.

    Cells that observations have got since the file was written count nothing. A file that does not name the fields must
    be for observations as they are now.
    """
    weights, fields, learned = _read(path)
    if learned != observation:
        raise RulesError(f"{path} learned observations {learned}, not {observation}")
    today, encoding = fields_of(observation), version(observation)
    fields = fields or today
    cells, actions = weights["body.0.weight"].shape[1:], weights["policy.weight"].shape[:1]
    gone = [name for name, n in fields.items() if n > today.get(name, 0)]
    if gone or cells != (sum(fields.values()),) or actions != (ACTIONS,):
        raise RulesError(f"{path} holds weights for other observations or actions than there are")
    if fields != today or list(fields) != list(today):
        for name in ("scale", "body.0.weight"):
            weights[name] = _with_new_cells(weights[name], fields, encoding)
    return weights


def _read(path: Path) -> tuple[Weights, Fields, str]:
    """The weights in a file, the fields they are for (none if it does not say), and the version of those."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            more = VALUE_PARTS if VALUE_PARTS[0] in kept else ()
            weights = {name: kept[name].astype(np.float32) for name in (*PARTS, *more)}
            named = "fields" in kept
            fields = dict(zip(kept["fields"].tolist(), kept["cells"].tolist(), strict=True)) if named else {}
            learned = str(kept["observation"]) if "observation" in kept else "v0"
    except (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile) as error:
        raise RulesError(f"{path} holds no weights of a network: {error}") from error
    return weights, fields, learned


def _with_new_cells(weights: NDArray[np.float32], fields: Fields, encoding: Encoding) -> NDArray[np.float32]:
    """Weights of each cell where that cell is now, and zero for new ones; new cells of a field are its last."""
    spread = np.zeros((*weights.shape[:-1], encoding.cells), np.float32)
    at = 0
    for name, cells in fields.items():
        start = encoding.slices[name].start
        spread[..., start : start + cells] = weights[..., at : at + cells]
        at += cells
    return spread


def save(path: Path, weights: Weights, fields: Fields | None = None, observation: str = "v0") -> None:
    """Write weights to a file, with the version of observations and the names of the fields that they are for."""
    more = VALUE_PARTS if VALUE_PARTS[0] in weights else ()
    parts: dict[str, Any] = {name: weights[name].astype(np.float16) for name in (*PARTS, *more)}
    named = fields_of(observation) if fields is None else fields
    np.savez_compressed(path, observation=observation, fields=list(named), cells=list(named.values()), **parts)


class Network:
    """A policy: an action from an observation and a mask. `version` names the observations that it learned from."""

    def __init__(self, weights: Weights, version: str = "v0") -> None:
        self.weights, self.version = weights, version

    def __call__(self, seen: Cells, mask: Mask) -> int:
        """The likeliest legal action."""
        return int(self.actions(seen[None], mask[None])[0])

    def actions(self, seen: Cells, mask: Mask) -> NDArray[np.int64]:
        """The same for many observations, one in each row."""
        w, (way, renamed, allowed) = self.weights, rename(seen, mask)
        logits = self._features(renamed) @ w["policy.weight"].T + w["policy.bias"]
        likeliest: NDArray[np.int64] = ACTION_MEANT[way, np.where(allowed, logits, -np.inf).argmax(axis=1)]
        return likeliest

    def values(self, seen: Cells, mask: Mask) -> NDArray[np.float32]:
        """For each row, what the seat may expect: 1 to win, `-1 / (players - 1)` to lose, and what lies between."""
        if VALUE_PARTS[0] not in self.weights:
            raise RulesError("these weights say what to do, and not what to expect")
        w, (_, renamed, _) = self.weights, rename(seen, mask)
        worth: NDArray[np.float32] = self._features(renamed) @ w["value.weight"][0] + w["value.bias"][0]
        return worth

    def _features(self, renamed: Cells) -> NDArray[np.float32]:
        """The second hidden layer, from observations with renamed colors."""
        w = self.weights
        known = np.maximum((renamed * w["scale"]) @ w["body.0.weight"].T + w["body.0.bias"], 0)
        features: NDArray[np.float32] = np.maximum(known @ w["body.2.weight"].T + w["body.2.bias"], 0)
        return features


def load_network(path: Path) -> Network:
    """The network in a file, for the observations that the file names."""
    _, _, learned = _read(path)
    return Network(load(path, learned), learned)


@cache
def trained_network() -> Network:
    """The network of the bot `trained`."""
    with as_file(files("penultima.bots") / "trained.npz") as path:
        return load_network(path)


def trained_bot() -> PolicyBot:
    """The bot that learned with examples/learning; docs/envs/learning.md says how."""
    network = trained_network()
    return PolicyBot(network, network.version)
