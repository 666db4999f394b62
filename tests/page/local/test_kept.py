"""What was seen is kept: through reloads at any moment, a full device, a browser that keeps nothing, other versions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.local.dealing import RESULT, deal, home, seen
from tests.page.playing import BOARD, FITS, act, play_round, touch, wait_until_asked
from tests.page.test_access import in_every_look

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

ROWS = """(table) => new Promise((done, failed) => {
  const opened = indexedDB.open("penultima");
  opened.onerror = () => failed(opened.error);
  opened.onsuccess = () => {
    const rows = opened.result.transaction("rows").objectStore("rows").getAll();
    rows.onsuccess = () => {
      opened.result.close();
      done(rows.result.map((one) => one.row));
    };
  };
})"""
CHANGE_LAST_DEAL = """() => new Promise((done) => {
  const opened = indexedDB.open("penultima");
  opened.onsuccess = () => {
    const rows = opened.result.transaction("rows", "readwrite").objectStore("rows");
    rows.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) {
        opened.result.close();
        return done();
      }
      const kept = cursor.value;
      if (kept.row.fact.k === "dealt") cursor.update({ ...kept, row: { ...kept.row, %s } });
      cursor.continue();
    };
  };
})"""


def reloaded(page: Page) -> dict[str, Any]:
    """The page is killed, its worker with it, and opened again; what is seen then."""
    page.reload()
    page.wait_for_selector(f"{BOARD}, {RESULT}")
    return seen(page)


def stored(page: Page) -> list[dict[str, Any]]:
    """The rows that the device has."""
    rows: list[dict[str, Any]] = page.evaluate(ROWS)
    return rows


def test_a_reload_at_every_decision(visit: Visit) -> None:
    page = deal(visit("phone"), hand=3)
    for _ in range(8):
        if wait_until_asked(page)["over"]:
            break
        before = seen(page)
        assert reloaded(page) == before
        act(page)
    assert page.url.rpartition("/")[2]


@pytest.mark.long
@pytest.mark.parametrize("booklet", ["classic/en", "scary/fr", "revenge/es", "battle/pt", "hyper/fr"])
def test_a_reload_in_every_phase(visit: Visit, booklet: str) -> None:
    """Rounds until everything has been asked that the box can ask, the page killed at each question."""
    wanted = {"scary": "GIVE_COLOR", "revenge": "SHARE", "battle": "FIGHT", "hyper": "COLOR", "classic": "COLOR"}
    house = {"sevens_zeros": "on"} if booklet.startswith("classic") else {}
    page = deal(visit("phone"), hand=7, booklet=booklet, house=house)
    phases: set[object] = set()
    for _ in range(200):
        state = wait_until_asked(page)
        if state["over"]:
            if wanted[booklet.partition("/")[0]] in phases:
                break
            page.locator("[data-testid=next], [data-testid=rematch]").click()
            page.wait_for_selector("[data-testid=start], [data-testid=board][data-status=playing]")
            if page.locator("[data-testid=start]").count():
                page.locator("[data-testid=start]").click()
            continue
        if state["phase"] not in phases or state["phase"] not in ("TURN", "DRAWN"):
            before = seen(page)
            assert reloaded(page) == before, state["phase"]
        phases.add(state["phase"])
        act(page)
    assert wanted[booklet.partition("/")[0]] in phases, phases


def test_the_page_is_killed_right_after_a_move(visit: Visit) -> None:
    """What was shown as done is done: the rows that were told of are still there, and none twice."""
    page = deal(visit("phone"), hand=5)
    for _ in range(5):
        state = wait_until_asked(page)
        if state["over"]:
            break
        act(page)
        before = stored(page)
        reloaded(page)
        after = stored(page)
        assert after[: len(before)] == before
        assert [row["seq"] for row in after] == list(range(1, len(after) + 1))
        commands = [row["cmd"] for row in after]
        assert len(set(commands)) == len(commands)


@pytest.mark.long
def test_a_reload_while_bots_move_and_after_the_round(visit: Visit) -> None:
    page = deal(visit("phone"), hand=2, bots=3, botPace="normal")
    page.reload()
    play_round(page)
    before = page.locator(f"{RESULT} table").first.inner_text()
    page.reload()
    page.wait_for_selector(RESULT)
    page.wait_for_function(
        "(text) => document.querySelector('[data-testid=result] table').innerText === text", arg=before
    )


@pytest.mark.long
def test_a_match_is_found_again_on_the_home_page_and_deleted_there(visit: Visit) -> None:
    page = deal(visit(), hand=4)
    code = page.url.rpartition("/")[2]
    before = wait_until_asked(page)
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=leave]").click()
    one = page.locator(f"[data-testid=my-tables] [data-table='{code}']")
    one.wait_for()
    assert "On this device" in one.inner_text()
    assert "Ada" in one.inner_text()
    one.locator("a").click()
    assert wait_until_asked(page)["cards"] == before["cards"]
    page.go_back()
    one.locator("button").click()
    one.get_by_text("Delete for good?").click()
    one.wait_for(state="detached")
    assert stored(page) == []
    page.goto(page.url.rpartition("/")[0] + f"/local/{code}")
    page.get_by_text("This table no longer exists.").wait_for()


def denied(route: Route) -> None:
    """The worker of a browser that keeps nothing."""
    script = route.fetch()
    nothing = "Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('no','SecurityError')}});"
    route.fulfill(response=script, body=nothing + script.text())


@pytest.mark.long
def test_a_browser_that_keeps_nothing(visit: Visit) -> None:
    """One plays all the same, and is told so before it matters."""
    visitor = visit("phone")
    visitor.context.route("**/assets/local-worker-*.js", denied)
    page = deal(visitor, hand=5)
    note = page.locator("[data-testid=storage][data-storage=denied]")
    note.wait_for()
    assert "keeps nothing" in note.inner_text()
    assert in_every_look(page, "phone") == []
    note.get_by_role("button").click()
    note.wait_for(state="detached")
    for _ in range(2):
        assert act(page)


ROOM = 9_000
"""Bytes beyond what an empty store takes: enough for the deal and some moves, and not for a whole round."""
ASKED_OR_FULL = """() => document.querySelector(
  "[data-testid=board][data-asked=true], [data-testid=storage], [data-testid=result]"
)"""


def quota(visitor: Visitor, size: int | None) -> None:
    """How much this browser gives to the page."""
    session = visitor.context.new_cdp_session(visitor.page)
    origin = {"origin": visitor.url}
    session.send("Storage.overrideQuotaForOrigin", origin if size is None else origin | {"quotaSize": size})


@pytest.mark.long
def test_a_full_device(visit: Visit) -> None:
    """What cannot be kept is not done, in words, and nothing is lost; when there is room again the match goes on."""
    visitor = visit("phone")
    page = home(visitor, hand=10)
    quota(visitor, page.evaluate("() => navigator.storage.estimate().then(({ usage }) => usage)") + ROOM)
    page.locator("[data-testid=play-now]").click()
    full = page.locator("[data-testid=storage][data-storage=full]")
    while not full.count():
        page.wait_for_function(ASKED_OR_FULL, timeout=60_000)
        if full.count():
            break
        state = seen(page)
        assert not state["over"], "there was room for a whole round"
        if state["sheet"]:
            page.locator("[data-testid=sheet] [data-move]").first.click()
        elif state["fits"]:
            touch(page.locator(FITS).first)
        else:
            page.locator("[data-testid=draw]").click()
        page.wait_for_function("() => document.querySelector('[data-testid=board] .pressed') === null")
        page.wait_for_timeout(200)
    assert "no room left" in full.inner_text()
    rows = stored(page)
    assert len(rows) > 5
    page.wait_for_timeout(1500)
    assert stored(page) == rows
    state = seen(page)
    if state["asked"] and state["fits"] and not state["sheet"]:
        touch(page.locator(FITS).first)
        page.get_by_text("This could not be saved; nothing has changed.").first.wait_for()
        assert seen(page) == state
    quota(visitor, None)
    page.reload()
    wait_until_asked(page)
    act(page)
    after = stored(page)
    assert after[: len(rows)] == rows
    assert len(after) > len(rows)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param('fact: { k: "dealt-otherwise" }', id="a fact unknown here", marks=pytest.mark.long),
        pytest.param('events: ["dealt 0 r1 r2"]', id="other rules"),
    ],
)
def test_a_match_of_another_version(visit: Visit, change: str, tmp_path: Path) -> None:
    """It cannot be played on: that is said, its file can be saved, and it can be deleted."""
    visitor = visit("phone")
    page = deal(visitor, hand=3)
    wait_until_asked(page)
    address = page.url
    page.goto(visitor.url)
    page.wait_for_selector("[data-testid=my-tables]")
    page.evaluate(CHANGE_LAST_DEAL % change)
    page.goto(address)
    page.get_by_text("Another version of this page saved this match").wait_for()
    assert in_every_look(page, "phone") == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save this match to a file").click()
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["tables"][0]["listed"]["table"] == address.rpartition("/")[2]
    page.get_by_role("button", name="Delete for good?").click()
    page.wait_for_selector("[data-testid=play-now]")
    assert stored(page) == []


@pytest.mark.long
def test_storage_that_a_newer_page_has_used(visit: Visit) -> None:
    """What this page knows is still there, and is played on."""
    visitor = visit("phone")
    page = deal(visitor, hand=3)
    wait_until_asked(page)
    before, address = seen(page), page.url
    page.goto(visitor.url + "/replay")
    page.evaluate(
        """() => new Promise((done) => {
             const newer = indexedDB.open("penultima", 7);
             newer.onupgradeneeded = () => newer.result.createObjectStore("something new");
             newer.onsuccess = () => { newer.result.close(); done(); };
           })"""
    )
    page.goto(address)
    wait_until_asked(page)
    assert seen(page) == before
    act(page)


@pytest.mark.long
def test_nothing_moves_under_a_finger(visit: Visit) -> None:
    """The place of the match to go on with is there before that is read."""
    visitor = visit("phone")
    page = deal(visitor, hand=3)
    page.goto(visitor.url)
    page.wait_for_selector("[data-testid=my-tables]")
    page.add_init_script(WATCH_SHIFTS)
    page.goto(visitor.url)
    page.wait_for_selector("[data-testid=my-tables]")
    page.wait_for_timeout(300)
    button = page.evaluate("() => window.places")
    assert len(button) == 1, f"“Play now” was at {button}"


WATCH_SHIFTS = """
window.places = [];
const look = () => {
  const button = document.querySelector("[data-testid=play-now]");
  const top = button && Math.round(button.getBoundingClientRect().top / 4);
  if (button && document.fonts.status === "loaded" && window.places.at(-1) !== top) window.places.push(top);
  requestAnimationFrame(look);
};
look();
"""
"""Writes down where the button is in each frame, in steps of four pixels."""
