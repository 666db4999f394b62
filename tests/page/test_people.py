"""Several people: each at a browser of their own, or passing one device around."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.hanging import HANGS
from tests.page.arranging import arrange, come, few_cards, unfold
from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.looking import lay
from tests.page.playing import BOARD, STATE, act
from tests.server.server_process import ServerProcess

SECRET = ("dealt", "drew", "gave", "shared")


def open_table(visitor: Visitor, seats: int, name: str, bots: int = 0) -> str:
    """Open a table through the page; its code."""
    page = unfold(visitor.go())
    page.locator("[data-testid=name]").fill(name)
    page.locator("[data-testid=seats]").fill(str(seats))
    page.locator("[data-testid=bots]").fill(str(bots))
    page.locator("[data-testid=open-table]").click()
    page.wait_for_selector("[data-testid=start]")
    return page.url.rpartition("/")[2]


def join(visitor: Visitor, code: str, name: str) -> None:
    """Follow the link and sit down."""
    page = visitor.go(f"/t/{code}")
    page.locator("[data-testid=join-name]").fill(name)
    page.locator("[data-testid=sit]").click()
    page.wait_for_selector("text=" + name)


def play_together(visitors: list[Visitor], seconds: float = HANGS) -> None:
    """Whoever is asked acts, until the round is over for all."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        states: list[dict[str, Any]] = [one.page.evaluate(STATE) for one in visitors]
        if all(state and state["over"] for state in states):
            return
        for visitor, state in zip(visitors, states, strict=True):
            if state and state["asked"] and not state["over"]:
                act(visitor.page)
                break
        else:
            visitors[0].page.wait_for_timeout(30)
    raise AssertionError("the round does not end")


def check_secrets(visitor: Visitor, seat: int) -> None:
    """Nothing that was received names a card in another hand before the round is over."""
    seen = 0
    for text in visitor.heard:
        message = json.loads(text)
        if message["is"] not in ("welcome", "news"):
            continue
        look = message.get("look") or {}
        assert look.get("seat", seat) == seat
        assert not look.get("hands") or look["phase"] == "OVER"
        told = [event for row in message.get("told", message.get("missed", [])) for event in row.get("events", [])]
        for event in told + message.get("story", []):
            name, _, rest = event.partition(" ")
            words = rest.split()
            involved = words[:1] if name in ("dealt", "drew") else words[:2]
            if name in SECRET and str(seat) not in involved:
                seen += 1
                cards = words[2:] if name != "dealt" else words[1:]
                assert set(cards) <= {"?"}, event
    assert seen


def test_two_people_play_a_round(visit: Visit) -> None:
    ada, ben = few_cards(visit(), 2), visit("phone")
    code = open_table(ada, 2, "Ada")
    join(ben, code, "Ben")
    ada.page.wait_for_selector("text=Ben")
    ada.page.locator("[data-testid=start]").click()
    play_together([ada, ben])
    check_secrets(ada, 0)
    check_secrets(ben, 1)
    expect(ada.page.locator("[data-testid=result] tbody tr")).to_have_count(2)
    ada.page.locator("[data-testid=next], [data-testid=rematch]").click()
    ben.page.wait_for_selector("[data-testid=result]", state="detached")


@pytest.mark.long
def test_four_people_and_somebody_who_watches(visit: Visit) -> None:
    people = [few_cards(visit("phone"), 1), visit("phone"), visit("phone"), visit("phone")]
    code = open_table(people[0], 4, "Ada")
    for visitor, name in zip(people[1:], ("Ben", "Cem", "Dia"), strict=True):
        join(visitor, code, name)
    watcher = visit()
    page = watcher.go(f"/t/{code}")
    page.locator("[data-testid=watch]").click()
    people[0].page.locator("[data-testid=start]").click()
    play_together(people)
    page.wait_for_selector("[data-testid=result]")
    assert page.locator("[data-testid=hand]").count() == 0


@pytest.mark.long
def test_the_others_are_told_that_the_host_has_changed_the_table(visit: Visit) -> None:
    ada, ben = visit(), visit("phone")
    code = open_table(ada, 3, "Ada")
    join(ben, code, "Ben")
    ada.page.locator("[data-testid=options]").click()
    ada.page.locator("[data-testid=option-pace]").select_option("fast")
    changed = "The host has changed the table."
    ben.page.wait_for_selector(f".notice:has-text('{changed}')")
    assert (ben.page.locator("[data-region=log]").text_content() or "").strip() == changed
    assert ada.page.locator(f"text={changed}").count() == 0, "the host knows"


@pytest.mark.long
def test_one_more_person_on_this_device(visit: Visit) -> None:
    phone = visit("phone")
    code = open_table(phone, 2, "Ada")
    page = phone.page
    page.locator("[data-testid=add-name]").fill("Ben")
    page.locator("[data-testid=add-person]").click()
    page.locator("[data-testid=start]:enabled").click()
    page.wait_for_selector("[data-testid=board], [data-testid=curtain]")
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('penultima-tables'))")
    assert [(one["table"], [key["name"] for key in one["keys"]]) for one in kept] == [(code, ["Ada", "Ben"])]


@pytest.mark.long
def test_passing_the_phone(visit: Visit, served: ServerProcess) -> None:
    """Nobody's hand is seen before its owner has the device."""
    table = arrange(served.database, "hands: b1 b2 b3 | b4 b5 b6; draw: *; discard: b7")
    page = come(visit("phone"), table, 0, 1)
    page.locator("[data-testid=i-am]").click()
    for card, held in (("b1", "b2 b3"), ("b4", "b5 b6"), ("b2", "b3"), ("b5", "b6")):
        lay(page, card)
        curtain = page.locator("[data-testid=curtain]")
        curtain.wait_for()
        assert page.locator("[data-testid=hand]").count() == 0, "nobody's hand is seen between turns"
        assert not set(held.split()) & set(page.locator("main").inner_html().split('"'))
        page.locator("[data-testid=i-am]").click()
        page.wait_for_selector(f"{BOARD}[data-asked=true]")
    lay(page, "b3")
    page.wait_for_selector("[data-testid=result]")
