"""The same game with its colors renamed: the one in force comes first, the others by how many cards of them one holds.

No rule cares which color is which, except on a card of its own name. So what is learned of one is known of all four.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import COLORS, WILD
from penultima.rules.moves import NAME, SEATS
from penultima.sights.kernel.actions import ACTIONS
from penultima.sights.kernel.encoding import CELLS, SLICES

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


FROM = _renamed(
    CELLS,
    [(_at(name), FACES) for name in ("hand", "discard")]
    + [(_at(name), 1) for name in ("color", "before", "hyper", "giving")]
    + [(SLICES["drawn"].stop - COLORS, 1)]
    + [(_at("missed", COLORS * seat), 1) for seat in range(SEATS)],
)
"""The cell that stands at each place of a renamed observation."""
MEANT = _renamed(ACTIONS, [(0, FACES), (NAME, 1)])
"""The action that is meant by each action of a renamed game."""


def rename(
    seen: NDArray[np.int8], mask: NDArray[np.bool_]
) -> tuple[NDArray[np.int64], NDArray[np.int8], NDArray[np.bool_]]:
    """How to rename in each game, what is seen then, and what may be done."""
    games = len(seen)
    held = seen[:, :WILD].reshape(games, COLORS, FACES).sum(-1, dtype=np.int64)
    rank = held + 1000 * seen[:, SLICES["color"]].astype(np.int64)
    way = NUMBERS[tuple(np.argsort(-rank, axis=1, kind="stable").T)]
    return way, _taken(seen, FROM[way]), _taken(mask, MEANT[way])


def _taken(rows: NDArray[np.generic], cells: NDArray[np.int64]) -> NDArray[Any]:
    """Other cells of each row: what `rows[row, cells[row]]` would be, in half the time."""
    cells += np.arange(len(rows))[:, None] * rows.shape[1]
    return np.ascontiguousarray(rows).reshape(-1).take(cells, mode="clip")
