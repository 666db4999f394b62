"""The fullest tables: ten players, twenty-six cards, every question, on each screen; by geometry, not by picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.page.arranging import arrange, come
from tests.page.browser import SIZES
from tests.page.conftest import Visit
from tests.page.looking import AT_REST, lay, phase, resize
from tests.page.phases import OTHERS, PHASES, position
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

MANY = "r0 r1 r2 r5 r6 r8 r9 rs rr r+ y1 y2 y4 y5 y6 y8 y9 ys g1 g2 g5 g6 gs b1 b2 b3"
"""Twenty-six, with something for every question to ask about."""
TROUBLES = (Path(__file__).parent / "geometry.js").read_text("utf-8")
"""What overlaps, is cut off, is too small or cannot be reached."""


ONE_LINE = """() => {
  const line = document.querySelector(".middle > .last");
  if (line) line.textContent = "Somebody lays a blue 7.";
}"""
"""There is room for a short line under the piles."""


def troubles(page: Page) -> list[str]:
    """What is wrong with where things are, once everything has come to rest."""
    page.wait_for_function(AT_REST)
    found: list[str] = page.evaluate(TROUBLES)
    return found


@pytest.mark.parametrize("name", few(PHASES, "SHARE"))
def test_ten_players_and_twenty_six_cards(visit: Visit, served: ServerProcess, name: str) -> None:
    hand = MANY + (" b3" if name == "DRAWN" else "")
    table = arrange(served.database, position(name, hand=hand, others=OTHERS[10]), people=10)
    page = come(visit(), table, 0)
    phase(page, name, mine=True)
    assert page.locator("[data-testid=hand] button").count() >= 26
    for size in SIZES:
        resize(page, size)
        page.evaluate(ONE_LINE)
        assert troubles(page) == [], size


@pytest.mark.long
@pytest.mark.parametrize("players", few(OTHERS, 10))
def test_the_result(visit: Visit, served: ServerProcess, players: int) -> None:
    table = arrange(served.database, f"hands: b1 | {OTHERS[players]}; draw: *; discard: b7", people=players)
    page = come(visit(), table, 0)
    lay(page, "b1")
    page.wait_for_selector("[data-testid=result]")
    for size in SIZES:
        resize(page, size)
        assert troubles(page) == [], size
