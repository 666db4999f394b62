"""Firefox and WebKit: one click, a whole round with a special card, a reload, a phone's size."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browsers import firefox, webkit
from tests.browsers.driver import Browser, tap, wait_for
from tests.hanging import HANGS
from tests.page.playing import ASKED as BOARD_OR_RESULT
from tests.page.playing import BOARD, CHANGED, STATE
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.long

KNOWN: dict[str, tuple[Callable[[], str | None], Callable[[str], Browser]]] = {
    "firefox": (firefox.found, firefox.Firefox),
    "webkit": (webkit.found, webkit.WebKit),
}
WISHES = {"name": "Ada", "bots": 1, "seats": 2, "booklet": "battle/en", "toured": True, "botPace": "fast"}
LIKES = "() => localStorage.setItem('penultima-preferences', JSON.stringify(%s))"
HAND = "() => [...document.querySelectorAll('[data-testid=hand] [data-card]')].map((one) => one.dataset.card).sort()"
OUTSIDE = """() => [...document.querySelectorAll("button, a, input, select")]
  .filter((one) => one.offsetParent !== null && !one.closest("[inert]"))
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < -1 || box.right > innerWidth + 1))
  .map(([html]) => html)"""
WIDER = "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"
ASKED = f"() => Boolean(({BOARD_OR_RESULT})())"
FITS = "[data-testid=hand] li.fits button"
SPECIAL = f'{FITS}[data-card="x"]'
CLICKS = 6
MOST_DEALS = 60
"""Of so many hands one has a special card."""


@pytest.fixture(scope="module", params=KNOWN)
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser that is on this machine."""
    found, kind = KNOWN[request.param]
    path = found()
    if path is None:
        pytest.skip(f"this machine has no {request.param}: CONTRIBUTING.md says which packages bring it")
    one = kind(path)
    yield one
    one.close()


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where pictures are put; whoever wants to look at them names a folder that stays."""
    folder = Path(os.environ.get("PENULTIMA_PICTURES", tmp_path))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    one = ServerProcess(str(tmp_path_factory.mktemp("browsers") / "tables.sqlite"))
    yield one
    one.kill()


def test_a_round_with_a_special_card(browser: Browser, served: ServerProcess, pictures: Path) -> None:
    browser.resize(1280, 800)
    browser.go(served.url)
    wait_for(browser, exists("[data-testid=play-now]"))
    browser.picture(pictures / f"{browser.name}-home.png")
    for _ in range(MOST_DEALS):
        deal(browser, served, hand=5)
        if browser.run(exists("[data-testid=hand] [data-card=x]")):
            break
    assert "/local/" in browser.run("() => location.pathname")
    browser.picture(pictures / f"{browser.name}-table.png")
    assert play_round(browser), "the special card of the hand was laid"
    browser.picture(pictures / f"{browser.name}-result.png")


def test_a_match_is_there_after_a_reload(browser: Browser, served: ServerProcess) -> None:
    deal(browser, served, hand=7)
    wait_for(browser, ASKED)
    before = browser.run(HAND), browser.run(STATE)
    browser.go(browser.run("() => location.href"))
    wait_for(browser, ASKED)
    assert (browser.run(HAND), browser.run(STATE)) == before


@pytest.mark.parametrize(("width", "height"), [(375, 667), (740, 360), (1440, 900)])
def test_everything_is_inside(browser: Browser, served: ServerProcess, width: int, height: int, pictures: Path) -> None:
    browser.resize(width, height)
    browser.go(served.url)
    wait_for(browser, exists("[data-testid=play-now]"))
    assert (browser.run(WIDER), browser.run(OUTSIDE)) == (0, [])
    deal(browser, served, hand=7)
    wait_for(browser, ASKED)
    browser.picture(pictures / f"{browser.name}-{width}.png")
    assert (browser.run(WIDER), browser.run(OUTSIDE)) == (0, [])
    low = browser.run(
        f"() => document.querySelector({json.dumps(FITS)} + ', [data-testid=draw]').getBoundingClientRect().bottom"
    )
    assert low <= height + 1


def exists(selector: str) -> str:
    return f"() => document.querySelector({json.dumps(selector)}) !== null"


def deal(browser: Browser, served: ServerProcess, hand: int) -> None:
    """One click on the home page. The driver of WebKit loses one now and then on a busy machine; people click again."""
    browser.go(served.url)
    browser.run(LIKES % json.dumps(WISHES | {"house": {"hand": str(hand)}}))
    browser.go(served.url)
    for _ in range(CLICKS):
        tap(browser, "[data-testid=play-now]")
        with contextlib.suppress(AssertionError):
            wait_for(browser, "() => !document.querySelector('[data-testid=play-now]:not([disabled])')", HANGS / CLICKS)
            break
    wait_for(browser, exists(f"{BOARD}[data-status=playing]"))


def play_round(browser: Browser) -> bool:
    """A whole round by touching the page; was a special card laid by this hand?"""
    special = False
    for _ in range(300):
        wait_for(browser, ASKED)
        state = browser.run(STATE)
        if state["over"]:
            return special
        if state["sheet"]:
            tap(browser, "[data-testid=sheet] [data-move]")
        elif browser.run(exists(SPECIAL)):
            tap(browser, SPECIAL)
            special = True
        elif state["fits"]:
            tap(browser, FITS)
        else:
            tap(browser, "[data-testid=draw]")
        wait_for(browser, f"() => Boolean(({CHANGED})({state['decision']}))")
    raise AssertionError("the round does not end")
