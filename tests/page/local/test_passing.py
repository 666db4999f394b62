"""Several people pass one device around: nobody's cards are in the page before their owner has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as TooLong

from tests.choosing import few
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.local.dealing import (
    CURTAIN,
    HAND,
    RESULT,
    act_or_pass,
    network_off,
    pass_around,
    play_passing,
    take_device,
)
from tests.page.playing import BOARD, CHANGED, act, touch
from tests.page.test_access import in_every_look

if TYPE_CHECKING:
    from playwright.sync_api import Page

CARDS_IN_PAGE = """() => {
  const html = document.documentElement.outerHTML;
  return { cards: [...html.matchAll(/data-card="([^"]+)"/g)].map((one) => one[1]),
           words: [...document.querySelectorAll("[aria-label], [data-region], li, p, h1, button")]
             .flatMap((one) => [one.ariaLabel ?? "", one.children.length ? "" : one.textContent]) };
}"""
NAMES = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def hidden(page: Page) -> None:
    """While the curtain is down the page names no card at all: not in a hand, a log or what a screen reader heard."""
    found: dict[str, Any] = page.evaluate(CARDS_IN_PAGE)
    assert set(found["cards"]) <= {"?"}
    for text in found["words"]:
        for color in NAMES.values():
            assert f"{color} " not in text.lower(), text
        assert "you hold" not in text.lower(), text
    assert page.locator("[data-testid=hand], [data-testid=log]").count() == 0


@pytest.mark.parametrize("size", few(["phone", "desk"], "phone"))
def test_the_curtain_hides_everything(visit: Visit, size: str) -> None:
    visitor = visit(size)
    page = pass_around(visitor, ["Ada", "Ben", "Cleo"], hand=4)
    page.locator("[data-testid=start]:enabled").click()
    seen: set[str] = set()
    for _ in range(7):
        page.locator(CURTAIN).wait_for()
        hidden(page)
        seen.add(page.locator(f"{CURTAIN} h1").inner_text())
        assert page.evaluate("() => document.activeElement?.dataset.testid") == "i-am", "it has the focus"
        page.keyboard.press("Escape")
        hidden(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{BOARD}[data-asked=true]")
        assert len(page.evaluate(HAND)) >= 1
        page.wait_for_function("() => document.querySelector('[data-region=alert]').textContent !== ''")
        act(page)
        over = page.locator("[data-testid=hand-over]")
        page.wait_for_selector(f"{CURTAIN}, {RESULT}, [data-testid=hand-over], {BOARD}[data-asked=true]")
        if over.count():
            over.click()
        while page.locator(f"{BOARD}[data-asked=true]").count():
            act(page)
            page.wait_for_timeout(50)
        if page.locator(RESULT).count():
            break
    assert len(seen) >= 2


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_an_open_drawer_closes_with_the_curtain(visit: Visit, size: str) -> None:
    """Whoever moves and then opens the log leaves nothing of theirs open for the next."""
    page = pass_around(visit(size), ["Ada", "Ben"], hand=5)
    page.locator("[data-testid=start]:enabled").click()
    closed = 0
    for _ in range(10):
        page.wait_for_selector(f"{CURTAIN}, {RESULT}, {BOARD}[data-asked=true]")
        if page.locator(RESULT).count() or closed == 2:
            break
        if page.locator(CURTAIN).count():
            take_device(page)
        act(page)
        # While one looks at what came of one's move: a moment later the curtain is down.
        page.keyboard.press("l")
        page.wait_for_selector(f"dialog[open], {CURTAIN}, {RESULT}")
        if not page.locator("dialog[open] [data-testid=log]").count():
            continue
        try:
            page.locator(CURTAIN).wait_for(timeout=3000)
        except TooLong:  # whoever moved is asked something more
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
            continue
        hidden(page)
        assert page.locator("dialog").count() == 0
        closed += 1
        take_device(page)
        assert page.locator("dialog").count() == 0, "nor does it come back"
    assert closed


HEARD = """() => { window.heard = []; const hear = () => document.querySelectorAll("[data-region]").forEach((one) => {
  if (one.textContent && window.heard.at(-1) !== one.textContent) window.heard.push(one.textContent); });
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true }); }"""


def test_a_hand_is_told_to_nobody_before_somebody_holds_the_device(visit: Visit) -> None:
    """A bot begins: the cards are dealt and played while the device lies on the table."""
    visitor = visit()
    for _ in range(8):
        page = pass_around(visitor, ["Ada", "Ben"], hand=6, bots=4, botPace="normal")
        page.evaluate(HEARD)
        page.locator("[data-testid=start]:enabled").click()
        page.wait_for_selector(CURTAIN, timeout=60_000)
        heard = page.evaluate("() => window.heard")
        for text in heard:
            assert "your hand" not in text.lower(), text
            assert "you " not in text.lower(), text
        if len(heard) > 1:
            break
    assert len(heard) > 1, "what a watcher sees is told"


FACE_DOWN = """() => { window.seen = [];
  const look = () => {
    requestAnimationFrame(look);
    const hand = [...document.querySelectorAll("[data-testid=hand] [data-card]")];
    if (!hand.length || hand.some((one) => one.dataset.card !== "?")) return;
    const flies = [...document.querySelectorAll(".flyer")].map((one) => one.dataset.flies);
    const told = [...document.querySelectorAll("[data-region]")].map((one) => one.textContent).join(" ");
    window.seen.push({ flies, told });
  };
  look(); }"""
"""Notes at every frame what flies and what is told while the hand lies face down, since anybody may look at the device.
"""


@pytest.mark.long
def test_a_hand_that_lies_face_down_gets_its_cards_face_down(visit: Visit) -> None:
    """Ada and Ben draw whenever they may, and bots move next: what they drew is neither seen in the air nor told."""
    page = pass_around(visit(), ["Ada", "Ben"], hand=5, bots=2, botPace="normal")
    page.evaluate(FACE_DOWN)
    page.locator("[data-testid=start]:enabled").click()
    came = "() => window.seen.filter((one) => one.flies.includes('? hand')).length"
    for _ in range(200):
        if page.evaluate(came) > 2:
            break
        page.wait_for_selector(f"{CURTAIN}, {RESULT}, {BOARD}[data-asked=true]", timeout=60_000)
        if page.locator(RESULT).count():
            page.locator("[data-testid=next]").click()
            page.locator(RESULT).wait_for(state="detached")
        elif page.locator(CURTAIN).count():
            take_device(page)
        elif page.locator("[data-testid=draw]:not([aria-disabled=true])").count():
            decision = page.locator(BOARD).get_attribute("data-decision")
            page.locator("[data-testid=draw]").click()
            page.wait_for_function(CHANGED, arg=decision, timeout=60_000, polling=25)
        else:
            act_or_pass(page)
    seen = page.evaluate("() => window.seen")
    assert any("? hand" in one["flies"] for one in seen), "cards came to a hand that lay face down"
    for one in seen:
        assert "you hold" not in one["told"].lower()
        assert "you draw a " not in one["told"].lower()
        assert all(way.startswith("? ") for way in one["flies"] if not way.endswith(" discard"))


def test_a_reload_shows_nobodys_cards(visit: Visit) -> None:
    page = pass_around(visit("phone"), ["Ada", "Ben"], hand=5)
    page.locator("[data-testid=start]:enabled").click()
    page.locator(CURTAIN).wait_for()
    title = page.locator(f"{CURTAIN} h1").inner_text()
    take_device(page)
    page.reload()
    page.locator(CURTAIN).wait_for()
    hidden(page)
    assert page.locator(f"{CURTAIN} h1").inner_text() == title


@pytest.mark.long
def test_a_round_of_three_with_a_bot_and_no_network(visit: Visit) -> None:
    visitor = visit("phone")
    page = pass_around(visitor, ["Ada", "Ben"], hand=2, bots=1)
    network_off(visitor)
    page.locator("[data-testid=start]:enabled").click()
    assert play_passing(page) >= 1
    expect(page.locator(f"{RESULT} tbody tr")).to_have_count(3)
    page.locator("[data-testid=next]").click()
    page.wait_for_selector(f"{CURTAIN}, {BOARD}[data-status=playing]")
    visitor.forgive_lost_network()


@pytest.mark.long
def test_while_a_bot_thinks_nothing_of_a_hand_is_told(visit: Visit) -> None:
    """Whoever drew a card has passed the device on: its name is in the log of nobody else."""
    page = pass_around(visit(), ["Ada", "Ben"], hand=5, bots=2, botPace="normal")
    page.locator("[data-testid=start]:enabled").click()
    for _ in range(6):
        page.wait_for_selector(f"{CURTAIN}, {BOARD}[data-asked=true]", timeout=60_000)
        if page.locator(CURTAIN).count():
            take_device(page)
        draw = page.locator("[data-testid=draw][aria-disabled=false], [data-testid=draw]:not([aria-disabled])")
        if page.locator("[data-testid=sheet] [data-move]").count():
            page.locator("[data-testid=sheet] [data-move]").first.click()
        elif draw.count():
            draw.first.click()
        else:
            touch(page.locator("[data-testid=hand] li.fits button").first)
        page.wait_for_timeout(400)
        if page.locator(f"{BOARD}[data-asked=false]").count() and not page.locator(CURTAIN).count():
            page.wait_for_function(
                """() => document.querySelector("[data-testid=curtain]")
                     || document.querySelector("[data-testid=board]").dataset.asked === "true"
                     || [...document.querySelectorAll("[data-testid=hand] [data-card]")]
                          .every((one) => one.dataset.card === "?")"""
            )
            assert "You draw a " not in " ".join(page.locator("[data-testid=log]").all_inner_texts())


@pytest.mark.long
def test_who_was_replaced_by_a_bot_sits_down_again_in_the_same_match(visit: Visit) -> None:
    """From the menu of whoever has the device: the replaced person has no screen of their own."""
    page = pass_around(visit("phone"), ["Ada", "Ben"], hand=7, bots=1)
    page.locator("[data-testid=start]:enabled").click()
    while True:
        page.wait_for_selector(f"{CURTAIN}, {BOARD}[data-asked=true]")
        if page.locator(CURTAIN).count():
            take_device(page)
        page.wait_for_selector(f"{BOARD}[data-asked=true]")
        if (page.get_attribute("[data-testid=me]", "aria-label") or "").startswith("Ada"):
            break
        act(page)
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=open-host]").click()
    ben = page.locator("[data-testid=person-1]")
    ben.locator("[data-testid=to-bot]").click()
    ben.locator("[data-testid=sit-again]").click()
    ben.locator("[data-testid=to-bot]").wait_for()
    page.keyboard.press("Escape")
    for _ in range(40):
        page.wait_for_selector(f"{CURTAIN}, {RESULT}, {BOARD}[data-asked=true]")
        if page.locator(CURTAIN).count():
            if "Ben" in page.locator(f"{CURTAIN} h1").inner_text():
                break
            take_device(page)
        act(page)
    assert "Ben" in page.locator(f"{CURTAIN} h1").inner_text()


@pytest.mark.long
def test_axe_finds_nothing(visit: Visit) -> None:
    page = pass_around(visit("phone"), ["Ada", "Ben"], hand=3)
    assert in_every_look(page, "phone") == [], "lobby"
    page.locator("[data-testid=start]:enabled").click()
    page.locator(CURTAIN).wait_for()
    assert in_every_look(page, "phone") == [], "curtain"
    take_device(page)
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=take-back]").wait_for()
    assert page.locator("[data-testid=take-back]").is_disabled(), "with two people nothing is taken back"
    assert in_every_look(page, "phone") == [], "menu"
