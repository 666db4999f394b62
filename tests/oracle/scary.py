"""The Scary card: all cards of one color are given away round the table."""

from .cards import COLORS, color_of
from .round import GIVE_CARD, GIVE_COLOR, Round, neighbor
from .table import Table, ask, ask_color, go_out, layer_of, part_with, receive


def cards_of(now: Round, seat: int, color: str) -> tuple[str, ...]:
    """Every card of the color, action cards included. (Q48)"""
    return tuple(card for card in now.hands[seat] if color_of(card) == color)


def colors_held(now: Round, seat: int) -> tuple[str, ...]:
    """The colors of a hand."""
    return tuple(color for color in COLORS if cards_of(now, seat, color))


def colors_to_give(now: Round, seat: int) -> frozenset[str]:
    """A color of the hand; in some booklets none, in another any color. (K1, K2, K3)"""
    if now.settings.scary_gives == "any":
        return frozenset(COLORS)
    held = frozenset(colors_held(now, seat))
    return held | {"none"} if now.settings.scary_gives == "held_or_none" else held


def scare(table: Table) -> None:
    """Who holds no colored card gives nothing and names the color at once. (Q49, X18)"""
    seat = layer_of(table.round)
    if colors_held(table.round, seat):
        ask(table, GIVE_COLOR, seat)
    else:
        ask_color(table, seat)


def next_recipient(now: Round, after: int) -> int:
    """Recipients follow the booklet's fixed direction, the giver left out. (K4, K5, Q46, Q47)"""
    seat = neighbor(after, now.settings.scary_round, now.players)
    return next_recipient(now, seat) if seat == now.layer else seat


def choose_color_to_give(table: Table, seat: int, color: str) -> None:
    """A color that is not held gives nothing; the choice is not told. (X19)"""
    if color not in colors_held(table.round, seat):
        ask_color(table, seat)
        return
    table.change(give=color, to=next_recipient(table.round, seat))
    ask(table, GIVE_CARD, seat)


def give_card(table: Table, seat: int, card: str) -> None:
    """One card to each in turn until none of the color is left; giving the last card wins. (K4, Q45, Q51, X4)"""
    to, color = table.round.to, table.round.give
    assert to is not None
    assert color is not None
    part_with(table, seat, card)
    receive(table, to, (card,))
    table.tell("gave", seat, to, card)
    if not table.round.hands[seat]:
        go_out(table, seat)
    elif cards_of(table.round, seat, color):
        table.change(to=next_recipient(table.round, to))
    else:
        ask_color(table, seat)
