"""House rule: who draws goes on until a card comes that may be laid."""

from .matching import may_lay
from .table import Table, receive, take_top


def draw_until_playable(table: Table, seat: int) -> tuple[str, ...]:
    """Draw until the last card may be laid or nothing is left; it is told once. (X2, X42)"""
    cards: list[str] = []
    while (card := take_top(table)) is not None:
        cards.append(card)
        receive(table, seat, (card,))
        if may_lay(table.round, seat, card):
            break
    if cards:
        table.tell("drew", seat, "turn", *cards)
    return tuple(cards)
