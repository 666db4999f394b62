"""What a seat sees and may do, as rows of numbers: for environments, and for bots that have learned in one.

from_view     the observation of a view's seat
actions       translation between actions and moves
colors        observations and actions with the colors renamed, so that all four look alike
kernel        observations in compiled code
"""

from penultima.observations.actions import action_of_move, action_text, move_of_action
from penultima.observations.from_view import Cells, Mask, Observation, observations_of
from penultima.observations.kernel.actions import ACTIONS, SILENCE
from penultima.observations.kernel.encoding import CELLS, FIELDS, SLICES

__all__ = [
    "ACTIONS",
    "CELLS",
    "FIELDS",
    "SILENCE",
    "SLICES",
    "Cells",
    "Mask",
    "Observation",
    "action_of_move",
    "action_text",
    "move_of_action",
    "observations_of",
]
