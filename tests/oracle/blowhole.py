"""Dr. Blowhole's Revenge: four cards off the draw pile go to opponents."""

from .round import SHARE
from .table import Table, anything_to_draw, ask, ask_color, layer_of, receive, take_top


def take_revenge(table: Table) -> None:
    """Four cards are to be shared among the opponents. (K12, Q66)"""
    share_on(table, 4)


def share_on(table: Table, shares: int) -> None:
    """The shares are asked one by one; when nothing can be drawn the sharing ends. (Q69, X20)"""
    seat = layer_of(table.round)
    if shares and anything_to_draw(table.round):
        table.change(shares=shares)
        ask(table, SHARE, seat)
    else:
        ask_color(table, seat)


def share(table: Table, seat: int, to: int) -> None:
    """The chosen opponent gets the top card of the draw pile, unseen. (K13, Q67)"""
    card = take_top(table)
    assert card is not None
    receive(table, to, (card,))
    table.tell("shared", seat, to, card)
    share_on(table, table.round.shares - 1)
