"""The full state as a row of numbers, and that no observation has it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from penultima.bots.search_bot import determinize
from penultima.envs import STATE_CELLS, STATE_SLICES, SingleEnv, VectorEnv, aec_env, parallel_env
from penultima.envs.core_env import CoreEnv
from penultima.game.card import CARDS, COLOR_NAMES
from penultima.rules.state import Phase
from tests.envs.test_agreement import HOUSES


def field(row: Any, name: str) -> list[int]:
    told: list[int] = row[STATE_SLICES[name]].tolist()
    return told


def one_hot(place: int | None, cells: int) -> list[int]:
    return [int(place is not None and cell == place) for cell in range(cells)]


def kinds(row: Any, name: str) -> list[int]:
    """A pile without its empty cells."""
    pile = [kind - 1 for kind in field(row, name) if kind]
    assert field(row, name) == [kind + 1 for kind in pile] + [0] * (len(field(row, name)) - len(pile))
    return pile


@pytest.mark.parametrize("rules", [*HOUSES, "battle/fr", "scary/fr", "revenge/en"])
def test_the_full_state_is_what_all_seats_see_together(rules: str) -> None:
    players = 2 + len(rules) % 5
    core, dice = CoreEnv(rules, players), random.Random(rules)
    core.reset(2)
    deck = None
    for step in range(200):
        if step % 5 == 0:
            row, view = core.state(), core.view(None)
            hands = np.reshape(field(row, "hands"), (10, 55))
            for seat in range(10):
                held = [CARDS[kind] for kind in range(55) for _ in range(hands[seat, kind])]
                assert held == (list(core.view(seat).hand) if seat < players else [])
            assert kinds(row, "discard") == [card.code for card in reversed(view.discard)]
            assert kinds(row, "set_aside") == [card.code for card in view.shown]
            assert len(kinds(row, "draw")) == view.draw_size
            hidden = [kind - 1 for kind in field(row, "hidden") if kind]
            cards = sorted([*kinds(row, "draw"), *kinds(row, "discard"), *kinds(row, "set_aside"), *hidden])
            cards = sorted(cards + [kind for kind in range(55) for _ in range(hands[:, kind].sum())])
            deck = deck or cards
            assert cards == deck, "no card is missing and none is twice there"
            assert field(row, "actor") == one_hot(core.seat, 10)
            assert field(row, "phase") == one_hot(list(Phase).index(view.phase), len(Phase))
            assert field(row, "stage") == one_hot(int(core.stage), 4)
            assert field(row, "color") == one_hot(COLOR_NAMES.index(view.color) if view.color else None, 4)
            assert field(row, "owes") == [int(seat in view.owes) for seat in range(10)]
            assert field(row, "foe") == one_hot(view.foe, 10)
            assert field(row, "pending") == [view.pending]
            assert field(row, "direction") == [1 if view.direction == "left" else -1]
            assert row.shape == (STATE_CELLS,)
        core.step(dice.choice(core.legal_actions()))
        if core.over:
            core.reset()


def test_the_next_card_drawn_is_the_first_of_the_pile() -> None:
    core = CoreEnv("classic/en", 2)
    core.reset(1)
    while 55 not in core.legal_actions():
        core.step(core.legal_actions()[0])
    seat, before = core.seat, np.reshape(field(core.state(), "hands"), (10, 55))
    coming = kinds(core.state(), "draw")[0]
    core.step(55)
    gained = np.reshape(field(core.state(), "hands"), (10, 55))[seat] - before[seat]
    assert gained.tolist() == one_hot(coming, 55)


@pytest.mark.parametrize("rules", ["classic/en", "battle/fr", "scary/fr +jump_in=on"])
def test_observations_do_not_have_it(rules: str) -> None:
    """Hidden cards that lie otherwise change the state, and nothing that a seat is shown."""
    core, dice, differed = CoreEnv(rules, 3, keep_events=True, observation="v1", history=500), random.Random(rules), 0
    core.reset(8)
    for step in range(120):
        seat = core.seat
        if step % 6 == 0:
            other = core.copy()
            other.states[0] = determinize(core.view(seat), step)[0]
            differed += not (other.state() == core.state()).all()
            for one, same in zip(core.observe(seat), other.observe(seat), strict=True):
                assert (one == same).all()
            assert (core.history(seat)[0] == other.history(seat)[0]).all()
        core.step(dice.choice(core.legal_actions()))
        if core.over:
            core.reset()
    assert differed > 10


def test_every_environment_tells_it_apart() -> None:
    aec, parallel = aec_env(players=3), parallel_env(players=3)
    aec.reset(seed=4)
    seen, infos = parallel.reset(seed=4)
    many = VectorEnv(6, 3, seed=4, threads=2)
    many.reset()
    assert (aec.state() == parallel.state()).all()
    assert (many.state()[0] == aec.state()).all()
    assert many.state().shape == (6, STATE_CELLS)
    assert aec.state_space.contains(aec.state())
    assert parallel.state_space == aec.state_space
    assert not any(infos.values())
    assert all(set(one) == {"observation", "action_mask"} for one in seen.values())
    _, info = SingleEnv(players=3, opponents="first").reset(seed=1)
    assert set(info) == {"action_mask"}
