"""Nothing overlaps, nothing is cut off, everything can be touched: by geometry, not by picture."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from penultima.text.languages import LANGUAGES
from tests.choosing import few
from tests.page.arranging import arrange, come
from tests.page.browser import SIZES
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.looking import AT_REST, lay, phase, resize
from tests.page.phases import OTHERS
from tests.page.playing import wait_until_asked
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

BOXES = """() => {
  const of = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const box = (s) => { const e = document.querySelector(s); return e && of(e); };
  return {
    piles: box("[data-testid=draw-pile]"), discard: box("[data-testid=discard-pile]"),
    color: box("[data-testid=color]"), hand: box("[data-testid=hand]"), thumbs: box("[data-testid=thumbs]"),
    seats: [...document.querySelectorAll("[data-testid^=seat-] .who")].map(of), prompt: box("[data-testid=prompt]"),
    wide: document.scrollingElement.scrollWidth, high: document.scrollingElement.scrollHeight,
  };
}"""
TOUCH = """() => [...document.querySelectorAll("[data-testid=hand] button")].flatMap((card) => {
  const row = card.closest("ul").getBoundingClientRect();
  const at = card.getBoundingClientRect();
  card.closest("ul").scrollLeft += (at.left + at.right - row.left - row.right) / 2;
  const r = card.closest("li").getBoundingClientRect();
  const points = [[8, 12], [22, 22], [36, 30]].map(([x, y]) => [r.left + x, r.top + y]);
  const hit = points.filter(([x, y]) => card.contains(document.elementFromPoint(x, y))).length;
  return hit >= 2 ? [] : [card.dataset.card];
})"""
SMALL = """() => [...document.querySelectorAll("button, a[href], input, select")].flatMap((e) => {
  if (!e.checkVisibility({ opacityProperty: false })) return [];
  const r = (e.closest("label") ?? e).getBoundingClientRect();
  return r.width && (r.width < 24 || r.height < 24) ? [e.outerHTML.slice(0, 90)] : [];
})"""
WIDE = """() => {
  const wide = (selector) => document.querySelector(selector).getBoundingClientRect().width;
  return {
    card: wide("[data-testid=hand] button > :first-child"), pile: wide("[data-testid=discard-pile]"),
    face: wide("[data-testid^=seat-] .avatar"), me: wide("[data-testid=me] .avatar"),
    piles: wide("[data-testid=piles]"), oval: wide(".oval"),
  };
}"""
LONG_HAND = "r0 r1 r2 r5 r7 rs r+ y1 y2 y4 y6 y8 y9 yr g1 g2 g3 g5 gs b0 b2 b3 b7 w w4"


def apart(one: list[float], other: list[float]) -> bool:
    slack = 1.0
    return (
        one[2] <= other[0] + slack
        or other[2] <= one[0] + slack
        or one[3] <= other[1] + slack
        or other[3] <= one[1] + slack
    )


def check(page: Page, size: str) -> None:
    boxes: dict[str, Any] = page.evaluate(BOXES)
    width, height = SIZES[size]
    assert boxes["wide"] <= width
    assert boxes["high"] <= height
    named = {name: boxes[name] for name in ("piles", "discard", "hand", "thumbs", "color", "prompt")}
    named |= {f"seat {i}": box for i, box in enumerate(boxes["seats"])}
    for name, box in named.items():
        assert box[0] >= -1, name
        assert box[1] >= -1, name
        assert box[2] <= width + 1, name
        assert box[3] <= height + 1, name
    names = list(named)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            if {one, other} in ({"piles", "color"}, {"discard", "color"}):
                continue
            assert apart(named[one], named[other]), f"{one} {named[one]} lies on {other} {named[other]}"
    assert page.evaluate(TOUCH) == []
    assert page.evaluate(SMALL) == []


HANDS = {"seven": "r1 r5 y2 y4 g5 b3 w", "twenty-five": LONG_HAND}


@pytest.mark.parametrize(("players", "cards"), few(product(OTHERS, HANDS), (2, "seven"), (10, "twenty-five")))
def test_nothing_overlaps(visit: Visit, served: ServerProcess, players: int, cards: str) -> None:
    """On each screen, also when it becomes another: somebody turns the phone or opens the window."""
    position = f"hands: {HANDS[cards]} | {OTHERS[players]}; draw: *; discard: b7"
    page = come(visit(), arrange(served.database, position, people=players), 0)
    phase(page, "TURN", mine=True)
    for size in SIZES:
        resize(page, size)
        check(page, size)


LINES = """() => ["color", "last-event"].map((name) => {
  const box = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom]; })"""


@pytest.mark.parametrize("language", few(LANGUAGES, "es"))
def test_what_hyper_speed_does_covers_nothing(visit: Visit, served: ServerProcess, language: str) -> None:
    """The longest that is said below the piles, on the smallest phones, above what was told last."""
    position = "rules: hyper/fr; hands: r5 r9 b1 g2 | y5 y3 | b2 b3; draw: *; discard: r7 x; color: red; hyper: red"
    for size in ("small phone", "phone", "phone on its side"):
        page = come(visit(size, locale=language), arrange(served.database, position, people=3), 0)
        lay(page, "r5")
        page.wait_for_selector("[data-testid=last-event]:not(:empty)")
        page.wait_for_function(AT_REST)
        settled(page)
        color, told = page.evaluate(LINES)
        assert apart(color, told), f"{language}, {size}: {color} lies on {told}"


def settled(page: Page) -> dict[str, float]:
    """How wide everything is, once the page has followed a new size: hand and piles do so in frames of their own."""
    before: dict[str, float] = {}
    while (now := dict(page.evaluate(WIDE))) != before:
        before = now
        page.wait_for_timeout(250)
    return now


@pytest.mark.long
def test_everything_grows_with_the_screen(visit: Visit, served: ServerProcess) -> None:
    """On larger desks cards, piles and faces take the same part of the screen; piles fill the oval."""
    position = f"hands: r1 r5 y2 y4 g5 b3 w | {OTHERS[4]}; draw: *; discard: b7"
    page = come(visit(), arrange(served.database, position, people=4), 0)
    phase(page, "TURN", mine=True)
    parts: dict[tuple[int, int], dict[str, float]] = {}
    for width, height in [(1440, 900), (1920, 1080), (2560, 1440)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(wide) => document.querySelector('.board').clientWidth === wide", arg=width)
        page.wait_for_function(AT_REST)
        wide = settled(page)
        parts[width, height] = {name: size / height for name, size in wide.items() if name != "oval"}
        assert wide["piles"] >= 0.45 * wide["oval"], (width, wide)
    usual = parts.pop((1440, 900))
    for size, here in parts.items():
        assert all(here[name] >= 0.95 * usual[name] for name in usual), (size, here, usual)


@pytest.mark.long
def test_home_does_not_scroll_sideways(visit: Visit) -> None:
    page = visit().go()
    page.wait_for_selector("[data-testid=play-now]")
    for size in SIZES:
        resize(page, size)
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), size
        assert page.evaluate(SMALL) == [], size


@pytest.mark.long
def test_twice_as_large_text_still_works(visit: Visit) -> None:
    """200 % zoom: a screen half as wide."""
    page = visit(viewport={"width": 640, "height": 450}, device_scale_factor=2).go()
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    page.locator("[data-testid=play-now]").click()
    wait_until_asked(page)
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    page.locator("[data-testid=draw]").scroll_into_view_if_needed()
    expect(page.locator("[data-testid=draw]")).to_be_visible()
