"""Two tabs at one table of the device see the same match, and neither breaks."""

from __future__ import annotations

import time
from itertools import count
from typing import TYPE_CHECKING

import pytest

from tests.hanging import HANGS
from tests.page.conftest import Visit
from tests.page.local.dealing import deal
from tests.page.playing import RESULT, STATE, act, wait_until_asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHOWN = """() => {
  const board = document.querySelector("[data-testid=board]");
  const hand = [...document.querySelectorAll("[data-testid=hand] [data-card]")].map((one) => one.dataset.card);
  const over = Boolean(document.querySelector("[data-testid=result]"));
  const asked = over || board?.dataset.asked === "true";
  return { over, asked, decision: board?.dataset.decision, hand: hand.sort().join() };
}"""


def same(page: Page, other: Page) -> None:
    """Both show the same question and the same hand, or the end of the round; either may hear later of a move."""
    until = time.monotonic() + HANGS
    while True:
        one, two = page.evaluate(SHOWN), other.evaluate(SHOWN)
        if one["asked"] and (one == two or (one["over"] and two["over"])):
            return
        assert time.monotonic() < until, f"{one} and {two}"
        page.wait_for_timeout(50)


def test_both_play(visit: Visit) -> None:
    visitor = visit()
    first = deal(visitor, hand=3)
    second = visitor.context.new_page()
    second.on("pageerror", lambda error: visitor.complaints.append(str(error)))
    second.goto(first.url)
    wait_until_asked(second)
    pages = [first, second]
    for turn in count():
        acting, watching = pages if turn % 2 == 0 else reversed(pages)
        same(acting, watching)
        if acting.evaluate(STATE)["over"]:
            break
        act(acting)
    for page in pages:
        page.wait_for_selector(RESULT)
    tables = [page.locator(f"{RESULT} table").first for page in pages]
    first.wait_for_timeout(1200)
    assert tables[0].inner_text() == tables[1].inner_text()


@pytest.mark.long
def test_the_other_tab_is_closed(visit: Visit) -> None:
    """Bots go on for whoever is left."""
    visitor = visit()
    first = deal(visitor, hand=5)
    wait_until_asked(first)
    second = visitor.context.new_page()
    second.goto(first.url)
    wait_until_asked(second)
    second.locator("[data-testid=menu]").click()
    second.locator("[data-testid=leave]").click()
    second.wait_for_selector("[data-testid=play-now]")
    for _ in range(2):
        if wait_until_asked(first)["over"]:
            break
        act(first)
    second.close()
    wait_until_asked(first)


@pytest.mark.long
def test_a_table_that_is_deleted_in_the_other_tab(visit: Visit) -> None:
    visitor = visit()
    first = deal(visitor, hand=5)
    wait_until_asked(first)
    second = visitor.context.new_page()
    second.goto(visitor.url)
    one = second.locator("[data-testid=my-tables] li")
    one.locator("button").click()
    one.get_by_text("Delete for good?").click()
    first.get_by_text("This table no longer exists.").wait_for()
