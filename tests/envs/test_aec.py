"""PettingZoo's own tests, for every booklet and any number of players."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product

import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from penultima.booklets import Rules
from penultima.envs import aec_env, parallel_env
from penultima.errors import RulesError
from tests.choosing import one_of_each_edition
from tests.game.random_play import BOOKLETS


@contextmanager
def expected_warnings() -> Iterator[None]:
    """PettingZoo knows by name which environments have a mask; of others it warns that a dict is no array, and that
    those who have left may do nothing."""
    with warnings.catch_warnings():
        for text in (
            "Observation is not a NumPy array",
            "Observation space for each agent",
            "Action mask numpy array is",
        ):
            warnings.filterwarnings("ignore", message=text)
        yield


SIZES = [(rules, 2 + n % 9) for n, rules in enumerate(BOOKLETS)]


@pytest.mark.parametrize(("rules", "players"), [*SIZES, *product(["classic/en"], range(2, 11))])
def test_api(rules: str, players: int) -> None:
    Rules.parse(rules).check_players(players)
    with expected_warnings():
        api_test(aec_env(rules, players), num_cycles=60)


def test_api_to_the_end_of_matches() -> None:
    with expected_warnings():
        api_test(aec_env("classic/en +hand=1 +uno=automatic", 2, match=True, reward="points"), num_cycles=4000)


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_seeds(rules: str, players: int) -> None:
    seed_test(partial(aec_env, rules, players), num_cycles=40)
    other = aec_env(rules, players)
    other.reset(seed=1)
    first = {agent: other.observe(agent)["observation"].tobytes() for agent in other.agents}
    other.reset(seed=2)
    assert first != {agent: other.observe(agent)["observation"].tobytes() for agent in other.agents}


@pytest.mark.parametrize(("rules", "players"), one_of_each_edition(SIZES))
def test_rendering(rules: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    def is_a_table(text: str) -> bool:
        return rules in text and all(f"player_{seat}" in text for seat in range(players))

    make: Callable[..., object] = partial(aec_env, rules, players)
    render_test(make, custom_tests={"ansi": is_a_table})
    assert is_a_table(capsys.readouterr().out), "a human mode prints"


@pytest.mark.parametrize(("rules", "players"), SIZES)
def test_text_shows_what_the_deciding_agent_sees_and_no_more(rules: str, players: int) -> None:
    env = aec_env(rules, players, render_mode="ansi")
    env.reset(seed=3)
    for _ in range(50):
        text = env.render()
        assert isinstance(text, str)
        shown = [line for line in text.splitlines() if " holds " in line]
        hand = " ".join(card.text for card in env.view(env.agent_selection).hand)
        assert shown == [f"{env.agent_selection} holds {hand}"]
        assert f"> {env.agent_selection}" in text
        env.step(env.core.legal_actions()[-1])
        if env.core.over:
            env.reset()


def test_ways_to_show_that_there_are_not() -> None:
    with pytest.raises(RulesError, match="render_mode"):
        aec_env(render_mode="hologram")


@pytest.mark.parametrize(("rules", "players"), one_of_each_edition(SIZES))
def test_parallel(rules: str, players: int) -> None:
    parallel_api_test(parallel_env(rules, players), num_cycles=60)
    parallel_api_test(parallel_env("classic/en +hand=1 +uno=automatic", 2), num_cycles=500)


def test_parallel_seeds() -> None:
    """Not PettingZoo's test of parallel seeds, which samples without a mask."""
    ends = []
    for _ in range(2):
        env = parallel_env("classic/en", 3)
        observations, _ = env.reset(seed=4)
        for number in range(200):
            masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
            choices = {agent: mask.nonzero()[0].tolist() for agent, mask in masks.items()}
            observations, rewards, *_ = env.step(
                {agent: legal[number % len(legal)] for agent, legal in choices.items()}
            )
            if not env.agents:
                break
        ends.append((rewards, [seen["observation"].tobytes() for seen in observations.values()]))
    assert ends[0] == ends[1]


def test_rewards_are_the_callers_own() -> None:
    env = aec_env(players=2)
    env.reset(seed=1)
    for _ in range(3):
        env.rewards["player_0"] = 99.0
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
        assert not any(env.rewards.values())
