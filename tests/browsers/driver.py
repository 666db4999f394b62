"""What a test needs of a browser that Playwright does not drive: a page, its scripts, a finger, a picture."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Protocol

from tests.hanging import HANGS

PLACE = """() => {
  const found = [...document.querySelectorAll(%s)].find((one) => !one.disabled && one.offsetParent !== null);
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = found.getBoundingClientRect();
  for (let y = 6; y < box.height; y += 5)
    for (let x = 6; x < box.width; x += 5)
      if (found.contains(document.elementFromPoint(box.x + x, box.y + y)))
        return [Math.round(box.x + x), Math.round(box.y + y)];
  return null;
}"""
"""A point at which an element shows itself."""


class Browser(Protocol):
    """A browser with one page."""

    name: str

    def go(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""

    def run(self, function: str) -> Any:
        """Call a JavaScript function in the page; what it returns can be written as JSON."""

    def tap_at(self, x: int, y: int) -> None:
        """Touch the page with a finger, or where there is none, with the mouse."""

    def resize(self, width: int, height: int) -> None:
        """Give the page this room."""

    def picture(self, path: Path) -> None:
        """What is seen, as a PNG."""

    def close(self) -> None:
        """End it."""


def wait_for(browser: Browser, function: str, seconds: float = HANGS) -> Any:
    """Ask the page until it says something true; `seconds` only guard against hanging."""
    until = time.monotonic() + seconds
    while not (said := browser.run(function)):
        if time.monotonic() > until:
            shown = browser.run("() => [location.href, document.body.innerText.slice(0, 400)]")
            raise AssertionError(f"{browser.name}: never true: {function}; the page shows {shown}")
        time.sleep(0.05)
    return said


def tap(browser: Browser, selector: str) -> None:
    """Touch the first element that can be touched, once it stands still."""
    before, place = None, wait_for(browser, PLACE % json.dumps(selector))
    while place != before:
        time.sleep(0.1)
        before, place = place, wait_for(browser, PLACE % json.dumps(selector))
    browser.tap_at(*place)
