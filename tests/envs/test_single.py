"""Gymnasium's own check, and a learner among bots and programs."""

from __future__ import annotations

import random
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from penultima.bots import bot
from penultima.envs import IllegalAction, SingleEnv, action_of_move
from penultima.envs.single import ID
from penultima.errors import BotError, RulesError
from penultima.game import Round
from penultima.lab.bot_round import BotRound
from tests.bots.programs import EXAMPLE
from tests.game.random_play import BOOKLETS

NO_PICTURES = find_spec("penultima.envs.picture") is None


def made(**options: Any) -> SingleEnv:
    env = gymnasium.make(ID, **options).unwrapped
    assert isinstance(env, SingleEnv)
    return env


@pytest.mark.parametrize("number", range(len(BOOKLETS)))
def test_check_env(number: int) -> None:
    names = ("first", "careful", "beginner", "hard")
    env = made(rules=BOOKLETS[number], players=2 + number % 9, opponents=names[number % 4])
    check_env(env, skip_render_check=NO_PICTURES)


def test_check_env_for_matches() -> None:
    env = made(rules="classic/en +match=low +target=100", players=3, opponents=["easy", "random"], match=True)
    check_env(env, skip_render_check=NO_PICTURES)


def learn(env: SingleEnv, seed: int, episodes: int = 1) -> list[float]:
    """Play as a bot of our own would, to the end of some episodes: the sum of rewards of each."""
    sums = []
    env.reset(seed=seed)
    for episode in range(episodes):
        if episode:
            env.reset()
        total, over = 0.0, False
        dice = random.Random(seed + episode)
        while not over:
            legal = env.core.legal_actions()
            _, reward, terminated, truncated, info = env.step(dice.choice(legal))
            assert (info["action_mask"].sum() == 0) == (terminated or truncated)
            total += reward
            over = terminated or truncated
        sums.append(total)
    return sums


@pytest.mark.parametrize("rules", ["classic/en", "battle/fr", "classic/en +jump_in=on +stacking=any"])
def test_bots_play_as_at_a_table(rules: str) -> None:
    """With the bot of the learner's seat as learner, it is the round that bots play among themselves, story and all."""
    env = SingleEnv(rules, 3, opponents=["careful", "search:40"], seat=1, bot_seed=9)
    me = bot("medium", 3)
    env.reset(seed=6)
    key, dealer = env.core.deal
    alone = Round(rules, 3, key=key, dealer=dealer)
    BotRound(alone, [bot("search:40", "9 1"), me, bot("careful", "9 0")]).play()
    over, reward = False, 0.0
    while not over:
        view = env.view()
        move = me.choose(view)
        call = move is not None and move.text.startswith(("uno", "catch"))
        if env.core.stage != 3 and (move is None or call != (env.core.stage != 2)):
            move = None
        _, reward, over, _, _ = env.step(action_of_move(move, view))
    assert env.core.states.tobytes() == alone.states.tobytes()
    assert env.core.events == alone.events
    assert reward == (1.0 if alone.winner == 1 else pytest.approx(-0.5))


def test_programs_are_opponents() -> None:
    env = SingleEnv("classic/en +uno_until=own_turn", 3, opponents=[EXAMPLE, "first"], limit=400)
    assert len(learn(env, 2)) == 1
    env.close()
    with pytest.raises(BotError):
        SingleEnv(players=2, opponents=f"run:{Path('nowhere') / 'at-all'}")


def test_a_match_pays_every_round() -> None:
    env = SingleEnv("classic/en +target=100", 2, opponents="first", match=True, reward="points")
    env.reset(seed=1)
    total, over, rounds = 0.0, False, 0
    while not over:
        _, reward, over, _, _ = env.step(env.core.legal_actions()[0])
        total += reward
        rounds += reward != 0
    assert rounds >= 1
    scores = env.core.scores
    assert max(scores) >= 100
    assert total == scores[0] - scores[1]


def test_samples_are_legal_and_what_is_not_is_refused() -> None:
    env = SingleEnv(players=2, opponents="first", illegal="raise")
    observation, _ = env.reset(seed=3)
    for _ in range(30):
        assert observation["action_mask"][env.action_space.sample()] == 1
    before = env.core.states.tobytes()
    for action in (-1, 86, 10**12, int((observation["action_mask"] == 0).nonzero()[0][0])):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.core.states.tobytes() == before


def test_a_refusal_says_why_and_changes_nothing() -> None:
    env = SingleEnv(players=2, opponents="first", limit=20)
    observation, _ = env.reset(seed=3)
    wrong = int((observation["action_mask"][:55] == 0).nonzero()[0][0])
    for number in range(20):
        again, reward, terminated, truncated, info = env.step(wrong)
        assert (again["observation"] == observation["observation"]).all()
        assert (reward, terminated, truncated) == (0.0, False, number == 19)
        assert info["refused"] in ("not_in_hand", "no_match")
    observation, _ = env.reset(seed=3)
    assert "refused" not in env.step(env.core.legal_actions()[0])[4]


def test_who_cannot_sit_there() -> None:
    for options in (
        {"seat": 4},
        {"opponents": ["careful"]},
        {"players": 11},
        {"reward": "fame"},
        {"limit": 0},
        {"illegal": "hide"},
    ):
        with pytest.raises(RulesError):
            SingleEnv(**options)
    with pytest.raises(RulesError, match="no bot"):
        SingleEnv(opponents="nobody")
