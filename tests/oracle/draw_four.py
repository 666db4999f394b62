"""The Draw Four: its victim accepts or doubts it."""

from .losing_turns import lose_turn
from .round import CHALLENGE, next_seat
from .table import Table, ask, draw_cards, give_turn, layer_of


def threaten(table: Table, guilty: bool) -> None:
    """The next player may doubt the Draw Four; where no bluff is allowed there is nothing to doubt. (J11, J15, X14)"""
    victim = next_seat(table.round, layer_of(table.round))
    if table.round.settings.bluff == "refused":
        accept(table, victim)
        return
    table.change(guilty=guilty)
    ask(table, CHALLENGE, victim)


def accept(table: Table, victim: int) -> None:
    """The next player draws 4 and loses the turn. (J1)"""
    draw_cards(table, victim, 4, "four")
    lose_turn(table, victim)


def doubt(table: Table, challenger: int) -> None:
    """The hand is shown; the guilty draws 4 and the challenger plays, or the challenger draws 6. (J16, J17, J19, X7)"""
    layer = layer_of(table.round)
    table.tell("challenged", challenger, layer)
    table.tell("shown", layer, *table.round.hands[layer])
    if table.round.guilty:
        table.tell("guilty", layer)
        draw_cards(table, layer, 4, "four")
        give_turn(table, challenger)
    else:
        table.tell("innocent", layer)
        draw_cards(table, challenger, 6, "four")
        lose_turn(table, challenger)
