"""Every word in every language: no message id, no English left over, and what a screen reader is told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.page.arranging import NAMES, arrange, come
from tests.page.conftest import Visit
from tests.page.looking import lay, phase
from tests.page.phases import PHASES, position
from tests.server.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

LANGUAGES = ("en", "es", "fr", "it", "pt")
WORDS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const own = node.parentElement.closest("option, [data-testid=log], [data-region], script, style");
      if (!own && node.textContent.trim()) found.push(node.textContent.trim());
    } else {
      for (const name of ["aria-label", "alt", "title", "placeholder"])
        if (node.getAttribute(name)) found.push(node.getAttribute(name));
    }
  }
  return found;
}"""
"""Texts and names in their order; the log and the live regions say different things at different times."""
MESSAGE_ID = re.compile(r"\b(page|ui|event|ask|card|color|count|list|setting|refused|error|reason|rule)(-[a-z]+)+\b")
LEFT_OPEN = re.compile(r"[{}$⁨⁩]|undefined|null|NaN|\[object")
SAME = {
    "UNO", "UNO!", "Penultima", "Menu", "Total", "Bots", "Bot", "bot", "Code", "Expert",
    *NAMES,
}  # fmt: skip
"""Names, and words that several languages share."""
TURN = {
    "en": "Your turn: lay a card or draw. On top: a blue 7. You hold red 1, yellow 5, blue 2 and Wild. "
    "You may play blue 2 and Wild.",
    "es": "",
    "fr": "",
    "it": "",
    "pt": "",
}
"""What is said when it is one's turn, word for word."""


def speak(page: Page, language: str) -> None:
    """Choose another language in the settings, which lie open."""
    page.locator("[data-testid=language]").select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def open_settings(page: Page) -> None:
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=open-settings]").click()
    page.wait_for_selector("[data-testid=language]")


def in_all_languages(page: Page) -> dict[str, list[str]]:
    """What the page says now, language by language; the settings lie open."""
    said = {}
    for language in LANGUAGES:
        speak(page, language)
        said[language] = page.evaluate(WORDS)
    return said


def left_over(english: list[str], other: list[str]) -> list[str]:
    """What is the same in both languages, and should not be."""
    same = [text for text, was in zip(other, english, strict=True) if text == was]
    bare = [re.sub(r"[\d\W_]+", " ", text).strip() for text in same]
    return [text for text in bare if text and not {text, *text.split()} & SAME]


def check(said: dict[str, list[str]]) -> None:
    for language, texts in said.items():
        assert [text for text in texts if MESSAGE_ID.search(text) or LEFT_OPEN.search(text)] == [], language
        assert len(texts) == len(said["en"]), f"{language} shows as much as English does"
        if language != "en":
            assert left_over(said["en"], texts) == [], language


@pytest.mark.parametrize("name", PHASES)
def test_every_phase_in_every_language(visit: Visit, served: Served, name: str) -> None:
    page = come(visit(), arrange(served.database, position(name)), 0, language="en")
    phase(page, name, mine=True)
    open_settings(page)
    check(in_all_languages(page))


def test_home_and_house_rules_in_every_language(visit: Visit) -> None:
    page = visit().go()
    page.wait_for_selector("[data-testid=play-now]")
    said = {}
    for language in LANGUAGES:
        page.locator("[data-testid=home-language]").select_option(language)
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        page.locator("[data-testid=open-house]").click()
        page.wait_for_selector("[data-testid=house-rules]")
        said[language] = page.evaluate(WORDS)
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-testid=house-rules]", state="detached")
    check(said)
