"""Coming late, leaving, and what only the host may do: each through the page, and each said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.page.arranging import arrange, come, few_cards, likes
from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.local.dealing import deal
from tests.page.playing import BOARD, act, wait_until_asked
from tests.page.test_access import in_every_look
from tests.page.test_people import join, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess

PLAYING = f"{BOARD}[data-status=playing]"
HAND = "[data-testid=hand] li"


def start(host: Visitor) -> None:
    host.page.locator("[data-testid=start]:enabled").click()
    host.page.wait_for_selector(PLAYING)


def come_late(visitor: Visitor, code: str, name: str) -> str:
    """Somebody follows the link during a match; what the page says will happen."""
    page = visitor.go(f"/t/{code}")
    page.locator("[data-testid=join-name]").fill(name)
    said = page.locator("[data-testid=what-happens]").inner_text()
    page.locator("[data-testid=sit]").click()
    return said


def panel(page: Page) -> Page:
    """The host's panel, from the menu of a match."""
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=open-host]").click()
    page.wait_for_selector("[data-testid=host-panel]")
    return page


def two_at_play(visit: Visit, **options: Any) -> tuple[Visitor, Visitor, str]:
    ada, ben = few_cards(visit(**options), 7), visit("phone", **options)
    code = open_table(ada, 2, "Ada")
    join(ben, code, "Ben")
    ada.page.wait_for_selector(".name:has-text('Ben')")
    start(ada)
    ben.page.wait_for_selector(PLAYING)
    return ada, ben, code


def test_who_comes_late_takes_over_a_bot_at_once(visit: Visit) -> None:
    ada, ben = few_cards(visit(), 7), visit("phone")
    code = open_table(ada, 2, "Ada", bots=1)
    start(ada)
    said = come_late(ben, code, "Ben")
    assert "a bot" in said
    ben.page.wait_for_selector(HAND)
    ada.page.wait_for_selector("[data-testid=seat-1]:has-text('Ben')")


@pytest.mark.long
def test_where_people_have_all_seats_one_waits_for_one(visit: Visit) -> None:
    """It says so, and the seat comes by itself when somebody gets up."""
    ada, ben, code = two_at_play(visit)
    cleo = visit()
    assert "as soon as a seat is free" in come_late(cleo, code, "Cleo")
    cleo.page.wait_for_selector("[data-testid=watcher][data-wish=free]")
    assert cleo.page.locator(HAND).count() == 0
    ben.page.locator("[data-testid=menu]").click()
    ben.page.locator("[data-testid=stand]").click()
    cleo.page.wait_for_selector(HAND)
    ben.page.wait_for_selector("[data-testid=watcher]")
    ada.page.wait_for_selector("[data-testid=seat-1]:has-text('Cleo')")


@pytest.mark.long
def test_one_may_wait_for_the_end_of_the_round(visit: Visit, served: ServerProcess) -> None:
    """A reload in between changes nothing."""
    table = arrange(served.database, "hands: b1 b2 | y3 g4; draw: *; discard: b7", people=1, bots=1)
    ada, ben = visit(), visit()
    come(ada, table, 0)
    page = ben.go(f"/t/{table.code}")
    page.locator("[data-testid=watch]").click()
    page.locator("[data-testid=sit-after-all]").click()
    page.locator("[data-testid=join-name]").fill("Ben")
    page.locator("[data-testid=sit]").click()
    page.wait_for_selector("[data-testid=menu]")
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=stand]").click()
    page.locator("[data-testid=sit-after]").click()
    assert "when this round is over" in page.locator("[data-testid=watcher]").inner_text()
    page.reload()
    page.wait_for_selector("[data-testid=watcher][data-wish=after]")
    while not ada.page.locator("[data-testid=result]").count():
        if wait_until_asked(ada.page)["over"]:
            break
        act(ada.page)
    page.wait_for_selector("[data-testid=watcher]", state="detached")
    page.wait_for_selector("[data-testid=next], [data-testid=rematch]")


def test_leaving_says_what_happens_to_the_seat_and_returning_finds_it(visit: Visit) -> None:
    _, ben, code = two_at_play(visit)
    page = ben.page
    page.locator("[data-testid=menu]").click()
    assert (
        "Your seat stays yours. After 30 s a bot plays for you"
        in page.locator("[data-testid=leave-about]").inner_text()
    )
    page.locator("[data-testid=leave]").click()
    page.locator(f"[data-testid=my-tables] [data-table='{code}'] a").click()
    page.wait_for_selector(HAND)


@pytest.mark.long
def test_who_leaves_for_good_is_nobody_here(visit: Visit) -> None:
    ada, ben, code = two_at_play(visit)
    page = ben.page
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=leave-for-good]").click()
    assert page.locator("[data-testid=leave-for-good]").inner_text() == "Really?"
    page.locator("[data-testid=leave-for-good]").click()
    page.wait_for_selector("[data-testid=play-now]")
    assert page.locator(f"[data-table='{code}']").count() == 0
    ada.page.wait_for_selector("[data-testid=seat-1]:not(:has-text('Ben'))")


@pytest.mark.long
def test_the_host_lets_a_bot_play_for_somebody(visit: Visit) -> None:
    ada, ben, _ = two_at_play(visit)
    panel(ada.page).locator("[data-testid=person-1] [data-testid=to-bot]").click()
    ben.page.wait_for_selector("[data-testid=watcher]")
    ben.page.locator("[data-testid=take-1]").click()
    ben.page.wait_for_selector(HAND)


def test_the_host_bans_and_lifts_the_ban(visit: Visit) -> None:
    ada, ben, code = two_at_play(visit)
    panel(ada.page).locator("[data-testid=person-1] [data-testid=ban]").dblclick()
    ben.page.wait_for_selector("text=The host has banned you from this table.")
    ben.page.reload()
    ben.page.wait_for_selector("text=The host has banned you from this table.")
    ada.page.locator("[data-testid=unban-0]").click()
    ada.page.wait_for_selector("[data-testid=unban-0]", state="detached")
    ben.go(f"/t/{code}")
    ben.page.wait_for_selector("[data-testid=join-name]")


@pytest.mark.long
def test_the_host_sends_somebody_away(visit: Visit) -> None:
    ada, ben, _ = two_at_play(visit)
    panel(ada.page).locator("[data-testid=person-1] [data-testid=dismiss]").dblclick()
    ben.page.wait_for_selector("form:has-text('The host has sent Ben away.')")


@pytest.mark.long
def test_the_host_mutes(visit: Visit) -> None:
    ada, ben, _ = two_at_play(visit)
    panel(ada.page).locator("[data-testid=person-1] [data-testid=mute]").click()
    ada.page.wait_for_selector("[data-testid=person-1]:has-text('muted')")
    ben.page.get_by_label("Say something").first.click()
    ben.page.locator("dialog button", has_text="Hello").click()
    ben.page.wait_for_selector("dialog:has-text('the host lets you say nothing at this table')")
    ada.page.locator("[data-testid=person-1] [data-testid=mute]").click()
    ben.page.locator("dialog button", has_text="Hello").click()
    ben.page.wait_for_selector("dialog", state="detached")


@pytest.mark.long
def test_every_button_of_the_panel_says_whom_it_concerns(visit: Visit) -> None:
    """The same buttons stand at everybody: who hears them one by one must hear at whom. What is seen is said first."""
    ada, _, _ = two_at_play(visit)
    page = panel(ada.page)
    for deed in ("Let a bot play", "Mute", "Make host", "Send away", "Ban"):
        page.get_by_role("button", name=f"{deed} – Ben", exact=True).wait_for()
    page.get_by_role("button", name="Ban – Ben").click()
    assert page.get_by_role("button", name="Really? Ban – Ben").inner_text() == "Really?"
    page.get_by_role("button", name="Really? Ban – Ben").click()
    page.get_by_role("button", name="Lift the ban – Ben", exact=True).wait_for()


@pytest.mark.long
def test_the_host_hands_the_table_over(visit: Visit) -> None:
    ada, ben, _ = two_at_play(visit)
    panel(ada.page).locator("[data-testid=person-1] [data-testid=hand-host]").dblclick()
    panel(ben.page)
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-testid=menu]").click()
    assert ada.page.locator("[data-testid=open-host]").count() == 0


def test_a_pause_is_seen_by_everybody(visit: Visit) -> None:
    ada, ben, _ = two_at_play(visit)
    panel(ada.page).locator("[data-testid=pause]").click()
    ben.page.wait_for_selector("[data-testid=paused]")
    assert ben.page.locator("[data-testid=resume]").count() == 0, "only the host goes on"
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-testid=paused] [data-testid=resume]").click()
    for one in (ada, ben):
        one.page.wait_for_selector("[data-testid=paused]", state="detached")


@pytest.mark.long
def test_at_a_table_of_this_device_the_host_pauses_and_sets_the_pace(visit: Visit) -> None:
    page = deal(visit("phone"), hand=7, bots=2)
    panel(page).locator("[data-testid=pause]").click()
    page.wait_for_selector("[data-testid=paused]", state="attached")
    assert page.locator("[data-testid=ban], [data-testid=mute], [data-testid=hand-host]").count() == 0
    page.locator("[data-testid=panel-resume]").click()
    page.wait_for_selector("[data-testid=paused]", state="detached")


@pytest.mark.long
def test_bots_wait_for_a_tap(visit: Visit) -> None:
    """A visible button, or the key N; without them no bot moves."""
    page = deal(likes(visit("phone"), botPace="tap"), hand=7, bots=1, botPace="tap")
    for turn in range(3):
        while page.locator(f"{BOARD}[data-asked=true]").count():
            act(page)
        tap = page.locator("[data-testid=tap]")
        tap.wait_for()
        box, shown = tap.bounding_box(), page.viewport_size
        assert box is not None
        assert shown is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= shown["width"]
        assert 0 <= box["y"] <= box["y"] + box["height"] <= shown["height"]
        before = page.locator(BOARD).get_attribute("data-decision")
        page.wait_for_timeout(1200)
        assert page.locator(BOARD).get_attribute("data-decision") == before, "it waits"
        tap.click() if turn else page.keyboard.press("n")
        page.wait_for_function(
            "(before) => document.querySelector('[data-testid=board]').dataset.decision !== before", arg=before
        )


@pytest.mark.long
def test_all_four_paces_of_bots_are_offered(visit: Visit) -> None:
    page = deal(visit(), hand=7, bots=1)
    paces = panel(page).locator("[data-testid^=panel-pace-]")
    assert [one.get_attribute("value") for one in paces.all()] == ["slow", "normal", "fast", "tap"]
    page.locator("[data-testid=panel-pace-tap]").check()
    page.wait_for_function("() => document.querySelector('[data-testid=panel-pace-tap]').checked")


@pytest.mark.long
def test_axe_finds_nothing_around_the_cards(visit: Visit) -> None:
    """The lobby with talk, the host's panel, a pause, a way to a seat, past matches."""
    ada, ben, _ = two_at_play(visit, bypass_csp=True)
    panel(ada.page)
    assert in_every_look(ada.page, "phone") == [], "the host's panel"
    ada.page.locator("[data-testid=person-1] [data-testid=to-bot]").click()
    ben.page.wait_for_selector("[data-testid=watcher]")
    assert in_every_look(ben.page, "phone") == [], "a way to a seat"
    ada.page.locator("[data-testid=pause]").click()
    ben.page.wait_for_selector("[data-testid=paused]")
    assert in_every_look(ben.page, "phone") == [], "a pause"
    ben.page.locator("[data-testid=menu]").click()
    ben.page.wait_for_selector("[data-testid=leave]")
    assert in_every_look(ben.page, "phone") == [], "ways to leave"
    page = deal(visit("phone", bypass_csp=True), hand=7, bots=1)
    page.goto(page.url.partition("/local")[0] + "/past")
    page.wait_for_selector("[data-testid=past-list]")
    assert in_every_look(page, "phone") == [], "past matches"
