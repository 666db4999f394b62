"""The focus follows the game for whoever plays by keyboard, and stays where it is for everybody else."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.hanging import HANGS
from tests.page.arranging import arrange, come
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.local.dealing import home
from tests.page.looking import answer, lay, phase
from tests.page.phases import PHASES, position
from tests.page.playing import BOARD, CHANGED, RESULT, wait_until_asked
from tests.page.test_keyboard import tab_to
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

EDITIONS = {
    "classic": "classic/en", "scary": "scary/fr", "revenge": "revenge/es", "battle": "battle/pt", "hyper": "hyper/fr",
}  # fmt: skip
WATCH = """() => {
  window.lost = [];
  const look = (when) => {
    const board = document.querySelector("[data-testid=board]");
    if (!board || document.activeElement !== document.body) return;
    window.lost.push(`${when}: ${board.dataset.phase} ${board.dataset.asked} ${board.dataset.status}`);
  };
  const each = () => { look("frame"); requestAnimationFrame(each); };
  requestAnimationFrame(each);
  setInterval(() => look("timer"), 4);
}"""
"""From now on it is written down whenever a table stands there and nothing has the focus."""
WHERE = """() => {
  const active = document.activeElement;
  const place = active.closest("[data-testid=hand], [data-testid=sheet], [data-testid=result], [data-testid=thumbs]");
  return place?.dataset.testid ?? active.tagName;
}"""


def focused(page: Page, place: str) -> None:
    """The focus comes to a part of the table."""
    page.wait_for_function(f"(place) => ({WHERE})() === place", arg=place)


def decide(page: Page, state: dict[str, object]) -> None:
    """One decision from where the focus is: only arrows, Enter and the letters of the page."""
    if state["sheet"]:
        focused(page, "sheet")
        page.keyboard.press("Enter")
    elif state["fits"]:
        focused(page, "hand")
        page.keyboard.press("Home")
        for _ in range(40):
            if page.evaluate("() => document.activeElement.closest('li').classList.contains('fits')"):
                break
            page.keyboard.press("ArrowRight")
        if state["uno"]:
            page.keyboard.press("u")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("d")
    page.wait_for_function(CHANGED, arg=state["decision"], timeout=60_000)


@pytest.mark.parametrize("edition", few(EDITIONS, "scary"))
def test_the_focus_is_never_lost_in_a_round(visit: Visit, edition: str) -> None:
    """Nobody presses Tab: from the first card to the next round it is where it is needed."""
    page = home(visit(), hand=3, bots=1, booklet=EDITIONS[edition])
    tab_to(page, "[data-testid=play-now]")
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    page.wait_for_selector(BOARD)
    until = time.monotonic() + HANGS
    while not (state := wait_until_asked(page))["over"]:
        assert time.monotonic() < until, "the round does not end"
        decide(page, state)
    focused(page, "result")
    tab_to(page, "[data-testid=next], [data-testid=rematch]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{RESULT}", state="detached")
    if page.locator(BOARD).count():
        page.wait_for_selector(f"{BOARD}[data-status=playing], {RESULT}")
        page.wait_for_function(f"() => ['hand', 'sheet', 'result'].includes(({WHERE})())")
    assert page.evaluate("() => window.lost") == []


@pytest.mark.parametrize("name", few(PHASES, "DRAWN", "GIVE_CARD"))
def test_a_question_has_the_focus(visit: Visit, served: ServerProcess, name: str) -> None:
    page = come(visit(), arrange(served.database, position(name)), 0)
    phase(page, name, mine=True)
    page.keyboard.press("Shift")
    page.evaluate("() => document.body.append(document.createElement('i'))")
    focused(page, "hand" if name in ("TURN", "DRAWN", "FIGHT") else "sheet")
    if name == "DRAWN":
        assert page.evaluate("() => document.activeElement.dataset.card") == "b3", "the card that was drawn"


@pytest.mark.long
def test_who_points_keeps_the_focus(visit: Visit, served: ServerProcess) -> None:
    """A card that is clicked is gone, and nothing else is focused for it."""
    page = come(visit("phone"), arrange(served.database, "hands: w g9 b1 | y3 g4; draw: *; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    lay(page, "w")
    page.wait_for_selector("[data-testid=sheet][data-phase=COLOR]")
    assert page.evaluate(WHERE) == "BODY"
    answer(page, "COLOR", "red")
    phase(page, "TURN", mine=False)
    assert page.evaluate(WHERE) == "BODY"


@pytest.mark.long
def test_who_types_keeps_the_focus(visit: Visit, served: ServerProcess) -> None:
    """It becomes my turn while I write to the others: not a letter is lost."""
    table = arrange(served.database, "hands: b2 g9 b1 | b3 g4 y1; draw: *; discard: b7")
    ada, ben = come(visit(), table, 0), come(visit(), table, 1)
    phase(ben, "TURN", mine=False)
    ben.get_by_label("Say something").click()
    field = ben.locator("dialog input")
    field.focus()
    field.press_sequentially("Well d")
    lay(ada, "b2")
    phase(ben, "TURN", mine=True)
    field.press_sequentially("one")
    assert field.input_value() == "Well done"
    ben.keyboard.press("Escape")
    ben.wait_for_selector("dialog", state="detached")
    assert ben.evaluate("() => document.activeElement !== document.body")


@pytest.mark.long
def test_the_log_keeps_the_focus(visit: Visit, served: ServerProcess) -> None:
    """Whoever reads what happened is not sent away by a turn."""
    table = arrange(served.database, "hands: b2 g9 b1 | b3 g4 y1; draw: *; discard: b7")
    ada, ben = come(visit(), table, 0), come(visit(), table, 1)
    phase(ben, "TURN", mine=False)
    ben.keyboard.press("Tab")
    ben.locator(".side [tabindex='0']").focus()
    lay(ada, "b2")
    phase(ben, "TURN", mine=True)
    assert ben.evaluate("() => document.activeElement.closest('.side') !== null")


@pytest.mark.long
def test_a_key_held_down_answers_once(visit: Visit, served: ServerProcess) -> None:
    """Enter plays the wild; the same Enter, repeated by the keyboard, names no color."""
    page = come(visit(), arrange(served.database, "hands: w g9 b1 | y3 g4; draw: *; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    page.locator("[data-testid=hand] [data-card=w]").focus()
    page.keyboard.down("Enter")
    focused(page, "sheet")
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_timeout(200)
    expect(page.locator(f"{BOARD}[data-phase=COLOR]")).to_have_count(1)


@pytest.mark.long
def test_the_keys_are_shown(visit: Visit, served: ServerProcess) -> None:
    """By a question mark, and from the menu; what they say is what they do."""
    page = come(visit("phone"), arrange(served.database, "hands: b2 g9 | y3 g4; draw: *; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    page.keyboard.press("?")
    keys = page.locator("dialog [data-testid=keys] kbd")
    keys.first.wait_for()
    named = ["D", "U", "C", "N", "H", "←", "→", "Home", "End", "↵", "W", "L", "Esc", "?"]
    assert keys.all_inner_texts() == named
    told = page.locator("dialog [data-testid=keys] dd").all_inner_texts()
    assert len(set(told)) == len(told) == 12, "each key has words of its own"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=open-keys]").click()
    keys.first.wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("h")
    focused(page, "hand")
    page.keyboard.press("l")
    page.wait_for_selector("dialog [data-testid=log]")
