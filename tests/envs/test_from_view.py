"""What a network sees at a table is what it saw in the environment, cell by cell; and it plays there as it learned."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.envs import PolicyBot, observations_of
from penultima.envs.core_env import CoreEnv
from penultima.errors import RulesError
from penultima.game import Round
from penultima.lab.bot_round import BotRound
from tests.choosing import few, one_of_each_edition
from tests.envs.test_agreement import HOUSES
from tests.game.random_play import BOOKLETS


def _compare(rules: str, players: int, steps: int, *, match: bool) -> int:
    """Random play; before every decision the actor's view is held against the environment. How many were compared."""
    core, dice = CoreEnv(rules, players, match=match, keep_events=True), random.Random(f"{rules} {players}")
    core.reset(7)
    compared = 0
    for _ in range(steps):
        if core.seat < 0:
            core.reset()
        shown = {seen.stage: seen for seen in observations_of(core.view(core.seat))}
        cells, mask = core.observation()
        assert shown[core.stage].observation.tolist() == cells.tolist()
        assert shown[core.stage].mask.tolist() == mask.astype(bool).tolist()
        compared += 1
        # Laying is more likely than drawing, so that rounds end and specials are seen.
        legal = core.legal_actions()
        cards = [action for action in legal if action < 55]
        core.step(dice.choice(cards if cards and dice.random() < 0.7 else legal))
    return compared


@pytest.mark.parametrize("rules", [*one_of_each_edition(BOOKLETS), *few(HOUSES, HOUSES[0])])
def test_a_view_shows_what_the_environment_shows(rules: str) -> None:
    assert _compare(rules, 4, 400, match=False) == 400
    assert _compare(rules, 3, 200, match=True) == 200


def test_nothing_is_asked_of_a_spectator_nor_out_of_turn() -> None:
    round = Round("classic/en", 3, seed=1)
    assert round.turn is not None
    with pytest.raises(RulesError, match="spectator"):
        list(observations_of(round.view(None)))
    assert list(observations_of(round.view((round.turn + 1) % 3))) == []


def test_a_policy_plays_a_round_among_bots() -> None:
    dice = random.Random(3)
    asked: list[int] = []

    def policy(seen: NDArray[np.int8], mask: NDArray[np.bool_]) -> int:
        asked.append(int(seen[:55].sum()))
        return int(dice.choice(mask.nonzero()[0].tolist()))

    round = Round("battle/fr +hand=3", 3, seed=5)
    BotRound(round, [PolicyBot(policy)] * 3).play()
    assert round.over
    assert asked[0] == 3
    assert len(asked) > len(round.moves) // 2


def test_a_policy_that_ignores_its_mask_is_told() -> None:
    round = Round("classic/en", 2, seed=1)
    assert round.turn is not None
    with pytest.raises(RulesError, match="forbids"):
        PolicyBot(lambda seen, mask: int((~mask).nonzero()[0][0])).choose(round.view(round.turn))
