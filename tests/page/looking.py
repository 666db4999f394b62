"""What a page shows, waited for: nothing here looks only once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.page.browser import SIZES
from tests.page.playing import TOUCHED, touch

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

AT_REST = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""
"""Nothing moves any more but what always moves."""


def lay(page: Page, card: str) -> None:
    """Lay a card of the hand."""
    one = page.locator(f"[data-testid=hand] li.fits button[data-card='{card}']").first
    one.wait_for()
    touch(one)


def tap(card: Locator) -> None:
    """Touch a card whether it fits or not: one that does not is still there to be asked why."""
    card.wait_for()
    place = card.evaluate(TOUCHED)
    box = card.bounding_box()
    assert box is not None
    assert place is not None, f"{card} is hidden under its neighbors"
    card.page.mouse.click(box["x"] + place["x"], box["y"] + place["y"])


def answer(page: Page, phase: str, move: str) -> None:
    """Answer what the sheet asks."""
    page.locator(f"[data-testid=sheet][data-phase={phase}] [data-move='{move}']").first.click()


def told(page: Page, *words: str) -> None:
    """The log says this, in one line."""
    page.wait_for_function(
        """(words) => [...document.querySelectorAll("[data-testid=log] li")]
             .some((line) => words.every((word) => line.textContent.includes(word)))""",
        arg=list(words),
    )


def holds(page: Page, seat: int, n: int) -> None:
    """Somebody else's chip shows so many cards."""
    page.wait_for_function(
        "([seat, n]) => document.querySelector(`[data-testid=seat-${seat}] .cards b`)?.textContent === String(n)",
        arg=[seat, n],
    )


def hand(page: Page, cards: str) -> None:
    """My hand is this, in any order."""
    page.wait_for_function(
        """(wanted) => [...document.querySelectorAll("[data-testid=hand] [data-card]")]
             .map((one) => one.dataset.card).sort().join(" ") === wanted""",
        arg=" ".join(sorted(cards.split())),
    )


def phase(page: Page, name: str, *, mine: bool) -> None:
    """The table asks for this, of me or of somebody else."""
    page.wait_for_selector(f"[data-testid=board][data-phase={name}][data-asked={str(mine).lower()}]")


def color(page: Page, name: str) -> None:
    """The color in force."""
    page.wait_for_selector(f"[data-testid=color][data-color={name}]")


def resize(page: Page, size: str) -> None:
    """Another screen for the same page, as it stands when it has come to rest there."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_function(AT_REST)
