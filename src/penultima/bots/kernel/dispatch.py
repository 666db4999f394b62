"""Making a move as one function of its own: the rules' dispatch is large, so it is compiled once here and not into
every function that plays moves."""

from penultima.rules import turn
from penultima.rules.events import EventLog
from penultima.rules.state import State
from penultima.runtime import compiled


@compiled
def apply_move(state: State, seat: int, move: int, log: EventLog) -> None:
    """Carry out a legal move."""
    turn.act(state, seat, move, log)
