"""A whole round by keyboard only, and what a screen reader hears of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.hanging import HANGS
from tests.page.arranging import arrange, come
from tests.page.conftest import Visit
from tests.page.local.dealing import home
from tests.page.playing import CHANGED, wait_until_asked
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there; it must be seen there."""
    for _ in range(60):
        if page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"no focus is seen on {selector}"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def card_by_arrows(page: Page) -> None:
    """Arrows walk through the hand to a card that fits."""
    tab_to(page, "[data-testid=hand] button")
    page.keyboard.press("Home")
    for _ in range(40):
        if page.evaluate("() => document.activeElement.closest('li')?.classList.contains('fits') ?? false"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("no card that fits was found by arrows")


def decide_by_keys(page: Page, state: dict[str, object]) -> None:
    """One decision by keys alone: answer the sheet, play a card that fits and say UNO in time, or draw."""
    if state["sheet"]:
        tab_to(page, "[data-testid=sheet] [data-move]")
        page.keyboard.press("Enter")
    elif state["fits"]:
        if state["uno"] and state["cards"] == 2:
            page.keyboard.press("u")
        card_by_arrows(page)
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("d")
    page.wait_for_function(CHANGED, arg=state["decision"], timeout=60_000)


def test_a_round_by_keyboard_only(visit: Visit) -> None:
    page = home(visit(), hand=5)
    tab_to(page, "[data-testid=play-now]")
    page.keyboard.press("Enter")
    until = time.monotonic() + HANGS
    spoken: list[str] = []
    while time.monotonic() < until:
        state = wait_until_asked(page)
        if state["over"]:
            break
        if state["phase"] == "TURN" and len(spoken) < 3:
            page.wait_for_function(
                "() => document.querySelector('[data-region=alert]').textContent.includes('Your turn')"
            )
            spoken.append(page.locator("[data-region=alert]").text_content() or "")
        decide_by_keys(page, state)
    page.wait_for_selector("[data-testid=result]")
    assert spoken
    for text in spoken:
        assert "On top:" in text
        assert "You hold" in text
        assert "You may play" in text or "Nothing fits" in text


@pytest.mark.long
def test_single_keys_can_be_switched_off(visit: Visit, served: ServerProcess) -> None:
    page = come(visit(), arrange(served.database, "hands: g1 b9 | y3 g4; draw: *; discard: b7"), 0)
    wait_until_asked(page)
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.evaluate("() => localStorage.setItem('penultima-preferences', JSON.stringify({ shortcuts: false }))")
    page.reload()
    wait_until_asked(page)
    page.keyboard.press("l")
    assert page.locator("dialog[open]").count() == 0


@pytest.mark.long
def test_why_a_card_does_not_fit(visit: Visit, served: ServerProcess) -> None:
    """The page never blames: it says what would fit."""
    page = come(visit(), arrange(served.database, "hands: g1 b9 | y3 g4; draw: *; discard: b7"), 0)
    wait_until_asked(page)
    page.locator("[data-testid=hand] [data-card=g1]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=notice]")
    assert "You need" in (page.locator("[data-testid=notice]").text_content() or "")
