"""Which moves a seat has."""

from .cards import COLORS, DRAW_FOUR
from .forced_play import may_draw
from .jump_in import cards_to_jump_in_with
from .matching import may_lay
from .round import (
    CHALLENGE,
    COLOR,
    DRAWN,
    FIGHT,
    FOE,
    GIVE_CARD,
    GIVE_COLOR,
    OVER,
    SHARE,
    SWAP,
    TURN,
    Round,
)
from .scary import cards_of, colors_to_give
from .stacking import cards_to_stack
from .uno import may_say_uno, whom_to_catch


def legal(round: Round, seat: int) -> frozenset[str]:
    """The answers to what a seat is asked, its calls of UNO and its jump-in. (X37)"""
    if round.phase == OVER or not 0 <= seat < round.players:
        return frozenset()
    answers = ANSWERS[round.phase](round) if seat == round.asked else frozenset()
    return answers | calls(round, seat) | cards_to_jump_in_with(round, seat)


def calls(now: Round, seat: int) -> frozenset[str]:
    """UNO may be said or its want be called out of turn too. (X11, X13)"""
    caught = frozenset(f"catch @{whom}" for whom in whom_to_catch(now, seat))
    return caught | {"uno"} if may_say_uno(now, seat) else caught


def on_turn(now: Round) -> frozenset[str]:
    """Lay a card that may be laid, or draw, which only forced play refuses. (E1, E14, E19, X43)"""
    playable = frozenset(card for card in now.hands[now.asked] if may_lay(now, now.asked, card))
    return playable | {"draw"} if may_draw(now, now.asked) else playable


def having_drawn(now: Round) -> frozenset[str]:
    """After a draw only the drawn card may be laid; it may be kept unless it must be laid. (E15, Q82, X16)"""
    assert now.drawn is not None
    return frozenset({now.drawn} if now.must else {now.drawn, "keep"})


def any_color(_: Round) -> frozenset[str]:
    """Any color may be named, the present one included. (I1)"""
    return frozenset(COLORS)


def under_a_draw_card(now: Round) -> frozenset[str]:
    """Draw the cards, stack another, or doubt a Draw Four that may be a bluff. (J15, X14, X30)"""
    answers = cards_to_stack(now, now.asked) | {"accept"}
    if now.discard[-1] == DRAW_FOUR and now.settings.bluff == "allowed":
        return answers | {"challenge"}
    return answers


def a_color_to_give(now: Round) -> frozenset[str]:
    """What the booklet lets the giver choose. (K1, K2, K3)"""
    return colors_to_give(now, now.asked)


def a_card_to_give(now: Round) -> frozenset[str]:
    """The giver decides which card of the color goes next. (Q45)"""
    assert now.give is not None
    return frozenset(cards_of(now, now.asked, now.give))


def an_opponent(now: Round) -> frozenset[str]:
    """Any other seat. (K13, K16, Q66, X39)"""
    return frozenset(f"@{seat}" for seat in range(now.players) if seat != now.asked)


def a_foe(now: Round) -> frozenset[str]:
    """Any opponent, or none where fighting is a choice. (K16, K17, K18)"""
    return an_opponent(now) | {"none"} if now.settings.battle == "may" else an_opponent(now)


def a_card_to_fight_with(now: Round) -> frozenset[str]:
    """Any card of the own hand. (K19, Q65)"""
    return frozenset(now.hands[now.asked])


ANSWERS = {
    TURN: on_turn,
    DRAWN: having_drawn,
    COLOR: any_color,
    CHALLENGE: under_a_draw_card,
    GIVE_COLOR: a_color_to_give,
    GIVE_CARD: a_card_to_give,
    SHARE: an_opponent,
    SWAP: an_opponent,
    FOE: a_foe,
    FIGHT: a_card_to_fight_with,
}
