"""Tables that live in the browser: opened by a click, played without a server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.hanging import HANGS
from tests.page.arranging import likes, unfold
from tests.page.browser import Visitor
from tests.page.playing import BOARD, STATE, act

if TYPE_CHECKING:
    from playwright.sync_api import Page

HAND = "() => [...document.querySelectorAll('[data-testid=hand] [data-card]')].map((one) => one.dataset.card)"
FETCHED = "() => performance.getEntriesByType('resource').map((one) => one.name)"
CURTAIN = "[data-testid=curtain]"
RESULT = "[data-testid=result]"


def home(visitor: Visitor, hand: int = 2, bots: int = 1, **wishes: Any) -> Page:
    """The home page of somebody who likes short rounds against few bots."""
    house = {"hand": str(hand), **wishes.pop("house", {})}
    likes(visitor, **{"name": "Ada", "bots": bots, "botPace": "fast", "seats": bots + 1, "house": house, **wishes})
    page = visitor.go()
    page.wait_for_selector("[data-testid=play-now]")
    return page


def network_off(visitor: Visitor) -> None:
    """The network is gone for good once the page has all that it fetches ahead, which a busy machine does late; what
    the browser says about that is no complaint."""
    page, until = visitor.page, time.monotonic() + HANGS
    while not all(any(part in file for file in _fetched(page)) for part in ("/Table-", "/engine-")):
        assert time.monotonic() < until, f"nothing is fetched ahead but {_fetched(page)}"
        page.wait_for_timeout(50)
    while not _quiet(page):
        assert time.monotonic() < until, "it fetches for ever"
    visitor.context.set_offline(True)


def _fetched(page: Page) -> list[str]:
    """What a page and the worker of its tables have fetched."""
    return [*page.evaluate(FETCHED), *(file for worker in page.workers for file in worker.evaluate(FETCHED))]


def _quiet(page: Page) -> bool:
    """Nothing is being fetched, or nothing came for seconds: Playwright may miss the end of a worker's request."""
    from playwright.sync_api import TimeoutError as TooLong

    before = _fetched(page)
    try:
        page.wait_for_load_state("networkidle", timeout=3000)
    except TooLong:
        return _fetched(page) == before
    return True


def deal(visitor: Visitor, hand: int = 2, bots: int = 1, *, offline: bool = False, **wishes: Any) -> Page:
    """One click on the home page; the cards are dealt on this device."""
    page = home(visitor, hand, bots, **wishes)
    if offline:
        network_off(visitor)
    page.locator("[data-testid=play-now]").click()
    page.wait_for_selector(f"{BOARD}:not([data-status=waiting])")  # with one card each a bot may have won already
    assert "/local/" in page.url
    return page


def pass_around(visitor: Visitor, names: list[str], hand: int = 3, bots: int = 0, **wishes: Any) -> Page:
    """Several people at one device; the first one is at home here."""
    page = home(visitor, hand, bots, **{"name": names[0], "seats": len(names) + bots, **wishes})
    unfold(page).locator("[data-testid=pass-around]").click()
    for name in names[1:]:
        page.locator("[data-testid=add-name]").fill(name)
        page.locator("[data-testid=add-person]").click()
        page.wait_for_selector(f".name:has-text('{name}')")
    return page


def seen(page: Page) -> dict[str, Any]:
    """What is seen of the table: whose turn it is, my hand, the piles, how many cards the others have."""
    page.wait_for_function("() => document.querySelector('[data-testid=board]')?.dataset.decision !== '0'")
    state: dict[str, Any] = page.evaluate(STATE)
    piles = page.locator("[data-testid=piles]").inner_text() if not state["over"] else ""
    return state | {"hand": sorted(page.evaluate(HAND)), "piles": piles}


def take_device(page: Page) -> None:
    """Whoever is asked takes the device."""
    page.locator("[data-testid=i-am]").click()
    page.wait_for_selector(f"{BOARD}[data-asked=true]")


def play_passing(page: Page, seconds: float = 3 * HANGS) -> int:
    """A whole round of several people on one device, which luck may make long; how often it went from hand to hand."""
    passed = 0
    until = time.monotonic() + seconds
    asked = f"{CURTAIN}, {RESULT}, {BOARD}[data-asked=true]"
    while time.monotonic() < until:
        page.wait_for_selector(asked, timeout=60_000)
        if page.locator(RESULT).count():
            return passed
        if page.locator(CURTAIN).count():
            take_device(page)
            passed += 1
        elif page.locator(f"{BOARD}[data-asked=true]").count():
            act_or_pass(page)
    raise AssertionError("the round does not end")


def act_or_pass(page: Page) -> None:
    """One decision; then the device goes on if somebody else is asked."""
    act(page)
    over = page.locator("[data-testid=hand-over]")
    if over.count():
        over.click()
