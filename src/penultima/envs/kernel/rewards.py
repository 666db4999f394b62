"""Rewards and the score of a match."""

from penultima.envs.kernel.modes import Reward
from penultima.observations.kernel.layout import Episode, EpisodeConfig, Float32s
from penultima.rules.match import round_points, winners_of
from penultima.rules.moves import SEATS
from penultima.rules.score import hand_points
from penultima.rules.settings import MatchKind
from penultima.rules.state import NOBODY, State
from penultima.runtime import compiled


@compiled
def pay_points(state: State, config: EpisodeConfig, rewards: Float32s, at: int) -> None:
    """Points go from the losers' hands to the winner; for low scores, everybody's from or to the mean. Sums to zero."""
    if config.kind != MatchKind.LOW and state.winner == NOBODY:
        return
    total = 0
    for seat in range(state.players):
        total += hand_points(state, seat)
    for seat in range(state.players):
        mine = hand_points(state, seat)
        if config.kind == MatchKind.LOW:
            rewards[at + seat] += total / state.players - mine
        else:
            rewards[at + seat] += total - mine if seat == state.winner else -mine


@compiled
def pay_winners(state: State, winners: int, rewards: Float32s, at: int) -> None:
    """The winners share 1, which the others pay in equal parts; a tie of all, or no winner, is worth nothing."""
    n = 0
    for seat in range(state.players):
        n += (winners >> seat) & 1
    if n == 0 or n == state.players:
        return
    for seat in range(state.players):
        won = (winners >> seat) & 1 == 1
        rewards[at + seat] += 1.0 / n if won else -1.0 / (state.players - n)


@compiled
def reset_scores(episode: Episode) -> None:
    """Start a new episode: nobody has any points."""
    episode.over = 0
    episode.rounds = 0
    episode.learner_steps = 0
    for seat in range(SEATS):
        episode.scores[seat] = 0


@compiled
def match_winners(state: State, episode: Episode, config: EpisodeConfig) -> int:
    """Who has won the match, one bit each; nobody while it goes on."""
    return winners_of(state, config.kind, config.target, episode.scores)


@compiled
def keep_score(state: State, episode: Episode, config: EpisodeConfig) -> None:
    """Add the round to the score."""
    for seat in range(state.players):
        episode.scores[seat] += round_points(state, config.kind, seat)


@compiled
def end_round(state: State, episode: Episode, config: EpisodeConfig) -> None:
    """Count a round that is over, and note whether the episode is over too."""
    episode.rounds += 1
    if config.match == 0:
        episode.over = 1
        return
    keep_score(state, episode, config)
    if match_winners(state, episode, config) != 0:
        episode.over = 1


@compiled
def pay(state: State, episode: Episode, config: EpisodeConfig, rewards: Float32s, at: int) -> None:
    """Add to the rewards what the end of a round is worth to each seat."""
    if config.reward == Reward.POINTS:
        pay_points(state, config, rewards, at)
    elif episode.over == 1:
        if config.match == 1:
            pay_winners(state, match_winners(state, episode, config), rewards, at)
        elif state.winner != NOBODY:
            pay_winners(state, 1 << state.winner, rewards, at)
