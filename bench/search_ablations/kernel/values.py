"""A learned value of positions at the beginning of a turn: how likely each seat is to win.

Every seat has a score, the sum of cells of a table that its hand and its distance from the turn choose. Chances are in
the ratio of the exponentials of the scores. All is whole numbers but for one division at the end.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import COLORS, EMPTY, FACE_OF, KINDS, SAME_COLOR, WILD, Face
from penultima.rules.matching import matching
from penultima.rules.moves import SEATS
from penultima.rules.piles import next_seat
from penultima.rules.record import Kinds, widened
from penultima.rules.state import State
from penultima.runtime import compiled, count_bits, scratch

Table = NDArray[np.int64]

CELLS_OF_A_HAND = 7
"""So many cells count for a hand."""
CELLS = 16 + 5 * 5 + 6 * 3 * 3 * 3
"""The cells of one distance: for the size, five small numbers, and four numbers at once."""
VALUE_CELLS = SEATS * CELLS
STEP = 256
"""Scores are in so many parts of a nat."""
LOWEST_SCORE = 4095
"""A score that is lower than the best by more counts as if by so much."""
POWERS = np.array([round((1 << 20) * 2.718281828459045 ** (-i / STEP)) for i in range(LOWEST_SCORE + 1)], np.int64)
"""Whole numbers in the ratio of exp(-i / STEP)."""
ACTIONS = np.uint64(sum(1 << kind for kind in range(WILD) if FACE_OF[kind] >= Face.SKIP))
"""The colored action cards."""

new_cells, new_scores = scratch(np.int64, CELLS_OF_A_HAND), scratch(np.int64, SEATS)


@compiled
def list_cells(state: State, seat: int, distance: int, fits: Kinds, cells: Table) -> None:
    """The cells of the table that count for a seat, which is so far from the one whose turn it is."""
    held, size, first = state.held[seat], state.sizes[seat], distance * CELLS
    colorless = 0
    for kind in range(WILD, KINDS):
        colorless += widened(state.hands[seat, kind])
    in_color = count_bits(held & SAME_COLOR[state.color])
    fitting = count_bits(held & fits)
    colors = 0
    for color in range(COLORS):
        colors += (held & SAME_COLOR[color]) != EMPTY
    cells[0] = first + min(size, 15)
    first += 16
    cells[1] = first + min(colorless, 4)
    cells[2] = first + 5 + min(in_color, 4)
    cells[3] = first + 10 + colors
    cells[4] = first + 15 + min(count_bits(held & ACTIONS), 4)
    cells[5] = first + 20 + min(fitting, 4)
    first += 25
    joint = ((min(size, 6) - 1) * 3 + min(colorless, 2)) * 3 + min(fitting, 2)
    cells[6] = first + joint * 3 + min(max(colors - 1, 0), 2)


@compiled
def learned_value(state: State, me: int, table: Table) -> float:
    """How likely a seat wins at the beginning of a turn. Whole numbers but for one division."""
    cells, scores = new_cells(), new_scores()
    fits, seat, best = matching(state), state.asked, -(1 << 40)
    for distance in range(state.players):
        list_cells(state, seat, distance, fits, cells)
        score = 0
        for i in range(CELLS_OF_A_HAND):
            score += table[cells[i]]
        scores[seat] = score
        best = max(best, score)
        seat = next_seat(state, seat)
    total = 0
    for other in range(state.players):
        scores[other] = POWERS[min(best - scores[other], LOWEST_SCORE)]
        total += scores[other]
    share: float = scores[me] / total
    return share
