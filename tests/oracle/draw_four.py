"""The Draw Four: its victim accepts or doubts it."""

from .losing_turns import draw_and_lose_turn, lose_turn
from .round import next_seat
from .stacking import ask_the_next, draw_the_sum, is_stacking
from .table import Table, give_turn, layer_of


def threaten(table: Table, guilty: bool) -> None:
    """The next player is asked, unless there is nothing to doubt and nothing to stack. (J11, J15, X14, X30)"""
    if table.round.settings.bluff == "allowed" or is_stacking(table.round):
        ask_the_next(table, guilty)
    else:
        draw_and_lose_turn(table, next_seat(table.round, layer_of(table.round)))


def accept(table: Table, victim: int) -> None:
    """The next player draws 4, or the whole sum, and loses the turn. (J1, X33)"""
    draw_and_lose_turn(table, victim)


def doubt(table: Table, challenger: int) -> None:
    """The guilty draws the 4 or the sum, or the challenger draws 2 more and is skipped. (J16, J17, J19, X7, X34)"""
    layer = layer_of(table.round)
    table.tell("challenged", challenger, layer)
    table.tell("shown", layer, *table.round.hands[layer])
    if table.round.guilty:
        table.tell("guilty", layer)
        draw_the_sum(table, layer)
        give_turn(table, challenger)
    else:
        table.tell("innocent", layer)
        draw_the_sum(table, challenger, more=2)
        lose_turn(table, challenger)
