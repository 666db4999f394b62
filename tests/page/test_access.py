"""For everybody: axe finds nothing on any screen, in light, dark and forced colors."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.choosing import few
from tests.page.arranging import arrange, come, few_cards, unfold
from tests.page.conftest import Visit
from tests.page.looking import phase
from tests.page.phases import PHASES, position
from tests.page.playing import play_round, wait_until_asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOKS: dict[str, list[dict[str, Any]]] = {
    "desk": [{"color_scheme": "light"}, {"color_scheme": "light", "forced_colors": "active"}],
    "phone": [{"color_scheme": "light"}, {"color_scheme": "dark"}],
}
"""How each screen is looked at."""


def troubles(page: Page) -> list[str]:
    """What axe has against the page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS)
    return [
        f"{one['id']}: {node['html'][:160]} – {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def in_every_look(page: Page, size: str) -> list[str]:
    """What axe has against the page in each of the looks of a screen."""
    return in_looks(page, LOOKS[size])


def in_looks(page: Page, looks: Iterable[dict[str, Any]]) -> list[str]:
    """What axe has against the page in some looks."""
    found: list[str] = []
    for look in looks:
        page.emulate_media(reduced_motion="reduce", **({"forced_colors": "none"} | look))
        found += [f"{look}: {one}" for one in troubles(page)]
    return found


@pytest.mark.parametrize(
    ("size", "looks"), few([("phone", "in turn"), ("phone", "all"), ("desk", "all")], ("phone", "in turn"))
)
def test_axe_finds_nothing(visit: Visit, size: str, looks: str) -> None:
    """Each screen in every look; or in one, the next screen in the next."""
    turns = cycle(LOOKS[size])

    def wrong(page: Page) -> list[str]:
        return in_looks(page, LOOKS[size] if looks == "all" else [next(turns)])

    page = few_cards(visit(size), 1).go()
    page.wait_for_selector("[data-testid=play-now]")
    assert wrong(page) == [], "home"
    page.locator("[data-testid=play-family]").click()
    page.wait_for_selector("[data-testid=only-here]")
    assert wrong(page) == [], "play with family"
    page.keyboard.press("Escape")
    unfold(page)
    assert wrong(page) == [], "home with the options of a table"
    page.locator("[data-testid=open-house]").click()
    page.wait_for_selector("[data-testid=house-rules]")
    assert wrong(page) == [], "house rules"
    page.keyboard.press("Escape")
    page.locator("[data-testid=open-table]").click()
    page.wait_for_selector("[data-testid=start]")
    assert wrong(page) == [], "lobby"
    page.locator("[data-testid=options]").click()
    page.wait_for_selector("[data-testid=option-box]")
    assert wrong(page) == [], "options"
    page.keyboard.press("Escape")
    page.locator("[data-testid=start]").click()
    wait_until_asked(page)
    assert wrong(page) == [], "table"
    page.locator("[data-testid=open-rules]").click()
    page.wait_for_selector("[data-testid=rulebook]")
    assert wrong(page) == [], "rulebook"
    page.keyboard.press("Escape")
    page.locator("[data-testid=menu]").click()
    assert wrong(page) == [], "menu"
    page.locator("[data-testid=open-settings]").click()
    page.wait_for_selector("[data-testid=language]")
    assert wrong(page) == [], "settings"
    page.keyboard.press("Escape")
    play_round(page)
    assert wrong(page) == [], "result"
    page.locator("[data-testid=see-replay]").click()
    page.wait_for_selector("[data-testid=scrubber]")
    assert wrong(page) == [], "replay"


@pytest.mark.parametrize("name", few(PHASES, "CHALLENGE", "SHARE"))
def test_axe_finds_nothing_whatever_is_asked(visit: Visit, served: ServerProcess, name: str) -> None:
    page = come(visit("phone"), arrange(served.database, position(name)), 0)
    phase(page, name, mine=True)
    assert troubles(page) == []
