"""What the browser gets: small enough, from nowhere else, without a hole in the policy; records, replays, the check."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

import penultima.server
from penultima.server.http.pages import PAGE_ROUTES
from penultima.text.languages import LANGUAGES
from tests.page.arranging import likes, unfold
from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.playing import act, play_round, wait_until_asked
from tests.page.rounds_for_the_page import FOLDER
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Response

PAGE = Path(penultima.server.__file__).parent / "page"
ELSEWHERE = (
    "rulebook-",
    *(f"{kind}{language}-" for kind in ("", "people-") for language in LANGUAGES if language != "en"),
)
"""Other languages, and the rulebook that the page writes by itself where there is no server."""
OTHER_VIEWS = ("Home-", "HomeDrawers-", "Replay-", "Device-", "Past-", "LocalGone-")
"""Views that are shown instead of a table, never at one."""
AROUND = ("around-", "people-", "Lobby-", "Newcomer-", "TableSide-")
"""What is fetched for a table when somebody wants it, and no first card waits for: the lobby, talk, house rules, the
host's panel, and their words."""
WORKERS = ("local-worker-", "search-worker-")
"""In which tables on the device live, and bots that search."""
NOT_FOR_PLAY = (
    "/api/",
    "/icon",
    "/assets/Drawers-",
    "/assets/Tour-",
    "/assets/keeping-",
    "/assets/rulebook-",
    "/assets/qr-",
    "/assets/search-worker-",
    "/app-",
)
"""What a page fetches ahead while one plays, and no card waits for."""
LARGEST, LARGEST_OTHERS, LARGEST_AROUND, LARGEST_WORKERS = 120_000, 20_000, 24_000, 34_000
"""Bytes of packed script, at a table, for the other views, for what lies around the cards and for the workers."""


def test_the_script_is_small() -> None:
    scripts = [path for path in (PAGE / "assets").glob("*.js") if not path.name.startswith(ELSEWHERE)]
    assert any(path.name.startswith("en-") for path in scripts)
    packed = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in scripts}
    workers = sum(size for name, size in packed.items() if name.startswith(WORKERS))
    others = sum(size for name, size in packed.items() if name.startswith(OTHER_VIEWS))
    around = sum(size for name, size in packed.items() if name.startswith(AROUND))
    assert sum(packed.values()) - workers - others - around < LARGEST
    assert 0 < around < LARGEST_AROUND
    assert 0 < others < LARGEST_OTHERS
    assert 0 < workers < LARGEST_WORKERS


@pytest.mark.parametrize(("path", "view"), [("/", "Home"), ("/t/zzzzzzzz", "Table"), ("/replay", "Replay")])
def test_every_address_names_what_it_needs(served: ServerProcess, path: str, view: str) -> None:
    """All scripts and styles of its view are asked for at once, not one after the other."""
    with urlopen(served.url + path) as answer:
        html = answer.read().decode()
    named = set(re.findall(r'(?:href|src)="/assets/(\w+)-[^"]+\.(js|css|woff2)"', html))
    assert {("start", "js"), ("main", "js"), ("core", "js"), (view, "js"), (view, "css"), ("nunito", "woff2")} <= named
    assert {one for one, _ in named} & {"Home", "Table", "Replay"} == {view}


ALL_THAT_PLAY_NEEDS = 220_000
"""Bytes on the wire from an empty browser to a dealt hand."""


def test_all_that_play_needs_is_small(visit: Visit) -> None:
    visitor: Visitor = visit()
    answers: list[Response] = []
    visitor.page.on("response", lambda one: answers.append(one))  # noqa: PLW0108 (Playwright marks it)
    page = visitor.go()
    page.locator("[data-testid=play-now]").click()
    page.wait_for_selector("[data-testid=board][data-status=playing]")
    sizes = {urlsplit(one.url).path: one.request.sizes()["responseBodySize"] for one in answers}
    needed = {path: size for path, size in sizes.items() if not path.startswith(NOT_FOR_PLAY)}
    assert any("engine-" in path for path in needed)
    assert sum(needed.values()) < ALL_THAT_PLAY_NEEDS, needed


@pytest.mark.long
def test_nothing_is_asked_of_anybody_else(visit: Visit) -> None:
    visitor: Visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.go()
    page.locator("[data-testid=play-now]").click()
    act(page)
    assert asked
    assert {url for url in asked if not url.startswith(visitor.url)} == set()


@pytest.mark.long
def test_the_policy_holds(visit: Visit) -> None:
    """A violation would be a complaint of the console; a script of our own making must be stopped."""
    visitor = visit()
    page = visitor.go()
    page.locator("[data-testid=play-now]").click()
    wait_until_asked(page)
    ran = page.evaluate(
        """() => { const tag = document.createElement("script"); tag.textContent = "window.ran = true";
        document.body.append(tag); return Boolean(window.ran); }"""
    )
    assert ran is False
    assert any("Content Security Policy" in text for text in visitor.complaints)
    visitor.complaints.clear()


@pytest.mark.long
def test_first_cards_come_soon(visit: Visit) -> None:
    """From one click to a hand of cards; the bound is generous, the machine may be busy."""
    page = visit().go()
    page.wait_for_selector("[data-testid=play-now]")
    started = page.evaluate("() => performance.now()")
    page.locator("[data-testid=play-now]").click()
    page.wait_for_selector("[data-testid=hand] button")
    assert page.evaluate("() => performance.now()") - started < 10_000


@pytest.mark.parametrize("here", [True, False])
def test_only_the_link_of_this_machine_shows_the_switch(visit: Visit, served: ServerProcess, here: bool) -> None:
    """The key stands behind the # of the printed link; the page keeps it and takes it out of the address."""
    path = "/#" + served.printed.partition("/#")[2].split()[0]
    assert path.startswith("/#here=")
    page = unfold(visit().go(path if here else "/"))
    assert "#" not in page.url
    page.locator("[data-testid=open-table]").click()
    page.wait_for_selector("[data-testid=open-lan]" if here else "[data-testid=only-here]")
    assert page.locator("[data-testid=open-lan]").count() == here


ROUNDS = "[data-testid=sheet-of-rounds] tbody tr"
GOES_ON = """(rows) =>
  !document.querySelector("[data-testid=result]") || document.querySelectorAll(rows).length === 2"""
"""The result is gone, or it is that of the second round, which a bot with a single card may have ended at once."""


@pytest.mark.long
def test_rounds_are_written_down_checked_and_seen_again(visit: Visit, tmp_path: Path) -> None:
    """The sheet knows every round, also after a reload; the shuffle is checked in the page; the record is a film."""
    page = likes(visit(), seats=2, bots=1, house={"hand": "1"}).go()
    unfold(page).locator("[data-testid=play-bots]").click()
    play_round(page)
    assert page.locator(ROUNDS).count() == 0, "one round needs no sheet"
    page.locator("[data-testid=next]").click()
    page.wait_for_function(GOES_ON, arg=ROUNDS)
    play_round(page)
    sheet = page.locator(ROUNDS).all_inner_texts()
    assert [line.split("\t")[0] for line in sheet] == ["Round 1", "Round 2"]
    page.reload()
    page.wait_for_function(
        "(rows) => document.querySelectorAll(rows)[0]?.innerText.includes('…') === false", arg=ROUNDS
    )
    assert page.locator(ROUNDS).all_inner_texts() == sheet
    page.locator("[data-testid=fair]").click()
    page.wait_for_selector("[data-testid=fair-verdict]")
    assert page.locator("[data-testid=fair-verdict]").get_attribute("data-ok") == "true"
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.locator("[data-testid=save-record]").click()
    kept = tmp_path / "match.json"
    download.value.save_as(kept)
    page.locator("[data-testid=see-replay]").click()
    page.wait_for_selector("[data-testid=scrubber]")
    page.keyboard.press("End")
    assert page.locator("[data-testid=told]").text_content()
    assert page.locator("[data-testid=hands] li").count() == 2
    page.locator("[data-testid=eyes]").select_option("0")
    assert page.locator("[data-testid=hands] li").count() == 2
    drop(visit(), kept)


def drop(visitor: Visitor, kept: Path) -> None:
    """Whoever has the file sees the game, wherever it was played; nonsense is refused."""
    wrong = kept.with_name("wrong.json")
    wrong.write_text("{}")
    page = visitor.go("/replay")
    page.locator("[data-testid=file]").set_input_files(wrong)
    page.wait_for_selector("text=not a record")
    page.locator("[data-testid=file]").set_input_files(kept)
    page.wait_for_selector("[data-testid=scrubber]")


def test_without_a_network_every_address_of_the_page_has_its_file() -> None:
    """The service worker shows the same file at an address as the server does."""
    worker = (FOLDER.parents[1] / "src/offline/service-worker.ts").read_text("utf-8")
    (listed,) = re.findall(r"const ENTRANCES[^{]*\{(.*?)\};", worker, re.DOTALL)
    entrances = dict(re.findall(r'(\w+): "([\w.]+)"', listed))
    assert entrances == {path.split("/")[1]: file for path, file in PAGE_ROUTES.items() if path != "/"}
