"""What happened, written into the caller's log; a log that is not listening costs nothing.

An event is [code, seat, other, n, card 1 … card n] in the log's cells.
"""

from enum import IntEnum
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from penultima.rules.record import LAYOUTS, Int, Listener, compiled, dtype_of


class Happening(IntEnum):
    """The codes of events, in the order of docs/notation.md."""

    DEALT = 0
    TURNED = 1
    RETURNED = 2
    STARTS = 3
    LAID = 4
    DREW = 5
    KEPT = 6
    PASSED = 7
    NAMED = 8
    SKIPPED = 9
    REVERSED = 10
    CHALLENGED = 11
    SHOWN = 12
    GUILTY = 13
    INNOCENT = 14
    GAVE = 15
    SHARED = 16
    FOE = 17
    CHOSE = 18
    REVEALED = 19
    TIED = 20
    WON_BATTLE = 21
    TOOK = 22
    SAID_UNO = 23
    CAUGHT = 24
    HYPER = 25
    RESHUFFLED = 26
    WENT_OUT = 27
    BLOCKED = 28
    JUMPED_IN = 29
    SWAPPED = 30
    ROTATED = 31


class Why(IntEnum):
    """Why cards were drawn."""

    TURN = 0
    TWO = 1
    FOUR = 2
    UNO = 3
    BATTLE = 4
    SHOW = 5


EVENT = 4
CELLS = 1024
"""One move tells at most 3 x 112 cards and 40 events: 496 cells; a deal 10 x 14 and, for each Draw Four that is turned
up again, 10 more."""


class Log:
    """What is told of one move. A record and not an array, which compiled code would count references to."""

    listening: Int
    used: Int
    latest: Int
    """Where the last event begins."""
    cells: Annotated[NDArray[np.int16], np.int16, (CELLS,)]
    passing: Annotated[NDArray[np.int16], np.int16, (128,)]
    """Cards on their way to a hand."""


LOG = LAYOUTS[Listener] = dtype_of(Log)


def new_log(listening: bool = True) -> Listener:
    """An empty log; one that does not listen stays empty."""
    log = np.ndarray(1, LOG, bytearray(LOG.itemsize))
    log["listening"] = listening
    return Listener(log)


@compiled
def tell(log: Log, code: int, seat: int, other: int) -> None:
    """Something happened."""
    if log.listening == 0:
        return
    at = log.used
    if at + EVENT > CELLS:
        return
    log.cells[at] = code
    log.cells[at + 1] = seat
    log.cells[at + 2] = other
    log.cells[at + 3] = 0
    log.latest = at
    log.used = at + EVENT


@compiled
def tell_card(log: Log, kind: int) -> None:
    """It happened to this card."""
    if log.listening == 0:
        return
    at = log.used
    if at >= CELLS:
        return
    log.cells[at] = kind
    log.used = at + 1
    log.cells[log.latest + 3] += 1


@compiled
def tell_drawn(log: Log, seat: int, why: int, n: int) -> None:
    """The cards that passed to a hand were drawn; none is nothing to tell. (X2)"""
    if n == 0:
        return
    tell(log, Happening.DREW, seat, why)
    for i in range(n):
        tell_card(log, int(log.passing[i]))


@compiled
def tell_of(log: Log, code: int, seat: int, other: int, kind: int) -> None:
    """Something happened with one card."""
    tell(log, code, seat, other)
    tell_card(log, kind)
