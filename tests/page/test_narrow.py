"""Narrow screens in all languages, boxes and sizes of letters: nothing is wider than the screen or covered."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from penultima.text.languages import LANGUAGES
from tests.page.arranging import NAMES, arrange, remember
from tests.page.conftest import Visit
from tests.page.looking import AT_REST
from tests.page.phases import OTHERS
from tests.page.test_crowded import troubles
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

WIDTHS = {320: 568, 360: 640, 375: 667, 414: 736}
"""How high a screen of this width is."""
BOXES = {
    "classic": "classic/en", "scary": "scary/fr", "revenge": "revenge/en", "battle": "battle/en", "hyper": "hyper/fr",
}  # fmt: skip
LETTERS = ("100%", "118%", "140%")
"""The three sizes of letters, as the page sets them (App.svelte)."""
TOO_WIDE = (Path(__file__).parent / "narrow.js").read_text("utf-8")
LANGUAGE = "header .lang select, [data-testid=language]"
CHOOSE = """([chooser, language]) => {
  const select = document.querySelector(chooser);
  select.value = language;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  document.querySelector("dialog[open]")?.close();
}"""
SPOKEN = "(language) => document.documentElement.lang === language && !document.querySelector('dialog[open]')"


class Screen(NamedTuple):
    """How somebody looks at the page."""

    box: str
    language: str
    width: int
    letters: str


def every() -> list[Screen]:
    """All combinations."""
    return [Screen(*one) for one in product(BOXES, LANGUAGES, WIDTHS, LETTERS)]


def pairs() -> list[Screen]:
    """Few screens, in which every two choices meet."""
    widths = list(WIDTHS)
    return [
        Screen(box, language, widths[(i + j) % len(widths)], LETTERS[(i + 2 * j) % len(LETTERS)])
        for (i, box), (j, language) in product(enumerate(BOXES), enumerate(LANGUAGES))
    ]


SCREENS = [pytest.param(pairs, id="pairs"), pytest.param(every, id="every", marks=pytest.mark.long)]


def test_every_two_choices_meet() -> None:
    def met(screens: list[Screen]) -> set[tuple[object, ...]]:
        return {(i, one[i], j, one[j]) for one in screens for i in range(4) for j in range(i)}

    assert met(pairs()) == met(every())


def speak(page: Page, language: str) -> None:
    """Choose a language as somebody does: on the home page, or in the settings of a table."""
    if not page.locator(LANGUAGE).count():
        for button in ("menu", "open-settings"):
            page.locator(f"[data-testid={button}]").dispatch_event("click")
        page.wait_for_selector(LANGUAGE)
    page.evaluate(CHOOSE, [LANGUAGE, language])
    page.wait_for_function(SPOKEN, arg=language)


def shown(page: Page, screens: list[Screen]) -> Iterator[Screen]:
    """One screen after the other, without loading the page again."""
    language = ""
    for one in sorted(screens, key=lambda screen: screen.language):
        if one.language != language:
            language = one.language
            speak(page, language)
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", one.letters)
        page.set_viewport_size({"width": one.width, "height": WIDTHS[one.width]})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait_for_function(AT_REST)
        yield one


@pytest.mark.parametrize("screens", SCREENS)
def test_the_table(visit: Visit, served: ServerProcess, screens: Callable[[], list[Screen]]) -> None:
    visitor = visit("phone")
    tables = {
        box: arrange(
            served.database,
            f"rules: {booklet}; hands: r1 r5 y2 y4 g5 b3 w | {OTHERS[4]}; draw: *; discard: b7",
            people=4,
            carried=(120, 80, 445, 60),
        )
        for box, booklet in BOXES.items()
    }
    keys = [
        {"table": one.code, "booklet": one.booklet, "at": 0, "keys": [{"token": one.tokens[0], "name": NAMES[0]}]}
        for one in tables.values()
    ]
    remember(visitor, "penultima-tables", json.dumps(keys))
    wrong = {}
    for box, table in tables.items():
        page = visitor.go(f"/t/{table.code}")
        page.wait_for_selector("[data-testid=board][data-asked=true]")
        for screen in shown(page, [one for one in screens() if one.box == box]):
            if found := [*page.evaluate(TOO_WIDE), *troubles(page)]:
                wrong[screen] = found
    assert wrong == {}


@pytest.mark.long
@pytest.mark.parametrize("screens", SCREENS)
def test_the_home_page(visit: Visit, screens: Callable[[], list[Screen]]) -> None:
    page = visit("phone").go()
    page.wait_for_selector("[data-testid=play-now]")
    wrong = {}
    for box in BOXES:
        page.evaluate("(box) => document.querySelector(`[data-testid=box-${box}]`).click()", box)
        for screen in shown(page, [one for one in screens() if one.box == box]):
            if found := page.evaluate(TOO_WIDE):
                wrong[screen] = found
    assert wrong == {}


@pytest.mark.long
@pytest.mark.parametrize("screens", SCREENS)
def test_the_lobby(visit: Visit, served: ServerProcess, screens: Callable[[], list[Screen]]) -> None:
    visitor = visit("phone")
    wrong = {}
    for box in BOXES:
        page = visitor.go()
        page.wait_for_selector("[data-testid=play-now]")
        page.evaluate("(box) => document.querySelector(`[data-testid=box-${box}]`).click()", box)
        page.locator("[data-testid=open-table]").dispatch_event("click")
        page.wait_for_selector("[data-testid=start]")
        for screen in shown(page, [one for one in screens() if one.box == box]):
            if found := page.evaluate(TOO_WIDE):
                wrong[screen] = found
    assert wrong == {}
