"""What the layers above call. A table is an array of states; its first element is the game in question.

    deal · legal · why_not · apply · view · points · gentlest

Every entry point is compiled once, runs without the GIL and allocates nothing, a shuffle apart. `apply` refuses with
a reason code and changes nothing.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.rules import deal as dealing
from penultima.rules import gentle, refusal, score
from penultima.rules import legal as legality
from penultima.rules.reasons import Reason
from penultima.rules.record import Listener, Table, entry, state_at
from penultima.rules.turn import act
from penultima.rules.view import hide_secrets


@entry
def deal(table: Table, log: Listener) -> None:
    """Shuffle and deal a round; rules, players, dealer and key must be set."""
    ear = state_at(log, 0)
    ear.used = 0
    dealing.deal(state_at(table, 0), ear)


@entry
def deal_out(table: Table, log: Listener) -> None:
    """Deal from the pile as it lies."""
    ear = state_at(log, 0)
    ear.used = 0
    dealing.deal_out(state_at(table, 0), ear)


@entry
def clear(table: Table) -> None:
    """An empty table, and the whole deck in kind order as its draw pile."""
    state = state_at(table, 0)
    dealing.clear(state)
    dealing.stack_deck(state)


@entry
def legal(table: Table, seat: int, moves: NDArray[np.uint64]) -> None:
    """The seat's legal moves as two sets: cards, and the rest counted from `DRAW`."""
    state = state_at(table, 0)
    moves[0] = legality.legal_cards(state, seat)
    moves[1] = legality.legal_acts(state, seat)


@entry
def why_not(table: Table, seat: int, move: int) -> int:
    """The reason why the move would be refused, or FINE."""
    return refusal.why_not(state_at(table, 0), seat, move).value


@entry
def apply(table: Table, seat: int, move: int, log: Listener) -> int:
    """Make a move; the log tells what happened. An illegal move returns its reason and changes nothing."""
    state, ear = state_at(table, 0), state_at(log, 0)
    ear.used = 0
    reason = refusal.why_not(state, seat, move)
    if reason == Reason.FINE:
        act(state, seat, move, ear)
    return reason.value


@entry
def view(table: Table, seat: int, out: Table) -> None:
    """Write what the seat may know into `out`; the spectator is seat -1."""
    out[0] = table[0]
    hide_secrets(state_at(out, 0), seat)


@entry
def points(table: Table, out: NDArray[np.int32]) -> None:
    """The points left in each hand."""
    state = state_at(table, 0)
    for seat in range(state.players):
        out[seat] = score.hand_points(state, seat)


@entry
def gentlest(table: Table) -> int:
    """The gentlest legal move of the asked seat, or -1 when the round is over."""
    return gentle.gentlest(state_at(table, 0))
