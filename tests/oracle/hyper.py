"""Wild Hyper Speed: a color that makes the next player lose the turn."""

from .cards import SPECIAL, color_of
from .round import Round
from .table import Table


def is_hyper_card(now: Round, card: str) -> bool:
    """The special card of this edition is Wild Hyper Speed. (K34)"""
    return card == SPECIAL and now.settings.special == "hyper"


def color_comes_into_force(table: Table, card: str, color: str) -> None:
    """A Hyper card sets the hyper color, any other card of another color ends it. (K29, K31, K33, Q76, X5)"""
    if is_hyper_card(table.round, card):
        table.change(hyper=color)
        table.tell("hyper", color)
    elif table.round.hyper not in (None, color):
        table.change(hyper=None)
        table.tell("hyper", "none")


def is_hyper_color(now: Round, card: str) -> bool:
    """Only a card whose own color is the hyper color skips; a wild named to it does not. (K30, Q71, Q74)"""
    return now.hyper is not None and color_of(card) == now.hyper
