"""What everybody could see of a round so far: who decided what, when cards came to each hand, and which left it.

A hand is followed wherever it goes: where hands are swapped, what its cards were used for stays with the cards. Search
asks of every hand that it imagines whether a careful player would have decided so with it (`belief`).
"""

from enum import IntEnum
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import COLOR_OF, COLORS, DECK_SIZE, NO_CARD, NO_COLOR
from penultima.rules.moves import SEATS
from penultima.rules.record import Int, widened
from penultima.rules.state import NOBODY
from penultima.runtime import compiled

COLORLESS_GROUP = COLORS
GROUPS = COLORS + 1
"""The four colors, and the colorless cards."""
ROWS = 256
"""As many decisions are kept; of a longer round the last ones."""
FORGOTTEN_ROWS = 64
"""How many of the oldest make room for new ones."""
NOT_ASKED = -1
"""The phase of a row that tells of no decision, only of a card that left a hand."""
BLUFF_SHOWN = -2
"""The phase of a row that tells how a challenge ended."""


class Column(IntEnum):
    """The numbers of a row."""

    MOMENT = 0
    """When it was, by the history's clock."""
    SEAT = 1
    """Who decided."""
    HAND = 2
    """With which hand."""
    PHASE = 3
    """What was asked (`Phase`), `NOT_ASKED` or `BLUFF_SHOWN`."""
    MOVE = 4
    """What was decided; of a challenge whether the Draw Four was a bluff."""
    LEFT = 5
    """The card that left the hand, or `NO_CARD`."""
    CAME = 6
    """When that card may have come to the hand; of a draw, when the card drawn last came."""
    CERTAIN = 7
    """1 if that is certain."""
    FITS = 8
    """Of a draw: did the card drawn last fit? (`Fit`)"""
    COLOR = 9
    """The color in force."""
    TOP = 10
    """The face-up card."""
    UNDER = 11
    """The card under it, or `NO_CARD`."""
    DIRECTION = 12
    """The direction of play."""
    LAID_BY = 13
    """Who laid the face-up card, or `NOBODY`."""
    FACE_UP = 14
    """How many cards of each group lay face up."""
    SIZES = 14 + GROUPS
    """How many cards each seat held."""


COLUMNS = Column.SIZES + SEATS


class Fit(IntEnum):
    """Could a card that was drawn be laid?"""

    UNKNOWN = 0
    YES = 1
    NO = 2


class History:
    """The decisions of a round and all that they could depend on, the hands apart."""

    clock: Int
    """It goes on whenever a card comes or leaves, and with every decision."""
    length: Int
    """How many rows there are."""
    direction: Int
    """The direction of play."""
    under: Int
    """The card under the face-up one, or `NO_CARD`."""
    laid_by: Int
    """Who laid the face-up card, or `NOBODY`."""
    burden: Int
    """1 while somebody must answer a draw card."""
    drew: Int
    """The row of a draw of which nobody knows yet whether the card fits, or -1."""
    face_up: Annotated[NDArray[np.int64], np.int64, (GROUPS,)]
    """How many cards of each group lie face up."""
    hand_of: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """The hand that each seat holds."""
    counts: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """How many cards are in each hand."""
    since: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """Since when each hand can be followed: no card left it unseen after that."""
    came: Annotated[NDArray[np.int32], np.int32, (SEATS, DECK_SIZE)]
    """When each card of a hand came, the latest last; which of them left is supposed."""
    rows: Annotated[NDArray[np.int32], np.int32, (ROWS, COLUMNS)]
    """The decisions, the latest last."""


@compiled
def group_of(kind: int) -> int:
    """A card's color, or the group of the colorless."""
    color = COLOR_OF[kind]
    return COLORLESS_GROUP if color == NO_COLOR else color


@compiled
def reset_history(history: History) -> None:
    """Start a new round."""
    history.clock = 0
    history.length = 0
    history.direction = 1
    history.under = NO_CARD
    history.laid_by = NOBODY
    history.burden = 0
    history.drew = -1
    for group in range(GROUPS):
        history.face_up[group] = 0
    for hand in range(SEATS):
        history.hand_of[hand] = hand
        history.counts[hand] = 0
        history.since[hand] = 0


@compiled
def forget_oldest_rows(history: History) -> None:
    """Make room at the end."""
    for row in range(FORGOTTEN_ROWS, ROWS):
        for column in range(COLUMNS):
            history.rows[row - FORGOTTEN_ROWS, column] = history.rows[row, column]
    history.length -= FORGOTTEN_ROWS
    history.drew = max(history.drew - FORGOTTEN_ROWS, -1)


@compiled
def add_row(history: History, seat: int, phase: int, move: int, color: int, top: int, sizes: NDArray[np.int64]) -> int:
    """Write down a decision and its circumstances. Returns the row."""
    if history.length == ROWS:
        forget_oldest_rows(history)
    row = history.length
    history.length = row + 1
    history.clock += 1
    history.rows[row, Column.MOMENT] = history.clock
    history.rows[row, Column.SEAT] = seat
    history.rows[row, Column.HAND] = history.hand_of[seat]
    history.rows[row, Column.PHASE] = phase
    history.rows[row, Column.MOVE] = move
    history.rows[row, Column.LEFT] = NO_CARD
    history.rows[row, Column.CAME] = 0
    history.rows[row, Column.CERTAIN] = 0
    history.rows[row, Column.FITS] = Fit.UNKNOWN
    history.rows[row, Column.COLOR] = color
    history.rows[row, Column.TOP] = top
    history.rows[row, Column.UNDER] = history.under
    history.rows[row, Column.DIRECTION] = history.direction
    history.rows[row, Column.LAID_BY] = history.laid_by
    for group in range(GROUPS):
        history.rows[row, Column.FACE_UP + group] = history.face_up[group]
    for other in range(SEATS):
        history.rows[row, Column.SIZES + other] = sizes[other]
    return row


@compiled
def card_leaves(history: History, row: int, kind: int, just_drawn: bool) -> None:
    """A card that everybody saw, or this seat saw, leaves the hand of a row: the one drawn last, or we suppose the one
    that was there first."""
    hand = widened(history.rows[row, Column.HAND])
    last = history.counts[hand] - 1
    history.rows[row, Column.LEFT] = kind
    if last < 0:  # a round that was not followed from its deal
        history.counts[hand] = -1
        return
    if just_drawn:
        history.rows[row, Column.CAME] = history.came[hand, last]
        history.rows[row, Column.CERTAIN] = 1
    else:
        history.rows[row, Column.CAME] = history.came[hand, 0]
        for i in range(last):
            history.came[hand, i] = history.came[hand, i + 1]
    history.counts[hand] = last


@compiled
def unseen_card_leaves(history: History, seat: int) -> None:
    """A card leaves a hand, and this seat does not see which: what the hand was used for tells nothing any more."""
    hand = history.hand_of[seat]
    history.clock += 1
    history.since[hand] = history.clock
    history.counts[hand] -= 1
    for i in range(max(history.counts[hand], 0)):
        history.came[hand, i] = history.clock


@compiled
def cards_come(history: History, seat: int, n: int) -> None:
    """So many cards come to a hand."""
    hand = history.hand_of[seat]
    history.clock += 1
    for _ in range(n):
        if history.counts[hand] >= 0 and history.counts[hand] < DECK_SIZE:
            history.came[hand, history.counts[hand]] = history.clock
            history.counts[hand] += 1


@compiled
def settle_draw(history: History, fits: int) -> None:
    """Now everybody knows whether the card that was drawn could be laid."""
    if history.drew >= 0:
        history.rows[history.drew, Column.FITS] = fits
        history.drew = -1


@compiled
def swap_followed_hands(history: History, one: int, other: int) -> None:
    """Two seats swap their hands."""
    hand = history.hand_of[one]
    history.hand_of[one] = history.hand_of[other]
    history.hand_of[other] = hand
