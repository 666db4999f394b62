"""The attention of bots at a table with a clock: do they remember UNO, notice that somebody forgot it or that they
could jump in, and how long do they take?

Every throw of the dice follows from a key and from what it is about, never from a clock: two hosts that play the same
moves with the same key have bots that are attentive at the same moments, however fast the two are.
"""

from enum import IntEnum

from penultima.rules.chance import below
from penultima.rules.record import Words
from penultima.runtime import entry


class Attention(IntEnum):
    """What a bot may think of."""

    UNO = 0
    """That it owes UNO itself."""
    CATCH = 1
    """That another seat owes UNO."""
    JUMP = 2
    """That it could jump in."""


NOTHING = -1
"""It does not think of it."""
_WAIT = 64
"""Where the words for the wait begin in a stream; those before are for whether it thinks of it at all."""


@entry
def reaction(key: Words, attention: int, seat: int, whom: int, moment: int, chance: int, most: int) -> int:
    """How long a bot takes to react, a number below `most` (0 if that is 0), or `NOTHING` if it does not think of it.

    `chance` is in thousandths. `whom` is the seat that owes UNO, for a jump 0; `moment` the number of moves made in the
    round when it became possible. The same numbers give the same answer for ever.
    """
    nonce = ((moment & 0x3FFFFF) << 10) | ((whom & 15) << 6) | ((seat & 15) << 2) | (attention & 3)
    if below(key, nonce, 0, 1000) >= chance:
        return NOTHING
    return below(key, nonce, _WAIT, most) if most > 0 else 0
