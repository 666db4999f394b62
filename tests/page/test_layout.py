"""Nothing overlaps, nothing is cut off, everything can be touched: by geometry, not by picture."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.page.browser import SIZES, Visitor
from tests.page.conftest import Visit
from tests.page.playing import wait_until_asked

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

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
LONG_HAND = "r0 r1 r2 r5 r7 rs r+ y1 y2 y4 y6 y8 y9 yr g1 g3 g4 g7 gs b0 b3 b5 b9 w w4"


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


def with_many_cards(visitor: Visitor) -> None:
    """The same table, but the hand this seat is told of is long."""

    def longer(text: str | bytes) -> str:
        message = json.loads(text)
        if message.get("look"):
            message["look"]["hand"] = LONG_HAND.split(" ")
        return json.dumps(message)

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(longer(text)))

    visitor.page.route_web_socket("**/ws", route)


@pytest.mark.parametrize("many", [False, True], ids=["seven", "twenty-five"])
@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps(visit: Visit, size: str, players: int, many: bool) -> None:
    visitor = visit(size)
    if many:
        with_many_cards(visitor)
    page = visitor.go()
    page.locator("[data-testid=seats]").fill(str(players))
    page.locator("[data-testid=bots]").fill(str(players - 1))
    page.locator("[data-testid=play-bots]").click()
    wait_until_asked(page)
    check(page, size)


@pytest.mark.parametrize("size", SIZES)
def test_home_does_not_scroll_sideways(visit: Visit, size: str) -> None:
    page = visit(size).go()
    page.wait_for_selector("[data-testid=play-now]")
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []


def test_twice_as_large_text_still_works(visit: Visit) -> None:
    """200 % zoom: a screen half as wide."""
    page = visit(viewport={"width": 640, "height": 450}, device_scale_factor=2).go()
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    page.locator("[data-testid=play-now]").click()
    wait_until_asked(page)
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    page.locator("[data-testid=draw]").scroll_into_view_if_needed()
    assert page.locator("[data-testid=draw]").is_visible()
