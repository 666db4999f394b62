"""Carrying out one move."""

from collections.abc import Callable

from .battle import challenge_to_battle, decline, fight_with
from .blowhole import share
from .draw_four import accept, doubt
from .drawing import draw, keep
from .lay import lay, name_color, swap_with
from .legal import legal
from .round import (
    CHALLENGE,
    COLOR,
    DRAWN,
    FIGHT,
    FOE,
    GIVE_CARD,
    GIVE_COLOR,
    SHARE,
    SWAP,
    TURN,
    Refused,
    Round,
    Shuffle,
    tidy,
)
from .scary import choose_color_to_give, give_card
from .table import Table
from .uno import catch, say_uno


def play(round: Round, seat: int, move: str, shuffle: Shuffle) -> tuple[Round, tuple[str, ...]]:
    """Carry out a legal move and tell what happened; anything else is refused."""
    if move not in legal(round, seat):
        raise Refused(f"{seat} {move}")
    table = Table(round, shuffle)
    table.change(fresh=False)
    carry_out(table, seat, move)
    return tidy(table.round), tuple(table.events)


def carry_out(table: Table, seat: int, move: str) -> None:
    """A call of UNO, or the answer to what was asked."""
    if move == "uno":
        say_uno(table, seat)
    elif move.startswith("catch"):
        catch(table, seat, seat_named(move))
    else:
        ANSWERS[table.round.phase](table, seat, move)


def seat_named(move: str) -> int:
    """The seat in `@2` or `catch @2`."""
    return int(move.split("@")[1])


def take_turn(table: Table, seat: int, move: str) -> None:
    """Lay a card, draw, or keep what was drawn; somebody else may jump in. (E1, E13, E14, X38)"""
    if move == "draw":
        draw(table, seat)
    elif move == "keep":
        keep(table, seat)
    else:
        lay(table, seat, move)


def answer_draw_card(table: Table, seat: int, move: str) -> None:
    """Accept the cards, doubt them, or stack another card. (J15, X30)"""
    if move == "accept":
        accept(table, seat)
    elif move == "challenge":
        doubt(table, seat)
    else:
        lay(table, seat, move)


def choose_opponent(table: Table, seat: int, move: str) -> None:
    """An opponent gets the next card. (K13)"""
    share(table, seat, seat_named(move))


def choose_whom_to_swap_with(table: Table, seat: int, move: str) -> None:
    """An opponent gets the layer's hand and gives the own. (X39)"""
    swap_with(table, seat, seat_named(move))


def choose_foe(table: Table, seat: int, move: str) -> None:
    """Challenge somebody to battle, or nobody where allowed. (K16, K17)"""
    if move == "none":
        decline(table, seat)
    else:
        challenge_to_battle(table, seat, seat_named(move))


ANSWERS: dict[str, Callable[[Table, int, str], None]] = {
    TURN: take_turn,
    DRAWN: take_turn,
    COLOR: name_color,
    CHALLENGE: answer_draw_card,
    GIVE_COLOR: choose_color_to_give,
    GIVE_CARD: give_card,
    SHARE: choose_opponent,
    SWAP: choose_whom_to_swap_with,
    FOE: choose_foe,
    FIGHT: fight_with,
}
