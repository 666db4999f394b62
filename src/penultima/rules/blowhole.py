"""Blowhole's Revenge: four cards off the draw pile, shared out among the opponents."""

from penultima.rules.events import EventCode, EventLog, emit_with_card
from penultima.rules.moves import CHOOSE
from penultima.rules.piles import ask, can_draw, fullest_hand, receive, take_top
from penultima.rules.state import Phase, State
from penultima.runtime import compiled


@compiled
def clear(state: State) -> None:
    """Nothing is being shared out."""
    state.shares = 0


@compiled
def ask_share(state: State, seat: int) -> None:
    """While cards are left to share and to draw, the next share is asked; then the color. (K14, Q69, X20)"""
    if state.shares > 0 and can_draw(state):
        ask(state, Phase.SHARE, seat)
    else:
        state.shares = 0
        ask(state, Phase.COLOR, seat)


@compiled
def begin(state: State, seat: int) -> None:
    """Four cards are to be given away. (K12 K13)"""
    state.shares = 4
    ask_share(state, seat)


@compiled
def share(state: State, seat: int, recipient: int, log: EventLog) -> None:
    """An opponent gets the top card of the draw pile, unseen by the giver. (K13, Q66 Q67)"""
    kind = take_top(state, log)
    receive(state, recipient, kind)
    emit_with_card(log, EventCode.SHARED, seat, recipient, kind)
    state.shares -= 1
    ask_share(state, seat)


@compiled
def gentlest(state: State, seat: int) -> int:
    """The opponent with the most cards gets it."""
    return CHOOSE + fullest_hand(state, seat)
