"""A `SeatView` from the network as the `View` that bots and screens understand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from penultima.booklets import Rules
from penultima.game import Card, Event, Move, View
from penultima.game.card import COLOR_NAMES
from penultima.game.codec import write_rules
from penultima.protocol import SeatView
from penultima.rules.record import FieldKind
from penultima.rules.state import FIELD_KINDS, NOBODY, Phase, new_states

ALIKE = {name: FIELD_KINDS[name] for name in SeatView.__struct_fields__ if name in FIELD_KINDS}
"""What a `SeatView` shows of the state under the same name, and what it stands for."""


def number_of(kind: FieldKind, shown: Any) -> int:
    """The number of a state that something shown stands for."""
    if shown is None:
        return -1
    if kind is FieldKind.COLOR:
        return COLOR_NAMES.index(shown)
    if kind is FieldKind.SEATS:
        return sum(1 << seat for seat in shown)
    return Card(shown).code if kind is FieldKind.CARD else int(shown)


class ShownView(View):
    """A view that came over the network. Its legal moves are those that the server sent; the discard pile it knows from
    the events of the round, without them only its top."""

    __slots__ = ("_moves",)

    def __init__(
        self, shown: SeatView, rules: Rules, story: Sequence[Event] = (), scores: tuple[int, ...] | None = None
    ) -> None:
        super().__init__(new_states(), rules, shown.seat, story, scores)
        self._moves = [Move(text) for text in shown.moves]
        write_rules(rules, self.states)
        self._numbers(shown)
        self._cards(shown)
        self._pile(shown, story)

    @property
    def whole(self) -> bool:
        """Is every card on the discard pile known, so that one can count those that are not?"""
        return self._story != ()

    def legal_moves(self) -> list[Move]:
        """What the server says this seat may do."""
        return list(self._moves)

    def _numbers(self, shown: SeatView) -> None:
        states = self.states
        for name, kind in ALIKE.items():
            states[name] = number_of(kind, getattr(shown, name))
        states["players"] = len(shown.sizes)
        states["asked"] = NOBODY if shown.turn is None else shown.turn
        states["phase"] = Phase[shown.phase]
        states["direction"] = 1 if shown.direction == "left" else -1
        states["draw_size"] = shown.draw
        states["sizes"][0, : len(shown.sizes)] = shown.sizes
        states["may_add_uno"] = NOBODY
        states["must_lay"] = shown.phase == Phase.DRAWN.name and shown.turn == shown.seat and "keep" not in shown.moves

    def _cards(self, shown: SeatView) -> None:
        states = self.states
        states["shown_size"] = len(shown.shown)
        states["shown"][0, : len(shown.shown)] = [Card(text).code for text in shown.shown]
        hands = shown.hands or ([] if shown.seat is None else [[]] * shown.seat + [shown.hand])
        for seat, hand in enumerate(hands):
            for text in hand:
                kind = Card(text).code
                states["hands"][0, seat, kind] += 1
                states["held"][0, seat] |= np.uint64(1) << np.uint64(kind)

    def _pile(self, shown: SeatView, story: Sequence[Event]) -> None:
        """The discard pile that the story tells of; if that is not the one shown, the story has a gap and is none."""
        pile = discarded(story)
        if len(pile) != shown.discard or pile[-1].text != shown.top:
            pile, self._story, self._heard = [Card(shown.top)], (), 0
        self.states["discard"][0, : len(pile)] = [card.code for card in pile]
        self.states["discard_size"] = len(pile)


def discarded(story: Sequence[Event]) -> list[Card]:
    """The discard pile after all that happened."""
    pile: list[Card] = []
    for event in story:
        if event.name in ("turned", "laid", "jumped_in"):
            pile.append(event.cards[0])
        elif event.name == "returned":
            pile.pop()
        elif event.name == "reshuffled":
            pile = pile[-1:]
    return pile


def view_of(
    shown: SeatView, rules: Rules | str, story: Sequence[str] = (), scores: tuple[int, ...] | None = None
) -> ShownView:
    """The view that a seat was shown, with the events of the round so far, all in notation."""
    events = [Event.parse(text) for text in story]
    return ShownView(shown, Rules.parse(rules) if isinstance(rules, str) else rules, events, scores)
