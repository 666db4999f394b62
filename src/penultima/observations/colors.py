"""Observations and actions with the colors renamed: the one in force comes first, the others by how many cards of
them the seat holds.

No rule cares which color is which, so a network that sees renamed colors learns about all four at once.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.observations.kernel.actions import ACTIONS
from penultima.observations.kernel.encoding import CELLS, SLICES
from penultima.rules.cards import COLORS, WILD
from penultima.rules.moves import NAME, SEATS

FACES = WILD // COLORS
ORDERS = np.array(list(permutations(range(COLORS))))
"""Every way to rename: the color that will be called 0, 1, 2, 3."""
NUMBERS = np.zeros((COLORS,) * COLORS, np.int64)
NUMBERS[tuple(ORDERS.T)] = np.arange(len(ORDERS))


def _renamed(size: int, groups: list[tuple[int, int]]) -> NDArray[np.int64]:
    """For every way to rename, where each of so many cells comes from; a group is the first cell of four blocks, one
    for each color, and how many cells a block has."""
    cells = np.tile(np.arange(size), (len(ORDERS), 1))
    for start, block in groups:
        for place in range(COLORS):
            for cell in range(block):
                cells[:, start + place * block + cell] = start + ORDERS[:, place] * block + cell
    return cells


def _at(name: str, skipped: int = 0) -> int:
    return int(SLICES[name].start) + skipped


CELL_SOURCE = _renamed(
    CELLS,
    [(_at(name), FACES) for name in ("hand", "discard")]
    + [(_at(name), 1) for name in ("color", "color_before", "hyper", "giving")]
    + [(SLICES["drawn"].stop - COLORS, 1)]
    + [(_at("not_followed", COLORS * seat), 1) for seat in range(SEATS)],
)
"""The cell that stands at each place of a renamed observation."""
ACTION_MEANT = _renamed(ACTIONS, [(0, FACES), (NAME, 1)])
"""The true action that each action with renamed colors means."""


def rename(
    seen: NDArray[np.int8], mask: NDArray[np.bool_]
) -> tuple[NDArray[np.int64], NDArray[np.int8], NDArray[np.bool_]]:
    """For each row: the number of the renaming in ORDERS, the renamed observation, and the renamed mask."""
    held = seen[:, :WILD].reshape(len(seen), COLORS, FACES).sum(-1, dtype=np.int64)
    rank = held + 1000 * seen[:, SLICES["color"]].astype(np.int64)
    way = NUMBERS[tuple(np.argsort(-rank, axis=1, kind="stable").T)]
    renamed = _taken(seen[:, :CELLS], CELL_SOURCE[way])
    if seen.shape[1] > CELLS:  # what later versions add has nothing to do with colors
        renamed = np.concatenate([renamed, seen[:, CELLS:]], axis=1)
    return way, renamed, _taken(mask, ACTION_MEANT[way])


def _taken(rows: NDArray[np.generic], cells: NDArray[np.int64]) -> NDArray[Any]:
    """Other cells of each row: what `rows[row, cells[row]]` would be, in half the time."""
    cells += np.arange(len(rows))[:, None] * rows.shape[1]
    return np.ascontiguousarray(rows).reshape(-1).take(cells, mode="clip")
