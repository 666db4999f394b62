"""A round and what its last move led to, as one record: one array goes to the engine and comes back."""

from typing import Annotated, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.rules.events import EventLog
from penultima.rules.record import Acts, Kinds, dtype_of
from penultima.rules.state import State
from penultima.runtime import LAYOUTS


class PlayedRound:
    """What `engine.make_move` reads and writes."""

    log: EventLog
    """What happened in the last move."""
    cards: Annotated[Kinds, np.uint64]
    """The cards that the asked seat may choose after it."""
    acts: Annotated[Acts, np.uint64]
    """The other moves that it may make."""
    state: State
    """The round. It comes last because its size is no multiple of eight, and numbers of all parts lie at such."""


PlayedRounds = NewType("PlayedRounds", NDArray[np.void])
"""An array of such records; an entry point works on its first element."""
PLAYED_ROUND = LAYOUTS[PlayedRounds] = dtype_of(PlayedRound)
