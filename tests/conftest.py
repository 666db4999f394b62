"""What all tests share."""

import pytest

from penultima.game.game import ENTRIES
from penultima.rules.record import warm_up


@pytest.fixture(scope="session", autouse=True)
def _warm_engine() -> None:
    """Compile once, before the first test: none depends on whether the cache was warm."""
    warm_up((*ENTRIES, "chacha", "shuffle_cards", "pick"))
