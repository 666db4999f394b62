"""What happened, written into the caller's log; a log that is not listening costs nothing.

An event is [code, seat, other, n, card 1 … card n] in the log's cells.
"""

from enum import IntEnum
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import NO_CARD
from penultima.rules.record import EventLogs, Int, dtype_of
from penultima.runtime import LAYOUTS, compiled, rare


class EventCode(IntEnum):
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


TO_SEAT, TO_OTHER = 1, 2
SEES_CARDS = np.zeros(len(EventCode), np.int64)
"""Whom the cards of an event are for: its seat, the other seat, or both; 0 for everyone. Of `SHOWN` the other seat is
the challenger."""
SEES_CARDS[EventCode.DEALT] = TO_SEAT
SEES_CARDS[EventCode.DREW] = TO_SEAT
SEES_CARDS[EventCode.SHOWN] = TO_OTHER
SEES_CARDS[EventCode.GAVE] = TO_SEAT | TO_OTHER
SEES_CARDS[EventCode.SHARED] = TO_OTHER


class Hand(IntEnum):
    """A hand that cards leave or reach with an event."""

    NONE = 0
    """None: they come from a pile, or go to one."""
    SEAT = 1
    """That of the event's seat."""
    OTHER = 2
    """That of the other seat."""


CARDS_GO: dict[EventCode, tuple[Hand, Hand]] = {
    EventCode.DEALT: (Hand.NONE, Hand.SEAT),
    EventCode.LAID: (Hand.SEAT, Hand.NONE),
    EventCode.JUMPED_IN: (Hand.SEAT, Hand.NONE),
    EventCode.DREW: (Hand.NONE, Hand.SEAT),
    EventCode.GAVE: (Hand.SEAT, Hand.OTHER),
    EventCode.SHARED: (Hand.NONE, Hand.OTHER),
    EventCode.REVEALED: (Hand.SEAT, Hand.NONE),
    EventCode.TOOK: (Hand.NONE, Hand.SEAT),
}
"""Which hand the cards of an event leave, and which they reach. Events that are not listed move no cards of a hand, or
whole hands (`SWAPPED`, `ROTATED`)."""
CARDS_FROM = np.array([CARDS_GO.get(code, (Hand.NONE, Hand.NONE))[0] for code in EventCode], np.int64)
CARDS_TO = np.array([CARDS_GO.get(code, (Hand.NONE, Hand.NONE))[1] for code in EventCode], np.int64)


class DrawReason(IntEnum):
    """Why cards were drawn."""

    TURN = 0
    TWO = 1
    FOUR = 2
    UNO = 3
    BATTLE = 4
    SHOW = 5


EVENT_HEADER = 4
CELLS = 1024
"""One move tells at most 3 x 112 cards and 40 events: 496 cells; a deal 10 x 14 and, for each Draw Four that is turned
up again, 10 more."""


class EventLog:
    """The events of one move. A record and not an array, which compiled code would count references to."""

    listening: Int
    used: Int
    latest: Int
    """Where the last event begins."""
    cells: Annotated[NDArray[np.int16], np.int16, (CELLS,)]
    passing: Annotated[NDArray[np.int16], np.int16, (128,)]
    """Cards on their way to a hand."""


EVENT_LOG = LAYOUTS[EventLogs] = dtype_of(EventLog)


def new_event_log(listening: bool = True) -> EventLogs:
    """An empty log; one that does not listen stays empty."""
    log = np.ndarray(1, EVENT_LOG, bytearray(EVENT_LOG.itemsize))
    log["listening"] = listening
    return EventLogs(log)


@rare
def write(log: EventLog, code: int, seat: int, other: int) -> None:
    """Write an event down, if there is room."""
    at = log.used
    if at + EVENT_HEADER > CELLS:
        return
    log.cells[at] = code
    log.cells[at + 1] = seat
    log.cells[at + 2] = other
    log.cells[at + 3] = 0
    log.latest = at
    log.used = at + EVENT_HEADER


@rare
def write_card(log: EventLog, kind: int) -> None:
    """Add a card to the event written last, if there is room."""
    at = log.used
    if at >= CELLS:
        return
    log.cells[at] = kind
    log.used = at + 1
    log.cells[log.latest + 3] += 1


@compiled
def emit(log: EventLog, code: int, seat: int, other: int) -> None:
    """Something happened."""
    if log.listening != 0:
        write(log, code, seat, other)


@compiled
def emit_card(log: EventLog, kind: int) -> None:
    """It happened to this card."""
    if log.listening != 0:
        write_card(log, kind)


@compiled
def emit_drawn(log: EventLog, seat: int, why: int, n: int) -> None:
    """The cards that passed to a hand were drawn; none is nothing to tell. (X2)"""
    if log.listening != 0 and n != 0:
        write(log, EventCode.DREW, seat, why)
        for i in range(n):
            write_card(log, int(log.passing[i]))


@compiled
def emit_with_card(log: EventLog, code: int, seat: int, other: int, kind: int) -> None:
    """Something happened with one card."""
    if log.listening != 0:
        write(log, code, seat, other)
        write_card(log, kind)


@compiled
def may_see_cards(code: int, seat: int, other: int, viewer: int) -> bool:
    """May the viewer see the cards of such an event?"""
    whom = SEES_CARDS[code]
    if whom == 0:
        return True
    if viewer < 0:
        return False
    return (whom & TO_SEAT != 0 and viewer == seat) or (whom & TO_OTHER != 0 and viewer == other)


@compiled
def hide_cards(log: EventLog, viewer: int) -> None:
    """Blank the cards that a viewer may not see."""
    at = 0
    while at < log.used:
        n = int(log.cells[at + 3])
        hidden = not may_see_cards(int(log.cells[at]), int(log.cells[at + 1]), int(log.cells[at + 2]), viewer)
        at += EVENT_HEADER
        if hidden:
            for i in range(n):
                log.cells[at + i] = NO_CARD
        at += n
