"""What the table shows for show: moments of each box, weight, points that count up, faces; calm for who wants calm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.page.arranging import arrange, come
from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.looking import lay, phase
from tests.page.playing import BOARD
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOVES = {"reduced_motion": "no-preference"}
SPECIALS = {
    "scary": "rules: scary/fr; hands: x r5 r9 b1 | y5 y3 g4 | g1 g2; draw: *; discard: b7",
    "revenge": "rules: revenge/en; hands: x r5 r9 b1 | y5 y3 g4 | g1 g2; draw: *; discard: b7",
    "hyper": "rules: hyper/fr; hands: x r5 r9 b1 | y5 y3 g4 | g1 g2; draw: *; discard: b7",
}
FILMED = """() => {
  window.filmed = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.filmed.push([this.dataset?.testid ?? this.dataset?.place ?? "", Object.keys(frames).join()]);
    return animate.call(this, frames, timing);
  };
}"""
"""Writes down what is set in motion: by its name, and which property moves."""


def filmed(visitor: Visitor) -> Visitor:
    visitor.context.add_init_script(f"({FILMED})()")
    return visitor


@pytest.mark.parametrize("edition", few(SPECIALS, "hyper"))
def test_each_box_has_a_moment_of_its_own(visit: Visit, served: ServerProcess, edition: str) -> None:
    """It takes the whole table, whoever laid the card, and leaves it by itself; it holds nobody up."""
    table = arrange(served.database, SPECIALS[edition], people=3)
    ada, ben, cleo = come(visit(**MOVES), table, 0), come(visit("phone", **MOVES), table, 1), come(visit(), table, 2)
    for page in (ada, ben, cleo):
        page.evaluate(
            """() => new MutationObserver(() => {
                 const moment = document.querySelector("[data-testid=special-moment]");
                 if (moment && !window.seen) {
                   const { x, y, width, height } = moment.getBoundingClientRect();
                   window.seen = { moment: moment.dataset.moment, touched: getComputedStyle(moment).pointerEvents,
                     whole: x === 0 && y === 0 && width === innerWidth && height === innerHeight,
                     motions: [...new Set(moment.getAnimations({ subtree: true }).map((one) => one.animationName))] };
                 }
               }).observe(document.body, { childList: true, subtree: true })"""
        )
    lay(ada, "x")
    for page in (ada, ben):
        page.wait_for_function("() => window.seen")
        seen = page.evaluate("() => window.seen")
        assert seen["moment"] == edition
        assert seen["whole"]
        assert seen["touched"] == "none", "what lies below can be pressed meanwhile"
        assert len(seen["motions"]) >= 2
        page.locator("[data-testid=special-moment]").wait_for(state="detached")
    cleo.wait_for_selector(f"{BOARD}:not([data-phase=TURN])")
    assert cleo.evaluate("() => window.seen") is None, "who wants little motion sees the card, and no show"


@pytest.mark.long
def test_a_card_has_weight_and_a_draw_four_shakes_the_table(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: b1 w4 g9 | b5 y3 g4; draw: *; discard: b7")
    ada, ben = come(filmed(visit(**MOVES)), table, 0), come(filmed(visit()), table, 1)
    lay(ada, "b1")
    ada.wait_for_function("() => window.filmed.some(([what, moves]) => what === 'discard-pile' && moves === 'scale')")
    assert ada.evaluate("() => window.filmed.some(([what]) => what === 'board')") is False
    lay(ben, "b5")
    lay(ada, "w4")
    ada.wait_for_function("() => window.filmed.some(([what, moves]) => what === 'board' && moves === 'translate')")
    phase(ada, "COLOR", mine=True)
    assert ben.evaluate("() => window.filmed.filter(([, moves]) => /scale|translate/.test(moves))") == []


WAITS = """() => {
  const over = getComputedStyle(document.querySelector(".over"));
  return 1000 * parseFloat(over.animationDelay);
}"""
"""Milliseconds until the result covers the seats."""


def scores(page: Page) -> list[int]:
    """The points that each of the two seats shows, mine first."""
    return [int(page.locator(f"[data-testid={one}] .score").inner_text()) for one in ("me", "seat-1")]


@pytest.mark.long
def test_points_count_up_on_the_seats(visit: Visit, served: ServerProcess) -> None:
    """By the page's own clock, which stands still here: how fast this machine is does not matter."""
    table = arrange(served.database, "hands: b1 | w y+; draw: *; discard: b7", carried=(100, 50))
    ada, ben = visit(**MOVES), visit()
    ada.page.clock.install()
    page = come(ada, table, 0)
    calm = come(ben, table, 1)
    phase(page, "TURN", mine=True)
    assert scores(page) == [100, 50]
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 1)
    lay(page, "b1")
    page.wait_for_selector(f"{BOARD}:not([data-status=playing])")
    assert scores(page) == [100, 50]
    page.clock.run_for(450)
    assert 100 < scores(page)[0] < 170
    page.clock.run_for(700)
    assert scores(page) == [170, 50]
    calm.wait_for_selector(f"{BOARD}:not([data-status=playing])")
    assert calm.locator("[data-testid=seat-0] .score").inner_text() == "170", "all at once for who wants little motion"
    assert page.evaluate(WAITS) == 900, "the result lets one see it"
    assert calm.evaluate(WAITS) == 0


@pytest.mark.long
def test_what_is_said_of_a_seat_does_not_cover_itself(visit: Visit, served: ServerProcess) -> None:
    """Somebody with one card who is away has two labels."""
    page = come(visit("small phone"), arrange(served.database, "hands: b1 b2 | y3; draw: *; discard: b7"), 0)
    labels = page.locator("[data-testid=seat-1] .tag")
    labels.nth(1).wait_for()
    boxes = [box for one in labels.all() if (box := one.bounding_box())]
    assert len(boxes) == 2
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"] + 4, "one below the other; the lower one is tilted"


@pytest.mark.long
def test_losing_has_a_face(visit: Visit, served: ServerProcess) -> None:
    """Who won beams, and whoever looks and has not won droops beside them."""
    table = arrange(served.database, "hands: b1 | w y+; draw: *; discard: b7")
    ada, ben = come(visit(), table, 0), come(visit(), table, 1)
    lay(ada, "b1")
    for page, lost in ((ada, 0), (ben, 1)):
        page.locator("[data-testid=faces] .won").wait_for()
        assert page.locator("[data-testid=faces] .lost").count() == lost
