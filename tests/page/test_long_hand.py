"""A hand longer than a small screen: it is pulled along by touch, wheel and keys, and cards can still be dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.page.arranging import arrange, come
from tests.page.conftest import Visit
from tests.page.looking import AT_REST, phase
from tests.page.phases import OTHERS, position
from tests.page.test_crowded import MANY
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROW = "[data-testid=hand] ul.slides"
SMALL = {"width": 320, "height": 568}


def finger(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> None:
    """A finger goes straight from one point to another."""
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for step in range(1, steps + 1):
        x, y = (start[axis] + (end[axis] - start[axis]) * step / steps for axis in (0, 1))
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def pulled(page: Page) -> float:
    """How far the hand is pulled along."""
    far: float = page.locator(ROW).evaluate("(row) => row.scrollLeft")
    return far


@pytest.mark.long
def test_pulled_by_a_finger_on_a_card_that_fits(visit: Visit, served: ServerProcess) -> None:
    """All cards fit where somebody fights: a finger that goes sideways pulls the hand, and plays none."""
    table = arrange(served.database, position("FIGHT", hand=MANY, others=OTHERS[10]), people=10)
    page = come(visit(viewport=SMALL, has_touch=True), table, 0)
    phase(page, "FIGHT", mine=True)
    page.wait_for_selector(ROW)
    page.wait_for_function(AT_REST)
    box = page.locator(ROW).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] - 40, box["y"] + box["height"] - 30
    finger(page, (x, y), (x - 200, y))
    page.wait_for_function(f"() => document.querySelector('{ROW}').scrollLeft > 100")
    assert page.locator("[data-testid=hand] li").count() == len(MANY.split())


@pytest.mark.long
def test_pulled_by_wheel_and_keys(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, position("TURN", hand=MANY, others=OTHERS[10]), people=10)
    page = come(visit(viewport=SMALL), table, 0)
    phase(page, "TURN", mine=True)
    page.locator(ROW).hover()
    page.mouse.wheel(0, 150)
    page.wait_for_function(f"() => document.querySelector('{ROW}').scrollLeft > 100")
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"() => document.querySelector('{ROW}').scrollLeft === 0")
    page.locator("[data-testid=hand] button[tabindex='0']").focus()
    page.keyboard.press("End")
    page.wait_for_function("() => document.activeElement.dataset.card === 'b3'")
    last = page.locator("[data-testid=hand] button:focus").bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= SMALL["width"] + 1


@pytest.mark.long
def test_a_finger_drags_a_card_up_to_the_pile(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, position("TURN", hand=MANY, others=OTHERS[10]), people=10)
    page = come(visit(viewport=SMALL, has_touch=True), table, 0)
    phase(page, "TURN", mine=True)
    page.locator(ROW).evaluate("(row) => { row.scrollLeft = row.scrollWidth; }")
    page.wait_for_function(AT_REST)
    at = page.locator("[data-testid=hand] [data-card=b2]").bounding_box()
    pile = page.locator("[data-testid=discard-pile]").bounding_box()
    assert at is not None
    assert pile is not None
    finger(page, (at["x"] + 12, at["y"] + 12), (pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2))
    page.wait_for_selector("[data-testid=discard-pile][data-top=b2]")


def test_a_card_of_it_is_dragged_to_the_pile(visit: Visit, served: ServerProcess) -> None:
    """Up out of the row; the other cards stay where they were pulled to."""
    table = arrange(served.database, position("TURN", hand=MANY, others=OTHERS[10]), people=10)
    page = come(visit(viewport=SMALL), table, 0)
    phase(page, "TURN", mine=True)
    page.locator(ROW).evaluate("(row) => { row.scrollLeft = row.scrollWidth; }")
    far = pulled(page)
    assert far > 100
    card = page.locator("[data-testid=hand] [data-card=b2]")
    neighbor = page.locator("[data-testid=hand] [data-card=b1]")
    at, pile = card.bounding_box(), page.locator("[data-testid=discard-pile]").bounding_box()
    before = neighbor.bounding_box()
    assert at is not None
    assert pile is not None
    page.mouse.move(at["x"] + 12, at["y"] + 12)
    page.mouse.down()
    page.mouse.move(at["x"] + 12, at["y"] - 30, steps=4)
    page.mouse.move(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2, steps=4)
    assert neighbor.bounding_box() == before
    page.mouse.up()
    page.wait_for_selector("[data-testid=discard-pile][data-top=b2]")
