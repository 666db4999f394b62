"""The round as a seat sees it, read fast: the engine's view goes into one place and is read from there.

`Game.view` makes a new view that lasts. A server looks through the eyes of every seat after every move and keeps
nothing, so all looks share one place in memory. Only the loop looks, one look at a time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from penultima.game import Game
from penultima.game.card import CARDS, COLOR_NAMES
from penultima.game.codec import read_moves
from penultima.rules import engine
from penultima.rules.cards import KINDS
from penultima.rules.state import NOBODY, STATE, new_table

TEXTS = [card.text for card in CARDS]
_KINDS = np.arange(KINDS)
_WHOLE = STATE.itemsize // 8 * 8
_PLACE = {name: place[1] for name, place in (STATE.fields or {}).items()}


class Seen(NamedTuple):
    """The numbers of a view, by the names they have in the state."""

    players: int
    dealer: int
    phase: int
    asked: int
    direction: int
    color: int
    hyper: int
    winner: int
    owes: int
    drawn: int
    layer: int
    give: int
    to: int
    shares: int
    foe: int
    hidden: int
    pending: int
    draw_size: int
    discard_size: int
    shown_size: int


_PLACES = np.array([_PLACE[name] // 8 for name in Seen._fields])
if any(_PLACE[name] % 8 or STATE[name] != np.int64 for name in Seen._fields):
    raise AssertionError("the numbers of a state lie at multiples of eight bytes")


class Eyes:
    """What the last `see` saw."""

    def __init__(self) -> None:
        self._view = new_table()
        self._sets = np.zeros(2, np.uint64)
        self._numbers = self._view.view(np.uint8)[:_WHOLE].view(np.int64)
        self._hands = self._view["hands"][0]
        self._sizes = self._view["sizes"][0]
        self._discard = self._view["discard"][0]
        self._shown = self._view["shown"][0]

    def see(self, game: Game, seat: int | None) -> Seen:
        """Look through a seat's eyes, or a spectator's: the numbers of its view."""
        engine.view(game.table, NOBODY if seat is None else seat, self._view)
        return Seen._make(self._numbers.take(_PLACES).tolist())

    def hand(self, seat: int) -> list[str]:
        """A hand in kind order, as far as it can be seen."""
        return [TEXTS[kind] for kind in _KINDS.repeat(self._hands[seat]).tolist()]

    def sizes(self, players: int) -> list[int]:
        """How many cards each seat holds."""
        sizes: list[int] = self._sizes[:players].tolist()
        return sizes

    def top(self, size: int) -> str:
        """The face-up card of a discard pile of this size."""
        return TEXTS[int(self._discard[size - 1])]

    def shown(self, size: int) -> list[str]:
        """Cards set aside in a battle."""
        return [TEXTS[kind] for kind in self._shown[:size].tolist()]

    def moves(self, seat: int) -> list[str]:
        """What this seat may do, found from nothing but its view."""
        engine.legal(self._view, seat, self._sets)
        return _moves(*self._sets.tolist())


EYES = Eyes()


@lru_cache(1 << 12)
def _moves(cards: int, acts: int) -> list[str]:
    return [move.text for move in read_moves(np.array([cards, acts], np.uint64))]


def seat_or_none(seat: int) -> int | None:
    """A seat, or nobody."""
    return None if seat < 0 else seat


def color_or_none(color: int) -> str | None:
    """A color by name."""
    return None if color < 0 else COLOR_NAMES[color]


def card_or_none(kind: int) -> str | None:
    """A card by name."""
    return None if kind < 0 else TEXTS[kind]
