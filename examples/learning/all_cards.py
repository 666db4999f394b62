"""What only a critic sees, for learning and never for playing: the others' cards and the next ones to be drawn."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from penultima.envs import ACTION_MEANT, STATE_SLICES

KINDS, COLORED, FACES = 55, 52, 13
"""Kinds of cards, those that have a color, and faces of each color."""
NEIGHBORS = 3
"""Seats in the direction of play whose hands have cells of their own; all other hands are added up."""
NEXT_CARDS = 4
"""Cards on top of the draw pile that are told in order."""
CARD_CELLS = (NEIGHBORS + 1 + NEXT_CARDS) * KINDS


def all_cards(states: NDArray[np.int16], seats: NDArray[np.int64], renaming: NDArray[np.int64]) -> NDArray[np.int8]:
    """(rows, CARD_CELLS) hidden cards as a seat would count them, with colors renamed as in its observation.

    `states` are rows of `VectorEnv.state()`, `seats` those that decide, `renaming` what `rename_colors` gave for them.
    First come the colors in their new order, for each of them hand by hand and card by card, then what has no color.
    """
    rows = np.arange(len(states))
    hands = states[:, STATE_SLICES["hands"]].reshape(len(states), -1, KINDS)
    players = states[:, STATE_SLICES["players"]].astype(np.int64)
    direction = states[:, STATE_SLICES["direction"]].astype(np.int64)
    distance = np.arange(1, NEIGHBORS + 1)
    near = hands[rows[:, None], (seats[:, None] + direction * distance) % players]
    near = near * (distance < players)[:, :, None]
    rest = hands.sum(1) - hands[rows, seats] - near.sum(1)
    drawn = states[:, STATE_SLICES["draw"]][:, :NEXT_CARDS, None] == np.arange(1, KINDS + 1)
    cards = np.concatenate([near.astype(np.int8), rest[:, None].astype(np.int8), drawn], axis=1, dtype=np.int8)
    true_colors = ACTION_MEANT[renaming, :COLORED:FACES] // FACES
    by_color = cards[:, :, :COLORED].reshape(len(states), -1, COLORED // FACES, FACES).swapaxes(1, 2)
    colored = by_color[rows[:, None], true_colors].reshape(len(states), -1)
    return np.concatenate([colored, cards[:, :, COLORED:].reshape(len(states), -1)], axis=1)
