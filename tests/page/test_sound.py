"""Sounds are offered once, and as loud as somebody likes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.page.arranging import arrange, come
from tests.page.browser import SIZES, Visitor
from tests.page.conftest import Visit
from tests.page.looking import lay, phase
from tests.page.test_layout import BOXES, apart, check
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

OFFER = "[data-testid=sound-offer]"
LISTENED = """() => {
  window.loud = [];
  const make = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () {
    const gain = make.call(this);
    const value = Object.getOwnPropertyDescriptor(AudioParam.prototype, "value");
    Object.defineProperty(gain.gain, "value", { set(to) { window.loud.push(to); value.set.call(this, to); } });
    return gain;
  };
}"""
"""Writes down how loud whatever is played is made."""
SEVEN = "hands: b1 b2 g9 g8 r1 y2 y3 | y3 g4 g5; draw: *; discard: b7"


def preferences(visitor: Visitor) -> dict[str, object]:
    return dict(json.loads(visitor.page.evaluate("() => localStorage.getItem('penultima-preferences')")))


def listened(visitor: Visitor) -> Visitor:
    visitor.context.add_init_script(f"({LISTENED})()")
    return visitor


def test_who_accepts_hears_it_at_once_and_is_not_asked_again(visit: Visit, served: ServerProcess) -> None:
    ada = listened(visit("phone"))
    page = come(ada, arrange(served.database, SEVEN), 0, soundOffered=False)
    page.locator(OFFER).get_by_role("button", name="With sounds").click()
    page.wait_for_function("() => window.loud.length > 0")
    page.locator(OFFER).wait_for(state="detached")
    page.reload()
    phase(page, "TURN", mine=True)
    page.wait_for_timeout(300)
    assert page.locator(OFFER).count() == 0
    assert preferences(ada)["sound"] is True


@pytest.mark.long
@pytest.mark.parametrize("how", few(["declines", "plays"], "plays"))
def test_who_declines_or_simply_plays_is_not_asked_again(visit: Visit, served: ServerProcess, how: str) -> None:
    ada = listened(visit("phone"))
    page = come(ada, arrange(served.database, SEVEN), 0, soundOffered=False)
    page.locator(OFFER).wait_for()
    if how == "plays":
        lay(page, "b1")
    else:
        page.locator("[data-testid=sound-no]").click()
    page.locator(OFFER).wait_for(state="detached")
    page.wait_for_function("() => JSON.parse(localStorage['penultima-preferences']).soundOffered")
    assert preferences(ada)["sound"] is False
    assert page.evaluate("() => window.loud") == []


@pytest.mark.long
@pytest.mark.parametrize("size", few(SIZES, "small phone"))
def test_the_offer_covers_nothing(visit: Visit, served: ServerProcess, size: str) -> None:
    page = come(visit(size), arrange(served.database, SEVEN), 0, soundOffered=False)
    page.locator(OFFER).wait_for()
    phase(page, "TURN", mine=True)
    check(page, size)
    at, (width, height) = page.locator(OFFER).bounding_box(), SIZES[size]
    assert at is not None
    offer = [at["x"], at["y"], at["x"] + at["width"], at["y"] + at["height"]]
    assert offer[0] >= 0
    assert offer[1] >= 0
    assert offer[2] <= width
    assert offer[3] <= height
    boxes = page.evaluate(BOXES)
    for name in ("piles", "discard", "color", "hand", "thumbs", "prompt"):
        assert apart(offer, boxes[name]), name


def settings(page: Page) -> Page:
    """The settings, from the menu of a table."""
    page.locator("[data-testid=menu]").click()
    page.locator("dialog").get_by_role("button", name="Settings").click()
    return page


@pytest.mark.long
def test_the_slider_sets_how_loud_everything_is(visit: Visit, served: ServerProcess) -> None:
    """Whoever moves it hears it; half of it is a quarter of the amplitude, and it stays so after a reload."""
    ada = listened(visit("phone"))
    page = come(ada, arrange(served.database, SEVEN), 0, sound=True)
    phase(page, "TURN", mine=True)
    slider = settings(page).get_by_role("slider", name="Volume")
    slider.fill("50")
    page.wait_for_function("() => window.loud.length > 0")
    half = page.evaluate("() => window.loud.at(-1)")
    slider.fill("100")
    page.wait_for_function("(half) => window.loud.at(-1) === 4 * half", arg=half)
    slider.fill("30")
    page.get_by_label("Sounds").uncheck()
    assert slider.is_disabled()
    page.wait_for_function("() => JSON.parse(localStorage['penultima-preferences']).volume === 30")
    page.reload()
    assert settings(page).get_by_role("slider", name="Volume").input_value() == "30"
