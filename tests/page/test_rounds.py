"""Whole rounds, played through the page alone."""

from __future__ import annotations

import pytest

from tests.page.conftest import Visit
from tests.page.playing import play_round

EDITIONS = ("classic", "scary", "revenge", "battle", "hyper")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_against_bots(visit: Visit, edition: str) -> None:
    page = visit().go()
    page.locator(f"[data-testid=box-{edition}]").check()
    page.locator("[data-testid=play-now]").click()
    done = play_round(page)
    assert done
    result = page.locator("[data-testid=result]")
    assert result.locator("tbody tr").count() == 4
    assert result.locator("[data-testid=next], [data-testid=rematch]").count() == 1
