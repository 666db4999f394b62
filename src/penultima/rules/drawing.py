"""Drawing on one's turn: one card, or until one fits; laid, kept, or nothing left to draw."""

from penultima.rules.calls import turn_begins, turn_played
from penultima.rules.cards import DRAW_FOUR, NO_CARD, has
from penultima.rules.events import Happening, Log, Why, tell, tell_drawn
from penultima.rules.matching import must_draw, playable, would_be_bluff
from penultima.rules.record import compiled, hot
from penultima.rules.settings import Draw, Drawn, OffOn
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.table import after, ask, begin_turn, end_round, receive, take_top

CIRCLES = 4
"""Reshuffles for each player with no hand changed, after which a round is going in circles. (X44)"""


@hot
def draw(state: State, seat: int, log: Log) -> None:
    """Take one card; if it can be laid, it may (or must) be. (E8 E10 E11 E13 E14 E15 E20)"""
    if state.circles >= CIRCLES * state.players:
        block(state, log)
        return
    must = state.rules.free_draw == Drawn.MUST or state.rules.forced_play == OffOn.ON
    if state.rules.forced_draw != state.rules.free_draw and must_draw(state, seat):
        must = state.rules.forced_draw == Drawn.MUST or state.rules.forced_play == OffOn.ON
    turn_begins(state, seat)
    kind = draw_on_turn(state, seat, log)
    if kind == NO_CARD:
        pass_empty(state, seat, log)
        return
    if has(playable(state, seat), kind):
        state.drawn = kind
        bluff = kind == DRAW_FOUR and would_be_bluff(state, seat)
        state.must = 1 if must and not bluff else 0
        state.touched = 0
        ask(state, Phase.DRAWN, seat)
    else:
        state.circles = 0
        turn_played(state)
        begin_turn(state, after(state, seat))


@hot
def draw_on_turn(state: State, seat: int, log: Log) -> int:
    """One card, or by house rule cards until one can be laid; the last one drawn, if any. (E8, X42)"""
    last = NO_CARD
    got = 0
    circles = 0
    while True:
        kind = take_top(state, log)
        if kind == NO_CARD:
            break
        circles = state.circles
        receive(state, seat, kind)
        log.passing[got] = kind
        got += 1
        last = kind
        if state.rules.draw == Draw.ONE or has(playable(state, seat), kind):
            break
    if got == 1:
        state.circles = circles
    tell_drawn(log, seat, Why.TURN, got)
    return last


@compiled
def pass_empty(state: State, seat: int, log: Log) -> None:
    """Nothing left to draw: the turn passes; when all seats in a row find nothing, the round is blocked. (Q18, X17)"""
    turn_played(state)
    state.empty += 1
    tell(log, Happening.PASSED, seat, NOBODY)
    if state.empty < state.players:
        begin_turn(state, after(state, seat))
    else:
        block(state, log)


@compiled
def block(state: State, log: Log) -> None:
    """Nobody can go on: the round ends without a winner. (Q18, X17 X44)"""
    end_round(state, NOBODY)
    tell(log, Happening.BLOCKED, NOBODY, NOBODY)


@compiled
def keep(state: State, seat: int, log: Log) -> None:
    """The drawn card stays in the hand. (E13)"""
    turn_played(state)
    state.drawn = NO_CARD
    state.circles = 0
    tell(log, Happening.KEPT, seat, NOBODY)
    begin_turn(state, after(state, seat))
