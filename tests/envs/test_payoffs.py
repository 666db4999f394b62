"""What the end is worth: by hand, by the oracle's points, and by the match that people play."""

from __future__ import annotations

import random

import pytest

from penultima.booklets import Rules
from penultima.envs import VectorEnv, move_of_action
from penultima.envs.core_env import CoreEnv
from penultima.game import Match, Round
from penultima.rules.settings import MatchKind
from tests.game.random_play import BOOKLETS
from tests.oracle.cards import points_of

SHORT = "+hand=3 +uno=automatic +forced_play=on"


def to_the_end(core: CoreEnv, dice: random.Random) -> None:
    while not core.over:
        legal = core.legal_actions()
        cards = [action for action in legal if action < 55]
        core.step(dice.choice(cards or legal))


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("rules", [BOOKLETS[0], BOOKLETS[1], BOOKLETS[-1]])
def test_a_win_is_worth_one_for_any_number_of_players(rules: str, players: int) -> None:
    core = CoreEnv(f"{rules} {SHORT}", players)
    for seed in range(4):
        core.reset(seed)
        to_the_end(core, random.Random(seed))
        winner = core.view(None).winner
        lost = pytest.approx(-1 / (players - 1))
        wanted = [0.0] * players if winner is None else [1.0 if seat == winner else lost for seat in range(players)]
        assert core.rewards.tolist() == wanted


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("rules", ["classic/en", "battle/fr", "revenge/en +match=low"])
def test_points_are_those_of_the_cards_left(rules: str, players: int) -> None:
    """Counted by the oracle, from the cards that lie open at the end."""
    core = CoreEnv(f"{rules} {SHORT}", players, reward="points")
    low = Rules.parse(rules)["match"] == MatchKind.LOW
    for seed in range(4):
        core.reset(seed)
        to_the_end(core, random.Random(seed))
        view = core.view(None)
        left = [sum(points_of(card.text) for card in view.hand_of(seat)) for seat in range(players)]
        if low:
            wanted = [sum(left) / players - mine for mine in left]
        elif view.winner is None:
            wanted = [0.0] * players
        else:
            wanted = [float(sum(left)) if seat == view.winner else -float(left[seat]) for seat in range(players)]
        assert core.rewards.tolist() == pytest.approx(wanted)
        assert sum(wanted) == pytest.approx(0.0)


def test_a_blocked_round_is_worth_nothing() -> None:
    """Nothing can be drawn and nobody can play: everybody passes. (Q18, X44)"""
    core = CoreEnv("classic/en", 2, reward="points")
    core.reset(1)
    stuck = Round.from_position("hands: r1 r2 | y3 y4; draw: ; discard: * b7; turn: 0; reshuffles: 10000")
    core.states[:] = stuck.states
    for _ in range(2):
        core.step(55)
    assert core.over
    assert core.view(None).winner is None
    assert core.rewards.tolist() == [0.0, 0.0]


@pytest.mark.parametrize("kind", ["points", "low", "round"])
@pytest.mark.parametrize("next_dealer", ["neighbor", "winner", "same", "draw"])
def test_a_match_is_the_match_that_people_play(kind: str, next_dealer: str) -> None:
    target = "" if kind == "round" else " +target=150"
    rules = f"classic/en {SHORT} +match={kind}{target} +next_dealer={next_dealer}".replace(" +match=points", "")
    rules = rules.replace(" +next_dealer=neighbor", "")
    for players, seed in ((2, 1), (4, 2)):
        won, scored = (CoreEnv(rules, players, match=True, reward=reward) for reward in ("win", "points"))
        dice = random.Random(seed)
        won.reset(seed)
        scored.reset(seed)
        key, dealer = won.deal
        match = Match(rules, players, key=key, deals=[(dealer, key)])
        total = [0.0] * players
        while not match.over:
            assert won.scores == tuple(match.scores)
            assert won.states.tobytes() == match.round.states.tobytes()
            action, seat = dice.choice(won.legal_actions()), won.seat
            match.play(move_of_action(action, won.view(seat)) or "draw", seat)
            won.step(action)
            scored.step(action)
            if scored.round_ended:
                total = [sum(pair) for pair in zip(total, scored.rewards.tolist(), strict=True)]
            if match.round.over and not match.over:
                key, dealer = won.deal
                match.deals = (*match.deals, (dealer, key))
                expected = {"neighbor": (match.round.dealer + 1) % players, "same": match.round.dealer}
                expected["winner"] = match.round.dealer if match.round.winner is None else match.round.winner
                assert dealer == expected.get(next_dealer, dealer)
                match.next_round()
        assert won.over
        assert won.scores == tuple(match.scores)
        winners, losers = match.winners, players - len(match.winners)
        lost = pytest.approx(-1 / losers)
        assert won.rewards.tolist() == [1 / len(winners) if seat in winners else lost for seat in range(players)]
        if kind == "points":
            assert [round(sum(total), 3), match.scores[winners[0]] > 0] == [0.0, True]


def test_what_bots_end_before_the_learner_decides_is_nobodys() -> None:
    """With one card each, many rounds end at once: every episode still has a decision, and pays for one round."""
    env = VectorEnv(200, 3, "classic/en +hand=1 +uno=automatic", opponents="first", seed=3)
    told = env.reset()
    assert not told.done.any()
    assert not told.reward.any()
    ended = 0
    for _ in range(100):
        told = env.step(env.sample_actions())
        for row in told.reward[told.done].tolist():
            assert sorted(row) in ([pytest.approx(-0.5), pytest.approx(-0.5), 1.0], [0.0, 0.0, 0.0])
            ended += 1
        assert not told.reward[~told.done].any()
    assert ended > 200
    rounds = int(env._arrays.episodes["deals"].sum())
    assert rounds > ended + 200, "some rounds were over before the learner's turn"
