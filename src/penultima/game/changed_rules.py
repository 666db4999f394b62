"""Where a match that was played by older rules comes to a ruling that has changed since.

Up to there both play the same. Each change is recognized by what it did: a pass that is refused today, a winner of a
battle who draws, a round that was blocked and is not any more.
"""

from __future__ import annotations

from collections.abc import Sequence

from penultima.errors import RecordError
from penultima.game.event import Event
from penultima.game.move import Move
from penultima.game.round import Round
from penultima.rules.drawing import STALE_LIMIT
from penultima.rules.moves import DRAW
from penultima.rules.reasons import Reason
from penultima.rules.version import DRAW_IS_NO_PASS, STALLING_DOES_NOT_BLOCK, WINNER_DRAWS_FIRST, RuleChange


class RuleChangedError(RecordError):
    """A record goes on by a rule that has changed since it was made: in this round, after so many moves."""

    def __init__(self, change: RuleChange, round: int, moves: int) -> None:
        rules = ", ".join(change.ids)
        text = (
            f"rule {rules} has changed on {change.since}: from move {moves + 1} of round {round + 1} on it was played"
        )
        facts = {"rules": rules, "since": change.since, "round": str(round + 1), "move": str(moves + 1)}
        super().__init__(f"{text} otherwise", "record-rule-changed", **facts)
        self.change, self.round, self.moves = change, round, moves


def changed_before(round: Round, seat: int, move: Move, *, blocked: bool) -> RuleChange | None:
    """The rule by which a move is refused today, or by which it no longer ends a round that it `blocked`."""
    if move.code != DRAW:
        return None
    if round.why_not(move, seat) == Reason.NOTHING_TO_DRAW:
        return DRAW_IS_NO_PASS
    if blocked and int(round.states["reshuffles"][0]) >= STALE_LIMIT * round.players:
        again = round.copy()
        again.play(move, seat)
        return None if again.over else STALLING_DOES_NOT_BLOCK
    return None


def changed_by(events: Sequence[Event]) -> RuleChange | None:
    """The rule by which a move has done something else today than before."""
    winners = {event.seat for event in events if event.name == "won_battle"}
    if any(event.name == "drew" and event.word == "battle" and event.seat in winners for event in events):
        return WINNER_DRAWS_FIRST
    return None
