"""Every word in every language: no message id, no English left over, and what a screen reader is told."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.page.arranging import NAMES, arrange, come, unfold
from tests.page.conftest import Visit
from tests.page.looking import hand, holds, lay, phase
from tests.page.phases import PHASES, position
from tests.server.server_process import ServerProcess

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
MESSAGE_ID = re.compile(
    r"\b(page|ui|event|ask|card|color|count|list|setting|refused|error|reason|rule|tell)(-[a-z]+)+\b"
)
LEFT_OPEN = re.compile("[{}$\u2068\u2069]|undefined|null|NaN|object Object")
SAME = {
    "UNO", "Penultima", "Menu", "Total", "Bots", "Bot", "bot", "Code", "Expert", "Normal", "Table", "Round", "Volume",
    *NAMES,
}  # fmt: skip
"""Names, and words that other languages share with English."""
HOLDING = "hands: r1 y5 b2 w | y3 g4; draw: *; discard: b7"
TURN = {
    "en": "Your turn: play a card or draw. On top: a blue 7. You hold red 1, yellow 5, blue 2 and Wild. "
    "You may play blue 2 and Wild.",
    "es": "Te toca: juega una carta o roba. Arriba: un 7 azul. Tienes 1 rojo, 5 amarillo, 2 azul y Comodín. "
    "Puedes jugar 2 azul y Comodín.",
    "fr": "À toi : joue une carte ou pioche. Sur le talon : un 7 bleu. Tu as 1 rouge, 5 jaune, 2 bleu et Joker. "
    "Tu peux jouer 2 bleu et Joker.",
    "it": "Tocca a te: gioca una carta o pesca. In cima: un 7 blu. Hai 1 rosso, 5 giallo, 2 blu e Jolly. "
    "Puoi giocare 2 blu e Jolly.",
    "pt": "É a sua vez: jogue uma carta ou compre. Em cima: um 7 azul. Você tem 1 vermelho, 5 amarelo, 2 azul e "
    "Curinga. Você pode jogar 2 azul e Curinga.",
}
"""What is said at once when it is one's turn: the question, the hand, what may be played."""
SNAPSHOTS = Path(__file__).parent / "snapshots"
"""What a screen reader finds where one is asked, by language; PENULTIMA_SNAPSHOTS=write writes it anew."""
ASKING = "[data-testid=sheet], [data-testid=prompt], [data-testid=hand], [data-testid=thumbs]"


def speak(page: Page, language: str) -> None:
    """Choose another language in the settings, which lie open."""
    page.locator("[data-testid=language]").select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def open_settings(page: Page) -> None:
    """By the menu of the table."""
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=open-settings]").click()
    page.wait_for_selector("[data-testid=language]")


def snapshot(page: Page) -> str:
    """What assistive technology is told where one is asked: roles, names, states."""
    return "\n".join(one.aria_snapshot() for one in page.locator(ASKING).all())


def kept(language: str, moment: str, now: str) -> str:
    """The snapshot as it was kept, of one moment in one language."""
    file = SNAPSHOTS / f"{language}.txt"
    parts = re.split(r"^# (.+)\n", file.read_text("utf-8") if file.is_file() else "", flags=re.MULTILINE)[1:]
    known = {name: text.strip() for name, text in zip(parts[::2], parts[1::2], strict=True)}
    if os.environ.get("PENULTIMA_SNAPSHOTS") == "write":
        known[moment] = now
        SNAPSHOTS.mkdir(exist_ok=True)
        file.write_text("\n".join(f"# {name}\n{known[name]}\n" for name in sorted(known)), "utf-8")
    return known.get(moment, "")


def left_over(english: list[str], other: list[str]) -> list[str]:
    """What is the same in both languages, and should not be."""
    same = [text for text, was in zip(other, english, strict=True) if text == was]
    bare = [re.sub(r"[\d\W_]+", " ", text).strip() for text in same]
    return [text for text in bare if text and not {text, *text.split()} & SAME]


def check(said: dict[str, list[str]]) -> None:
    """Everything is said in every language, in its own words."""
    for language, texts in said.items():
        assert [text for text in texts if MESSAGE_ID.search(text) or LEFT_OPEN.search(text)] == [], language
        assert len(texts) == len(said["en"]), f"{language} shows as much as English does"
        if language != "en":
            assert left_over(said["en"], texts) == [], language


@pytest.mark.parametrize("name", few(PHASES, "CHALLENGE", "GIVE_CARD"))
def test_every_question_in_every_language(visit: Visit, served: ServerProcess, name: str) -> None:
    """Switched at the table, without a reload."""
    page = come(visit(), arrange(served.database, position(name)), 0, language="en")
    phase(page, name, mine=True)
    open_settings(page)
    said, told = {}, {}
    for language in LANGUAGES:
        speak(page, language)
        said[language] = page.evaluate(WORDS)
        told[language] = snapshot(page)
    check(said)
    assert told == {language: kept(language, name, told[language]) for language in LANGUAGES}


@pytest.mark.long
def test_the_result_in_every_language(visit: Visit, served: ServerProcess) -> None:
    page = come(visit(), arrange(served.database, "hands: b1 | y3 gs w4; draw: *; discard: b7"), 0, language="en")
    lay(page, "b1")
    page.wait_for_selector("[data-testid=result]")
    open_settings(page)
    said = {}
    for language in LANGUAGES:
        speak(page, language)
        said[language] = page.evaluate(WORDS)
    check(said)


@pytest.mark.long
@pytest.mark.parametrize("language", few(LANGUAGES, "pt"))
def test_ones_turn_is_told_at_once_in_every_language(visit: Visit, served: ServerProcess, language: str) -> None:
    page = come(visit("phone"), arrange(served.database, HOLDING), 0, language=language)
    alert = page.locator("[data-region=alert]")
    assert alert.get_attribute("aria-live") == "assertive"
    page.wait_for_function("() => document.querySelector('[data-region=alert]').textContent")
    assert (alert.text_content() or "").replace("\u00a0", " ") == TURN[language]
    assert page.locator("html").get_attribute("lang") == language


def test_a_burst_of_moves_is_told_in_one_breath(visit: Visit, served: ServerProcess) -> None:
    """Three bots move while the page's clock stands still; then the polite region tells it all, and the other asks."""
    hands = "hands: b1 b2 b3 | b4 g4 g5 | b5 g6 g8 | b8 y9 y8; draw: *; discard: b7"
    visitor = visit()
    visitor.page.clock.install()
    page = come(visitor, arrange(served.database, hands, people=1, bots=3), 0, language="en")
    phase(page, "TURN", mine=True)
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("() => Date.now()") / 1000 + 5, UTC))
    quiet = page.locator("[data-region=log]").text_content()
    lay(page, "b1")
    hand(page, "b2 b3")
    holds(page, 3, 2)  # the page may have shown its own card before anybody else moved
    phase(page, "TURN", mine=True)
    assert page.locator("[data-region=log]").text_content() == quiet
    page.clock.run_for(1000)
    told = page.locator("[data-region=log]").text_content() or ""
    assert [word in told for word in ("blue 1", "blue 4", "blue 5", "blue 8")] == [True] * 4
    assert "You may play blue 2 and blue 3." in (page.locator("[data-region=alert]").text_content() or "")


def test_home_and_house_rules_in_every_language(visit: Visit) -> None:
    page = unfold(visit().go())
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
