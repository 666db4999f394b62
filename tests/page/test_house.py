"""House rules: presets, switches, numbers with their range, and why something cannot be chosen now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.page.arranging import likes, unfold
from tests.page.conftest import Visit
from tests.page.local.dealing import deal

if TYPE_CHECKING:
    from playwright.sync_api import Page

PREFERENCES = "() => JSON.parse(localStorage.getItem('penultima-preferences'))"


def house(visit: Visit, **wishes: object) -> Page:
    page = unfold(likes(visit("phone"), **wishes).go())
    page.locator("[data-testid=open-house]").click()
    page.wait_for_selector("[data-testid=house-rules]")
    return page


@pytest.mark.long
def test_a_number_out_of_range_is_refused_in_words(visit: Visit) -> None:
    page = house(visit)
    field = page.locator("[data-setting=hand]")
    field.fill("99")
    field.press("Tab")
    page.wait_for_selector("[data-setting=hand][aria-invalid=true]")
    assert page.locator("#range-hand").inner_text() == "From 1 to 10."
    assert (page.locator("[data-region=alert]").text_content() or "").strip() == "From 1 to 10."
    assert page.evaluate(PREFERENCES)["house"] == {}, "nothing is changed"
    field.fill("5")
    field.press("Tab")
    page.wait_for_selector("[data-setting=hand][aria-invalid=false]")
    assert page.evaluate(PREFERENCES)["house"] == {"hand": "5"}


def test_what_is_disabled_says_which_rule_forbids_it(visit: Visit) -> None:
    page = house(visit)
    assert page.locator("[data-setting=uno_penalty]").is_enabled()
    page.locator("[data-setting=uno]").check()
    page.wait_for_selector("[data-setting=uno_penalty]:disabled")
    assert page.locator("[data-testid=why-uno_penalty]").inner_text() == "Not now, because UNO is said for everyone."


@pytest.mark.long
def test_sets_of_house_rules_to_choose_from(visit: Visit) -> None:
    """As in the booklet, as many families play, and one's own, which this device keeps."""
    page = house(visit)
    assert page.locator("[data-testid=preset-booklet]").is_checked()
    assert page.locator("[data-testid=preset-mine]").is_disabled()
    page.locator("[data-testid=preset-families]").check()
    families = {"stacking": "same", "draw": "until", "match": "round"}
    assert page.evaluate(PREFERENCES)["house"] == families
    page.locator("[data-setting=jump_in]").check()
    assert page.locator("[data-testid=preset-mine]").is_checked()
    page.locator("[data-testid=preset-booklet]").check()
    assert page.evaluate(PREFERENCES)["house"] == {}
    page.reload()
    unfold(page).locator("[data-testid=open-house]").click()
    page.locator("[data-testid=preset-mine]").check()
    assert page.evaluate(PREFERENCES)["house"] == families | {"jump_in": "on"}


def test_a_table_shows_what_differs_from_the_booklet(visit: Visit) -> None:
    page = deal(visit(), hand=5, bots=1, house={"jump_in": "on"})
    page.locator("[data-testid=open-rules]").click()
    mark = page.locator("[data-testid=house-mark]")
    mark.wait_for()
    assert mark.locator("summary").inner_text() == "2 house rules"
    assert "5 cards each" in mark.inner_text()
    assert "An identical card may be played out of turn" in mark.inner_text()


@pytest.mark.long
def test_a_table_as_in_the_booklet_has_no_mark(visit: Visit) -> None:
    page = likes(visit(), bots=1).go()
    page.locator("[data-testid=play-now]").click()
    page.locator("[data-testid=open-rules]").click()
    page.wait_for_selector("[data-testid=rulebook]")
    assert page.locator("[data-testid=house-mark]").count() == 0


@pytest.mark.long
def test_numbers_stand_after_each_paragraph_where_they_are_promised(visit: Visit) -> None:
    page = likes(visit(), bots=1).go()
    page.locator("[data-testid=play-now]").click()
    page.locator("[data-testid=open-rules]").click()
    book = page.locator("[data-testid=rulebook]")
    book.wait_for()
    assert "numbers after a paragraph" not in book.inner_text()
    book.get_by_label("Show rule numbers").check()
    assert "numbers after a paragraph" in book.inner_text()
    bare = book.locator("section > p:not(:has(small))").all_inner_texts()
    assert bare == [], "each paragraph names the rules it comes from"
