"""Drawing on one's turn, keeping the drawn card, and the blocked round."""

from .cards import DRAW_FOUR
from .circles import (
    block_at_once,
    goes_in_circles,
    hands_stay_as_they_were,
    somebody_could_have_played,
    the_drawn_card_stays,
)
from .draw_until import draw_until_playable
from .forced_play import is_forced_play
from .matching import could_play, draw_four_would_be_guilty, may_lay
from .round import DRAWN, OVER, Round, next_seat
from .table import Table, ask, draw_cards, give_turn
from .uno import a_turn_begins, a_turn_is_played, an_own_turn_is_taken


def draw(table: Table, seat: int) -> None:
    """A draw that only goes in circles blocks the round instead. (X44)"""
    forced = not could_play(table.round, seat)
    if goes_in_circles(table.round, forced):
        block_at_once(table)
    else:
        draw_and_see(table, seat, forced)


def draw_and_see(table: Table, seat: int, forced: bool) -> None:
    """Draw; if the last card may be laid one is asked, else the turn passes. (E8, E10, E13, E14, X3, X42, X44)"""
    a_turn_begins(table)
    an_own_turn_is_taken(table, seat)
    before = table.round
    cards = draw_on_turn(table, seat)
    if not cards:
        pass_turn(table, seat)
    elif may_lay(table.round, seat, cards[-1]):
        if not forced:
            somebody_could_have_played(table)
        elif len(cards) == 1:
            hands_stay_as_they_were(table, before)
        table.change(drawn=cards[-1], must=must_lay(table.round, seat, cards[-1], forced))
        ask(table, DRAWN, seat)
    else:
        a_turn_is_played(table)
        give_turn(table, next_seat(table.round, seat))


def draw_on_turn(table: Table, seat: int) -> tuple[str, ...]:
    """One card, or as many as it takes. (E8, X42)"""
    if table.round.settings.draw == "until":
        return draw_until_playable(table, seat)
    return draw_cards(table, seat, 1, "turn")


def must_lay(now: Round, seat: int, card: str, forced: bool) -> bool:
    """Forced and free draws follow their own setting; a guilty Draw Four may always be kept. (E11, X16, X43)"""
    rule = now.settings.forced_draw if forced else now.settings.free_draw
    if card == DRAW_FOUR and draw_four_would_be_guilty(now, seat):
        return False
    return rule == "must" or is_forced_play(now)


def keep(table: Table, seat: int) -> None:
    """The drawn card is kept and the turn passes. (E13, X3, X44)"""
    table.tell("kept", seat)
    the_drawn_card_stays(table)
    a_turn_is_played(table)
    give_turn(table, next_seat(table.round, seat))


def pass_turn(table: Table, seat: int) -> None:
    """A whole circle of empty draws blocks the round, which then has no winner. (Q18, X17)"""
    a_turn_is_played(table)
    table.tell("passed", seat)
    table.change(empty=table.round.empty + 1)
    if table.round.empty == table.round.players:
        table.tell("blocked")
        table.change(phase=OVER)
    else:
        give_turn(table, next_seat(table.round, seat))
