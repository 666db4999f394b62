"""The rules' dispatch as one function: compiled once here, not into every mind that plays ahead."""

from penultima.rules import turn
from penultima.rules.events import Log
from penultima.rules.record import compiled
from penultima.rules.state import State


@compiled
def act(state: State, seat: int, move: int, log: Log) -> None:
    """Carry out a legal move."""
    turn.act(state, seat, move, log)
