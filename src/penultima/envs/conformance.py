"""A test of any environment: spaces, masks, seeds, rewards, and that illegal actions are refused."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.errors import IllegalMove, PenultimaError
from penultima.observations.kernel.actions import ACTIONS, SILENCE
from penultima.observations.kernel.encoding import FIELDS, SLICES
from penultima.observations.versions import VERSIONS
from penultima.rules.cards import KINDS
from penultima.rules.moves import SEATS

FLAGS = tuple(name for name, (_, about) in FIELDS.items() if "one-hot" in about and name != "drawn")
"""Fields of which at most one cell is 1; a drawn card has a face and a color."""
SEATED = tuple(name for name, (cells, _) in FIELDS.items() if cells == SEATS)
"""Fields that have a cell for each seat."""
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
    known = [one.cells for one in VERSIONS.values()]
    assert cells.shape in [(n,) for n in known], (
        f"an observation has {' or '.join(map(str, known))} cells, not {cells.shape}"
    )
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
    for name in SEATED:
        assert not field[name][players:].any(), f"{name} tells of seats that nobody has"
    assert not field["not_followed"][4 * players :].any(), "not_followed tells of seats that nobody has"
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
    step = env.reset(seed=seed)
    assert _same(first, _copies(step)), "the same seed deals the same cards"
    obs, reward, done, mask, seat = step
    num_envs, players = reward.shape
    assert obs.shape in [(num_envs, one.cells) for one in VERSIONS.values()]
    assert mask.shape == (num_envs, ACTIONS)
    assert done.shape == seat.shape == (num_envs,)
    chance = np.random.default_rng(seed)
    for number in range(steps):
        for index in {0, num_envs - 1, int(chance.integers(num_envs))}:
            check_observation(obs[index], mask[index])
            assert 0 <= seat[index] < players, "some seat must act"
        assert mask[np.arange(num_envs), env.sample_actions()].all(), "sampled actions are legal"
        before = _copies(step)
        if number % 50 == 0:
            wrong = env.sample_actions().copy()
            wrong[-1] = int((~mask[-1].astype(bool)).nonzero()[0][0])
            assert _refused(env.step, wrong), "an illegal action is refused"
            assert _same(before, _copies(step)), "a refusal changes nothing"
        again = env.step(env.sample_actions())
        if getattr(env, "copies", False):
            assert _same(before, _copies(step)), "a step that is over is written no more"
            step = again
            obs, reward, done, mask, seat = step
        assert all(a is b for a, b in zip(step, again, strict=True)), "the same arrays are written again"
        assert abs(reward.sum(axis=1)).max() < 1e-2, "what one seat wins the others lose"
        assert not reward[~done.astype(bool)].any() or _plays_matches(env), "rewards come at the end"


def _plays_matches(env: Any) -> bool:
    scores = getattr(env, "scores", None)
    return scores is not None and bool(np.asarray(scores).any())


def _test_agents(env: Any, steps: int, seed: int) -> None:
    traces = [_agents_trace(env, steps, seed) for _ in range(2)]
    assert traces[0] == traces[1], "seed and actions alone decide everything"


def _agents_trace(env: Any, steps: int, seed: int) -> list[bytes]:
    env.reset(seed=seed)
    chance, trace = np.random.default_rng(seed), []
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
        trace += [agent.encode(), cells.tobytes(), mask.tobytes(), str(reward).encode()]
        if not over and number % 50 == 0:
            wrong = int((mask == 0).nonzero()[0][0])
            assert _refused(env.step, wrong), "an illegal action is refused"
            assert env.agent_selection == agent, "a refusal changes nothing"
            assert (env.last()[0]["observation"] == cells).all(), "a refusal changes nothing"
        env.step(None if over else int(chance.choice(mask.nonzero()[0])))
        if env.rewards:
            assert over or abs(sum(env.rewards.values())) < 1e-2, "what one agent wins the others lose"
    return trace


def _test_learner(env: Any, steps: int, seed: int) -> None:
    traces = [_learner_trace(env, steps, seed) for _ in range(2)]
    assert traces[0] == traces[1], "seed and actions alone decide everything"


def _learner_trace(env: Any, steps: int, seed: int) -> list[bytes]:
    observation, info = env.reset(seed=seed)
    chance, trace, over = np.random.default_rng(seed), list[bytes](), False
    for number in range(steps):
        if over:
            observation, info = env.reset()
        cells, mask = observation["observation"], observation["action_mask"]
        check_observation(cells, mask)
        if number % 50 == 0:
            _check_refusal(env, cells, mask)
        assert (info["action_mask"] == mask).all(), "info tells the mask too"
        assert env.observation_space.contains(observation), "an observation is one of its space"
        observation, reward, terminated, truncated, info = env.step(int(chance.choice(mask.nonzero()[0])))
        over = terminated or truncated
        trace += [cells.tobytes(), mask.tobytes(), str(reward).encode()]
    return trace


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
