"""Kickin' Battle: a duel of two hands, and its winner names the color."""

from .cards import SPECIAL, strength_of
from .round import FIGHT, FOE, Round
from .table import Table, ask, ask_color, draw_cards, go_out, layer_of, part_with, receive


def is_battle(now: Round, card: str) -> bool:
    """The special card of this edition is the Battle card. (K16)"""
    return card == SPECIAL and now.settings.special == "battle"


def foe_of(now: Round) -> int:
    """The challenged seat."""
    assert now.foe is not None
    return now.foe


def holds_nothing(table: Table, seat: int) -> bool:
    """The hand is empty."""
    return not table.round.hands[seat]


def look_for_a_foe(table: Table) -> None:
    """Who must fight after laying the last card draws one first; then the foe is asked for. (K22, Q55, X25)"""
    seat = layer_of(table.round)
    if holds_nothing(table, seat) and table.round.settings.battle == "must":
        draw_cards(table, seat, 1, "show")
    ask(table, FOE, seat)


def decline(table: Table, seat: int) -> None:
    """Declined, the Battle card is a plain Wild, or the last card. (K17, X25)"""
    if holds_nothing(table, seat):
        go_out(table, seat)
    else:
        ask_color(table, seat)


def challenge_to_battle(table: Table, seat: int, whom: int) -> None:
    """Any other player may be the foe. (K16)"""
    table.tell("foe", seat, whom)
    table.change(foe=whom)
    challenger_shows(table)


def challenger_shows(table: Table) -> None:
    """The challenger chooses first, drawing one if the hand is empty. (K19, X21, X23)"""
    seat, foe = layer_of(table.round), foe_of(table.round)
    if holds_nothing(table, seat):
        draw_cards(table, seat, 1, "show")
    if not holds_nothing(table, seat):
        ask(table, FIGHT, seat)
    elif holds_nothing(table, foe):
        neither_can_show(table)
    else:
        settle(table, winner=foe, loser=seat)


def challenged_shows(table: Table) -> None:
    """The challenged chooses second; who cannot show has lost, and the hidden card goes back. (X21, X23)"""
    seat, foe = layer_of(table.round), foe_of(table.round)
    if holds_nothing(table, foe):
        draw_cards(table, foe, 1, "show")
    if not holds_nothing(table, foe):
        ask(table, FIGHT, foe)
        return
    assert table.round.hidden is not None
    receive(table, seat, (table.round.hidden,))
    table.change(hidden=None)
    settle(table, winner=seat, loser=foe)


def fight_with(table: Table, seat: int, card: str) -> None:
    """Choices stay hidden until both are made. (K19, Q65, X21)"""
    part_with(table, seat, card)
    table.tell("chose", seat)
    if table.round.hidden is None:
        table.change(hidden=card)
        challenged_shows(table)
    else:
        reveal(table, table.round.hidden, card)


def reveal(table: Table, mine: str, theirs: str) -> None:
    """The lower card loses; a tie sets both aside and they battle again. (K20, K21, X21)"""
    seat, foe = layer_of(table.round), foe_of(table.round)
    table.tell("revealed", seat, mine)
    table.tell("revealed", foe, theirs)
    table.change(hidden=None, shown=(*table.round.shown, mine, theirs))
    if strength_of(mine) == strength_of(theirs):
        table.tell("tied")
        challenger_shows(table)
    elif strength_of(mine) > strength_of(theirs):
        settle(table, winner=seat, loser=foe)
    else:
        settle(table, winner=foe, loser=seat)


def take_cards(table: Table, seat: int, cards: tuple[str, ...]) -> None:
    """Revealed cards are taken into a hand; it is not told if there are none. (X22, X23)"""
    receive(table, seat, cards)
    if cards:
        table.tell("took", seat, *cards)


def settle(table: Table, winner: int, loser: int) -> None:
    """The loser takes all cards; a winner without cards draws 1 before the loser draws 2. (K22, K23, K24, X22, X24)"""
    table.tell("won_battle", winner, loser)
    cards = table.round.shown
    table.change(shown=())
    take_cards(table, loser, cards)
    if holds_nothing(table, winner):
        draw_cards(table, winner, 1, "battle")
    draw_cards(table, loser, 2, "battle")
    for seat in (winner, loser):
        if holds_nothing(table, seat):
            go_out(table, seat)
            return
    ask_color(table, winner)


def neither_can_show(table: Table) -> None:
    """Each takes back the own revealed cards and the challenger names the color. (Q60, X23)"""
    seat, foe, cards = layer_of(table.round), foe_of(table.round), table.round.shown
    table.change(shown=())
    take_cards(table, seat, cards[0::2])
    take_cards(table, foe, cards[1::2])
    ask_color(table, seat)


def battle_ends_after(now: Round) -> int:
    """Play goes on after the challenger, or after the challenged where the booklet says so. (K25, K26, X26)"""
    if now.foe is not None and now.settings.battle_next == "challenged":
        return now.foe
    return layer_of(now)
