"""Rewards, the score of a match, and who deals next."""

from penultima.envs.kernel.modes import Reward
from penultima.rules.moves import SEATS
from penultima.rules.record import compiled
from penultima.rules.score import hand_points
from penultima.rules.settings import MatchKind, NextDealer
from penultima.rules.state import NOBODY, State
from penultima.sights.kernel.layout import Float, Seating, Setup


@compiled
def points_of(state: State, setup: Setup, seat: int) -> int:
    """What a seat scores for the round: the winner all cards left, or in a low-score match each his own. (N1 N8 N13)"""
    if setup.kind == MatchKind.LOW:
        return hand_points(state, seat)
    points = 0
    if seat == state.winner:
        for other in range(state.players):
            points += hand_points(state, other)
    return points


@compiled
def pay_points(state: State, setup: Setup, rewards: Float, at: int) -> None:
    """Points go from the losers' hands to the winner; for low scores, everybody's from or to the mean. Sums to zero."""
    if setup.kind != MatchKind.LOW and state.winner == NOBODY:
        return
    total = 0
    for seat in range(state.players):
        total += hand_points(state, seat)
    for seat in range(state.players):
        mine = hand_points(state, seat)
        if setup.kind == MatchKind.LOW:
            rewards[at + seat] += total / state.players - mine
        else:
            rewards[at + seat] += total - mine if seat == state.winner else -mine


@compiled
def pay_winners(state: State, winners: int, rewards: Float, at: int) -> None:
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
def new_scores(seating: Seating) -> None:
    """A new episode."""
    seating.over = 0
    seating.rounds = 0
    seating.acted = 0
    for seat in range(SEATS):
        seating.scores[seat] = 0


@compiled
def keep_score(state: State, seating: Seating, setup: Setup) -> bool:
    """Add the round to the score; is the match decided? (N7 N8)"""
    most = 0
    for seat in range(state.players):
        seating.scores[seat] += points_of(state, setup, seat)
        most = max(most, seating.scores[seat])
    if setup.kind == MatchKind.ROUND:
        return state.winner != NOBODY
    return most >= setup.target


@compiled
def match_winners(state: State, seating: Seating, setup: Setup) -> int:
    """Who has won the match: the round's winner, or the best score, one bit each. (N7 N8)"""
    if setup.kind == MatchKind.ROUND:
        return 1 << state.winner
    best = seating.scores[0]
    for seat in range(1, state.players):
        score = seating.scores[seat]
        best = min(best, score) if setup.kind == MatchKind.LOW else max(best, score)
    winners = 0
    for seat in range(state.players):
        if seating.scores[seat] == best:
            winners |= 1 << seat
    return winners


@compiled
def settle(state: State, seating: Seating, setup: Setup) -> None:
    """A round is over: keep the score, and say whether the episode is over too."""
    seating.rounds += 1
    if setup.match == 0 or keep_score(state, seating, setup):
        seating.over = 1


@compiled
def pay(state: State, seating: Seating, setup: Setup, rewards: Float, at: int) -> None:
    """What the end of a round is worth to each seat."""
    if setup.reward == Reward.POINTS:
        pay_points(state, setup, rewards, at)
    elif seating.over == 1:
        if setup.match == 1:
            pay_winners(state, match_winners(state, seating, setup), rewards, at)
        elif state.winner != NOBODY:
            pay_winners(state, 1 << state.winner, rewards, at)


@compiled
def next_dealer(state: State, setup: Setup, drawn: int) -> int:
    """The deal passes to the dealer's neighbor in the first direction, or as the table has it. (Q3)"""
    if setup.next_dealer == NextDealer.NEIGHBOR:
        return (state.dealer + int(state.rules.direction) + state.players) % state.players
    if setup.next_dealer == NextDealer.WINNER:
        return state.dealer if state.winner == NOBODY else state.winner
    return state.dealer if setup.next_dealer == NextDealer.SAME else drawn
