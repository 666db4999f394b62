"""Reads the engine's views of a round fast, from a buffer that its owner uses again and again.

`Round.view` makes a new view that lasts, for bots and programs. A server shows the round to every seat after every move
and keeps none of these views, so it has all of them written into one buffer, in one call, and reads from there. Whoever
projects (a registry of live tables, or a test) owns its `ViewReader` and reads the views of one round at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import getitem, itemgetter
from typing import Any, NamedTuple

import numpy as np

from penultima.game import Round
from penultima.game.card import CARDS, COLOR_NAMES
from penultima.game.codec import read_moves
from penultima.protocol import SeatView
from penultima.rules import engine
from penultima.rules.cards import KINDS
from penultima.rules.moves import SEATS
from penultima.rules.record import FieldKind, States
from penultima.rules.state import FIELD_KINDS, STATE

CARD_TEXTS = [card.text for card in CARDS]
_WHOLE_WORDS = STATE.itemsize // 8 * 8
_OFFSETS = {name: place[1] for name, place in (STATE.fields or {}).items()}


class ViewNumbers(NamedTuple):
    """Single numbers of a view that are shown in a form of their own, by the names they have in the state."""

    players: int
    phase: int
    asked: int
    direction: int
    draw_size: int
    discard_size: int
    shown_size: int


TEXTS: dict[FieldKind, Sequence[object]] = {
    FieldKind.COUNT: range(1 << 31),
    FieldKind.FLAG: (False, True),
    FieldKind.SEAT: (*range(SEATS), None),
    FieldKind.SEATS: [[seat for seat in range(SEATS) if bits >> seat & 1] for bits in range(1 << SEATS)],
    FieldKind.COLOR: (*COLOR_NAMES, None),
    FieldKind.CARD: (*CARD_TEXTS, None),
}
"""What each number of a kind is shown as; -1, which is nobody or none, finds the last one."""
ALIKE = {name: TEXTS[FIELD_KINDS[name]] for name in SeatView.__struct_fields__ if name in FIELD_KINDS}
"""What a `SeatView` shows of the state under the same name: each field with what its numbers are shown as."""
_READ = (*ViewNumbers._fields, *ALIKE)
if any(_OFFSETS[name] % 8 or STATE[name].base != np.int64 for name in (*_READ, "sizes")):
    raise AssertionError("the numbers of a state lie at multiples of eight bytes")
_numbers_in = itemgetter(*(_OFFSETS[name] // 8 for name in _READ))
_FIRST_ALIKE = len(ViewNumbers._fields)
_HANDS = [slice(at, at + KINDS) for at in range(_OFFSETS["hands"], _OFFSETS["hands"] + SEATS * KINDS, KINDS)]
_SIZES, _DISCARD, _SHOWN = _OFFSETS["sizes"] // 8, _OFFSETS["discard"], _OFFSETS["shown"]

Read = tuple[int, ...]
"""The numbers of a view, in the order of `_READ`."""


class _Audiences:
    """Memory for the views of a round with so many players: of every seat, and last of the spectators."""

    def __init__(self, players: int) -> None:
        self.players = players
        views, sets, size = bytearray((players + 1) * STATE.itemsize), bytearray(players * 16), STATE.itemsize
        self.views: States = np.ndarray(players + 1, STATE, views)
        self.sets = np.ndarray(2 * players, np.uint64, sets)
        """Of every seat the legal moves, as two sets."""
        self.bytes = [memoryview(views)[at : at + size] for at in range(0, len(views), size)]
        self.numbers = [one[:_WHOLE_WORDS].cast("q") for one in self.bytes]
        self.moves = memoryview(sets).cast("Q")


class ViewReader:
    """A buffer with the views that `read` wrote last; the other methods read from one of them, by its seat. Python
    reads a number from plain memory several times as fast as from an array of records."""

    def __init__(self) -> None:
        self._round_bytes = bytearray(STATE.itemsize)
        self._round: States = np.ndarray(1, STATE, self._round_bytes)
        self._audiences: dict[int, _Audiences] = {}
        self._now = _Audiences(0)

    def read(self, round: Round) -> None:
        """Put the views of all seats, and that of a spectator, into the buffer."""
        players = round.players
        self._now = self._audiences.get(players) or self._audiences.setdefault(players, _Audiences(players))
        # Into an array that the engine knows: it looks at each new one before it takes it.
        self._round_bytes[:] = round.states.tobytes()
        engine.all_views(self._round, self._now.views, self._now.sets)

    def numbers(self, seat: int | None) -> Read:
        """The numbers of a view."""
        read: Read = _numbers_in(self._now.numbers[self._place(seat)])
        return read

    def _place(self, seat: int | None) -> int:
        return self._now.players if seat is None else seat

    def hand(self, seat: int) -> list[str]:
        """A seat's own hand in kind order."""
        return _hand_texts(self._now.bytes[seat][_HANDS[seat]].tobytes())

    def hands(self, seat: int | None) -> list[list[str]]:
        """All hands, as far as the view holds them."""
        view = self._now.bytes[self._place(seat)]
        return [_hand_texts(view[_HANDS[one]].tobytes()) for one in range(self._now.players)]

    def sizes(self, seat: int | None) -> list[int]:
        """How many cards each seat holds."""
        return self._now.numbers[self._place(seat)][_SIZES : _SIZES + self._now.players].tolist()

    def top(self, seat: int | None, size: int) -> str:
        """The face-up card of a discard pile of this size."""
        return CARD_TEXTS[self._now.bytes[self._place(seat)][_DISCARD + size - 1]]

    def shown(self, seat: int | None, size: int) -> list[str]:
        """Cards set aside in a battle."""
        return [CARD_TEXTS[kind] for kind in self._now.bytes[self._place(seat)][_SHOWN : _SHOWN + size]]

    def moves(self, seat: int) -> list[str]:
        """The legal moves of this seat, found from nothing but its view."""
        moves = self._now.moves
        return _move_texts(moves[2 * seat], moves[2 * seat + 1])


def view_numbers(read: Read) -> ViewNumbers:
    """The numbers of a view that are shown in a form of their own."""
    return ViewNumbers._make(read[:_FIRST_ALIKE])


def shown_alike(read: Read) -> dict[str, Any]:
    """What a `SeatView` shows of a view under the same names; nobody may change the answer, which is shared."""
    return _alike(read[_FIRST_ALIKE:])


@lru_cache(1 << 12)
def _alike(numbers: Read) -> dict[str, Any]:
    return dict(zip(ALIKE, map(getitem, ALIKE.values(), numbers), strict=True))


@lru_cache(1 << 13)
def _hand_texts(counts: bytes) -> list[str]:
    """A hand by how many it has of each kind. Most hands are the same after a move as before it; the list is shared, so
    nobody may change it."""
    return [CARD_TEXTS[kind] for kind, count in enumerate(counts) if count for _ in range(count)]


@lru_cache(1 << 12)
def _move_texts(cards: int, acts: int) -> list[str]:
    return [move.text for move in read_moves(np.array([cards, acts], np.uint64))]
