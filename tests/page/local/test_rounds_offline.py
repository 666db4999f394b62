"""Whole rounds of every edition with the network off, by clicks and by keyboard."""

from __future__ import annotations

import time

import pytest

from tests.choosing import few
from tests.hanging import HANGS
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.local.dealing import deal, home, network_off
from tests.page.playing import play_round, wait_until_asked
from tests.page.test_keyboard import decide_by_keys, tab_to

EDITIONS = {
    "classic": "classic/en", "scary": "scary/fr", "revenge": "revenge/es", "battle": "battle/pt", "hyper": "hyper/fr",
}  # fmt: skip
GOES_ON = "[data-testid=board][data-status=playing], [data-testid=start]"
"""The next round is dealt, or another match can begin."""


@pytest.mark.parametrize("edition", few(EDITIONS, "classic", "battle"))
def test_by_clicks(visit: Visit, edition: str) -> None:
    visitor = visit("phone")
    asked: list[str] = []
    page = home(visitor, hand=2, bots=1, booklet=EDITIONS[edition])
    network_off(visitor)
    visitor.page.on("websocket", lambda socket: asked.append(socket.url))
    page.locator("[data-testid=play-now]").click()
    play_round(page)
    result = page.locator("[data-testid=result]")
    expect(result.locator("tbody tr")).to_have_count(2)
    page.locator("[data-testid=next], [data-testid=rematch]").click()
    page.wait_for_selector(GOES_ON)
    assert asked == [], "nothing but the device is asked"
    visitor.forgive_lost_network()


@pytest.mark.parametrize("edition", few(EDITIONS, "hyper"))
def test_by_keyboard(visit: Visit, edition: str) -> None:
    visitor = visit()
    page = home(visitor, hand=2, bots=1, booklet=EDITIONS[edition])
    network_off(visitor)
    tab_to(page, "[data-testid=play-now]")
    page.keyboard.press("Enter")
    until = time.monotonic() + HANGS
    while not (state := wait_until_asked(page))["over"]:
        assert time.monotonic() < until, "the round does not end"
        decide_by_keys(page, state)
    tab_to(page, "[data-testid=next], [data-testid=rematch]")
    page.keyboard.press("Enter")
    page.wait_for_selector(GOES_ON)
    visitor.forgive_lost_network()


@pytest.mark.long
@pytest.mark.parametrize("match", ["points", "low"])
def test_a_match_to_its_end(visit: Visit, match: str) -> None:
    """Rounds follow each other until somebody has reached the target; then there is another match."""
    visitor = visit("phone")
    page = deal(visitor, hand=2, offline=True, house={"match": match, "target": "50"})
    rounds = 0
    while True:
        play_round(page)
        rounds += 1
        assert rounds < 40
        if page.locator("[data-testid=rematch]").count():
            break
        page.locator("[data-testid=next]").click()
        page.wait_for_selector("[data-testid=board][data-status=playing]")
    page.locator("[data-testid=rematch]").click()
    page.wait_for_selector(GOES_ON)
    visitor.forgive_lost_network()


@pytest.mark.long
@pytest.mark.parametrize("level", few(["beginner", "hard", "expert"], "expert"))
def test_bots_of_every_kind_move(visit: Visit, level: str) -> None:
    visitor = visit("phone")
    page = deal(visitor, hand=3, bots=2, offline=True, level=level)
    play_round(page)
    expect(page.locator("[data-testid=result] tbody tr")).to_have_count(3)
    visitor.forgive_lost_network()
