"""What the end of a round is worth to a seat: the round itself, or what it does for the match.

A match for points is seen as a race: every player wins rounds at the same rate and needs a number of them that his
points still leave open. A low-score match is seen from where the scores stand: a point of one's own costs, a point of
another's gains, the more the closer the two are.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.search import LOW, STAKES, STEP, STEPS
from penultima.rules.settings import MatchKind

if TYPE_CHECKING:
    from penultima.game.view import View

Curve = NDArray[np.float64]

A_HAND = 45.0
"""Points that a loser's hand holds on average, and how far it scatters, between careful players in all editions."""
SCATTER = 40.0
MOMENTS = 400
"""How finely the race is followed."""


def stakes_of(view: View) -> Curve:
    """What the end of the round is worth to the view's seat, as `bots/kernel/search.py` reads it."""
    kind, me = view.rules["match"], view.seat or 0
    if view.scores is None or kind == MatchKind.ROUND:
        return round_stakes()
    scores = view.scores[me:] + view.scores[:me]
    target = view.rules["target"]
    return low_stakes(scores, target) if kind == MatchKind.LOW else points_stakes(scores, target)


def round_stakes() -> Curve:
    """Winning is all."""
    stakes = np.zeros(STAKES)
    stakes[:STEPS] = 1.0
    return stakes


def rounds_needed(points: float, players: int) -> float:
    """How many rounds a player must win to make so many points; half a round is lost by going over the target."""
    return points / (A_HAND * (players - 1)) + 0.5


def finishing(rounds: float, time: Curve) -> Curve:
    """The chance to have won so many rounds at each moment, not before (a gamma distribution)."""
    weight: Curve = np.exp((rounds - 1.0) * np.log(time) - time - math.lgamma(rounds))
    shares: Curve = weight / weight.sum()
    return shares


def unfinished(moments: Curve) -> Curve:
    """The chance that a player is not there yet; a tie of two moments counts half."""
    return 1.0 - np.cumsum(moments) + moments / 2


@lru_cache(maxsize=256)
def points_stakes(scores: tuple[int, ...], target: int) -> Curve:
    """The chance to win the match after each winner's points, in steps."""
    players = len(scores)
    needed = [rounds_needed(max(target - score, 0), players) for score in scores]
    end = max(needed) + 6.0 * math.sqrt(max(needed)) + 6.0
    time = np.linspace(end / MOMENTS, end, MOMENTS)
    mine, waits = finishing(needed[0], time), [unfinished(finishing(rounds, time)) for rounds in needed]
    stakes = np.zeros(STAKES)
    for winner, score in enumerate(scores):
        rest = [waits[seat] for seat in range(1, players) if seat != winner]
        others = np.prod(rest, axis=0) if rest else np.ones(MOMENTS)
        for step in range(STEPS):
            missing = target - score - step * STEP
            at = winner * STEPS + step
            if missing <= 0:
                stakes[at] = 1.0 if winner == 0 else 0.0
            else:
                then = finishing(rounds_needed(missing, players), time)
                stakes[at] = then @ others if winner == 0 else mine @ (others * unfinished(then))
    return stakes


@lru_cache(maxsize=256)
def low_stakes(scores: tuple[int, ...], target: int) -> Curve:
    """What a point in each hand is worth: how much it moves the chance to end lowest."""
    rounds_left = max(target - max(scores), 0) / A_HAND + 0.5
    spread = SCATTER * math.sqrt(rounds_left)
    pull = np.exp(-(np.array(scores) - min(scores)) / spread)
    chance = pull / pull.sum()
    stakes = np.zeros(STAKES)
    stakes[LOW] = 1.0
    stakes[LOW + 1 : LOW + 1 + len(scores)] = chance[0] * chance / spread
    stakes[LOW + 1] -= chance[0] / spread
    return stakes
