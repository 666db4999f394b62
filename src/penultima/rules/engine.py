"""What the layers above call. Rounds come as an array of states; its first element is the round in question.

    deal · legal · why_not · apply · make_move · view · all_views · points · gentlest · who_may_speak · calls_open
    · would_be_bluff · hide_cards

Every entry point is compiled once, runs without the GIL and allocates nothing, a shuffle apart. `apply` and `make_move`
refuse with a reason code and change nothing of the round.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.rules import asking, calls, events, matching, refusal, score
from penultima.rules import deal as dealing
from penultima.rules import gentlest as gentle
from penultima.rules import legal as legality
from penultima.rules.asking import Cursors
from penultima.rules.events import EventLog
from penultima.rules.played_round import PlayedRounds
from penultima.rules.reasons import Reason
from penultima.rules.record import EventLogs, States
from penultima.rules.state import NOBODY, State
from penultima.rules.turn import act
from penultima.rules.view import hide_secrets
from penultima.runtime import compiled, entry, record_at


@entry
def deal(states: States, logs: EventLogs) -> None:
    """Shuffle and deal a round; rules, players, dealer and key must be set."""
    log = record_at(logs, 0)
    log.used = 0
    dealing.deal(record_at(states, 0), log)


@entry
def deal_out(states: States, logs: EventLogs) -> None:
    """Deal from the pile as it lies."""
    log = record_at(logs, 0)
    log.used = 0
    dealing.deal_out(record_at(states, 0), log)


@entry
def clear(states: States) -> None:
    """An empty table, and the whole deck in kind order as its draw pile."""
    state = record_at(states, 0)
    dealing.clear(state)
    dealing.stack_deck(state)


@entry
def legal(states: States, seat: int, moves: NDArray[np.uint64]) -> None:
    """The seat's legal moves as two sets: cards, and the rest counted from `DRAW`."""
    state = record_at(states, 0)
    moves[0] = legality.legal_cards(state, seat)
    moves[1] = legality.legal_acts(state, seat)


@entry
def why_not(states: States, seat: int, move: int) -> int:
    """The reason why the move would be refused, or FINE."""
    return refusal.why_not(record_at(states, 0), seat, move).value


@compiled
def attempt(state: State, seat: int, move: int, log: EventLog) -> Reason:
    """Make a move if it is legal; if not, say why not and change nothing of the round."""
    log.used = 0
    reason = refusal.why_not(state, seat, move)
    if reason == Reason.FINE:
        act(state, seat, move, log)
    return reason


@entry
def apply(states: States, seat: int, move: int, logs: EventLogs) -> int:
    """Make a move; the log tells what happened. An illegal move returns its reason and changes nothing."""
    return attempt(record_at(states, 0), seat, move, record_at(logs, 0)).value


@entry
def make_move(rounds: PlayedRounds, seat: int, move: int) -> int:
    """`apply`, then `legal` for the seat that is asked next, in one call: from Python a call costs more than a move.

    An illegal move returns its reason, and changes neither the round nor its legal moves.
    """
    played = record_at(rounds, 0)
    state = played.state
    reason = attempt(state, seat, move, played.log)
    if reason == Reason.FINE:
        played.cards = legality.legal_cards(state, state.asked)
        played.acts = legality.legal_acts(state, state.asked)
    return reason.value


@entry
def view(states: States, seat: int, out: States) -> None:
    """Write what the seat may know into `out`; the spectator is seat -1."""
    out[0] = states[0]
    hide_secrets(record_at(out, 0), seat)


@entry
def all_views(states: States, views: States, sets: NDArray[np.uint64]) -> None:
    """`view` for every seat and last for the spectator, and `legal` for every seat, from nothing but its view, in one
    call: `views` has room for one more than there are players, `sets` for two of each player."""
    players = record_at(states, 0).players
    for seat in range(players + 1):
        views[seat] = states[0]
        shown = record_at(views, seat)
        if seat == players:
            hide_secrets(shown, NOBODY)
        else:
            hide_secrets(shown, seat)
            sets[2 * seat] = legality.legal_cards(shown, seat)
            sets[2 * seat + 1] = legality.legal_acts(shown, seat)


@entry
def points(states: States, out: NDArray[np.int32]) -> None:
    """The points left in each hand."""
    state = record_at(states, 0)
    for seat in range(state.players):
        out[seat] = score.hand_points(state, seat)


@entry
def gentlest(states: States) -> int:
    """The gentlest legal move of the asked seat, or -1 when the round is over."""
    return gentle.gentlest(record_at(states, 0))


@entry
def who_may_speak(states: States, cursors: Cursors, stages: NDArray[np.int8], seats: NDArray[np.int8]) -> int:
    """Everybody who has a choice now and why (`asking.Stage`), in the order they are asked; how many there are."""
    return asking.speakers(record_at(states, 0), record_at(cursors, 0), stages, seats)


@entry
def calls_open(states: States) -> bool:
    """May UNO be said and caught now?"""
    return calls.calls_are_open(record_at(states, 0))


@entry
def would_be_bluff(states: States, seat: int) -> bool:
    """Would a Draw Four that this seat lays now be a bluff?"""
    return matching.would_be_bluff(record_at(states, 0), seat)


@entry
def hide_cards(logs: EventLogs, viewer: int) -> None:
    """Blank the cards of a log that this seat may not see; the spectator is seat -1."""
    events.hide_cards(record_at(logs, 0), viewer)
