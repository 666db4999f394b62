"""Plays through the page alone: looks at what it shows, clicks what it offers."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.hanging import HANGS

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Position

BOARD = "[data-testid=board]"
RESULT = "[data-testid=result]"
FITS = "[data-testid=hand] li.fits button"
TOUCHED = """(button) => {
  const box = button.getBoundingClientRect();
  const mine = (x, y) => button.contains(document.elementFromPoint(box.x + x, box.y + y));
  for (let y = 8; y < box.height; y += 4)
    for (let x = 8; x < box.width; x += 4)
      if (mine(x, y) && mine(x - 4, y) && mine(x + 4, y) && mine(x, y + 4)) return { x, y };
  return null;
}"""
"""Where a card shows itself from under its neighbors, which need not be a corner of its box: cards lie at an angle."""

STATE = """() => {
  const board = document.querySelector("[data-testid=board]");
  if (!board) return null;
  const one = (id) => document.querySelector(`[data-testid=${id}]`);
  const on = (id) => Boolean(one(id)) && one(id).getAttribute("aria-disabled") !== "true";
  return {
    decision: Number(board.dataset.decision), phase: board.dataset.phase, asked: board.dataset.asked === "true",
    status: board.dataset.status, over: Boolean(document.querySelector("[data-testid=result]")),
    fits: document.querySelectorAll("[data-testid=hand] li.fits button").length,
    sheet: [...document.querySelectorAll("[data-testid=sheet] [data-move]")].map((one) => one.dataset.move),
    draw: on("draw"), uno: on("uno"), armed: one("uno")?.getAttribute("aria-pressed") === "true",
    cards: document.querySelectorAll("[data-testid=hand] li").length,
  };
}"""
CHANGED = """(before) => {
  if (document.querySelector("[data-testid=curtain]")) return true;
  const board = document.querySelector("[data-testid=board]");
  return board && (board.dataset.decision !== String(before) || document.querySelector("[data-testid=result]"));
}"""
"""Another decision, the end, or the curtain, which takes the board away: where one device is passed around, what came
of a move is shown for a moment only."""
ASKED = """() => {
  const board = document.querySelector("[data-testid=board]");
  return board && (board.dataset.asked === "true" || document.querySelector("[data-testid=result]"));
}"""


def wait_until_asked(page: Page) -> dict[str, object]:
    """My turn, or the end of the round."""
    page.wait_for_function(ASKED, timeout=60_000, polling=25)
    state: dict[str, object] = page.evaluate(STATE)
    return state


def act(page: Page, *, prefer: str = "") -> str:
    """One decision; what was clicked. UNO is said with the last card but one."""
    state = wait_until_asked(page)
    if state["over"]:
        return ""
    decision = state["decision"]
    done = _click(page, state, prefer)
    page.wait_for_function(CHANGED, arg=decision, timeout=60_000, polling=25)
    return done


def _click(page: Page, state: dict[str, object], prefer: str) -> str:
    sheet = state["sheet"]
    assert isinstance(sheet, list)
    if sheet:
        move = prefer if prefer in sheet else str(sheet[0])
        page.locator(f'[data-testid=sheet] [data-move="{move}"]').first.click()
        return move
    if state["fits"]:
        if state["uno"] and not state["armed"] and state["cards"] == 2:
            page.locator("[data-testid=uno]").click()
        card = page.locator(FITS).first
        text = card.get_attribute("data-card") or ""
        touch(card)
        return text
    assert state["draw"], f"asked, and nothing to click: {state}"
    page.locator("[data-testid=draw]").click()
    return "draw"


def touch(card: Locator) -> None:
    """Click a card of the hand where it can be seen; what flies over it is gone in a moment."""
    until = time.monotonic() + HANGS
    place: Position | None = None
    while place is None:
        assert time.monotonic() < until, f"{card} is hidden under its neighbors"
        place = card.evaluate(TOUCHED)
        card.page.wait_for_timeout(0 if place else 50)
    card.click(position=place)


def play_round(page: Page, *, seconds: float = HANGS) -> list[str]:
    """A whole round; everything that was clicked."""
    page.wait_for_selector(BOARD)
    done: list[str] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        move = act(page)
        if not move:
            return done
        done.append(move)
    raise AssertionError(f"the round does not end: {done[-20:]}")
