"""Draw Two, Skip and Reverse: who loses a turn and who is next."""

from .cards import face_of
from .hyper import is_hyper_color
from .round import next_seat
from .stacking import ask_the_next, draw_the_sum, is_stacking
from .table import Table, give_turn, layer_of


def lose_turn(table: Table, victim: int) -> None:
    """Losing a turn is always told; the one after is next. (H1, X1)"""
    table.tell("skipped", victim)
    give_turn(table, next_seat(table.round, victim))


def draw_two(table: Table) -> None:
    """The next player draws 2 and loses the turn, or is asked where draw cards are stacked. (F1, X30)"""
    if is_stacking(table.round):
        ask_the_next(table, guilty=False)
    else:
        draw_and_lose_turn(table, next_seat(table.round, layer_of(table.round)))


def draw_and_lose_turn(table: Table, victim: int) -> None:
    """Cards are drawn first, then the seat is skipped. (F1, J1, X1, X33)"""
    draw_the_sum(table, victim)
    lose_turn(table, victim)


def turn_round(table: Table) -> None:
    """The direction of play reverses. (G1)"""
    direction = "right" if table.round.direction == "left" else "left"
    table.change(direction=direction)
    table.tell("reversed", direction)


def reverse_skips(table: Table) -> bool:
    """With two players a Reverse also skips, unless the table only flips. (Q9)"""
    return table.round.players == 2 and table.round.settings.two_player_reverse == "skip"


def colored_card_acts(table: Table, card: str) -> None:
    """A card of the hyper color skips the next player once, never twice. (K30, Q72, Q73, Q80)"""
    layer, face = layer_of(table.round), face_of(card)
    skips = face == "s" or is_hyper_color(table.round, card)
    if face == "+":
        draw_two(table)
        return
    if face == "r":
        turn_round(table)
        skips = skips or reverse_skips(table)
    if skips:
        lose_turn(table, next_seat(table.round, layer))
    else:
        give_turn(table, next_seat(table.round, layer))
