"""What a seat was shown, as a view that bots and screens understand."""

from __future__ import annotations

from penultima.booklets import Rules
from penultima.game import Card, Move, View
from penultima.game.card import COLOR_NAMES
from penultima.game.codec import write_rules
from penultima.protocol import Look
from penultima.rules.state import NOBODY, Phase, new_table


class ShownView(View):
    """A view that came over the network. Of the discard pile it knows the top; what is legal it was told."""

    __slots__ = ("_moves",)

    def __init__(self, look: Look, rules: Rules) -> None:
        super().__init__(new_table(), rules, look.seat)
        self._moves = [Move(text) for text in look.moves]
        write_rules(rules, self.table)
        self._numbers(look)
        self._cards(look)

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

    def _cards(self, look: Look) -> None:
        table = self.table
        table["discard"][0, 0] = Card(look.top).code
        table["discard_size"] = 1
        table["drawn"] = Card(look.drawn).code if look.drawn else -1
        table["hidden"] = Card(look.hidden).code if look.hidden else -1
        table["shown_size"] = len(look.shown)
        table["shown"][0, : len(look.shown)] = [Card(text).code for text in look.shown]
        hands = look.hands or ([] if look.seat is None else [[]] * look.seat + [look.hand])
        for seat, hand in enumerate(hands):
            for text in hand:
                table["hands"][0, seat, Card(text).code] += 1


def view_of(look: Look, rules: Rules | str) -> View:
    """The view that a look shows."""
    return ShownView(look, Rules.parse(rules) if isinstance(rules, str) else rules)
