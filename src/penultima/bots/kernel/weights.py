"""What counts how much for the careful policy: for two players, and for more.

Found by the cross-entropy method (bench/tune_careful.py) over hundreds of thousands of paired rounds against random,
first and its own predecessor.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.skill import Weight

CAREFUL: dict[Weight, tuple[int, int]] = {
    Weight.COLOR_LEFT: (11, 82),
    Weight.FACE_LEFT: (-16, 21),
    Weight.SWITCH: (-70, -7),
    Weight.SWITCH_THREAT: (0, 12),
    Weight.COLORS: (0, 16),
    Weight.SKIP: (10, 33),
    Weight.REVERSE: (10, -28),
    Weight.DRAW_TWO: (7, 21),
    Weight.WILD: (-124, -145),
    Weight.DRAW_FOUR: (-134, -153),
    Weight.SPECIAL: (-34, -63),
    Weight.ACTION_LATE: (0, 22),
    Weight.SKIP_THREAT: (33, 3),
    Weight.REVERSE_THREAT: (29, 30),
    Weight.DRAW_TWO_THREAT: (30, 46),
    Weight.WILD_THREAT: (11, 7),
    Weight.DRAW_FOUR_THREAT: (72, 61),
    Weight.SPECIAL_THREAT: (48, 63),
    Weight.WILD_LATE: (13, 28),
    Weight.SPARE: (0, 40),
    Weight.HURRY: (0, 7),
    Weight.BLUFF: (-40, -57),
    Weight.LAST_WILD: (109, 160),
    Weight.LONELY: (36, 10),
    Weight.DRAW: (-272, -107),
    Weight.KEEP: (-105, -65),
    Weight.NAME_HELD: (103, 113),
    Weight.NAME_UNSEEN: (-5, -6),
    Weight.NAME_AGAIN: (0, 3),
    Weight.CHALLENGE: (62, 60),
    Weight.FIGHT: (4, 6),
}


def weights_of(pairs: dict[Weight, tuple[int, int]]) -> NDArray[np.int64]:
    """The weights as a skill holds them: all for two players, then all for more. What is not named counts nothing."""
    listed = [pairs.get(weight, (0, 0)) for weight in Weight]
    return np.array(listed, np.int64).T.reshape(-1)
