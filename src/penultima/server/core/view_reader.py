"""Reads the engine's view of one seat fast, into a buffer that its owner uses again and again.

`Round.view` makes a new view that lasts, for bots and programs. A server shows the round to every seat after every move
and keeps none of these views, so it has them written into one buffer and reads from there. Whoever projects (a
registry of live tables, or a test) owns its `ViewReader` and reads one view at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import getitem
from typing import Any, NamedTuple

import numpy as np

from penultima.game import Round
from penultima.game.card import CARDS, COLOR_NAMES
from penultima.game.codec import read_moves
from penultima.protocol import SeatView
from penultima.rules import engine
from penultima.rules.cards import KINDS
from penultima.rules.moves import SEATS
from penultima.rules.record import FieldKind
from penultima.rules.state import FIELD_KINDS, NOBODY, STATE, new_states

CARD_TEXTS = [card.text for card in CARDS]
_KINDS = np.arange(KINDS)
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
_WORDS = np.array([_OFFSETS[name] // 8 for name in _READ])
if any(_OFFSETS[name] % 8 or STATE[name] != np.int64 for name in _READ):
    raise AssertionError("the numbers of a state lie at multiples of eight bytes")
_FIRST_ALIKE = len(ViewNumbers._fields)


class ViewReader:
    """A buffer with the view that `read` wrote last; the other methods read cards from it."""

    def __init__(self) -> None:
        self._round = new_states()
        self._round_bytes = self._round.view(np.uint8)
        self._view = new_states()
        self._sets = np.zeros(2, np.uint64)
        self._numbers = self._view.view(np.uint8)[:_WHOLE_WORDS].view(np.int64)
        self._hands = self._view["hands"][0]
        self._sizes = self._view["sizes"][0]
        self._discard = self._view["discard"][0]
        self._shown = self._view["shown"][0]

    def read(self, round: Round, seat: int | None) -> tuple[ViewNumbers, dict[str, Any]]:
        """Put the view of a seat, or of a spectator, into the buffer; returns its numbers, and what a `SeatView` shows
        of it under the same names."""
        # Into an array that the engine knows: it looks at each new one before it takes it.
        self._round_bytes[:] = round.states.view(np.uint8)
        engine.view(self._round, NOBODY if seat is None else seat, self._view)
        numbers = self._numbers.take(_WORDS).tolist()
        alike = dict(zip(ALIKE, map(getitem, ALIKE.values(), numbers[_FIRST_ALIKE:]), strict=True))
        return ViewNumbers._make(numbers[:_FIRST_ALIKE]), alike

    def hand(self, seat: int) -> list[str]:
        """A hand in kind order, as far as the view holds it."""
        return [CARD_TEXTS[kind] for kind in _KINDS.repeat(self._hands[seat]).tolist()]

    def sizes(self, players: int) -> list[int]:
        """How many cards each seat holds."""
        sizes: list[int] = self._sizes[:players].tolist()
        return sizes

    def top(self, size: int) -> str:
        """The face-up card of a discard pile of this size."""
        return CARD_TEXTS[int(self._discard[size - 1])]

    def shown(self, size: int) -> list[str]:
        """Cards set aside in a battle."""
        return [CARD_TEXTS[kind] for kind in self._shown[:size].tolist()]

    def moves(self, seat: int) -> list[str]:
        """The legal moves of this seat, found from nothing but its view."""
        engine.legal(self._view, seat, self._sets)
        return _move_texts(*self._sets.tolist())


@lru_cache(1 << 12)
def _move_texts(cards: int, acts: int) -> list[str]:
    return [move.text for move in read_moves(np.array([cards, acts], np.uint64))]
