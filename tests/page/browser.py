"""A real Chromium: the machine's own, else one that the package manager or Playwright installs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tests.debian import program_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

NAMES = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
)  # fmt: skip
"""The lightest first: it draws no window, which takes a third of the time for every visitor."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
"""A test browser talks to our server and to nobody else."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright says for itself."""
LOST_NETWORK = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_", "net::ERR_NETWORK_")
"""How the browser names, in the console, a request that found no network or no server."""
SIZES = {
    "phone": (360, 740), "small phone": (320, 568), "phone on its side": (740, 360), "smaller on its side": (667, 375),
    "magnified": (720, 450), "tablet": (768, 1024), "desk": (1440, 900), "large desk": (1920, 1080),
}  # fmt: skip
"""Screens by name; *magnified* is the desk at 200 %."""


def chromium() -> str | None:
    """Where the machine has one, or gets one from Debian; nothing if Playwright's own is to be used."""
    return os.environ.get("PENULTIMA_CHROMIUM") or program_of(NAMES[0], *NAMES)


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser for as long as one needs it."""
    from playwright.sync_api import sync_playwright

    path = chromium()
    if path is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", NAMES[0]], check=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody at a browser of their own; whatever the console says against the page is kept."""

    def __init__(self, browser: Browser, url: str, size: str = "desk", **options: Any) -> None:
        width, height = SIZES[size]
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("locale", "en-US")
        # Who comes once needs nothing kept, and what a worker answers cannot be arranged; tests/site lets it work.
        options.setdefault("service_workers", "block")
        options.setdefault("viewport", {"width": width, "height": height})
        self.url = url
        self.context: BrowserContext = browser.new_context(**options)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.complaints: list[str] = []
        self.heard: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text))))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(message.text)

    def go(self, path: str = "/") -> Page:
        """Open a page of the server."""
        self.page.goto(self.url + path)
        return self.page

    def forgive_lost_network(self) -> None:
        """The browser writes down each request that found nobody; where a test takes the network away, that is no
        complaint about the page."""
        self.complaints[:] = [text for text in self.complaints if not any(words in text for words in LOST_NETWORK)]

    def close(self) -> None:
        """Leave."""
        self.context.close()
