"""Drawing on one's turn: one card, or until one fits; laid, kept, or nothing left to draw."""

from penultima.rules.calls import turn_begins, turn_played
from penultima.rules.cards import DRAW_FOUR, NO_CARD, has
from penultima.rules.events import DrawReason, EventCode, EventLog, emit, emit_drawn
from penultima.rules.matching import must_draw, playable, would_be_bluff
from penultima.rules.piles import ask, begin_turn, end_round, next_seat, receive, take_top
from penultima.rules.settings import Draw, DrawnCard, OffOn
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, inlined, rare

STALE_LIMIT = 4
"""Reshuffles for each player, with no hand changed and nobody able to do otherwise, after which a round is going in
circles. (X44)"""


@inlined
def draw(state: State, seat: int, log: EventLog) -> None:
    """Take one card; if it can be laid, it may (or must) be. (E8 E10 E11 E13 E14 E15 E20)"""
    stuck = (state.stale_reshuffles > 0 or state.draw_size == 0) and must_draw(state, seat)
    if stuck and state.stale_reshuffles >= STALE_LIMIT * state.players:
        block(state, log)
        return
    must = state.rules.free_draw == DrawnCard.MUST or state.rules.forced_play == OffOn.ON
    if state.rules.forced_draw != state.rules.free_draw and must_draw(state, seat):
        must = state.rules.forced_draw == DrawnCard.MUST or state.rules.forced_play == OffOn.ON
    turn_begins(state, seat)
    kind = draw_on_turn(state, seat, log)
    if not stuck:
        state.stale_reshuffles = 0
    if kind == NO_CARD:
        pass_empty(state, seat, log)
        return
    if has(playable(state, seat), kind):
        state.drawn = kind
        bluff = kind == DRAW_FOUR and would_be_bluff(state, seat)
        state.must_lay = 1 if must and not bluff else 0
        state.touched = 0
        ask(state, Phase.DRAWN, seat)
    else:
        state.stale_reshuffles = 0
        turn_played(state)
        begin_turn(state, next_seat(state, seat))


@inlined
def draw_on_turn(state: State, seat: int, log: EventLog) -> int:
    """One card, or by house rule cards until one can be laid; the last one drawn, if any. (E8, X42)"""
    if state.rules.draw != Draw.ONE:
        return draw_until_one_fits(state, seat, log)
    kind = take_top(state, log)
    if kind != NO_CARD:
        stale = state.stale_reshuffles
        receive(state, seat, kind)
        state.stale_reshuffles = stale
        log.passing[0] = kind
        emit_drawn(log, seat, DrawReason.TURN, 1)
    return kind


@rare
def draw_until_one_fits(state: State, seat: int, log: EventLog) -> int:
    """House rule: cards until one can be laid, or there are no more; the last one drawn, if any. (X42)"""
    last = NO_CARD
    got = 0
    stale = 0
    while True:
        kind = take_top(state, log)
        if kind == NO_CARD:
            break
        stale = state.stale_reshuffles
        receive(state, seat, kind)
        log.passing[got] = kind
        got += 1
        last = kind
        if has(playable(state, seat), kind):
            break
    if got == 1:
        state.stale_reshuffles = stale
    emit_drawn(log, seat, DrawReason.TURN, got)
    return last


@rare
def pass_empty(state: State, seat: int, log: EventLog) -> None:
    """Nothing left to draw: the turn passes; when all seats in a row find nothing, the round is blocked. (Q18, X17)"""
    turn_played(state)
    state.empty_draws += 1
    emit(log, EventCode.PASSED, seat, NOBODY)
    if state.empty_draws < state.players:
        begin_turn(state, next_seat(state, seat))
    else:
        block(state, log)


@rare
def block(state: State, log: EventLog) -> None:
    """Nobody can go on: the round ends without a winner. (Q18, X17 X44)"""
    end_round(state, NOBODY)
    emit(log, EventCode.BLOCKED, NOBODY, NOBODY)


@compiled
def keep(state: State, seat: int, log: EventLog) -> None:
    """The drawn card stays in the hand. (E13)"""
    turn_played(state)
    state.drawn = NO_CARD
    state.stale_reshuffles = 0
    emit(log, EventCode.KEPT, seat, NOBODY)
    begin_turn(state, next_seat(state, seat))
