"""Version 1 of an observation: that of version 0, then the rules in force and the exact scores."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from penultima.booklets import Rules
from penultima.envs import VERSIONS, SingleEnv, VectorEnv, aec_env, api_test, observations_of
from penultima.envs.core_env import CoreEnv
from penultima.errors import RulesError
from penultima.game.view import View
from penultima.observations.colors import rename
from penultima.rules.settings import SETTINGS, Choice

V0, V1 = VERSIONS["v0"], VERSIONS["v1"]
UNSEEN = {"special", "dealer", "dealer_symbol", "low_score"}
"""The special card is in version 0; how the first dealer is found is over when play begins."""


def rules_told(row: Any) -> dict[str, int]:
    """The settings that an observation tells, read by its documentation."""
    told = {}
    for name, setting in SETTINGS.items():
        if name in UNSEEN:
            continue
        if name == "target":
            hundreds, rest = row[V1.slices["target"]].tolist()
            told[name] = 100 * hundreds + rest
            continue
        cells = row[V1.slices[f"rule_{name}"]].tolist()
        if not isinstance(setting, Choice):
            told[name] = cells[0]
        else:
            values = [int(value) for value in setting.values]
            told[name] = values[cells[0]] if len(cells) == 1 else values[cells.index(1)]
            assert len(cells) == 1 or sum(cells) == 1
    return told


def scores_told(row: Any, seat: int, players: int) -> tuple[int, ...]:
    direction = int(row[V1.slices["direction"]][0])
    around = [(seat + direction * k) % players for k in range(players)]
    hundreds, rest = (row[V1.slices[name]].tolist() for name in ("score_hundreds", "score_rest"))
    assert not any(hundreds[players:] + rest[players:])
    told = {who: 100 * high + low for who, high, low in zip(around, hundreds, rest, strict=False)}
    return tuple(told[who] for who in range(players))


HOUSES = [
    "classic/en",
    "classic/en +stacking=any +jump_in=on +hand=9 +uno_penalty=5 +target=4950",
    "battle/fr +stacking=same +draw=until +bluff=refused +next_dealer=winner",
    "scary/fr +sevens_zeros=on +forced_play=on",
    "classic/en +match=low +target=120 +uno_until=own_turn",
]


@pytest.mark.parametrize("rules", HOUSES)
def test_every_rule_in_force_is_seen(rules: str) -> None:
    core = CoreEnv(rules, 3, observation="v1")
    core.reset(1)
    row, wanted = core.observation()[0], Rules.parse(rules)
    assert rules_told(row) == {name: wanted[name] for name in SETTINGS if name not in UNSEEN}
    assert row.shape == (V1.cells,)
    assert not row[V1.slices["in_match"]].any()


def test_rules_that_differ_are_told_apart() -> None:
    rows = {VectorEnv(1, 2, rules, observation="v1").reset(1).obs[0, V0.cells :].tobytes() for rules in HOUSES}
    assert len(rows) == len(HOUSES)


@pytest.mark.parametrize(
    "rules", ["classic/en +target=150 +hand=2 +forced_play=on", "scary/fr +target=90 +hand=2 +forced_play=on"]
)
def test_scores_are_seen_exactly(rules: str) -> None:
    players, dice = 3, random.Random(rules)
    core = CoreEnv(rules, players, match=True, observation="v1", keep_events=True)
    old = CoreEnv(rules, players, match=True)
    core.reset(3)
    old.reset(3)
    seen = set()
    for _ in range(1500):
        row, _ = core.observation()
        assert (row[: V0.cells] == old.observation()[0]).all()
        assert scores_told(row, core.seat, players) == core.scores
        told = next(one for one in observations_of(core.view(core.seat), "v1") if one.stage == core.stage)
        assert (told.observation == row).all()
        seen.add(core.scores)
        action = dice.choice(core.legal_actions())
        core.step(action)
        old.step(action)
        if core.over:
            core.reset()
            old.reset()
    assert len(seen) > 2


def test_many_environments_show_the_same() -> None:
    options: dict[str, Any] = {"rules": "classic/en +target=50 +hand=2 +forced_play=on", "match": True, "seed": 5}
    env, old = VectorEnv(20, 4, observation="v1", **options), VectorEnv(20, 4, **options)
    step, before = env.reset(), old.reset()
    told = set()
    for _ in range(300):
        assert (step.obs[:, : V0.cells] == before.obs).all()
        for index in (0, 7, 19):
            view = env.view(index)
            assert isinstance(view, View)
            assert scores_told(step.obs[index], int(step.seat[index]), 4) == view.scores == tuple(env.scores[index])
            told.add(view.scores)
        actions = old.sample_actions().copy()
        step, before = env.step(actions), old.step(actions)
    assert len(told) > 2


def test_colors_are_renamed_in_both() -> None:
    env = VectorEnv(50, 3, seed=1, observation="v1")
    step = env.reset()
    for _ in range(20):
        step = env.step(env.sample_actions())
    way, renamed, _ = rename(step.obs, step.mask)
    old_way, old, _ = rename(step.obs[:, : V0.cells], step.mask)
    assert (way == old_way).all()
    assert (renamed[:, : V0.cells] == old).all()
    assert (renamed[:, V0.cells :] == step.obs[:, V0.cells :]).all()


def test_all_environments_have_it() -> None:
    rules = "classic/en +jump_in=on"
    for env in (
        VectorEnv(10, 3, rules, observation="v1"),
        VectorEnv(10, 3, rules, observation="v1", copies=True, opponents="first"),
        aec_env(rules, 3, observation="v1"),
        SingleEnv(rules, 3, opponents="first", observation="v1"),
    ):
        api_test(env, steps=60)
    assert aec_env(observation="v1").metadata["name"] == "penultima_v1"
    with pytest.raises(RulesError, match="v0 or v1, not 'v2'"):
        VectorEnv(1, observation="v2")


def test_steps_may_be_copies() -> None:
    env = VectorEnv(10, 3, seed=1, copies=True)
    kept = [env.reset()]
    kept += [env.step(env.sample_actions()) for _ in range(30)]
    again = VectorEnv(10, 3, seed=1)
    assert (again.reset().obs == kept[0].obs).all()
    for step in kept[1:]:
        told = again.step(again.sample_actions())
        assert all((np.asarray(one) == np.asarray(other)).all() for one, other in zip(told, step, strict=True))
