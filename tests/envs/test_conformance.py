"""What every environment promises: nothing hidden is seen, what was named is shown, a seed is enough."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultima.bots.search_bot import determinize
from penultima.envs import SLICES, SingleEnv, VectorEnv, aec_env, api_test
from penultima.envs.core_env import CoreEnv
from penultima.game.card import COLOR_NAMES
from penultima.rules.record import States
from penultima.rules.state import Phase, copy_states
from tests.choosing import few, one_of_each_edition
from tests.differential import random_rules
from tests.envs.test_agreement import HOUSES
from tests.game.random_play import BOOKLETS


@pytest.mark.parametrize("rules", [*one_of_each_edition(BOOKLETS), *few(HOUSES, HOUSES[0])])
def test_our_own_test(rules: str) -> None:
    players = 2 + len(rules) % 7
    api_test(VectorEnv(40, players, rules, threads=2))
    api_test(VectorEnv(9, players, rules, opponents="careful", reward="points"), steps=120)
    api_test(aec_env(rules, players), steps=120)
    api_test(SingleEnv(rules, players, opponents="first"), steps=60)


def test_our_own_test_of_matches() -> None:
    rules = "classic/en +target=50 +hand=2"
    api_test(VectorEnv(20, 3, rules, match=True, reward="points"))
    api_test(aec_env(rules, 3, match=True, reward="points"))
    api_test(SingleEnv(rules, 2, match=True), steps=100)


class Broken:
    """An environment that keeps one promise less."""

    def __init__(self, env: Any, **wrong: Any) -> None:
        self.env, self.wrong = env, wrong

    def __getattr__(self, name: str) -> Any:
        return self.wrong[name](self.env) if name in self.wrong else getattr(self.env, name)


@pytest.mark.parametrize(
    ("promise", "name", "instead"),
    [
        ("same seed", "reset", lambda env: lambda seed: env.reset()),
        ("is refused", "step", lambda env: lambda actions: env.step(env.sample_actions())),
        ("sampled actions", "sample_actions", lambda env: lambda: np.zeros(env.num_envs, np.int64)),
        ("same arrays", "step", lambda env: lambda actions: type(env.step(actions))(*map(np.array, env._step))),
    ],
)
def test_our_own_test_finds_what_is_broken(promise: str, name: str, instead: Any) -> None:
    with pytest.raises(AssertionError, match=promise):
        api_test(Broken(VectorEnv(30, 3, seed=1), **{name: instead}))


# Nothing hidden is seen


def shuffled(states: States, seat: int, dice: random.Random) -> States:
    """The same table with everything changed that the seat may not know."""
    other = copy_states(states)
    state = other[0]
    players = int(state["players"])
    hands = [[k for k, n in enumerate(state["hands"][who].tolist()) for _ in range(n)] for who in range(players)]
    pile = state["draw"][: int(state["draw_size"])].tolist()
    aside = [int(state["hidden"])] if state["hidden"] >= 0 and seat != state["laid_by"] else []
    cards = [card for who in range(players) if who != seat for card in hands[who]] + pile + aside
    dice.shuffle(cards)
    for who in range(players):
        if who != seat:
            hand = [cards.pop() for _ in hands[who]]
            state["hands"][who] = np.bincount(np.array(hand, np.int64), minlength=55)
            state["held"][who] = sum(1 << kind for kind in set(hand))
            if who == state["asked"] and state["phase"] == Phase.DRAWN:
                other["drawn"], other["must_lay"] = dice.choice(hand), dice.randrange(2)
    if aside:
        other["hidden"] = cards.pop()
    if seat != state["laid_by"]:
        other["giving"] = dice.randrange(4) if state["phase"] == Phase.GIVE_CARD else -1
    state["draw"][: len(pile)] = cards
    other["key"] = [dice.randrange(1 << 32) for _ in range(8)]
    other["guilty"] = dice.randrange(2)
    return other


def somewhere(seed: int) -> CoreEnv:
    """A game of any rules, some way in."""
    dice = random.Random(f"somewhere {seed}")
    players = dice.randint(2, 10)
    rules = random_rules(dice, dice.choice(BOOKLETS))
    try:
        rules.check_players(players)
    except ValueError:
        players = 2
    core = CoreEnv(rules, players, match=dice.random() < 0.3, keep_events=True)
    core.reset(seed)
    for _ in range(dice.randrange(150)):
        if core.seat < 0:
            core.reset()
        legal = core.legal_actions()
        cards = [action for action in legal if action < 55]
        core.step(dice.choice(cards if cards and dice.random() < 0.6 else legal))
    if core.seat < 0:
        core.reset()
    return core


@given(st.integers(0, 10**9))
@settings(max_examples=150, deadline=None)
def test_hidden_cards_change_no_observation_and_no_mask(seed: int) -> None:
    core, dice = somewhere(seed), random.Random(seed)
    true = copy_states(core.states)
    for seat in {core.seat, dice.randrange(core.players)}:
        cells, mask = core.observation(seat)
        own, seen = core.copy(), core.view(seat)
        worlds = [shuffled(true, seat, dice) for _ in range(3)]
        if seat == int(true["asked"][0]):
            worlds.append(determinize(seen, seed % 1000))
        for world in worlds:
            own.states[:] = world
            assert own.view(seat) == seen, "the worlds must look the same"
            again, may = own.observe(seat)
            assert again.tobytes() == cells.tobytes()
            assert may.tobytes() == mask.tobytes()


def test_the_shuffled_worlds_are_other_worlds() -> None:
    core = somewhere(5)
    worlds = {shuffled(core.states, core.seat, random.Random(n)).tobytes() for n in range(5)}
    assert len(worlds) == 5


# What was named is shown


@pytest.mark.parametrize("rules", BOOKLETS)
def test_a_wild_shows_the_color_that_was_named(rules: str) -> None:
    core, dice = CoreEnv(rules, 3), random.Random(1)
    seen = set()
    core.reset(seed=2)
    for _ in range(3000):
        if core.seat < 0:
            core.reset()
        phase, legal = core.phase, core.legal_actions()
        action = dice.choice(legal)
        core.step(action)
        if phase == Phase.COLOR and 57 <= action <= 60 and core.seat >= 0:
            named = action - 57
            for seat in range(3):
                cells, _ = core.observation(seat)
                assert cells[SLICES["color"]].tolist() == [int(color == named) for color in range(4)]
                assert core.view(seat).color == COLOR_NAMES[named]
            seen.add(named)
    assert seen == {0, 1, 2, 3}


# A seed is enough


def test_seed_and_number_alone_decide_what_happens_in_an_environment() -> None:
    def story(num_envs: int, threads: int, first: int) -> list[bytes]:
        env, dice = VectorEnv(num_envs, 3, "battle/fr", seed=11, threads=threads), np.random.default_rng(3)
        told, heard = env.reset(), list[bytes]()
        for _ in range(150):
            heard.append(told.obs[:first].tobytes() + told.seat[:first].tobytes() + told.reward[:first].tobytes())
            chosen = dice.random(30)[:num_envs]
            legal = [mask.nonzero()[0] for mask in told.mask]
            told = env.step([int(may[int(part * len(may))]) for may, part in zip(legal, chosen, strict=True)])
        return heard

    assert story(30, 1, 5) == story(30, 3, 5) == story(7, 1, 5)


def test_a_vector_game_is_the_single_game() -> None:
    env, dice = VectorEnv(1, 4, "scary/fr", seed=8), random.Random(8)
    core = CoreEnv("scary/fr", 4)
    core.reset(seed=8)
    told = env.reset()
    for _ in range(3000):
        assert told.seat[0] == core.seat
        cells, mask = core.observation()
        assert told.obs[0].tobytes() == cells.tobytes()
        assert told.mask[0].tolist() == mask.astype(bool).tolist()
        action = dice.choice(core.legal_actions())
        told = env.step([action])
        core.step(action)
        assert told.done[0] == core.over
        assert told.reward[0].tolist() == core.rewards.tolist()
        if core.over:
            core.reset()
