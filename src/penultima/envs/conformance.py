"""Does an environment keep its promises? Spaces, masks, seeds, rewards and refusals, for any of our interfaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.errors import IllegalMove, PenultimaError
from penultima.rules.cards import KINDS
from penultima.sights.kernel.actions import ACTIONS, SILENCE
from penultima.sights.kernel.encoding import CELLS, FIELDS, SLICES

FLAGS = (
    *("top", "color", "before", "hyper", "phase", "stage", "special", "asked", "layer", "foe", "recipient"),
    "giving",
)
"""Fields of which at most one cell is 1."""
Cells = NDArray[np.int8]


def api_test(env: Any, steps: int = 300, seed: int = 0) -> None:
    """Play at random with an environment of ours, or one with the same interface; AssertionError says what is wrong."""
    if hasattr(env, "sample_actions"):
        _test_vector(env, steps, seed)
    elif hasattr(env, "agent_iter"):
        _test_agents(env, steps, seed)
    else:
        _test_learner(env, steps, seed)


def check_observation(cells: Cells, mask: NDArray[Any], acting: bool = True) -> None:
    """One observation and its mask, looked at closely."""
    assert cells.shape == (CELLS,), f"an observation has {CELLS} cells, not {cells.shape}"
    assert cells.dtype == np.int8, f"an observation is int8, not {cells.dtype}"
    assert mask.shape == (ACTIONS,), f"a mask has {ACTIONS} cells, not {mask.shape}"
    field = {name: cells[place] for name, place in SLICES.items()}
    assert len(field) == len(FIELDS)
    for name in FLAGS:
        assert set(field[name].tolist()) <= {0, 1}, f"{name} is one-hot"
        assert field[name].sum() <= 1, f"{name} is at most one of several"
    assert field["hand"].sum() == field["sizes"][0], "the hand has as many cards as its size says"
    assert field["discard"].sum() == field["discard_size"][0], "the pile has as many cards as its size says"
    players = int(field["players"][0])
    assert 2 <= players <= 10, "2 to 10 play"
    assert abs(int(field["direction"][0])) == 1, "play goes to the left or to the right"
    for name in ("sizes", "owes", "asked", "layer", "foe", "recipient", "scores"):
        assert not field[name][players:].any(), f"{name} tells of seats that nobody has"
    assert not field["missed"][4 * players :].any(), "missed tells of seats that nobody has"
    assert bool(mask.any()) == acting, "whoever acts has a choice, and nobody else"
    assert (field["hand"] > 0)[mask[:KINDS].astype(bool)].all(), "only cards in the hand can be chosen"
    silent = acting and not field["stage"][3]
    assert bool(mask[SILENCE]) == silent, "whoever is not asked by the rules may keep silent"


def _refused(step: Any, action: Any) -> bool:
    try:
        step(action)
    except (IllegalMove, PenultimaError):
        return True
    return False


def _copies(step: Any) -> list[NDArray[Any]]:
    return [np.array(array) for array in step]


def _same(one: list[NDArray[Any]], two: list[NDArray[Any]]) -> bool:
    return all((a == b).all() for a, b in zip(one, two, strict=True))


def _test_vector(env: Any, steps: int, seed: int) -> None:
    first = _copies(env.reset(seed=seed))
    told = env.reset(seed=seed)
    assert _same(first, _copies(told)), "the same seed deals the same games"
    obs, reward, done, mask, seat = told
    games, players = reward.shape
    assert obs.shape == (games, CELLS)
    assert mask.shape == (games, ACTIONS)
    assert done.shape == seat.shape == (games,)
    dice = np.random.default_rng(seed)
    for number in range(steps):
        for game in {0, games - 1, int(dice.integers(games))}:
            check_observation(obs[game], mask[game])
            assert 0 <= seat[game] < players, "some seat must act"
        assert mask[np.arange(games), env.sample_actions()].all(), "sampled actions are legal"
        before = _copies(told)
        if number % 50 == 0:
            wrong = env.sample_actions().copy()
            wrong[-1] = int((~mask[-1].astype(bool)).nonzero()[0][0])
            assert _refused(env.step, wrong), "an illegal action is refused"
            assert _same(before, _copies(told)), "a refusal changes nothing"
        again = env.step(env.sample_actions())
        assert all(a is b for a, b in zip(told, again, strict=True)), "the same arrays are written again"
        assert abs(reward.sum(axis=1)).max() < 1e-2, "what one seat wins the others lose"
        assert not reward[~done.astype(bool)].any() or _plays_matches(env), "rewards come at the end"


def _plays_matches(env: Any) -> bool:
    scores = getattr(env, "scores", None)
    return scores is not None and bool(np.asarray(scores).any())


def _test_agents(env: Any, steps: int, seed: int) -> None:
    stories = [_agents_story(env, steps, seed) for _ in range(2)]
    assert stories[0] == stories[1], "seed and actions alone make the game"


def _agents_story(env: Any, steps: int, seed: int) -> list[bytes]:
    env.reset(seed=seed)
    dice, story = np.random.default_rng(seed), []
    for number in range(steps):
        if not env.agents:
            env.reset()
        agent = env.agent_selection
        observation, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        for other in env.agents:
            seen = env.observe(other)
            check_observation(seen["observation"], seen["action_mask"], other == agent and not over)
            assert env.observation_space(other).contains(seen), "an observation is one of its space"
        cells, mask = observation["observation"], observation["action_mask"]
        story += [agent.encode(), cells.tobytes(), mask.tobytes(), str(reward).encode()]
        if not over and number % 50 == 0:
            wrong = int((mask == 0).nonzero()[0][0])
            assert _refused(env.step, wrong), "an illegal action is refused"
            assert env.agent_selection == agent, "a refusal changes nothing"
            assert (env.last()[0]["observation"] == cells).all(), "a refusal changes nothing"
        env.step(None if over else int(dice.choice(mask.nonzero()[0])))
        if env.rewards:
            assert over or abs(sum(env.rewards.values())) < 1e-2, "what one agent wins the others lose"
    return story


def _test_learner(env: Any, steps: int, seed: int) -> None:
    stories = [_learner_story(env, steps, seed) for _ in range(2)]
    assert stories[0] == stories[1], "seed and actions alone make the game"


def _learner_story(env: Any, steps: int, seed: int) -> list[bytes]:
    observation, info = env.reset(seed=seed)
    dice, story, over = np.random.default_rng(seed), list[bytes](), False
    for number in range(steps):
        if over:
            observation, info = env.reset()
        cells, mask = observation["observation"], observation["action_mask"]
        check_observation(cells, mask)
        if number % 50 == 0:
            _check_refusal(env, cells, mask)
        assert (info["action_mask"] == mask).all(), "info tells the mask too"
        assert env.observation_space.contains(observation), "an observation is one of its space"
        observation, reward, terminated, truncated, info = env.step(int(dice.choice(mask.nonzero()[0])))
        over = terminated or truncated
        story += [cells.tobytes(), mask.tobytes(), str(reward).encode()]
    return story


def _check_refusal(env: Any, cells: Cells, mask: NDArray[Any]) -> None:
    """An illegal action is refused, by an error or by a word, and changes nothing."""
    try:
        observation, reward, terminated, truncated, info = env.step(int((mask == 0).nonzero()[0][0]))
    except PenultimaError:
        return
    assert info.get("refused"), "an illegal action is refused"
    assert not reward, "a refusal is worth nothing"
    assert not any((terminated, truncated)), "a refusal ends nothing"
    assert (observation["observation"] == cells).all(), "a refusal changes nothing"
    assert (observation["action_mask"] == mask).all(), "a refusal changes nothing"
