"""Finding the dealer, dealing, and the first card."""

from collections.abc import Sequence

from .cards import COLORLESS, DRAW_FOUR, color_of, deck, face_of, in_order, number_of
from .losing_turns import turn_round
from .round import COLOR, TURN, Place, Round, Shuffle, neighbor, next_seat, tidy
from .settings import Settings
from .table import Table, draw_cards, shuffled


def dealer_drawn(settings_symbol: str, players: int, order: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    """The highest card drawn deals; the tied draw again. A symbol counts zero, or less than zero. (C1, C2, C3, Q1)"""
    tied, drawn = list(range(players)), 0
    while len(tied) > 1:
        worth = {seat: rank(order[drawn + i], settings_symbol) for i, seat in enumerate(tied)}
        drawn += len(tied)
        tied = [seat for seat in tied if worth[seat] == max(worth.values())]
    return tied[0], tuple(order[:drawn])


def rank(card: str, symbol: str) -> int:
    """What a card is worth in the draw for the dealer. (C2, C3, Q2)"""
    number = number_of(card)
    if number is not None:
        return number
    return 0 if symbol == "zero" else -1


def deal(
    settings: Settings, players: int, dealer: int, shuffle: Shuffle, place: Place
) -> tuple[Round, tuple[str, ...]]:
    """Shuffle, deal one card at a time, turn the first card and let it act. (C5, C9, C10, X6)"""
    pile = shuffled(shuffle, deck(settings), 0)
    empty_hands = ((),) * players
    now = Round(settings, players, empty_hands, (), None, pile, dealer, settings.direction)
    table = Table(now, shuffle)
    deal_hands(table)
    turn_first_card(table, place)
    let_first_card_act(table)
    return tidy(table.round), tuple(table.events)


def deal_hands(table: Table) -> None:
    """One card at a time from the dealer's neighbor in the first direction. (C5, D1, D2, X6)"""
    now = table.round
    order = [now.dealer]
    while len(order) <= now.players:
        order.append(next_seat(now, order[-1]))
    seats, pile = order[1:], list(now.draw)
    hands: list[list[str]] = [[] for _ in range(now.players)]
    for _ in range(now.settings.hand):
        for seat in seats:
            hands[seat].append(pile.pop())
    for seat in seats:
        table.tell("dealt", seat, *hands[seat])
    table.change(draw=tuple(pile), hands=tuple(in_order(hand) for hand in hands))


def turn_top_card(table: Table) -> str:
    """The top card of the draw pile is turned up onto the discard pile. (C10)"""
    *rest, card = table.round.draw
    table.change(draw=tuple(rest), discard=(*table.round.discard, card))
    table.tell("turned", card)
    return card


def turn_first_card(table: Table, place: Place) -> None:
    """Turn cards until one can start. (J8, C12, Q6, Q7)"""
    card = turn_top_card(table)
    while not can_start(table.round, card):
        if table.round.settings.first_action == "acts":
            return_draw_four(table, place)
        card = turn_top_card(table)
    table.change(color=color_of(card))


def can_start(now: Round, card: str) -> bool:
    """Anything but a Draw Four can start; where action cards are ignored only a number can. (C12, J8)"""
    if now.settings.first_action == "ignored":
        return number_of(card) is not None
    return card != DRAW_FOUR


def return_draw_four(table: Table, place: Place) -> None:
    """A Draw Four goes back anywhere into the pile, or into its middle. (J8, J9, X6)"""
    pile, discard = table.round.draw, table.round.discard
    middle = table.round.settings.first_draw_four == "middle"
    index = len(pile) // 2 if middle else place(len(pile))
    assert 0 <= index <= len(pile), "a returned card goes into the pile"
    table.change(draw=(*pile[:index], DRAW_FOUR, *pile[index:]), discard=discard[:-1])
    table.tell("returned", DRAW_FOUR)


def let_first_card_act(table: Table) -> None:
    """The first card acts on the starting player; a wild's color is asked after the start. (F3, G4, H3, I5, X6)"""
    card = table.round.discard[-1]
    starter = who_starts(table, card)
    table.tell("starts", starter, table.round.direction)
    table.change(phase=COLOR if card in COLORLESS else TURN, asked=starter)


def who_starts(table: Table, card: str) -> int:
    """The dealer's neighbor, unless the first card skips it or gives the dealer the start. (D1, F3, G4, H3, Q4)"""
    dealer, first = table.round.dealer, next_seat(table.round, table.round.dealer)
    if face_of(card) == "r":
        turn_round(table)
        return dealer
    if face_of(card) == "+":
        draw_cards(table, first, 2, "two")
    if face_of(card) in ("+", "s"):
        table.tell("skipped", first)
        return neighbor(first, table.round.direction, table.round.players)
    return first
