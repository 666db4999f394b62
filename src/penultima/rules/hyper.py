"""Hyper Speed: while its color is played, each card of it skips the next player."""

from penultima.rules.cards import NO_COLOR
from penultima.rules.events import EventCode, EventLog, emit
from penultima.rules.state import NOBODY, State
from penultima.runtime import compiled


@compiled
def clear(state: State) -> None:
    """No color is hyper."""
    state.hyper = NO_COLOR


@compiled
def ignite(state: State, color: int, log: EventLog) -> None:
    """A Hyper card sets the color, in place of any before it. (K29 K30, Q76)"""
    state.hyper = color
    emit(log, EventCode.HYPER, NOBODY, color)


@compiled
def burn_out(state: State, color: int, log: EventLog) -> None:
    """Another color ends it, whoever plays it. (K31 K33, Q75 Q78 Q79)"""
    if state.hyper != NO_COLOR and state.hyper != color:
        state.hyper = NO_COLOR
        emit(log, EventCode.HYPER, NOBODY, NO_COLOR)


@compiled
def hurries(state: State, color: int) -> bool:
    """Does a card of this color, one of the four, skip the next player? (K30)"""
    return state.hyper == color
