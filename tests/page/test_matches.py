"""A match through the page alone: rounds to a low target, score sheet, rematch."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.hanging import HANGS
from tests.page.arranging import arrange, come
from tests.page.conftest import Visit
from tests.page.looking import lay
from tests.page.playing import BOARD, STATE, act
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHEET = """() => [...document.querySelectorAll("[data-testid=result] .hands tbody tr")].map((row) => {
  const [name, , won, total] = [...row.children].map((cell) => cell.textContent.trim());
  const left = row.querySelectorAll("[role=img]").length;
  return { name, cards: left, won: Number(won.replace("+", "")) || 0, total: Number(total) };
})"""


def play_to_the_end_of_the_round(pages: list[Page], seconds: float = HANGS) -> None:
    """Whoever is asked acts, until everybody sees the result."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        states = [page.evaluate(STATE) or {"over": False, "asked": False} for page in pages]
        if all(state["over"] for state in states):
            return
        asked = [page for page, state in zip(pages, states, strict=True) if state["asked"] and not state["over"]]
        for page in asked[:1]:
            act(page)
        if not asked:
            pages[0].wait_for_timeout(30)
    raise AssertionError("the round does not end")


@pytest.mark.long
def test_nobody_is_warned_of_a_last_card_when_the_round_is_over(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: b1 | y9; draw: *; discard: b7")
    page = come(visit("phone on its side"), table, 0)
    uno = page.locator("[data-testid=seat-1] .tag.uno")
    uno.wait_for()
    lay(page, "b1")
    page.wait_for_selector("[data-testid=result]")
    assert uno.count() == 0


def test_a_match_that_is_won_may_be_played_again(visit: Visit, served: ServerProcess) -> None:
    """A round brings 99 points where 50 are enough."""
    rules = "rules: classic/en +target=50 +hand=1"
    table = arrange(served.database, f"{rules}; hands: b1 | y9 gs rs w; draw: *; discard: b7")
    pages = [come(visit("phone"), table, 0), come(visit("phone"), table, 1)]
    lay(pages[0], "b1")
    for page, title in zip(pages, ("You", "Ada"), strict=True):
        page.wait_for_selector("[data-testid=result][data-status=over]")
        assert [(row["won"], row["total"]) for row in page.evaluate(SHEET)] == [(99, 99), (0, 0)]
        assert title in page.locator("#result-title").inner_text()
        assert "First to 50" in page.locator("[data-testid=result]").inner_text()
    pages[1].locator("[data-testid=rematch]").click()
    for page in pages:
        page.locator("[data-testid=chair-1]", has_text="Ben").wait_for()
    pages[0].locator("[data-testid=start]").click()
    for page in pages:
        page.wait_for_selector(f"{BOARD}[data-status=playing]")
        cards = page.locator("[data-testid=hand] li").count()
        assert cards in (1, 3), "a card each; where a Draw Two is turned up, two more"


@pytest.mark.long
def test_a_match_to_a_low_target(visit: Visit, served: ServerProcess) -> None:
    """The first round brings 49 of 50 points; the next ones, of a card each, are dealt by the server."""
    rules = "rules: classic/en +target=50 +hand=1"
    table = arrange(served.database, f"{rules}; hands: b1 | y9 gs rs; draw: *; discard: b7")
    pages = [come(visit("desk"), table, 0), come(visit("phone"), table, 1)]
    totals = {"Ada": 0, "Ben": 0}
    for number in range(1, 60):
        play_to_the_end_of_the_round(pages)
        for page in pages:
            rows = page.evaluate(SHEET)
            named = {who: row for row in rows for who in totals if row["name"].startswith(who)}
            assert {who: totals[who] + named[who]["won"] for who in totals} == {
                who: named[who]["total"] for who in totals
            }
            rounds = page.locator("[data-testid=sheet-of-rounds] tbody tr").count()
            assert rounds == (number if number > 1 else 0), "every round has its line"
        totals = {who: row["total"] for who, row in named.items()}
        winner = rows[0]
        assert winner["cards"] == 0 or winner["won"] == 0, "whoever went out has no cards left"
        if pages[0].locator("[data-testid=rematch]").count():
            break
        assert max(totals.values()) < 50
        assert number > 1 or totals == {"Ada": 49, "Ben": 0}
        pages[0].locator("[data-testid=next]").click()
        for page in pages:
            page.wait_for_selector("[data-testid=result]", state="detached")
    assert number > 1
    assert max(totals.values()) >= 50
    best = max(totals, key=lambda who: totals[who])
    for page, me in zip(pages, ("Ada", "Ben"), strict=True):
        title = page.locator("#result-title").inner_text()
        assert ("You" if best == me else best) in title
        assert "First to 50" in page.locator("[data-testid=result]").inner_text()
    pages[1].locator("[data-testid=rematch]").click()
    for page in pages:
        page.locator("[data-testid=chair-1]", has_text="Ben").wait_for()
    pages[0].locator("[data-testid=start]").click()
    play_to_the_end_of_the_round(pages)
    rows = pages[0].evaluate(SHEET)
    assert [row["won"] for row in rows] == [row["total"] for row in rows], "a rematch starts from nothing"


@pytest.mark.long
def test_points_are_counted_from_every_hand(visit: Visit, served: ServerProcess) -> None:
    """A 3, a skip and a Draw Four are 3 + 20 + 50 for whoever goes out."""
    table = arrange(served.database, "hands: b1 | y3 gs w4 | r7 w; draw: *; discard: b7", people=3)
    ada, cleo = come(visit("phone"), table, 0), come(visit("desk"), table, 2)
    lay(ada, "b1")
    for page in (ada, cleo):
        page.wait_for_selector("[data-testid=result]")
        rows = page.evaluate(SHEET)
        assert [(row["cards"], row["won"], row["total"]) for row in rows] == [(0, 130, 130), (3, 0, 0), (2, 0, 0)]
    assert "No cards left!" in ada.locator("#result-title").inner_text()
    assert "Ada wins the round!" in cleo.locator("#result-title").inner_text()


@pytest.mark.long
def test_the_lowest_total_wins_where_the_house_says_so(visit: Visit, served: ServerProcess) -> None:
    rules = "rules: classic/en +match=low +target=50"
    table = arrange(served.database, f"{rules}; hands: b1 | y3 gs w4 | r7 w; draw: *; discard: b7", people=3)
    page = come(visit("phone"), table, 0)
    lay(page, "b1")
    page.wait_for_selector("[data-testid=result][data-status=over]")
    assert [row["total"] for row in page.evaluate(SHEET)] == [0, 73, 57]
    assert "You" in page.locator("#result-title").inner_text()
    assert "The lowest total wins when somebody reaches 50" in page.locator("[data-testid=result]").inner_text()
