"""Colors renamed: the same game, and the same for everybody who only calls its colors differently."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.envs import ACTIONS, SLICES, VectorEnv
from penultima.observations.colors import ACTION_MEANT, rename
from penultima.rules.moves import NAME
from penultima.rules.state import Phase


def _seen(rules: str, players: int = 3) -> Iterator[tuple[NDArray[np.int8], NDArray[np.bool_]]]:
    """What seats see in the middle of many rounds."""
    env = VectorEnv(200, players, rules, seed=8)
    env.reset()
    for _ in range(60):
        step = env.step(env.sample_actions())
        yield step.obs.copy(), step.mask.copy()


COLOR_CELLS = ("color", "color_before", "hyper", "giving")


@pytest.mark.parametrize("rules", ["classic/en", "scary/fr", "revenge/en", "battle/fr", "hyper/fr"])
def test_a_game_with_renamed_colors_is_the_same_game(rules: str) -> None:
    asked = np.zeros(len(Phase), np.int64)
    for seen, mask in _seen(rules):
        way, there, may = rename(seen, mask)
        assert (np.sort(there, axis=1) == np.sort(seen, axis=1)).all(), "nothing is lost, nothing is new"
        hand, color = there[:, :52].reshape(-1, 4, 13), there[:, SLICES["color"]]
        named = color.any(axis=1)
        assert (color[named] == [1, 0, 0, 0]).all(), "the color in force is the first"
        held = hand.sum(axis=2)
        assert (held[named, 1:-1] >= held[named, 2:]).all(), "the others by how many one holds"
        phase = there[:, SLICES["phase"]].argmax(axis=1)
        asked += np.bincount(phase, minlength=len(Phase))
        plain = (phase == Phase.TURN) & (there[:, SLICES["stage"]][:, 3] == 1) & named
        assert (may[plain][:, :13] == (hand[plain][:, 0] > 0)).all(), "and any card of it may be laid"
        drawn = there[:, SLICES["drawn"]]
        for slot in np.flatnonzero(drawn[:, -4:].any(axis=1)):
            assert hand[slot, drawn[slot, -4:].argmax(), drawn[slot, :-4].argmax()] > 0, "what was drawn is in the hand"
        giving = there[:, SLICES["giving"]].any(axis=1) & (phase == Phase.GIVE_CARD)
        for slot in np.flatnonzero(giving):
            its = there[slot, SLICES["giving"]].argmax()
            assert (may[slot, 13 * its : 13 * its + 13] == (hand[slot, its] > 0)).all()
        for action in range(ACTIONS):
            assert (may[:, action] == mask[np.arange(len(mask)), ACTION_MEANT[way, action]]).all()
    assert asked[Phase.TURN] > 0
    assert (asked[Phase.GIVE_CARD] > 0) == rules.startswith("scary")


@pytest.mark.parametrize("rules", ["classic/en", "scary/fr", "hyper/fr"])
def test_whoever_permutes_the_colors_gets_the_same_renamed_game(rules: str) -> None:
    """By the names of the fields, not by the table of the code."""
    order = np.array([2, 0, 3, 1])
    for seen, mask in _seen(rules):
        other, allowed = seen.copy(), mask.copy()
        for start in (SLICES["hand"].start, SLICES["discard"].start):
            blocks = seen[:, start : start + 52].reshape(-1, 4, 13)
            other[:, start : start + 52] = blocks[:, order].reshape(-1, 52)
        missed = SLICES["not_followed"]
        other[:, missed] = seen[:, missed].reshape(-1, 10, 4)[:, :, order].reshape(-1, 40)
        for start in (*(SLICES[name].start for name in COLOR_CELLS), SLICES["drawn"].stop - 4):
            other[:, start : start + 4] = seen[:, start : start + 4][:, order]
        allowed[:, :52] = mask[:, :52].reshape(-1, 4, 13)[:, order].reshape(-1, 52)
        allowed[:, NAME : NAME + 4] = mask[:, NAME : NAME + 4][:, order]
        held = seen[:, :52].reshape(-1, 4, 13).sum(axis=2) + 99 * seen[:, SLICES["color"]]
        clear = np.array([len(set(row)) == 4 for row in held.tolist()])
        _, one, may = rename(seen[clear], mask[clear])
        _, two, can = rename(other[clear], allowed[clear])
        assert (one == two).all()
        assert (may == can).all()
        assert clear.any()
