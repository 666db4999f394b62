"""Rounds that a seat cannot tell from the one it plays."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from penultima.bots.search_bot import determinize
from penultima.errors import RulesError
from penultima.game.card import COLOR_NAMES, Card
from penultima.game.codec import read_hand, read_moves
from penultima.game.round import Round
from penultima.rules import engine
from penultima.rules.cards import DRAW_FOUR
from penultima.rules.state import Phase, copy_states

if TYPE_CHECKING:
    from penultima.game.view import View
    from penultima.rules.record import States

TRIES = 200
"""Samples of which at least one leaves the asked seat something to do."""


def possible_round(view: View, seed: int = 0) -> Round:
    """A round that this seat cannot tell from the true one, to be played on: the cards that it does not see are drawn
    at random from those that its knowledge leaves open, a likely hand more often than an unlikely one.

    >>> from penultima import Round
    >>> mine = Round("classic/en", players=3, seed=5).view(0)
    >>> possible_round(mine, seed=1).view(0) == mine
    True
    """
    if view.seat is None or view.over:
        raise RulesError("only a seat holds rounds possible, and none after the end")
    dice = Random(seed)
    for attempt in range(TRIES):
        states = determinize(view, seed if attempt == 0 else dice.getrandbits(60))
        if _decision_is_complete(view, states, dice):
            round = Round.resumed(view.rules, states, opening=(), events=view.events, moves=())
            round.arranged_position = round.position
            return round
    raise RulesError("no round was found that fits what this seat knows")


def _decision_is_complete(view: View, states: States, dice: Random) -> bool:
    """Fill in what only the asked seat knows of its own decision; has it something to decide then?"""
    if view.turn is None or view.turn == view.seat:
        return True
    if view.phase is Phase.DRAWN:
        return _has_drawn(view, states, dice)
    if view.phase is Phase.GIVE_CARD:
        states["giving"] = _given_color(view, states, dice)
    return bool(_legal(states, view.turn))


def _legal(states: States, seat: int) -> list[int]:
    """The codes of all that a seat may do."""
    sets = np.zeros(2, np.uint64)
    engine.legal(states, seat, sets)
    return [move.code for move in read_moves(sets)]


def _has_drawn(view: View, states: States, dice: Random) -> bool:
    """One of the hand's cards that fit is the one just drawn: only then is anything asked. (E11 E12)"""
    assert view.turn is not None
    before = copy_states(states)
    before["phase"] = Phase.TURN
    hand = read_hand(states["hands"][0, view.turn])
    fitting = [card for card in hand if card.code in _legal(before, view.turn)]
    if not fitting:
        return False
    drawn = dice.choice(fitting)
    had = len(fitting) > 1
    must = view.rules["forced_play"] or view.rules["free_draw" if had else "forced_draw"]
    bluff = drawn.code == DRAW_FOUR and engine.would_be_bluff(before, view.turn)
    states["drawn"], states["must_lay"] = drawn.code, int(bool(must) and not bluff)
    return True


def _given_color(view: View, states: States, dice: Random) -> int:
    """The color that is given away: whoever was given a card of it knows it. (K4)"""
    for event in reversed(view.events):
        if event.name == "laid":
            break
        if event.name == "gave" and event.cards and event.cards[0].color is not None:
            return COLOR_NAMES.index(event.cards[0].color)
    held: list[Card] = [card for card in read_hand(states["hands"][0, view.turn]) if card.color is not None]
    return COLOR_NAMES.index(str(dice.choice(held).color)) if held else 0
