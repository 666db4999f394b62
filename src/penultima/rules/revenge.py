"""Blowhole's Revenge: four cards off the draw pile, shared out among the opponents."""

from penultima.rules.events import Happening, Log, tell_of
from penultima.rules.record import compiled
from penultima.rules.state import Phase, State
from penultima.rules.table import ask, can_draw, receive, take_top


@compiled
def ask_share(state: State, seat: int) -> None:
    """While cards are left to share and to draw, the next share is asked; then the color. (K14, Q69, X20)"""
    if state.shares > 0 and can_draw(state):
        ask(state, Phase.SHARE, seat)
    else:
        state.shares = 0
        ask(state, Phase.COLOR, seat)


@compiled
def take_revenge(state: State, seat: int) -> None:
    """Four cards are to be given away. (K12 K13)"""
    state.shares = 4
    ask_share(state, seat)


@compiled
def share(state: State, seat: int, to: int, log: Log) -> None:
    """An opponent gets the top card of the draw pile, unseen by the giver. (K13, Q66 Q67)"""
    kind = take_top(state, log)
    receive(state, to, kind)
    tell_of(log, Happening.SHARED, seat, to, kind)
    state.shares -= 1
    ask_share(state, seat)
