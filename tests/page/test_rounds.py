"""Whole rounds, played through the page alone."""

from __future__ import annotations

import pytest

from tests.choosing import few
from tests.page.arranging import unfold
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.playing import play_round

LOG_ENDS_IN_SIGHT = """() => {
  const log = document.querySelector(".side [data-testid=log]");
  const [last, box] = [log.lastElementChild, log.parentElement].map((one) => one.getBoundingClientRect());
  return last.top >= box.top - 1 && last.bottom <= box.bottom + 1;
}"""
EDITIONS = {"classic": 7, "scary": 4, "revenge": 4, "battle": 4, "hyper": 4}
"""How many cards each hand has: the first box as it comes, the others so that the round is short."""


@pytest.mark.parametrize("edition", few(EDITIONS, "revenge"))
def test_a_round_against_bots(visit: Visit, edition: str) -> None:
    page = visit().go()
    page.locator(f"[data-testid=box-{edition}]").check()
    if EDITIONS[edition] != 7:
        unfold(page).locator("[data-testid=open-house]").click()
        page.locator("[data-setting=hand]").fill(str(EDITIONS[edition]))
        page.locator("[data-setting=hand]").press("Tab")
        page.keyboard.press("Escape")
    page.locator("[data-testid=play-now]").click()
    result, done = page.locator("[data-testid=result]"), play_round(page)
    while not done:  # so few cards that the others were done before it was one's turn
        result.locator("[data-testid=next], [data-testid=rematch]").click()
        result.wait_for(state="detached")
        page.wait_for_selector("[data-testid=start]:enabled, [data-testid=board]")
        if page.locator("[data-testid=start]").count():
            page.locator("[data-testid=start]").click()
        done = play_round(page)
    expect(result.locator("tbody tr")).to_have_count(4)
    expect(result.locator("[data-testid=next], [data-testid=rematch]")).to_have_count(1)
    assert page.evaluate(LOG_ENDS_IN_SIGHT), "the newest line of the log is seen without scrolling"
