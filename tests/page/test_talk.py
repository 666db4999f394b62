"""What people say: seen in the lobby and at the table, by who said it too, and heard by screen readers."""

from __future__ import annotations

import pytest

from tests.page.arranging import few_cards
from tests.page.conftest import Visit
from tests.page.playing import BOARD
from tests.page.test_people import join, open_table

LOG = "[data-region=log]"


@pytest.mark.long
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
    ada.page.wait_for_selector("[data-testid=my-words]:has-text('Hello')")
    assert ada.page.locator("[data-testid=heard]").count() == 0, "once is enough"
    ben.page.wait_for_selector("[data-testid=seat-0]:has-text('Hello')")
    ben.page.wait_for_function("() => document.querySelector('[data-region=log]').textContent.includes('Hello')")


@pytest.mark.long
def test_long_words_stay_on_the_screen(visit: Visit) -> None:
    """The longest message, at the outermost seats of a narrow phone and at my own."""
    people = [few_cards(visit("small phone"), 7), visit("small phone"), visit("small phone")]
    code = open_table(people[0], 3, "Ada")
    for visitor, name in zip(people[1:], ("Ben", "Cleo"), strict=True):
        join(visitor, code, name)
    people[0].page.locator("[data-testid=start]:enabled").click()
    for one in people:
        one.page.wait_for_selector(f"{BOARD}[data-status=playing]")
    words = ("Lay the blue seven now, dear, or we shall sit here until tomorrow! " * 3)[:199].strip()
    people[1].page.get_by_label("Say something").first.click()
    form = people[1].page.locator("dialog form")
    form.get_by_label("Message").fill(words)
    form.get_by_role("button").click()
    for visitor, bubble in zip(people, ("[data-testid=seat-1] .says", "[data-testid=my-words]"), strict=False):
        box = visitor.page.locator(bubble).bounding_box()
        shown = visitor.page.viewport_size
        assert box is not None
        assert shown is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= shown["width"]
        assert 0 <= box["y"] <= box["y"] + box["height"] <= shown["height"]
