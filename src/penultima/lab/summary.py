"""What a run of rounds said, as data that can be kept, compared and shown."""

from __future__ import annotations

from dataclasses import dataclass

from penultima.lab.elo import Wins
from penultima.lab.intervals import Interval

BIN = 4
"""Turns in one bar of a histogram."""


@dataclass(frozen=True)
class Standing:
    """How a name did. Players of the same name are the same bot and count together, each as one player."""

    name: str
    players: int
    wins: int
    rate: Interval
    """Wins of one such player in a round."""
    points: Interval
    """Points of one such player in a round."""
    elo: Interval


@dataclass(frozen=True)
class Pair:
    """Two neighbors in rank: how much more often the better one wins, measured in the same deals."""

    better: str
    worse: str
    by: Interval
    apart: bool
    """The interval excludes that they are equal."""


@dataclass(frozen=True)
class Contest:
    """Who won: best first, with the comparison of each to the next."""

    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    wins: Wins


@dataclass(frozen=True)
class Length:
    """How long rounds were."""

    mean: Interval
    sd: float
    low: int
    """5 % are this short or shorter."""
    median: int
    high: int
    """95 % are this short or shorter."""
    histogram: tuple[int, ...]
    """Rounds of 0 to 3, 4 to 7, … (steps of `BIN`)."""


@dataclass(frozen=True)
class Laid:
    """What a kind of card did: how often it was laid, by whom, and how those fared who laid one."""

    rounds: Interval
    """Share of rounds in which it was laid."""
    per_round: Interval
    by_winner: Interval | None
    """Laid by the winner of a round, on average."""
    by_loser: Interval | None
    """Laid by one of the others."""
    won_with: Interval | None
    """Win rate of whoever laid at least one."""
    won_without: Interval | None
    gain: Interval | None
    """The first less the second."""

    @property
    def by_whom(self) -> tuple[Interval | None, Interval | None]:
        """By the winner, and by each of the others."""
        return self.by_winner, self.by_loser


@dataclass(frozen=True)
class Summary:
    """Everything a run said."""

    rules: str
    players: tuple[str, ...]
    seed: int
    start: int
    rounds: int
    deals: int
    contest: Contest
    moves: Length
    turns: Length
    positions: tuple[Interval, ...]
    """Win rates by place: first whoever sits next to the dealer in the direction of play, last the dealer."""
    blocked: Interval
    """Share of rounds in which nobody could go on."""
    given_up: Interval
    """Share of rounds that the lab ended."""
    reshuffled: Interval
    draws: Interval
    """Times that anybody drew on his turn, in a round."""
    challenges: Interval
    challenges_won: Interval | None
    caught: Interval
    draw_fours: Laid
    specials: Laid | None
    """Nothing where there is no special card."""

    @property
    def mirror(self) -> bool:
        """All play alike: the seats and the rules are compared, not the players."""
        return len(self.contest.standings) == 1

    @property
    def fair(self) -> float:
        """The win rate if all were equal."""
        return 1 / len(self.players)
