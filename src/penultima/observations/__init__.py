"""What a seat sees and may do, as rows of numbers: for environments, and for bots that have learned in one.

from_view     the observation of a view's seat
actions       translation between actions and moves
versions      the versions of an observation: which fields there are, and what later ones add
history       the events of a round as tokens of a fixed size
colors        observations and actions with the colors renamed, so that all four look alike
kernel        observations in compiled code
"""

from penultima.observations.actions import action_of_move, action_text, move_of_action
from penultima.observations.from_view import Cells, Mask, Observation, observations_of
from penultima.observations.kernel.actions import ACTIONS, SILENCE
from penultima.observations.kernel.encoding import CELLS, FIELDS, SLICES
from penultima.observations.versions import VERSIONS, Encoding, version

__all__ = [
    "ACTIONS",
    "CELLS",
    "FIELDS",
    "SILENCE",
    "SLICES",
    "VERSIONS",
    "Cells",
    "Encoding",
    "Mask",
    "Observation",
    "action_of_move",
    "action_text",
    "move_of_action",
    "observations_of",
    "version",
]
