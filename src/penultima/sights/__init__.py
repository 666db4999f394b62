"""What a seat sees and may do, as rows of numbers: the eyes of environments, and of whoever has learned in one.

colors        the same game with its colors renamed
seeing        what the seat of a view sees
translating   between actions and moves
kernel        the same in compiled code
"""

from penultima.sights.kernel.actions import ACTIONS, SILENCE
from penultima.sights.kernel.encoding import CELLS, FIELDS, SLICES
from penultima.sights.seeing import SEEING, Cells, Mask, Sight, sights
from penultima.sights.translating import action_of_move, action_text, move_of_action

__all__ = [
    "ACTIONS",
    "CELLS",
    "FIELDS",
    "SEEING",
    "SILENCE",
    "SLICES",
    "Cells",
    "Mask",
    "Sight",
    "action_of_move",
    "action_text",
    "move_of_action",
    "sights",
]
