"""Going in circles: a round in which drawn cards are laid for ever, and no hand changes, is blocked."""

from .round import OVER, Round
from .table import Table


def goes_in_circles(now: Round, forced: bool) -> bool:
    """Four reshuffles for each player since a hand last changed, and nobody who drew could have played. (X44)"""
    return forced and now.circles >= 4 * now.players


def block_at_once(table: Table) -> None:
    """Nothing is drawn and nobody wins. (X44)"""
    table.tell("blocked")
    table.change(phase=OVER)


def hands_stay_as_they_were(table: Table, before: Round) -> None:
    """Drawing one card to lay it, and laying it, do not begin the count anew: each reshuffle adds one. (X44)"""
    table.change(circles=before.circles + table.round.reshuffles - before.reshuffles)


def somebody_could_have_played(table: Table) -> None:
    """Who draws although he could play does not bring the round nearer to its end. (X44)"""
    table.change(circles=0)


def the_drawn_card_stays(table: Table) -> None:
    """A drawn card that is not laid has changed a hand: the count begins anew. (X44)"""
    table.change(circles=0)
