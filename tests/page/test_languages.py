"""Every language at every key moment: the names of all controls as a screen reader gets them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from penultima.text.languages import LANGUAGES
from penultima.text.messages import capitalized
from penultima.text.translator import translator
from tests.choosing import few
from tests.page.arranging import unfold
from tests.page.conftest import Visit
from tests.page.playing import wait_until_asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOCALES = {"en": "en-US", "fr": "fr-CA", "es": "es-MX", "it": "it-IT", "pt": "pt-BR"}
HOME = (
    "page-play-now", "people-play-family", "people-join", "page-choose-box", "page-settings", "page-table-options",
    "people-past", "page-replay-a-game", "page-take-tour",
)  # fmt: skip
SETUP = (
    "page-your-name", "page-seats", "page-bots", "page-bot-level", "people-bot-pace", "page-pace", "page-play-bots",
    "device-pass-around", "page-open-table",
)  # fmt: skip
TABLE = (
    "page-menu", "page-phrases", "page-rulebook", "page-draw", "page-uno", "page-catch", "page-hand", "page-sort",
    "page-enlarge", "page-draw-pile", "page-discard-pile", "page-log",
)  # fmt: skip
NAMELESS = """() => [...document.querySelectorAll("button, a[href], input, select, [role=button], [role=img]")]
  .filter((e) => e.checkVisibility() && !e.closest("[aria-hidden=true]"))
  .filter((e) => !(e.getAttribute("aria-label") || e.textContent.trim() || e.labels?.length || e.alt))
  .map((e) => e.outerHTML.slice(0, 120))"""


def told(page: Page, language: str, names: tuple[str, ...]) -> str:
    """What is read of the page, with these names in it."""
    snapshot: str = page.locator("body").aria_snapshot()
    plain = snapshot.replace("''", "'")
    for name in names:
        words = " ".join(capitalized(translator(language).say(name)).split())
        assert words in plain, f"{name} is not read"
    assert not re.search(r"\b(page|people|ui|event|ask|card)-[a-z]+-?[a-z]*\b", plain), "an id instead of words"
    assert page.evaluate(NAMELESS) == []
    return plain


@pytest.mark.parametrize("language", few(LANGUAGES, "it"))
def test_names_of_all_controls(visit: Visit, language: str) -> None:
    page = visit(locale=LOCALES.get(language, language)).go()
    page.wait_for_selector("[data-testid=play-now]")
    assert page.evaluate("() => document.documentElement.lang") == language
    told(page, language, HOME)
    told(unfold(page), language, SETUP)
    page.locator("[data-testid=play-now]").click()
    wait_until_asked(page)
    read = told(page, language, TABLE)
    hand = page.locator("[data-testid=hand] button").first.get_attribute("aria-label")
    assert hand
    assert hand in read
    page.wait_for_function("() => document.querySelector('[data-region=alert]').textContent.length > 20")


def test_the_language_is_switched_at_the_table(visit: Visit) -> None:
    page = visit("phone").go()
    page.locator("[data-testid=play-now]").click()
    wait_until_asked(page)
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=open-settings]").click()
    page.locator("[data-testid=language]").select_option("it")
    page.wait_for_function("() => document.documentElement.lang === 'it'")
    page.keyboard.press("Escape")
    told(page, "it", ("page-draw", "page-catch", "page-hand"))
    page.reload()
    wait_until_asked(page)
    told(page, "it", ("page-draw", "page-catch", "page-hand"))


@pytest.mark.long
def test_the_numbers_of_rules_are_shown_on_wish(visit: Visit) -> None:
    page = visit("phone").go()
    page.locator("[data-testid=play-now]").click()
    wait_until_asked(page)
    page.locator("[data-testid=open-rules]").click()
    rules = page.locator("[data-testid=rulebook]")
    rules.wait_for()
    assert "Q10 X1" not in rules.inner_text()
    rules.get_by_role("checkbox").check()
    assert "H1 Q10 X1" in rules.inner_text()
    assert "those with Q or X are ours" in rules.inner_text()


ALERTS = """() => {
  window.alerts = [];
  const note = () => {
    for (const one of document.querySelectorAll("[role=alert]")) window.alerts.push(one.textContent.trim());
  };
  new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Keeps what is said for a few seconds only, which a busy machine may miss."""


@pytest.mark.long
def test_a_language_whose_words_do_not_arrive(visit: Visit) -> None:
    """The page goes on in the language that it speaks, says so, and tries again when it is asked again."""
    visitor = visit()
    page = visitor.go()
    page.wait_for_selector("[data-testid=play-now]")
    chooser = page.locator("[data-testid=home-language]")
    page.evaluate(ALERTS)
    visitor.context.set_offline(True)
    chooser.select_option("fr")
    page.wait_for_function("(text) => alerts.includes(text)", arg=translator("en").say("page-part-missing"))
    assert chooser.input_value() == "en"
    assert page.evaluate("() => document.documentElement.lang") == "en"
    visitor.context.set_offline(False)
    chooser.select_option("it")
    page.wait_for_function("() => document.documentElement.lang === 'it'")
    visitor.forgive_lost_network()
