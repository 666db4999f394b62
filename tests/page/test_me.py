"""My own seat on the table, and the clock that runs for me."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.page.arranging import arrange, come
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.looking import lay, phase
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

ME = "[data-testid=me]"
RESTLESS = f"""() => document.querySelector("{ME}").getAnimations({{ subtree: true }})
  .filter((one) => one.playState === "running").length"""


class Clocks:
    """What time it is for a page, and how the server at a table without a clock would speak if it had one: no clock of
    the machine runs out while a test looks at the page."""

    def __init__(self, page: Page, until: float) -> None:
        self.page = page
        self.until = until
        page.route_web_socket("**/*", self._connect)
        self.leave(60)

    def leave(self, seconds: float) -> None:
        """So many seconds are left, until more is said."""
        self.now = self.until - seconds
        self.page.clock.set_fixed_time(datetime.fromtimestamp(self.now, UTC))

    def _connect(self, route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda text: route.send(self._told(text)))

    def _told(self, text: str | bytes) -> str:
        message = json.loads(text)
        for one in (message, *message.get("told", [])):
            one.update({name: int(self.now * 1000) for name in ("now", "at") if name in one})
        if message.get("room"):
            message["room"]["pace"] = "fast"
        if message.get("look"):
            message["look"]["until"] = int(self.until * 1000)
        return json.dumps(message)


def shows(page: Page, seconds: int) -> None:
    """My clock shows so many seconds."""
    page.wait_for_selector(f"{ME}[data-seconds='{seconds}'] [data-testid=clock]:text-is('{seconds}')")


@pytest.mark.long
@pytest.mark.parametrize("motion", few(["reduce", "no-preference"], "reduce"))
def test_my_clock_counts_down(visit: Visit, served: ServerProcess, motion: str) -> None:
    """Fifteen seconds: calm at first, urgent in the last five, and said once."""
    table = arrange(served.database, "hands: r1 g2 b1 | y3 g4; draw: *; discard: b7")
    visitor = visit("phone", reduced_motion=motion)
    clocks = Clocks(visitor.page, time.time() + 600)
    page = come(visitor, table, 0)
    phase(page, "TURN", mine=True)
    shows(page, 15)
    alert = page.locator("[data-region=alert]")
    for left in range(14, 5, -1):
        clocks.leave(left - 0.5)
        shows(page, left)
        assert page.locator(f"{ME}.urgent").count() == 0
        assert "left" not in alert.inner_text()
    clocks.leave(4.5)
    shows(page, 5)
    page.wait_for_selector(f"{ME}.urgent")
    assert alert.inner_text().strip() == "5 seconds left."
    clocks.leave(3.5)
    shows(page, 4)
    assert alert.inner_text().strip() == "5 seconds left."
    if motion == "reduce":
        assert page.evaluate(RESTLESS) == 0


@pytest.mark.long
def test_a_fast_table_has_a_clock(visit: Visit, served: ServerProcess) -> None:
    """However late somebody comes: it is their turn, or the clock has moved for them and it is Ben's."""
    table = arrange(served.database, "hands: r1 g2 b1 | y3 g4; draw: *; discard: b7", pace="fast")
    page = come(visit("phone"), table, 0)
    page.wait_for_selector("[data-testid=board][data-phase]")
    seconds = page.locator(ME).get_attribute("data-seconds")
    assert seconds is None or 0 <= int(seconds) <= 15
    assert seconds or page.locator("[data-testid=seat-1] .ring.turn").count()


@pytest.mark.long
def test_no_clock_where_there_is_time(visit: Visit, served: ServerProcess) -> None:
    page = come(visit("phone"), arrange(served.database, "hands: r1 g2 | y3 g4; draw: *; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    assert page.locator("[data-testid=clock]").count() == 0


@pytest.mark.long
def test_cards_and_points_of_everybody(visit: Visit, served: ServerProcess) -> None:
    position = "hands: r1 g2 b5 | y3 g4 | y1; draw: *; discard: b7"
    page = come(visit("phone"), arrange(served.database, position, people=3, carried=(120, 45, 0)), 0)
    phase(page, "TURN", mine=True)
    me = page.locator(ME)
    expect(me.locator("svg.avatar")).to_be_visible()
    assert me.locator(".count").inner_text() == "3"
    assert me.get_attribute("aria-label") == "Ada, 3 cards, 120 points, deals"
    points = {place: page.locator(f"[data-testid={place}] [data-points]") for place in ("me", "seat-1", "seat-2")}
    assert {place: one.inner_text().strip() for place, one in points.items()} == {
        "me": "120", "seat-1": "45", "seat-2": "0",
    }  # fmt: skip
    assert all(one.is_visible() for one in points.values())


@pytest.mark.long
def test_no_points_before_anybody_has_some(visit: Visit, served: ServerProcess) -> None:
    page = come(visit("phone"), arrange(served.database, "hands: r1 g2 | y3 g4; draw: *; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    assert page.locator("[data-points]").count() == 0


def test_what_happens_to_me_is_stamped_on_my_seat(visit: Visit, served: ServerProcess) -> None:
    """A Draw Two: two cards come to me and I lose my turn."""
    position = "hands: r1 g2 | y3 b+ g4 | y1; draw: *; discard: b7; turn: 1; direction: right"
    table = arrange(served.database, position, people=3)
    mine, other = (come(visit("phone"), table, person) for person in (0, 1))
    lay(other, "b+")
    mine.wait_for_selector(f"{ME}[data-cards='4'] .skipped .gets:text-is('+2')")
    other.wait_for_selector("[data-testid=seat-0] .skipped .gets:text-is('+2')")
    mine.wait_for_selector(f"{ME} .skipped", state="detached")
    mine.wait_for_selector(f"{ME} .gets", state="detached")
