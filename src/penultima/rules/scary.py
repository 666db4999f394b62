"""Scary: give away all cards of one color, one to each player round the table."""

from penultima.rules.cards import COLORED, EMPTY, NO_COLOR, SAME_COLOR
from penultima.rules.events import Happening, Log, tell_of
from penultima.rules.moves import NAME, NONE
from penultima.rules.record import compiled
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.table import ask, beside, go_out, part_with, receive


@compiled
def scare(state: State, seat: int) -> None:
    """Who holds a colored card is asked which color to give away. (K1 K2 K3, Q49, X18)"""
    if (state.held[seat] & COLORED) == EMPTY:
        ask(state, Phase.COLOR, seat)
    else:
        ask(state, Phase.GIVE_COLOR, seat)


@compiled
def next_recipient(state: State, giver: int, seat: int) -> int:
    """Round the table in the booklet's direction, the giver left out. (K4 K5, Q46 Q47)"""
    seat = beside(state, seat, int(state.rules.scary_round))
    if seat == giver:
        seat = beside(state, seat, int(state.rules.scary_round))
    return seat


@compiled
def choose_gift(state: State, seat: int, move: int) -> None:
    """The color is chosen; one that is not held gives nothing. (K3, X19)"""
    if move == NONE or (state.held[seat] & SAME_COLOR[move - NAME]) == EMPTY:
        ask(state, Phase.COLOR, seat)
        return
    state.give = move - NAME
    state.to = next_recipient(state, seat, seat)
    ask(state, Phase.GIVE_CARD, seat)


@compiled
def give(state: State, seat: int, kind: int, log: Log) -> None:
    """One card to the next player; giving the last card away wins. (K4 K6, Q45 Q48 Q51)"""
    part_with(state, seat, kind)
    receive(state, state.to, kind)
    tell_of(log, Happening.GAVE, seat, state.to, kind)
    if (state.held[seat] & SAME_COLOR[state.give]) != EMPTY:
        state.to = next_recipient(state, seat, state.to)
        return
    state.give = NO_COLOR
    state.to = NOBODY
    if state.sizes[seat] == 0:
        go_out(state, seat, log)
    else:
        ask(state, Phase.COLOR, seat)
