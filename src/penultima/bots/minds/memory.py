"""What a seat remembers of a round besides what lies on the table: cards it saw go into other hands, colors others
could not follow, the color before the last Draw Four."""

from typing import Annotated, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import COLOR_OF, COLORS, DRAW_FOUR, KINDS, NO_CARD, NO_COLOR, SPECIAL
from penultima.rules.events import EVENT, Happening, Log, Why
from penultima.rules.moves import SEATS
from penultima.rules.record import LAYOUTS, Int, compiled, dtype_of, wide
from penultima.rules.state import NOBODY

COLORLESS_GROUP = COLORS
GROUPS = COLORS + 1
"""The four colors, and the colorless cards."""


class Memory:
    """One seat's memory."""

    seat: Int
    drawer: Int
    """The seat that has just drawn on its turn; what it lays next is what it drew."""
    color: Int
    """The color in force."""
    before: Int
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
    known: Annotated[NDArray[np.int8], np.int8, (SEATS, KINDS)]
    """Cards known to be in a hand; one's own among them."""
    without: Annotated[NDArray[np.int64], np.int64, (SEATS, GROUPS)]
    """How many cards of a hand are known not to be of a color."""


Memories = NewType("Memories", NDArray[np.void])
"""An array of memories."""

MEMORY = LAYOUTS[Memories] = dtype_of(Memory)


@compiled
def group_of(kind: int) -> int:
    """A card's color, or the group of the colorless."""
    color = COLOR_OF[kind]
    return COLORLESS_GROUP if color == NO_COLOR else color


@compiled
def forget(memory: Memory, seat: int) -> None:
    """A new round: nothing is known."""
    memory.seat = seat
    memory.drawer = NOBODY
    memory.color = NO_COLOR
    memory.before = NO_COLOR
    memory.top = NO_CARD
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
    """A card left a hand in the open. Unless it was drawn a moment ago, it was there when a color was not."""
    memory.sizes[seat] -= 1
    if memory.known[seat, kind] > 0:
        memory.known[seat, kind] -= 1
    if memory.drawer != seat:
        for group in range(GROUPS):
            if group != group_of(kind) and memory.without[seat, group] > 0:
                memory.without[seat, group] -= 1


@compiled
def saw_lay(memory: Memory, seat: int, kind: int) -> None:
    """A card was laid; unless it had just been drawn, there was a choice."""
    chosen = memory.drawer != seat and kind != SPECIAL and memory.top != NO_CARD and memory.color != NO_COLOR
    memory.laid[seat] = kind if chosen else NO_CARD
    memory.on_top[seat] = memory.top
    memory.on_color[seat] = memory.color
    memory.named[seat] = NO_COLOR
    if kind == DRAW_FOUR:
        memory.before = memory.color
    saw_leave(memory, seat, kind)
    saw_top(memory, kind)
    memory.drawer = NOBODY


@compiled
def saw_top(memory: Memory, kind: int) -> None:
    """A card lies face up; a colorless one leaves the color as it is until one is named."""
    memory.top = kind
    if COLOR_OF[kind] != NO_COLOR:
        memory.color = COLOR_OF[kind]


@compiled
def saw_draw(memory: Memory, players: int, seat: int, n: int, why: int) -> None:
    """Who draws on his turn had, most likely, not the color in force. A colorless card he would have laid between two
    players; among more, careful players rather draw and keep it for the end."""
    memory.laid[seat] = NO_CARD
    if why == Why.TURN and memory.color != NO_COLOR:
        memory.without[seat, memory.color] = memory.sizes[seat]
        if players == 2:
            memory.without[seat, COLORLESS_GROUP] = memory.sizes[seat]
        memory.drawer = seat
    memory.sizes[seat] += n


@compiled
def saw_come(memory: Memory, seat: int, log: Log, at: int) -> None:
    """The cards of an event are in a hand."""
    for i in range(log.cells[at + 3]):
        memory.known[seat, log.cells[at + EVENT + i]] += 1


@compiled
def saw_gift(memory: Memory, giver: int, to: int, kind: int) -> None:
    """A gift is seen by giver and receiver; of others one knows only that the giver's hand has changed."""
    memory.laid[to] = NO_CARD
    memory.sizes[to] += 1
    if memory.seat == giver or memory.seat == to:
        memory.known[to, kind] += 1
        saw_leave(memory, giver, kind)
    else:
        memory.sizes[giver] -= 1
        forget_hand(memory, giver)
    memory.laid[giver] = NO_CARD


@compiled
def trade_hands(memory: Memory, one: int, other: int) -> None:
    """Two hands change places, and with them what is known of them."""
    memory.laid[one] = NO_CARD
    memory.laid[other] = NO_CARD
    size = memory.sizes[one]
    memory.sizes[one] = memory.sizes[other]
    memory.sizes[other] = size
    for kind in range(KINDS):
        cards = wide(memory.known[one, kind])
        memory.known[one, kind] = memory.known[other, kind]
        memory.known[other, kind] = cards
    for group in range(GROUPS):
        cards = memory.without[one, group]
        memory.without[one, group] = memory.without[other, group]
        memory.without[other, group] = cards


@compiled
def pass_hands(memory: Memory, players: int, direction: int) -> None:
    """Every hand goes to the next seat."""
    seat = 0
    for _ in range(players - 1):
        seat = (seat + direction + players) % players
        trade_hands(memory, 0, seat)


@compiled
def remember_event(memory: Memory, players: int, log: Log, at: int) -> None:
    """What one event tells this seat."""
    code, seat, other = wide(log.cells[at]), wide(log.cells[at + 1]), wide(log.cells[at + 2])
    kind = wide(log.cells[at + EVENT])
    if code == Happening.LAID or code == Happening.JUMPED_IN:
        saw_lay(memory, seat, kind)
    elif code == Happening.DREW:
        saw_draw(memory, players, seat, wide(log.cells[at + 3]), other)
        if seat == memory.seat:
            saw_come(memory, seat, log, at)
    elif code == Happening.NAMED:
        memory.color = other
        memory.named[seat] = other
    elif code == Happening.KEPT or code == Happening.PASSED:
        memory.drawer = NOBODY
    elif code == Happening.SHOWN:
        if other == memory.seat:
            forget_hand(memory, seat)
            saw_come(memory, seat, log, at)
    else:
        remember_special(memory, players, log, at, code)


@compiled
def remember_special(memory: Memory, players: int, log: Log, at: int, code: int) -> None:
    """What the specials, the house rules and the deal tell."""
    seat, other, n = wide(log.cells[at + 1]), wide(log.cells[at + 2]), wide(log.cells[at + 3])
    kind = wide(log.cells[at + EVENT])
    if code == Happening.GAVE:
        saw_gift(memory, seat, other, kind)
    elif code == Happening.SHARED:
        memory.sizes[other] += 1
        memory.laid[other] = NO_CARD
        if other == memory.seat:
            memory.known[other, kind] += 1
    elif code == Happening.REVEALED:
        memory.drawer = NOBODY
        saw_leave(memory, seat, kind)
        memory.laid[seat] = NO_CARD
    elif code == Happening.TOOK:
        memory.laid[seat] = NO_CARD
        memory.sizes[seat] += n
        saw_come(memory, seat, log, at)
    elif code == Happening.SWAPPED:
        trade_hands(memory, seat, other)
    elif code == Happening.ROTATED:
        pass_hands(memory, players, other)
    elif code == Happening.DEALT:
        memory.sizes[seat] += n
        if seat == memory.seat:
            saw_come(memory, seat, log, at)
    elif code == Happening.TURNED:
        saw_top(memory, kind)


@compiled
def remember(memory: Memory, players: int, log: Log) -> None:
    """Take in what has been told."""
    at = 0
    while at < log.used:
        remember_event(memory, players, log, at)
        at += EVENT + log.cells[at + 3]
