"""House rule: a Draw Two or Draw Four is answered with another, and the last victim draws the sum."""

from .cards import DRAW_FOUR, face_of
from .matching import may_lay
from .round import CHALLENGE, Round, next_seat
from .table import Table, ask, draw_cards, layer_of


def is_stacking(now: Round) -> bool:
    """The table stacks draw cards. (X30)"""
    return now.settings.stacking != "off"


def is_draw_two(card: str) -> bool:
    """A Draw Two of any color. (F1)"""
    return face_of(card) == "+"


def is_draw_card(card: str) -> bool:
    """A Draw Two or a Draw Four. (X30)"""
    return card == DRAW_FOUR or is_draw_two(card)


def worth_of(card: str) -> int:
    """How many cards a draw card makes somebody draw. (F1, J1)"""
    return 2 if is_draw_two(card) else 4


def grow_the_stack(table: Table, card: str) -> None:
    """A draw card that is laid adds to the sum, from the lay itself on. (X30)"""
    if is_stacking(table.round) and is_draw_card(card):
        table.change(pending=table.round.pending + worth_of(card))


def ask_the_next(table: Table, guilty: bool) -> None:
    """The next seat is always asked, even if it can only accept; only a Draw Four can be guilty. (X30)"""
    table.change(guilty=guilty)
    ask(table, CHALLENGE, next_seat(table.round, layer_of(table.round)))


def may_stack(now: Round, seat: int, card: str) -> bool:
    """The same draw card or any, whatever the color; a Draw Four is refused where its bluff is. (X31)"""
    if not is_stacking(now) or not is_draw_card(card):
        return False
    if now.settings.stacking == "same" and is_draw_two(card) != is_draw_two(now.discard[-1]):
        return False
    return is_draw_two(card) or may_lay(now, seat, card)


def cards_to_stack(now: Round, seat: int) -> frozenset[str]:
    """What the seat that is asked may lay on the stack. (X31)"""
    return frozenset(card for card in now.hands[seat] if may_stack(now, seat, card))


def sum_to_draw(now: Round) -> int:
    """The whole sum; without stacking what the top card alone says. (X33, X34, X35)"""
    return now.pending if is_stacking(now) else worth_of(now.discard[-1])


def draw_the_sum(table: Table, seat: int, more: int = 0) -> None:
    """The whole sum is drawn and told after the top card; then nothing is pending. (X33, X34, X35)"""
    why = "two" if is_draw_two(table.round.discard[-1]) else "four"
    count = sum_to_draw(table.round) + more
    table.change(pending=0)
    draw_cards(table, seat, count, why)
