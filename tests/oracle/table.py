"""The table while a move is carried out: hands and piles change, and what happens is told."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .cards import in_order
from .round import COLOR, OVER, TURN, Round, Shuffle


@dataclass
class Table:
    """A round in the middle of a move, and the events told so far."""

    round: Round
    shuffle: Shuffle
    events: list[str] = field(default_factory=list)

    def change(self, **changes: Any) -> None:
        """Put a new frozen round in the place of the old one."""
        self.round = replace(self.round, **changes)

    def tell(self, name: str, *arguments: object) -> None:
        """Tell an event as its name and its arguments, separated by blanks."""
        self.events.append(" ".join([name, *map(str, arguments)]))


def layer_of(now: Round) -> int:
    """The seat whose lay is being carried out."""
    assert now.layer is not None
    return now.layer


def shuffled(shuffle: Shuffle, cards: tuple[str, ...], nonce: int) -> tuple[str, ...]:
    """A shuffle gives back exactly the cards it was given."""
    result = tuple(shuffle(cards, nonce))
    assert in_order(result) == in_order(cards), "a shuffle must be a permutation"
    return result


def set_hand(table: Table, seat: int, cards: Sequence[str]) -> None:
    """Any change of a hand ends its UNO duty, touches it and begins the count of circles anew. (X8, X9, X44)"""
    hands = list(table.round.hands)
    hands[seat] = in_order(cards)
    owes, touched = table.round.owes - {seat}, table.round.touched | {seat}
    table.change(hands=tuple(hands), owes=owes, touched=touched, circles=0)


def receive(table: Table, seat: int, cards: Sequence[str]) -> None:
    """Cards enter a hand."""
    if cards:
        set_hand(table, seat, (*table.round.hands[seat], *cards))


def part_with(table: Table, seat: int, card: str) -> None:
    """One card leaves a hand."""
    hand = list(table.round.hands[seat])
    hand.remove(card)
    set_hand(table, seat, hand)


def anything_to_draw(now: Round) -> bool:
    """There is a draw pile, or something lies under the top discard that may still be reshuffled. (X20, X44)"""
    return bool(now.draw) or (len(now.discard) > 1 and now.reshuffles < 10_000)


def reshuffle(table: Table) -> None:
    """The discard pile without its top card becomes the new draw pile. (M7, M8, Q17)"""
    *under, top = table.round.discard
    nonce = 2 + table.round.reshuffles
    pile = shuffled(table.shuffle, tuple(under), nonce)
    table.change(draw=pile, discard=(top,), reshuffles=table.round.reshuffles + 1)
    table.tell("reshuffled", len(pile))


def take_top(table: Table) -> str | None:
    """Take the top card of the draw pile, reshuffling exactly when a card is needed. (Q17, Q18, X17)"""
    if not anything_to_draw(table.round):
        return None
    if not table.round.draw:
        reshuffle(table)
    *rest, card = table.round.draw
    table.change(draw=tuple(rest), empty=0)
    return card


def draw_cards(table: Table, seat: int, count: int, why: str) -> tuple[str, ...]:
    """Draw so many cards or what there is; it is told once, and not at all if there was none. (X2, Q18)"""
    cards: list[str] = []
    while len(cards) < count and (card := take_top(table)) is not None:
        cards.append(card)
    receive(table, seat, cards)
    if cards:
        table.tell("drew", seat, why, *cards)
    return tuple(cards)


def ask(table: Table, phase: str, seat: int) -> None:
    """Exactly one seat is asked exactly one thing."""
    table.change(phase=phase, asked=seat)


def ask_color(table: Table, seat: int) -> None:
    """Ask a seat to name the color."""
    ask(table, COLOR, seat)


def give_turn(table: Table, seat: int) -> None:
    """It is this seat's turn."""
    ask(table, TURN, seat)


def go_out(table: Table, seat: int) -> None:
    """Once a player has no cards left, the round is over. (M1, X4)"""
    table.tell("went_out", seat)
    table.change(phase=OVER, winner=seat)
