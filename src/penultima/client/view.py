"""What a seat was shown, as a view that bots and screens understand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from penultima.booklets import Rules
from penultima.game import Card, Event, Move, View
from penultima.game.card import COLOR_NAMES
from penultima.game.codec import write_rules
from penultima.protocol import Look
from penultima.rules.state import NOBODY, Phase, new_table


class ShownView(View):
    """A view that came over the network. What is legal it was told; the discard pile it knows from the story, without
    one only its top."""

    __slots__ = ("_moves",)

    def __init__(
        self, look: Look, rules: Rules, story: Sequence[Event] = (), scores: tuple[int, ...] | None = None
    ) -> None:
        super().__init__(new_table(), rules, look.seat, story, scores)
        self._moves = [Move(text) for text in look.moves]
        write_rules(rules, self.table)
        self._numbers(look)
        self._cards(look)
        self._pile(look, story)

    @property
    def whole(self) -> bool:
        """Is every card on the discard pile known, so that one can count those that are not?"""
        return self._story != ()

    def legal_moves(self) -> list[Move]:
        """What the server says this seat may do."""
        return list(self._moves)

    def _numbers(self, look: Look) -> None:
        table = self.table
        seats = {"asked": look.turn, "layer": look.layer, "to": look.recipient, "foe": look.foe, "winner": look.winner}
        for name, seat in seats.items():
            table[name] = NOBODY if seat is None else seat
        for name, color in {"color": look.color, "hyper": look.hyper, "give": look.giving}.items():
            table[name] = -1 if color is None else COLOR_NAMES.index(color)
        table["players"] = len(look.sizes)
        table["dealer"] = look.dealer
        table["phase"] = Phase[look.phase]
        table["direction"] = 1 if look.direction == "left" else -1
        table["owes"] = sum(1 << seat for seat in look.owes)
        table["draw_size"] = look.draw
        table["shares"] = look.shares
        table["pending"] = look.pending
        table["sizes"][0, : len(look.sizes)] = look.sizes
        table["breath"] = NOBODY
        table["must"] = look.phase == Phase.DRAWN.name and look.turn == look.seat and "keep" not in look.moves

    def _cards(self, look: Look) -> None:
        table = self.table
        table["drawn"] = Card(look.drawn).code if look.drawn else -1
        table["hidden"] = Card(look.hidden).code if look.hidden else -1
        table["shown_size"] = len(look.shown)
        table["shown"][0, : len(look.shown)] = [Card(text).code for text in look.shown]
        hands = look.hands or ([] if look.seat is None else [[]] * look.seat + [look.hand])
        for seat, hand in enumerate(hands):
            for text in hand:
                kind = Card(text).code
                table["hands"][0, seat, kind] += 1
                table["held"][0, seat] |= np.uint64(1) << np.uint64(kind)

    def _pile(self, look: Look, story: Sequence[Event]) -> None:
        """The discard pile that the story tells of; if that is not the one shown, the story has a gap and is none."""
        pile = discarded(story)
        if len(pile) != look.discard or pile[-1].text != look.top:
            pile, self._story, self._heard = [Card(look.top)], (), 0
        self.table["discard"][0, : len(pile)] = [card.code for card in pile]
        self.table["discard_size"] = len(pile)


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
    look: Look, rules: Rules | str, story: Sequence[str] = (), scores: tuple[int, ...] | None = None
) -> ShownView:
    """The view that a look shows, and the story of the round so far tells."""
    told = [Event.parse(text) for text in story]
    return ShownView(look, Rules.parse(rules) if isinstance(rules, str) else rules, told, scores)
