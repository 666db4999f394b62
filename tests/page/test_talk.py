"""What people say: seen in the lobby and at the table, by who said it too, and heard by screen readers."""

from __future__ import annotations

from tests.page.arranging import few_cards
from tests.page.conftest import Visit
from tests.page.playing import BOARD
from tests.page.test_people import join, open_table

LOG = "[data-region=log]"


def test_chat_in_the_lobby(visit: Visit) -> None:
    ada, ben = visit(), visit("phone")
    code = open_table(ada, 3, "Ada")
    join(ben, code, "Ben")
    form = ada.page.locator("form", has=ada.page.get_by_label("Message"))
    form.get_by_label("Message").fill("Who starts?")
    form.get_by_role("button").click()
    for one in (ada, ben):
        one.page.wait_for_selector("[data-testid=conversation] li:has-text('Who starts?')")
    ben.page.wait_for_function("() => document.querySelector('[data-region=log]').textContent.includes('Who starts?')")
    cleo = visit()
    join(cleo, code, "Cleo")
    cleo.page.wait_for_selector("[data-testid=conversation] li:has-text('Who starts?')")


def test_who_speaks_sees_it_and_others_hear_it(visit: Visit) -> None:
    ada, ben = few_cards(visit(), 7), visit("phone")
    code = open_table(ada, 2, "Ada")
    join(ben, code, "Ben")
    ada.page.locator("[data-testid=start]:enabled").click()
    for one in (ada, ben):
        one.page.wait_for_selector(f"{BOARD}[data-status=playing]")
    ada.page.get_by_label("Say something").first.click()
    ada.page.locator("dialog button", has_text="Hello").click()
    ada.page.wait_for_selector("[data-testid=heard]:has-text('Hello')")
    ben.page.wait_for_selector("[data-testid=seat-0]:has-text('Hello')")
    ben.page.wait_for_function("() => document.querySelector('[data-region=log]').textContent.includes('Hello')")
