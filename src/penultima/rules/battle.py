"""Battle: two players show a card each; the lower one loses and takes them all."""

from penultima.rules.cards import NO_CARD, VALUE
from penultima.rules.events import Happening, Log, Why, tell, tell_card, tell_of
from penultima.rules.moves import CHOOSE, NONE
from penultima.rules.record import compiled
from penultima.rules.settings import Fight
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.table import ask, draw_cards, go_out, part_with, receive


@compiled
def call_out(state: State, seat: int, log: Log) -> None:
    """The player chooses a foe; with no card left he first draws one, where he must fight. (K16 K18, X25)"""
    if state.sizes[seat] == 0 and state.rules.battle == Fight.MUST:
        draw_cards(state, seat, 1, Why.SHOW, log)
    ask(state, Phase.FOE, seat)


@compiled
def choose_foe(state: State, seat: int, move: int, log: Log) -> None:
    """A foe, or where fighting is a choice nobody: then it is a plain Wild, or the last card. (K17, X25)"""
    if move != NONE:
        state.foe = move - CHOOSE
        tell(log, Happening.FOE, seat, state.foe)
        step_up(state, log)
    elif state.sizes[seat] == 0:
        go_out(state, seat, log)
    else:
        ask(state, Phase.COLOR, seat)


@compiled
def find_a_card(state: State, seat: int, log: Log) -> bool:
    """Who must show and has no card draws one. (K22, Q58 Q59)"""
    if state.sizes[seat] == 0:
        draw_cards(state, seat, 1, Why.SHOW, log)
    return state.sizes[seat] > 0


@compiled
def step_up(state: State, log: Log) -> None:
    """The challenger shows first; who cannot has lost, unless the other cannot either. (K19, Q60, X21 X23)"""
    if find_a_card(state, state.layer, log):
        ask(state, Phase.FIGHT, state.layer)
    elif state.sizes[state.foe] > 0:
        settle(state, state.foe, state.layer, log)
    else:
        take_back(state, log)


@compiled
def answer(state: State, log: Log) -> None:
    """The challenged chooses; if he can show nothing the hidden card goes back and he has lost. (K19, X23)"""
    if find_a_card(state, state.foe, log):
        ask(state, Phase.FIGHT, state.foe)
        return
    receive(state, state.layer, state.hidden)
    state.hidden = NO_CARD
    settle(state, state.layer, state.foe, log)


@compiled
def fight(state: State, seat: int, kind: int, log: Log) -> None:
    """A card is chosen, hidden until both have chosen. (K19, Q65)"""
    part_with(state, seat, kind)
    tell(log, Happening.CHOSE, seat, NOBODY)
    if state.hidden == NO_CARD:
        state.hidden = kind
        answer(state, log)
    else:
        reveal(state, kind, log)


@compiled
def set_aside(state: State, seat: int, kind: int, log: Log) -> None:
    """A card is shown to all."""
    state.shown[state.shown_size] = kind
    state.shown_size += 1
    tell_of(log, Happening.REVEALED, seat, NOBODY, kind)


@compiled
def reveal(state: State, kind: int, log: Log) -> None:
    """Both cards at once: the lower loses, a symbol counts nothing, a tie is fought on. (K20 K21, Q61)"""
    mine = state.hidden
    state.hidden = NO_CARD
    set_aside(state, state.layer, mine, log)
    set_aside(state, state.foe, kind, log)
    if VALUE[mine] == VALUE[kind]:
        tell(log, Happening.TIED, NOBODY, NOBODY)
        step_up(state, log)
    elif VALUE[mine] > VALUE[kind]:
        settle(state, state.layer, state.foe, log)
    else:
        settle(state, state.foe, state.layer, log)


@compiled
def collect(state: State, seat: int, first: int, step: int, log: Log) -> None:
    """A seat takes shown cards into its hand."""
    if first >= state.shown_size:
        return
    tell(log, Happening.TOOK, seat, NOBODY)
    for i in range(first, state.shown_size, step):
        kind = int(state.shown[i])
        receive(state, seat, kind)
        tell_card(log, kind)


@compiled
def clear_shown(state: State) -> None:
    """Nothing lies between the battlers any more."""
    for i in range(state.shown_size):
        state.shown[i] = 0
    state.shown_size = 0


@compiled
def settle(state: State, winner: int, loser: int, log: Log) -> None:
    """The loser takes all shown cards and draws two; the winner names the color. (K22 K23 K24, X22 X24)"""
    tell(log, Happening.WON_BATTLE, winner, loser)
    collect(state, loser, 0, 1, log)
    clear_shown(state)
    draw_cards(state, loser, 2, Why.BATTLE, log)
    if state.sizes[winner] == 0:
        draw_cards(state, winner, 1, Why.BATTLE, log)
    if state.sizes[winner] == 0:
        leave(state, winner, log)
    elif state.sizes[loser] == 0:
        leave(state, loser, log)
    else:
        ask(state, Phase.COLOR, winner)


@compiled
def leave(state: State, seat: int, log: Log) -> None:
    """A battler whose hand stays empty because nothing can be drawn has gone out. (X24)"""
    state.foe = NOBODY
    go_out(state, seat, log)


@compiled
def take_back(state: State, log: Log) -> None:
    """Neither can show a card: each takes his own back and the challenger names the color. (Q60, X23)"""
    collect(state, state.layer, 0, 2, log)
    collect(state, state.foe, 1, 2, log)
    clear_shown(state)
    ask(state, Phase.COLOR, state.layer)
