"""How a careful player weighs cards: for two players, and for more.

Found by the cross-entropy method (bench/tune_careful.py) over hundreds of thousands of paired rounds against random,
first and its own predecessor.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.minds.skill import Weight

CAREFUL: dict[Weight, tuple[int, int]] = {
    Weight.COLOR_LEFT: (11, 64),
    Weight.FACE_LEFT: (-16, 14),
    Weight.SWITCH: (-70, -5),
    Weight.SKIP: (10, 37),
    Weight.REVERSE: (10, -10),
    Weight.DRAW_TWO: (7, 15),
    Weight.WILD: (-124, -112),
    Weight.DRAW_FOUR: (-134, -144),
    Weight.SPECIAL: (-34, -65),
    Weight.SKIP_THREAT: (33, 7),
    Weight.REVERSE_THREAT: (29, 28),
    Weight.DRAW_TWO_THREAT: (30, 35),
    Weight.WILD_THREAT: (11, 9),
    Weight.DRAW_FOUR_THREAT: (72, 64),
    Weight.SPECIAL_THREAT: (48, 65),
    Weight.WILD_LATE: (13, 16),
    Weight.BLUFF: (-40, -56),
    Weight.LAST_WILD: (109, 142),
    Weight.LONELY: (36, -6),
    Weight.DRAW: (-272, -323),
    Weight.KEEP: (-105, -76),
    Weight.NAME_HELD: (103, 104),
    Weight.NAME_UNSEEN: (-5, -6),
    Weight.DOUBT: (62, 66),
    Weight.FIGHT: (4, 6),
}


def weights_of(table: dict[Weight, tuple[int, int]]) -> NDArray[np.int64]:
    """The table as a skill holds it; what is not in it counts nothing."""
    pairs = [table.get(weight, (0, 0)) for weight in Weight]
    return np.array(pairs, np.int64).T.reshape(-1)
