"""`all_views` is `view` for everybody and `legal` from each seat's view, in one call; the server lives from it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from penultima.rules import engine
from penultima.rules.state import NOBODY, STATE, new_states
from penultima.runtime import INTERPRETED
from tests.game.random_play import any_move, random_game

GAMES = 4 if INTERPRETED else 40


@pytest.mark.parametrize("seed", range(GAMES))
def test_it_shows_everybody_what_view_and_legal_do(seed: int) -> None:
    round, dice = random_game(seed), random.Random(seed)
    players, view, sets = round.players, new_states(), np.zeros(2, np.uint64)
    # Whatever was there before is overwritten.
    views = np.frombuffer(dice.randbytes(STATE.itemsize * (players + 1)), STATE).copy()
    all_sets = np.full(2 * players, (1 << 64) - 1, np.uint64)
    for _ in range(20):
        engine.all_views(round.states, views, all_sets)
        for place, seat in enumerate([*range(players), NOBODY]):
            engine.view(round.states, seat, view)
            assert views[place].tobytes() == view.tobytes()
            if seat != NOBODY:
                engine.legal(view, seat, sets)
                assert all_sets[2 * seat : 2 * seat + 2].tolist() == sets.tolist()
        if round.over:
            break
        seat, move = any_move(round, dice)
        round.play(move, seat)
