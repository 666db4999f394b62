"""What a move does: the only dispatch."""

from penultima.rules.battle import call_out, choose_foe, fight
from penultima.rules.calls import catch, duties_arise, say_uno, turn_begins, turn_played
from penultima.rules.cards import COLOR_OF, DRAW_FOUR, NO_CARD, SPECIAL, WILD, has
from penultima.rules.effects import challenge, colored_card, name_color, still_drawn, suffer
from penultima.rules.events import Happening, Log, Why, tell, tell_drawn, tell_of
from penultima.rules.hyper import burn_out
from penultima.rules.matching import must_draw, playable, was_bluff, would_be_bluff
from penultima.rules.moves import ACCEPT, CATCH, CHALLENGE, CHOOSE, DRAW, KEEP, NAME, UNO
from penultima.rules.record import compiled, hot
from penultima.rules.revenge import share, take_revenge
from penultima.rules.scary import choose_gift, give, scare
from penultima.rules.settings import Draw, Drawn, OffOn, Special, YesNo
from penultima.rules.stacking import pile_up
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.swaps import is_seven, is_zero, pass_on, swap
from penultima.rules.table import (
    after,
    ask,
    begin_turn,
    discard,
    end_round,
    go_out,
    part_with,
    receive,
    take_top,
    top_card,
)

CIRCLES = 4
"""Reshuffles for each player with no hand changed, after which a round is going in circles. (X44)"""


@hot
def lay(state: State, seat: int, kind: int, log: Log) -> None:
    """A card is laid: it moves to the pile, its effect runs, UNO becomes due, the next turn is set."""
    turn_begins(state, seat)
    turn_played(state)
    state.drawn = NO_CARD
    state.must = 0
    state.empty = 0
    state.touched = 0
    state.said = 0
    state.guilty = 0
    state.layer = seat
    circles = state.circles if state.phase == Phase.DRAWN else 0
    part_with(state, seat, kind)
    state.circles = circles
    discard(state, kind)
    pile_up(state, kind)
    tell_of(log, Happening.LAID if seat == state.asked else Happening.JUMPED_IN, seat, NOBODY, kind)
    if state.sizes[seat] == 0 and not (kind == SPECIAL and state.rules.special == Special.BATTLE):
        last_card(state, seat, kind, log)
    elif kind < WILD:
        state.color = COLOR_OF[kind]
        burn_out(state, state.color, log)
        lay_colored(state, seat, kind, log)
    else:
        state.breath = seat
        lay_colorless(state, seat, kind, log)


@hot
def lay_colored(state: State, seat: int, kind: int, log: Log) -> None:
    """A colored card acts at once; where the house plays them so, sevens and zeros move hands first. (X39 X40)"""
    if is_seven(state, kind):
        state.breath = seat
        ask(state, Phase.SWAP, seat)
        return
    if is_zero(state, kind):
        pass_on(state, log)
    finish_colored(state, kind, log)


@hot
def finish_colored(state: State, kind: int, log: Log) -> None:
    """Duties arise, then the card does what its face says."""
    duties_arise(state, log)
    colored_card(state, kind, log)


@compiled
def lay_colorless(state: State, seat: int, kind: int, log: Log) -> None:
    """A Wild asks for its color, a special first for its own choices; a Draw Four's guilt is fixed now. (Q21 Q29)"""
    if kind == SPECIAL and state.rules.special == Special.SCARY:
        scare(state, seat)
    elif kind == SPECIAL and state.rules.special == Special.BLOWHOLE:
        take_revenge(state, seat)
    elif kind == SPECIAL and state.rules.special == Special.BATTLE:
        call_out(state, seat, log)
    else:
        if kind == DRAW_FOUR and was_bluff(state, seat):
            state.guilty = 1
        ask(state, Phase.COLOR, seat)


@compiled
def last_card(state: State, seat: int, kind: int, log: Log) -> None:
    """The last card ends the round at once; only a Draw Two or Draw Four still acts. (M1 M5, Q40 Q41)"""
    if kind < WILD:
        state.color = COLOR_OF[kind]
    go_out(state, seat, log)
    if state.rules.last_draw == YesNo.YES:
        still_drawn(state, kind, log)
    state.pending = 0
    state.touched = 0


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


@compiled
def decide(state: State, seat: int, move: int, log: Log) -> None:
    """The answer to a question that is no turn."""
    phase = state.phase
    if phase == Phase.COLOR:
        name_color(state, seat, move - NAME, log)
    elif phase == Phase.CHALLENGE:
        if move == CHALLENGE:
            challenge(state, seat, log)
        elif move == ACCEPT:
            suffer(state, seat, 0, log)
        else:
            lay(state, seat, move, log)
    elif phase == Phase.GIVE_COLOR:
        choose_gift(state, seat, move)
    elif phase == Phase.GIVE_CARD:
        give(state, seat, move, log)
    elif phase == Phase.SHARE:
        share(state, seat, move - CHOOSE, log)
    elif phase == Phase.FOE:
        choose_foe(state, seat, move, log)
    elif phase == Phase.FIGHT:
        fight(state, seat, move, log)
    elif phase == Phase.SWAP:
        swap(state, seat, move - CHOOSE, log)
        finish_colored(state, top_card(state), log)


@hot
def act(state: State, seat: int, move: int, log: Log) -> None:
    """Carry out a legal move."""
    state.breath = NOBODY
    if move == UNO:
        say_uno(state, seat, log)
    elif move >= CATCH:
        catch(state, seat, move - CATCH, log)
    elif state.phase > Phase.DRAWN:
        decide(state, seat, move, log)
    elif move == DRAW:
        draw(state, seat, log)
    elif move == KEEP:
        keep(state, seat, log)
    else:
        lay(state, seat, move, log)
