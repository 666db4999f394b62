"""How networks are compared: on the same deals, each against `careful`."""

from __future__ import annotations

import numpy as np
import pytest

from bench.weights import percent, wins
from penultima.bots.network import trained_network
from penultima.runtime import INTERPRETED


@pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")
def test_the_same_network_wins_the_same_rounds() -> None:
    won = wins(trained_network(), "battle/fr", 2, 300, 7)
    assert set(won.tolist()) == {0.0, 1.0}
    assert 0.45 < won.mean() < 0.75
    assert (wins(trained_network(), "battle/fr", 2, 300, 7) == won).all()
    assert (wins(trained_network(), "battle/fr", 2, 300, 8) != won).any()


def test_an_interval_is_as_wide_as_chance_makes_it() -> None:
    assert percent(np.array([0.0, 1.0] * 200)) == "50.0 ± 4.9"
    assert percent(np.zeros(10), "+") == "+0.0 ± 0.0"
