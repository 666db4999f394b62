"""What a seat remembers of a round besides what its view shows: cards it saw go into other hands, colors that others
could not follow, the color before the last Draw Four."""

from typing import Annotated, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.history import (
    COLORLESS_GROUP,
    GROUPS,
    History,
    group_of,
    reset_history,
    swap_followed_hands,
)
from penultima.rules.cards import COLOR_OF, DRAW_FOUR, KINDS, NO_CARD, NO_COLOR, SPECIAL
from penultima.rules.events import (
    CARDS_FROM,
    CARDS_TO,
    EVENT_HEADER,
    DrawReason,
    EventCode,
    EventLog,
    Hand,
    may_see_cards,
)
from penultima.rules.moves import SEATS
from penultima.rules.record import Int, dtype_of, widened
from penultima.rules.state import NOBODY
from penultima.runtime import LAYOUTS, compiled


class Memory:
    """One seat's memory."""

    seat: Int
    """Whose memory it is."""
    just_drew: Int
    """The seat that has just drawn on its turn; what it lays next is what it drew."""
    color: Int
    """The color in force."""
    color_before: Int
    """The color in force before the last Draw Four."""
    top: Int
    """The face-up card."""
    sizes: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """How many cards each seat holds."""
    laid: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """The card each seat last chose to lay, as long as its hand tells why: nothing came to it since."""
    on_top: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """What that card was laid on,"""
    on_color: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """the color then in force,"""
    named: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """and the color that was named with it."""
    history: History
    """What everybody decided, as far as this seat could see it."""
    known: Annotated[NDArray[np.int8], np.int8, (SEATS, KINDS)]
    """Cards known to be in a hand; one's own among them."""
    without: Annotated[NDArray[np.int64], np.int64, (SEATS, GROUPS)]
    """How many cards of a hand are known not to be of a color."""


Memories = NewType("Memories", NDArray[np.void])
"""An array of memories."""

MEMORY = LAYOUTS[Memories] = dtype_of(Memory)


@compiled
def reset_memory(memory: Memory, seat: int) -> None:
    """Start a new round, of which nothing is known yet."""
    memory.seat = seat
    memory.just_drew = NOBODY
    memory.color = NO_COLOR
    memory.color_before = NO_COLOR
    memory.top = NO_CARD
    reset_history(memory.history)
    for other in range(SEATS):
        memory.sizes[other] = 0
        forget_hand(memory, other)


@compiled
def forget_hand(memory: Memory, seat: int) -> None:
    """Nothing is known of a hand any more."""
    memory.laid[seat] = NO_CARD
    for kind in range(KINDS):
        memory.known[seat, kind] = 0
    for group in range(GROUPS):
        memory.without[seat, group] = 0


@compiled
def saw_leave(memory: Memory, seat: int, kind: int) -> None:
    """A card left a hand face up. Unless it was drawn just now, it was in the hand when the seat could not follow a
    color, so one card less of the others is known not to be of that color."""
    memory.sizes[seat] -= 1
    if memory.known[seat, kind] > 0:
        memory.known[seat, kind] -= 1
    if memory.just_drew != seat:
        for group in range(GROUPS):
            if group != group_of(kind) and memory.without[seat, group] > 0:
                memory.without[seat, group] -= 1


@compiled
def saw_lay(memory: Memory, seat: int, kind: int) -> None:
    """A card was laid; unless it had just been drawn, there was a choice."""
    chosen = memory.just_drew != seat and kind != SPECIAL and memory.top != NO_CARD and memory.color != NO_COLOR
    memory.laid[seat] = kind if chosen else NO_CARD
    memory.on_top[seat] = memory.top
    memory.on_color[seat] = memory.color
    memory.named[seat] = NO_COLOR
    if kind == DRAW_FOUR:
        memory.color_before = memory.color
    saw_leave(memory, seat, kind)
    saw_top(memory, kind)
    memory.just_drew = NOBODY


@compiled
def saw_top(memory: Memory, kind: int) -> None:
    """A card lies face up; a colorless one leaves the color as it is until one is named."""
    memory.top = kind
    if COLOR_OF[kind] != NO_COLOR:
        memory.color = COLOR_OF[kind]


@compiled
def saw_draw_on_turn(memory: Memory, players: int, seat: int) -> None:
    """Who draws on his turn had, most likely, not the color in force. A colorless card he would have laid between two
    players; among more, careful players rather draw and keep it for the end."""
    if memory.color != NO_COLOR:
        memory.without[seat, memory.color] = memory.sizes[seat]
        if players == 2:
            memory.without[seat, COLORLESS_GROUP] = memory.sizes[seat]
        memory.just_drew = seat


@compiled
def saw_cards(memory: Memory, seat: int, log: EventLog, at: int) -> None:
    """The cards of an event are in a hand."""
    for i in range(log.cells[at + 3]):
        memory.known[seat, log.cells[at + EVENT_HEADER + i]] += 1


@compiled
def cards_left(memory: Memory, seat: int, log: EventLog, at: int, seen: bool) -> None:
    """The cards of an event left a hand; if one did not see them, one knows only that the hand has changed."""
    memory.just_drew = NOBODY
    memory.laid[seat] = NO_CARD
    for i in range(log.cells[at + 3]):
        if seen:
            saw_leave(memory, seat, widened(log.cells[at + EVENT_HEADER + i]))
        else:
            memory.sizes[seat] -= 1
            forget_hand(memory, seat)


@compiled
def cards_came(memory: Memory, seat: int, log: EventLog, at: int, seen: bool) -> None:
    """The cards of an event came into a hand."""
    memory.laid[seat] = NO_CARD
    memory.sizes[seat] += log.cells[at + 3]
    if seen:
        saw_cards(memory, seat, log, at)


@compiled
def cards_moved(memory: Memory, log: EventLog, at: int) -> None:
    """The cards of an event went from or to a hand, as the table of events has it."""
    code, seat, other = widened(log.cells[at]), widened(log.cells[at + 1]), widened(log.cells[at + 2])
    seen = may_see_cards(code, seat, other, memory.seat)
    if CARDS_FROM[code] != Hand.NONE:
        cards_left(memory, seat if CARDS_FROM[code] == Hand.SEAT else other, log, at, seen)
    if CARDS_TO[code] != Hand.NONE:
        cards_came(memory, seat if CARDS_TO[code] == Hand.SEAT else other, log, at, seen)


@compiled
def swap_hands(memory: Memory, one: int, other: int) -> None:
    """Two hands change places, and with them what is known of them."""
    memory.laid[one] = NO_CARD
    memory.laid[other] = NO_CARD
    swap_followed_hands(memory.history, one, other)
    size = memory.sizes[one]
    memory.sizes[one] = memory.sizes[other]
    memory.sizes[other] = size
    for kind in range(KINDS):
        cards = widened(memory.known[one, kind])
        memory.known[one, kind] = memory.known[other, kind]
        memory.known[other, kind] = cards
    for group in range(GROUPS):
        cards = memory.without[one, group]
        memory.without[one, group] = memory.without[other, group]
        memory.without[other, group] = cards


@compiled
def rotate_hands(memory: Memory, players: int, direction: int) -> None:
    """Every hand goes to the next seat."""
    seat = 0
    for _ in range(players - 1):
        seat = (seat + direction + players) % players
        swap_hands(memory, 0, seat)


@compiled
def remember_event(memory: Memory, players: int, log: EventLog, at: int) -> None:
    """Take in one event."""
    code, seat, other = widened(log.cells[at]), widened(log.cells[at + 1]), widened(log.cells[at + 2])
    if code == EventCode.LAID or code == EventCode.JUMPED_IN:
        saw_lay(memory, seat, widened(log.cells[at + EVENT_HEADER]))
    elif code == EventCode.DREW:
        if other == DrawReason.TURN:
            saw_draw_on_turn(memory, players, seat)
        cards_moved(memory, log, at)
    elif code == EventCode.NAMED:
        memory.color = other
        memory.named[seat] = other
    elif code == EventCode.KEPT or code == EventCode.PASSED:
        memory.just_drew = NOBODY
    else:
        remember_rare_event(memory, players, log, at)


@compiled
def remember_rare_event(memory: Memory, players: int, log: EventLog, at: int) -> None:
    """Take in an event of a challenge, of a special, of a house rule or of the deal."""
    code, seat, other = widened(log.cells[at]), widened(log.cells[at + 1]), widened(log.cells[at + 2])
    if code == EventCode.SHOWN:
        if other == memory.seat:
            forget_hand(memory, seat)
            saw_cards(memory, seat, log, at)
    elif code == EventCode.SWAPPED:
        swap_hands(memory, seat, other)
    elif code == EventCode.ROTATED:
        rotate_hands(memory, players, other)
    elif code == EventCode.TURNED:
        saw_top(memory, widened(log.cells[at + EVENT_HEADER]))
    else:
        cards_moved(memory, log, at)
