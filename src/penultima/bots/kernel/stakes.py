"""What the end of a round is worth to a seat: the round itself, or what it does for the match.

A match for points is seen as a race: every player wins rounds at the same rate and needs a number of them that his
points still leave open. A low-score match is seen from where the scores stand: a point of one's own costs, a point of
another's gains, the more the closer the two are.

Sums are made one by one in a fixed order: the same scores give the same bits on every machine.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.arithmetic import exponential, logarithm
from penultima.bots.kernel.search import LOW, STAKES, STEP, STEPS
from penultima.rules.match import Scores
from penultima.rules.moves import SEATS
from penultima.rules.settings import MatchKind
from penultima.runtime import compiled, entry, scratch

Curve = NDArray[np.float64]

A_HAND = 45.0
"""Points that a loser's hand holds on average, and how far it scatters, between careful players in all editions."""
SCATTER = 40.0
MOMENTS = 400
"""How finely the race is followed."""

new_curve = scratch(np.float64, MOMENTS)
new_curves = scratch(np.float64, SEATS * MOMENTS)
new_scores = scratch(np.float64, SEATS)


@compiled
def rounds_needed(points: float, players: int) -> float:
    """How many rounds a player must win to make so many points; half a round is lost by going over the target."""
    return points / (A_HAND * (players - 1)) + 0.5


@compiled
def finishing(rounds: float, span: float, logs: Curve, out: Curve) -> float:
    """How likely it is to have won so many rounds at each moment, not before: a gamma distribution but for a factor.
    Returns the sum of it. Exponents stay below 420 with any target that there is."""
    total = 0.0
    for i in range(MOMENTS):
        out[i] = exponential((rounds - 1.0) * logs[i] - span * (i + 1))
        total += out[i]
    return total


@compiled
def unfinished(total: float, reached: float, now: float) -> float:
    """How likely it is that a player is not there yet; a tie of two moments counts half."""
    return (total - reached) + now / 2.0


@compiled
def follow_race(needed: float, logs: Curve) -> float:
    """The time from one moment to the next in a race in which the last one needs so many rounds; and the logarithm of
    each moment."""
    span = (needed + 6.0 * np.sqrt(needed) + 6.0) / MOMENTS
    for i in range(MOMENTS):
        logs[i] = logarithm(span * (i + 1))
    return span


@compiled
def points_stakes(target: int, players: int, scores: Curve, out: Curve) -> None:
    """The chance to win the match after each winner's points, in steps."""
    logs, mine, then, others, waits = new_curve(), new_curve(), new_curve(), new_curve(), new_curves()
    most = whole = 0.0
    for player in range(players):
        scores[player] = max(target - scores[player], 0.0)  # the points that are missing
        most = max(most, scores[player])
    span = follow_race(rounds_needed(most, players), logs)
    for player in range(players - 1, -1, -1):  # one's own curve last: it is needed again
        whole = finishing(rounds_needed(scores[player], players), span, logs, mine)
        reached = 0.0
        for i in range(MOMENTS):
            reached += mine[i]
            waits[player * MOMENTS + i] = unfinished(whole, reached, mine[i]) / whole
    for winner in range(players):
        for i in range(MOMENTS):
            others[i] = 1.0 if winner == 0 else mine[i] / whole
            for player in range(1, players):
                if player != winner:
                    others[i] *= waits[player * MOMENTS + i]
        for step in range(STEPS):
            missing = scores[winner] - step * STEP
            worth = 1.0 if winner == 0 else 0.0
            if missing > 0.0:
                total = finishing(rounds_needed(missing, players), span, logs, then)
                worth = reached = 0.0
                for i in range(MOMENTS):
                    reached += then[i]
                    worth += others[i] * (then[i] if winner == 0 else unfinished(total, reached, then[i]))
                worth /= total
            out[winner * STEPS + step] = worth


@compiled
def low_stakes(target: int, players: int, scores: Curve, out: Curve) -> None:
    """What a point in each hand is worth: how much it moves the chance to end lowest."""
    most = 0.0
    for player in range(players):
        most = max(most, scores[player])
    spread = SCATTER * np.sqrt(max(target - most, 0.0) / A_HAND + 0.5)
    total = 0.0
    for player in range(players):
        out[LOW + 1 + player] = exponential(-scores[player] / spread)
        total += out[LOW + 1 + player]
    mine = out[LOW + 1] / total
    for player in range(players):
        out[LOW + 1 + player] *= mine / total / spread
    out[LOW + 1] -= mine / spread
    out[LOW] = 1.0


@entry
def match_stakes(kind: int, target: int, players: int, seat: int, scores: Scores, out: Curve) -> None:
    """What the end of the round is worth to a seat in a match of this kind, given the scores before the round.

    `out` has room for `STAKES` numbers, which `continue_search` reads. Between fewer than two, only the round counts.
    """
    only_this = kind == MatchKind.ROUND or players < 2
    for i in range(STAKES):
        out[i] = 1.0 if only_this and i < STEPS else 0.0
    if only_this:
        return
    turned = new_scores()
    for player in range(players):
        turned[player] = float(scores[(seat + player) % players])
    if kind == MatchKind.LOW:
        low_stakes(target, players, turned, out)
    else:
        points_stakes(target, players, turned, out)
