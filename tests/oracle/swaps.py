"""House rule: a seven swaps two hands, a zero passes all hands on."""

from .cards import number_of
from .round import Round, next_seat
from .table import Table, set_hand


def is_swapping_card(now: Round, card: str) -> bool:
    """A seven asks its layer for a seat. (X39)"""
    return now.settings.sevens_zeros == "on" and number_of(card) == 7


def is_rotating_card(now: Round, card: str) -> bool:
    """A zero passes every hand on. (X40)"""
    return now.settings.sevens_zeros == "on" and number_of(card) == 0


def swap_hands(table: Table, seat: int, whom: int) -> None:
    """The two hands change places, and both are touched. (X39, X41)"""
    mine, theirs = table.round.hands[seat], table.round.hands[whom]
    set_hand(table, seat, theirs)
    set_hand(table, whom, mine)
    table.tell("swapped", seat, whom)


def rotate_hands(table: Table) -> None:
    """Every hand goes to the next seat in the direction of play, and all are touched. (X40, X41)"""
    before = table.round.hands
    for seat, hand in enumerate(before):
        set_hand(table, next_seat(table.round, seat), hand)
    table.tell("rotated", table.round.direction)
